import { inspect } from "node:util";
import type { ErrorFacts, RequestEnd, RequestStart } from "@guildwire/runtime/server";
import { describe, expect, it } from "vitest";
import { recordingHandlers } from "./recording-handlers.js";
import { type Options, options, transports } from "./transports.js";

const path = "/guilds/197038439483310086";
const bot = { authorization: "Bot the-token-of-the-bot", "content-type": "application/json" };

describe.each(transports)("the facts of hooks over $name", ({ start, startPartly }) => {
  it("are small and contain no credentials", async () => {
    const lines: string[] = [];
    const ends: RequestEnd[] = [];
    const principals: unknown[] = [];
    const onRequest = (request: RequestStart): void => void lines.push(JSON.stringify(request));
    const onResponse = (request: RequestStart, response: RequestEnd): void => {
      lines.push(JSON.stringify({ request }));
      ends.push(response);
      principals.push(request.principal);
    };
    const { baseUrl, fetch } = await start(
      recordingHandlers([]),
      options({ onRequest, onResponse, requestId: () => "id-1" }),
    );
    await fetch(`${baseUrl}${path}?with_counts=true&token=secret`, { headers: bot });
    await fetch(`${baseUrl}${path}`, {
      method: "PATCH",
      headers: bot,
      body: '{"name":"","icon":5,"rules_channel_id":7}',
    });
    await fetch(`${baseUrl}/nothing?token=secret`, { headers: bot });
    const [get, , patch, , unknown] = lines.map((line) => JSON.parse(line));
    const base = new URL(baseUrl).pathname.replace(/\/$/, "");
    const route = "/guilds/{guild_id}";
    expect(get).toEqual({ requestId: "id-1", method: "GET", path: base + path, operationId: "getGuild", route });
    expect(patch).toEqual({ requestId: "id-1", method: "PATCH", path: base + path, operationId: "modifyGuild", route });
    expect(unknown).toEqual({ requestId: "id-1", method: "GET", path: `${base}/nothing` });
    expect(ends.map(({ status }) => status)).toEqual([200, 400, 404]);
    expect(ends.map(({ issueCodes }) => [...issueCodes].sort())).toEqual([[], ["min-length", "type"], []]);
    expect(principals).toEqual([{ name: "bot" }, { name: "bot" }, undefined]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200);
  });

  it("of an error fit in a line, and have the operation", async () => {
    const reports: ErrorFacts[] = [];
    const onError: Options["onError"] = (_, facts) => reports.push(facts);
    const guilds = { getGuild: () => Promise.reject(new Error("no database")) };
    const { baseUrl, fetch } = await startPartly({ guilds }, options({ onError, requestId: () => "id-2" }));
    await fetch(baseUrl + path, { headers: bot });
    const [facts] = reports as [ErrorFacts];
    expect(JSON.stringify(facts)).toBe('{"requestId":"id-2","operationId":"getGuild","stage":"handler"}');
    expect(inspect(facts).length).toBeLessThan(120);
    expect(facts.operation?.path).toBe("/guilds/{guild_id}");
  });
});
