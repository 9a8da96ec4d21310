import type { BodyInput } from "../client/index.js";
import { acceptReply } from "./accept-reply.js";
import type { ConnectedPort, Greeting } from "./attempt.js";
import { Backoff } from "./backoff.js";
import { type Channel, type ChannelCommand, portsOf } from "./channel.js";
import { discover } from "./discover.js";
import { asChannelError, ChannelError } from "./error.js";
import { httpDial } from "./http-link.js";
import type { Dial } from "./link.js";
import { portLines } from "./port-report.js";
import { createProbeGreeting } from "./probe-greeting.js";
import { type CommandOptions, type SessionOptions, type SessionSettings, settingsOf } from "./session-options.js";
import { webSocketClass, websocketDial } from "./websocket-link.js";

/** A command that waits for a connection or for its reply. */
interface Pending {
  readonly command: ChannelCommand;
  readonly args: unknown;
  readonly nonce: string;
  readonly text: string;
  /** Settles the call; only the first call has an effect. */
  readonly settle: (reply: { readonly value: unknown } | ChannelError) => void;
}

interface LatestState {
  readonly command: ChannelCommand;
  readonly args: unknown;
}

/**
 * A client's connection to the service at the port where it was found. Reconnects with exponential backoff, and then
 * first sends the last call of each command that replaces earlier ones. Generated classes add a method per command.
 *
 * @example
 * ```ts
 * import { connectDevices, createDeviceHost } from "@guildwire/api/devices";
 * import { Session } from "@guildwire/runtime/devices";
 *
 * const host = await createDeviceHost({ onDevices: () => {}, ports: [0] });
 * const session = await connectDevices({ clientId: "1234", ports: [host.port] });
 * session instanceof Session; // => true
 * await session.setCertifiedDevices([]);
 * session.close();
 * await host.close(); // => true
 * ```
 */
