import { describe, expect, test } from "vitest";
import { bodyOf, bodyProperty, defaultOf, fieldsOf, lines, model, notation, operation, resolved } from "./model.js";

/** JSON bodies, in the notation of fields.test.ts; unlisted operations have none. */
const bodies: Readonly<Record<string, string>> = {
  createGuild: `
    name: string
    region?: ?string
    icon?: image
    verification_level?: VerificationLevel
    default_message_notifications?: MessageNotificationLevel
    explicit_content_filter?: ExplicitContentFilterLevel
    roles?: CreateGuildRole[]
    channels?: CreateGuildChannel[]
    afk_channel_id?: snowflake or integer
    afk_timeout?: integer
    system_channel_id?: snowflake or integer
    system_channel_flags?: SystemChannelFlags
  `,
  modifyGuild: `
    name?: string
    region?: ?string
    verification_level?: ?VerificationLevel
    default_message_notifications?: ?MessageNotificationLevel
    explicit_content_filter?: ?ExplicitContentFilterLevel
    afk_channel_id?: ?snowflake
    afk_timeout?: integer
    icon?: ?image
    owner_id?: snowflake
    splash?: ?image
    discovery_splash?: ?image
    banner?: ?image
    system_channel_id?: ?snowflake
    system_channel_flags?: SystemChannelFlags
    rules_channel_id?: ?snowflake
    public_updates_channel_id?: ?snowflake
    preferred_locale?: ?string
    features?: GuildFeature[]
    description?: ?string
  `,
  createGuildChannel: `
    name: string
    type?: ChannelType
    topic?: string
    bitrate?: integer
    user_limit?: integer
    rate_limit_per_user?: integer
    position?: integer
    permission_overwrites?: Overwrite[]
    parent_id?: snowflake
    nsfw?: boolean
  `,
  modifyGuildChannelPositions: "ChannelPosition[]",
  addGuildMember: `
    access_token: string
    nick?: string
    roles?: snowflake[]
    mute?: boolean
    deaf?: boolean
  `,
  modifyGuildMember: `
    nick?: ?string
    roles?: snowflake[]
    mute?: boolean
    deaf?: boolean
    channel_id?: ?snowflake
  `,
  modifyCurrentUserNick: "nick?: ?string",
  createGuildBan: `
    delete_message_days?: integer = 0
    reason?: string
  `,
  createGuildRole: `
    name?: string = "new role"
    permissions?: permissions
    color?: color = 0
    hoist?: boolean = false
    mentionable?: boolean = false
  `,
  modifyGuildRolePositions: "RolePosition[]",
  modifyGuildRole: `
    name?: string
    permissions?: permissions
    color?: color
    hoist?: boolean
    mentionable?: boolean
  `,
  beginGuildPrune: `
    days?: integer = 7
    compute_prune_count?: boolean = true
    include_roles?: snowflake[] = []
    reason?: string
  `,
  modifyGuildWidget: `
    enabled?: boolean
    channel_id?: ?snowflake
  `,
  modifyGuildWelcomeScreen: `
    enabled?: boolean
    welcome_channels?: WelcomeScreenChannel[]
    description?: string
  `,
  modifyCurrentUserVoiceState: `
    channel_id: snowflake
    suppress?: boolean
    request_to_speak_timestamp?: ?timestamp
  `,
  modifyUserVoiceState: `
    channel_id: snowflake
    suppress?: boolean
  `,
  createWebhook: `
    name: WebhookName
    avatar?: ?image
  `,
  modifyWebhook: `
    name?: WebhookName
    avatar?: ?image
    channel_id?: snowflake
  `,
  modifyWebhookWithToken: `
    name?: WebhookName
    avatar?: ?image
  `,
  executeWebhook: message(),
  executeSlackCompatibleWebhook: "SlackPayload",
  executeGitHubCompatibleWebhook: "GitHubPayload",
  editWebhookMessage: edit(),
  createInteractionResponse: "InteractionResponse",
  editOriginalInteractionResponse: edit(),
  createFollowupMessage: `${message()} flags?: InteractionCallbackFlags`,
  editFollowupMessage: edit(),
};

