import { ChannelType } from "@guildwire/api/types";
import { describe, expect, it } from "vitest";
import { inviteExpiry, isInviteValid, vanityUrl } from "../../../service/src/rules/invites.js";
import {
  changedWelcomeScreen,
  welcomeScreenIssues,
  withPresentEmojis,
} from "../../../service/src/rules/welcome-screens.js";
import {
  assertWidgetEnabled,
  changedWidget,
  widgetChannels,
  widgetIssues,
} from "../../../service/src/rules/widgets.js";
import { missingAccess, refusal } from "./refusals.js";

const channels = new Set(["4", "5"]);
const emojis = new Map([["7", "anchor"]]);

describe("a welcome screen", () => {
  const entry = (channel_id: string) => ({ channel_id, description: "Say hello", emoji_id: null, emoji_name: null });
  const present = { description: "Welcome", welcome_channels: [entry("4")] };

  it("keeps absent properties [welcome-screen-modify-absent]", () => {
    expect(changedWelcomeScreen(present, {})).toEqual(present);
    expect(changedWelcomeScreen(present, { enabled: true })).toEqual(present);
    expect(changedWelcomeScreen(present, { description: "Ahoy" })).toEqual({ ...present, description: "Ahoy" });
  });

  it("replaces all channels, in the order sent [welcome-screen-modify-channels-replaced]", () => {
    const welcome_channels = [entry("5"), entry("4")];
    expect(changedWelcomeScreen(present, { welcome_channels })).toEqual({ ...present, welcome_channels });
    expect(changedWelcomeScreen(present, { welcome_channels: [] }).welcome_channels).toEqual([]);
  });

  it("is created by the first change, without a description by default [welcome-screen-modify-first-time]", () => {
    expect(changedWelcomeScreen(undefined, { enabled: false })).toEqual({ description: null, welcome_channels: [] });
    expect(changedWelcomeScreen(undefined, { welcome_channels: [entry("4")], description: "Ahoy" })).toEqual({
      description: "Ahoy",
      welcome_channels: [entry("4")],
    });
  });

  it("accepts custom emojis of the guild, or one Unicode emoji [welcome-screen-emoji-unknown] [welcome-screen-emoji-unicode]", () => {
    const at = (emoji_id: string | null, emoji_name: string | null) =>
      welcomeScreenIssues({ welcome_channels: [{ ...entry("4"), emoji_id, emoji_name }] }, channels, emojis).map(
        ({ path }) => path,
      );
    for (const [id, name] of [
      ["7", "anything"],
      ["7", null],
      [null, null],
      [null, "🏳️‍🌈"],
    ] as const)
      expect(at(id, name)).toEqual([]);
    expect(at("8", "👋")).toEqual(["/welcome_channels/0/emoji_id"]);
    expect(at(null, "anchor")).toEqual(["/welcome_channels/0/emoji_name"]);
    const wrong = { ...entry("6"), emoji_id: "8" };
    expect(welcomeScreenIssues({ welcome_channels: [wrong] }, channels, emojis).map(({ path }) => path)).toEqual([
      "/welcome_channels/0/channel_id",
      "/welcome_channels/0/emoji_id",
    ]);
  });

  it("shows current emojis [welcome-screen-emoji-own-name] [welcome-screen-emoji-removed]", () => {
    const shown = (emoji_id: string | null, emoji_name: string | null) => {
      const welcome_channels = [{ ...entry("4"), emoji_id, emoji_name }];
      const [channel] = withPresentEmojis({ description: null, welcome_channels }, emojis).welcome_channels;
      return [channel?.emoji_id, channel?.emoji_name];
    };
    expect(shown("7", "buoy")).toEqual(["7", "anchor"]);
    expect(shown("8", "buoy")).toEqual([null, null]);
    expect(shown(null, "👋")).toEqual([null, "👋"]);
    expect(shown(null, "anchor")).toEqual([null, null]);
    expect(shown(null, null)).toEqual([null, null]);
  });

  it("rejects channels of other guilds [welcome-screen-modify-channel-of-guild]", () => {
    const welcome_channels = [entry("4"), entry("6")];
    expect(welcomeScreenIssues({ welcome_channels }, channels, emojis).map(({ path }) => path)).toEqual([
      "/welcome_channels/1/channel_id",
    ]);
    expect(welcomeScreenIssues({}, channels, emojis)).toEqual([]);
  });
});

