import type { GuildCreateEvent } from "@guildwire/api/types";
import type { Cursor } from "../delivery/events/cursor.js";
import { EventsGoneError, type LoggedEvent, type RecordedEvent } from "../delivery/events/event-log.js";
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
   * The events after a number that the client has received before. Undefined if they cannot be sent again: the number
   * was never sent, events have been deleted, or they are more than the limit.
   */
  async replay(after: number, limit: number): Promise<Dispatch[] | undefined> {
    if (after < this.#position.sequence) return undefined;
    const { log } = this.#services.events;
    const application = this.description.applicationId;
    const events: Dispatch[] = [];
    for (;;) {
      const page = await log
        .read({ after: this.#position.cursor, application, limit: pageSize })
        .catch((error: unknown) => {
          if (error instanceof EventsGoneError) return undefined;
          throw error;
        });
      if (page === undefined) return undefined;
      for (const event of page.events) {
        const dispatch = await this.#next(event);
        if (dispatch !== undefined && dispatch.s > after) events.push(dispatch);
        if (events.length > limit) return undefined;
      }
      if (page.events.length === pageSize) continue;
      this.confirm(after);
      return this.sequence < after ? undefined : events;
    }
  }

  /** All further events, as they are committed. */
  async *follow(signal: AbortSignal): AsyncGenerator<Dispatch, void, undefined> {
    const { applicationId: application } = this.description;
    for await (const event of this.#services.events.follow({ after: this.#position.cursor, application, signal })) {
      const dispatch = await this.#next(event);
      if (dispatch !== undefined) yield dispatch;
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

  /** Numbers an event; undefined if the session does not receive it. */
  async #next({ cursor, event }: LoggedEvent): Promise<Dispatch | undefined> {
    const { intents, shard, version } = this.description;
    const isWanted = shardOf(event.guild_id, shard.count) === shard.id && wantsEvent(intents, event.type);
    if (!isWanted) {
      this.#advance(this.sequence, cursor);
      return undefined;
    }
    const s = this.sequence + 1;
    this.#advance(s, cursor);
    if (this.#unconfirmed.length < maxUnconfirmed) this.#unconfirmed.push({ sequence: s, cursor });
    return { t: event.type, s, d: await this.#payloadOf(event, version) };
  }

  async #payloadOf({ type, payload }: RecordedEvent, version: string): Promise<unknown> {
    const { botId, intents } = this.description;
    const view = { botId, intents, largeThreshold: Number.POSITIVE_INFINITY };
    const shown = type === "GUILD_CREATE" ? restrictGuild(payload as GuildCreateEvent, view) : payload;
    const { store } = this.#services;
    return version === "10" ? payloadInVersion10(type, shown, (task) => store.read(task)) : shown;
  }

  #advance(sequence: number, cursor: Cursor): void {
    this.#position = { sequence, cursor };
  }
}
