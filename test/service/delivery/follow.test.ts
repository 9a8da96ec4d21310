import { describe, expect, it } from "vitest";
import { beginning, type Cursor, isBefore } from "../../../service/src/delivery/events/cursor.js";
import { EventFeed, SlowReaderError } from "../../../service/src/delivery/events/event-feed.js";
import { type EventLog, EventsGoneError, type LoggedEvent } from "../../../service/src/delivery/events/event-log.js";
import type { EventSignals } from "../../../service/src/delivery/events/event-signals.js";
import { follow } from "../../../service/src/delivery/events/follow.js";

const place = (transaction: number): Cursor => ({ transaction: String(transaction), sequence: "1", id: "1" });

function event(transaction: number, audience = ["1"]): LoggedEvent {
  const id = String(transaction);
  const facts = { id, guild_id: "1", sequence: transaction, type: "GUILD_UPDATE", created_at: "" } as const;
  return { cursor: place(transaction), audience, newer: null, event: { ...facts, payload: {} } };
}

/** An event log that is kept in memory, and the feed of an instance. */
class Instance {
  readonly events: LoggedEvent[] = [];
  /** One entry per read: the application, or undefined for all. */
  readonly reads: (string | undefined)[] = [];
  error: Error | undefined;
  /** Runs before each read returns. */
  beforeReturn: () => void = () => {};
  readonly #abort = new AbortController();
  readonly #watchers = new Set<() => void>();
  readonly #log = {
    end: async () => this.events.at(-1)?.cursor ?? beginning,
    read: async ({ after, application, limit }: { after: Cursor; application?: string; limit: number }) => {
      this.reads.push(application);
      if (this.error !== undefined) throw this.error;
      const later = this.events.filter(({ cursor }) => isBefore(after, cursor));
      const end = this.events.at(-1)?.cursor ?? beginning;
      this.beforeReturn();
      const own = later.filter(({ audience }) => application === undefined || audience.includes(application));
      return { events: own.slice(0, limit), hasPendingEvents: false, end };
    },
  } as unknown as EventLog;
  readonly feed = new EventFeed(this.#log, {
    watch: (wake: () => void) => {
      this.#watchers.add(wake);
      return () => this.#watchers.delete(wake);
    },
  } as unknown as EventSignals);

  follow(after: Cursor, application = "1"): AsyncGenerator<LoggedEvent, void, undefined> {
    return follow(this.#log, this.feed, { after, application, signal: AbortSignal.any([this.#abort.signal]) });
  }

  write(...events: readonly LoggedEvent[]): void {
    this.events.push(...events);
    for (const wake of this.#watchers) wake();
  }

  abort(): void {
    this.#abort.abort();
  }
}

async function take(follower: AsyncGenerator<LoggedEvent>, count: number): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < count) taken.push(Number((await follower.next()).value?.cursor.transaction));
  return taken;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("a follower", () => {
  it("gets past events by pages, then new ones, each once and in order", async () => {
    const instance = new Instance();
    instance.write(...numbers(1, 250).map((number) => event(number)));
    const follower = instance.follow(place(20));
    expect(await take(follower, 230)).toEqual(numbers(21, 250));
    const next = take(follower, 3);
    instance.write(event(251), event(252, ["2"]), event(253));
    instance.write(event(254));
    expect(await next).toEqual([251, 253, 254]);
    instance.abort();
    expect(await follower.next()).toEqual({ done: true, value: undefined });
  });

  it("gets events once that both its last page and the feed return", async () => {
    const instance = new Instance();
    instance.write(event(1));
    const follower = instance.follow(beginning);
    instance.beforeReturn = () => {
      instance.beforeReturn = () => {};
      // Visible to the follower's next page and also dispatched by the feed.
      instance.write(event(2));
    };
    expect(await take(follower, 1)).toEqual([1]);
    const rest = take(follower, 2);
    instance.write(event(3));
    expect(await rest).toEqual([2, 3]);
  });

  it("reads the log again if it gets more new events than it may keep while it reads past ones", async () => {
    const instance = new Instance();
    instance.write(event(1));
    const follower = instance.follow(beginning);
    expect(await take(follower, 1)).toEqual([1]);
    // The follower is still in its first page.
    instance.write(...numbers(2, 1_500).map((number) => event(number)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await take(follower, 1_499)).toEqual(numbers(2, 1_500));
  });

  it("is dropped when it leaves too many events unread, and can resume after its last one; others go on", async () => {
    const instance = new Instance();
    const [slow, quick] = [instance.follow(beginning), instance.follow(beginning)];
    // The first one comes from the log, the second one from the feed.
    for (const number of [1, 2]) {
      const begun = [take(slow, 1), take(quick, 1)];
      instance.write(event(number));
      await Promise.all(begun);
    }
    for (let first = 3; first < 3_000; first += 500) {
      const read = take(quick, 500);
      instance.write(...numbers(first, first + 499).map((number) => event(number)));
      await read;
    }
    await expect(take(slow, 3_000)).rejects.toThrow(SlowReaderError);
    const resumed = instance.follow(place(2));
    expect(await take(resumed, 10)).toEqual(numbers(3, 12));
  });

  it("goes on after the log could not be read, and ends when its events are gone", async () => {
    const instance = new Instance();
    const follower = instance.follow(beginning);
    const first = take(follower, 1);
    instance.write(event(1));
    await first;
    instance.error = new Error("the database restarts");
    const second = take(follower, 1);
    instance.write(event(2));
    await new Promise((resolve) => setImmediate(resolve));
    instance.error = undefined;
    expect(await second).toEqual([2]);
    instance.error = new EventsGoneError("gone");
    const third = take(follower, 1);
    instance.write(event(3));
    await expect(third).rejects.toThrow(EventsGoneError);
  });
});

describe("the feed of an instance", () => {
  it("reads the log for new events once, however many follow them", async () => {
    const readsWith = async (followers: number): Promise<number> => {
      const instance = new Instance();
      const all = Array.from({ length: followers }, (_, index) => instance.follow(beginning, String(index % 500)));
      const everyone = Array.from({ length: 500 }, (_, index) => String(index));
      const ready = all.map((follower) => take(follower, 1));
      instance.write(event(1, everyone));
      await Promise.all(ready);
      instance.reads.length = 0;
      for (let number = 2; number < 12; number += 1) {
        const received = all.map((follower) => take(follower, 1));
        instance.write(event(number, everyone));
        await Promise.all(received);
      }
      instance.feed.close();
      return instance.reads.length;
    };
    expect(await readsWith(5_000)).toBe(await readsWith(1));
  });

  it("ends all followers when it closes", async () => {
    const instance = new Instance();
    const follower = instance.follow(beginning);
    const next = follower.next();
    await new Promise((resolve) => setImmediate(resolve));
    instance.feed.close();
    expect(await next).toEqual({ done: true, value: undefined });
  });
});
