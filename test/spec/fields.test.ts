import { describe, expect, test } from "vitest";
import { absentFrom, fieldsOf, lines, objectNamed, property, typeNamed } from "./model.js";

/**
 * The objects of the source description, field by field, in its order and notation: `name?` is optional (T10),
 * `?type` is nullable, `= value` is a default. Type names are those of the specification.
 */
const objects: Readonly<Record<string, string>> = {
  Guild: `
    id: snowflake
    name: string
    icon: ?string
    icon_hash?: ?string
    splash: ?string
    discovery_splash: ?string
    owner?: boolean
    owner_id: snowflake
    permissions?: permissions
    region?: ?string
    afk_channel_id: ?snowflake
    afk_timeout: integer
    widget_enabled?: boolean
    widget_channel_id?: ?snowflake
    verification_level: VerificationLevel
    default_message_notifications: MessageNotificationLevel
    explicit_content_filter: ExplicitContentFilterLevel
    roles: Role[]
    emojis: Emoji[]
    features: GuildFeature[]
    mfa_level: MfaLevel
    application_id: ?snowflake
    system_channel_id: ?snowflake
    system_channel_flags: SystemChannelFlags
    rules_channel_id: ?snowflake
    joined_at?: timestamp
    large?: boolean
    unavailable?: boolean
    member_count?: integer
    voice_states?: PartialVoiceState[]
    members?: GuildMember[]
    channels?: Channel[]
    threads?: Channel[]
    presences?: PartialPresenceUpdate[]
    max_presences?: ?integer
    max_members?: integer
    vanity_url_code: ?string
    description: ?string
    banner: ?string
    premium_tier: PremiumTier
    premium_subscription_count?: integer
    preferred_locale: string = "en-US"
    public_updates_channel_id: ?snowflake
    max_video_channel_users?: integer
    approximate_member_count?: integer
    approximate_presence_count?: integer
    welcome_screen?: WelcomeScreen
    nsfw_level: GuildNsfwLevel
    stage_instances?: StageInstance[]
    stickers?: Sticker[]
  `,
  UnavailableGuild: `
    id: snowflake
    unavailable: true
  `,
  GuildPreview: `
    id: snowflake
    name: string
    icon: ?string
    splash: ?string
    discovery_splash: ?string
    emojis: Emoji[]
    features: GuildFeature[]
    approximate_member_count: integer
    approximate_presence_count: integer
    description: ?string
  `,
  GuildWidget: `
    enabled: boolean
    channel_id: ?snowflake
  `,
  PublicWidget: `
    id: snowflake
    name: string
    instant_invite: ?string
    channels: PublicWidgetChannel[]
    members: PublicWidgetMember[]
    presence_count: integer
  `,
  PublicWidgetChannel: `
    id: snowflake
    name: string
    position: integer
  `,
  PublicWidgetMember: `
    id: string
    username: string
    discriminator: string
    avatar: ?string
    status: PresenceStatus
    avatar_url: string
  `,
  GuildMember: `
    user?: User
    nick?: ?string
    roles: snowflake[]
    joined_at: timestamp
    premium_since?: ?timestamp
    deaf: boolean
    mute: boolean
    pending?: boolean
    permissions?: permissions
  `,
  PartialGuildMember: `
    nick?: ?string
    roles: snowflake[]
    joined_at: timestamp
    premium_since?: ?timestamp
    pending?: boolean
    permissions?: permissions
  `,
  Integration: `
    id: snowflake
    name: string
    type: IntegrationType
    enabled: boolean
    syncing?: boolean
    role_id?: snowflake
    enable_emoticons?: boolean
    expire_behavior?: IntegrationExpireBehavior
    expire_grace_period?: integer
    user?: User
    account: IntegrationAccount
    synced_at?: timestamp
    subscriber_count?: integer
    revoked?: boolean
    application?: IntegrationApplication
  `,
  IntegrationAccount: `
    id: string
    name: string
  `,
  IntegrationApplication: `
    id: snowflake
    name: string
    icon: ?string
    description: string
    summary: string
    bot?: User
  `,
  Ban: `
    reason: ?string
    user: User
  `,
  WelcomeScreen: `
    description: ?string
    welcome_channels: WelcomeScreenChannel[]
  `,
  WelcomeScreenChannel: `
    channel_id: snowflake
    description: string
    emoji_id: ?snowflake
    emoji_name: ?string
  `,
  Role: `
    id: snowflake
    name: string
    permissions: permissions
    position: integer
    color: color
    hoist: boolean
    managed: boolean
    mentionable: boolean
    tags?: RoleTags
  `,
  Webhook: `
    id: snowflake
    type: WebhookType
    guild_id?: ?snowflake
    channel_id: ?snowflake
    user?: User
    name: ?string
    avatar: ?string
    token?: string
    application_id: ?snowflake
    source_guild?: PartialGuild
    source_channel?: PartialChannel
    url?: string
  `,
  PartialGuild: `
    id: snowflake
    name: string
    icon: ?string
  `,
  PartialChannel: `
    id: snowflake
    name: string
  `,
  ActiveThreads: `
    threads: Channel[]
    members: ThreadMember[]
  `,
  PruneCount: "pruned: integer",
  PruneResult: "pruned: ?integer",
  Nickname: "nick: ?string",
  VanityUrl: `
    code: ?string
    uses: integer
  `,
  ChannelPosition: `
    id: snowflake
    position?: ?integer
    lock_permissions?: ?boolean
    parent_id?: ?snowflake
  `,
  RolePosition: `
    id: snowflake
    position?: ?integer
  `,
  CreateGuildChannel: `
    id?: integer
    name: string
    type: ChannelType
    parent_id?: integer
    topic?: string
    bitrate?: integer
    user_limit?: integer
    rate_limit_per_user?: integer
    permission_overwrites?: CreateGuildOverwrite[]
    nsfw?: boolean
  `,
  CreateGuildOverwrite: `
    id: snowflake or integer
    type: OverwriteType
    allow: permissions
    deny: permissions
  `,
  CreateGuildRole: `
    id?: snowflake or integer
    name?: string
    permissions?: permissions
    position?: integer
    color?: color
    hoist?: boolean
    managed?: boolean
    mentionable?: boolean
  `,
};

