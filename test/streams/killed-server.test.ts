import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bindings, bindingsOf } from "../responses/served.js";
import { restart, startFeed } from "./feed-process.js";

let feed: Bindings;

beforeAll(async () => {
  feed = await bindingsOf("streams/documents/feed.yaml");
});

afterAll(() => feed.pack.remove());

it("events continue where they were when the server was killed, twice, without a gap or a repetition", async () => {
  const count = 3000;
  const options = { folder: feed.pack.packageFolder, count };
  let server = await startFeed(options);
  const client = feed.client.createClient({
    baseUrl: `http://127.0.0.1:${server.port}`,
    retry: { attempts: 1000, maxDelay: 0.05 },
  });
  let next = 0;
  for await (const { data } of feed.client.followEvents(client)) {
    if (data.id !== String(next)) throw new Error(`item ${data.id} instead of ${next}`);
    next += 1;
    if (next === 1000 || next === 2000) server = await restart(server, options);
  }
  expect(next).toBe(count);
});

it("other streams of a server that is killed fail", async () => {
  const server = await startFeed({ folder: feed.pack.packageFolder, count: 1_000_000 });
  const client = feed.client.createClient({ baseUrl: `http://127.0.0.1:${server.port}`, retry: false });
  const items = feed.client.exportItems(client);
  await items.next();
  server.child.kill("SIGKILL");
  const rest = async (): Promise<void> => {
    for await (const _ of items);
  };
  await expect(rest()).rejects.toMatchObject({ kind: "network" });
});
