import type { GuildCreateEvent } from "@guildwire/api/types";
import type { Cursor } from "../delivery/events/cursor.js";
import { SlowReaderError } from "../delivery/events/event-feed.js";
import { type EventPage, EventsGoneError, type LoggedEvent, type RecordedEvent } from "../delivery/events/event-log.js";
import type { SessionCheckpoint } from "../store/repositories/gateway-sessions.js";
import { shardOf, wantsEvent } from "./intents.js";
import type { GatewayServices } from "./options.js";
import { restrictGuild } from "./snapshot.js";
import { payloadInVersion10 } from "./version-10.js";

/** A session, as a connection serves it. */
export interface SessionDescription {
  readonly id: string;
  readonly applicationId: string;
  readonly botId: string;
  readonly intents: number;
  readonly shard: { readonly id: number; readonly count: number };
  /** The version whose names the client uses. */
  readonly version: string;
  /** From where the log is read, and the number of the last event before. */
  readonly checkpoint: SessionCheckpoint;
}

/** An event as it is dispatched. */
export interface Dispatch {
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

/** Events per page of a replay. */
const pageSize = 100;

/** Events that a client has not confirmed yet and whose positions are remembered. */
const maxUnconfirmed = 10_000;

/**
 * A session: numbers the events of the log that it receives. The numbers follow from the checkpoint and from the log
 * alone, so that every instance numbers them alike.
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

  /** The number of the last event. */
  get sequence(): number {
    return this.#position.sequence;
  }

  /**
   * Continues after an event that the client has received before. Returns whether that is possible: not if its number was
   * never sent, if events have been deleted, or if more than `limit` events would be sent again.
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

  /** The events that are in the log already, page by page. */
  async *replay(): AsyncGenerator<Dispatch, void, undefined> {
    for (;;) {
      const { events } = await this.#page(this.#position.cursor);
      for (const event of events) if (this.#take(event)) yield this.#dispatchOf(event);
      if (events.length < pageSize) return;
    }
  }

  /**
   * All further events, as they are committed. A client that falls behind gets them from the log again, at its own pace: it
   * is disconnected only if it does not read at all.
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
   * Records that the client has received the events up to a number. Returns whether that number was sent.
   */
  confirm(sequence: number): boolean {
    if (sequence > this.sequence) return false;
    while ((this.#unconfirmed[0]?.sequence ?? Number.POSITIVE_INFINITY) <= sequence)
      this.#confirmed = this.#unconfirmed.shift() ?? this.#confirmed;
    return true;
  }

  /** The last event that the client has confirmed: from here, the session resumes. */
  get confirmed(): SessionCheckpoint {
    return this.#confirmed;
  }

  /** Numbers an event, if the session receives it; returns whether it does. */
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

  /** Whether at most `limit` further events are in the log for the session. */
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

  /** The event that was taken last. */
  async #dispatchOf({ event }: LoggedEvent): Promise<Dispatch> {
    const s = this.sequence;
    return { t: event.type, s, d: await this.#payloadOf(event, this.description.version) };
  }

  async #payloadOf({ type, payload }: RecordedEvent, version: string): Promise<unknown> {
    const { botId, intents } = this.description;
    const view = { botId, intents, largeThreshold: Number.POSITIVE_INFINITY };
    const shown = type === "GUILD_CREATE" ? restrictGuild(payload as GuildCreateEvent, view) : payload;
    const { store } = this.#services;
    return version === "10" ? payloadInVersion10(type, shown, (task) => store.read(task)) : shown;
  }
}
