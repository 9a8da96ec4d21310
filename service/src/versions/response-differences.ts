import type { StoredGuild } from "../store/repositories/guilds.js";
import type { InteractionValues, NewerValue } from "../store/schema/guild-tables.js";
import { type Fields, isFields } from "./fields.js";

/** Stored data that responses and events of versions 9 and 10 contain in addition to the object of version 8. */
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

function withBits(known: unknown, unknown: string | undefined): unknown {
  if (unknown === undefined || typeof known !== "string") return known;
  return String(BigInt(known) | BigInt(unknown));
}
