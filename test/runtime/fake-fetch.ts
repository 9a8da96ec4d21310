import type { Clock } from "../../runtime/src/client/index.js";

/** An attempt as received by the fake fetch. */
export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  /** On the fake clock. */
  readonly at: number;
}

/** The outcome of one attempt on the fake network: a response, or an error. */
export type Reply = (sent: Sent) => Response | Promise<Response>;

export interface FakeNetwork {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** Both, as options of a client. */
  readonly options: { readonly fetch: FakeNetwork["fetch"]; readonly clock: Clock };
  readonly sent: readonly Sent[];
  /** The duration of each sleep in milliseconds. */
  readonly sleeps: readonly number[];
  /** Advances the clock. */
  readonly pass: (milliseconds: number) => void;
}

/**
 * A network whose clock advances only while all calls sleep, to the next wake-up. Attempts get the replies in turn; the
 * last one repeats.
 */
export function fakeNetwork(replies: readonly Reply[], random: () => number = () => 1): FakeNetwork {
  const sent: Sent[] = [];
  const sleeps: number[] = [];
  const sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  let time = 1_000_000;
  const wakeNext = (): void => {
    sleepers.sort((a, b) => a.until - b.until);
    time = Math.max(time, sleepers[0]?.until ?? time);
    while (sleepers[0] && sleepers[0].until <= time) sleepers.shift()?.wake();
  };
  const clock: Clock = {
    now: () => time,
    random,
    sleep: (milliseconds) => {
      sleeps.push(milliseconds);
      // An immediate runs after all promises, so that running calls continue first.
      setImmediate(wakeNext);
      return new Promise((wake) => sleepers.push({ until: time + milliseconds, wake }));
    },
  };
  const fetch: FakeNetwork["fetch"] = async (url, init) => {
    const attempt = { url, init, at: time };
    sent.push(attempt);
    const reply = replies[sent.length - 1] ?? replies.at(-1);
    if (!reply) throw new Error("no reply");
    return reply(attempt);
  };
  return {
    sent,
    sleeps,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    clock,
    fetch,
    options: { fetch, clock },
  };
}

/** A JSON reply, or an empty one without a body. */
export function reply(status: number, body?: unknown, headers: Record<string, string> = {}): Reply {
  const text = body === undefined ? null : JSON.stringify(body);
  return () => new Response(text, { status, headers: { "content-type": "application/json", ...headers } });
}

/** A fault as Node's fetch reports it. */
export function fault(code: string): Reply {
  return () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error(`connect ${code}`), { code }) });
  };
}
