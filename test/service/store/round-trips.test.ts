import {
  createGuildRole,
  createWebhook,
  executeWebhook,
  getGuild,
  getGuildChannels,
  getGuildMember,
  getGuildRoles,
  listGuildMembers,
  searchGuildMembers,
} from "@guildwire/api/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../e2e/declared.js";
import { CountingProxy } from "../harness/counting-proxy.js";
import { newDatabase, postgresSkipped } from "../harness/stores.js";
import { World } from "../harness/world.js";
import { setStage, writesOf } from "./writes.js";

describe.skipIf(postgresSkipped !== undefined)(`what an operation costs, ${postgresSkipped ?? "on PostgreSQL"}`, () => {
  let proxy: CountingProxy;
  let world: World;
  let ids: { readonly guild_id: string; readonly user_id: string; readonly role_id: string };
  let client: Awaited<ReturnType<World["guild"]>>["owner"]["client"];
  let webhook: { readonly webhook_id: string; readonly webhook_token: string };

  beforeAll(async () => {
    const database = await newDatabase("PostgreSQL");
    if (database.kind !== "postgres") throw new Error("not on PostgreSQL");
    proxy = await CountingProxy.start(database.url);
    // The persistent connection bypasses the proxy.
    world = await World.open({ kind: "postgres", url: proxy.url, directUrl: database.url });
    const { guild, owner } = await world.guild({ channels: [{ id: 1, type: 0, name: "pier" }] });
    client = owner.client;
    const role = await createGuildRole(client, { guild_id: guild.id, body: { name: "crew" } });
    ids = { guild_id: guild.id, user_id: owner.id, role_id: role.id };
    const [channel] = await getGuildChannels(client, { guild_id: guild.id });
    const { id, token = "" } = await createWebhook(client, { channel_id: channel?.id ?? "", body: { name: "hook" } });
    webhook = { webhook_id: id, webhook_token: token };
  }, 60_000);
  afterAll(async () => {
    await world?.close();
    await proxy?.close();
  });

  it("is one statement for a read that is called often", async () => {
    const { guild_id, user_id } = ids;
    const reads = [
      () => getGuild(client, { guild_id }),
      () => getGuild(client, { guild_id, with_counts: true }),
      () => getGuildMember(client, { guild_id, user_id }),
      () => listGuildMembers(client, { guild_id, limit: 20 }),
      () => searchGuildMembers(client, { guild_id, query: "b" }),
      () => getGuildChannels(client, { guild_id }),
      () => getGuildRoles(client, { guild_id }),
    ];
    for (const read of reads) expect(await proxy.leastOf(read)).toEqual({ statements: 1, roundTrips: 1 });
  });

  it("is at most four round trips for every write", { timeout: 240_000 }, async () => {
    const writes = await writesOf(await setStage(world));
    const declared = operations.filter(({ method }) => method !== "GET").map(({ id }) => id);
    expect(Object.keys(writes).sort()).toEqual([...declared].sort());
    const costs: { [operation: string]: number } = {};
    for (const [operation, { next }] of Object.entries(writes))
      costs[operation] = (await proxy.leastOfEach(next)).roundTrips;
    const stated = Object.entries(writes).map(([operation, { roundTrips }]) => [operation, roundTrips] as const);
    expect(costs).toEqual(Object.fromEntries(stated));
    expect(Math.max(...Object.values(costs))).toBeLessThanOrEqual(4);
  });

  it("is two round trips for a message of a webhook", async () => {
    const execute = () => executeWebhook(client, { ...webhook, wait: true, body: { content: "Fog" } });
    expect(await proxy.leastOf(execute)).toEqual({ statements: 5, roundTrips: 2 });
  });
});
