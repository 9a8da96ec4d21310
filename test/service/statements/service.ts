import { afterAll, beforeAll } from "vitest";
import { type EventReader, type ReceivedEvent, readEvents } from "../harness/event-reader.js";
import { newDatabase, type StoreName } from "../harness/stores.js";
import { controlToken, World } from "../harness/world.js";

// biome-ignore lint/suspicious/noExplicitAny: a response is read without the generated types, which it is compared with nowhere.
export type Json = any;

/** A response as it came. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The parsed body; undefined for other content types. */
  readonly json: Json;
}

/** The credentials of a request. */
export interface Caller {
  readonly id: string;
  /** The value of the `Authorization` header. */
  readonly authorization: string;
}

export interface Bot extends Caller {
  readonly token: string;
  readonly applicationId: string;
  readonly publicKey: string;
  /** The user who owns the application. */
  readonly ownerId: string;
}

/** A guild and the bot that created it. */
export interface GuildScene {
  readonly id: string;
  readonly owner: Bot;
  /** The response of Create Guild. */
  readonly created: Json;
  /** The guild's path. */
  readonly path: string;
}

export interface RequestOptions {
  readonly as?: Caller;
  /** Sent as JSON, unless it is form data. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The bits of permissions, as reading 3.2 lists them. */
export const bit = {
  KICK_MEMBERS: 1,
  BAN_MEMBERS: 2,
  ADMINISTRATOR: 3,
  MANAGE_CHANNELS: 4,
  MANAGE_GUILD: 5,
  VIEW_CHANNEL: 10,
  SEND_MESSAGES: 11,
  MANAGE_MESSAGES: 13,
  MUTE_MEMBERS: 22,
  DEAFEN_MEMBERS: 23,
  MOVE_MEMBERS: 24,
  CHANGE_NICKNAME: 26,
  MANAGE_NICKNAMES: 27,
  MANAGE_ROLES: 28,
  MANAGE_WEBHOOKS: 29,
  REQUEST_TO_SPEAK: 32,
  MANAGE_THREADS: 34,
} as const;

export type Permission = keyof typeof bit;

/** A permission set as the interface carries it: a decimal number in a string. */
export function permissionSet(...names: readonly Permission[]): string {
  return String(names.reduce((sum, name) => sum | (1n << BigInt(bit[name])), 0n));
}

/** Returns all permissions except some, without ADMINISTRATOR, which implies all. */
export function allBut(...names: readonly Permission[]): string {
  const others = (Object.keys(bit) as Permission[]).filter((name) => name !== "ADMINISTRATOR" && !names.includes(name));
  return permissionSet(...others);
}

export const anySnowflake = /^[1-9]\d{0,19}$/;
export const anyTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** An id that does not exist. */
export const unusedId = "999999999999999999";

/**
 * Summarizes a reply: the status of a success, or the status, error code and error locations of a failure, such as `403
 * 50013` or
 * `400 50035 /name`.
 */
export function outcome({ status, json, bytes }: Reply): string {
  if (status === 204) return bytes.length === 0 ? "204" : "204 with a body";
  if (status < 400) return String(status);
  return [status, json?.code, ...locations(json?.errors)].join(" ");
}

function locations(errors: Json, path = ""): string[] {
  if (errors === null || typeof errors !== "object") return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    key === "_errors" ? [path || "/"] : locations(value, `${path}/${key}`),
  );
}

/** The running service, accessed over HTTP only. */
export class Service {
  readonly #world: World;
  #application: Promise<string> | undefined;
  #names = 0;

  constructor(world: World) {
    this.#world = world;
  }

  get url(): string {
    return this.#world.service.url;
  }

  /** Sends a request to the interface; the path is relative to its base URL. */
  async call(method: string, path: string, options: RequestOptions = {}): Promise<Reply> {
    return this.send(method, `/api/v8${path}`, options);
  }

