/** The engine's own push, kept before a library can replace it. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is put back where it comes from
export const arrayPush = Array.prototype.push;
