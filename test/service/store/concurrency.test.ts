import {
  addGuildMember,
  beginGuildPrune,
  type Client,
  createClient,
  createFollowupMessage,
  createGuild,
  createGuildBan,
  createGuildChannel,
  createGuildRole,
  createInteractionResponse,
  deleteFollowupMessage,
  editFollowupMessage,
  getGuildBan,
  getGuildChannels,
  getGuildRoles,
  modifyGuild,
} from "@guildwire/api/client";
import { InteractionCallbackType } from "@guildwire/api/types";
import {
  type Client as ControlClient,
  createClient as createControlClient,
  modifyGuildState,
  useCommand,
} from "@guildwire/control/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnPostgres } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The outcomes of concurrent calls: `done`, or the refusal. */
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

describeOnPostgres("concurrent callers of two instances", (world) => {
  /** The same bot, with clients of two instances of the service. */
  async function twice(bot: BotActor): Promise<[Client, Client]> {
    const { url } = await world().another();
    return [bot.client, createClient({ baseUrl: `${url}/api/v8`, auth: { bot: bot.token } })];
  }

  it("create roles and channels with distinct positions", async () => {
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
    // Reading the events checks that their numbers have no gaps.
    const events = await world().events(guild.id);
    expect(events).toHaveLength(25);
    expect(events.flatMap(({ event, payload }) => (event === "GUILD_ROLE_CREATE" ? [payload] : []))).toEqual(
      roles.slice(1).map((role) => ({ guild_id: guild.id, role })),
    );
  });

  it("never make a user both banned and a member", async () => {
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

  it("never exceed the number of guilds of a user", async () => {
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

  it("transfer a guild once", async () => {
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

describeOnPostgres("concurrent guilds on two instances", (world) => {
  it("set a vanity code once [control-vanity-unique]", async () => {
    const instances = [world().service, await world().another()];
    const settings = world().control().settings();
    const controls = instances.map(({ url }) => createControlClient({ ...settings, baseUrl: `${url}/control` }));
    const guilds = await Promise.all(numbers(8).map(async () => (await world().guild()).guild.id));
    for (const round of numbers(3)) {
      const body = { vanity_url_code: `harbour-${round}` };
      const results = await outcomes(
        guilds.map((guild_id, index) => modifyGuildState(controls[index % 2] as ControlClient, { guild_id, body })),
      );
      const taken = Array<string>(guilds.length - 1).fill("400 50035 /vanity_url_code");
      expect(results.toSorted()).toEqual([...taken, "done"]);
    }
  });
});

describeOnPostgres("concurrent changes outside of guilds", (world) => {
  it("are serialized, also while one deletes what the others change", async () => {
    const bot = await world().bot();
    const { url } = await world().another();
    const clients = [world().client(), createClient({ baseUrl: `${url}/api/v8` })];
    const use = { application_id: bot.applicationId, user_id: (await world().user()).id, name: "moor" };
    const { id: interaction_id } = await useCommand(world().control(), { body: use });
    const interaction_token = world().service.services.tokens.create("interaction", interaction_id, 0);
    const at = { application_id: bot.applicationId, interaction_token };
    const respond = (client: Client) =>
      createInteractionResponse(client, {
        interaction_id,
        interaction_token,
        body: { type: InteractionCallbackType.CHANNEL_MESSAGE_WITH_SOURCE, data: { content: "Moored" } },
      });
    expect((await outcomes(clients.map(respond))).toSorted()).toEqual(["400 40060", "done"]);
    for (const _ of numbers(6)) {
      const { id: message_id } = await createFollowupMessage(world().client(), { ...at, body: { content: "Fast" } });
      const file = { data: "ropes", name: "ropes.txt" };
      const edit = (client: Client) => editFollowupMessage(client, { ...at, message_id, body: { content: "x", file } });
      const [deleted, ...edited] = await outcomes([
        deleteFollowupMessage(clients[0] as Client, { ...at, message_id }),
        ...numbers(4).map((index) => edit(clients[index % 2] as Client)),
      ]);
      expect(deleted).toBe("done");
      for (const outcome of edited) expect(["done", "404 10008"]).toContain(outcome);
    }
  });
});

describeOnPostgres("concurrent units of work", (world) => {
  /** Makes the first `count` callers wait for each other. */
  function meetingOf(count: number): () => Promise<void> {
    let waiting = count;
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    return async () => {
      if (--waiting === 0) meet();
      await met;
    };
  }

  it("are retried after a deadlock, and all succeed", async () => {
    const [a, b] = [(await world().user()).id, (await world().user()).id];
    let attempts = 0;
    const meeting = meetingOf(2);
    const crossing = (first: string, second: string) =>
      world().write(async (work) => {
        attempts += 1;
        await work.users.lock(first);
        await meeting();
        await work.users.lock(second);
        return work.newId();
      });
    const ids = await Promise.all([crossing(a, b), crossing(b, a)]);
    expect(new Set(ids).size).toBe(2);
    expect(attempts).toBeGreaterThan(2);
  });

  it("are retried after a duplicate key, and find the other's row", async () => {
    const meeting = meetingOf(2);
    const adding = () =>
      world().write(async (work) => {
        const isThere = (await work.directory.guildOf("invite", "the quay")) !== undefined;
        await meeting();
        if (!isThere) await work.directory.add("invite", "the quay", "0");
        return isThere;
      });
    expect((await Promise.all([adding(), adding()])).toSorted()).toEqual([false, true]);
  });
});
