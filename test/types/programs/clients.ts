import {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  executeWebhook,
  getGuild,
  observed,
} from "@guildwire/api/client";
import { accepts, guild_id, webhook_id, webhook_token } from "./expectation.js";

const baseUrl = "https://guild.example";

accepts<ClientOptions[]>([
  { baseUrl },
  { baseUrl, auth: { bot: "t" }, timeout: 1000, retry: false, headers: { "user-agent": "a" } },
  {
    baseUrl,
    auth: { bearer: "t" },
    retry: { attempts: 2, maxDelay: 5 },
    defaults: { allowed_mentions: { parse: [] } },
  },
  {
    baseUrl,
    auth: () => ({ bot: "t" }),
    fetch: observed({
      onResponse: ({ operationId, status, durationMs }) => console.log(operationId, status, durationMs),
    }),
  },
  { baseUrl, auth: async () => ({ bearer: "t" }), fetch },
  // @ts-expect-error TS2322 a client has an address
  { auth: { bot: "t" } },
  // @ts-expect-error TS2353 the scheme is called bot
  { baseUrl, auth: { bott: "t" } },
  // @ts-expect-error TS2353 there is no scheme of this name
  { baseUrl, auth: { basic: "t" } },
  // @ts-expect-error TS2353 a bot authenticates with its token alone
  { baseUrl, auth: { bot: { username: "a", password: "b" } } },
  // @ts-expect-error TS2353 no such option
  { baseUrl, retries: 3 },
  // @ts-expect-error TS2322 true says nothing about how
  { baseUrl, retry: true },
]);

accepts<CallOptions[]>([
  {},
  { auth: { bearer: "t" }, signal: AbortSignal.timeout(5), timeout: 1000, retry: false, headers: { "x-reason": "a" } },
  { auth: () => ({ bot: "t" }) },
  // @ts-expect-error TS2353 the scheme is called bot in a call, too
  { auth: { bott: "t" } },
  // @ts-expect-error TS2353 an address is the client's
  { baseUrl },
]);

const client: Client = createClient({ baseUrl });
// @ts-expect-error TS2561 no such option, but a similar one
createClient({ baseUrl, timeuot: 5 });
getGuild(client, { guild_id }, { auth: { bearer: "t" } });
// @ts-expect-error TS2353 the scheme is called bearer
getGuild(client, { guild_id }, { auth: { Bearer: "t" } });
// @ts-expect-error TS2561 no such option
getGuild(client, { guild_id }, { timeoutMs: 5 });
// @ts-expect-error TS2353 a client is made by createClient
getGuild({ baseUrl }, { guild_id });

// Files

const hook = { webhook_id, webhook_token };
executeWebhook(client, { ...hook, body: { file: new Blob(["a"]) } });
executeWebhook(client, { ...hook, body: { file: { data: "a", name: "a.txt" } } });
executeWebhook(client, { ...hook, body: { files: [{ data: new Uint8Array(2), name: "a.bin", type: "image/png" }] } });
// @ts-expect-error TS2322 text alone has no name
executeWebhook(client, { ...hook, body: { file: "a" } });
// @ts-expect-error TS2322 bytes alone have no name
executeWebhook(client, { ...hook, body: { files: [new Uint8Array(2)] } });
