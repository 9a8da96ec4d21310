import { describe, expect, test } from "vitest";
import { fieldsOf, lines, model, typeNamed } from "./model.js";

/** Objects that the source description names without their fields (3.8), and payloads of events (3.9). */
const objects: Readonly<Record<string, string>> = {
  User: `
    id: snowflake
    username: string
    discriminator: string
    avatar: ?string
    bot?: boolean
    system?: boolean
    mfa_enabled?: boolean
    banner?: ?string
    accent_color?: ?color
    locale?: string
    verified?: boolean
    email?: ?string
    flags?: integer
    premium_type?: PremiumType
    public_flags?: integer
  `,
  Emoji: `
    id: ?snowflake
    name: ?string
    roles?: snowflake[]
    user?: User
    require_colons?: boolean
    managed?: boolean
    animated?: boolean
    available?: boolean
  `,
  RoleTags: `
    bot_id?: snowflake
    integration_id?: snowflake
    premium_subscriber?: null
  `,
  Sticker: `
    id: snowflake
    pack_id?: snowflake
    name: string
    description: ?string
    tags: string
    asset: string
    type: StickerType
    format_type: StickerFormatType
    available?: boolean
    guild_id?: snowflake
    user?: User
    sort_value?: integer
  `,
  VoiceState: `
    guild_id?: snowflake
    channel_id: ?snowflake
    user_id: snowflake
    member?: GuildMember
    session_id: string
    deaf: boolean
    mute: boolean
    self_deaf: boolean
    self_mute: boolean
    self_stream?: boolean
    self_video: boolean
    suppress: boolean
    request_to_speak_timestamp: ?timestamp
  `,
  PresenceUpdate: `
    user: PartialUser
    guild_id: snowflake
    status: PresenceStatus
    activities: Activity[]
    client_status: ClientStatus
  `,
  ClientStatus: `
    desktop?: PresenceStatus
    mobile?: PresenceStatus
    web?: PresenceStatus
  `,
  StageInstance: `
    id: snowflake
    guild_id: snowflake
    channel_id: snowflake
    topic: string
    privacy_level: StagePrivacyLevel
    discoverable_disabled: boolean
  `,
  ThreadMember: `
    id?: snowflake
    user_id?: snowflake
    join_timestamp: timestamp
    flags: integer
  `,
  ThreadMetadata: `
    archived: boolean
    auto_archive_duration: integer
    archive_timestamp: timestamp
    locked: boolean
    invitable?: boolean
  `,
  Invite: `
    code: string
    guild?: PartialInviteGuild
    channel: PartialInviteChannel
    inviter?: User
    target_type?: InviteTargetType
    target_user?: User
    target_application?: IntegrationApplication
    approximate_presence_count?: integer
    approximate_member_count?: integer
    expires_at?: ?timestamp
    stage_instance?: StageInstance
  `,
  VoiceRegion: `
    id: string
    name: string
    vip: boolean
    optimal: boolean
    deprecated: boolean
    custom: boolean
  `,
  Message: `
    id: snowflake
    channel_id: snowflake
    guild_id?: snowflake
    author: User
    member?: PartialGuildMember
    content: string
    timestamp: timestamp
    edited_timestamp: ?timestamp
    tts: boolean
    mention_everyone: boolean
    mentions: User[]
    mention_roles: snowflake[]
    mention_channels?: ChannelMention[]
    attachments: Attachment[]
    embeds: Embed[]
    reactions?: Reaction[]
    nonce?: string or integer
    pinned: boolean
    webhook_id?: snowflake
    type: MessageType
    activity?: object
    application?: object
    application_id?: snowflake
    message_reference?: MessageReference
    flags?: MessageFlags
    referenced_message?: ?Message
    interaction?: MessageInteraction
    thread?: Channel
    components?: MessageComponents
    sticker_items?: StickerItem[]
    stickers?: Sticker[]
  `,
  Attachment: `
    id: snowflake
    filename: string
    content_type?: string
    size: integer
    url: string
    proxy_url: string
    height?: ?integer
    width?: ?integer
  `,
  Embed: `
    title?: string
    type?: string
    description?: string
    url?: string
    timestamp?: timestamp
    color?: color
    footer?: EmbedFooter
    image?: EmbedImage
    thumbnail?: EmbedThumbnail
    video?: EmbedVideo
    provider?: EmbedProvider
    author?: EmbedAuthor
    fields?: EmbedField[]
  `,
  EmbedFooter: `
    text: string
    icon_url?: string
    proxy_icon_url?: string
  `,
  EmbedField: `
    name: string
    value: string
    inline?: boolean
  `,
  AllowedMentions: `
    parse?: AllowedMentionType[]
    roles?: snowflake[]
    users?: snowflake[]
    replied_user?: boolean = false
  `,
  Overwrite: `
    id: snowflake
    type: OverwriteType
    allow: permissions
    deny: permissions
  `,
  Channel: `
    id: snowflake
    type: ChannelType
    guild_id?: snowflake
    position?: integer
    permission_overwrites?: Overwrite[]
    name?: string
    topic?: ?string
    nsfw?: boolean
    last_message_id?: ?snowflake
    bitrate?: integer
    user_limit?: integer
    rate_limit_per_user?: integer
    recipients?: User[]
    icon?: ?string
    owner_id?: snowflake
    application_id?: snowflake
    parent_id?: ?snowflake
    last_pin_timestamp?: ?timestamp
    rtc_region?: ?string
    video_quality_mode?: VideoQualityMode
    message_count?: integer
    member_count?: integer
    thread_metadata?: ThreadMetadata
    member?: ThreadMember
    default_auto_archive_duration?: integer
    permissions?: permissions
  `,
  Error: `
    code: integer
    message: string
    errors?: ErrorTree
  `,
  ErrorDetail: `
    code: string
    message: string
  `,
  RateLimitError: `
    message: string
    retry_after: number
    global: boolean
  `,
  GuildDeleteEvent: `
    id: snowflake
    unavailable?: boolean
  `,
  GuildBanEvent: `
    guild_id: snowflake
    user: User
  `,
  GuildMemberRemoveEvent: `
    guild_id: snowflake
    user: User
  `,
  GuildMemberUpdateEvent: `
    guild_id: snowflake
    roles: snowflake[]
    user: User
    nick?: ?string
    joined_at: timestamp
    premium_since?: ?timestamp
    deaf?: boolean
    mute?: boolean
    pending?: boolean
  `,
  GuildRoleEvent: `
    guild_id: snowflake
    role: Role
  `,
  GuildRoleDeleteEvent: `
    guild_id: snowflake
    role_id: snowflake
  `,
  GuildIntegrationsUpdateEvent: "guild_id: snowflake",
};