/** Forms, as an alternative to JSON, in the order of the source description's tables. */
const forms: Readonly<Record<string, string>> = {
  executeWebhook: messageForm(),
  createFollowupMessage: `${messageForm()} flags?: InteractionCallbackFlags`,
  editWebhookMessage: editForm(),
  editFollowupMessage: editForm(),
  editOriginalInteractionResponse: editForm(),
};

const queries: Readonly<Record<string, string>> = {
  getGuild: "with_counts?: boolean = false",
  listGuildMembers: `
    limit?: integer = 1
    after?: snowflake = "0"
  `,
  searchGuildMembers: `
    query: string
    limit?: integer = 1
  `,
  getGuildPruneCount: `
    days?: integer = 7
    include_roles?: snowflake[] = []
  `,
  getGuildWidgetImage: 'style?: WidgetStyle = "shield"',
  executeWebhook: `
    wait?: boolean = false
    thread_id?: snowflake
  `,
  executeSlackCompatibleWebhook: "wait?: boolean = true",
  executeGitHubCompatibleWebhook: "wait?: boolean = true",
};

/** Fields of bodies of PATCH that are required (T15); every other one is optional. */
const requiredInPatch = ["modifyCurrentUserVoiceState channel_id", "modifyUserVoiceState channel_id"];

describe("JSON bodies", () => {
  test.each(Object.entries(bodies))("%s has its fields", (id, want) => {
    expect(linesOf(id, "application/json")).toEqual(lines(want));
  });

  test.each(model.operations.filter((one) => bodies[one.id] === undefined).map((one) => one.id))(
    "%s has no body",
    (id) => {
      expect(operation(id).body).toBeUndefined();
    },
  );

  test("are optional for bans, new roles and prunes, and for nothing else (T21)", () => {
    const optional = model.operations.filter((one) => one.body?.required === false).map((one) => one.id);
    expect(optional.sort()).toEqual(["beginGuildPrune", "createGuildBan", "createGuildRole"]);
  });

  test("of every PATCH are optional in all fields, with two exceptions (T15)", () => {
    const required = model.operations
      .filter((one) => one.method === "patch")
      .flatMap((one) => {
        const type = resolved(bodyOf(one.id).type);
        const fields = type.kind === "object" ? type.properties.filter((field) => field.required) : [];
        return fields.map((field) => `${one.id} ${field.name}`);
      });
    expect(required.sort()).toEqual(requiredInPatch);
  });

  test("accept null for a member's nickname and channel only, not for roles, mute or deaf (T16)", () => {
    const type = resolved(bodyOf("modifyGuildMember").type);
    const nullable = type.kind === "object" ? type.properties.filter((field) => field.nullable) : [];
    expect(nullable.map((field) => field.name)).toEqual(["nick", "channel_id"]);
  });

  test("do not accept null for a new guild's icon, but for a changed one (T20)", () => {
    expect(bodyProperty("createGuild", "icon").nullable).toBe(false);
    expect(bodyProperty("modifyGuild", "icon").nullable).toBe(true);
  });

  test("do not accept null for the text of the welcome screen (T19)", () => {
    expect(bodyProperty("modifyGuildWelcomeScreen", "description").nullable).toBe(false);
  });

  test("mark the same fields as deprecated as the source description", () => {
    const old = model.operations.flatMap((one) => {
      const type = one.body === undefined ? undefined : resolved(bodyOf(one.id).type);
      const fields = type?.kind === "object" ? type.properties.filter((field) => field.deprecated === true) : [];
      return fields.map((field) => `${one.id} ${field.name}`);
    });
    const want = ["createGuild region", "modifyGuild region", "createGuildBan reason", "beginGuildPrune reason"];
    expect(old.sort()).toEqual(want.sort());
  });
});

