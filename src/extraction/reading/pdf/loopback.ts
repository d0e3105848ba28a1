interface Message {
  data: unknown;
}
type Listener = (event: Message) => void;

/**
 * Carries messages between the two halves of pdf.js, which here run in one process. pdf.js' own carrier clones whatever
 * it carries, fonts and pictures included, which takes longer than reading a page. Here both halves hold the same
 * things: each hands over what it will not touch again, but for the lists of a chunk, which it empties and fills again.
 */
export class Loopback {
  private readonly listeners = new Set<Listener>();
  private readonly delivered = Promise.resolve();

  postMessage(message: { chunk?: unknown }): void {
    const data = message.chunk === undefined ? message : { ...message, chunk: withOwnLists(message.chunk) };
    void this.delivered.then(() => {
      for (const listener of this.listeners) listener({ data });
    });
  }

  addEventListener(_name: 'message', listener: Listener, options?: { signal?: AbortSignal }): void {
    if (options?.signal?.aborted) return;
    this.listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  removeEventListener(_name: 'message', listener: Listener): void {
    this.listeners.delete(listener);
  }
}

function withOwnLists(chunk: unknown): unknown {
  if (typeof chunk !== 'object' || chunk === null || ArrayBuffer.isView(chunk)) return chunk;
  const entries = Object.entries(chunk).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.slice() : value,
  ]);
  return Object.fromEntries(entries) as unknown;
}
