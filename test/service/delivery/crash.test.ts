import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Client,
  createClient,
  createGuild,
  createGuildChannel,
  createGuildRole,
  createWebhook,
  executeWebhook,
  getGuildChannels,
  getGuildRoles,
  getWebhookMessage,
  modifyGuild,
} from "@guildwire/api/client";
import type { Message } from "@guildwire/api/types";
import { createApplication, createClient as createControlClient, createUser } from "@guildwire/control/client";
import { afterEach, describe, expect, it } from "vitest";
import { secretToken } from "../../secrets.js";
import { type ReceivedEvent, readEvents } from "../harness/event-reader.js";
import { type Program, runProgram } from "../harness/program.js";
import { newDatabase, postgresSkipped, type StoreName } from "../harness/stores.js";

const admin = secretToken("control");

/** The number of kills during writes. */
const kills = 20;

/**
 * Changes of each kind between two kills at most: more than are acknowledged when the process is killed, and fewer in all
 * than a guild may have.
 */
const most = { channels: 24, roles: 12, messages: 400 };

/** The state before the first write. */
interface Start {
  readonly guildId: string;
  readonly botToken: string;
  readonly webhook: { readonly webhook_id: string; readonly webhook_token: string };
}

/** The acknowledged writes. */
interface Acknowledged {
  readonly channels: string[];
  readonly roles: string[];
  readonly messages: Message[];
}

/** Disables retries: an interrupted caller cannot know the outcome. */
function botOf({ url }: Program, token: string): Client {
  return createClient({ baseUrl: `${url}/api/v8`, auth: { bot: token }, retry: false });
}

async function begin(program: Program): Promise<Start> {
  const control = createControlClient({ baseUrl: `${program.url}/control`, auth: { admin } });
  const { id: owner_id } = await createUser(control, { body: { username: "Nelly" } });
  const { bot_token } = await createApplication(control, { body: { name: "Pilot", owner_id } });
  const client = botOf(program, bot_token);
  const { id: guild_id } = await createGuild(client, { body: { name: "Harbour Watch" } });
  const { id: channel_id } = await createGuildChannel(client, { guild_id, body: { name: "arrivals" } });
  const webhook = await createWebhook(client, { channel_id, body: { name: "Lighthouse" } });
  return {
    guildId: guild_id,
    botToken: bot_token,
    webhook: { webhook_id: webhook.id, webhook_token: webhook.token ?? "" },
  };
}

/** Three concurrent writers, each until it is interrupted or stopped. */
class Writers {
  readonly acknowledged: Acknowledged = { channels: [], roles: [], messages: [] };
  readonly #waiting: { readonly count: number; readonly reached: () => void }[] = [];
  readonly #all: Promise<unknown>;
  #isStopped = false;

  constructor(program: Program, { guildId: guild_id, botToken, webhook }: Start) {
    const client = botOf(program, botToken);
    const { channels, roles, messages } = this.acknowledged;
    this.#all = Promise.all([
      this.#writeOn(most.channels, async (name) => {
        channels.push((await createGuildChannel(client, { guild_id, body: { name } })).id);
      }),
      this.#writeOn(most.roles, async (name) => {
        roles.push((await createGuildRole(client, { guild_id, body: { name } })).id);
      }),
      this.#writeOn(most.messages, async (content) => {
        const file = { data: content, name: "log.txt" };
        messages.push(await executeWebhook(client, { ...webhook, wait: true, body: { content, file } }));
      }),
    ]);
  }

  /** The minimum number of acknowledged changes of each kind. */
  get count(): number {
    return Math.min(...Object.values(this.acknowledged).map(({ length }) => length));
  }

  /** Resolves once the given number of changes of each kind is acknowledged, with others in flight. */
  reach(count: number): Promise<void> {
    return new Promise((reached) => this.#waiting.push({ count, reached }));
  }

  /** Waits for the requests in flight. */
  async stop(): Promise<Acknowledged> {
    this.#isStopped = true;
    await this.#all;
    return this.acknowledged;
  }

  async #writeOn(count: number, write: (name: string) => Promise<void>): Promise<void> {
    for (let turn = 0; turn < count && !this.#isStopped; turn += 1) {
      try {
        await write(`entry-${turn}`);
      } catch (error) {
        // Interrupted: the outcome is unknown. A refusal would be an error.
        if ((error as { kind?: unknown }).kind === "response") throw error;
        return;
      }
      for (const { count, reached } of this.#waiting) if (this.count >= count) reached();
    }
  }
}

/** A program that follows the events of its application, and resumes after its last one. */
class Follower {
  readonly events: ReceivedEvent[] = [];
  readonly #token: string;
  /** Before all events. */
  #last = "0-0-0";

  constructor(token: string) {
    this.#token = token;
  }

