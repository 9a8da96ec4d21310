import { createClient, getWebhookMessage, modifyGuild } from "@guildwire/api/client";
import { expect } from "vitest";
import { Follower, type SeenEvent } from "./follower.js";
import type { LoadWorld } from "./load-world.js";
import type { AcknowledgedWrite, MixedLoad } from "./mixed-load.js";

/** The name of a guild in the last event. */
const endName = "the end of the load";

export function isEnd({ name }: SeenEvent): boolean {
  return name === endName;
}

/** Streams of all applications, which are opened before the load begins. */
export class Followers {
  readonly all: readonly Follower[];
  readonly start: string;
  readonly #following: Promise<unknown>;

  private constructor(all: readonly Follower[], start: string) {
    this.all = all;
    this.start = start;
    this.#following = Promise.all(all.map((follower) => follower.follow(isEnd)));
  }

  /** @param each Streams per application. */
  static async open(url: string, { bots }: LoadWorld, each: number): Promise<Followers> {
    const all = bots.flatMap(({ token }) => Array.from({ length: each }, () => new Follower(url, token)));
    const positions = await Promise.all(all.map((follower) => follower.open()));
    return new Followers(all, positions[0] ?? "");
  }

  /** Waits until all have read the last event. */
  async finish(): Promise<void> {
    await this.#following;
    for (const follower of this.all) await follower.stop();
  }
}

/** Fires the last event. Retries until it is acknowledged. */
export async function fireEnd(url: string, { bots, guilds }: LoadWorld): Promise<void> {
  const client = createClient({
    baseUrl: `${url}/api/v8`,
    auth: { bot: bots[0]?.token ?? "" },
    retry: { attempts: 20 },
  });
  await modifyGuild(client, { guild_id: guilds[0]?.guild_id ?? "", body: { name: endName } });
}

/** How the events of a stream differ from the log. */
export interface StreamFaults {
  missing: number;
  repeated: number;
  reordered: number;
}

/** Compares all streams with the log, which a new reader reads at once after the load. */
export function faultsOf(followers: readonly Follower[], log: readonly SeenEvent[]): StreamFaults {
  const positions = new Map(log.map(({ id }, position) => [id, position]));
  const faults = { missing: 0, repeated: 0, reordered: 0 };
  for (const { events } of followers) {
    const seen = new Set<string>();
    let last = -1;
    for (const { id } of events) {
      const position = positions.get(id) ?? -1;
      if (seen.has(id)) faults.repeated += 1;
      else if (position < last) faults.reordered += 1;
      seen.add(id);
      last = Math.max(last, position);
    }
    faults.missing += log.filter(({ id }) => !seen.has(id)).length;
  }
  return faults;
}

/** The events since a position, read by a new reader. Asserts that those of each guild have consecutive numbers. */
export async function readLog(url: string, { bots }: LoadWorld, start: string): Promise<readonly SeenEvent[]> {
  const reader = new Follower(url, bots[0]?.token ?? "", start);
  await reader.follow(isEnd);
  await reader.stop();
  const lasts = new Map<string, number>();
  for (const { guild, sequence } of reader.events) {
    const last = lasts.get(guild);
    if (last !== undefined) expect(sequence).toBe(last + 1);
    lasts.set(guild, sequence);
  }
  return reader.events;
}

/** The acknowledged writes that have no effect. */
export async function lostWrites(
  url: string,
  load: MixedLoad,
  log: readonly SeenEvent[],
): Promise<AcknowledgedWrite[]> {
  const names = new Set(log.map(({ guild, name }) => `${guild} ${name}`));
  const lost: AcknowledgedWrite[] = [];
  const client = createClient({ baseUrl: `${url}/api/v8` });
  for (const write of load.acknowledged) {
    const isKept =
      write.kind === "message"
        ? (await getWebhookMessage(client, { ...write.guild.webhook, message_id: write.id })).content === write.content
        : names.has(`${write.guild.guild_id} ${write.name}`);
    if (!isKept) lost.push(write);
  }
  return lost;
}

/** The sum of the refusals of all streams by status. */
export function refusalsOf(followers: readonly Follower[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { refusals } of followers)
    for (const [status, count] of refusals) sum[status] = (sum[status] ?? 0) + count;
  return sum;
}
