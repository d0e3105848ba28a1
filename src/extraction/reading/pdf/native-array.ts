/** The engine's own push, kept before a library can replace it. */
export const arrayPush = Array.prototype.push;
