import { expect, it } from "vitest";
import { deferredFetch } from "../../tools/src/http/deferred-fetch.js";
import type { Fetch } from "../../tools/src/http/fetch-server.js";

const request = (): Request => new Request("http://127.0.0.1/notes");
const never = new Promise<Fetch>(() => undefined);

it("keeps requests until the server is prepared", async () => {
  let finish: (fetch: Fetch) => void = () => undefined;
  const fetch = deferredFetch(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const early = fetch(request());
  finish(async () => new Response("prepared"));
  expect(await (await early).text()).toBe("prepared");
  expect(await (await fetch(request())).text()).toBe("prepared");
});

it("responds with 503 when too many requests wait, or one waits too long", async () => {
  const fetch = deferredFetch(never, { requests: 1, time: 1 });
  const first = fetch(request());
  const second = await fetch(request());
  expect([second.status, second.headers.get("retry-after")]).toEqual([503, "1"]);
  expect((await first).status).toBe(503);
  expect((await fetch(request())).status).toBe(503);
});

it("stops waiting for a caller that disconnects", async () => {
  const caller = new AbortController();
  const fetch = deferredFetch(never, { requests: 1 });
  const waiting = fetch(new Request(request(), { signal: caller.signal }));
  caller.abort();
  await waiting;
  const next = fetch(new Request(request(), { signal: caller.signal }));
  expect((await next).status).toBe(503);
});

it("responds with 503 when the preparation fails", async () => {
  const fetch = deferredFetch(Promise.reject(new Error("no disk")));
  expect((await fetch(request())).status).toBe(503);
});
