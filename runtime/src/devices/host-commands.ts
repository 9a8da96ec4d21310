import { generalError } from "./admission.js";
import type { Channel, ChannelCommand, CodedMessage } from "./channel.js";
import type { ChannelClock } from "./clock.js";
import { ChannelError } from "./error.js";
import type { HookContext, HostClient, HostLimits } from "./host-options.js";
import { parseMessage } from "./message.js";

/** A command with what carries it out. */
export interface CommandHandler {
  readonly command: ChannelCommand;
  // biome-ignore lint/suspicious/noExplicitAny: arguments of any command; its codecs check them.
  readonly handle: (client: HostClient, args: any, context: HookContext) => unknown;
}

/** Joins a command with what carries it out, which answers with its data; nothing stands for null. */
export function handler<Args, Data>(
  command: ChannelCommand<Args, Data>,
  handle: (client: HostClient, args: Args, context: HookContext) => HandlerReturn<Data> | Promise<HandlerReturn<Data>>,
): CommandHandler {
  return { command, handle };
}

// biome-ignore lint/suspicious/noConfusingVoidType: what a function without a result returns.
type HandlerReturn<Data> = Data extends null ? Data | void : Data;

/** A text to answer with, and whether it says that all went well. */
export interface CommandReply {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * Carries commands out: those of one client one after the other, so that handlers see them in their order. Each has a time in
 * which it is answered, so that a handler that never ends holds up nobody for longer.
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

  /** Answers a message of the client with that key. Never rejects. */
  run(key: string, client: HostClient, text: string): Promise<CommandReply> {
    const patience = new AbortController();
    this.#pending.add(patience);
    const giveUp = (): void =>
      patience.abort(new ChannelError("timeout", `a command was not carried out within ${this.#timeout} ms`));
    const end = this.#clock.now() + this.#timeout;
    const stop = this.#clock.after(this.#timeout, giveUp);
    const answer = (this.#lastRuns.get(key) ?? Promise.resolve()).then(() => {
      // Timers of one moment fire one after the other, and those before this one may have ended in the same moment.
      if (this.#clock.now() >= end) giveUp();
      return this.#handle(client, text, patience.signal);
    });
    this.#lastRuns.set(key, answer);
    void answer.then(() => {
      stop();
      this.#pending.delete(patience);
      if (this.#lastRuns.get(key) === answer) this.#lastRuns.delete(key);
    });
    return answer;
  }

  /** Resolves when all commands have been answered that have come so far. */
  async idle(): Promise<void> {
    await Promise.all(this.#lastRuns.values());
  }

  /** Answers everything at once, with errors. */
  terminate(): void {
    for (const patience of this.#pending) patience.abort(new ChannelError("closed", "the host has been cut off"));
  }

  /** An error reply to something that is no command. */
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
      const args: unknown = command.decodeArgs(fields, this.#maxBytes);
      work = () => handle(client, args, { signal });
      // A command that passed its check has a nonce.
      reply = (data) => command.encodeReply(nonce ?? "", data ?? null, this.#maxBytes);
    } catch (error) {
      const { code, message } = generalError(this.#channel, "invalidPayload");
      return this.#refuse(name, nonce, { code, message: `${message}: ${(error as ChannelError).message}` });
    }
    try {
      // One that has waited for too long is not begun: whoever sent it is told that it was not carried out.
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
      // With a huge name or nonce the reply would be larger than any message may be.
      () => encodeError(null, null, short),
      // A handler may refuse with a code that error replies of this channel do not have.
      () => encodeError(name, nonce, generalError(this.#channel, "unknown")),
    ];
    for (const attempt of attempts) {
      try {
        return { ok: false, text: attempt() };
      } catch {}
    }
    return { ok: false, text: encodeError(null, null, generalError(this.#channel, "unknown")) };
  }

  /** What the client is told of a failure of the host: only what was meant for it, which a handler throws as `refused`. */
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
