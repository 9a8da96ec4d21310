import { InteractionCallbackType } from "@guildwire/api/types";
import type { FormIssue } from "../rules/form.js";
import { allPermissions } from "../rules/permissions.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { InteractionValues, NewerValue } from "../store/schema/guild-tables.js";

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object of a request with the properties of the interface, and what these cannot express. */
export interface MappedObject {
  readonly object: Fields;
  readonly aside?: NewerValue;
  /** With paths below the object. */
  readonly issues?: readonly FormIssue[];
}

/** A difference of requests. It is mapped before validation, so the limits of the interface hold for the result. */
export interface RequestDifference {
  readonly operations: readonly string[];
  /** The objects in the body that it is about: a JSON pointer in which `*` stands for each item. Empty: the body. */
  readonly at: string;
  /** Versions 9 and 10, and the interface, in words. */
  readonly newer: string;
  readonly here: string;
  /** Returns the properties of the interface, and what it cannot express. */
  readonly map?: (object: Fields) => MappedObject;
  /** Set for a header: the property that it fills, unless the body has it. */
  readonly header?: { readonly name: string; readonly property: string };
}

/** What values of responses and events are derived from, apart from the object itself. */
export interface Facts {
  /** What was set aside for a role, or for the overwrite of a channel. */
  readonly newer: (objectId: string, targetId?: string) => NewerValue;
  /** Of an interaction in a channel of a guild. */
  readonly interaction: InteractionValues | undefined;
  /** The guild of an invite. */
  readonly guild: (id: string) => StoredGuild | undefined;
}

/** A difference of responses and events: a property of every object of a schema. */
export interface ResponseDifference {
  /** The schema of the interface. */
  readonly schema: string;
  readonly property: string;
  /** Versions 9 and 10, in words. */
  readonly newer: string;
  /** The property's value; undefined removes or omits it. */
  readonly value: (object: Fields, facts: Facts) => unknown;
}

const secondsOfDay = 86_400;
/** Of the messages that a ban deletes: seven days. */
const mostSeconds = 7 * secondsOfDay;

const edits = ["editWebhookMessage", "editOriginalInteractionResponse", "editFollowupMessage"];
const guildBodies = ["createGuild", "modifyGuild"];
const roleBodies = ["createGuildRole", "modifyGuildRole"];
const listed = new Intl.ListFormat("en", { type: "disjunction" });
const messageProperties = [
  "content",
  "embeds",
  "components",
  "allowed_mentions",
  "tts",
  "flags",
  "username",
  "avatar_url",
];
const roleProperties = ["name", "permissions", "color", "hoist", "mentionable"];

