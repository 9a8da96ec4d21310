import { setTimeout } from "node:timers/promises";
import { type EventReader, readEvents } from "../service/harness/event-reader.js";

/** What a follower keeps of an event. */
export interface SeenEvent {
  readonly id: string;
  readonly type: string;
  readonly guild: string;
  readonly sequence: number;
  /** The name of the guild or the nickname that the event reports. */
  readonly name: unknown;
}

/** Milliseconds before a broken stream is opened again. */
const pause = 200;

/** Milliseconds within which a stream must begin. */
const patience = 30_000;

/** A program that follows the events of its application over server-sent events, and resumes after its last one. */
export class Follower {
  readonly events: SeenEvent[] = [];
  /** The number of streams that broke. */
  breaks = 0;
  /** Status codes of refused streams. */
  readonly refusals = new Map<number, number>();
  readonly #url: string;
  readonly #token: string;
  #last: string | undefined;
  #reader: EventReader | undefined;
  #isStopped = false;

  constructor(url: string, token: string, after?: string) {
    this.#url = url;
    this.#token = token;
    this.#last = after;
  }

  /** Opens the stream. Returns its first position. */
  async open(): Promise<string> {
    const reader = readEvents(this.#url, this.#token, this.#last === undefined ? {} : { after: this.#last });
    this.#reader = await Promise.race([reader, setTimeout(patience, undefined, { ref: false })]);
    if (this.#reader === undefined) throw new Error(`504 no stream within ${patience} ms`);
    this.#last ??= this.#reader.start;
    return this.#last;
  }

  /** Follows until an event is the last one, across broken streams. */
  async follow(isLast: (event: SeenEvent) => boolean): Promise<void> {
    while (!this.#isStopped) {
      try {
        if (this.#reader === undefined) await this.open();
        if (await this.#read(isLast)) return;
      } catch (error) {
        this.#count(error);
        await this.#close();
        await setTimeout(pause);
      }
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#close();
  }

  /** Ends the connection; `follow` resumes on another one. */
  async reconnect(): Promise<void> {
    await this.#close();
  }

  async #close(): Promise<void> {
    const reader = this.#reader;
    this.#reader = undefined;
    await reader?.close();
  }

  async #read(isLast: (event: SeenEvent) => boolean): Promise<boolean> {
    for (;;) {
      const reader = this.#reader;
      if (reader === undefined) return false;
      const [event] = await reader.take(1);
      if (event === undefined) return false;
      const { guild_id, id, name, nick } = event.d;
      const seen = {
        id: event.id,
        type: event.t,
        guild: String(guild_id ?? id),
        sequence: event.s,
        name: nick ?? name,
      };
      this.events.push(seen);
      this.#last = event.id;
      if (isLast(seen)) return true;
    }
  }

  #count(error: unknown): void {
    const status = Number(/^(\d{3}) /.exec((error as Error).message)?.[1]);
    if (Number.isNaN(status)) this.breaks += 1;
    else this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
  }
}
