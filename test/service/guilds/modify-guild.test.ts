import { getGuild, modifyGuild } from "@guildwire/api/client";
import { ChannelType, type ModifyGuildBody } from "@guildwire/api/types";
import { expect, it } from "vitest";
import { animation, dataUri, picture } from "../harness/pictures.js";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const nowhere = "9".repeat(18);

describeOnStores("changing a guild", (world) => {
  it("requires MANAGE_GUILD [auth-guild-permission] [auth-permission-missing]", async () => {
    const { guild } = await world().guild();
    const change = (client: Parameters<typeof modifyGuild>[0]) =>
      modifyGuild(client, { guild_id: guild.id, body: { name: "renamed" } });
    const helper = await world().member(guild.id, "MANAGE_GUILD");
    const member = await world().member(guild.id, "MANAGE_ROLES", "MANAGE_CHANNELS", "KICK_MEMBERS");
    const stranger = await world().user();
    expect(await refusal(change(member.client))).toBe("403 50013");
    expect(await refusal(change(stranger.client))).toBe("403 50001");
    expect((await getGuild(helper.client, { guild_id: guild.id })).name).toBe(guild.name);
    expect((await change(helper.client)).name).toBe("renamed");
  });

  it("keeps absent properties, and fires Guild Update [guild-modify-absent-unchanged]", async () => {
    const { guild, owner } = await world().guild({ verification_level: 2 });
    const body = { description: "for everyone", afk_timeout: 60 };
    const events = await world().eventsOf(guild.id, () => modifyGuild(owner.client, { guild_id: guild.id, body }));
    expect(events).toEqual([{ event: "GUILD_UPDATE", payload: { ...guild, ...body } }]);
    expect(await modifyGuild(owner.client, { guild_id: guild.id, body: {} })).toEqual({ ...guild, ...body });
    expect(await getGuild(owner.client, { guild_id: guild.id })).toEqual({ ...guild, ...body });
  });

  it("resets levels and locale with null [guild-modify-null-level]", async () => {
    const { guild, owner } = await world().guild();
    const levels = { verification_level: 1, default_message_notifications: 1, explicit_content_filter: 1 } as const;
    const set = { ...levels, preferred_locale: "fr" };
    expect(await modifyGuild(owner.client, { guild_id: guild.id, body: set })).toMatchObject(set);
    const none = Object.fromEntries(Object.keys(set).map((key) => [key, null]));
    expect(await modifyGuild(owner.client, { guild_id: guild.id, body: none })).toMatchObject({
      verification_level: 0,
      default_message_notifications: 0,
      explicit_content_filter: 0,
      preferred_locale: "en-US",
    });
  });

  it("trims white space around the name [guild-modify-name-trimmed]", async () => {
    const { guild, owner } = await world().guild();
    const rename = (name: string) => modifyGuild(owner.client, { guild_id: guild.id, body: { name } });
    expect((await rename("\n new name ")).name).toBe("new name");
    expect(await refusal(rename(" a "))).toBe("400 50035 /name");
  });

  it("lets only the owner transfer the guild, to a member [guild-modify-owner-transfer] [guild-modify-owner-refused] [guild-modify-owner-is-member]", async () => {
    const { guild, owner } = await world().guild();
    const helper = await world().member(guild.id, "MANAGE_GUILD", "ADMINISTRATOR");
    const stranger = await world().user();
    const give = (actor: typeof helper, owner_id: string) =>
      modifyGuild(actor.client, { guild_id: guild.id, body: { owner_id, name: "taken" } });
    expect(await refusal(give(helper, helper.id))).toBe("403 50013");
    expect((await getGuild(owner.client, { guild_id: guild.id })).name).toBe(guild.name);
    expect(await refusal(give(owner, stranger.id))).toBe("400 50035 /owner_id");
    expect(await give(owner, helper.id)).toMatchObject({ owner_id: helper.id, name: "taken" });
    expect(await refusal(give(owner, owner.id))).toBe("403 50013");
  });

  it("rejects channels of other guilds [guild-modify-channel-pointers]", async () => {
    const channels = [{ id: 1, name: "hall", type: ChannelType.GUILD_TEXT }];
    const { guild, owner } = await world().guild({ channels, system_channel_id: 1 });
    const other = await world().guild({ channels, system_channel_id: 1 });
    const fields = ["afk_channel_id", "system_channel_id", "rules_channel_id", "public_updates_channel_id"] as const;
    for (const field of fields) {
      const point = (id: string | null) =>
        modifyGuild(owner.client, { guild_id: guild.id, body: { [field]: id } as ModifyGuildBody });
      expect((await point(guild.system_channel_id))[field]).toBe(guild.system_channel_id);
      expect(await refusal(point(nowhere))).toBe(`400 50035 /${field}`);
      expect(await refusal(point(other.guild.system_channel_id))).toBe(`400 50035 /${field}`);
    }
    const body = Object.fromEntries(fields.map((field) => [field, null]));
    expect(await modifyGuild(owner.client, { guild_id: guild.id, body })).toMatchObject(body);
  });

  it("rejects an icon above 1024 by 1024 pixels [guild-modify-icon-size]", async () => {
    const { guild, owner } = await world().guild();
    const set = async (width: number, height: number) =>
      modifyGuild(owner.client, { guild_id: guild.id, body: { icon: await picture("jpeg", width, height) } });
    expect((await set(1024, 1024)).icon).toMatch(/^[\da-f]{32}$/);
    expect(await refusal(set(1025, 1))).toBe("400 50035 /icon");
    expect(await refusal(set(1, 1025))).toBe("400 50035 /icon");
  });

  it("detects the image format from the bytes, not from the declared type [guild-modify-icon-format] [limit-image-format] [limit-image-decoded]", async () => {
    const { guild, owner } = await world().guild();
    const set = (icon: string) => modifyGuild(owner.client, { guild_id: guild.id, body: { icon } });
    const mislabelled = (await picture("png", 8, 8)).replace("image/png", "image/gif");
    expect((await set(mislabelled)).icon).not.toBeNull();
    const webp = (await picture("webp", 8, 8)).replace("image/webp", "image/png");
    expect(await refusal(set(webp))).toBe("400 50035 /icon");
    const broken = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    expect(await refusal(set(dataUri("png", broken)))).toBe("400 50035 /icon");
  });

  it("rejects a truncated image [limit-image-decoded]", async () => {
    const { guild, owner } = await world().guild();
    const set = (icon: string) => modifyGuild(owner.client, { guild_id: guild.id, body: { icon } });
    for (const format of ["png", "jpeg", "gif"] as const) {
      const whole = await picture(format, 200, 200);
      const bytes = Buffer.from(whole.slice(whole.indexOf(",") + 1), "base64");
      expect((await set(whole)).icon, format).not.toBeNull();
      const cut = dataUri(format, bytes.subarray(0, Math.floor(bytes.length * 0.9)));
      expect(await refusal(set(cut)), format).toBe("400 50035 /icon");
    }
  });

  it("requires the feature for an animated icon [guild-modify-icon-animated]", async () => {
    const { guild, owner } = await world().guild();
    const set = async () => modifyGuild(owner.client, { guild_id: guild.id, body: { icon: await animation(16, 16) } });
    expect(await refusal(set())).toBe("400 50035 /icon");
    await world().features(guild.id, "ANIMATED_ICON");
    expect((await set()).icon).toMatch(/^a_[\da-f]{32}$/);
  });

  it.each([
    ["splash", "INVITE_SPLASH"],
    ["discovery_splash", "DISCOVERABLE"],
    ["banner", "BANNER"],
  ] as const)(
    "requires a feature for %s (%s) and the ratio 16:9, and always allows its removal [guild-modify-splash-feature] [guild-modify-discovery-splash-feature] [guild-modify-banner-feature] [guild-modify-image-ratio] [guild-modify-image-null]",
    async (field, feature) => {
      const { guild, owner } = await world().guild();
      const set = (value: string | null) =>
        modifyGuild(owner.client, { guild_id: guild.id, body: { [field]: value } as ModifyGuildBody });
      const wide = await picture("png", 160, 90);
      expect(await refusal(set(wide))).toBe(`400 50035 /${field}`);
      await world().features(guild.id, feature);
      expect((await set(wide))[field]).toMatch(/^[\da-f]{32}$/);
      // 9/16 of 101 is 56.8
      expect((await set(await picture("jpeg", 101, 57)))[field]).toMatch(/^[\da-f]{32}$/);
      for (const wrong of [await picture("png", 160, 92), await picture("gif", 160, 90)])
        expect(await refusal(set(wrong))).toBe(`400 50035 /${field}`);
      await world().features(guild.id);
      expect((await set(null))[field]).toBeNull();
      await world().features(guild.id, feature);
      expect((await getGuild(owner.client, { guild_id: guild.id }))[field]).toBeNull();
    },
  );

  it("replaces features, and accepts known or present ones [guild-modify-features-replaced] [guild-modify-features-known]", async () => {
    const { guild, owner } = await world().guild();
    await world().features(guild.id, "OF_ANOTHER_TIME", "NEWS");
    const set = (features: string[]) => modifyGuild(owner.client, { guild_id: guild.id, body: { features } });
    expect((await set(["OF_ANOTHER_TIME", "COMMUNITY"])).features).toEqual(["OF_ANOTHER_TIME", "COMMUNITY"]);
    expect((await set(["COMMUNITY"])).features).toEqual(["COMMUNITY"]);
    expect(await refusal(set(["COMMUNITY", "OF_ANOTHER_TIME"]))).toBe("400 50035 /features/1");
  });

  it("rejects values that the database cannot store", async () => {
    const { guild, owner } = await world().guild();
    const set = (body: ModifyGuildBody) => refusal(modifyGuild(owner.client, { guild_id: guild.id, body }));
    expect(await set({ description: "a\0b" })).toBe("400 50035 /description");
    expect(await set({ afk_timeout: 2 ** 40 })).toBe("400 50035 /afk_timeout");
    expect(await set({ owner_id: String(2n ** 64n - 1n) })).toBe("400 50035 /owner_id");
  });
});
