// A handwritten server for five operations on node:http and pg, without a framework. It authorizes like the service,
// writes the same rows and events durably, and sends responses that are byte for byte those of the service.
//   DATABASE_URL=… node bench/service/contender.mjs [--tuned] [--logged]    prints its URL
//
// With --tuned, it uses the techniques of the service: a token is looked up once per second, a webhook's guild once, and statements
// that do not depend on each other are sent together. With --logged, it limits the requests of each caller, and logs each request.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";

const isTuned = process.argv.includes("--tuned");
const isLogged = process.argv.includes("--logged");
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10, pipeline: isTuned });
const [{ bytes: secret }] = await one("secret", "select value as bytes from secrets where name = 'tokens'", []);

const MANAGE_GUILD = 1n << 5n;
const ADMINISTRATOR = 1n << 3n;
const errors = {
  unauthorized: [401, 40001, "401: Unauthorized"],
  unknownGuild: [404, 10004, "Unknown Guild"],
  unknownMember: [404, 10007, "Unknown Member"],
  unknownWebhook: [404, 10015, "Unknown Webhook"],
  missingAccess: [403, 50001, "Missing Access"],
  missingPermissions: [403, 50013, "You lack permissions to perform that action"],
  invalidToken: [401, 50027, "Invalid Webhook Token"],
  invalidBody: [400, 50035, "Invalid Form Body"],
  rateLimited: [429, 0, "You are being rate limited."],
  notFound: [404, 0, "404: Not Found"],
};

class Refusal extends Error {
  constructor([status, code, message]) {
    super(message);
    Object.assign(this, { status, code });
  }
}

async function one(name, text, values, client = pool) {
  return (await client.query({ name, text, values })).rows;
}

const caller = `caller as materialized (
  select g.owner_id as caller_owner, a.bot_id as caller_bot, m.user_id as caller_id, (
    select string_agg(permissions::text, ' ') from roles r where r.guild_id = $1 and r.id = any(array(
      select $1::bigint union all select role_id from member_roles where guild_id = $1 and user_id = a.bot_id
    ))
  ) as caller_permissions
  from (select 1) as always
  left join ${isTuned ? "(select $2::bigint as bot_id) a on a.bot_id is not null" : "applications a on a.bot_token_hash = $2"}
  left join guilds g on g.id = $1
  left join members m on m.guild_id = $1 and m.user_id = a.bot_id
)`;
const memberColumns = `m.user_id, m.nick, m.joined_at, m.premium_since, m.deaf, m.mute, m.pending, u.username,
  u.discriminator, u.avatar, u.application_id, u.system, u.public_flags, (
    select string_agg(role_id::text, ',' order by role_id) from member_roles r
    where r.guild_id = m.guild_id and r.user_id = m.user_id
  ) as roles`;
const guildParts = `(select json_agg(json_build_object('id', id::text, 'name', name, 'permissions', permissions::text,
    'position', position, 'color', color, 'hoist', hoist, 'managed', managed, 'mentionable', mentionable))
    from roles where guild_id = $1) as roles,
  (select json_agg(json_build_object('id', id::text, 'name', name, 'roles', role_ids, 'require_colons', require_colons,
    'managed', managed, 'animated', animated, 'available', available) order by id)
    from emojis where guild_id = $1) as emojis`;

/** The hash of the caller's token; with --tuned the id of its bot. */
async function credentialOf({ headers }) {
  const [, token] = /^Bot (\S+)$/.exec(headers.authorization ?? "") ?? [];
  if (token === undefined) throw new Refusal(errors.unauthorized);
  const hash = createHash("sha256");
  if (!isTuned) return hash.update(token).digest();
  const text = "select bot_id from applications where bot_token_hash = $1";
  const find = async () => (await one("bot", text, [hash.update(token).digest()]))[0]?.bot_id;
  const bot = await remembered(bots, token, 1000, find);
  if (bot === undefined) throw new Refusal(errors.unauthorized);
  return bot;
}

const bots = new Map();
const guildsOfWebhooks = new Map();

/** The result of a search, which is repeated after some milliseconds, and after one without result. */
async function remembered(map, key, milliseconds, find) {
  const known = map.get(key);
  if (known !== undefined && known.until > performance.now()) return known.value;
  const value = await find();
  if (value === undefined) map.delete(key);
  else map.set(key, { value, until: performance.now() + milliseconds });
  return value;
}

function authorize(row, needed = 0n) {
  if (row.caller_bot === null) throw new Refusal(errors.unauthorized);
  if (row.caller_owner === null) throw new Refusal(errors.unknownGuild);
  if (row.caller_id === null) throw new Refusal(errors.missingAccess);
  if (row.caller_id === row.caller_owner) return;
  const held = row.caller_permissions.split(" ").reduce((set, bits) => set | BigInt(bits), 0n);
  if ((held & (needed | ADMINISTRATOR)) === 0n && needed !== 0n) throw new Refusal(errors.missingPermissions);
}

