import { setTimeout } from "node:timers/promises";
import {
  type Client,
  createClient,
  executeWebhook,
  getGuild,
  getGuildChannels,
  getGuildMember,
  getGuildRoles,
  listGuildMembers,
  modifyCurrentUserNick,
  modifyGuild,
} from "@guildwire/api/client";
import type { LoadBot, LoadGuild, LoadWorld } from "./load-world.js";

/** A write that the service has acknowledged. */
export type AcknowledgedWrite =
  | { readonly kind: "guild" | "nick"; readonly guild: LoadGuild; readonly name: string }
  | { readonly kind: "message"; readonly guild: LoadGuild; readonly id: string; readonly content: string };

export interface MixedLoadOptions {
  readonly url: string;
  readonly world: LoadWorld;
  /** Concurrent callers. */
  readonly callers: number;
  /** Milliseconds between two requests of a caller. */
  readonly pause: number;
}

/** Milliseconds within which every call must get a response; later ones have the outcome `timeout`. */
const timeout = 30_000;

/** Reads and writes of concurrent callers; every second request is a write. Calls are not retried. */
export class MixedLoad {
  /** In the order of their acknowledgement. */
  readonly acknowledged: AcknowledgedWrite[] = [];
  /** The number of responses by status; failures without a response by their kind. */
  readonly outcomes: Record<string, number> = {};
  /** The longest time between two acknowledged writes, in milliseconds. */
  longestGap = 0;
  readonly #options: MixedLoadOptions;
  readonly #clients: readonly { readonly client: Client; readonly bot: LoadBot }[];
  readonly #all: Promise<unknown>;
  #isStopped = false;
  #lastWrite = performance.now();
  #count = 0;

  constructor(options: MixedLoadOptions) {
    this.#options = options;
    this.#clients = options.world.bots.map((bot) => ({ bot, client: clientOf(options.url, bot) }));
    this.#all = Promise.all(Array.from({ length: options.callers }, (_, caller) => this.#run(caller)));
  }

  /** Waits for the requests in flight. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#all;
  }

  /** Waits for further acknowledged writes. */
  async progress(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    while (this.acknowledged.length < wanted) await setTimeout(50);
  }

  /** Waits until a write has failed. */
  async outage(): Promise<void> {
    const { failures } = this;
    while (this.failures === failures) await setTimeout(50);
  }

  /** The number of failed calls. */
  get failures(): number {
    return Object.entries(this.outcomes).reduce((sum, [name, count]) => (name === "2xx" ? sum : sum + count), 0);
  }

  /** Starts to measure `longestGap` again. */
  resetGap(): void {
    this.longestGap = 0;
    this.#lastWrite = performance.now();
  }

  async #run(caller: number): Promise<void> {
    for (let turn = caller; !this.#isStopped; turn += 1) {
      try {
        await this.#request(turn);
        this.#outcome("2xx");
      } catch (error) {
        this.#outcome(outcomeOf(error));
      }
      await setTimeout(this.#options.pause);
    }
  }

  async #request(turn: number): Promise<void> {
    const { guilds } = this.#options.world;
    const guild = guilds[turn % guilds.length] as LoadGuild;
    const { guild_id } = guild;
    const actor = this.#clients[turn % this.#clients.length] as { client: Client; bot: LoadBot };
    const { client } = actor;
    const number = ++this.#count;
    switch (turn % 8) {
      case 0:
        return void (await getGuild(client, { guild_id, with_counts: true }));
      case 1:
      case 5:
        return this.#rename(guild, `name ${number}`);
      case 2:
        return void (await getGuildMember(client, { guild_id, user_id: actor.bot.userId }));
      case 3:
      case 7:
        return this.#message(guild, `content ${number}`);
      case 4:
        return void (await Promise.all([getGuildRoles(client, { guild_id }), getGuildChannels(client, { guild_id })]));
      case 6:
        await listGuildMembers(client, { guild_id, limit: 20 }).catch(allowed);
        return this.#nick(guild, actor, `nick ${number}`);
    }
  }

  /** Only the owner may rename a guild. */
  async #rename(guild: LoadGuild, name: string): Promise<void> {
    const [owner] = this.#clients;
    if (owner === undefined) throw new Error("the world has no bot");
    await modifyGuild(owner.client, { guild_id: guild.guild_id, body: { name } });
    this.#acknowledge({ kind: "guild", guild, name });
  }

  async #nick(guild: LoadGuild, { client }: { client: Client }, name: string): Promise<void> {
    await modifyCurrentUserNick(client, { guild_id: guild.guild_id, body: { nick: name } });
    this.#acknowledge({ kind: "nick", guild, name });
  }

  async #message(guild: LoadGuild, content: string): Promise<void> {
    const client = createClient({ baseUrl: `${this.#options.url}/api/v8`, retry: false, timeout });
    const { id } = await executeWebhook(client, { ...guild.webhook, wait: true, body: { content } });
    this.#acknowledge({ kind: "message", guild, id, content });
  }

  #acknowledge(write: AcknowledgedWrite): void {
    const now = performance.now();
    this.longestGap = Math.max(this.longestGap, now - this.#lastWrite);
    this.#lastWrite = now;
    this.acknowledged.push(write);
  }

  #outcome(name: string): void {
    this.outcomes[name] = (this.outcomes[name] ?? 0) + 1;
  }
}

function clientOf(url: string, { token }: LoadBot): Client {
  return createClient({ baseUrl: `${url}/api/v8`, auth: { bot: token }, retry: false, timeout });
}

/** An application may list members only if it has the intent. */
function allowed(error: unknown): void {
  if ((error as { status?: number }).status !== 403) throw error;
}

function outcomeOf(error: unknown): string {
  const { kind, status } = error as { kind?: string; status?: number };
  return kind === "response" ? String(status) : (kind ?? String(error));
}
