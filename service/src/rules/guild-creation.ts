import { Permission } from "@guildwire/api/permissions";
import {
  type CreateGuildBody,
  type CreateGuildOverwrite,
  type Guild,
  OverwriteType,
  type Role,
  type Snowflake,
} from "@guildwire/api/types";
import { cyclicIds } from "./category-cycles.js";
import {
  canonicalId,
  categoryIds,
  categorySizeIssues,
  channelTypeIssues,
  cycleIssues,
  duplicateOverwriteIssues,
  type NewChannel,
  newChannel,
} from "./channels.js";
import { type FormIssue, pointer } from "./form.js";
import { permissionIssues } from "./permissions.js";
import { distinctPositions } from "./role-positions.js";
import { unnamedRole } from "./roles.js";

/**
 * The permissions of @everyone in a guild whose creator did not set them: those of the compatible service in mid-2021.
 */
export const defaultEveryonePermissions: bigint =
  Permission.CREATE_INSTANT_INVITE |
  Permission.ADD_REACTIONS |
  Permission.STREAM |
  Permission.VIEW_CHANNEL |
  Permission.SEND_MESSAGES |
  Permission.SEND_TTS_MESSAGES |
  Permission.EMBED_LINKS |
  Permission.ATTACH_FILES |
  Permission.READ_MESSAGE_HISTORY |
  Permission.MENTION_EVERYONE |
  Permission.USE_EXTERNAL_EMOJIS |
  Permission.CONNECT |
  Permission.SPEAK |
  Permission.USE_VAD |
  Permission.CHANGE_NICKNAME |
  Permission.USE_APPLICATION_COMMANDS |
  Permission.REQUEST_TO_SPEAK;

/** A guild to be created, without its images. */
export interface NewGuild {
  readonly guild: Pick<
    Guild,
    | "id"
    | "name"
    | "owner_id"
    | "afk_channel_id"
    | "afk_timeout"
    | "verification_level"
    | "default_message_notifications"
    | "explicit_content_filter"
    | "features"
    | "mfa_level"
    | "application_id"
    | "system_channel_id"
    | "system_channel_flags"
    | "rules_channel_id"
    | "vanity_url_code"
    | "description"
    | "premium_tier"
    | "preferred_locale"
    | "public_updates_channel_id"
    | "nsfw_level"
  > & { readonly region: string | null };
  /** The first role is @everyone, with the guild's id. */
  readonly roles: readonly Role[];
  readonly channels: readonly (NewChannel & { readonly id: Snowflake })[];
}

/**
 * The issues of a request for a new guild, beyond its schema and its icon.
 *
 * Rules: guild-create-parent-is-category, guild-create-duplicate-temporary-id, guild-create-channel-pointers,
 * guild-create-channel-types, guild-create-channel-overwrites, channel-create-category-limit, role-permission-bits.
 */
export function newGuildIssues(body: CreateGuildBody): FormIssue[] {
  const issues: FormIssue[] = [];
  const channels = body.channels ?? [];
  const categories = categoryIds(channels);
  const seen = new Set<number | undefined>();
  const cyclic = cyclicIds(new Map(channels.map(({ id, parent_id = null }) => [id, parent_id])));
  const held = new Map<number, number>();
  const placeholders = new Set((body.roles ?? []).flatMap(({ id }) => (id === undefined ? [] : [String(id)])));
  for (const [index, { id, type, parent_id, permission_overwrites = [] }] of channels.entries()) {
    const at = (key: string) => pointer("channels", index, key);
    const overwrites = at("permission_overwrites");
    // A placeholder of a role may equal the ID of a user.
    const nameOf = ({ type, id }: CreateGuildOverwrite) => `${type} ${canonicalId(id)}`;
    issues.push(...duplicateOverwriteIssues(overwrites, permission_overwrites, nameOf));
    for (const [place, overwrite] of permission_overwrites.entries())
      issues.push(...overwriteIssues(`${overwrites}/${place}`, overwrite, placeholders));
    issues.push(...channelTypeIssues(at("type"), type));
    if (id !== undefined && seen.has(id))
      issues.push({ path: at("id"), code: "unique", message: `must be the only temporary id ${id}` });
    seen.add(id);
    if (parent_id === undefined) continue;
    const path = at("parent_id");
    if (!categories.has(parent_id))
      issues.push({ path, code: "category", message: "must be a category of the same request" });
    const count = (held.get(parent_id) ?? 0) + 1;
    held.set(parent_id, count);
    issues.push(...categorySizeIssues(path, count), ...cycleIssues(path, id, cyclic));
  }
  for (const field of ["afk_channel_id", "system_channel_id"] as const) {
    const named = body[field];
    if (named !== undefined && !channels.some(({ id }) => sameId(id, named)))
      issues.push({ path: pointer(field), code: "channel", message: "must be the temporary id of a channel" });
  }
  return [...issues, ...newRoleIssues(body.roles ?? [])];
}

