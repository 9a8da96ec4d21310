import {
  addGuildMember,
  createGuildBan,
  getGuildBan,
  getGuildBans,
  getGuildMember,
  removeGuildBan,
} from "@guildwire/api/client";
import { ChannelType } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);

describeOnStores("bans", (world) => {
  it("are listed in ascending order of user ids [ban-list-order]", async () => {
    const { guild, owner } = await world().guild();
    await world()
      .service.services.store.database.kysely.insertInto("users")
      .values({ id: "98", username: "early", username_folded: "early", discriminator: "0001" })
      .execute();
    const others = [await world().user(), await world().user()];
    for (const user_id of [...others.map(({ id }) => id), "98"].reverse())
      await createGuildBan(owner.client, { guild_id: guild.id, user_id });
    const bans = await getGuildBans(owner.client, { guild_id: guild.id });
    expect(bans.map(({ user }) => user.id)).toEqual(["98", ...others.map(({ id }) => id)]);
  });

  it("get a 404 if they do not exist [ban-unknown] [ban-unknown-code] [ban-remove-unknown]", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await world().member(guild.id);
    const events = await world().eventsOf(guild.id, async () => {
      for (const user_id of [id, nowhere, String(2n ** 64n - 1n)])
        for (const operation of [getGuildBan, removeGuildBan])
          expect(await refusal(operation(owner.client, { guild_id: guild.id, user_id }))).toBe("404 10026");
    });
    expect(events).toEqual([]);
  });
});

describeOnStores("banning a user", (world) => {
  it("bans users who are not members, and rejects unknown users [ban-create-stranger] [ban-create-unknown-user]", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await world().user();
    await createGuildBan(owner.client, { guild_id: guild.id, user_id: id });
    expect((await getGuildBan(owner.client, { guild_id: guild.id, user_id: id })).user.id).toBe(id);
    for (const user_id of [nowhere, String(2n ** 64n - 1n)])
      expect(await refusal(createGuildBan(owner.client, { guild_id: guild.id, user_id }))).toBe("404 10013");
  });

  it("keeps the first ban when the user is banned again [ban-create-repeated] [ban-create-reason]", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await world().user();
    const path = { guild_id: guild.id, user_id: id };
    await createGuildBan(owner.client, { ...path, body: { reason: "spam" } });
    const again = () => createGuildBan(owner.client, { ...path, body: { reason: "noise" } });
    expect(await world().eventsOf(guild.id, again)).toEqual([]);
    expect((await getGuildBan(owner.client, path)).reason).toBe("spam");
  });

  it("rejects the owner [ban-create-owner]", async () => {
    const { guild, owner } = await world().guild();
    const admin = await world().member(guild.id, "ADMINISTRATOR");
    const path = { guild_id: guild.id, user_id: owner.id };
    expect(await refusal(createGuildBan(admin.client, path))).toBe("403 50013");
    expect((await getGuildMember(admin.client, path)).user?.id).toBe(owner.id);
  });

  it("deletes the user's messages of the given days in this guild only [ban-create-delete-messages] [ban-create-body-optional]", async () => {
    const channels = [{ name: "hall", type: ChannelType.GUILD_TEXT }];
    const here = await world().guild({ channels });
    const there = await world().guild({ channels });
    const [target, bystander] = [await world().member(here.guild.id), await world().member(here.guild.id)];
    const write = (guildId: string, author: { id: string }, content: string) =>
      world().write(async (work) => {
        const [hall] = await work.channels.list(guildId);
        const channel_id = hall?.id ?? "";
        await work.messages.insert({ guild_id: guildId, channel_id, author_id: author.id, content });
      }, guildId);
    const left = async () =>
      (
        await world()
          .service.services.store.database.kysely.selectFrom("messages")
          .select("content")
          .orderBy("id")
          .execute()
      )
        .map(({ content }) => content)
        .filter((content) => content.includes(here.guild.id));

    await write(here.guild.id, target, `old ${here.guild.id}`);
    world().advance({ days: 2, hours: -1 });
    await write(here.guild.id, target, `new ${here.guild.id}`);
    await write(here.guild.id, bystander, `of another ${here.guild.id}`);
    await write(there.guild.id, target, `elsewhere ${here.guild.id}`);
    world().advance({ hours: 2 });

    const path = { guild_id: here.guild.id, user_id: target.id };
    await createGuildBan(here.owner.client, path);
    expect(await left()).toHaveLength(4);
    await removeGuildBan(here.owner.client, path);
    await createGuildBan(here.owner.client, { ...path, body: { delete_message_days: 0 } });
    expect(await left()).toHaveLength(4);
    await removeGuildBan(here.owner.client, path);
    await createGuildBan(here.owner.client, { ...path, body: { delete_message_days: 2 } });
    expect(await left()).toEqual(["old", "of another", "elsewhere"].map((words) => `${words} ${here.guild.id}`));
  });
});

describeOnStores("the messages of a banned user", (world) => {
  it("deletes messages by their creation time, also after the clock was moved back", async () => {
    const { guild, owner } = await world().guild({ channels: [{ name: "hall", type: ChannelType.GUILD_TEXT }] });
    const target = await world().member(guild.id);
    const write = () =>
      world().write(async (work) => {
        const [hall] = await work.channels.list(guild.id);
        await work.messages.insert({ guild_id: guild.id, channel_id: hall?.id ?? "", author_id: target.id });
      }, guild.id);
    // From now on ids lie in the future.
    await world().write((work) => work.clock.advance(30 * 86_400_000));
    await world().write(async (work) => work.newId());
    await world().write((work) => work.clock.reset());
    await write();
    world().advance({ days: 3 });
    await write();
    const body = { delete_message_days: 1 };
    await createGuildBan(owner.client, { guild_id: guild.id, user_id: target.id, body });
    const { kysely } = world().service.services.store.database;
    const left = await kysely.selectFrom("messages").select("created_at").where("guild_id", "=", guild.id).execute();
    expect(left.map(({ created_at }) => world().now.getTime() - created_at.getTime())).toEqual([3 * 86_400_000]);
  });
});

describeOnStores("removing a ban", (world) => {
  it("lets the user rejoin, and does not restore the membership [ban-remove-no-return]", async () => {
    const { guild, owner } = await world().guild();
    const target = await world().member(guild.id);
    const path = { guild_id: guild.id, user_id: target.id };
    await createGuildBan(owner.client, path);
    const events = await world().eventsOf(guild.id, () => removeGuildBan(owner.client, path));
    expect(events).toEqual([
      { event: "GUILD_BAN_REMOVE", payload: { guild_id: guild.id, user: expect.objectContaining({ id: target.id }) } },
    ]);
    expect(await refusal(getGuildMember(owner.client, path))).toBe("404 10007");
    const access_token = await world().write((work) =>
      work.accessTokens.issue({ user_id: target.id, application_id: owner.applicationId, scopes: ["guilds.join"] }),
    );
    expect(await addGuildMember(owner.client, { ...path, body: { access_token } })).toMatchObject({ status: 201 });
  });
});
