import type { GuildCreateEvent } from "@guildwire/api/types";
import type { Cursor } from "../delivery/events/cursor.js";
import { SlowReaderError } from "../delivery/events/event-feed.js";
import { type EventPage, EventsGoneError, type LoggedEvent, type RecordedEvent } from "../delivery/events/event-log.js";
import type { SessionCheckpoint } from "../store/repositories/gateway-sessions.js";
import { eventOfNewer } from "../versions/map-response.js";
import { isNewer } from "../versions/versions.js";
import { shardOf, wantsEvent } from "./intents.js";
import type { GatewayServices } from "./options.js";
import { restrictGuild } from "./snapshot.js";

/** A session as served by a connection. */
export interface SessionDescription {
  readonly id: string;
  readonly applicationId: string;
  readonly botId: string;
  readonly intents: number;
  readonly shard: { readonly id: number; readonly count: number };
  /** The API version of the client, which determines property names. */
  readonly version: string;
  /** The position after which the log is read, and the sequence number of the event there. */
  readonly checkpoint: SessionCheckpoint;
}

/** A numbered event. */
export interface Dispatch {
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

/** Events per page of a replay. */
const pageSize = 100;

/** Maximum number of unconfirmed events whose positions are stored. */
const maxUnconfirmed = 10_000;

/**
 * A session: assigns sequence numbers to the events that it receives from the log. The numbers depend on the checkpoint
 * and the log only, so every instance assigns the same ones.
 */
export class GatewaySession {
  readonly description: SessionDescription;
  readonly #services: GatewayServices;
  readonly #unconfirmed: SessionCheckpoint[] = [];
  #position: SessionCheckpoint;
  #confirmed: SessionCheckpoint;

  constructor(services: GatewayServices, description: SessionDescription) {
    this.description = description;
    this.#services = services;
    this.#position = description.checkpoint;
    this.#confirmed = description.checkpoint;
  }

  /** The sequence number of the last event. */
  get sequence(): number {
    return this.#position.sequence;
  }

  /**
   * Continues after an event that the client has received. Returns false if that is not possible: its number was never
   * sent, events have been deleted, or more than `limit` events would be sent again.
   */
  async continueAfter(sequence: number, limit: number): Promise<boolean> {
    if (sequence < this.sequence) return false;
    try {
      while (this.sequence < sequence) {
        const { events } = await this.#page(this.#position.cursor);
        for (const event of events) if (this.sequence < sequence) this.#take(event);
        if (events.length < pageSize && this.sequence < sequence) return false;
      }
      this.confirm(sequence);
      return await this.#hasAtMost(limit);
    } catch (error) {
      if (error instanceof EventsGoneError) return false;
      throw error;
    }
  }

  /** The events that are already in the log, read page by page. */
  async *replay(): AsyncGenerator<Dispatch, void, undefined> {
    for (;;) {
      const { events } = await this.#page(this.#position.cursor);
      for (const event of events) if (this.#take(event)) yield this.#dispatchOf(event);
      if (events.length < pageSize) return;
    }
  }

  /**
   * All further events, as they are committed. A client that falls behind gets them from the log at its own pace; only
   * a client that does not read at all is disconnected.
   */
  async *follow(signal: AbortSignal): AsyncGenerator<Dispatch, void, undefined> {
    for (;;) {
      try {
        return yield* this.#followFeed(signal);
      } catch (error) {
        if (!(error instanceof SlowReaderError)) throw error;
      }
    }
  }

  async *#followFeed(signal: AbortSignal): AsyncGenerator<Dispatch, void, undefined> {
    const { applicationId: application } = this.description;
    for await (const event of this.#services.events.follow({ after: this.#position.cursor, application, signal })) {
      if (this.#take(event)) yield this.#dispatchOf(event);
    }
  }

  /**
   * Marks the events up to a number as received by the client. Returns false if that number was never sent.
   */
  confirm(sequence: number): boolean {
    if (sequence > this.sequence) return false;
    while ((this.#unconfirmed[0]?.sequence ?? Number.POSITIVE_INFINITY) <= sequence)
      this.#confirmed = this.#unconfirmed.shift() ?? this.#confirmed;
    return true;
  }

  /** The last event that the client has confirmed, from which the session resumes. */
  get confirmed(): SessionCheckpoint {
    return this.#confirmed;
  }

  /** Numbers an event if the session receives it. Returns whether it does. */
  #take({ cursor, event }: LoggedEvent): boolean {
    const isWanted = this.#wants(event);
    this.#position = { sequence: this.sequence + (isWanted ? 1 : 0), cursor };
    if (isWanted && this.#unconfirmed.length < maxUnconfirmed) this.#unconfirmed.push(this.#position);
    return isWanted;
  }

  #wants({ guild_id, type }: RecordedEvent): boolean {
    const { intents, shard } = this.description;
    return shardOf(guild_id, shard.count) === shard.id && wantsEvent(intents, type);
  }

  #page(after: Cursor): Promise<EventPage> {
    const { applicationId: application } = this.description;
    return this.#services.events.log.read({ after, application, limit: pageSize });
  }

  /** Whether the log contains at most `limit` further events for the session. */
  async #hasAtMost(limit: number): Promise<boolean> {
    let after = this.#position.cursor;
    let count = 0;
    for (;;) {
      const { events } = await this.#page(after);
      count += events.filter(({ event }) => this.#wants(event)).length;
      if (count > limit) return false;
      if (events.length < pageSize) return true;
      after = events.at(-1)?.cursor ?? after;
    }
  }

  /** An event with the current sequence number, as it is sent. */
  async #dispatchOf(logged: LoggedEvent): Promise<Dispatch> {
    const s = this.sequence;
    return { t: logged.event.type, s, d: await this.#payloadOf(logged) };
  }

  async #payloadOf({ event: { type, payload }, newer }: LoggedEvent): Promise<unknown> {
    const { botId, intents, version } = this.description;
    const view = { botId, intents, largeThreshold: Number.POSITIVE_INFINITY };
    const shown = type === "GUILD_CREATE" ? restrictGuild(payload as GuildCreateEvent, view) : payload;
    const { store } = this.#services;
    if (!isNewer(version)) return shown;
    return eventOfNewer({ type, payload: shown, recorded: newer }, (task) => store.read(task));
  }
}