function newRoleIssues(roles: NonNullable<CreateGuildBody["roles"]>): FormIssue[] {
  const seen = new Set<string>();
  return roles.flatMap(({ id, permissions }, index) => {
    const isDuplicate = id !== undefined && seen.has(String(id));
    if (id !== undefined) seen.add(String(id));
    const message = `must be the only placeholder ${id}`;
    return [
      ...(isDuplicate ? [{ path: pointer("roles", index, "id"), code: "unique", message }] : []),
      ...(permissions === undefined ? [] : permissionIssues(pointer("roles", index, "permissions"), permissions)),
    ];
  });
}

function overwriteIssues(
  path: string,
  { id, type, allow, deny }: CreateGuildOverwrite,
  placeholders: ReadonlySet<string>,
): FormIssue[] {
  const isKnown = type === OverwriteType.ROLE ? placeholders.has(String(id)) : typeof id === "string";
  const message = type === OverwriteType.ROLE ? "must be the placeholder of a role" : "must be the ID of a user";
  return [
    ...(isKnown ? [] : [{ path: `${path}/id`, code: "overwrite", message }]),
    ...permissionIssues(`${path}/allow`, allow),
    ...permissionIssues(`${path}/deny`, deny),
  ];
}

/**
 * The guild that a request creates, with its initial roles and channels. The request must have no issues. All ids come
 * from `newId`; the first one is the guild's.
 *
 * Rules: guild-create-owner, guild-create-application-id, guild-create-temporary-ids, guild-create-snowflake-ids,
 * guild-create-channel-pointers, guild-create-channel-overwrites, guild-create-first-role-is-everyone,
 * guild-create-role-ids, guild-create-role-positions, guild-create-no-default-channels, guild-create-defaults,
 * guild-create-locale, role-everyone, role-managed-set-by-service.
 */
export function newGuild(
  body: CreateGuildBody,
  creator: { readonly user_id: Snowflake; readonly application_id: Snowflake | null },
  newId: () => Snowflake,
): NewGuild {
  const id = newId();
  const roles = newRoles(id, body.roles, newId);
  const entries = (body.channels ?? []).map((entry) => ({ entry, id: newId() }));
  const ids = new Map(entries.map(({ entry, id }) => [String(entry.id), id]));
  const idOf = (temporary: Snowflake | number | undefined): Snowflake | null =>
    temporary === undefined ? null : (ids.get(String(temporary)) ?? null);
  const roleIds = new Map(roles.map((role, index) => [String(body.roles?.[index]?.id), role.id]));
  const channels = entries.map(({ entry, id }, position) => {
    const { id: _, parent_id, permission_overwrites = [], ...fields } = entry;
    const overwrites = permission_overwrites.map((overwrite) => {
      const named = String(overwrite.id);
      return { ...overwrite, id: overwrite.type === OverwriteType.ROLE ? (roleIds.get(named) ?? named) : named };
    });
    return {
      ...newChannel({ ...fields, position, permission_overwrites: overwrites }),
      id,
      parent_id: idOf(parent_id),
    };
  });
  return {
    guild: {
      id,
      name: body.name,
      owner_id: creator.user_id,
      application_id: creator.application_id,
      region: body.region ?? null,
      afk_channel_id: idOf(body.afk_channel_id),
      afk_timeout: body.afk_timeout ?? 300,
      verification_level: body.verification_level ?? 0,
      default_message_notifications: body.default_message_notifications ?? 0,
      explicit_content_filter: body.explicit_content_filter ?? 0,
      mfa_level: 0,
      nsfw_level: 0,
      premium_tier: 0,
      features: [],
      system_channel_id: idOf(body.system_channel_id),
      system_channel_flags: body.system_channel_flags ?? 0,
      rules_channel_id: null,
      public_updates_channel_id: null,
      vanity_url_code: null,
      description: null,
      preferred_locale: "en-US",
    },
    roles,
    channels,
  };
}

function newRoles(guild_id: Snowflake, requested: CreateGuildBody["roles"], newId: () => Snowflake): Role[] {
  const [first, ...others] = requested ?? [];
  const shared = { color: 0, hoist: false, managed: false, mentionable: false };
  const permissions = first?.permissions ?? String(defaultEveryonePermissions);
  const everyone = { ...shared, id: guild_id, name: "@everyone", permissions, position: 0 };
  const positions = distinctPositions(others.map(({ position }, index) => [index, position ?? index + 1]));
  return [
    everyone,
    ...others.map((role, index) => ({
      id: newId(),
      name: role.name ?? unnamedRole,
      permissions: role.permissions ?? permissions,
      position: positions.get(index) as number,
      color: role.color ?? shared.color,
      hoist: role.hoist ?? shared.hoist,
      managed: false,
      mentionable: role.mentionable ?? shared.mentionable,
    })),
  ];
}

/** Temporary ids are numbers, but references to them may be strings (READINGS T27). */
function sameId(id: number | undefined, named: Snowflake | number | undefined): boolean {
  return id !== undefined && String(id) === String(named);
}