describe("the fields of", () => {
  test.each(Object.entries(objects))("%s", (name, want) => {
    expect(fieldsOf(typeNamed(name))).toEqual(lines(want));
  });

  test("the metadata of an invite extend the invite", () => {
    const metadata = ["uses: integer", "max_uses: integer", "max_age: integer", "temporary: boolean"];
    const want = [...fieldsOf(typeNamed("Invite")), ...metadata, "created_at: timestamp"];
    expect(fieldsOf(typeNamed("InviteWithMetadata"))).toEqual(want);
  });

  test("a new member of an event also names its guild", () => {
    expect(fieldsOf(typeNamed("GuildMemberAddEvent"))).toEqual([
      ...fieldsOf(typeNamed("GuildMember")),
      "guild_id: snowflake",
    ]);
  });

  test("GUILD_CREATE requires fields that no response has (T25)", () => {
    const type = typeNamed("GuildCreateEvent");
    if (type.kind !== "intersection") throw new Error("it is no guild with additions");
    const [guild, additions] = type.parts.map((part) => part.type);
    expect(guild).toMatchObject({ kind: "reference", name: "Guild" });
    expect(additions?.kind === "object" ? additions.requiredElsewhere.map(({ name }) => name) : []).toEqual([
      ...["joined_at", "large", "unavailable", "member_count", "voice_states", "members", "channels", "threads"],
      ...["presences", "stage_instances"],
    ]);
  });

  test("all these objects state that they were chosen", () => {
    const shownInPart = ["RoleTags", "ClientStatus", "EmbedFooter", "EmbedField"];
    for (const name of Object.keys(objects).filter((one) => !shownInPart.includes(one))) {
      expect(model.types.get(name)?.use.unspecified, name).toBeTruthy();
    }
  });
});
