import { createServer } from "node:http";
import { createNodeHandler, errors } from "@guildwire/api/server";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { listening } from "../listening.js";
import { type ExampleRun, ExecutedExamples, type RanExample } from "./executed-examples.js";

const guide = new ExecutedExamples("docs/client.md");

afterAll(() => {
  expect(guide.notExecuted()).toEqual([]);
  guide.remove();
});

const guild_id = "197038439483310086";
const guild = { id: guild_id, name: "Guild Testers" };
/** Credentials and bodies that the server received. */
const received: { readonly credential: unknown; readonly body?: unknown }[] = [];
let baseUrl = "";

// biome-ignore lint/suspicious/noExplicitAny: responses with only the properties that the examples read
type Any = any;

beforeEach(async () => {
  const accept = (credential: unknown): object => ({ credential });
  const handlers: Any = {
    guilds: {
      getGuild: ({ path }: Any, { principal }: Any) => {
        received.push(principal);
        if (path.guild_id !== guild_id) throw errors.unknownGuild();
        return { ...guild, id: path.guild_id };
      },
      getGuildPreview: (_request: Any, { principal }: Any) => {
        received.push(principal);
        return guild;
      },
      modifyGuild: () => guild,
    },
    members: {
      addGuildMember: () => ({ status: 201, body: { joined_at: "2024-01-01T00:00:00Z" } }),
      listGuildMembers: ({ query }: Any) => (query.after === "0" ? [{ user: { id: "1" } }, { user: { id: "2" } }] : []),
    },
    webhooks: {
      executeWebhook: async ({ body, query, files = [] }: Any) => {
        const texts = await Promise.all(files.map(({ data }: Any) => new Response(data).text()));
        received.push({ credential: undefined, body: { ...body, texts } });
        return query.wait ? { status: 200, body: { id: "7" } } : { status: 204 };
      },
    },
  };
  const handler = createNodeHandler(handlers, {
    basePath: "/api/v8",
    partial: true,
    validateResponses: false,
    authenticate: { bot: accept, bearer: accept },
    resolve: () => "webhooks",
  } as Any);
  const server = createServer((request, response) => {
    if (request.url !== "/token") return handler(request, response);
    response.setHeader("content-type", "application/json");
    response.end('{"access_token":"granted","token_type":"Bearer","expires_in":3600,"refresh_token":"second"}');
  });
  baseUrl = `${(await listening(server)).url}/api/v8`;
});

function run(text: string, more: ExampleRun = {}): Promise<RanExample> {
  received.length = 0;
  const given = {
    baseUrl,
    guild_id,
    user_id: "53908232506183680",
    webhook_id: "197038439483310087",
    webhook_token: "hook",
    access_token: "access",
    bot_token: "secret",
  };
  return guide.run(text, { ...more, given });
}

it("creates a client and calls operations with either credential", async () => {
  await run("const preview", { after: "console.log(guild.name, preview.name);" }).then(({ printed }) =>
    expect(printed).toEqual([["Guild Testers", "Guild Testers"]]),
  );
  expect(received).toEqual([{ credential: "secret" }, { credential: "access" }]);
});

it("passes options on to fetch", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  try {
    await run("fetchOptions");
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: "include", cache: "no-store", method: "GET" });
  } finally {
    fetched.mockRestore();
  }
});

it("requests tokens for applications and users", async () => {
  vi.stubEnv("CLIENT_SECRET", "s");
  const replacements = { "https://auth.example.com/token": baseUrl.replace("/api/v8", "/token") };
  const calls = ["forTheApplication", "forAUser"].map((name) => `await getGuild(${name}, { guild_id });`);
  const after = `import { getGuild } from "@guildwire/api/client";\n${calls.join("\n")}\nconsole.log(stored);`;
  const { printed } = await run("clientCredentials", { replacements, after });
  vi.unstubAllEnvs();
  expect(received).toEqual([{ credential: "granted" }, { credential: "granted" }]);
  expect(printed).toEqual([["second"]]);
});

it("returns bodies, and status and body of several successes", async () => {
  expect((await run("added.status")).printed).toEqual([["2024-01-01T00:00:00Z"], ["7"]]);
});

it("reads the issues of an error", async () => {
  const { printed } = await run("readError(error).issues");
  expect(printed).toEqual([[expect.stringMatching(/^\/name: /)]]);
});

it("returns outcomes and responses", async () => {
  expect((await run("const outcome")).printed).toEqual([
    ["Guild Testers"],
    ["Guild Testers", expect.stringContaining("GMT")],
  ]);
  const replacements = { "getGuild(client, { guild_id }));\nif": 'getGuild(client, { guild_id: "1" }));\nif' };
  const failed = await run("const outcome", { replacements, after: "export const again = 1;" });
  expect(failed.printed).toEqual([["Unknown Guild"], ["Guild Testers", expect.stringContaining("GMT")]]);
});

it("cancels a call with the reason of its signal", async () => {
  expect((await run("AbortController")).printed).toEqual([["the page was closed"]]);
  expect(received).toEqual([]);
});

it("sends files with defaults, and reports the progress", async () => {
  await run("report.csv");
  expect(received[0]?.body).toMatchObject({ content: "Today", allowed_mentions: { parse: [] }, texts: ["a,b\n1,2\n"] });
  const body = '{ content: "Hi", file: { data: new Blob(["x"]), name: "x.txt" } }';
  const after = `import { executeWebhook } from "@guildwire/api/client";
    await executeWebhook(uploading, { webhook_id, webhook_token, body: ${body} });`;
  const { printed } = await run("uploadProgress", { after });
  expect(printed.at(-1)).toEqual(["executeWebhook", expect.stringMatching(/^(\d+) of \1$/)]);
});

it("iterates over items and pages", async () => {
  expect((await run("maxPages: 50")).printed).toEqual([["1"], ["2"], [2], [0]].slice(0, 3));
});

it("observes, logs and traces calls", async () => {
  const after = `import { getGuild } from "@guildwire/api/client";\nawait getGuild(client, { guild_id }, { auth: { bot: "secret" } });`;
  expect((await run("observed({", { after })).printed).toEqual([["getGuild", 1, 200]]);
  const logged = await run("withLogging(", { after });
  expect(logged.printed).toEqual([["GET", `${baseUrl}/guilds/${guild_id}`, 200, expect.any(Number)]]);
  await run("withSpans(", { after });
  expect(received).toEqual([{ credential: "secret" }]);
});

it("limits the size of response bodies", async () => {
  const after = `import { getGuild } from "@guildwire/api/client";\nconsole.log((await getGuild(client, { guild_id }, { auth: { bot: "secret" } })).id);`;
  expect((await run("withBodyLimit(", { after })).printed).toEqual([[guild_id]]);
});

it("caches by ETag, and responds without a server", async () => {
  const after = `import { getGuild } from "@guildwire/api/client";\nconsole.log((await getGuild(client, { guild_id }, { auth: { bot: "secret" } })).id);`;
  expect((await run("withEtagCache(fetch, {", { after })).printed).toEqual([[guild_id]]);
  const { printed } = await run("mocks.requests");
  expect(printed).toEqual([[[["GET", "GET /guilds/{guild_id}", { guild_id }]]]]);
  expect(received).toEqual([]);
});
