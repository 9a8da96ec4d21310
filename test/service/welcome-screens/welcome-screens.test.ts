import {
  createGuildChannel,
  getGuild,
  getGuildInvites,
  getGuildWelcomeScreen,
  modifyGuildWelcomeScreen,
} from "@guildwire/api/client";
import type { Guild, ModifyGuildWelcomeScreenBody, WelcomeScreenChannel } from "@guildwire/api/types";
import { addEmoji, removeEmoji } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

const nowhere = "9".repeat(18);

describeOnStores("a welcome screen", (world) => {
  /** A guild with some channels, and how to change its welcome screen. */
  async function prepare(count = 2) {
    const { guild, owner } = await world().guild();
    const channels = [];
    for (let i = 0; i < count; i++)
      channels.push(await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: `channel ${i}` } }));
    const entries = channels.map(({ id }, i) => ({
      channel_id: id,
      description: `look at ${i}`,
      emoji_id: null,
      emoji_name: null,
    }));
    return { guild, owner, entries, modify: modifier(guild, owner) };
  }

  const modifier = (guild: Guild, owner: BotActor) => (body: ModifyGuildWelcomeScreenBody) =>
    modifyGuildWelcomeScreen(owner.client, { guild_id: guild.id, body });

  it("gets a 404 until it is set [welcome-screen-get-unset]", async () => {
    const { guild, owner } = await prepare(0);
    expect(await refusal(getGuildWelcomeScreen(owner.client, { guild_id: guild.id }))).toBe("404 10069");
  });

  it("is created by the first change [welcome-screen-modify-first-time]", async () => {
    const { guild, owner, entries, modify } = await prepare();
    const screen = { description: null, welcome_channels: entries };
    expect(await modify({ welcome_channels: entries })).toEqual(screen);
    expect(await getGuildWelcomeScreen(owner.client, { guild_id: guild.id })).toEqual(screen);
    const other = await prepare(0);
    expect(await other.modify({})).toEqual({ description: null, welcome_channels: [] });
  });

  it("keeps absent properties, and fires no event [welcome-screen-modify-absent] [event-listed-only]", async () => {
    const { guild, entries, modify } = await prepare();
    const events = await world().eventsOf(guild.id, async () => {
      await modify({ description: "Welcome", welcome_channels: entries });
      expect(await modify({})).toEqual({ description: "Welcome", welcome_channels: entries });
      expect(await modify({ description: "Ahoy" })).toEqual({ description: "Ahoy", welcome_channels: entries });
    });
    expect(events).toEqual([]);
  });

  it("replaces all channels, in the order sent [welcome-screen-modify-channels-replaced]", async () => {
    const { entries, modify } = await prepare();
    await modify({ welcome_channels: entries });
    const reversed = [...entries].reverse();
    expect((await modify({ welcome_channels: reversed })).welcome_channels).toEqual(reversed);
    expect((await modify({ welcome_channels: [] })).welcome_channels).toEqual([]);
  });

  /** Adds a custom emoji to a guild. */
  const addCustom = async (guild: Guild, owner: BotActor, name: string) =>
    (await addEmoji(world().control(), { guild_id: guild.id, body: { name, user_id: owner.id } })).id;

  it("shows custom, standard and no emojis [welcome-screen-emoji-custom] [welcome-screen-emoji-standard] [welcome-screen-emoji-none]", async () => {
    const { entries, modify, guild, owner } = await prepare(3);
    const emojis = [
      { emoji_id: await addCustom(guild, owner, "anchor"), emoji_name: "anchor" },
      { emoji_id: null, emoji_name: "👋" },
      { emoji_id: null, emoji_name: null },
    ];
    const welcome_channels = entries.map((entry, i) => ({ ...entry, ...emojis[i] }));
    expect((await modify({ welcome_channels })).welcome_channels).toEqual(welcome_channels);
    expect((await getGuildWelcomeScreen(owner.client, { guild_id: guild.id })).welcome_channels).toEqual(
      welcome_channels,
    );
  });

  it.each(["buoy", "", null, "👋", "x".repeat(100)])(
    "shows a custom emoji with its own name when %j is sent [welcome-screen-emoji-own-name]",
    async (emoji_name) => {
      const { entries, modify, guild, owner } = await prepare(1);
      const emoji_id = await addCustom(guild, owner, "anchor");
      const screen = await modify({ welcome_channels: entries.map((entry) => ({ ...entry, emoji_id, emoji_name })) });
      expect(screen.welcome_channels).toEqual([{ ...entries[0], emoji_id, emoji_name: "anchor" }]);
      expect(await getGuildWelcomeScreen(owner.client, { guild_id: guild.id })).toEqual(screen);
    },
  );

  it("rejects unknown custom emojis, and changes nothing [welcome-screen-emoji-unknown]", async () => {
    const { entries, modify, guild, owner } = await prepare(2);
    const other = await prepare(0);
    const before = await modify({ welcome_channels: entries });
    const removed = await addCustom(guild, owner, "mole");
    await removeEmoji(world().control(), { guild_id: guild.id, emoji_id: removed });
    for (const emoji_id of [nowhere, "0", removed, await addCustom(other.guild, other.owner, "anchor")]) {
      const wrong = { ...entries[1], emoji_id, emoji_name: "anchor" } as WelcomeScreenChannel;
      const call = modify({ description: "Ahoy", welcome_channels: [...entries.slice(0, 1), wrong] });
      expect(await refusal(call)).toBe("400 50035 /welcome_channels/1/emoji_id");
    }
    expect(await getGuildWelcomeScreen(owner.client, { guild_id: guild.id })).toEqual(before);
  });

  it.each([
    ["a single code point", "👋"],
    ["a ZWJ sequence", "👩‍👩‍👧‍👦"],
    ["a flag", "🇫🇷"],
    ["a flag of a subdivision", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["the rainbow flag", "🏳️‍🌈"],
    ["a keycap", "1️⃣"],
    ["a skin tone", "👍🏽"],
    ["a ZWJ sequence with a skin tone", "👩🏽‍🚀"],
    ["an emoji presentation", "❤️"],
  ])("accepts %s as a standard emoji [welcome-screen-emoji-unicode]", async (_, emoji_name) => {
    const { entries, modify } = await prepare(1);
    const welcome_channels = entries.map((entry) => ({ ...entry, emoji_name }));
    expect((await modify({ welcome_channels })).welcome_channels).toEqual(welcome_channels);
  });

  it.each([
    ["letters", "anchor"],
    ["a shortcode", ":anchor:"],
    ["an empty string", ""],
    ["white space", " "],
    ["two emojis", "👋👋"],
    ["an emoji and a letter", "👋a"],
    ["an emoji and a line break", "👋\n"],
    ["a digit", "1"],
    ["a bare keycap base", "#"],
    ["a text presentation", "❤\ufe0e"],
    ["a character whose default is text", "❤"],
    ["half a flag", "🇫"],
    ["two people without a joiner", "👩👩"],
    ["a joiner at the end", "👩\u200d"],
  ])("refuses %s as a standard emoji [welcome-screen-emoji-unicode]", async (_, emoji_name) => {
    const { entries, modify } = await prepare(2);
    const [first, second] = entries;
    const call = modify({ welcome_channels: [first, { ...second, emoji_name }] as WelcomeScreenChannel[] });
    expect(await refusal(call)).toBe("400 50035 /welcome_channels/1/emoji_name");
  });

  it("shows the new name of a renamed custom emoji, and omits a deleted one [welcome-screen-emoji-removed]", async () => {
    const { entries, modify, guild, owner } = await prepare(2);
    const emoji_id = await addCustom(guild, owner, "anchor");
    const [first, second] = entries as [WelcomeScreenChannel, WelcomeScreenChannel];
    await modify({ welcome_channels: [{ ...first, emoji_id, emoji_name: null }, second] });
    await world().write((work) => work.invites.insert({ guild_id: guild.id, channel_id: first.channel_id }), guild.id);
    const shown = async () => {
      const screen = await getGuildWelcomeScreen(owner.client, { guild_id: guild.id });
      const [invite] = await getGuildInvites(owner.client, { guild_id: guild.id });
      expect(invite?.guild?.welcome_screen).toEqual(screen);
      const page = await fetch(`${world().service.url}/invite/${invite?.code}`);
      expect(((await page.json()) as { guild: object }).guild).toMatchObject({ welcome_screen: screen });
      return screen.welcome_channels;
    };
    // The interface cannot rename emojis, but other programs on the database can.
    await world()
      .service.services.store.database.kysely.updateTable("emojis")
      .set({ name: "buoy" })
      .where("id", "=", emoji_id)
      .execute();
    expect(await shown()).toEqual([{ ...first, emoji_id, emoji_name: "buoy" }, second]);
    await removeEmoji(world().control(), { guild_id: guild.id, emoji_id });
    expect(await shown()).toEqual([first, second]);
    // Returned channels are valid in requests.
    expect((await modify({ welcome_channels: await shown() })).welcome_channels).toEqual([first, second]);
    expect((await modify({ description: "Ahoy" })).welcome_channels).toEqual([first, second]);
  });

  it("rejects more than five channels [welcome-screen-modify-five-channels]", async () => {
    const { entries, modify } = await prepare(6);
    expect((await modify({ welcome_channels: entries.slice(0, 5) })).welcome_channels).toHaveLength(5);
    expect(await refusal(modify({ welcome_channels: entries }))).toMatch(/^400 50035 \/welcome_channels/);
  });

  it("rejects channels of other guilds [welcome-screen-modify-channel-of-guild]", async () => {
    const { entries, modify } = await prepare();
    const other = await prepare(1);
    for (const channel_id of [nowhere, other.entries[0]?.channel_id ?? ""]) {
      const [first] = entries;
      if (first === undefined) throw new Error("there are two channels");
      const call = modify({ enabled: true, welcome_channels: [first, { ...first, channel_id }] });
      expect(await refusal(call)).toBe("400 50035 /welcome_channels/1/channel_id");
    }
  });

  it("accepts an empty description, and rejects null [welcome-screen-modify-description-string]", async () => {
    const { modify } = await prepare(0);
    const call = modify({ description: null } as unknown as ModifyGuildWelcomeScreenBody);
    expect(await refusal(call)).toBe("400 50035 /description");
  });

  it("is enabled by a feature of the guild, and readable while disabled [welcome-screen-modify-enabled] [welcome-screen-get-disabled]", async () => {
    const { guild, owner, modify } = await prepare(0);
    await world().features(guild.id, "NEWS");
    const features = async () => (await getGuild(owner.client, { guild_id: guild.id })).features;
    expect(await modify({ enabled: true, description: "Welcome" })).not.toHaveProperty("enabled");
    expect(await features()).toEqual(["NEWS", "WELCOME_SCREEN_ENABLED"]);
    await modify({ description: "Ahoy" });
    expect(await features()).toEqual(["NEWS", "WELCOME_SCREEN_ENABLED"]);
    await modify({ enabled: false });
    expect(await features()).toEqual(["NEWS"]);
    expect((await getGuildWelcomeScreen(owner.client, { guild_id: guild.id })).description).toBe("Ahoy");
  });

  it("is readable for members, and requires MANAGE_GUILD for changes [auth-membership-required] [auth-guild-permission] [auth-permission-missing]", async () => {
    const { guild, modify } = await prepare(0);
    await modify({ description: "Welcome" });
    const helper = await world().member(guild.id, "MANAGE_GUILD");
    const member = await world().member(guild.id, "MANAGE_CHANNELS");
    const stranger = await world().user();
    const args = { guild_id: guild.id };
    const change = (actor: typeof helper) =>
      modifyGuildWelcomeScreen(actor.client, { ...args, body: { description: "Ahoy" } });
    expect(await refusal(getGuildWelcomeScreen(stranger.client, args))).toBe("403 50001");
    expect(await refusal(change(stranger))).toBe("403 50001");
    expect(await refusal(change(member))).toBe("403 50013");
    expect((await getGuildWelcomeScreen(member.client, args)).description).toBe("Welcome");
    expect((await change(helper)).description).toBe("Ahoy");
    expect(await refusal(getGuildWelcomeScreen(helper.client, { guild_id: nowhere }))).toBe("404 10004");
  });

  it("is included in the guild of an invite [invite-guild-welcome-screen] [guild-template-and-invite-fields]", async () => {
    const { guild, owner, entries, modify } = await prepare(1);
    const channel_id = entries[0]?.channel_id ?? "";
    await world().write((work) => work.invites.insert({ guild_id: guild.id, channel_id }), guild.id);
    const invited = async () => (await getGuildInvites(owner.client, { guild_id: guild.id }))[0]?.guild;
    expect(await invited()).not.toHaveProperty("welcome_screen");
    const screen = await modify({ description: "Welcome", welcome_channels: entries });
    expect((await invited())?.welcome_screen).toEqual(screen);
    expect(await getGuild(owner.client, { guild_id: guild.id })).not.toHaveProperty("welcome_screen");
  });
});