function memberView(row) {
  const bot = row.application_id === null ? {} : { bot: true };
  const { user_id: id, username, discriminator, avatar, public_flags } = row;
  return {
    user: { id, username, discriminator, avatar, public_flags, ...bot, ...(row.system && { system: true }) },
    nick: row.nick,
    roles: row.roles === null ? [] : row.roles.split(","),
    joined_at: row.joined_at.toISOString(),
    premium_since: row.premium_since?.toISOString() ?? null,
    deaf: row.deaf,
    mute: row.mute,
    pending: row.pending,
  };
}

function guildView(row) {
  const { roles, emojis, created_at, vanity_url_uses, discovery_splash, ...columns } = row;
  for (const name of ["caller_owner", "caller_bot", "caller_id", "caller_permissions"]) delete columns[name];
  return {
    ...columns,
    discovery_splash: columns.features.includes("DISCOVERABLE") ? discovery_splash : null,
    roles: roles.sort((a, b) => a.position - b.position || (BigInt(a.id) < BigInt(b.id) ? -1 : 1)),
    emojis: emojis ?? [],
    max_presences: null,
    max_members: 250_000,
    max_video_channel_users: 25,
  };
}

async function getMember(request, [guild, user]) {
  const text = `with ${caller} select caller.*, found.* from caller left join lateral (
    select ${memberColumns} from members m join users u on u.id = m.user_id where m.guild_id = $1 and m.user_id = $3
  ) as found on true`;
  const [row] = await one("member", text, [guild, await credentialOf(request), user]);
  authorize(row);
  if (row.user_id === null) throw new Refusal(errors.unknownMember);
  return memberView(row);
}

async function listMembers(request, [guild], query) {
  const limit = Number(query.get("limit") ?? 1);
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= 1000)) throw new Refusal(errors.invalidBody);
  const text = `with ${caller} select caller.*, listed.* from caller left join lateral (
    select ${memberColumns} from members m join users u on u.id = m.user_id
    where m.guild_id = $1 and m.user_id > $3 order by m.user_id limit $4
  ) as listed on true`;
  const rows = await one("members", text, [guild, await credentialOf(request), query.get("after") ?? "0", limit]);
  authorize(rows[0]);
  return rows.filter(({ user_id }) => user_id !== null).map(memberView);
}

async function getGuild(request, [guild]) {
  const text = `with ${caller} select caller.*, g.*, ${guildParts} from caller left join guilds g on g.id = $1`;
  const [row] = await one("guild", text, [guild, await credentialOf(request)]);
  authorize(row);
  return guildView(row);
}

/** Reads the body of a request, up to a maximum size. */
async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > 8 * 2 ** 20) throw new Refusal(errors.invalidBody);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new Refusal(errors.invalidBody);
  }
}

