import { inspect } from "node:util";
import {
  ApiError,
  addGuildMember,
  type Client,
  type ClientOptions,
  createApi,
  createClient,
  createGuild,
  executeWebhook,
  getGuild,
  getGuildWidgetImage,
  modifyGuild,
  paginateListGuildMembers,
  readError,
} from "@guildwire/api/client";
import { GuildLimits } from "@guildwire/api/limits";
import { ChannelType, VerificationLevel } from "@guildwire/api/types";
import { describe, expect, test } from "vitest";
import { type GuildService, png, startGuildService, webhookToken } from "./guild-service.js";

const webhook_id = "223704706495545344";

interface Connected {
  readonly service: GuildService;
  readonly client: Client;
  /** The delays requested by the client, in milliseconds. */
  readonly sleeps: readonly number[];
}

/** A service and a client whose clock advances only while it waits. */
async function connect(options: Partial<ClientOptions> = {}): Promise<Connected> {
  const service = await startGuildService();
  const sleeps: number[] = [];
  let time = 0;
  const clock = {
    now: () => time,
    random: () => 1,
    sleep: async (milliseconds: number) => {
      sleeps.push(milliseconds);
      time += milliseconds;
    },
  };
  const client = createClient({ baseUrl: service.baseUrl, auth: { bot: "the-token-of-the-bot" }, clock, ...options });
  return { service, client, sleeps };
}

/** The ApiError of a call that must fail. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const reason: unknown = await call.then(
    () => "the call succeeded",
    (error: unknown) => error,
  );
  if (!(reason instanceof ApiError)) throw new Error("not an ApiError", { cause: reason });
  return reason;
}

describe("guilds", () => {
  test("a guild is created, changed and read again", async () => {
    const { service, client } = await connect();
    const created = await createGuild(client, {
      body: { name: "Nauts", verification_level: VerificationLevel.LOW, channels: [{ name: "general", type: 0 }] },
    });
    expect(service.guilds.get(created.id)?.name).toBe("Nauts");

    const changed = await modifyGuild(client, {
      guild_id: created.id,
      body: { name: "Astronauts", description: null, features: ["COMMUNITY"] },
    });
    expect(changed).toEqual({ ...created, name: "Astronauts", features: ["COMMUNITY"] });
    expect(await getGuild(client, { guild_id: created.id, with_counts: false })).toEqual(changed);
    expect(service.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /api/v8/guilds",
      `PATCH /api/v8/guilds/${created.id}`,
      `GET /api/v8/guilds/${created.id}?with_counts=false`,
    ]);
  });

  test("an added member is distinguished from an existing one", async () => {
    const { service, client } = await connect();
    const args = { guild_id: "1", user_id: "7", body: { access_token: "oauth" } };
    const first = await addGuildMember(client, args);
    if (first.status !== 201) throw new Error("expected 201");
    expect(first.body.user?.id).toBe("7");
    expect(await addGuildMember(client, args)).toEqual({ status: 204, body: undefined });
    expect(service.received).toHaveLength(2);
  });

  test("the widget's image arrives byte by byte, without credentials being sent", async () => {
    const { service, client } = await connect();
    const image = await getGuildWidgetImage(client, { guild_id: "1", style: "shield" }, { as: "blob" });
    expect(image.type).toBe("image/png");
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(png);
    expect(service.received[0]?.headers.authorization).toBeUndefined();
  });

  test("grouped operations are the same operations", async () => {
    const service = await startGuildService();
    const api = createApi({ baseUrl: service.baseUrl, auth: { bot: "the-token-of-the-bot" } });
    const { id } = await api.guilds.createGuild({ body: { name: "Nauts" } });
    expect(await api.guilds.getGuild({ guild_id: id })).toEqual(await getGuild(api.client, { guild_id: id }));
    const message = await api.webhooks.executeWebhook({
      webhook_id,
      webhook_token: webhookToken,
      wait: true,
      body: { content: "Hi" },
    });
    expect(message.content).toBe("Hi");
  });
});

describe("pagination of members", () => {
  /** Ids whose numeric order differs from their string order. */
  const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => String(8 + index));

  test.each([
    ["10 members in pages of 4", 10, 4, ["", "11", "15"]],
    ["12 members in pages of 4: the end shows as an empty page", 12, 4, ["", "11", "15", "19"]],
    ["none", 0, 4, [""]],
  ])("%s", async (_, count, limit, cursors) => {
    const { service, client } = await connect();
    service.join("1", ids(count));
    const seen: (string | undefined)[] = [];
    for await (const member of paginateListGuildMembers(client, { guild_id: "1", limit })) seen.push(member.user?.id);
    expect(seen).toEqual(ids(count));
    const queries = service.received.map(({ url }) => new URL(url, service.baseUrl).searchParams);
    expect(queries.map((query) => query.get("after") ?? "")).toEqual(cursors);
    expect(new Set(queries.map((query) => query.get("limit")))).toEqual(new Set([String(limit)]));
  });

  test("unrequested pages are not fetched", async () => {
    const { service, client } = await connect();
    service.join("1", ids(12));
    for await (const member of paginateListGuildMembers(client, { guild_id: "1", limit: 4, after: "9" })) {
      if (member.user?.id === "14") break;
    }
    expect(service.received.map(({ url }) => new URL(url, service.baseUrl).searchParams.get("after"))).toEqual([
      "9",
      "13",
    ]);
  });

  test("without a limit, pages have the maximum size", async () => {
    const { service, client } = await connect();
    service.join("1", ids(1001));
    let count = 0;
    for await (const _ of paginateListGuildMembers(client, { guild_id: "1" })) count += 1;
    expect(count).toBe(1001);
    expect(service.received).toHaveLength(2);
  });
});

