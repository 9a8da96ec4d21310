import { createGuildChannel, getGuildInvites, getGuildVanityUrl } from "@guildwire/api/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);

describeOnStores("the invites of a guild", (world) => {
  it("are an empty list without any [invite-list-empty]", async () => {
    const { guild, owner } = await world().guild();
    expect(await getGuildInvites(owner.client, { guild_id: guild.id })).toEqual([]);
  });

  it("have their metadata and targets [invite-list-metadata]", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "arrivals", type: 2 } });
    const [inviter, streamer, game] = [
      await world().user("mole"),
      await world().user("gull"),
      await world().bot("Tide"),
    ];
    const codes = await world().write(async (work) => {
      const { row: plain } = await work.invites.insert({ guild_id: guild.id, channel_id: id });
      const { row: rich } = await work.invites.insert({
        guild_id: guild.id,
        channel_id: id,
        inviter_id: inviter.id,
        target_type: 1,
        target_user_id: streamer.id,
        target_application_id: game.applicationId,
        uses: 2,
        max_uses: 5,
        max_age: 3600,
        temporary: true,
      });
      return { plain: (await plain).code, rich: (await rich).code };
    }, guild.id);
    const invites = await getGuildInvites(owner.client, { guild_id: guild.id });
    const of = (wanted: string) => invites.find(({ code }) => code === wanted);
    const { name, icon, splash, banner, description, features, verification_level, vanity_url_code } = guild;
    const leadsTo = {
      guild: { id: guild.id, name, icon, splash, banner, description, features, verification_level, vanity_url_code },
      channel: { id, name: "arrivals", type: 2 },
      created_at: world().now.toISOString(),
    };
    expect(of(codes.plain)).toEqual({
      ...leadsTo,
      code: codes.plain,
      uses: 0,
      max_uses: 0,
      max_age: 0,
      temporary: false,
      expires_at: null,
    });
    expect(of(codes.rich)).toEqual({
      ...leadsTo,
      code: codes.rich,
      inviter: expect.objectContaining({ id: inviter.id, username: "mole" }),
      target_type: 1,
      target_user: expect.objectContaining({ id: streamer.id, username: "gull" }),
      target_application: { id: game.applicationId, name: "Tide", icon: null, description: "", summary: "" },
      uses: 2,
      max_uses: 5,
      max_age: 3600,
      temporary: true,
      expires_at: new Date(world().now.getTime() + 3_600_000).toISOString(),
    });
    expect(invites).toHaveLength(2);
  });

  it("are not listed once expired or used up", async () => {
    const { guild, owner } = await world().guild();
    const { id } = await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "arrivals" } });
    const { code } = await world().write(async (work) => {
      await work.invites.insert({ guild_id: guild.id, channel_id: id, max_uses: 1, uses: 1 });
      return (await work.invites.insert({ guild_id: guild.id, channel_id: id, max_age: 60 })).row;
    }, guild.id);
    const list = async () => (await getGuildInvites(owner.client, { guild_id: guild.id })).map((invite) => invite.code);
    expect(await list()).toEqual([code]);
    world().advance({ minutes: 1 });
    expect(await list()).toEqual([]);
  });

  it("require MANAGE_GUILD [auth-guild-permission] [auth-permission-missing] [auth-guild-unknown]", async () => {
    const { guild } = await world().guild();
    const helper = await world().member(guild.id, "MANAGE_GUILD");
    const member = await world().member(guild.id, "CREATE_INSTANT_INVITE", "MANAGE_CHANNELS");
    const stranger = await world().user();
    expect(await refusal(getGuildInvites(member.client, { guild_id: guild.id }))).toBe("403 50013");
    expect(await refusal(getGuildInvites(stranger.client, { guild_id: guild.id }))).toBe("403 50001");
    expect(await refusal(getGuildInvites(helper.client, { guild_id: nowhere }))).toBe("404 10004");
    expect(await getGuildInvites(helper.client, { guild_id: guild.id })).toEqual([]);
  });
});

describeOnStores("the vanity URL of a guild", (world) => {
  it("has a null code until one is set [invite-vanity-null]", async () => {
    const { guild, owner } = await world().guild();
    await world().features(guild.id, "VANITY_URL");
    expect(await getGuildVanityUrl(owner.client, { guild_id: guild.id })).toEqual({ code: null, uses: 0 });
    const set = { vanity_url_code: "harbour", vanity_url_uses: 3 };
    await world().write((work) => work.guilds.update(guild.id, set), guild.id);
    expect(await getGuildVanityUrl(owner.client, { guild_id: guild.id })).toEqual({ code: "harbour", uses: 3 });
  });

  it("requires the feature [invite-vanity-feature]", async () => {
    const { guild, owner } = await world().guild();
    await world().write((work) => work.guilds.update(guild.id, { vanity_url_code: "harbour" }), guild.id);
    expect(await refusal(getGuildVanityUrl(owner.client, { guild_id: guild.id }))).toBe("403 50001");
  });

  it("requires MANAGE_GUILD [auth-guild-permission] [auth-permission-missing] [auth-guild-unknown]", async () => {
    const { guild } = await world().guild();
    await world().features(guild.id, "VANITY_URL");
    const helper = await world().member(guild.id, "MANAGE_GUILD");
    const member = await world().member(guild.id, "MANAGE_CHANNELS");
    const stranger = await world().user();
    expect(await refusal(getGuildVanityUrl(member.client, { guild_id: guild.id }))).toBe("403 50013");
    expect(await refusal(getGuildVanityUrl(stranger.client, { guild_id: guild.id }))).toBe("403 50001");
    expect(await refusal(getGuildVanityUrl(helper.client, { guild_id: nowhere }))).toBe("404 10004");
    expect(await getGuildVanityUrl(helper.client, { guild_id: guild.id })).toEqual({ code: null, uses: 0 });
  });
});
