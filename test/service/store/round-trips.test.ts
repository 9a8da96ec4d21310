import {
  addGuildMemberRole,
  beginGuildPrune,
  createGuildChannel,
  createGuildRole,
  createWebhook,
  executeWebhook,
  getGuild,
  getGuildChannels,
  getGuildMember,
  getGuildRoles,
  listGuildMembers,
  modifyCurrentUserNick,
  modifyGuild,
  modifyGuildChannelPositions,
  modifyGuildRole,
  modifyGuildRolePositions,
  modifyGuildWidget,
  removeGuildMemberRole,
  searchGuildMembers,
} from "@guildwire/api/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CountingProxy } from "../harness/counting-proxy.js";
import { newDatabase, postgresSkipped } from "../harness/stores.js";
import { World } from "../harness/world.js";

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

  it("is at most four round trips for a change of a guild", async () => {
    const { guild_id, user_id, role_id } = ids;
    let turn = 0;
    const next = () => {
      turn += 1;
      return turn;
    };
    const [channel] = await getGuildChannels(client, { guild_id });
    const channel_id = channel?.id ?? "";
    const changes: readonly (readonly [number, () => Promise<unknown>])[] = [
      [4, () => modifyGuild(client, { guild_id, body: { name: `harbour ${next()}` } })],
      [3, () => modifyCurrentUserNick(client, { guild_id, body: { nick: `nick ${next()}` } })],
      [2, () => createGuildRole(client, { guild_id, body: { name: `crew ${next()}` } })],
      [2, () => modifyGuildRole(client, { guild_id, role_id, body: { name: `crew ${next()}` } })],
      [2, () => modifyGuildRolePositions(client, { guild_id, body: [{ id: role_id, position: 1 + (next() % 2) }] })],
      [3, () => addGuildMemberRole(client, { guild_id, user_id, role_id })],
      [3, () => removeGuildMemberRole(client, { guild_id, user_id, role_id })],
      [4, () => createGuildChannel(client, { guild_id, body: { name: `pier-${next()}` } })],
      [3, () => modifyGuildChannelPositions(client, { guild_id, body: [{ id: channel_id, position: next() % 3 }] })],
      [4, () => modifyGuildWidget(client, { guild_id, body: { enabled: next() % 2 === 0 } })],
      [3, () => beginGuildPrune(client, { guild_id, body: {} })],
    ];
    const costs = [];
    for (const [, change] of changes) costs.push(await proxy.leastOf(change));
    expect(costs.map(({ roundTrips }) => roundTrips)).toEqual(changes.map(([roundTrips]) => roundTrips));
    // Begin, lock, caller, change, emojis, events, commit.
    expect(costs[0]?.statements).toBe(7);
  });

  it("is three round trips for a message of a webhook", async () => {
    const execute = () => executeWebhook(client, { ...webhook, wait: true, body: { content: "Fog" } });
    expect(await proxy.leastOf(execute)).toEqual({ statements: 5, roundTrips: 3 });
  });
});
