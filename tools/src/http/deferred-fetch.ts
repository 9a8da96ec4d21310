import { setTimeout as delay } from "node:timers/promises";
import type { Fetch } from "./fetch-server.js";

/** How long, and how many, requests wait for a server that is being prepared. */
export interface WaitLimits {
  /** In milliseconds. Default: 60,000. */
  readonly time?: number;
  /** Maximum number of requests that wait at a time. Default: 1,000. */
  readonly requests?: number;
}

/**
 * Returns a fetch function for a server that is still being prepared. Requests wait for it, up to the limits; beyond
 * them, the response is 503 with `Retry-After`.
 */
export function deferredFetch(prepared: Promise<Fetch>, { time = 60_000, requests = 1000 }: WaitLimits = {}): Fetch {
  let ready: Fetch | undefined;
  let waiting = 0;
  void prepared.then(
    (fetch) => {
      ready = fetch;
    },
    () => undefined,
  );
  return async (request) => {
    if (ready !== undefined) return ready(request);
    if (waiting >= requests) return unavailable("too many requests wait for the server to be compiled");
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, request.signal]);
    waiting += 1;
    // The timer rejects when the request is aborted or the wait is over.
    const timeout = delay(time, undefined, { signal }).catch(() => undefined);
    const fetch = await Promise.race([prepared.catch(() => undefined), timeout]);
    waiting -= 1;
    done.abort();
    return fetch === undefined ? unavailable("the server is not compiled yet") : fetch(request);
  };
}

function unavailable(title: string): Response {
  return Response.json({ status: 503, title }, { status: 503, headers: { "retry-after": "1" } });
}