describe("forms", () => {
  test.each(Object.entries(forms))("%s has its parts", (id, want) => {
    expect(linesOf(id, "multipart/form-data")).toEqual(lines(want));
  });

  test.each(Object.keys(forms))("%s carries its body in payload_json and accepts files[n] as well (T58)", (id) => {
    const payload = { property: "payload_json", files: ["file"], fileLists: ["files"] };
    expect(operation(id).body?.payload).toEqual(payload);
  });

  test("exist for no other operation", () => {
    const offering = model.operations.filter((one) => one.body?.content.some((media) => media.kind === "multipart"));
    expect(offering.map((one) => one.id).sort()).toEqual(Object.keys(forms).sort());
  });

  test.each(["executeWebhook", "createFollowupMessage"])("%s requires content, a file or embeds (T57)", (id) => {
    expect(presenceChecks(id, "application/json")).toEqual([["content", "embeds"]]);
    expect(presenceChecks(id, "multipart/form-data")).toEqual([["content", "file", "files", "embeds", "payload_json"]]);
  });
});

describe("queries", () => {
  test.each(model.operations.map((one) => one.id))("%s has its parameters", (id) => {
    const query = operation(id).parameters.filter((one) => one.in === "query");
    const found = query.map(
      (one) => `${one.name}${one.required ? "" : "?"}: ${notation(one.use)}${defaultOf(one.use)}`,
    );
    expect(found).toEqual(lines(queries[id] ?? ""));
  });

  test("carry the roles of a prune as one comma-separated value (T37)", () => {
    const parameter = operation("getGuildPruneCount").parameters.find((one) => one.name === "include_roles");
    expect(parameter).toMatchObject({ style: "form", explode: false });
  });

  test("paginate members by the id of the last user", () => {
    expect(operation("listGuildMembers").pagination).toMatchObject({
      advance: { kind: "item", parameter: { name: "after" }, key: ["user", "id"] },
      limit: { name: "limit" },
      items: [],
      maximum: 1000,
    });
  });

  test("determine the status of an executed webhook (T55, T56)", () => {
    for (const id of ["executeWebhook", "executeSlackCompatibleWebhook"]) {
      expect(operation(id).responseWhen).toMatchObject({
        parameter: { name: "wait" },
        cases: [
          { equals: true, status: 200 },
          { equals: false, status: 204 },
        ],
      });
    }
  });
});

function linesOf(id: string, mediaType: string): readonly string[] {
  const { type } = bodyOf(id, mediaType);
  const body = type.kind === "reference" ? model.types.get(type.name)?.use : undefined;
  return body?.type.kind === "reference" ? [notation(body)] : fieldsOf(type);
}

function presenceChecks(id: string, mediaType: string): readonly (readonly string[])[] {
  const type = resolved(bodyOf(id, mediaType).type);
  const checks = type.kind === "object" ? type.checks : [];
  return checks.flatMap((one) => (one.kind === "at-least-one-of" && one.ignoreEmpty ? [one.fields] : []));
}

function message(): string {
  return `
    content?: string
    embeds?: EmbedList
    username?: string
    avatar_url?: string
    tts?: boolean
    allowed_mentions?: AllowedMentions
    components?: MessageComponents
  `;
}

function messageForm(): string {
  return `
    content?: string
    file?: file
    embeds?: EmbedList
    username?: string
    avatar_url?: string
    tts?: boolean
    payload_json?: string
    allowed_mentions?: AllowedMentions
    components?: MessageComponents
  `;
}

function edit(): string {
  return `
    content?: string
    embeds?: EmbedList
    allowed_mentions?: AllowedMentions
    attachments?: PartialAttachment[]
    components?: MessageComponents
  `;
}

function editForm(): string {
  return `
    content?: string
    embeds?: EmbedList
    file?: file
    payload_json?: string
    allowed_mentions?: AllowedMentions
    attachments?: PartialAttachment[]
    components?: MessageComponents
  `;
}
