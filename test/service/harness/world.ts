import { type Client, type ClientOptions, createClient, createGuild } from "@guildwire/api/client";
import type { GatewayEventName } from "@guildwire/api/events";
import { formatPermissions, type PermissionName } from "@guildwire/api/permissions";
import type { CreateGuildBody, Guild } from "@guildwire/api/types";
import { type Client as ControlClient, createClient as createControlClient } from "@guildwire/control/client";
import {
  type Clock,
  type DatabaseConfig,
  type RunningService,
  type ServiceConfig,
  startService,
  type Work,
} from "@guildwire/service";
import { isBefore } from "../../../service/src/delivery/events/cursor.js";
import { closeIdleConnections } from "../../close-idle-connections.js";

/** A user with a client. */
export interface Actor {
  readonly id: string;
  readonly client: Client;
}

/** The bot of an application. */
export interface BotActor extends Actor {
  readonly applicationId: string;
  readonly token: string;
}

/** An event in the outbox. */
export interface EmittedEvent {
  readonly event: GatewayEventName;
  readonly payload: unknown;
}

/** A clock that tests advance explicitly, so that results do not depend on run time. */
class StandingClock implements Clock {
  #now = Date.UTC(2021, 5, 1, 12);

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Token for requests to the control interface. */
export const controlToken = "the admin token of tests";

/** Endpoints of tests are on this machine. */
const deliveries = { allowPrivate: true, allowHttp: true };

/** Limits that no test reaches, except those of single operations. */
const rateLimits = { route: 1_000_000, window: 10, global: 1_000_000, invalid: 1_000_000 };

/** Settings of all instances of a world. */
export type WorldSettings = Pick<ServiceConfig, "rateLimits" | "rateLimitStore" | "trustedProxies" | "log">;

/** A running service with real HTTP, and helpers to populate it. */
export class World {
  readonly service: RunningService;
  readonly #database: DatabaseConfig;
  readonly #clock: StandingClock;
  readonly #settings: WorldSettings;
  readonly #others: RunningService[] = [];
  #names = 0;
  #crowds = 0;
  #fetch: ClientOptions["fetch"];

  private constructor(
    service: RunningService,
    database: DatabaseConfig,
    clock: StandingClock,
    settings: WorldSettings,
  ) {
    this.service = service;
    this.#database = database;
    this.#clock = clock;
    this.#settings = settings;
  }

  static async open(database: DatabaseConfig, settings: WorldSettings = {}): Promise<World> {
    const clock = new StandingClock();
    const options = { database, clock, port: 0, controlToken, deliveries, rateLimits, ...settings };
    return new World(await startService({ ...options, worker: 0 }), database, clock, settings);
  }