/** Fields that are sent only in certain responses or events (T25), with the condition. */
const guildCreateOnly = lines(`
  joined_at large unavailable member_count voice_states members channels threads presences stage_instances
`).flatMap((line) => line.split(" "));

const sentIn: readonly (readonly [schema: string, field: string, place: object])[] = [
  ...guildCreateOnly.map((field) => ["Guild", field, { events: ["GUILD_CREATE"] }] as const),
  ["Guild", "owner", { elsewhere: "Get Current User Guilds" }],
  ["Guild", "permissions", { elsewhere: "Get Current User Guilds" }],
  ["Guild", "icon_hash", { elsewhere: "the guild of a template" }],
  ["Guild", "welcome_screen", { objects: ["Invite"] }],
  ["Guild", "approximate_member_count", { operations: ["getGuild"], when: "with_counts is true" }],
  ["Guild", "approximate_presence_count", { operations: ["getGuild"], when: "with_counts is true" }],
  ["GuildMember", "permissions", { objects: ["Interaction"] }],
  [
    "Webhook",
    "user",
    { operations: ["createWebhook", "getChannelWebhooks", "getGuildWebhooks", "getWebhook", "modifyWebhook"] },
  ],
  ["Webhook", "url", { elsewhere: "the OAuth 2.0 flow that creates webhooks" }],
];

