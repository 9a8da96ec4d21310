import { HttpError } from "@guildwire/api/server";
import { GatewayHostConnection, type GatewayHostHandlers, gatewayCloseCodes } from "@guildwire/control/gateway";
import type {
  GatewayHeartbeatMessage,
  GatewayIdentify,
  GatewayPresenceUpdate,
  GatewayRequestGuildMembers,
  GatewayResume,
  GatewayVoiceStateUpdate,
} from "@guildwire/control/types";
import { GatewayIntents } from "@guildwire/control/types";
import type { ChannelError, CloseCode } from "@guildwire/runtime/devices";
import { findApplicationOfBot } from "../access/authenticate.js";
import type { StoredGatewaySession } from "../store/repositories/gateway-sessions.js";
import { eventOfNewer } from "../versions/map-response.js";
import { isNewer } from "../versions/versions.js";
import { FrameLimit } from "./frame-limit.js";
import type { IdentifyLimits } from "./identify-limits.js";
import { areIntents, hasIntent } from "./intents.js";
import type { GatewayLimits, GatewayServices } from "./options.js";
import type { Outgoing } from "./outgoing.js";
import { GatewaySession, type SessionDescription } from "./session.js";
import { guildPayload, memberChunks, readyPayload } from "./snapshot.js";
import { changeVoiceState } from "./voice.js";

/** The context that all connections share. */
export interface ConnectionContext {
  readonly services: GatewayServices;
  readonly limits: GatewayLimits;
  readonly identifyLimits: IdentifyLimits;
  /** The URL of the gateway. */
  readonly url: () => string;
  /**
   * Registers a connection with a session; it replaces an earlier connection of the same session. Returns false if the
   * application has too many connections.
   */
  readonly register: (connection: ClientConnection) => boolean;
  /** Reports that a connection has a session, and no longer counts as unidentified. */
  readonly identified: (connection: ClientConnection) => void;
  /** Tracks a background task, so that the gateway waits for it when it closes. */
  readonly track: (task: Promise<unknown>) => void;
}

/** The application and its bot. */
interface Bot {
  readonly applicationId: string;
  readonly botId: string;
}

/** Minimum milliseconds between two writes of a session's confirmed position and time of activity. */
const recordInterval = 120_000;

/** Thrown by handlers to close the connection. */
class Closing extends Error {
  readonly closeCode: CloseCode;

  constructor(closeCode: CloseCode) {
    super(closeCode.message);
    this.closeCode = closeCode;
  }
}

/**
 * The connection of one client: sends hello, handles identify or resume, and then sends the events of the session.
 *
 * Rules: gateway-identify-first, gateway-heartbeat, gateway-resume, gateway-intents.
 */
export class ClientConnection implements GatewayHostHandlers {
  readonly #context: ConnectionContext;
  readonly #version: string;
  readonly #outgoing: Outgoing;
  readonly #host: GatewayHostConnection;
  readonly #frames: FrameLimit;
  readonly #controls: FrameLimit;
  readonly #abort = new AbortController();
  readonly #address: string;
  #deadline: NodeJS.Timeout;
  #session: GatewaySession | undefined;
  #token = "";
  #recordedAt = 0;

