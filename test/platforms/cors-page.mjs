// Runs on a page of another origin than the services that it calls. The driver waits for the results in the document.
import { ApiError, createClient, executeWebhook, getGuild, modifyGuild } from "@guildwire/api/client";

/** The query of the page's URL: the base URLs and credentials to use. */
const given = JSON.parse(decodeURIComponent(location.hash.slice(1)));

async function calls() {
  const { url, refusing, bot, guild_id, webhook } = given;
  const client = createClient({ baseUrl: `${url}/api/v8`, auth: { bot }, retry: false });
  const read = await getGuild(client, { guild_id });
  const modified = await modifyGuild(client, { guild_id, body: { name: "Pier Watch" } });
  const file = { data: new Blob(["a,b\r\n1,2"], { type: "text/csv" }), name: "ä.csv" };
  const message = await executeWebhook(client, { ...webhook, wait: true, body: { content: "Grüße", file } });
  const unauthenticated = await failure(getGuild(client, { guild_id }, { auth: { bot: "wrong" } }));
  const unknown = await fetch(`${url}/api/v8/nothing`, { method: "PATCH", headers: { Authorization: `Bot ${bot}` } });
  const limits = await fetch(`${url}/api/v8/guilds/${guild_id}`, { headers: { Authorization: `Bot ${bot}` } });
  const other = createClient({ baseUrl: `${refusing}/api/v8`, auth: { bot }, retry: false });
  return {
    read: read.name,
    modified: modified.name,
    message: [message.content, message.attachments.map(({ filename, size }) => [filename, size])],
    unauthenticated,
    unknown: [unknown.status, (await unknown.json()).code],
    limited: limits.headers.get("x-ratelimit-limit"),
    event: await firstEvent(url, bot),
    refused: await failure(getGuild(other, { guild_id })),
    refusedEvents: await fetch(`${refusing}/gateway`, { headers: { Authorization: `Bot ${bot}` } }).catch(String),
  };
}

/** The first event of `/gateway`; `EventSource` cannot be used, since it sends no headers. */
async function firstEvent(url, bot) {
  const ended = new AbortController();
  const headers = { Authorization: `Bot ${bot}`, "Cache-Control": "no-cache" };
  const response = await fetch(`${url}/gateway`, { headers, signal: ended.signal });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("\n\n")) text += (await reader.read()).value;
  ended.abort();
  return [response.status, /^event: (\w+)$/m.exec(text)?.[1]];
}

async function failure(call) {
  const error = await call.catch((reason) => reason);
  if (!(error instanceof ApiError)) return String(error);
  return [error.kind, error.status ?? null, error.body?.code ?? null, error.message, error.cause ?? null];
}

calls()
  .catch((error) => ({ error: String(error) }))
  .then((result) => {
    document.title = JSON.stringify(result);
  });