/** Requests of versions 9 and 10. */
export const requestDifferences: readonly RequestDifference[] = [
  {
    operations: ["createGuildBan"],
    at: "",
    newer: "header `X-Audit-Log-Reason`",
    here: "`reason`",
    header: { name: "x-audit-log-reason", property: "reason" },
  },
  {
    operations: ["createGuildBan"],
    at: "",
    newer: "`delete_message_seconds`",
    here: "`delete_message_days`, rounded up",
    map({ delete_message_seconds: seconds, ...rest }) {
      if (seconds === undefined) return { object: rest };
      if (isIntegerUpTo(mostSeconds, seconds))
        return { object: { delete_message_days: Math.ceil(seconds / secondsOfDay), ...rest } };
      const message = `must be an integer from 0 to ${mostSeconds}`;
      return { object: rest, issues: [{ path: "/delete_message_seconds", code: "type", message }] };
    },
  },
  {
    operations: guildBodies,
    at: "",
    newer: "no `region`",
    here: "`region` is not changed",
    map: ({ region: _, ...object }) => ({ object }),
  },
  withoutNulls(["createGuild"], "", ["icon", "afk_channel_id", "system_channel_id"]),
  withoutNulls(["createGuild"], "/roles/*", roleProperties),
  withoutNulls(["createGuild"], "/channels/*", ["parent_id", "topic"]),
  withoutNulls(["createGuildChannel"], "", ["parent_id", "topic"]),
  withoutNulls(roleBodies, "", roleProperties),
  withoutNulls(["createGuildBan"], "", ["reason"]),
  withoutNulls(["beginGuildPrune"], "", ["days", "compute_prune_count", "include_roles", "reason"]),
  withoutNulls(["executeWebhook", "createFollowupMessage"], "", messageProperties),
  withoutNulls(["createInteractionResponse"], "", ["data"]),
  {
    operations: ["createInteractionResponse"],
    at: "",
    newer: "`null` in `data`",
    here: "absent, or an empty text or list in an update of the message (type 7)",
    map({ data, ...rest }) {
      if (!isFields(data)) return { object: data === undefined ? rest : { ...rest, data } };
      const isUpdate = rest["type"] === InteractionCallbackType.UPDATE_MESSAGE;
      return { object: { ...rest, data: isUpdate ? editWithoutNulls(data) : omitNulls(data) } };
    },
  },
  withoutNulls(["modifyGuildMember"], "", ["roles", "mute", "deaf"]),
  withoutNulls(["modifyGuildWelcomeScreen"], "", ["enabled", "welcome_channels", "description"]),
  {
    operations: edits,
    at: "",
    newer: "`null` for `content`, `embeds`, `components` or `attachments`",
    here: "an empty text or list",
    map: (object) => ({ object: editWithoutNulls(object) }),
  },
  {
    operations: edits,
    at: "",
    newer: "`attachments` with numbers as `id`, which are those of new files",
    here: "not among `attachments`",
    map: (object) => ({ object: withoutNewFiles(object) }),
  },
  ...permissionBits(["createGuild"], "/roles/*", ["permissions"]),
  ...permissionBits(roleBodies, "", ["permissions"]),
  bitsByDefault("createGuild", "/channels/*/permission_overwrites/*"),
  bitsByDefault("createGuildChannel", "/permission_overwrites/*"),
  ...permissionBits(["createGuild"], "/channels/*/permission_overwrites/*", ["allow", "deny"]),
  ...permissionBits(["createGuildChannel"], "/permission_overwrites/*", ["allow", "deny"]),
  ...colours(["createGuild"], "/roles/*"),
  ...colours(roleBodies, ""),
  {
    operations: ["modifyGuildWelcomeScreen"],
    at: "/welcome_channels/*",
    newer: "no `emoji_id` or `emoji_name`",
    here: "`null`",
    map: (object) => ({ object: { emoji_id: null, emoji_name: null, ...object } }),
  },
];

/** Properties of the objects in responses and events of versions 9 and 10. */
export const responseDifferences: readonly ResponseDifference[] = [
  { schema: "Guild", property: "region", newer: "absent", value: () => undefined },
  {
    schema: "Role",
    property: "permissions",
    newer: "with the unknown bits that were given",
    value: ({ id, permissions }, { newer }) => withBits(permissions, newer(String(id)).permissions),
  },
  {
    schema: "Role",
    property: "colors",
    newer: "`color` as `primary_color`, and the further colours that were given",
    value({ id, color }, { newer }) {
      const { secondary_color = null, tertiary_color = null } = newer(String(id));
      return { primary_color: color, secondary_color, tertiary_color };
    },
  },
  {
    schema: "Channel",
    property: "permission_overwrites",
    newer: "with the unknown bits that were given",
    value: ({ id, permission_overwrites: overwrites }, facts) => overwritesOfNewer(id, overwrites, facts),
  },
  constant("Role", "flags", 0),
  constant("Guild", "hub_type", null),
  constant("Guild", "incidents_data", null),
  constant("Guild", "premium_progress_bar_enabled", false),
  constant("Guild", "safety_alerts_channel_id", null),
  constant("Guild", "stickers", []),
  constant("GuildPreview", "stickers", []),
  // oceanic.js reads the members of a widget in its settings.
  constant("GuildWidget", "members", []),
  constant("GuildMember", "flags", 0),
  constant("PartialGuildMember", "flags", 0),
  constant("GuildMemberUpdateEvent", "flags", 0),
  constant("GuildMemberUpdateEvent", "avatar", null),
  constant("GuildMemberUpdateEvent", "banner", null),
  constant("GuildCreateEvent", "guild_scheduled_events", []),
  constant("GuildCreateEvent", "soundboard_sounds", []),
  {
    schema: "GuildCreateEvent",
    property: "presences",
    newer: "with the `guild_id`",
    value: ({ id, presences }) =>
      Array.isArray(presences) ? presences.map((presence: Fields) => ({ ...presence, guild_id: id })) : presences,
  },
  constant("ReadyApplication", "flags_new", "0"),
  constant("User", "global_name", null),
  constant("Invite", "type", 0),
  {
    schema: "PartialInviteGuild",
    property: "nsfw_level",
    newer: "that of the guild",
    value: ({ id }, { guild }) => guild(String(id))?.nsfw_level,
  },
  ...["ApplicationCommandInteraction", "MessageComponentInteraction"].flatMap(interactionDifferences),
];