  /** @param client The client's IP address, as limits count it, and the version of its API. */
  constructor(
    context: ConnectionContext,
    outgoing: Outgoing,
    { address, version }: { readonly address: string; readonly version: string },
  ) {
    this.#context = context;
    this.#address = address;
    this.#version = version;
    this.#outgoing = outgoing;
    this.#frames = new FrameLimit(context.limits.messagesPerMinute);
    this.#controls = new FrameLimit(context.limits.messagesPerMinute);
    const { heartbeatInterval, identifyTimeout, messagesPerMinute } = context.limits;
    this.#host = new GatewayHostConnection(outgoing, this, {
      onError: (error, thrown) => this.#fail(error, thrown),
      // The limit per minute bounds them.
      maxWaiting: messagesPerMinute,
    });
    this.#deadline = this.#closeAfter(Math.min(identifyTimeout, heartbeatInterval * 1.5));
    this.#host.sendHello({ d: { heartbeat_interval: heartbeatInterval } });
  }

  get session(): SessionDescription | undefined {
    return this.#session?.description;
  }

  /** Handles a frame of the client. */
  receive(data: string): void {
    if (this.#frames.take()) this.#host.receive(data);
    else this.close(gatewayCloseCodes.rateLimited);
  }

  /** Counts a ping or pong of the WebSocket, which costs the service as much as a message. */
  receiveControl(): void {
    if (!this.#controls.take()) this.close(gatewayCloseCodes.rateLimited);
  }

  /** Refuses a frame that is not text. */
  refuseBinary(): void {
    this.close(gatewayCloseCodes.decodeError);
  }

  close(code: Pick<CloseCode, "code" | "message">): void {
    this.#host.close(code);
    this.#stop();
  }

  /** Asks the client to reconnect, and closes the connection. */
  restart(): void {
    this.#host.sendReconnect();
    this.close({ code: 1001, message: "The service is closing." });
  }

  /** Call it once the client has closed the connection. A client that closes it with 1000 or 1001 ends its session. */
  ended(code: number): void {
    const isOver = !this.#host.isClosed && (code === 1000 || code === 1001);
    this.#host.end();
    this.#stop();
    const session = this.#session;
    if (session === undefined) return;
    this.#context.track(
      this.#context.services.store.write({ none: true }, (work) =>
        isOver
          ? work.gatewaySessions.delete(session.description.id)
          : work.gatewaySessions.confirm(session.description.id, session.confirmed),
      ),
    );
  }

  /** Closes the connection if its token is no longer valid. */
  async verify(): Promise<void> {
    if ((await this.#botOf(this.#token)) === undefined) this.close(gatewayCloseCodes.authenticationFailed);
  }

  async onHeartbeat({ d }: GatewayHeartbeatMessage): Promise<void> {
    // Heartbeats without a session do not extend the time to identify.
    if (this.#session !== undefined) this.#deadline.refresh();
    if (d !== null && this.#session?.confirm(d) === false) throw new Closing(gatewayCloseCodes.invalidSequence);
    this.#host.sendHeartbeatAck();
    await this.#record();
  }

  async onIdentify({ d }: { readonly d: GatewayIdentify }): Promise<void> {
    const bot = await this.#authenticate(d.token);
    const { services, limits, identifyLimits } = this.#context;
    if (!areIntents(d.intents)) throw new Closing(gatewayCloseCodes.invalidIntents);
    const [shardId = 0, shardCount = 1] = d.shard ?? [];
    if (shardId >= shardCount) throw new Closing(gatewayCloseCodes.invalidShard);
    if (!(await identifyLimits.take(bot.applicationId))) {
      this.#host.sendInvalidSession({ d: false });
      return;
    }
    const shard = { shard_id: shardId, shard_count: shardCount };
    // The position is read first, so that events in between are sent again instead of being missed.
    const cursor = await services.events.log.end();
    const { guilds, ...description } = await services.store.write({ none: true }, async (work) => {
      const guilds = await work.gatewaySessions.guildsOf(bot.botId, shard, limits.guildsPerShard + 1);
      const checkpoint = { sequence: 1 + guilds.length, cursor };
      const expired = new Date(work.now.getTime() - limits.sessionLifetime);
      await work.gatewaySessions.deleteOlderThan(bot.applicationId, expired);
      const begun = { application_id: bot.applicationId, intents: d.intents, ...shard, checkpoint };
      return { guilds, id: await work.gatewaySessions.insert(begun), checkpoint };
    });
    if (guilds.length > limits.guildsPerShard) throw new Closing(gatewayCloseCodes.shardingRequired);
    const session = { ...bot, ...description, intents: d.intents, shard: { id: shardId, count: shardCount } };
    this.#begin(new GatewaySession(services, { ...session, version: this.#version }));
    if (d.presence !== undefined) await this.#setPresence(d.presence);
    await this.#sendReady(d, guilds);
    this.#follow();
  }

  async onResume({ d }: { readonly d: GatewayResume }): Promise<void> {
    const bot = await this.#authenticate(d.token);
    const { services, limits } = this.#context;
    // An id is as secret as a token: guesses are counted alike.
    const found = await services.addresses.verify(this.#address, () => this.#sessionOf(bot, d.session_id));
    if (found === "limited") throw new Closing(gatewayCloseCodes.rateLimited);
    const session =
      found &&
      new GatewaySession(services, {
        ...bot,
        id: found.id,
        intents: found.intents,
        shard: { id: found.shard_id, count: found.shard_count },
        version: this.#version,
        checkpoint: found.checkpoint,
      });
    if (session === undefined || !(await session.continueAfter(d.seq ?? 0, limits.replayedEvents))) {
      this.#host.sendInvalidSession({ d: false });
      return;
    }
    this.#begin(session);
    for await (const dispatch of session.replay()) {
      this.#host.sendDispatch(dispatch);
      await this.#outgoing.drained();
    }
    this.#host.sendDispatch({ t: "RESUMED", s: session.sequence, d: {} });
    await this.#record();
    this.#follow();
  }

  async onPresenceUpdate({ d }: { readonly d: GatewayPresenceUpdate }): Promise<void> {
    this.#requireSession();
    await this.#setPresence(d);
  }

  async onVoiceStateUpdate({ d }: { readonly d: GatewayVoiceStateUpdate }): Promise<void> {
    const session = this.#requireSession();
    const { botId, intents } = session.description;
    const state = await changeVoiceState(this.#context.services.store, botId, d);
    if (state === undefined || !hasIntent(intents, GatewayIntents.GUILD_VOICE_STATES)) return;
    // The event is not in the event log: it reuses the last sequence number, and is not replayed.
    const shown = await this.#shown("VOICE_STATE_UPDATE", state);
    this.#host.sendDispatch({ t: "VOICE_STATE_UPDATE", s: session.sequence, d: shown });
  }

  async onRequestGuildMembers({ d }: { readonly d: GatewayRequestGuildMembers }): Promise<void> {
    const session = this.#requireSession();
    const { store } = this.#context.services;
    // Chunks are not in the event log: they reuse the last sequence number, and are not replayed.
    for await (const chunk of memberChunks((task) => store.read(task), d, session.description)) {
      const shown = await this.#shown("GUILD_MEMBERS_CHUNK", chunk);
      this.#host.sendDispatch({ t: "GUILD_MEMBERS_CHUNK", s: session.sequence, d: shown });
      await this.#outgoing.drained();
    }
  }

  #requireSession(): GatewaySession {
    if (this.#session === undefined) throw new Closing(gatewayCloseCodes.notAuthenticated);
    return this.#session;
  }

  async #authenticate(token: string): Promise<Bot> {
    if (this.#session !== undefined) throw new Closing(gatewayCloseCodes.alreadyAuthenticated);
    const bare = token.replace(/^Bot /, "");
    const bot = await this.#context.services.addresses.verify(this.#address, () => this.#botOf(bare));
    if (bot === "limited") throw new Closing(gatewayCloseCodes.rateLimited);
    if (bot === undefined) throw new Closing(gatewayCloseCodes.authenticationFailed);
    this.#token = bare;
    return bot;
  }

  async #botOf(token: string): Promise<Bot | undefined> {
    const found = await findApplicationOfBot(this.#context.services.store, token);
    return found && { applicationId: found.id, botId: found.bot_id };
  }

  /** A session of the bot that can be resumed. */
  #sessionOf({ applicationId }: Bot, sessionId: string): Promise<StoredGatewaySession | undefined> {
    const { services, limits } = this.#context;
    return services.store.read(async (work) => {
      const row = await work.gatewaySessions.find(sessionId);
      const isAlive = row !== undefined && work.now.getTime() - row.seen_at.getTime() < limits.sessionLifetime;
      return isAlive && row.application_id === applicationId ? row : undefined;
    });
  }

  #begin(session: GatewaySession): void {
    // The client may have disconnected meanwhile.
    if (this.#abort.signal.aborted) throw new Closing(gatewayCloseCodes.sessionTimedOut);
    this.#session = session;
    clearTimeout(this.#deadline);
    this.#deadline = this.#closeAfter(this.#context.limits.heartbeatInterval * 1.5);
    this.#context.identified(this);
    this.#outgoing.compress();
    this.#recordedAt = Date.now();
    if (!this.#context.register(this)) throw new Closing(gatewayCloseCodes.rateLimited);
  }

  async #sendReady({ shard, large_threshold: largeThreshold = 50 }: GatewayIdentify, guilds: string[]): Promise<void> {
    const session = this.#requireSession();
    const { services, url } = this.#context;
    const { id: sessionId, applicationId, botId, intents } = session.description;
    const options = { applicationId, botId, sessionId, guilds, version: this.#version, resumeUrl: url(), shard };
    const ready = await services.store.read((work) => readyPayload(work, options));
    this.#host.sendDispatch({ t: "READY", s: 1, d: await this.#shown("READY", ready) });
    let s = 1;
    for (const guild of guilds) {
      s += 1;
      const view = { botId, intents, largeThreshold };
      const payload = await services.store.read((work) => guildPayload(work, guild, view));
      if (payload === undefined) this.#host.sendDispatch({ t: "GUILD_DELETE", s, d: { id: guild } });
      else this.#host.sendDispatch({ t: "GUILD_CREATE", s, d: await this.#shown("GUILD_CREATE", payload) });
      await this.#outgoing.drained();
    }
  }

  /** A payload in the version of the client. */
  #shown(event: string, payload: object): Promise<unknown> {
    const { store } = this.#context.services;
    if (!isNewer(this.#version)) return Promise.resolve(payload);
    return eventOfNewer({ type: event, payload }, (task) => store.read(task));
  }

  #follow(): void {
    const session = this.#requireSession();
    const run = async (): Promise<void> => {
      for await (const dispatch of session.follow(this.#abort.signal)) {
        this.#host.sendDispatch(dispatch);
        await this.#outgoing.drained();
      }
    };
    run().catch((error: unknown) => {
      if (this.#abort.signal.aborted) return;
      this.#context.services.log.error({ err: error }, "the events of a session broke off");
      this.close(gatewayCloseCodes.unknownError);
    });
  }

  async #setPresence({ status, activities }: GatewayPresenceUpdate): Promise<void> {
    const { botId } = this.#requireSession().description;
    const shown = status === "invisible" ? "offline" : status;
    await this.#context.services.store.write({ none: true }, async (work) => {
      await work.users.lock(botId);
      const client_status = shown === "offline" ? {} : { web: shown };
      const created = work.now.getTime();
      const listed = (activities ?? []).map(({ name, type }) => ({ name, type, created_at: created }));
      await work.presences.set(botId, { status: shown, activities: listed as never, client_status });
    });
  }

  /** Saves the position that the client has confirmed, and that the session is active. */
  async #record(): Promise<void> {
    const session = this.#session;
    if (session === undefined || Date.now() - this.#recordedAt < recordInterval) return;
    this.#recordedAt = Date.now();
    const { id } = session.description;
    const { confirmed } = session;
    await this.#context.services.store.write({ none: true }, (work) => work.gatewaySessions.confirm(id, confirmed));
  }

  #fail(error: ChannelError, thrown: unknown): void {
    if (thrown instanceof Closing) this.close(thrown.closeCode);
    else if (error.kind === "unknown-command") this.close(gatewayCloseCodes.unknownOpcode);
    // A 400 is about a value that the store cannot carry, such as the character NUL.
    else if (error === thrown || (thrown instanceof HttpError && thrown.status === 400))
      this.close(gatewayCloseCodes.decodeError);
    else {
      this.#context.services.log.error({ err: thrown }, "a message of the gateway could not be handled");
      this.close(gatewayCloseCodes.unknownError);
    }
  }

  #closeAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.close(gatewayCloseCodes.sessionTimedOut), milliseconds);
  }

  #stop(): void {
    clearTimeout(this.#deadline);
    this.#abort.abort();
  }
}
