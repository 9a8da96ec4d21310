interface Message {
  readonly channel: string;
  readonly message: string;
}

type Listener = (message: string) => void;

/** Messages of units of work, which listeners receive once the transaction has committed. */
export class PendingMessages {
  readonly #listeners: { readonly channel: string; readonly onMessage: Listener }[] = [];
  readonly #messages: Message[] = [];

  /** The number of messages so far. */
  get count(): number {
    return this.#messages.length;
  }

  listen(channel: string, onMessage: Listener): void {
    this.#listeners.push({ channel, onMessage });
  }

  add(channel: string, message: string): void {
    this.#messages.push({ channel, message });
  }

  /** Discards all messages but the first `count`. */
  truncate(count: number): void {
    this.#messages.splice(count);
  }

  deliver(): void {
    for (const { channel, message } of this.#messages.splice(0))
      for (const listener of this.#listeners)
        if (listener.channel === channel) queueMicrotask(() => listener.onMessage(message));
  }

  close(): void {
    this.#listeners.length = 0;
  }
}
