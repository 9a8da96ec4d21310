import { deleteGuildIntegration, getGuildIntegrations, getGuildMember } from "@guildwire/api/client";
import type { Guild } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

const nowhere = "9".repeat(18);

describeOnStores("integrations", (world) => {
  /** Connects a guild to a bot. */
  const connect = (guild: Guild, bot: BotActor) =>
    world().write(
      (work) =>
        work.integrations.insert({
          guild_id: guild.id,
          name: "Tide",
          type: "discord",
          account_id: bot.applicationId,
          account_name: "Tide",
          application_id: bot.applicationId,
          syncing: true,
          revoked: false,
        }),
      guild.id,
    );

  /** Gives a guild a webhook that belongs to an application, or to none. */
  async function hook(guild: Guild, application_id: string | null): Promise<string> {
    const { id, channel_id } = await world().write(async (work) => {
      const made = { id: work.newId(), channel_id: work.newId() };
      await work.channels.insert({ guild_id: guild.id, id: made.channel_id, type: 0, name: "a channel" });
      await work.directory.add("webhook", made.id, guild.id);
      return made;
    }, guild.id);
    await world()
      .service.services.store.database.kysely.insertInto("webhooks")
      .values({ guild_id: guild.id, id, type: 1, channel_id, application_id, created_at: world().now })
      .execute();
    return id;
  }

  /** The webhooks of a guild that are left. */
  async function hooks(guild: Guild): Promise<string[]> {
    const { kysely } = world().service.services.store.database;
    const rows = await kysely.selectFrom("webhooks").select("id").where("guild_id", "=", guild.id).execute();
    return rows.map(({ id }) => id);
  }

  it("of bots omit nine fields that others have [integration-bot-fields]", async () => {
    const { guild, owner } = await world().guild();
    const bot = await world().bot("Tide");
    const user = await world().user("lighthouse");
    const ofBot = await connect(guild, bot);
    const ofUser = await world().write(
      (work) =>
        work.integrations.insert({
          guild_id: guild.id,
          name: "Channel",
          type: "twitch",
          enabled: false,
          account_id: "abc",
          account_name: "lighthouse",
          syncing: false,
          role_id: guild.id,
          enable_emoticons: true,
          expire_behavior: 1,
          expire_grace_period: 3,
          user_id: user.id,
          synced_at: new Date("2021-07-01T00:00:00Z"),
          subscriber_count: 7,
          revoked: false,
        }),
      guild.id,
    );
    const integrations = await getGuildIntegrations(owner.client, { guild_id: guild.id });
    expect(integrations).toEqual([
      {
        id: ofBot.id,
        name: "Tide",
        type: "discord",
        enabled: true,
        account: { id: bot.applicationId, name: "Tide" },
        application: {
          id: bot.applicationId,
          name: "Tide",
          icon: null,
          description: "",
          summary: "",
          bot: expect.objectContaining({ id: bot.id, username: "Tide", bot: true }),
        },
      },
      {
        id: ofUser.id,
        name: "Channel",
        type: "twitch",
        enabled: false,
        syncing: false,
        role_id: guild.id,
        enable_emoticons: true,
        expire_behavior: 1,
        expire_grace_period: 3,
        user: expect.objectContaining({ id: user.id, username: "lighthouse" }),
        account: { id: "abc", name: "lighthouse" },
        synced_at: "2021-07-01T00:00:00.000Z",
        subscriber_count: 7,
        revoked: false,
      },
    ]);
  });

  it("delete the webhooks of their application only [integration-delete-webhooks]", async () => {
    const { guild, owner } = await world().guild();
    const elsewhere = (await world().guild()).guild;
    const bot = await world().bot();
    const { id } = await connect(guild, bot);
    const gone = await hook(guild, bot.applicationId);
    const kept = [await hook(guild, null), await hook(guild, owner.applicationId)];
    const foreign = await hook(elsewhere, bot.applicationId);
    await deleteGuildIntegration(owner.client, { guild_id: guild.id, integration_id: id });
    expect((await hooks(guild)).sort()).toEqual(kept.sort());
    expect(await hooks(elsewhere)).toEqual([foreign]);
    expect(await world().read((work) => work.directory.guildOf("webhook", gone))).toBeUndefined();
    expect(await getGuildIntegrations(owner.client, { guild_id: guild.id })).toEqual([]);
  });

  it("remove the bot, with one event in total [integration-delete-bot] [integration-delete-event]", async () => {
    const { guild, owner } = await world().guild();
    const bot = await world().bot();
    await world().join(guild.id, bot);
    await hook(guild, bot.applicationId);
    const { id } = await connect(guild, bot);
    const events = await world().eventsOf(guild.id, () =>
      deleteGuildIntegration(owner.client, { guild_id: guild.id, integration_id: id }),
    );
    expect(events).toEqual([{ event: "GUILD_INTEGRATIONS_UPDATE", payload: { guild_id: guild.id } }]);
    const call = getGuildMember(owner.client, { guild_id: guild.id, user_id: bot.id });
    expect(await refusal(call)).toBe("404 10007");
  });

  it("keep a bot that owns the guild", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await connect(guild, owner);
    await deleteGuildIntegration(owner.client, { guild_id: guild.id, integration_id: id });
    const member = await getGuildMember(owner.client, { guild_id: guild.id, user_id: owner.id });
    expect(member.user?.id).toBe(owner.id);
  });

  it("of other kinds delete no bot and no webhooks [integration-delete-webhooks] [integration-delete-bot]", async () => {
    const { guild, owner } = await world().guild();
    const user = await world().user();
    await world().join(guild.id, user);
    const webhook = await hook(guild, null);
    const account = { name: "Channel", type: "youtube", account_id: "abc", account_name: "Channel" };
    const { id } = await world().write(
      (work) => work.integrations.insert({ ...account, guild_id: guild.id, user_id: user.id }),
      guild.id,
    );
    await deleteGuildIntegration(owner.client, { guild_id: guild.id, integration_id: id });
    expect(await hooks(guild)).toEqual([webhook]);
    expect((await getGuildMember(owner.client, { guild_id: guild.id, user_id: user.id })).user?.id).toBe(user.id);
  });

  it("get a 404 in other guilds, and once deleted [integration-delete-unknown]", async () => {
    const { guild, owner } = await world().guild();
    const other = await world().guild();
    const { id } = await connect(guild, await world().bot());
    const remove = (actor: BotActor, guild_id: string, integration_id: string) =>
      deleteGuildIntegration(actor.client, { guild_id, integration_id });
    const events = await world().eventsOf(guild.id, async () => {
      expect(await refusal(remove(owner, guild.id, nowhere))).toBe("404 10005");
      expect(await refusal(remove(other.owner, other.guild.id, id))).toBe("404 10005");
    });
    expect(events).toEqual([]);
    await remove(owner, guild.id, id);
    expect(await refusal(remove(owner, guild.id, id))).toBe("404 10005");
  });

  it("require MANAGE_GUILD [auth-guild-permission] [auth-permission-missing] [auth-guild-unknown]", async () => {
    const { guild } = await world().guild();
    const { id } = await connect(guild, await world().bot());
    const helper = await world().member(guild.id, "MANAGE_GUILD");
    const member = await world().member(guild.id, "MANAGE_WEBHOOKS", "KICK_MEMBERS");
    const stranger = await world().user();
    const calls = [
      (actor: typeof helper, guild_id: string) => getGuildIntegrations(actor.client, { guild_id }),
      (actor: typeof helper, guild_id: string) =>
        deleteGuildIntegration(actor.client, { guild_id, integration_id: id }),
    ];
    for (const call of calls) {
      expect(await refusal(call(member, guild.id))).toBe("403 50013");
      expect(await refusal(call(stranger, guild.id))).toBe("403 50001");
      expect(await refusal(call(helper, nowhere))).toBe("404 10004");
    }
    expect(await getGuildIntegrations(helper.client, { guild_id: guild.id })).toHaveLength(1);
    await deleteGuildIntegration(helper.client, { guild_id: guild.id, integration_id: id });
    expect(await getGuildIntegrations(helper.client, { guild_id: guild.id })).toEqual([]);
  });
});