  /** Starts a second instance on the same database; the embedded database does not support that. */
  async another(): Promise<RunningService> {
    const [database, clock] = [this.#database, this.#clock];
    const options = { database, clock, port: 0, controlToken, deliveries, rateLimits, ...this.#settings };
    const instance = await startService(options);
    this.#others.push(instance);
    return instance;
  }

  async close(): Promise<void> {
    closeIdleConnections();
    for (const instance of [...this.#others, this.service]) await instance.close();
  }

  get now(): Date {
    return this.#clock.now();
  }

  /** Advances the clock. */
  advance(duration: { readonly days?: number; readonly hours?: number; readonly minutes?: number }): void {
    const { days = 0, hours = 0, minutes = 0 } = duration;
    this.#clock.advance(((days * 24 + hours) * 60 + minutes) * 60_000);
  }

  /** Changes data in ways that the interface does not support. */
  write<Result>(task: (work: Work) => Promise<Result>, guildId?: string): Promise<Result> {
    return this.service.services.store.write(guildId === undefined ? { none: true } : { guild: guildId }, task);
  }

  read<Result>(task: (work: Work) => Promise<Result>): Promise<Result> {
    return this.service.services.store.read(task);
  }

  /** Returns a client with or without credentials. */
  client(auth?: { readonly bot: string } | { readonly bearer: string }): Client {
    return createClient({ baseUrl: `${this.service.url}/api/v8`, fetch: this.#fetch, ...(auth && { auth }) });
  }

  /** Replaces `fetch` in new clients, for example to observe requests. */
  sendWith(fetch: ClientOptions["fetch"]): void {
    this.#fetch = fetch;
  }

  /** Returns a client of the control interface, as its admin or with another token. */
  control(bearer: string = controlToken): ControlClient {
    return createControlClient({ baseUrl: `${this.service.url}/control`, auth: { admin: bearer } });
  }

  /** Creates a user with an access token. */
  async user(username = `user ${++this.#names}`): Promise<Actor> {
    const { id, token } = await this.write(async (work) => {
      const { id } = await work.users.create({ username });
      const { application } = await work.applications.create({ name: "an authentication page", owner_id: id });
      return { id, token: await work.accessTokens.issue({ user_id: id, application_id: application.id, scopes: [] }) };
    });
    return { id, client: this.client({ bearer: token }) };
  }

  /** Creates an application with an authenticated bot. */
  async bot(name = `bot ${++this.#names}`): Promise<BotActor> {
    return this.write(async (work) => {
      const owner = await work.users.create({ username: `owner of ${name}` });
      const { application, bot, token } = await work.applications.create({ name, owner_id: owner.id });
      return { id: bot.id, applicationId: application.id, token, client: this.client({ bot: token }) };
    });
  }

  /** Creates a guild with a new bot as owner by default. */
  async guild(body: Partial<CreateGuildBody> = {}): Promise<{ readonly guild: Guild; readonly owner: BotActor }> {
    const owner = await this.bot();
    return { owner, guild: await createGuild(owner.client, { body: { name: "a guild", ...body } }) };
  }

  /** Creates a user in a guild, with a single role of these permissions. */
  async member(guildId: string, ...permissions: readonly PermissionName[]): Promise<Actor> {
    const actor = await this.user();
    await this.join(guildId, actor, ...permissions);
    return actor;
  }

  /** Adds a user to a guild with a role of these permissions. */
  async join(
    guildId: string,
    { id }: { readonly id: string },
    ...permissions: readonly PermissionName[]
  ): Promise<void> {
    await this.write(async (work) => {
      const roles = permissions.length === 0 ? [] : [work.newId()];
      for (const role of roles)
        await work.roles.insert(guildId, {
          id: role,
          name: permissions.join(" and "),
          permissions: formatPermissions(...permissions),
          position: Math.max(...(await work.roles.list(guildId)).map(({ position }) => position)) + 1,
          color: 0,
          hoist: false,
          managed: false,
          mentionable: false,
        });
      await work.members.insert({ guild_id: guildId, user_id: id, roles });
    }, guildId);
  }

  /** Adds new users of one name as members, without events, and returns their ids in ascending order. */
  async crowd(guildId: string, count: number, username = "passenger"): Promise<string[]> {
    const { kysely } = this.service.services.store.database;
    // Ten seconds ahead of the clock for each crowd, where the service generates no ids.
    const ahead = BigInt(++this.#crowds * 10_000) << 22n;
    const first = BigInt(await this.write(async (work) => work.newId())) + ahead;
    const ids = Array.from({ length: count }, (_, index) => String(first + BigInt(index + 1)));
    const users = ids.map((id) => ({ id, username, username_folded: username, discriminator: "0001" }));
    await kysely.insertInto("users").values(users).execute();
    const member = { guild_id: guildId, username_folded: username, joined_at: this.now, last_active: this.now };
    await kysely
      .insertInto("members")
      .values(ids.map((user_id) => ({ ...member, user_id })))
      .execute();
    return ids;
  }

  /** Sets features of a guild that the interface restricts. */
  async features(guildId: string, ...features: readonly string[]): Promise<void> {
    await this.write((work) => work.guilds.update(guildId, { features: [...features] }), guildId);
  }

  /**
   * Waits until no event is held back: an open transaction anywhere in the cluster, including other test files'
   * databases, delays later events.
   */
  async settled(): Promise<void> {
    const { events, store } = this.service.services;
    const last = await store.database.kysely
      .selectFrom("outbox")
      .select(["transaction_id", "sequence", "id"])
      .orderBy("transaction_id", "desc")
      .orderBy("sequence", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) return;
    const place = { transaction: last.transaction_id, sequence: last.sequence, id: last.id };
    const after = await events.log.end();
    if (isBefore(place, after)) return;
    // Followers are notified, or poll at their own interval.
    for await (const { cursor } of events.follow({ after, signal: AbortSignal.timeout(20_000) }))
      if (!isBefore(cursor, place)) return;
    throw new Error("events are held back for too long");
  }

  /** Returns the retained events of a guild in order; their numbers have no gaps. */
  async events(guildId: string): Promise<EmittedEvent[]> {
    return (await this.#numbered(guildId)).map(withoutNumber);
  }

  async #numbered(guildId: string): Promise<(EmittedEvent & { readonly sequence: string })[]> {
    const rows = await this.service.services.store.database.kysely
      .selectFrom("outbox")
      .selectAll()
      .where("guild_id", "=", guildId)
      .orderBy("sequence")
      .execute();
    const first = Number(rows[0]?.sequence ?? 1);
    rows.forEach(({ sequence }, index) => {
      if (sequence !== String(first + index)) throw new Error(`number ${first + index} is missing, not ${sequence}`);
    });
    return rows.map(({ event, payload, sequence }) => ({ event: event as GatewayEventName, payload, sequence }));
  }

  /** Returns the events that a call adds. */
  async eventsOf(guildId: string, call: () => Promise<unknown>): Promise<EmittedEvent[]> {
    const last = Number((await this.#numbered(guildId)).at(-1)?.sequence ?? 0);
    await call();
    return (await this.#numbered(guildId)).filter(({ sequence }) => Number(sequence) > last).map(withoutNumber);
  }
}

function withoutNumber({ event, payload }: EmittedEvent): EmittedEvent {
  return { event, payload };
}
