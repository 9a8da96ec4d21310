import { generalError } from "./admission.js";
import type { Channel, ChannelCommand, CodedMessage } from "./channel.js";
import type { ChannelClock } from "./clock.js";
import { ChannelError } from "./error.js";
import type { HookContext, HostClient, HostLimits } from "./host-options.js";
import { parseMessage } from "./message.js";

/** A command with its implementation. */
export interface CommandHandler {
  readonly command: ChannelCommand;
  // biome-ignore lint/suspicious/noExplicitAny: arguments of any command; its codecs check them.
  readonly handle: (client: HostClient, args: any, context: HookContext) => unknown;
}

/** Pairs a command with its implementation, which returns the data of the reply; undefined is sent as null. */
export function handler<Args, Data>(
  command: ChannelCommand<Args, Data>,
  handle: (client: HostClient, args: Args, context: HookContext) => HandlerReturn<Data> | Promise<HandlerReturn<Data>>,
): CommandHandler {
  return { command, handle };
}

// biome-ignore lint/suspicious/noConfusingVoidType: what a function without a result returns.
type HandlerReturn<Data> = Data extends null ? Data | void : Data;

/** A serialized reply, and whether the command succeeded. */
export interface CommandReply {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * Runs commands. Those of one client run sequentially, so that handlers receive them in order. Each has a timeout, so
 * that a handler that never settles does not block its client forever.
 */
export class CommandRunner {
  readonly #channel: Channel;
  readonly #handlers: ReadonlyMap<string, CommandHandler>;
  readonly #maxBytes: number;
  readonly #timeout: number;
  readonly #clock: ChannelClock;
  readonly #onError: ((error: unknown) => void) | undefined;
  readonly #lastRuns = new Map<string, Promise<unknown>>();
  readonly #pending = new Set<AbortController>();

  constructor(
    channel: Channel,
    handlers: readonly CommandHandler[],
    options: {
      readonly limits: Pick<Required<HostLimits>, "maxBytes" | "commandTimeout">;
      readonly clock: ChannelClock;
      readonly onError?: ((error: unknown) => void) | undefined;
    },
  ) {
    this.#channel = channel;
    this.#handlers = new Map(handlers.map((handler) => [handler.command.name, handler]));
    this.#maxBytes = options.limits.maxBytes;
    this.#timeout = options.limits.commandTimeout;
    this.#clock = options.clock;
    this.#onError = options.onError;
  }

  /** Handles a message of the client with that key. Never rejects. */
  run(key: string, client: HostClient, text: string): Promise<CommandReply> {
    const timeout = new AbortController();
    this.#pending.add(timeout);
    const giveUp = (): void =>
      timeout.abort(new ChannelError("timeout", `a command was not completed within ${this.#timeout} ms`));
    const end = this.#clock.now() + this.#timeout;
    const stop = this.#clock.after(this.#timeout, giveUp);
    const reply = (this.#lastRuns.get(key) ?? Promise.resolve()).then(() => {
      // Simultaneous timers fire one after the other, and earlier commands may have ended in the same moment.
      if (this.#clock.now() >= end) giveUp();
      return this.#handle(client, text, timeout.signal);
    });
    this.#lastRuns.set(key, reply);
    void reply.then(() => {
      stop();
      this.#pending.delete(timeout);
      if (this.#lastRuns.get(key) === reply) this.#lastRuns.delete(key);
    });
    return reply;
  }

  /** Resolves when all commands received so far have their replies. */
  async idle(): Promise<void> {
    await Promise.all(this.#lastRuns.values());
  }

  /** Replies to all pending commands with errors, immediately. */
  terminate(): void {
    for (const timeout of this.#pending) timeout.abort(new ChannelError("closed", "the host was terminated"));
  }

  /** Returns an error reply to a message that is not a command. */
  refusal(error: CodedMessage): string {
    return this.#channel.encodeError(null, null, error);
  }

  async #handle(client: HostClient, text: string, signal: AbortSignal): Promise<CommandReply> {
    const { command: names } = this.#channel.envelope;
    let name: string | null = null;
    let nonce: string | null = null;
    let work: () => unknown;
    let reply: (data: unknown) => string;
    try {
      const fields = parseMessage(text, this.#maxBytes);
      name = textOf(fields[names.name]);
      nonce = textOf(fields[names.nonce]);
      const handler = this.#handlers.get(name ?? "");
      if (handler === undefined) return this.#refuse(name, nonce, generalError(this.#channel, "invalidCommand"));
      const { command, handle } = handler;
      const args: unknown = command.decodeArgs(command.readsText ? text : fields, this.#maxBytes);
      work = () => handle(client, args, { signal });
      // A command that passed its check has a nonce.
      reply = (data) => command.encodeReply(nonce ?? "", data ?? null, this.#maxBytes);
    } catch (error) {
      const { code, message } = generalError(this.#channel, "invalidPayload");
      return this.#refuse(name, nonce, { code, message: `${message}: ${(error as ChannelError).message}` });
    }
    try {
      // A command that timed out in the queue is not started: its reply reports that it was not run.
      signal.throwIfAborted();
      return { ok: true, text: reply(await Promise.race([aborted(signal), work()])) };
    } catch (error) {
      return this.#refuse(name, nonce, this.#reportError(error));
    }
  }

  #refuse(name: string | null, nonce: string | null, error: CodedMessage): CommandReply {
    const { encodeError } = this.#channel;
    const short = { code: error.code, message: error.message.slice(0, 200) };
    const attempts = [
      () => encodeError(name, nonce, error),
      // A very long name or nonce would make the reply exceed the maximum size.
      () => encodeError(null, null, short),
      // A handler may use a code that error replies of this channel do not allow.
      () => encodeError(name, nonce, generalError(this.#channel, "unknown")),
    ];
    for (const attempt of attempts) {
      try {
        return { ok: false, text: attempt() };
      } catch {}
    }
    return { ok: false, text: encodeError(null, null, generalError(this.#channel, "unknown")) };
  }

  /**
   * Returns the error for the client. Only errors of kind `refused`, which handlers throw deliberately, include
   * details.
   */
  #reportError(error: unknown): CodedMessage {
    if (error instanceof ChannelError && error.kind === "refused" && error.code !== undefined) {
      return { code: error.code, message: error.message };
    }
    this.#onError?.(error);
    return generalError(this.#channel, "unknown");
  }
}

/** Rejects with the reason of the signal. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