describe("webhooks", () => {
  const args = { webhook_id, webhook_token: webhookToken };

  test("a message is sent with its files, and returned when waited for", async () => {
    const { service, client } = await connect();
    const message = await executeWebhook(client, {
      ...args,
      wait: true,
      body: {
        content: "Today: ö",
        embeds: [{ title: "Report" }],
        file: { data: "a,b\r\n--\r\n1,2", name: 'a "quoted" näme.csv', type: "text/csv" },
        files: [new Blob(["one"]), { data: new TextEncoder().encode("zwei"), name: "2.txt" }],
      },
    });
    expect(service.posted).toEqual([
      {
        payload: { content: "Today: ö", embeds: [{ title: "Report" }] },
        files: [
          { part: "file", name: 'a "quoted" näme.csv', type: "text/csv", text: "a,b\r\n--\r\n1,2" },
          { part: "files[0]", name: "blob", type: "application/octet-stream", text: "one" },
          { part: "files[1]", name: "2.txt", type: "application/octet-stream", text: "zwei" },
        ],
      },
    ]);
    expect(message.content).toBe("Today: ö");
    expect(message.attachments.map(({ filename }) => filename)).toEqual(['a "quoted" näme.csv', "blob", "2.txt"]);
  });

  test("a message without files is JSON", async () => {
    const { service, client } = await connect();
    await executeWebhook(client, { ...args, body: { content: "Hi" } });
    expect(service.received[0]?.headers["content-type"]).toBe("application/json");
    expect(service.posted).toEqual([{ payload: { content: "Hi" }, files: [] }]);
  });

  test.each([
    ["wait: false", { wait: false }],
    ["no wait", {}],
  ])("%s returns no message", async (_, wait) => {
    const { client } = await connect();
    expect(await executeWebhook(client, { ...args, ...wait, body: { content: "Hi" } })).toBeUndefined();
  });

  test("the token of the path is the credential: no Authorization header is sent, and the token arrives unchanged", async () => {
    const { service, client } = await connect();
    await executeWebhook(client, { ...args, body: { content: "Hi" } });
    expect(service.received[0]?.headers.authorization).toBeUndefined();
    expect(service.posted).toHaveLength(1);
  });

  test("client defaults apply to every message that does not override them", async () => {
    const { service, client } = await connect({ defaults: { allowed_mentions: { parse: [] } } });
    await executeWebhook(client, { ...args, body: { content: "quiet" } });
    await executeWebhook(client, { ...args, body: { content: "loud", allowed_mentions: { parse: ["everyone"] } } });
    await executeWebhook(client, { ...args, body: { content: "file", file: new Blob(["x"]) } });
    expect(service.posted.map(({ payload }) => payload["allowed_mentions"])).toEqual([
      { parse: [] },
      { parse: ["everyone"] },
      { parse: [] },
    ]);
  });
});

describe("credentials", () => {
  test("a call's credentials replace the client's", async () => {
    const { service, client } = await connect();
    service.credentials.add("Bearer user-token");
    const { id } = await createGuild(client, { body: { name: "Nauts" } });
    await getGuild(client, { guild_id: id }, { auth: { bearer: "user-token" } });
    expect(service.received.map(({ headers }) => headers.authorization)).toEqual([
      "Bot the-token-of-the-bot",
      "Bearer user-token",
    ]);
  });

  test("a function is called before each request, so that tokens may change", async () => {
    let calls = 0;
    const { service, client } = await connect({ auth: async () => ({ bot: `token-${++calls}` }) });
    service.credentials.add("Bot token-1");
    await createGuild(client, { body: { name: "Nauts" } });
    const refused = await failure(createGuild(client, { body: { name: "Nauts" } }));
    expect(refused).toMatchObject({ kind: "response", status: 401, operationId: "createGuild" });
    expect(inspect(refused)).not.toContain("token-2");
  });
});

