// The program that every platform runs against the server of platforms.test.ts, which checks requests and results.
import { ApiError, createClient, executeWebhook, getGuild, observed, readError } from "@guildwire/api/client";

/**
 * @param {string} baseUrl
 * @returns {Promise<object>} Plain data, the same on every platform.
 */
export async function program(baseUrl) {
  const attempts = [];
  const onResponse = ({ operationId, attempt, status }) => attempts.push([operationId, attempt, status]);
  const client = createClient({ baseUrl, auth: { bot: "the-token-of-the-bot" }, fetch: observed({ onResponse }) });

  // The first response is a 429.
  const guild = await getGuild(client, { guild_id: "1", with_counts: true });

  const file = { data: new Blob(["a,b\r\n1,2"], { type: "text/csv" }), name: "ä.csv" };
  const hook = { webhook_id: "2", webhook_token: "short" };
  const message = await executeWebhook(client, { ...hook, wait: true, body: { content: "Grüße", file } });

  // The server never responds for guild 3, and reports the received request before the call is aborted.
  const controller = new AbortController();
  const aborted = getGuild(client, { guild_id: "3" }, { signal: controller.signal }).catch((reason) => reason);
  await fetch(`${baseUrl}/heard`);
  controller.abort("enough");

  const late = await failure(getGuild(client, { guild_id: "3" }, { timeout: 20, retry: false }));
  const unknown = await failure(executeWebhook(client, { ...hook, webhook_token: "secret", body: { content: "Hi" } }));
  const page = await failure(getGuild(client, { guild_id: "4" }));
  const injected = await failure(getGuild(client, { guild_id: "1" }, { auth: { bot: "a\r\nx-admin: 1" } }));
  return { guild, message, aborted: await aborted, failures: [late, unknown, page, injected], attempts };
}

async function failure(call) {
  const error = await call.catch((reason) => reason);
  if (!(error instanceof ApiError)) return String(error);
  return {
    kind: error.kind,
    message: error.message,
    status: error.status ?? null,
    code: readError(error).code ?? null,
  };
}
