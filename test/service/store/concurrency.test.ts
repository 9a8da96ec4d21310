import {
  addGuildMember,
  beginGuildPrune,
  type Client,
  createClient,
  createGuild,
  createGuildBan,
  createGuildChannel,
  createGuildRole,
  getGuildBan,
  getGuildChannels,
  getGuildRoles,
  modifyGuild,
} from "@guildwire/api/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnPostgres } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The outcomes of calls that are made at once: `done`, or how they were refused. */
function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  return Promise.all(
    calls.map((call) =>
      call.then(
        () => "done",
        () => refusal(call),
      ),
    ),
  );
}

describeOnPostgres("callers at the same time, on two instances", (world) => {
  /** The same bot, logged in at two instances of the service. */
  async function twice(bot: BotActor): Promise<[Client, Client]> {
    const { url } = await world().another();
    return [bot.client, createClient({ baseUrl: `${url}/api/v8`, auth: { bot: bot.token } })];
  }

  it("make roles and channels that each have a place of their own", async () => {
    const { guild, owner } = await world().guild();
    const clients = await twice(owner);
    const at = (index: number) => clients[index % 2] as Client;
    await Promise.all(numbers(12).map((index) => createGuildRole(at(index), { guild_id: guild.id })));
    await Promise.all(
      numbers(12).map((index) => createGuildChannel(at(index), { guild_id: guild.id, body: { name: "x" } })),
    );
    const roles = await getGuildRoles(owner.client, { guild_id: guild.id });
    const channels = await getGuildChannels(owner.client, { guild_id: guild.id });
    expect(roles.map(({ position }) => position)).toEqual(numbers(13));
    expect(channels.map(({ position }) => position)).toEqual(numbers(12));
    // That the numbers have no gaps is checked where they are read.
    const events = await world().events(guild.id);
    expect(events).toHaveLength(25);
    expect(events.flatMap(({ event, payload }) => (event === "GUILD_ROLE_CREATE" ? [payload] : []))).toEqual(
      roles.slice(1).map((role) => ({ guild_id: guild.id, role })),
    );
  });

  it("never leave somebody both banned and a member", async () => {
    const { guild, owner } = await world().guild();
    const [one, other] = await twice(owner);
    for (const user of await Promise.all(numbers(6).map(() => world().user()))) {
      const path = { guild_id: guild.id, user_id: user.id };
      const access_token = await world().write((work) =>
        work.accessTokens.issue({ user_id: user.id, application_id: owner.applicationId, scopes: ["guilds.join"] }),
      );
      const [joined] = await outcomes([
        addGuildMember(one, { ...path, body: { access_token } }),
        createGuildBan(other, path),
      ]);
      expect(["done", "403 40007"]).toContain(joined);
      expect((await getGuildBan(one, path)).user.id).toBe(user.id);
      expect(await world().read((work) => work.members.find(guild.id, user.id))).toBeUndefined();
    }
  });

  it("prune each member once", async () => {
    const { guild, owner } = await world().guild();
    const members = await Promise.all(numbers(10).map(() => world().member(guild.id)));
    world().advance({ days: 8 });
    const [one, other] = await twice(owner);
    const results = await Promise.all([one, other].map((client) => beginGuildPrune(client, { guild_id: guild.id })));
    expect(results.map(({ pruned }) => pruned).toSorted()).toEqual([0, 10]);
    const removed = (await world().events(guild.id)).filter(({ event }) => event === "GUILD_MEMBER_REMOVE");
    const ids = removed.map(({ payload }) => (payload as { user: { id: string } }).user.id);
    expect(ids.toSorted()).toEqual(members.map(({ id }) => id).toSorted());
  });

  it("are let into one guild too many by nobody", async () => {
    const owner = await world().bot();
    const clients = await twice(owner);
    const { guild } = await world().guild();
    await world().write(async (work) => {
      const { created_at, ...row } = await work.guilds.get(guild.id);
      for (const _ of numbers(98)) {
        const id = work.newId();
        await work.guilds.insert({ ...row, id });
        await work.members.insert({ guild_id: id, user_id: owner.id });
      }
    });
    const create = (index: number) => createGuild(clients[index % 2] as Client, { body: { name: "mine" } });
    const results = await outcomes(numbers(6).map(create));
    expect(results.toSorted()).toEqual([...Array<string>(4).fill("400 30001"), "done", "done"]);
  });

  it("get a guild handed over once", async () => {
    const { guild, owner } = await world().guild();
    const [one, other] = await twice(owner);
    const [first, second] = [await world().member(guild.id), await world().member(guild.id)];
    const give = (client: Client, owner_id: string) => modifyGuild(client, { guild_id: guild.id, body: { owner_id } });
    const results = await outcomes([give(one, first.id), give(other, second.id)]);
    expect(results.toSorted()).toEqual(["403 50013", "done"]);
  });

  it("ban one user once, with one event", async () => {
    const { guild, owner } = await world().guild();
    const [one, other] = await twice(owner);
    const target = await world().member(guild.id);
    const ban = (client: Client) => createGuildBan(client, { guild_id: guild.id, user_id: target.id });
    expect(await outcomes([ban(one), ban(other), ban(one)])).toEqual(["done", "done", "done"]);
    expect((await world().events(guild.id)).map(({ event }) => event)).toEqual(["GUILD_CREATE", "GUILD_BAN_ADD"]);
  });
});

describeOnPostgres("units of work that lock each other out", (world) => {
  it("are tried again, and both happen", async () => {
    const [a, b] = [(await world().user()).id, (await world().user()).id];
    let attempts = 0;
    let waiting = 2;
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const crossing = (first: string, second: string) =>
      world().write(async (work) => {
        attempts += 1;
        await work.users.lock(first);
        if (--waiting === 0) meet();
        await met;
        await work.users.lock(second);
        return work.newId();
      });
    const ids = await Promise.all([crossing(a, b), crossing(b, a)]);
    expect(new Set(ids).size).toBe(2);
    expect(attempts).toBe(3);
  });
});