export class Session {
  readonly #channel: Channel;
  readonly #settings: SessionSettings;
  readonly #dial: Dial;
  readonly #end = new AbortController();
  readonly #backoff: Backoff;
  /** Unique per session, so that late replies to another session are rejected. */
  readonly #prefix: string = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join(
    "",
  );
  #count = 0;
  #connection: ConnectedPort | undefined;
  #opening: Promise<this> | undefined;
  /** Sent commands without a reply, by nonce. */
  readonly #sent = new Map<string, Pending>();
  #waiting: Pending[] = [];
  /** The last state sent, and the last state accepted by the service, by command. */
  readonly #latest = new Map<string, LatestState>();
  readonly #accepted = new Map<string, LatestState>();

  /** `query` contains the query parameters by name. Does not connect before {@link Session.open}. */
  constructor(channel: Channel, query: { readonly [name: string]: string }, options: SessionOptions = {}) {
    this.#channel = channel;
    this.#settings = settingsOf(channel, options);
    const { transport, maxBytes, dial } = this.#settings;
    const target = { channel, query, maxBytes };
    this.#dial = dial ?? (transport === "http" ? httpDial(target) : websocketDial(target));
    this.#backoff = new Backoff(this.#settings.clock, this.#settings.backoff);
    options.signal?.addEventListener("abort", () => this.close());
    if (options.signal?.aborted === true) this.close();
  }

  /** The port of the service; undefined while searching and after the session has ended. */
  get port(): number | undefined {
    return this.#connection?.port;
  }

  /** Whether {@link Session.close} was called, or the session's signal aborted. */
  get isClosed(): boolean {
    return this.#end.signal.aborted;
  }

  /**
   * Searches for the service and resolves when it is found. Otherwise rejects with a {@link ChannelError} of kind
   * `not-found` that describes each port, or keeps searching with the option `wait`. Rejects with kind `unsupported`
   * without a WebSocket.
   */
  open(): Promise<this> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** Ends the session: rejects pending commands and closes the connection. */
  close(): void {
    if (this.isClosed) return;
    this.#end.abort();
    this.#connection?.link.close();
    this.#connection = undefined;
    this.#rejectAll(new ChannelError("closed", "the session is closed"));
  }

  /** Sends a command and resolves with its validated reply. */
  protected send<Args, Reply>(
    command: ChannelCommand<Args>,
    args: BodyInput<NoInfer<Args>>,
    { timeout = this.#settings.commandTimeout, signal }: CommandOptions = {},
  ): Promise<Reply> {
    return new Promise<unknown>((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.isClosed) throw new ChannelError("closed", "the session is closed");
      const nonce = this.#nonce();
      const text = command.encode(nonce, args as Args, this.#settings.maxBytes);
      const leave = (): void => pending.settle(asChannelError(signal?.reason));
      const stop = this.#settings.clock.after(timeout, () => this.#timeOut(pending, timeout));
      const pending: Pending = {
        command,
        args,
        nonce,
        text,
        settle: (outcome) => {
          stop();
          signal?.removeEventListener("abort", leave);
          this.#sent.delete(nonce);
          this.#waiting = this.#waiting.filter((one) => one !== pending);
          if (outcome instanceof Error) reject(signal?.aborted === true ? signal.reason : outcome);
          else resolve(outcome.value);
        },
      };
      signal?.addEventListener("abort", leave);
      if (command.replaces) this.#latest.set(command.name, { command, args });
      if (this.#connection === undefined) this.#waiting.push(pending);
      else this.#transmit(pending, this.#connection);
    }) as Promise<Reply>;
  }

  async #open(): Promise<this> {
    const { dial, transport, wait } = this.#settings;
    // Without a WebSocket on this platform, no port is reachable, so do not wait.
    if (dial === undefined && transport === "websocket") {
      await webSocketClass().catch((error: unknown) => {
        this.close();
        throw error;
      });
    }
    while (!(await this.#connect(wait))) {
      if (this.isClosed) throw new ChannelError("closed", "the session is closed");
      await this.#backoff.pause(this.#end.signal);
    }
    return this;
  }

  /** Returns whether the service was found. With `quietly`, errors go to `onError`; otherwise they are thrown. */
  async #connect(quietly: boolean): Promise<boolean> {
    const { ports, connectTimeout, parallel, clock, onError } = this.#settings;
    const [signal, prefix] = [this.#end.signal, this.#prefix];
    const result = await discover({
      ports: portsOf(ports),
      dial: this.#dial,
      clock,
      timeout: connectTimeout,
      signal,
      greeting: () => this.#greeting(),
      ...(parallel ? { probe: () => createProbeGreeting(this.#channel, `${prefix}-probe`) } : {}),
    });
    if ("link" in result) {
      if (!this.isClosed) this.#adoptConnection(result);
      else result.link.close();
      return !this.isClosed;
    }
    const message = `no port is the service of the channel ${this.#channel.name}:\n${portLines(result)}`;
    const error = new ChannelError("not-found", message, { ports: result });
    if (this.isClosed) return false;
    if (quietly) onError?.(error);
    else {
      this.close();
      throw error;
    }
    return false;
  }

  /** Returns the last state, which the service must receive first, or a command without side effects. */
  #greeting(): Greeting {
    const [latest = this.#channel.hello] = this.#latest.values();
    if (latest === undefined) return createProbeGreeting(this.#channel, this.#nonce());
    const { command, args } = latest;
    const nonce = this.#nonce();
    // Queued calls of the command are older than this state and must not be sent after it.
    const older = this.#waiting.filter((pending) => pending.command === command);
    return {
      text: command.encode(nonce, args, this.#settings.maxBytes),
      validateReply: (reply) => {
        const value = acceptReply(this.#channel, command, { text: reply, nonce, maxBytes: this.#settings.maxBytes });
        for (const pending of older) pending.settle({ value });
      },
    };
  }

  #adoptConnection(found: ConnectedPort): void {
    const { clock, onError } = this.#settings;
    const since = clock.now();
    this.#connection = found;
    found.listen({
      message: (text, sent) => this.#receive(text, sent, found),
      closed: (error) => {
        if (clock.now() - since >= this.#settings.backoff.maxDelay) this.#backoff.reset();
        this.#handleDisconnect(found, error);
      },
    });
    const [, ...others] = this.#latest.values();
    for (const { command, args } of others) {
      if (this.#waiting.some((pending) => pending.command === command)) continue;
      this.send(command, args).catch((error: ChannelError) => onError?.(error));
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const pending of waiting) this.#transmit(pending, found);
  }

  #transmit(pending: Pending, found: ConnectedPort): void {
    this.#sent.set(pending.nonce, pending);
    found.link.send(pending.text);
  }

  #receive(text: string, sent: string | undefined, found: ConnectedPort): void {
    const { maxBytes, onError } = this.#settings;
    const pending = sent === undefined ? this.#findPending(text) : this.#pendingForMessage(sent);
    if (pending === undefined) return;
    try {
      const value = acceptReply(this.#channel, pending.command, { text, nonce: pending.nonce, maxBytes });
      this.#backoff.reset();
      if (pending.command.replaces) this.#accepted.set(pending.command.name, pending);
      pending.settle({ value });
    } catch (thrown) {
      const error = asChannelError(thrown);
      pending.settle(error);
      if (error.kind === "refused") this.#discardRejectedState(pending);
      else {
        onError?.(error);
        // A peer that responds with anything but a reply to the command is no longer the service.
        const isReply = nonceOf(text, this.#channel.envelope.reply.nonce) === pending.nonce;
        if (sent !== undefined && !isReply) {
          found.link.close();
          this.#handleDisconnect(found, error);
        }
      }
    }
  }

  /** Returns the command that a message replies to, by its nonce. */
  #findPending(text: string): Pending | undefined {
    const nonce = nonceOf(text, this.#channel.envelope.reply.nonce);
    // A null nonce, for an unreadable command, belongs to the only pending one.
    if (nonce === null && this.#sent.size === 1) return [...this.#sent.values()][0];
    return this.#sent.get(nonce ?? "");
  }

  #pendingForMessage(text: string): Pending | undefined {
    return [...this.#sent.values()].find((pending) => pending.text === text);
  }

  /** A refused state is not sent again: the service still has the previous one. */
  #discardRejectedState({ command: { name }, args }: Pending): void {
    if (this.#latest.get(name)?.args !== args) return;
    const accepted = this.#accepted.get(name);
    if (accepted === undefined) this.#latest.delete(name);
    else this.#latest.set(name, accepted);
  }

  #timeOut(pending: Pending, timeout: number): void {
    const isSent = this.#sent.has(pending.nonce);
    const error = new ChannelError("timeout", `${pending.command.name}: no reply within ${timeout} ms`);
    pending.settle(error);
    // A late reply could follow a newer command. Only a new connection guarantees the order.
    if (isSent && this.#connection !== undefined) {
      this.#connection.link.close();
      this.#handleDisconnect(this.#connection, error);
    }
  }

  #handleDisconnect(found: ConnectedPort, error: ChannelError): void {
    if (this.#connection !== found || this.isClosed) return;
    this.#connection = undefined;
    for (const pending of [...this.#sent.values()]) pending.settle(disconnectedError(pending.command, error));
    const { reconnect, onDisconnect, onReconnect } = this.#settings;
    if (reconnect) {
      void this.#reconnect().then(() => {
        if (this.#connection !== undefined) onReconnect?.(this.#connection.port);
      });
    } else this.close();
    onDisconnect?.(error);
  }

  async #reconnect(): Promise<void> {
    do await this.#backoff.pause(this.#end.signal);
    while (!this.isClosed && !(await this.#connect(true)));
  }

  #rejectAll(error: ChannelError): void {
    for (const pending of [...this.#sent.values(), ...this.#waiting]) pending.settle(error);
  }

  #nonce(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }
}

function disconnectedError(command: ChannelCommand, cause: ChannelError): ChannelError {
  const message = `${command.name}: the connection was lost (${cause.message})`;
  return new ChannelError(cause.kind === "refused" ? "refused" : "closed", message, {
    cause,
    ...(cause.code === undefined ? {} : { code: cause.code }),
  });
}

function nonceOf(text: string, property: string): string | null | undefined {
  try {
    const nonce: unknown = (JSON.parse(text) as { readonly [name: string]: unknown } | null)?.[property];
    return typeof nonce === "string" || nonce === null ? nonce : undefined;
  } catch {
    return undefined;
  }
}