describe("errors", () => {
  test("a 400 lists each issue with a JSON pointer into the body", async () => {
    const { service, client } = await connect();
    const name = "x".repeat(GuildLimits.name.minLength - 1);
    const channels = [
      { name: "general", type: ChannelType.GUILD_TEXT },
      { name: "", type: ChannelType.GUILD_TEXT },
    ];
    const error = await failure(createGuild(client, { body: { name, channels } }));
    expect(error).toMatchObject({ kind: "response", status: 400, operationId: "createGuild" });
    const { code, message, issues } = readError(error);
    expect([code, message]).toEqual([50035, "Invalid Form Body"]);
    expect(issues).toEqual([
      { path: "/name", code: "BASE_TYPE_BAD_LENGTH", message: "Must be between 2 and 100 in length." },
      { path: "/channels/1/name", code: "BASE_TYPE_BAD_LENGTH", message: "Must be between 1 and 100 in length." },
    ]);
    expect(service.received).toHaveLength(1);
  });

  test("a 404 carries the interface's error code", async () => {
    const { service, client } = await connect();
    const error = await failure(getGuild(client, { guild_id: "404" }));
    expect(error).toMatchObject({ kind: "response", status: 404, operationId: "getGuild" });
    expect(readError(error)).toEqual({ code: 10004, message: "Unknown Guild", issues: [], missing: [] });
    expect(service.received).toHaveLength(1);
  });

  test("no error contains the token of a path, however it is printed", async () => {
    const { client } = await connect();
    const webhook_token = "not-the-token-but-secret-all-the-same";
    const error = await failure(executeWebhook(client, { webhook_id, webhook_token, body: { content: "Hi" } }));
    expect([error.status, readError(error).code]).toEqual([404, 10015]);
    const printed = [error.message, error.stack, JSON.stringify(error), inspect(error, { depth: 9, showHidden: true })];
    expect(printed.join("\n")).not.toContain(webhook_token);
  });
});

describe("a 429", () => {
  test.each([
    ["Retry-After", { status: 429, headers: { "retry-after": "3" } }, 3000],
    [
      "the body's retry_after, which is more exact",
      {
        status: 429,
        body: { message: "You are being rate limited.", retry_after: 1.337, global: false },
        headers: { "retry-after": "2" },
      },
      1337,
    ],
  ])("is retried after the delay stated in %s and then succeeds, even a POST", async (_, fault, wait) => {
    const { service, client, sleeps } = await connect();
    service.faults.push(fault);
    const { id } = await createGuild(client, { body: { name: "Nauts" } });
    expect(sleeps).toEqual([wait]);
    expect(service.guilds.size).toBe(1);

    service.faults.push(fault);
    expect((await modifyGuild(client, { guild_id: id, body: { name: "Astronauts" } })).name).toBe("Astronauts");
    expect(sleeps).toEqual([wait, wait]);
    expect(service.received.map(({ method }) => method)).toEqual(["POST", "POST", "PATCH", "PATCH"]);
  });

  test("ends the call with its error after the last retry", async () => {
    const { service, client, sleeps } = await connect();
    const fault = { status: 429, body: { message: "Slow down.", retry_after: 2, global: false } };
    service.faults.push(fault, fault, fault);
    const error = await failure(createGuild(client, { body: { name: "Nauts" } }));
    expect(error).toMatchObject({ kind: "response", status: 429, retryAfter: 2 });
    expect(sleeps).toEqual([2000, 2000]);
    expect(service.received).toHaveLength(3);
  });

  test("with a longer delay than allowed is an error immediately", async () => {
    const { service, client, sleeps } = await connect({ retry: { maxDelay: 60 } });
    service.faults.push({ status: 429, headers: { "retry-after": "61" } });
    expect(await failure(createGuild(client, { body: { name: "Nauts" } }))).toMatchObject({
      status: 429,
      retryAfter: 61,
    });
    expect(sleeps).toEqual([]);
  });
});

describe("a connection that breaks", () => {
  test.each([
    ["before the response", "drop"],
    ["within the response", "cut off"],
  ] as const)("%s: a GET is retried and succeeds", async (_, fault) => {
    const { service, client, sleeps } = await connect();
    const { id } = await createGuild(client, { body: { name: "Nauts" } });
    service.faults.push(fault, fault);
    expect((await getGuild(client, { guild_id: id })).name).toBe("Nauts");
    expect(service.received.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET"]);
    // At most half a second, then one second.
    expect(sleeps).toEqual([500, 1000]);
  });

  test.each([
    ["before the response", "drop"],
    ["within the response", "cut off"],
  ] as const)("%s: a POST is not retried, since it may have been executed", async (_, fault) => {
    const { service, client, sleeps } = await connect();
    service.faults.push(fault);
    const error = await failure(createGuild(client, { body: { name: "Nauts" } }));
    expect(error).toMatchObject({ kind: "network", operationId: "createGuild" });
    expect(error.status).toBeUndefined();
    expect(service.received).toHaveLength(1);
    expect(sleeps).toEqual([]);
    expect(inspect(error, { depth: 9 })).not.toContain("the-token-of-the-bot");
  });

  test("a 503 is retried for a GET but not for a PATCH", async () => {
    const { service, client } = await connect();
    const { id } = await createGuild(client, { body: { name: "Nauts" } });
    service.faults.push({ status: 503 });
    expect((await getGuild(client, { guild_id: id })).id).toBe(id);
    service.faults.push({ status: 503 });
    expect(await failure(modifyGuild(client, { guild_id: id, body: { name: "Again" } }))).toMatchObject({
      status: 503,
    });
    expect(service.received.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "PATCH"]);
  });
});
