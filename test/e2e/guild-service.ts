import type { ServerResponse } from "node:http";
import type { Attachment, CreateGuildBody, Guild, GuildMember, Message, ModifyGuildBody } from "@guildwire/api/types";
import { listen, type Received } from "../runtime/http-server.js";

/** A fault injected before the store handles a request: the connection ends, or a different response is sent. */
export type Fault =
  | "drop"
  | "cut off"
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** A message that a webhook received, with its files. */
export interface Posted {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly files: readonly {
    readonly part: string;
    readonly name: string;
    readonly type: string;
    readonly text: string;
  }[];
}

export interface GuildService {
  readonly baseUrl: string;
  readonly received: readonly Received[];
  readonly guilds: ReadonlyMap<string, Guild>;
  readonly posted: readonly Posted[];
  /** Each is consumed by one of the next requests. */
  readonly faults: Fault[];
  /** Accepted `Authorization` headers. */
  readonly credentials: Set<string>;
  /** Adds members with these user ids to a guild. */
  readonly join: (guildId: string, userIds: readonly string[]) => void;
}

interface ResponseData {
  readonly status: number;
  readonly body?: unknown;
}

type Route = readonly [
  method: string,
  path: RegExp,
  authenticated: boolean,
  respond: (ids: readonly string[], request: Received, query: URLSearchParams) => ResponseData | Promise<ResponseData>,
];

export const png: Uint8Array = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x00);
export const webhookToken = "a-webhook-token/with%odd characters";

/**
 * A small guild service on loopback, independent of the client under test: it routes, checks credentials and parses
 * forms with its own code. It runs until the end of the test.
 */
export async function startGuildService(): Promise<GuildService> {
  const guilds = new Map<string, Guild>();
  const members = new Map<string, GuildMember[]>();
  const posted: Posted[] = [];
  const faults: Fault[] = [];
  const credentials = new Set(["Bot the-token-of-the-bot"]);
  const guild = (id: string | undefined): Guild | undefined => guilds.get(id ?? "");
  const join = (guildId: string, userIds: readonly string[]): void => {
    const all = [...(members.get(guildId) ?? []), ...userIds.map(memberOf)];
    all.sort((a, b) => (BigInt(a.user?.id ?? 0) < BigInt(b.user?.id ?? 0) ? -1 : 1));
    members.set(guildId, all);
  };

  const routes: readonly Route[] = [
    [
      "POST",
      /^\/guilds$/,
      true,
      (_, request) => {
        const body = JSON.parse(request.body.toString()) as CreateGuildBody;
        const refused = refusalOf(body);
        if (refused !== undefined) return refused;
        const created = guildOf(String(197038439483310086n + BigInt(guilds.size)), body);
        guilds.set(created.id, created);
        return { status: 201, body: created };
      },
    ],
    ["GET", /^\/guilds\/(\d+)$/, true, ([id]) => found(guild(id))],
    [
      "PATCH",
      /^\/guilds\/(\d+)$/,
      true,
      ([id], request) => {
        const before = guild(id);
        if (before === undefined) return found(before);
        const change = JSON.parse(request.body.toString()) as ModifyGuildBody;
        const refused = refusalOf(change);
        if (refused !== undefined) return refused;
        const after = { ...before, ...change } as Guild;
        guilds.set(before.id, after);
        return { status: 200, body: after };
      },
    ],
    [
      "GET",
      /^\/guilds\/(\d+)\/members$/,
      true,
      ([id = ""], _, query) => {
        const after = BigInt(query.get("after") ?? 0);
        const rest = (members.get(id) ?? []).filter(({ user }) => BigInt(user?.id ?? 0) > after);
        return { status: 200, body: rest.slice(0, Number(query.get("limit") ?? 1)) };
      },
    ],
    [
      "PUT",
      /^\/guilds\/(\d+)\/members\/(\d+)$/,
      true,
      ([id = "", user = ""]) => {
        const known = members.get(id) ?? [];
        if (known.some((member) => member.user?.id === user)) return { status: 204 };
        join(id, [user]);
        return { status: 201, body: memberOf(user) };
      },
    ],
    ["GET", /^\/guilds\/(\d+)\/widget\.png$/, false, () => ({ status: 200, body: png })],
    [
      "POST",
      /^\/webhooks\/(\d+)\/([^/]+)$/,
      false,
      async ([id = "", token = ""], request, query) => {
        if (decodeURIComponent(token) !== webhookToken) return error(404, 10015, "Unknown Webhook");
        const message = await postedIn(request);
        posted.push(message);
        return query.get("wait") === "true" ? { status: 200, body: messageOf(id, message) } : { status: 204 };
      },
    ],
  ];

  const { baseUrl, received } = await listen((request, response) => {
    const fault = faults.shift();
    if (fault !== undefined) return fail(response, fault);
    respond(routes, credentials, request).then(
      (result) => write(response, result),
      (reason: unknown) => write(response, error(500, 0, String(reason))),
    );
  });
  return { baseUrl: `${baseUrl}/api/v8`, received, guilds, posted, faults, credentials, join };
}