/** Runs statements in a transaction. With --tuned, the first and the last ones share a wait with `begin` and `commit`. */
async function transact(task) {
  const client = await pool.connect();
  try {
    const begun = client.query("begin");
    if (!isTuned) await begun;
    const [result] = await Promise.all([task(client), begun]);
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Sends the last statement of a transaction, and commits it. */
async function commitWith(client, last) {
  if (!isTuned) await last;
  const [result] = await Promise.all([last, client.query("commit")]);
  return result;
}

/** The results of statements, which are sent together with --tuned. */
async function inOrder(statements) {
  if (isTuned) return Promise.all(statements.map((send) => send()));
  const results = [];
  for (const send of statements) results.push(await send());
  return results;
}

async function modifyGuild(request, [guild]) {
  const credential = await credentialOf(request);
  const { name } = await bodyOf(request);
  const isName = typeof name === "string" && name.trim().length >= 2 && name.trim().length <= 100;
  if (!isName) throw new Refusal(errors.invalidBody);
  return transact(async (client) => {
    const [, [facts]] = await inOrder([
      () => one("lock", "select 1 from guilds where id = $1 for update", [guild], client),
      () => one("facts", `with ${caller} select * from caller`, [guild, credential], client),
    ]);
    authorize(facts, MANAGE_GUILD);
    const text = `with g as (update guilds set name = $2 where id = $1 returning *) select g.*, ${guildParts} from g`;
    const [row] = await one("rename", text, [guild, name.trim()], client);
    const view = guildView(row);
    await commitWith(client, one("event", appendEvent, [guild, newId(), "GUILD_UPDATE", JSON.stringify(view)], client));
    return view;
  });
}

const own = "(pg_current_xact_id()::text::numeric + (select ahead from event_numbering))::text::xid8";
const appendEvent = `with audience as materialized (
    select coalesce(array_agg(application_id::text order by application_id), '{}') as ids
    from members where guild_id = $1 and application_id is not null
  ), taken as (
    update guild_sequences set value = value + 1, transaction_id = greatest(transaction_id, ${own})
    where guild_id = $1 returning value, transaction_id
  ), added as (
    insert into outbox (guild_id, id, sequence, event, payload, audience, transaction_id, created_at)
    select $1, $2, value, $3, $4, ids, transaction_id, now() from taken, audience
  ) select pg_notify('guildwire_events', array_to_string(ids, ' ')) from audience`;

let count = 0n;
/** Generates ids of worker 1023, a number that the service on the same database does not use. */
function newId() {
  count = (count + 1n) & 4095n;
  return String(((BigInt(Date.now()) - 1_420_070_400_000n) << 22n) | (1023n << 12n) | count);
}

async function executeWebhook(request, [id, token], query) {
  const { content } = await bodyOf(request);
  if (typeof content !== "string" || content === "" || content.length > 2000) throw new Refusal(errors.invalidBody);
  const found = "select guild_id from directory where kind = 'webhook' and id = $1";
  const find = async () => (await one("directory", found, [id]))[0]?.guild_id;
  const guild = isTuned ? await remembered(guildsOfWebhooks, id, 60_000, find) : await find();
  if (guild === undefined) throw new Refusal(errors.unknownWebhook);
  const message = await transact(async (client) => {
    const chosen = "select * from webhooks where guild_id = $1 and id = $2";
    const [, [webhook]] = await inOrder([
      () => one("lock", "select 1 from guilds where id = $1 for update", [guild], client),
      () => one("webhook", chosen, [guild, id], client),
    ]);
    if (webhook === undefined) throw new Refusal(errors.unknownWebhook);
    const mac = createHmac("sha256", secret).update(`webhook:${id}:${webhook.token_version}`).digest("base64url");
    const wanted = Buffer.from(`${Buffer.from(id).toString("base64url")}.${mac}`);
    const given = Buffer.from(token);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new Refusal(errors.invalidToken);
    const author = { id, username: webhook.name, avatar: webhook.avatar, discriminator: "0000", bot: true };
    const text = `with added as (
        insert into messages (guild_id, id, channel_id, author, webhook_id, application_id, content, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, now()) returning *
      ), moved as (update channels set last_message_id = $2 where guild_id = $1 and id = $3)
      select * from added`;
    const values = [webhook.guild_id, newId(), webhook.channel_id, JSON.stringify(author), id];
    const added = one("message", text, [...values, webhook.application_id, content], client);
    return (await commitWith(client, added))[0];
  });
  return query.get("wait") === "true" ? messageView(message) : undefined;
}

function messageView(row) {
  const { id, channel_id, author, content, type, tts, mention_everyone, mentions, mention_roles, embeds, pinned } = row;
  const timestamp = row.created_at.toISOString();
  const { components, flags, webhook_id } = row;
  return {
    ...{ id, channel_id, author, content, timestamp, edited_timestamp: null, tts, mention_everyone, mentions },
    ...{ mention_roles, attachments: [], embeds, pinned, webhook_id, type, flags, components },
  };
}

const routes = [
  ["GET", /^\/api\/v8\/guilds\/(\d+)\/members\/(\d+)$/, getMember],
  ["GET", /^\/api\/v8\/guilds\/(\d+)\/members$/, listMembers],
  ["GET", /^\/api\/v8\/guilds\/(\d+)$/, getGuild],
  ["PATCH", /^\/api\/v8\/guilds\/(\d+)$/, modifyGuild],
  ["POST", /^\/api\/v8\/webhooks\/(\d+)\/([\w.-]+)$/, executeWebhook],
];

/** Requests of each caller in the present second. */
const counts = new Map();
const mostPerSecond = 500;

/** Limits the requests of a caller, states the limit, and logs the request as JSON once its response is sent. */
function limitAndLog(request, response) {
  const begin = performance.now();
  const now = Date.now();
  const caller = request.headers.authorization ?? request.socket.remoteAddress;
  const known = counts.get(caller);
  const count = known === undefined || known.until <= now ? { until: now + 1000, requests: 0 } : known;
  if (count !== known) counts.set(caller, count);
  count.requests += 1;
  response.setHeader("X-RateLimit-Limit", mostPerSecond);
  response.setHeader("X-RateLimit-Remaining", Math.max(0, mostPerSecond - count.requests));
  response.setHeader("X-RateLimit-Reset-After", ((count.until - now) / 1000).toFixed(3));
  response.once("finish", () => {
    const { method } = request;
    const milliseconds = Number((performance.now() - begin).toFixed(3));
    const line = { time: new Date(now).toISOString(), level: "info", event: "request", method, milliseconds };
    process.stdout.write(`${JSON.stringify({ ...line, status: response.statusCode })}\n`);
  });
  if (count.requests > mostPerSecond) throw new Refusal(errors.rateLimited);
}

async function handle(request, response) {
  try {
    if (isLogged) limitAndLog(request, response);
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    for (const [method, pattern, handler] of routes) {
      const found = request.method === method ? pattern.exec(pathname) : null;
      if (found === null) continue;
      const body = await handler(request, found.slice(1), searchParams);
      if (body === undefined) response.writeHead(204).end();
      else send(response, 200, body);
      return;
    }
    throw new Refusal(errors.notFound);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    const { status = 500, code = 0, message } = error instanceof Refusal ? error : {};
    send(response, status, { code, message: message ?? "500: Internal Server Error" });
  }
}

function send(response, status, body) {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { "Content-Type": "application/json", "Content-Length": text.length }).end(text);
}

const server = createServer(handle).listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
process.on("SIGTERM", () => server.close(() => process.exit()).closeAllConnections());
