import { createGuildRole, deleteGuild, getGuild, getGuildPreview } from "@guildwire/api/client";
import { ChannelType, StagePrivacyLevel } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);
/** An id that the interface allows, but the database cannot store. */
const beyond = String(2n ** 64n - 1n);

describeOnStores("reading a guild", (world) => {
  it("returns sorted roles, and no fields of events [guild-event-only-fields] [guild-user-relative-fields] [guild-template-and-invite-fields]", async () => {
    const { guild, owner } = await world().guild();
    const role = await createGuildRole(owner.client, { guild_id: guild.id });
    const response = await getGuild(owner.client, { guild_id: guild.id });
    expect(response).toEqual({ ...guild, roles: [...guild.roles, role] });
    const elsewhere = ["joined_at", "large", "unavailable", "member_count", "voice_states", "members", "channels"];
    const others = ["threads", "presences", "stage_instances", "owner", "permissions", "icon_hash", "welcome_screen"];
    for (const field of [...elsewhere, ...others]) expect(response).not.toHaveProperty(field);
  });

  it("counts members and online members on request [guild-get-with-counts] [guild-get-without-counts] [guild-get-presence-count]", async () => {
    const { guild, owner } = await world().guild();
    const idle = await world().member(guild.id);
    await world().member(guild.id);
    await world().write((work) => work.members.update(guild.id, idle.id, { status: "idle" }), guild.id);
    const counted = await getGuild(owner.client, { guild_id: guild.id, with_counts: true });
    expect(counted).toMatchObject({ approximate_member_count: 3, approximate_presence_count: 1 });
    for (const query of [{}, { with_counts: false }]) {
      const plain = await getGuild(owner.client, { guild_id: guild.id, ...query });
      expect(plain).not.toHaveProperty("approximate_member_count");
      expect(plain).not.toHaveProperty("approximate_presence_count");
    }
  });

  it("requires membership, and gets a 404 for an unknown guild [auth-membership-required] [auth-guild-unknown] [error-unknown-id] [auth-login-missing]", async () => {
    const { guild } = await world().guild();
    const member = await world().member(guild.id);
    const stranger = await world().user();
    expect((await getGuild(member.client, { guild_id: guild.id })).id).toBe(guild.id);
    expect(await refusal(getGuild(stranger.client, { guild_id: guild.id }))).toBe("403 50001");
    expect(await refusal(getGuild(stranger.client, { guild_id: nowhere }))).toBe("404 10004");
    expect(await refusal(getGuild(stranger.client, { guild_id: beyond }))).toBe("404 10004");
    expect(await refusal(getGuild(world().client(), { guild_id: guild.id }))).toBe("401 40001");
    expect(await refusal(getGuild(world().client({ bot: "guessed" }), { guild_id: guild.id }))).toBe("401 40001");
  });

  it("accepts an access token until it expires", async () => {
    const { guild } = await world().guild();
    const { client } = await world().member(guild.id);
    world().advance({ days: 8 });
    expect(await refusal(getGuild(client, { guild_id: guild.id }))).toBe("401 40001");
  });

  it("shows a discovery splash only while the guild is discoverable [guild-discovery-splash-null]", async () => {
    const { guild, owner } = await world().guild();
    await world().write((work) => work.guilds.update(guild.id, { discovery_splash: "0".repeat(32) }), guild.id);
    expect((await getGuild(owner.client, { guild_id: guild.id })).discovery_splash).toBeNull();
    await world().features(guild.id, "DISCOVERABLE");
    expect((await getGuild(owner.client, { guild_id: guild.id })).discovery_splash).toBe("0".repeat(32));
  });

  it("shows its emojis, also in the preview", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await world().write((work) => work.emojis.insert({ guild_id: guild.id, name: "wave" }), guild.id);
    const shown = {
      id,
      name: "wave",
      roles: [],
      require_colons: true,
      managed: false,
      animated: false,
      available: true,
    };
    expect((await getGuild(owner.client, { guild_id: guild.id })).emojis).toEqual([shown]);
    expect((await getGuildPreview(owner.client, { guild_id: guild.id })).emojis).toEqual([shown]);
  });

  it("still has a region in this version [version-region-deprecated]", async () => {
    const { guild } = await world().guild({ region: "harbour" });
    expect(guild.region).toBe("harbour");
  });
});

