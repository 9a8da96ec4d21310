import { asChannelError, ChannelError } from "./error.js";
import type { Message } from "./message.js";

/** The transport of a connection, such as a WebSocket. */
export interface SocketLink {
  /** Sends a message as text. */
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** A close code of the specification. */
export interface CloseCode {
  readonly code: number;
  readonly message: string;
  /** Whether a client may reconnect after it. */
  readonly reconnect: boolean;
}

export interface SocketConnectionOptions {
  /**
   * Receives the ChannelError of an invalid message (`malformed`, `too-large`, `invalid`, `unknown-command`), and
   * errors thrown by handlers. Default: closes the connection with the code 1008.
   */
  readonly onError?: (error: ChannelError, thrown: unknown) => void;
  /** Maximum size of a received message in bytes. Default: the specified size for a host, unlimited for a session. */
  readonly maxBytes?: number;
  /** Maximum number of queued messages. Default: 100. */
  readonly maxWaiting?: number;
}

/** Decodes a message and calls the handler of its opcode. */
export type MessageHandler = (message: Message, maxBytes: number | undefined) => unknown;

/**
 * One end of a channel of numbered messages. Messages are handled sequentially: a handler that returns a promise delays
 * the following ones.
 */
export class SocketConnection {
  readonly #link: SocketLink;
  readonly #handle: MessageHandler;
  readonly #options: SocketConnectionOptions;
  readonly #waiting: Message[] = [];
  #isHandling = false;
  #isClosed = false;

  constructor(link: SocketLink, handle: MessageHandler, options: SocketConnectionOptions = {}) {
    this.#link = link;
    this.#handle = handle;
    this.#options = options;
  }

  /** Whether {@link close} or {@link end} was called. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Handles a received message. Call it for each message of the link. */
  receive(message: Message): void {
    if (this.#isClosed) return;
    if (this.#waiting.length >= (this.#options.maxWaiting ?? 100)) {
      const error = new ChannelError("too-large", `${this.#waiting.length} messages wait to be handled`);
      this.#fail(error, error);
    } else {
      this.#waiting.push(message);
      if (!this.#isHandling) this.#handleWaiting();
    }
  }

  /** Closes the link with a close code; later messages are ignored. */
  close({ code, message }: Pick<CloseCode, "code" | "message">): void {
    if (this.#isClosed) return;
    this.end();
    // The reason in a close frame is limited to 123 bytes.
    this.#link.close(code, message.slice(0, 40));
  }

  /** Drops queued messages. Call it when the peer has closed the link. */
  end(): void {
    this.#isClosed = true;
    this.#waiting.length = 0;
  }

  /** Sends an encoded message, unless the connection is closed. */
  sendText(text: string): void {
    if (!this.#isClosed) this.#link.send(text);
  }

  /** Handles queued messages until a handler returns a promise. */
  #handleWaiting(): void {
    for (let message = this.#waiting.shift(); message !== undefined; message = this.#waiting.shift()) {
      try {
        const result = this.#handle(message, this.#options.maxBytes);
        if (!(result instanceof Promise)) continue;
        this.#isHandling = true;
        result
          .catch((error: unknown) => this.#fail(asChannelError(error), error))
          .finally(() => {
            this.#isHandling = false;
            this.#handleWaiting();
          });
        return;
      } catch (error) {
        this.#fail(asChannelError(error), error);
      }
    }
  }

  #fail(error: ChannelError, thrown: unknown): void {
    if (this.#isClosed) return;
    if (this.#options.onError === undefined) this.close({ code: 1008, message: error.kind });
    else this.#options.onError(error, thrown);
  }
}
