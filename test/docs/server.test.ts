import { getGuild } from "@guildwire/api/client";
import { createFetchHandler } from "@guildwire/api/server";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { ExecutedExamples } from "./executed-examples.js";

const guide = new ExecutedExamples("docs/server.md");

afterAll(() => {
  expect(guide.notExecuted()).toEqual([]);
  guide.remove();
});

// The JavaScript examples run in test/server/runtime/hosts.test.ts.
const handlers = { guilds: { getGuild: () => ({ id: "1", name: "Guild Testers" }) } };
const options = {
  authenticate: { bot: () => "bot", bearer: () => "user" },
  resolve: () => undefined,
  partial: true,
  validateResponses: false,
};

it("docs/server.md declares the values that its examples import", async () => {
  expect(Object.keys((await guide.run("export declare const handlers")).exports)).toEqual([]);
});

it("the client of docs/server.md needs no socket", async () => {
  const { exports } = await guide.run("createMemoryTransport");
  const client = exports.clientOf(handlers, { ...options, basePath: "/api/v8" });
  expect(await getGuild(client, { guild_id: "1" }, { auth: { bot: "secret" } })).toMatchObject({
    name: "Guild Testers",
  });
});

it("the server of docs/server.md allows pages of one origin", async () => {
  const { exports } = await guide.run("cors: { origins");
  const handle = exports.handlerOf(handlers, options);
  const allowed = async (origin: string): Promise<string | null> => {
    const request = new Request("http://localhost/guilds/1", { headers: { authorization: "Bot s", origin } });
    return (await handle(request)).headers.get("access-control-allow-origin");
  };
  expect([await allowed("https://app.example"), await allowed("https://other.example")]).toEqual([
    "https://app.example",
    null,
  ]);
});

it("the precondition of docs/server.md is that of its handlers", async () => {
  const { exports } = await guide.run("checkPreconditions");
  const put = (ifMatch: string) => ({
    method: "PUT",
    header: (name: string) => (name === "if-match" ? ifMatch : undefined),
  });
  expect(exports.requireUnchanged(put('"7"'), 7)).toBeUndefined();
  expect(() => exports.requireUnchanged(put('"6"'), 7)).toThrow("Precondition Failed");
  expect(() => exports.requireUnchanged(put("*"), undefined)).toThrow("Precondition Failed");
});

it("the log of docs/server.md has a line for each response", async () => {
  const { exports } = await guide.run("export const logging");
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const handle = createFetchHandler(handlers as never, { ...options, ...exports.logging } as never);
  await handle(new Request("http://localhost/guilds/1", { headers: { authorization: "Bot s" } }));
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
    { method: "GET", path: "/guilds/1", operationId: "getGuild", route: "/guilds/{guild_id}", status: 200 },
  ]);
});