describeOnStores("the preview of a guild", (world) => {
  it("is available to members, and to no other users [guild-preview-member] [guild-preview-refused]", async () => {
    const { guild } = await world().guild();
    const member = await world().member(guild.id);
    const stranger = await world().user();
    expect((await getGuildPreview(member.client, { guild_id: guild.id })).id).toBe(guild.id);
    expect(await refusal(getGuildPreview(stranger.client, { guild_id: guild.id }))).toBe("403 50001");
    expect(await refusal(getGuildPreview(stranger.client, { guild_id: nowhere }))).toBe("404 10004");
  });

  it("is available to all users while the guild is discoverable [guild-preview-discoverable]", async () => {
    const { guild } = await world().guild();
    const { client } = await world().user();
    await world().features(guild.id, "DISCOVERABLE");
    expect((await getGuildPreview(client, { guild_id: guild.id })).features).toEqual(["DISCOVERABLE"]);
  });

  it("is available to all users while a public stage is live [guild-preview-public-stage]", async () => {
    const { guild } = await world().guild();
    const { client } = await world().user();
    const stage = (privacy_level: StagePrivacyLevel) =>
      world().write(async (work) => {
        const id = work.newId();
        await work.channels.insert({ guild_id: guild.id, id, type: ChannelType.GUILD_STAGE_VOICE, name: "stage" });
        const topic = "what is new";
        await work.stageInstances.insert({
          guild_id: guild.id,
          channel_id: id,
          topic,
          privacy_level,
          discoverable_disabled: false,
        });
      }, guild.id);
    await stage(StagePrivacyLevel.GUILD_ONLY);
    expect(await refusal(getGuildPreview(client, { guild_id: guild.id }))).toBe("403 50001");
    await stage(StagePrivacyLevel.PUBLIC);
    expect((await getGuildPreview(client, { guild_id: guild.id })).id).toBe(guild.id);
  });

  it("has a description only for discoverable guilds, and always has counts [guild-preview-description] [guild-preview-counts]", async () => {
    const { guild, owner } = await world().guild();
    await world().write(async (work) => {
      await work.guilds.update(guild.id, { description: "for everyone" });
      await work.members.update(guild.id, owner.id, { status: "dnd" });
    }, guild.id);
    const preview = await getGuildPreview(owner.client, { guild_id: guild.id });
    expect(preview).toMatchObject({ approximate_member_count: 1, approximate_presence_count: 1, description: null });
    await world().features(guild.id, "DISCOVERABLE");
    expect((await getGuildPreview(owner.client, { guild_id: guild.id })).description).toBe("for everyone");
  });
});

describeOnStores("deleting a guild", (world) => {
  it("requires ownership [guild-delete-owner-only] [guild-delete-refused]", async () => {
    const { guild, owner } = await world().guild();
    const member = await world().member(guild.id, "MANAGE_GUILD", "ADMINISTRATOR");
    const stranger = await world().user();
    expect(await refusal(deleteGuild(member.client, { guild_id: guild.id }))).toBe("403 50013");
    expect(await refusal(deleteGuild(stranger.client, { guild_id: guild.id }))).toBe("403 50001");
    expect(await world().eventsOf(guild.id, () => deleteGuild(owner.client, { guild_id: guild.id }))).toEqual([
      { event: "GUILD_DELETE", payload: { id: guild.id } },
    ]);
  });

  it("deletes all objects of the guild [guild-delete-cascade] [event-guild-delete-removed]", async () => {
    const { guild, owner } = await world().guild({ channels: [{ name: "hall", type: ChannelType.GUILD_TEXT }] });
    const { kysely } = world().service.services.store.database;
    const tables = ["channels", "directory", "guild_sequences", "members", "roles"] as const;
    const count = async (table: (typeof tables)[number]) =>
      (await kysely.selectFrom(table).select("guild_id").where("guild_id", "=", guild.id).execute()).length;
    for (const table of tables) expect(await count(table), table).toBeGreaterThan(0);
    await deleteGuild(owner.client, { guild_id: guild.id });
    for (const table of tables) expect(await count(table), table).toBe(0);
  });

  it("makes every operation on the guild respond with 404 [guild-delete-then-unknown]", async () => {
    const { guild, owner } = await world().guild();
    await deleteGuild(owner.client, { guild_id: guild.id });
    for (const operation of [getGuild, getGuildPreview, deleteGuild])
      expect(await refusal(operation(owner.client, { guild_id: guild.id }))).toBe("404 10004");
  });

  it("notifies each application of the guild once", async () => {
    const { guild, owner } = await world().guild();
    const bot = await world().bot();
    await world().join(guild.id, bot);
    await deleteGuild(owner.client, { guild_id: guild.id });
    const [row, ...others] = await world()
      .service.services.store.database.kysely.selectFrom("outbox")
      .selectAll()
      .where("guild_id", "=", guild.id)
      .where("event", "=", "GUILD_DELETE")
      .execute();
    expect(row?.audience).toEqual([owner.applicationId, bot.applicationId]);
    expect(others).toEqual([]);
  });
});
