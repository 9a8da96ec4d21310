import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { model } from "../spec/model.js";
import { type Recorded, recordingHandlers } from "./recording-handlers.js";
import { application_id, options, transports } from "./transports.js";

const bot = { authorization: "Bot the-token-of-the-bot" };
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "OPTIONS"];

/** Method → operations, by path; variants are listed under their shared path. */
const paths = new Map<string, Map<string, string[]>>();
const shapes = new Map<string, string>();
for (const operation of model.operations) {
  const shape = operation.path.text.replaceAll(/\{\w+\}/g, "{}");
  const path = shapes.get(shape) ?? operation.path.text;
  shapes.set(shape, path);
  const own = paths.get(path) ?? new Map<string, string[]>();
  paths.set(path, own);
  own.set(operation.method.toUpperCase(), [...(own.get(operation.method.toUpperCase()) ?? []), operation.id]);
}

const filledIn = (path: string): string => path.replaceAll(/\{\w+\}/g, "53908232506183680");

describe.each(transports)("paths over $name", ({ start, startPartly }) => {
  const running = async () => {
    const recorded: Recorded[] = [];
    const { baseUrl, fetch } = await start(recordingHandlers(recorded), options());
    return { recorded, call: (path: string, init?: RequestInit) => fetch(baseUrl + path, init) };
  };

  it("responds to the methods of every path, and with 405 to the others", async () => {
    const { call, recorded } = await running();
    for (const [path, own] of paths) {
      const allowed = new Set([...own.keys(), "OPTIONS", ...(own.has("GET") ? ["HEAD"] : [])]);
      // Fetch has no TRACE, and one refused method suffices.
      for (const method of methods.filter((candidate) => candidate !== "TRACE" && !allowed.has(candidate))) {
        const response = await call(filledIn(path), { method, headers: bot });
        expect(response.status, `${method} ${path}`).toBe(405);
        expect(new Set(response.headers.get("allow")?.split(", ")), `${method} ${path}`).toEqual(allowed);
      }
      const asked = await call(filledIn(path), { method: "OPTIONS" });
      expect(asked.status, path).toBe(204);
      expect(new Set(asked.headers.get("allow")?.split(", ")), path).toEqual(allowed);
    }
    expect(recorded).toEqual([]);
    expect(paths.size).toBe(35);
  });

  it("the body of a 405 and of a 404 has a code and a message", async () => {
    const { call } = await running();
    const wrongMethod = await call("/guilds", { method: "DELETE", headers: bot });
    expect(await wrongMethod.json()).toEqual({ code: 0, message: "Method Not Allowed" });
    const wrongPath = await call("/guild", { headers: bot });
    expect(wrongPath.status).toBe(404);
    expect(await wrongPath.json()).toEqual({ code: 0, message: "Not Found" });
  });

  it.each(["/", "/guilds/", "/guilds//bans", "//guilds", "/guilds/1/bans/2/3", "/Guilds/1", "/webhooks"])(
    "%s is a 404",
    async (path) => {
      const { call, recorded } = await running();
      expect((await call(path, { headers: bot })).status).toBe(404);
      expect(recorded).toEqual([]);
    },
  );

  it("responds to HEAD as to GET, without a body", async () => {
    const { call, recorded } = await running();
    const response = await call("/guilds/53908232506183680/bans", { method: "HEAD", headers: bot });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(recorded.map(({ operation }) => operation.id)).toEqual(["getGuildBans"]);
  });

  it.each([
    ["PATCH", "/guilds/53908232506183680/voice-states/%40me", "modifyCurrentUserVoiceState"],
    ["PATCH", "/guilds/53908232506183680/voice-states/@me", "modifyCurrentUserVoiceState"],
    ["GET", "/guilds/53908232506183680/members/se%61rch?query=a", "searchGuildMembers"],
    ["GET", "/webhooks/53908232506183680/token/messages/%40original", "getOriginalInteractionResponse"],
  ])("%s %s is %s", async (method, path, id) => {
    const { call, recorded } = await running();
    const body = method === "GET" ? {} : { body: '{"channel_id":"53908232506183680"}' };
    await call(path, { method, headers: { ...bot, "content-type": "application/json" }, ...body });
    expect(recorded.map(({ operation }) => operation.id)).toEqual([id]);
  });

  it("a literal segment never arrives as a parameter value", async () => {
    const { call, recorded } = await running();
    expect((await call("/guilds/53908232506183680/members/@me", { headers: bot })).status).toBe(400);
    expect((await call("/guilds/53908232506183680/members/search", { method: "DELETE", headers: bot })).status).toBe(
      405,
    );
    expect(recorded).toEqual([]);
  });

  it("a parameter never contains a slash and is never empty, however the path is written", async () => {
    const { call, recorded } = await running();
    const text = fc.string({ unit: fc.constantFrom("%2F", "%2f", "%252F", "%5C", "%00", "a", ".", "-", "%C3%A9") });
    const sent = fc.tuple(fc.constantFrom("/webhooks/1/", "/interactions/1/"), text, fc.constantFrom("", "/callback"));
    let reached = 0;
    await fc.assert(
      fc.asyncProperty(sent, async ([before, value, after]) => {
        recorded.length = 0;
        const { status } = await call(`${before}${value}${after}`);
        const values = recorded.flatMap(({ request }) => Object.values(Object(request.path)));
        for (const one of values) expect(one).toMatch(/^[^/]+$/);
        // Fetch resolves dot segments before it sends a request.
        const isSlashed = /%2f/i.test(value) && (before === "/webhooks/1/") === (after === "");
        if (isSlashed) expect([status, values]).toEqual([before === "/webhooks/1/" ? 400 : 405, []]);
        reached += values.length > 0 ? 1 : 0;
      }),
      { numRuns: 200 },
    );
    expect(reached).toBeGreaterThan(0);
  });

  it("a shared route selects the family of operations by the values that differ", async () => {
    const asked: unknown[] = [];
    const recorded: Recorded[] = [];
    const { baseUrl, fetch } = await start(
      recordingHandlers(recorded),
      options({
        resolve: async (values, families) => {
          asked.push([values, families]);
          return values[0] === application_id ? "interactions" : values[0] === "1" ? undefined : "webhooks";
        },
      }),
    );
    const path = (first: string): string => `${baseUrl}/webhooks/${first}/a%2Cb/messages/53908232506183680`;
    expect((await fetch(path(application_id))).status).toBe(200);
    expect((await fetch(path("223704706495545344"))).status).toBe(200);
    expect((await fetch(path("1"))).status).toBe(404);
    const families = ["webhooks", "interactions"];
    expect(asked).toEqual([
      [[application_id, "a,b"], families],
      [["223704706495545344", "a,b"], families],
      [["1", "a,b"], families],
    ]);
    expect(recorded.map(({ operation, request }) => [operation.id, request.path])).toEqual([
      ["getFollowupMessage", { application_id, interaction_token: "a,b", message_id: "53908232506183680" }],
      [
        "getWebhookMessage",
        { webhook_id: "223704706495545344", webhook_token: "a,b", message_id: "53908232506183680" },
      ],
    ]);
  });

  it("a follow-up always waits, and has no thread, whatever was sent (T55, T67)", async () => {
    const { recorded, call } = await running();
    const response = await call(`/webhooks/${application_id}/token?wait=false&thread_id=no-snowflake`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"content":"Hi"}',
    });
    expect(response.status).toBe(200);
    expect(recorded[0]?.request.query).toEqual({ wait: true });
  });

  it("handlers are called on their object, so instances of classes work", async () => {
    class Bans {
      readonly #ban = { reason: "class", user: { id: "1", username: "a", discriminator: "0001", avatar: null } };
      getGuildBan() {
        return this.#ban;
      }
    }
    const { baseUrl, fetch } = await startPartly({ bans: new Bans() }, options());
    const response = await fetch(`${baseUrl}/guilds/53908232506183680/bans/1`, { headers: bot });
    expect(await response.json()).toMatchObject({ reason: "class" });
  });

  it("responds with 501 for operations without a handler if `partial` is set", async () => {
    const { baseUrl, fetch } = await startPartly({ bans: { getGuildBans: () => [] } }, options());
    const response = await fetch(`${baseUrl}/guilds/53908232506183680/bans`, { headers: bot });
    expect(await response.json()).toEqual([]);
    const missing = await fetch(`${baseUrl}/guilds/53908232506183680/roles`, { headers: bot });
    expect(missing.status).toBe(501);
    expect(await missing.json()).toMatchObject({ code: 0 });
  });

  it("without `partial`, a missing handler or hook is an error on creation", async () => {
    const { bans: _bans, ...others } = recordingHandlers([]);
    await expect(async () => start(others as never, options())).rejects.toThrow(/bans\.getGuildBans/);
    const { resolve: _resolve, ...unresolved } = options();
    await expect(async () => start(recordingHandlers([]), unresolved as never)).rejects.toThrow(/options\.resolve/);
  });
});
