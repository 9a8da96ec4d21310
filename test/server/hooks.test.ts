import { errors, HttpError } from "@guildwire/api/server";
import type { AuthorizeRequest } from "@guildwire/runtime/server";
import { describe, expect, it } from "vitest";
import { model } from "../spec/model.js";
import { type Recorded, recordingHandlers } from "./recording-handlers.js";
import { application_id, type Caller, type Options, options, transports } from "./transports.js";

const guild = "/guilds/197038439483310086";
const ban = `${guild}/bans/53908232506183680`;
const bot = { authorization: "Bot the-token-of-the-bot" };
const json = { ...bot, "content-type": "application/json" };

describe.each(transports)("hooks and errors over $name", ({ start, startPartly }) => {
  const running = async (more: Partial<Options> = {}) => {
    const recorded: Recorded[] = [];
    const { baseUrl, fetch } = await start(recordingHandlers(recorded), options(more));
    return { recorded, call: (path: string, init?: RequestInit) => fetch(baseUrl + path, init) };
  };

  it.each([
    ["no credentials", {}],
    ["credentials of no scheme", { authorization: "Basic Ym90OmJvdA==" }],
    ["an unknown token", { authorization: "Bot other" }],
  ])("%s get a 401 with the error of the catalogue", async (_, headers) => {
    const { call, recorded } = await running();
    const response = await call(ban, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bot, Bearer");
    expect(await response.json()).toEqual({ code: 40001, message: "Unauthorized" });
    expect(recorded).toEqual([]);
  });

  it("each scheme calls its own hook, and the handler receives the principal", async () => {
    const { call, recorded } = await running();
    for (const authorization of ["Bot the-token-of-the-bot", "bearer user-token"]) {
      expect((await call(ban, { headers: { authorization } })).status).toBe(200);
    }
    expect(recorded.map(({ context }) => context.principal)).toEqual([{ name: "bot" }, { name: "user" }]);
  });

  it("calls no hook for an operation without authentication", async () => {
    const { call, recorded } = await running();
    expect((await call(`${guild}/widget.png`, { headers: { authorization: "Bot other" } })).status).toBe(200);
    expect(recorded[0]?.context.principal).toBeUndefined();
  });

  it.each([
    [
      "a body although the request does not wait for one",
      "?wait=false",
      { status: 200, body: "ok" },
      "`wait` false needs 204",
    ],
    ["nothing where the default says to wait", "", { status: 204 }, "`wait` true needs 200"],
  ])("%s is a located server error", async (_, query, response, reason) => {
    const reports: string[] = [];
    const onError: Options["onError"] = (error, { stage }) => reports.push(`${stage}: ${(error as Error).message}`);
    const webhooks = { executeSlackCompatibleWebhook: () => response as { status: 204 } };
    const call = async (more: Partial<Options>, asked: string): Promise<number> => {
      const { baseUrl, fetch } = await startPartly({ webhooks }, options({ onError, ...more }));
      const init = { method: "POST", headers: json, body: '{"text":"Hi"}' };
      return (await fetch(`${baseUrl}/webhooks/1/token/slack${asked}`, init)).status;
    };
    expect(await call({ validateResponses: true }, query)).toBe(500);
    expect(reports).toEqual([
      `response: the handler of executeSlackCompatibleWebhook returned ${response.status}, but ${reason} (x-response-when)`,
    ]);
    expect(await call({ validateResponses: false }, query)).toBe(response.status);
    expect(await call({ validateResponses: true }, query === "" ? "?wait=false" : "?wait=true")).toBe(response.status);
    expect(reports).toHaveLength(1);
  });

  it("`authorize` receives the permissions of the operation and of the sent fields", async () => {
    const asked: AuthorizeRequest<Caller>[] = [];
    const { call, recorded } = await running({
      authorize: (request) => {
        asked.push(request);
        return 1n << 27n;
      },
    });
    const change = (body: object) =>
      call(`${guild}/members/1`, { method: "PATCH", headers: json, body: JSON.stringify(body) });
    await change({ nick: "Cap" });
    await change({ mute: true, nick: "Cap" });
    await change({});
    expect(asked.map(({ permissions, fields }) => [permissions, fields.map(({ property }) => property)])).toEqual([
      [["MANAGE_NICKNAMES"], ["nick"]],
      [
        ["MANAGE_NICKNAMES", "MUTE_MEMBERS"],
        ["nick", "mute"],
      ],
      [[], []],
    ]);
    expect(recorded.map(({ context }) => context.permissions)).toEqual([1n << 27n, 1n << 27n, 1n << 27n]);
  });

  it("`authorize` receives the ownership requirements of operations and of fields (T76)", async () => {
    const asked: string[] = [];
    const { call } = await running({
      authorize: ({ operation, ownerOnly, permissions }) => {
        asked.push(`${operation.id} ${ownerOnly} ${permissions.join()}`);
      },
    });
    const change = (body: object) => call(guild, { method: "PATCH", headers: json, body: JSON.stringify(body) });
    await call(guild, { method: "DELETE", headers: bot });
    await change({ owner_id: "53908232506183680" });
    await change({ name: "Nauts" });
    expect(asked).toEqual(["deleteGuild true ", "modifyGuild true MANAGE_GUILD", "modifyGuild false MANAGE_GUILD"]);
  });

  it("events are delivered in order after the handler succeeded, and not if it throws", async () => {
    const delivered: unknown[] = [];
    const payload = {
      guild_id: "197038439483310086",
      user: { id: "1", username: "a", discriminator: "0001", avatar: null },
    };
    const { baseUrl, fetch } = await startPartly(
      {
        bans: {
          createGuildBan: (request, context) => {
            context.emit("GUILD_BAN_ADD", payload);
            if (request.body.reason === "late") throw errors.unknownUser();
          },
        },
      },
      options({ deliver: (events) => void delivered.push(...events) }),
    );
    const put = (body: object) => fetch(baseUrl + ban, { method: "PUT", headers: json, body: JSON.stringify(body) });
    expect((await put({})).status).toBe(204);
    expect((await put({ reason: "late" })).status).toBe(404);
    expect(delivered).toEqual([{ event: "GUILD_BAN_ADD", payload }]);
  });

  it("responds with status, code and message of an error in the catalogue", async () => {
    const { baseUrl, fetch } = await startPartly(
      {
        bans: {
          getGuildBan: () => {
            throw errors.unknownBan({ headers: { "x-reason": "test" } });
          },
        },
      },
      options(),
    );
    const response = await fetch(baseUrl + ban, { headers: bot });
    expect(response.status).toBe(404);
    expect(response.headers.get("x-reason")).toBe("test");
    expect(await response.json()).toEqual({ code: 10026, message: "Unknown Ban" });
  });

  it("responds with 500 if a response violates the specification, with the location in the cause", async () => {
    const failures: string[] = [];
    const { baseUrl, fetch } = await startPartly(
      { bans: { getGuildBans: () => [{ reason: null, user: { id: "1" } }] as never } },
      options({ onError: (error) => void failures.push(String(error)) }),
    );
    const response = await fetch(`${baseUrl}${guild}/bans`, { headers: bot });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("username");
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain("getGuildBans");
    expect(failures[0]).toContain("/0/user/username");
  });

  it("errors in parameters and in the body are reported at their locations", async () => {
    const { call, recorded } = await running();
    const query = await call(`${guild}/members?limit=0&after=x`, { headers: bot });
    expect(query.status).toBe(400);
    const tree = (await query.json()) as { readonly code: number; readonly errors: Record<string, unknown> };
    expect(tree.code).toBe(50035);
    expect(Object.keys(tree.errors)).toEqual(["limit", "after"]);
    const body = await call(ban, { method: "PUT", headers: json, body: '{"delete_message_days":9}' });
    expect(await body.json()).toMatchObject({
      code: 50035,
      message: "Invalid Form Body",
      errors: { delete_message_days: { _errors: [{ code: expect.any(String), message: expect.any(String) }] } },
    });
    expect(recorded).toEqual([]);
  });

  it("an undecodable parameter is reported once, next to errors in the others", async () => {
    const { call } = await running();
    const errorsOf = async (query: string): Promise<unknown> => {
      const response = await call(`${guild}/members/search?${query}`, { headers: bot });
      return ((await response.json()) as { readonly errors: unknown }).errors;
    };
    const message = expect.any(String);
    expect(await errorsOf("query=a&query=b&limit=x")).toEqual({
      query: { _errors: [{ code: "REPEATED", message }] },
      limit: { _errors: [{ code: "TYPE", message }] },
    });
    expect(await errorsOf("query=%zz&limit=0")).toEqual({
      query: { _errors: [{ code: "ENCODING", message }] },
      limit: { _errors: [{ code: "MINIMUM", message }] },
    });
  });

  it("a body of another content type gets a 415, and invalid JSON a 400", async () => {
    const { call } = await running();
    const text = { ...bot, "content-type": "text/plain" };
    const wrongType = await call(ban, { method: "PUT", headers: text, body: "{}" });
    expect([wrongType.status, await wrongType.json()]).toEqual([415, { code: 0, message: "Unsupported Media Type" }]);
    const noJson = await call(ban, { method: "PUT", headers: json, body: "{" });
    expect([noJson.status, await noJson.json()]).toMatchObject([400, { code: 50035 }]);
  });

  it("an oversized body gets a 413, for any operation", async () => {
    const { call, recorded } = await running({ limits: { body: 100 } });
    const withBody = model.operations.filter(({ body }) => body !== undefined);
    for (const { id, method, path } of withBody) {
      const sent = path.text.replace("{application_id}", application_id).replaceAll(/\{\w+\}/g, "53908232506183680");
      const response = await call(sent, { method: method.toUpperCase(), headers: json, body: `{}${" ".repeat(99)}` });
      expect([id, response.status, await response.json()]).toMatchObject([id, 413, { code: 40005 }]);
    }
    expect(recorded).toEqual([]);
    expect(withBody.length).toBe(27);
  });
});

describe("errors", () => {
  it("have one function for each error response of the specification that the catalogue does not name", () => {
    const catalogue = new Set(model.errors.map(({ name }) => name));
    const others = Object.keys(errors).filter((name) => !catalogue.has(name));
    expect(others).toEqual(["badRequest", "tooManyRequests", "forbidden", "notFound", "payloadTooLarge"]);
    expect(errors.notFound({ code: 7 })).toMatchObject({ status: 404, body: { code: 7 } });
  });

  it("have one function for each error of the catalogue", () => {
    const functions: Readonly<Record<string, unknown>> = errors;
    for (const { name, status, code, message } of model.errors) {
      const made = (functions[name] as () => HttpError)();
      expect(made).toBeInstanceOf(HttpError);
      expect(made).toMatchObject({ status, code, message });
    }
  });
});