  /** Reads until an event arrives, or the stream breaks. */
  async follow({ url }: Program, isLast: (event: ReceivedEvent) => boolean): Promise<void> {
    const reader = await readEvents(url, this.#token, { after: this.#last });
    try {
      for (;;) {
        const [event] = await reader.take(1);
        if (event === undefined) return;
        this.events.push(event);
        this.#last = event.id;
        if (isLast(event)) return;
      }
    } finally {
      await reader.close();
    }
  }

  /** Reads until the process behind the stream is killed. */
  async followToTheEnd(program: Program): Promise<void> {
    await expect(this.follow(program, () => false)).rejects.toThrow(/terminated|ended|fetch failed|other side/);
  }
}

/** Makes another change, and reads up to its event. */
async function readToNow(program: Program, { guildId, botToken }: Start, ...followers: Follower[]): Promise<void> {
  const { name } = await modifyGuild(botOf(program, botToken), { guild_id: guildId, body: { name: "read to here" } });
  for (const follower of followers)
    await follower.follow(program, ({ t, d }) => t === "GUILD_UPDATE" && d["name"] === name);
}

function idsOf(
  events: readonly ReceivedEvent[],
  type: string,
  id: (payload: ReceivedEvent["d"]) => unknown,
): unknown[] {
  return events.flatMap(({ t, d }) => (t === type ? [id(d)] : []));
}

/** Asserts that all acknowledged writes exist, and that each event was delivered once, in order. */
async function expectAll(program: Program, start: Start, { events }: Follower, done: Acknowledged): Promise<void> {
  const client = botOf(program, start.botToken);
  const channels = (await getGuildChannels(client, { guild_id: start.guildId })).map(({ id }) => id);
  const roles = (await getGuildRoles(client, { guild_id: start.guildId })).map(({ id }) => id);
  expect(channels).toEqual(expect.arrayContaining(done.channels));
  expect(roles).toEqual(expect.arrayContaining(done.roles));
  for (const { id, content, attachments } of done.messages) {
    expect(await getWebhookMessage(client, { ...start.webhook, message_id: id })).toMatchObject({ content });
    const path = new URL(attachments[0]?.url ?? "").pathname;
    expect(await (await fetch(`${program.url}${path}`)).text()).toBe(content);
  }
  // Consecutive numbers from the first event: none is missing, and none is repeated.
  expect(events.map(({ s }) => s)).toEqual(events.map((_, index) => index + 1));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  // Unacknowledged writes that took effect have events as well, and every event belongs to a write that took effect.
  expect(idsOf(events, "CHANNEL_CREATE", ({ id }) => id).sort()).toEqual(channels.toSorted());
  const everyone = start.guildId;
  const told = idsOf(events, "GUILD_ROLE_CREATE", ({ role }) => (role as { id: string }).id);
  expect([everyone, ...told].sort()).toEqual(roles.toSorted());
}

const programs: Program[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const program of programs.splice(0)) await program.end("SIGKILL");
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function run(where: Readonly<Record<string, string>>): Promise<Program> {
  const program = await runProgram({ ...where, CONTROL_TOKEN: admin, RATE_LIMITS: "off" });
  programs.push(program);
  return program;
}

/** Variables that name a new, empty database. */
async function newPlace(store: StoreName): Promise<Readonly<Record<string, string>>> {
  const folder = await mkdtemp(join(tmpdir(), "guildwire-crash-"));
  folders.push(folder);
  if (store === "the embedded database") return { DATA_DIR: folder };
  const database = await newDatabase(store);
  if (database.kind !== "postgres") throw new Error("not a PostgreSQL");
  return { DATA_DIR: folder, DATABASE_URL: database.url };
}

function losesNothing(store: StoreName): void {
  it("keeps every acknowledged write after a restart, and delivers each event once", async () => {
    const place = await newPlace(store);
    let program = await run(place);
    const start = await begin(program);
    const follower = new Follower(start.botToken);
    const done: Acknowledged = { channels: [], roles: [], messages: [] };
    for (let kill = 0; kill < kills; kill += 1) {
      // Different moments: at the first change, and during many.
      const count = 1 + (kill % 4);
      const writers = new Writers(program, start);
      const followed = follower.followToTheEnd(program);
      await writers.reach(count);
      expect(await program.end("SIGKILL")).toEqual([null, "SIGKILL"]);
      await followed;
      const { channels, roles, messages } = await writers.stop();
      expect(writers.count).toBeGreaterThanOrEqual(count);
      done.channels.push(...channels);
      done.roles.push(...roles);
      done.messages.push(...messages);
      program = await run(place);
    }
    await readToNow(program, start, follower);
    await expectAll(program, start, follower, done);
  }, 240_000);
}

describe("a service that is killed, on the embedded database", () => losesNothing("the embedded database"));

describe.skipIf(postgresSkipped !== undefined)(
  `a service that is killed, ${postgresSkipped ?? "on PostgreSQL"}`,
  () => {
    losesNothing("PostgreSQL");

    it("is replaced by the other instance, where readers resume", async () => {
      const place = await newPlace("PostgreSQL");
      const [one, other] = [await run(place), await run(place)];
      const start = await begin(one);
      const [moving, staying] = [new Follower(start.botToken), new Follower(start.botToken)];
      const [here, there] = [new Writers(one, start), new Writers(other, start)];
      const moved = moving.followToTheEnd(one);
      const stayed = staying.follow(other, ({ t, d }) => t === "GUILD_UPDATE" && d["name"] === "read to here");
      await Promise.all([here.reach(3), there.reach(3)]);
      expect(await one.end("SIGKILL")).toEqual([null, "SIGKILL"]);
      await moved;
      const cutOff = await here.stop();
      // The first instance's unfinished work does not delay the other one.
      await there.reach(there.count + 3);
      const rest = await there.stop();
      await readToNow(other, start, moving);
      await stayed;
      expect(staying.events).toEqual(moving.events);
      await expectAll(other, start, moving, {
        channels: [...cutOff.channels, ...rest.channels],
        roles: [...cutOff.roles, ...rest.roles],
        messages: [...cutOff.messages, ...rest.messages],
      });
    }, 240_000);
  },
);