/** A property without a counterpart in the interface; a value that is there is kept. */
function constant(schema: string, property: string, value: unknown): ResponseDifference {
  return { schema, property, newer: `\`${JSON.stringify(value)}\``, value: (object) => object[property] ?? value };
}

function interactionDifferences(schema: string): ResponseDifference[] {
  return [
    { schema, property: "entitlements", newer: "an empty list", value: () => [] },
    {
      schema,
      property: "app_permissions",
      newer: "those of the bot in the channel",
      value: (_, { interaction }) => interaction?.app_permissions ?? "0",
    },
    {
      schema,
      property: "member",
      newer: "with the unknown bits in `permissions`",
      value: ({ member }, { interaction }) => objectWithBits(member, interaction?.member),
    },
    {
      schema,
      property: "data",
      newer: "with the unknown bits in `permissions` of resolved members and channels",
      value: ({ data }, { interaction }) => dataWithBits(data, interaction),
    },
    constant(schema, "locale", "en-US"),
    constant(schema, "attachment_size_limit", 8_388_608),
    {
      schema,
      property: "authorizing_integration_owners",
      newer: "the guild of `guild_id`",
      value: ({ guild_id }) => (typeof guild_id === "string" ? { "0": guild_id } : {}),
    },
    {
      schema,
      property: "channel",
      newer: "the channel of `channel_id`",
      value(_, facts) {
        const { channel } = facts.interaction ?? {};
        const overwrites = channel?.permission_overwrites;
        return overwrites === undefined
          ? channel
          : { ...channel, permission_overwrites: overwritesOfNewer(channel?.id, overwrites, facts) };
      },
    },
  ];
}

function objectWithBits(member: unknown, bits: string | undefined): unknown {
  return isFields(member) ? { ...member, permissions: withBits(member["permissions"], bits) } : member;
}

function dataWithBits(data: unknown, interaction: InteractionValues | undefined): unknown {
  const resolved = isFields(data) ? data["resolved"] : undefined;
  if (!(isFields(data) && isFields(resolved)) || interaction === undefined) return data;
  const map = (objects: unknown, bits: Readonly<Record<string, string>>): unknown =>
    isFields(objects)
      ? Object.fromEntries(Object.entries(objects).map(([id, each]) => [id, objectWithBits(each, bits[id])]))
      : objects;
  const members = map(resolved["members"], interaction.resolved_members);
  const channels = map(resolved["channels"], interaction.resolved_channels);
  const changed = { ...(members !== undefined && { members }), ...(channels !== undefined && { channels }) };
  return { ...data, resolved: { ...resolved, ...changed } };
}

function overwritesOfNewer(channel: unknown, overwrites: unknown, { newer }: Facts): unknown {
  if (!Array.isArray(overwrites)) return overwrites;
  return overwrites.map((overwrite: Fields) => {
    const { allow, deny } = newer(String(channel), String(overwrite["id"]));
    return { ...overwrite, allow: withBits(overwrite["allow"], allow), deny: withBits(overwrite["deny"], deny) };
  });
}

const emptyParts: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["content", ""],
  ["embeds", []],
  ["components", []],
  ["attachments", []],
]);

