import { describe, expect, test } from "vitest";
import { lines, model, notation, typeNamed } from "./model.js";

const schemas = lines(`
  Guild UnavailableGuild GuildPreview GuildWidget PublicWidget PublicWidgetChannel PublicWidgetMember GuildMember
  Integration IntegrationAccount IntegrationApplication Ban WelcomeScreen WelcomeScreenChannel Role Webhook
  MessageComponent SelectOption PartialEmoji Interaction InteractionData ResolvedData MessageInteraction
  InteractionResponse InteractionCallbackData Device DeviceVendor DeviceModel SetCertifiedDevicesCommand
  SetCertifiedDevicesArgs SetCertifiedDevicesResponse ActiveThreads PruneCount PruneResult VanityUrl
  CreateGuildChannel ChannelPosition RolePosition Nickname User Emoji Sticker VoiceState PresenceUpdate StageInstance
  ThreadMember Invite VoiceRegion Message Embed AllowedMentions Overwrite Channel Attachment InteractionDataOption
  ThreadMetadata SlackPayload GitHubPayload
  MessageComponents ActionRow Button LinkButton SelectMenu PingInteraction ApplicationCommandInteraction
  MessageComponentInteraction CreateGuildRole
`).flatMap((line) => line.split(" "));

const numbers: Readonly<Record<string, string>> = {
  MessageNotificationLevel: "ALL_MESSAGES = 0, ONLY_MENTIONS = 1",
  ExplicitContentFilterLevel: "DISABLED = 0, MEMBERS_WITHOUT_ROLES = 1, ALL_MEMBERS = 2",
  MfaLevel: "NONE = 0, ELEVATED = 1",
  VerificationLevel: "NONE = 0, LOW = 1, MEDIUM = 2, HIGH = 3, VERY_HIGH = 4",
  GuildNsfwLevel: "DEFAULT = 0, EXPLICIT = 1, SAFE = 2, AGE_RESTRICTED = 3",
  PremiumTier: "NONE = 0, TIER_1 = 1, TIER_2 = 2, TIER_3 = 3",
  IntegrationExpireBehavior: "REMOVE_ROLE = 0, KICK = 1",
  WebhookType: "INCOMING = 1, CHANNEL_FOLLOWER = 2, APPLICATION = 3",
  ComponentType: "ACTION_ROW = 1, BUTTON = 2, SELECT_MENU = 3",
  ButtonStyle: "PRIMARY = 1, SECONDARY = 2, SUCCESS = 3, DANGER = 4, LINK = 5",
  InteractionType: "PING = 1, APPLICATION_COMMAND = 2, MESSAGE_COMPONENT = 3",
  InteractionCallbackType:
    "PONG = 1, CHANNEL_MESSAGE_WITH_SOURCE = 4, DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE = 5, " +
    "DEFERRED_UPDATE_MESSAGE = 6, UPDATE_MESSAGE = 7",
  // Not in the source description (3.3, 3.8)
  ChannelType:
    "GUILD_TEXT = 0, DM = 1, GUILD_VOICE = 2, GROUP_DM = 3, GUILD_CATEGORY = 4, GUILD_NEWS = 5, GUILD_STORE = 6, " +
    "GUILD_NEWS_THREAD = 10, GUILD_PUBLIC_THREAD = 11, GUILD_PRIVATE_THREAD = 12, GUILD_STAGE_VOICE = 13",
  OverwriteType: "ROLE = 0, MEMBER = 1",
  StickerType: "STANDARD = 1, GUILD = 2",
  StickerFormatType: "PNG = 1, APNG = 2, LOTTIE = 3",
  StagePrivacyLevel: "PUBLIC = 1, GUILD_ONLY = 2",
  InviteTargetType: "STREAM = 1, EMBEDDED_APPLICATION = 2",
  ApplicationCommandType: "CHAT_INPUT = 1, USER = 2, MESSAGE = 3",
  ApplicationCommandOptionType:
    "SUB_COMMAND = 1, SUB_COMMAND_GROUP = 2, STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, " +
    "MENTIONABLE = 9, NUMBER = 10",
};

const words: Readonly<Record<string, readonly string[]>> = {
  GuildFeature: lines(`
    ANIMATED_ICON BANNER COMMERCE COMMUNITY DISCOVERABLE FEATURABLE INVITE_SPLASH MEMBER_VERIFICATION_GATE_ENABLED
    NEWS PARTNERED PREVIEW_ENABLED VANITY_URL VERIFIED VIP_REGIONS WELCOME_SCREEN_ENABLED TICKETED_EVENTS_ENABLED
    MONETIZATION_ENABLED MORE_STICKERS THREE_DAY_THREAD_ARCHIVE SEVEN_DAY_THREAD_ARCHIVE PRIVATE_THREADS
  `).flatMap((line) => line.split(" ")),
  IntegrationType: ["twitch", "youtube", "discord"],
  DeviceType: ["audioinput", "audiooutput", "videoinput"],
  WidgetStyle: ["shield", "banner1", "banner2", "banner3", "banner4"],
  DeviceCommandName: ["SET_CERTIFIED_DEVICES"],
  DeviceEncoding: ["json"],
  PresenceStatus: ["idle", "dnd", "online", "offline"],
  AllowedMentionType: ["roles", "users", "everyone"],
};

