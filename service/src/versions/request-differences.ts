import { InteractionCallbackType } from "@guildwire/api/types";
import type { FormIssue } from "../rules/form.js";
import { allPermissions } from "../rules/permissions.js";
import type { NewerValue } from "../store/schema/guild-tables.js";
import { editWithoutNulls, type Fields, isFields, isIntegerUpTo, omitNulls, withoutNewFiles } from "./fields.js";

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

function isColour(value: unknown): value is number | null {
  return value === null || isIntegerUpTo(0xff_ff_ff, value);
}
