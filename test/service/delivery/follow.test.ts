import { expect, it } from "vitest";
import { beginning, type Cursor } from "../../../service/src/delivery/events/cursor.js";
import type { EventLog, EventPage, EventQuery, LoggedEvent } from "../../../service/src/delivery/events/event-log.js";
import type { EventSignals } from "../../../service/src/delivery/events/event-signals.js";
import { follow } from "../../../service/src/delivery/events/follow.js";

const place = (transaction: number): Cursor => ({ transaction: String(transaction), sequence: "1", id: "1" });
const event = (transaction: number) => ({ cursor: place(transaction) }) as LoggedEvent;
const page = (end: number, ...events: LoggedEvent[]): EventPage => ({
  events,
  hasPendingEvents: false,
  end: place(end),
});

/** Follows a log that answers with these pages, one for each look. */
function following(after: Cursor, ...pages: EventPage[]) {
  const asked: Cursor[] = [];
  const abort = new AbortController();
  let ring = (): void => {};
  const log = {
    async read(query: EventQuery) {
      asked.push(query.after);
      const next = pages.shift();
      if (next === undefined) throw new Error("there are no more pages");
      return next;
    },
  } as EventLog;
  const signals = {
    watch(_application: string | undefined, wake: () => void) {
      ring = wake;
      return () => true;
    },
  } as unknown as EventSignals;
  const follower = follow(log, signals, { after, signal: abort.signal });
  /** The next event, after something has rung. */
  const next = async () => {
    const found = follower.next();
    ring();
    return (await found).value;
  };
  return { asked, next };
}

it("a follower resumes after all scanned events, not only after its own", async () => {
  const { asked, next } = following(beginning, page(10), page(15, event(12)), page(30, event(20)));
  expect(await next()).toEqual(event(12));
  expect(asked).toEqual([beginning, place(10)]);
  expect(await next()).toEqual(event(20));
  expect(asked).toEqual([beginning, place(10), place(15)]);
});

it("a follower of a full page resumes after its last event", async () => {
  const events = Array.from({ length: 100 }, (_, at) => event(at + 1));
  const { asked, next } = following(beginning, page(1000, ...events), page(1000, event(101)));
  for (const expected of [...events, event(101)]) expect(await next()).toEqual(expected);
  expect(asked).toEqual([beginning, place(100)]);
});

it("a follower never moves back", async () => {
  const { asked, next } = following(place(50), page(40), page(60, event(55)));
  expect(await next()).toEqual(event(55));
  expect(asked).toEqual([place(50), place(50)]);
});