/** The edit of a message in which null removes the text or the items, and otherwise counts as absent. */
export function editWithoutNulls(body: Fields): Fields {
  const entries = Object.entries(body).map(([name, value]) => [name, value ?? emptyParts.get(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The edit of a message whose list of attachments has only those that it keeps. */
export function withoutNewFiles(body: Fields): Fields {
  const { attachments } = body;
  if (!Array.isArray(attachments)) return body;
  const kept = attachments.filter(
    (attachment) => !(isFields(attachment) && isIntegerUpTo(mostFiles, attachment["id"])),
  );
  return { ...body, attachments: kept };
}

/** The highest number of a file in a request, far above the number of files that are accepted. */
const mostFiles = 1000;

/** Properties that are not nullable in the interface: null counts as absent. */
function withoutNulls(operations: readonly string[], at: string, properties: readonly string[]): RequestDifference {
  return {
    operations,
    at,
    newer: `\`null\` for ${listed.format(properties.map((name) => `\`${name}\``))}`,
    here: "absent",
    map: (object) => ({ object: omitNulls(object, properties) }),
  };
}

/** @param properties Those that may be null. Default: all. */
export function omitNulls(object: Fields, properties: readonly string[] = Object.keys(object)): Fields {
  const entries = Object.entries(object).filter(([name, value]) => value !== null || !properties.includes(name));
  return Object.fromEntries(entries);
}

function bitsByDefault(operation: string, at: string): RequestDifference {
  return {
    operations: [operation],
    at,
    newer: "no `allow` or `deny`, or `null`",
    here: '`"0"`',
    map: ({ allow, deny, ...rest }) => ({ object: { ...rest, allow: allow ?? "0", deny: deny ?? "0" } }),
  };
}

/** Permissions have at most 64 bits. */
const mostBits = 2n ** 64n - 1n;

/** Bits beyond those of the interface are kept beside the others (READINGS T100). */
function permissionBits(
  operations: readonly string[],
  at: string,
  properties: readonly ("permissions" | "allow" | "deny")[],
): RequestDifference[] {
  return properties.map((property) => ({
    operations,
    at,
    newer: `unknown bits in \`${property}\``,
    here: "none; version 8 does not show them",
    map(object) {
      const sent = object[property];
      if (typeof sent !== "string" || !/^[0-9]{1,20}$/.test(sent) || BigInt(sent) > mostBits) return { object };
      const unknown = BigInt(sent) & ~allPermissions;
      return {
        object: { ...object, [property]: String(BigInt(sent) & allPermissions) },
        aside: { [property]: String(unknown) },
      };
    },
  }));
}

/** The colour of a role is the first of up to three. */
function colours(operations: readonly string[], at: string): RequestDifference[] {
  return [
    {
      operations,
      at,
      newer: "`colors.primary_color`",
      here: "`color`",
      map(object) {
        const { color, colors } = object;
        if (!isFields(colors) || colors["primary_color"] === undefined) return { object };
        const primary = colors["primary_color"];
        const isOther = color !== undefined && color !== primary;
        const issues = [{ path: "/colors/primary_color", code: "color", message: "must be the same as color" }];
        return { object: { ...object, color: primary }, ...(isOther && { issues }) };
      },
    },
    {
      operations,
      at,
      newer: "`colors.secondary_color`, `colors.tertiary_color`",
      here: "none; version 8 does not show them",
      map({ colors, ...object }) {
        if (colors === undefined || colors === null) return { object };
        if (!isFields(colors))
          return { object, issues: [{ path: "/colors", code: "type", message: "must be an object" }] };
        const { primary_color: primary = 0, secondary_color, tertiary_color } = colors;
        const further = Object.entries({ secondary_color, tertiary_color }).filter(([, value]) => value !== undefined);
        const issues = [["primary_color", primary ?? "null"] as const, ...further]
          .filter(([, value]) => !isColour(value))
          .map(([name]) => ({
            path: `/colors/${name}`,
            code: "type",
            message: "must be an integer from 0 to 16777215",
          }));
        return { object, aside: Object.fromEntries(further) as NewerValue, issues };
      },
    },
  ];
}

function withBits(known: unknown, unknown: string | undefined): unknown {
  if (unknown === undefined || typeof known !== "string") return known;
  return String(BigInt(known) | BigInt(unknown));
}

function isColour(value: unknown): value is number | null {
  return value === null || isIntegerUpTo(0xff_ff_ff, value);
}

function isIntegerUpTo(most: number, value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