const nullableButRequired: Readonly<Record<string, string>> = {
  Guild:
    "icon splash discovery_splash afk_channel_id application_id system_channel_id rules_channel_id vanity_url_code " +
    "description banner public_updates_channel_id",
  GuildPreview: "icon splash discovery_splash description",
  Webhook: "channel_id name avatar application_id",
  Ban: "reason",
  WelcomeScreen: "description",
  WelcomeScreenChannel: "emoji_id emoji_name",
  GuildWidget: "channel_id",
  IntegrationApplication: "icon",
  PublicWidget: "instant_invite",
  PublicWidgetMember: "avatar",
  VanityUrl: "code",
};

const optionalNotNullable: Readonly<Record<string, string>> = {
  Guild:
    "owner permissions widget_enabled joined_at large unavailable member_count voice_states members channels threads " +
    "presences max_members premium_subscription_count max_video_channel_users approximate_member_count " +
    "approximate_presence_count welcome_screen stage_instances stickers",
  Webhook: "user token source_guild source_channel url",
  GuildMember: "user pending permissions",
};

describe("the fields of", () => {
  test.each(Object.entries(objects))("%s", (name, want) => {
    expect(fieldsOf(typeNamed(name))).toEqual(lines(want));
  });

  test.each(Object.keys(objects))("%s all have a description", (name) => {
    expect(
      objectNamed(name)
        .properties.filter((one) => !one.description)
        .map((one) => one.name),
    ).toEqual([]);
  });
});

describe("presence", () => {
  test.each(Object.entries(nullableButRequired))("%s sends null for %s and never omits them (T11)", (name, want) => {
    const found = objectNamed(name).properties.filter((one) => one.nullable && one.required);
    expect(found.map((one) => one.name)).toEqual(want.split(" "));
  });

  test.each(Object.entries(optionalNotNullable))("%s omits %s rather than sending null (T12)", (name, want) => {
    const found = objectNamed(name).properties.filter((one) => !one.nullable && !one.required);
    expect(found.map((one) => one.name)).toEqual(want.split(" "));
  });

  test("the integration of a bot can omit exactly nine fields, and application is for bots (T26)", () => {
    const optional = objectNamed("Integration").properties.filter((one) => !one.required);
    expect(optional.map((one) => one.name)).toEqual([
      ...["syncing", "role_id", "enable_emoticons", "expire_behavior", "expire_grace_period", "user"],
      ...["synced_at", "subscriber_count", "revoked", "application"],
    ]);
  });

  test.each(sentIn)("%s.%s is sent only in certain responses or events (T25)", (schema, field, place) => {
    expect(property(schema, field).sentIn).toEqual({ events: [], operations: [], objects: [], ...place });
  });

  test.each(["Guild", "GuildMember", "Webhook"])("no other field of %s has such a condition", (schema) => {
    const bound = objectNamed(schema).properties.filter((one) => one.sentIn !== undefined);
    const want = sentIn.filter(([owner]) => owner === schema).map(([, field]) => field);
    expect(bound.map((one) => one.name).sort()).toEqual([...want].sort());
  });

  test("region is the only deprecated field of a guild", () => {
    const old = objectNamed("Guild").properties.filter((one) => one.deprecated === true);
    expect(old.map((one) => one.name)).toEqual(["region"]);
  });

  test("partial objects do not require what complete ones do (T24)", () => {
    expect(absentFrom("PartialVoiceState")).toEqual([]);
    const names = (schema: string) => objectNamed(schema).properties.map((one) => one.name);
    expect(names("PartialVoiceState")).not.toContain("guild_id");
    for (const field of ["user", "deaf", "mute"]) expect(names("PartialGuildMember")).not.toContain(field);
    const required = (schema: string) => objectNamed(schema).properties.filter((one) => one.required);
    expect(required("PartialPresenceUpdate").map((one) => one.name)).toEqual(["user"]);
    expect(required("PartialUser").map((one) => one.name)).toEqual(["id"]);
    expect(required("PartialMessage").map((one) => one.name)).toEqual(["id"]);
    expect(required("PartialEmoji")).toEqual([]);
  });
});