async function respond(
  routes: readonly Route[],
  credentials: ReadonlySet<string>,
  request: Received,
): Promise<ResponseData> {
  const url = new URL(request.url, "http://loopback");
  const path = url.pathname.replace("/api/v8", "");
  for (const [method, pattern, isProtected, respond] of routes) {
    const match = pattern.exec(path);
    if (match === null || method !== request.method) continue;
    const authorization = request.headers.authorization;
    if (isProtected && !credentials.has(authorization ?? "")) return error(401, 40001, "Unauthorized");
    if (!isProtected && authorization !== undefined) return error(400, 0, "unexpected credentials");
    return respond(match.slice(1), request, url.searchParams);
  }
  return error(404, 0, "404: Not Found");
}

function fail(response: ServerResponse, fault: Fault): void {
  if (fault === "drop") {
    response.socket?.destroy();
  } else if (fault === "cut off") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"id":', () => response.socket?.destroy());
  } else {
    write(response, fault, fault.headers);
  }
}

function write(
  response: ServerResponse,
  { status, body }: ResponseData,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
  } else if (body instanceof Uint8Array) {
    response.writeHead(status, { "content-type": "image/png", ...headers }).end(body);
  } else {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  }
}

/** The posted message; the platform's parser reads the form. */
async function postedIn(request: Received): Promise<Posted> {
  const type = request.headers["content-type"] ?? "";
  if (type === "application/json") return { payload: JSON.parse(request.body.toString()), files: [] };
  const form = await new Response(new Uint8Array(request.body), { headers: { "content-type": type } }).formData();
  const files: Posted["files"][number][] = [];
  let payload: Posted["payload"] = {};
  for (const [part, value] of form) {
    if (typeof value === "string") payload = { ...payload, [part]: value };
    else if (part === "payload_json") payload = { ...payload, [part]: await value.text() };
    else files.push({ part, name: value.name, type: value.type, text: await value.text() });
  }
  const { payload_json, ...fields } = payload;
  return { payload: typeof payload_json === "string" ? { ...fields, ...JSON.parse(payload_json) } : fields, files };
}

function found(body: unknown): ResponseData {
  return body === undefined ? error(404, 10004, "Unknown Guild") : { status: 200, body };
}

function error(status: number, code: number, message: string, errors?: unknown): ResponseData {
  return { status, body: { code, message, ...(errors === undefined ? {} : { errors }) } };
}

/** The form error of a guild whose name, or one of whose new channels' names, has a wrong length. */
function refusalOf({
  name,
  channels = [],
}: {
  name?: string;
  channels?: readonly { name: string }[];
}): ResponseData | undefined {
  const wrong = (code: string, message: string) => ({ _errors: [{ code, message }] });
  const length = "BASE_TYPE_BAD_LENGTH";
  const errors = {
    ...(name !== undefined && name.length < 2 ? { name: wrong(length, "Must be between 2 and 100 in length.") } : {}),
    ...(channels.some((channel) => channel.name === "")
      ? {
          channels: Object.fromEntries(
            channels.flatMap((channel, index) =>
              channel.name === "" ? [[index, { name: wrong(length, "Must be between 1 and 100 in length.") }]] : [],
            ),
          ),
        }
      : {}),
  };
  return Object.keys(errors).length === 0 ? undefined : error(400, 50035, "Invalid Form Body", errors);
}

function guildOf(id: string, body: CreateGuildBody): Guild {
  return {
    id,
    name: body.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: "53908232506183680",
    afk_channel_id: null,
    afk_timeout: body.afk_timeout ?? 300,
    verification_level: body.verification_level ?? 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    roles: [],
    emojis: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    preferred_locale: "en-US",
    public_updates_channel_id: null,
    nsfw_level: 0,
  };
}

function memberOf(id: string): GuildMember {
  const user = { id, username: `user ${id}`, discriminator: "0001", avatar: null };
  return { user, nick: null, roles: [], joined_at: "2021-08-05T12:00:00.000Z", deaf: false, mute: false };
}

function messageOf(webhookId: string, { payload, files }: Posted): Message {
  return {
    id: "334385199974967042",
    channel_id: "222197033908436994",
    author: { id: webhookId, username: "Hook", discriminator: "0000", avatar: null, bot: true },
    content: String(payload["content"] ?? ""),
    timestamp: "2021-08-05T12:00:00.000Z",
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: files.map(attachmentOf),
    embeds: [],
    pinned: false,
    webhook_id: webhookId,
    type: 0,
  };
}

function attachmentOf({ name, type, text }: Posted["files"][number], index: number): Attachment {
  const url = `https://files.example/${index}`;
  return { id: String(index + 1), filename: name, content_type: type, size: text.length, url, proxy_url: url };
}
