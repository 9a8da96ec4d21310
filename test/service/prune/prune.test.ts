import {
  beginGuildPrune,
  getGuildMember,
  getGuildPruneCount,
  listGuildMembers,
  modifyCurrentUserNick,
} from "@guildwire/api/client";
import type { GuildMemberRemoveEvent } from "@guildwire/api/types";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import type { Actor } from "../harness/world.js";

const nowhere = "9".repeat(18);

describeOnStores("a prune", (world) => {
  /** A guild whose owner and five members have been inactive for ten days. */
  async function setting() {
    const { guild, owner } = await world().guild({ roles: [{}, { name: "a" }, { name: "b" }] });
    const [, a = "", b = ""] = guild.roles.map(({ id }) => id);
    const members: Actor[] = [];
    for (const roles of [[], [], [a], [b], [a, b]]) {
      const member = await world().member(guild.id);
      await world().write((work) => work.members.setRoles(guild.id, member.id, roles), guild.id);
      members.push(member);
    }
    world().advance({ days: 10 });
    // A bot checks the result, since access tokens of users expire.
    const left = async () => {
      const present = await listGuildMembers(owner.client, { guild_id: guild.id, limit: 1000 });
      return present.map(({ user }) => user?.id).filter((id) => id !== owner.id);
    };
    const [none, alsoNone, withA, withB, withBoth] = members.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
      string,
    ];
    return { guild, owner, a, b, none, alsoNone, withA, withB, withBoth, left };
  }

  it("removes members without roles, with an event for each [prune-default-no-roles] [prune-events] [prune-body-optional] [prune-owner]", async () => {
    const { guild, owner, none, alsoNone, withA, withB, withBoth, left } = await setting();
    const users = await Promise.all(
      [none, alsoNone].map((user_id) => getGuildMember(owner.client, { guild_id: guild.id, user_id })),
    );
    const events = await world().eventsOf(guild.id, async () => {
      expect(await beginGuildPrune(owner.client, { guild_id: guild.id })).toEqual({ pruned: 2 });
    });
    expect(events).toEqual(
      users.map(({ user }) => ({ event: "GUILD_MEMBER_REMOVE", payload: { guild_id: guild.id, user } })),
    );
    expect(await left()).toEqual([withA, withB, withBoth]);
    expect(await beginGuildPrune(owner.client, { guild_id: guild.id })).toEqual({ pruned: 0 });
  });

  it("includes members all of whose roles are named [prune-include-roles-subset] [prune-include-roles-none]", async () => {
    const { guild, owner, a, withB, withBoth, left } = await setting();
    const body = { include_roles: [a] };
    expect(await beginGuildPrune(owner.client, { guild_id: guild.id, body })).toEqual({ pruned: 3 });
    expect(await left()).toEqual([withB, withBoth]);
  });

  it("ignores unknown roles [prune-unknown-roles]", async () => {
    const { guild, owner, withA, withB, withBoth, left } = await setting();
    const body = { include_roles: [nowhere, guild.id, String(2n ** 64n - 1n)] };
    expect(await beginGuildPrune(owner.client, { guild_id: guild.id, body })).toEqual({ pruned: 2 });
    expect(await left()).toEqual([withA, withB, withBoth]);
  });

  it("matches its count, which removes no one [prune-count-only] [prune-count-agrees] [prune-count-roles-text]", async () => {
    const { guild, owner, a, b, left } = await setting();
    const count = (query: { include_roles?: string[]; days?: number }) =>
      getGuildPruneCount(owner.client, { guild_id: guild.id, ...query });
    const events = await world().eventsOf(guild.id, async () => {
      expect(await count({})).toEqual({ pruned: 2 });
      expect(await count({ include_roles: [a] })).toEqual({ pruned: 3 });
      expect(await count({ include_roles: [a, b] })).toEqual({ pruned: 5 });
      expect(await count({ days: 10 })).toEqual({ pruned: 2 });
      expect(await count({ days: 11 })).toEqual({ pruned: 0 });
    });
    expect(events).toEqual([]);
    expect(await left()).toHaveLength(5);
    const [url] = [`${world().service.url}/api/v8/guilds/${guild.id}/prune?include_roles=${a},${b}`];
    const plain = await fetch(url, { headers: { authorization: `Bot ${owner.token}` } });
    expect(await plain.json()).toEqual({ pruned: 5 });
    expect(await beginGuildPrune(owner.client, { guild_id: guild.id, body: { include_roles: [a, b] } })).toEqual({
      pruned: 5,
    });
  });

  it("returns null if no count is requested [prune-count-null] [prune-reason]", async () => {
    const { guild, owner, left } = await setting();
    const body = { compute_prune_count: false, reason: "spring" };
    expect(await beginGuildPrune(owner.client, { guild_id: guild.id, body })).toEqual({ pruned: null });
    expect(await left()).toHaveLength(3);
  });

  it("keeps recently active members [prune-inactive]", async () => {
    const { guild, owner } = await world().guild();
    const bot = await world().bot();
    await world().join(guild.id, bot);
    const silent = await world().bot();
    await world().join(guild.id, silent);
    world().advance({ days: 6 });
    await modifyCurrentUserNick(bot.client, { guild_id: guild.id, body: { nick: "here" } });
    const newcomer = await world().member(guild.id);
    world().advance({ days: 1, minutes: -1 });
    expect(await getGuildPruneCount(owner.client, { guild_id: guild.id })).toEqual({ pruned: 0 });
    world().advance({ minutes: 1 });
    expect(await getGuildPruneCount(owner.client, { guild_id: guild.id })).toEqual({ pruned: 1 });
    await beginGuildPrune(owner.client, { guild_id: guild.id });
    const left = await listGuildMembers(owner.client, { guild_id: guild.id, limit: 10 });
    expect(left.map(({ user }) => user?.id)).toEqual([owner.id, bot.id, newcomer.id]);
  });

  it("removes many members in batches and in order, and continues after a failed one", async () => {
    const { guild, owner } = await world().guild();
    const members = await world().crowd(guild.id, 1_201);
    world().advance({ days: 10 });
    expect(await getGuildPruneCount(owner.client, { guild_id: guild.id })).toEqual({ pruned: 1_201 });
    // The third batch fails while a row refers to one of its members.
    const { kysely } = world().service.services.store.database;
    const table = sql.table(`pins_${guild.id}`);
    await sql`create table ${table} (guild_id bigint, user_id bigint,
      foreign key (guild_id, user_id) references members (guild_id, user_id))`.execute(kysely);
    await sql`insert into ${table} values (${guild.id}, ${members[1_150]})`.execute(kysely);
    const events = await world().eventsOf(guild.id, async () => {
      expect(await refusal(beginGuildPrune(owner.client, { guild_id: guild.id }))).toBe("500 0");
      const { pruned } = await getGuildPruneCount(owner.client, { guild_id: guild.id });
      await sql`drop table ${table}`.execute(kysely);
      expect(await beginGuildPrune(owner.client, { guild_id: guild.id })).toEqual({ pruned });
      expect(pruned).toBeLessThan(300);
      expect(pruned).toBeGreaterThan(0);
    });
    expect(events.map(({ payload }) => (payload as GuildMemberRemoveEvent).user.id)).toEqual(members);
    const transactions = await kysely
      .selectFrom("outbox")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("guild_id", "=", guild.id)
      .where("event", "=", "GUILD_MEMBER_REMOVE")
      .groupBy("transaction_id")
      .execute();
    expect(Math.max(...transactions.map(({ count }) => Number(count)))).toBeLessThanOrEqual(500);
  });
});