  /** Sends a request to any path of the service. */
  async send(method: string, path: string, { as, body, query, headers }: RequestOptions = {}): Promise<Reply> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}${path}${query ? `?${new URLSearchParams(query)}` : ""}`, {
      method,
      redirect: "manual",
      headers: {
        ...(as && { Authorization: as.authorization }),
        ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm || typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = /^application\/json\b/.test(response.headers.get("content-type") ?? "");
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      json: isJson ? JSON.parse(String(bytes)) : undefined,
    };
  }

  /** Like `call`, for preparations: returns the JSON of a success. */
  async ok(method: string, path: string, options: RequestOptions = {}): Promise<Json> {
    return this.#success(`${method} ${path}`, await this.call(method, path, options));
  }

  /** Sends a request to the control interface, for actions outside of the interface. */
  async control(method: string, path: string, body?: unknown): Promise<Json> {
    return this.#success(`control ${method} ${path}`, await this.controlReply(method, path, body));
  }

  /** Like `control`, but allows failures. */
  async controlReply(method: string, path: string, body?: unknown): Promise<Reply> {
    const headers = { Authorization: `Bearer ${controlToken}` };
    return this.send(method, `/control${path}`, { body, headers });
  }

  #success(request: string, reply: Reply): Json {
    if (reply.status >= 300) throw new Error(`${request}: ${reply.status} ${reply.bytes}`);
    return reply.json;
  }

  /** Advances the service's clock. */
  async advance(seconds: number): Promise<void> {
    await this.control("PATCH", "/clock", { advance: seconds });
  }

  /** Returns the service's time in milliseconds. */
  async now(): Promise<number> {
    return Date.parse((await this.control("GET", "/clock")).now);
  }

  /** Creates a user with an access token. */
  async person(user: Readonly<Record<string, unknown>> = {}): Promise<Caller> {
    const { id } = await this.control("POST", "/users", { username: `person ${++this.#names}`, ...user });
    this.#application ??= this.bot().then(({ applicationId }) => applicationId);
    return { id, authorization: `Bearer ${await this.accessToken(id, await this.#application, "identify")}` };
  }

  /** Returns an access token that a user grants to an application. */
  async accessToken(userId: string, applicationId: string, ...scopes: readonly string[]): Promise<string> {
    // Cases move the clock by weeks.
    const body = { application_id: applicationId, scopes, expires_in: 31_536_000 };
    return (await this.control("POST", `/users/${userId}/access-tokens`, body)).access_token;
  }

  /** Creates an application with its bot. */
  async bot(name = `bot ${++this.#names}`): Promise<Bot> {
    const owner = await this.control("POST", "/users", { username: `owner ${++this.#names}` });
    const made = await this.control("POST", "/applications", { name, owner_id: owner.id });
    return {
      id: made.bot_id,
      authorization: `Bot ${made.bot_token}`,
      token: made.bot_token,
      applicationId: made.id,
      publicKey: made.public_key,
      ownerId: owner.id,
    };
  }

  /** Creates a guild of a new bot, whose @everyone role has no permissions. */
  async guild(body: Readonly<Record<string, unknown>> = {}): Promise<GuildScene> {
    const owner = await this.bot();
    const roles = [{ id: 0, permissions: "0" }];
    const created = await this.ok("POST", "/guilds", { as: owner, body: { name: "Harbour", roles, ...body } });
    return { id: created.id, owner, created, path: `/guilds/${created.id}` };
  }

  /** Creates a role in a guild. */
  async role({ path, owner }: GuildScene, body: Readonly<Record<string, unknown>> = {}): Promise<Json> {
    return this.ok("POST", `${path}/roles`, { as: owner, body });
  }

  /** Creates a channel in a guild: a text channel by default. */
  async channel({ path, owner }: GuildScene, body: Readonly<Record<string, unknown>> = {}): Promise<Json> {
    return this.ok("POST", `${path}/channels`, { as: owner, body: { name: "quay", ...body } });
  }

  /** Adds a user to a guild with roles. */
  async join(guild: GuildScene, user: { readonly id: string }, ...roles: readonly string[]): Promise<void> {
    await this.control("PUT", `/guilds/${guild.id}/members/${user.id}`, { roles });
  }

  /** Creates a member of a guild. With a permission set, the member has one role with exactly these permissions. */
  async member(guild: GuildScene, permissions?: string): Promise<Caller> {
    const person = await this.person();
    const roles = permissions === undefined ? [] : [(await this.role(guild, { permissions })).id];
    await this.join(guild, person, ...roles);
    return person;
  }

  /** Enables features of a guild that no operation of the interface can enable. */
  async features(guild: GuildScene, ...features: readonly string[]): Promise<void> {
    await this.control("PATCH", `/guilds/${guild.id}`, { features });
  }

  /** Connects a user to a voice or stage channel. */
  async connect(guild: GuildScene, user: { readonly id: string }, channelId: string): Promise<void> {
    await this.control("PUT", `/guilds/${guild.id}/members/${user.id}/voice-state`, { channel_id: channelId });
  }

  /** Returns the voice state of a connected member. */
  async voiceState(guild: GuildScene, user: { readonly id: string }): Promise<Json> {
    return this.control("GET", `/guilds/${guild.id}/members/${user.id}/voice-state`);
  }

  /** Creates an incoming webhook in a channel, owned by the bot's application. */
  async webhook(as: Caller, channelId: string, body: Readonly<Record<string, unknown>> = {}): Promise<Json> {
    return this.ok("POST", `/channels/${channelId}/webhooks`, { as, body: { name: "Lookout", ...body } });
  }

  /** Returns the messages of a channel, without ephemeral ones. */
  async messages(channelId: string): Promise<Json[]> {
    return this.control("GET", `/channels/${channelId}/messages`);
  }

  /** Opens the gateway for a bot, after all past events. */
  async gateway(bot: Bot): Promise<EventReader> {
    await this.#world.settled();
    return readEvents(this.url, bot.token);
  }

  /** Returns the gateway events that an action triggers in a guild, in order. */
  async events(guild: GuildScene, action: () => Promise<unknown>): Promise<ReceivedEvent[]> {
    const reader = await this.gateway(guild.owner);
    try {
      await action();
      // Events of a guild are ordered, so those of the action precede this one.
      const last = await this.role(guild, { name: "the last event" });
      const received: ReceivedEvent[] = [];
      for (;;) {
        const [event] = await reader.take(1);
        if (event === undefined) continue;
        if (event.t === "GUILD_ROLE_CREATE" && (event.d["role"] as Json).id === last.id) return received;
        received.push(event);
      }
    } finally {
      await reader.close();
    }
  }
}

/** The tested store; `TEST_STORES=postgres` selects the other one. */
const store: StoreName = process.env["TEST_STORES"] === "postgres" ? "PostgreSQL" : "the embedded database";

/** Runs a service for the cases of one file. */
export function runService(): () => Service {
  let world: World | undefined;
  let service: Service | undefined;
  beforeAll(async () => {
    world = await World.open(await newDatabase(store));
    service = new Service(world);
  }, 120_000);
  afterAll(() => world?.close());
  return () => {
    if (service === undefined) throw new Error("the service runs within tests and hooks only");
    return service;
  };
}