describe("a widget", () => {
  it("keeps absent settings [widget-modify-partial]", () => {
    const present = { enabled: true, channel_id: "4" };
    expect(changedWidget(present, {})).toEqual(present);
    expect(changedWidget(present, { enabled: false })).toEqual({ enabled: false, channel_id: "4" });
    expect(changedWidget(present, { channel_id: "5" })).toEqual({ enabled: true, channel_id: "5" });
    expect(changedWidget(present, { channel_id: null })).toEqual({ enabled: true, channel_id: null });
  });

  it("accepts a channel of the guild, or none [widget-modify-channel]", () => {
    expect(widgetIssues({ channel_id: "6" }, channels).map(({ path }) => path)).toEqual(["/channel_id"]);
    for (const body of [{}, { channel_id: null }, { channel_id: "4" }])
      expect(widgetIssues(body, channels)).toEqual([]);
  });

  it("is not shown while disabled [widget-public-disabled] [widget-image-disabled]", () => {
    expect(refusal(() => assertWidgetEnabled({ enabled: false, channel_id: "4" }))).toEqual({
      status: 403,
      code: 50004,
      at: [],
    });
    expect(() => assertWidgetEnabled({ enabled: true, channel_id: null })).not.toThrow();
  });

  it("shows the voice channels that @everyone may view, in their order [widget-public-channels]", () => {
    const guild = { guild_id: "1", owner_id: "9", roles: [{ id: "1", permissions: "1024" }] };
    const hidden = [{ id: "1", type: 0 as const, allow: "0", deny: "1024" }];
    const channel = (id: string, type: number, position: number, permission_overwrites = [] as typeof hidden) => ({
      id,
      type,
      position,
      permission_overwrites,
      name: `c${id}`,
      parent_id: null,
    });
    const all = [
      channel("2", ChannelType.GUILD_STAGE_VOICE, 5),
      channel("3", ChannelType.GUILD_TEXT, 0),
      channel("4", ChannelType.GUILD_VOICE, 1),
      channel("5", ChannelType.GUILD_VOICE, 2, hidden),
    ];
    expect(widgetChannels(guild, all)).toEqual([
      { id: "4", name: "c4", position: 1 },
      { id: "2", name: "c2", position: 5 },
    ]);
  });
});

describe("a vanity URL", () => {
  it("requires the feature [invite-vanity-feature]", () => {
    expect(refusal(() => vanityUrl(["NEWS"], "harbour", 3))).toEqual(missingAccess);
    expect(vanityUrl(["VANITY_URL"], "harbour", 3)).toEqual({ code: "harbour", uses: 3 });
  });

  it("has a null code until one is set [invite-vanity-null]", () => {
    expect(vanityUrl(["VANITY_URL"], null, 0)).toEqual({ code: null, uses: 0 });
  });
});

describe("an invite", () => {
  const created_at = new Date("2021-07-31T12:00:00Z");
  const after = (seconds: number) => new Date(created_at.getTime() + seconds * 1000);
  const invite = { created_at, max_age: 60, max_uses: 2, uses: 0 };

  it("expires by age", () => {
    expect(inviteExpiry(invite)).toEqual(after(60));
    expect(isInviteValid(invite, after(59))).toBe(true);
    expect(isInviteValid(invite, after(60))).toBe(false);
  });

  it("expires with its last use", () => {
    expect(isInviteValid({ ...invite, uses: 1 }, created_at)).toBe(true);
    expect(isInviteValid({ ...invite, uses: 2 }, created_at)).toBe(false);
  });

  it("is unlimited with zeros", () => {
    expect(inviteExpiry({ created_at, max_age: 0 })).toBe(null);
    expect(isInviteValid({ created_at, max_age: 0, max_uses: 0, uses: 1000 }, after(1e9))).toBe(true);
  });
});