const flags: Readonly<Record<string, string>> = {
  SystemChannelFlags:
    "SUPPRESS_JOIN_NOTIFICATIONS = 1 << 0, SUPPRESS_PREMIUM_SUBSCRIPTIONS = 1 << 1, " +
    "SUPPRESS_GUILD_REMINDER_NOTIFICATIONS = 1 << 2",
  InteractionCallbackFlags: "EPHEMERAL = 1 << 6",
};

/** Unions by their property type: value → branch. */
const unions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MessageComponent: { 1: "ActionRow", 2: "Button", 3: "SelectMenu" },
  Interaction: { 1: "PingInteraction", 2: "ApplicationCommandInteraction", 3: "MessageComponentInteraction" },
  InteractionResponse: {
    1: "PongResponse",
    4: "ChannelMessageResponse",
    5: "DeferredChannelMessageResponse",
    6: "DeferredUpdateMessageResponse",
    7: "UpdateMessageResponse",
  },
  Device: { audioinput: "AudioInputDevice", audiooutput: "AudioOutputDevice", videoinput: "VideoInputDevice" },
};

describe("the schemas", () => {
  test.each(schemas)("include %s", (name) => {
    expect(model.types.has(name)).toBe(true);
  });

  test.each(Object.entries(unions))("%s is distinguished by its type", (name, branches) => {
    const type = typeNamed(name);
    if (type.kind !== "union") throw new Error(`${name} is no union`);
    const mapping = type.discriminator?.mapping.map(({ value, alternative }) => {
      const branch = type.alternatives[alternative];
      return [value, branch === undefined ? "" : notation(branch)];
    });
    expect(type.mode).toBe("one");
    expect(type.discriminator?.property).toBe("type");
    expect(Object.fromEntries(mapping ?? [])).toEqual(branches);
  });

  test("Button is a plain union of four styles and LinkButton (T49)", () => {
    const type = typeNamed("Button");
    if (type.kind !== "union") throw new Error("Button is no union");
    expect(type.discriminator).toBeUndefined();
    const branches = ["PrimaryButton", "SecondaryButton", "SuccessButton", "DangerButton", "LinkButton"];
    expect(type.alternatives.map(notation)).toEqual(branches);
  });

  test("MessageComponents is an array of action rows, and InteractionData follows the interaction's type (T14)", () => {
    expect(notation({ at: "", type: typeNamed("MessageComponents"), nullable: false })).toBe("ActionRow[]");
    const data = notation({ at: "", type: typeNamed("InteractionData"), nullable: false });
    expect(data).toBe("ApplicationCommandData or MessageComponentData");
  });
});

describe("the enumerations", () => {
  test.each(Object.entries(numbers))("%s is %s", (name, want) => {
    const members = membersOf(name).map((member) => `${member.name} = ${member.value}`);
    expect(members.join(", ")).toBe(want);
  });

  test.each(Object.entries(words))("%s is %s", (name, want) => {
    expect(membersOf(name).map((member) => member.value)).toEqual(want);
  });

  test.each(Object.entries(flags))("%s is the set of %s (T32)", (name, want) => {
    const type = typeNamed(name);
    if (type.kind !== "number") throw new Error(`${name} is no number`);
    expect(type.flags?.map((flag) => `${flag.name} = 1 << ${flag.bit}`).join(", ")).toBe(want);
  });

  test("name every value in upper snake case, and describe it", () => {
    for (const name of [...Object.keys(numbers), ...Object.keys(words)]) {
      for (const member of membersOf(name)) {
        expect(member.name, name).toMatch(/^[A-Z][A-Z0-9_]*$/);
        expect(member.description, `${name} ${member.name}`).toBeTruthy();
      }
    }
  });

  test("are open in both directions for features (T33), and closed for the values of T46", () => {
    expect(opennessOf("GuildFeature")).toBe("both");
    expect(opennessOf("ComponentType")).toBe("closed");
    expect(opennessOf("ButtonStyle")).toBe("closed");
    expect(opennessOf("InteractionCallbackType")).toBe("closed");
    expect(opennessOf("WidgetStyle")).toBe("closed");
    expect(opennessOf("DeviceType")).toBe("closed");
  });

  test("of responses accept future values, those of requests do not", () => {
    const levels = ["VerificationLevel", "MessageNotificationLevel", "ExplicitContentFilterLevel", "GuildNsfwLevel"];
    for (const name of [...levels, "MfaLevel", "PremiumTier", "ChannelType", "WebhookType", "IntegrationType"]) {
      expect(opennessOf(name), name).toBe("response");
    }
  });
});

function membersOf(name: string) {
  const type = typeNamed(name);
  if (type.kind !== "enum") throw new Error(`${name} is no enumeration`);
  return type.members;
}

function opennessOf(name: string): string {
  const type = typeNamed(name);
  return type.kind === "enum" ? type.open : type.kind;
}
