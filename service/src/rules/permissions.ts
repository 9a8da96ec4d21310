import { Permission, parsePermissions } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import { type Overwrite, OverwriteType, type Role, type Snowflake } from "@guildwire/api/types";
import type { FormIssue } from "./form.js";

/** The properties of a guild that its permissions are computed from. */
export interface GuildRoles {
  /** Id of the guild, which is also the id of its role @everyone. */
  readonly guild_id: Snowflake;
  readonly owner_id: Snowflake;
  readonly roles: readonly Pick<Role, "id" | "permissions">[];
}

/** The member whose permissions are computed. */
export interface PermissionHolder {
  readonly user_id: Snowflake;
  /** Ids of the member's roles, without @everyone. */
  readonly roles: readonly Snowflake[];
  /** True for a member who has not passed Membership Screening. */
  readonly pending?: boolean;
}

/** Every bit that the interface defines. */
export const allPermissions: bigint = Object.values(Permission).reduce((all, bit) => all | bit, 0n);

/** The permissions of a pending member: view only. */
const pendingPermissions = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY;

/**
 * The permissions of a member in the guild, without channel overwrites. Positions of roles have no effect.
 *
 * Rules: auth-permissions-base, auth-permissions-all, member-add-pending-restricted, auth-no-position-hierarchy.
 */
export function guildPermissions(guild: GuildRoles, member: PermissionHolder): bigint {
  const held = guild.roles.filter(({ id }) => id === guild.guild_id || member.roles.includes(id));
  return permissionsOfRoles(
    held.map(({ permissions }) => permissions),
    { isOwner: member.user_id === guild.owner_id, isPending: member.pending === true },
  );
}

/**
 * The permissions of a member from those of the member's roles, with @everyone.
 *
 * Rules: auth-permissions-base, auth-permissions-all, member-add-pending-restricted.
 */
export function permissionsOfRoles(
  roles: readonly string[],
  { isOwner, isPending }: { readonly isOwner: boolean; readonly isPending: boolean },
): bigint {
  if (isOwner) return allPermissions;
  const held = roles.reduce((set, permissions) => set | parsePermissions(permissions), 0n);
  if (isPending) return held & pendingPermissions;
  return (held & Permission.ADMINISTRATOR) === 0n ? held : allPermissions;
}

/**
 * The permissions of a member in a channel, from those in the guild and the channel's overwrites: first @everyone's,
 * then those of the member's roles together, then the member's own; in each step deny first, then allow.
 *
 * Rules: channel-overwrite-order, auth-permissions-all, member-add-pending-restricted.
 */
export function channelPermissions(
  guild: GuildRoles,
  member: PermissionHolder,
  overwrites: readonly Overwrite[],
): bigint {
  const base = guildPermissions(guild, member);
  if ((base & Permission.ADMINISTRATOR) !== 0n) return base;
  const forRoles = overwrites.filter(({ type }) => type === OverwriteType.ROLE);
  const steps = [
    forRoles.filter(({ id }) => id === guild.guild_id),
    forRoles.filter(({ id }) => member.roles.includes(id)),
    overwrites.filter(({ type, id }) => type === OverwriteType.MEMBER && id === member.user_id),
  ];
  const held = steps.reduce((set, step) => (set & ~union(step, "deny")) | union(step, "allow"), base);
  return member.pending === true ? held & pendingPermissions : held;
}

/**
 * The bits of a member in a channel that the interface does not define, which versions 9 and 10 show. The owner and
 * administrators hold all that roles of the guild have.
 *
 * @param guild With the unknown bits of each role as its permissions.
 * @param overwrites With unknown bits only.
 * @param known The member's permissions in the channel.
 */
export function unknownPermissions(
  guild: GuildRoles,
  member: PermissionHolder,
  overwrites: readonly Overwrite[],
  known: bigint,
): bigint {
  if ((known & Permission.ADMINISTRATOR) !== 0n)
    return guild.roles.reduce((set, { permissions }) => set | parsePermissions(permissions), 0n);
  // Without a view of the channel, nothing else is held there.
  if (member.pending === true || !holds(known, Permission.VIEW_CHANNEL)) return 0n;
  const noOwner = { ...guild, owner_id: "0" };
  return channelPermissions(noOwner, member, overwrites);
}

/**
 * Whether @everyone may view a channel: a member without roles.
 *
 * Rules: widget-public-channels.
 */
export function isVisibleToEveryone(guild: GuildRoles, overwrites: readonly Overwrite[]): boolean {
  const emptyMember: PermissionHolder = { user_id: "0", roles: [] };
  return (channelPermissions(guild, emptyMember, overwrites) & Permission.VIEW_CHANNEL) !== 0n;
}

/** Whether a set contains all wanted bits. */
export function holds(held: bigint, wanted: bigint): boolean {
  return (wanted & ~held) === 0n;
}

/**
 * Throws missingPermissions (403, code 50013) unless the caller has all required permissions.
 *
 * Rules: auth-guild-permission, auth-permission-missing.
 */
export function assertHolds(held: bigint, wanted: bigint): void {
  if (!holds(held, wanted)) throw errors.missingPermissions();
}

/**
 * Throws missingAccess (403, code 50001) unless the caller can view the channel in which the permissions are held.
 *
 * Rules: auth-channel-not-visible.
 */
export function assertViews(held: bigint): void {
  if (!holds(held, Permission.VIEW_CHANNEL)) throw errors.missingAccess();
}

/**
 * Throws missingAccess (403, code 50001) for a caller who cannot view the channel, and missingPermissions (403, code
 * 50013) for one who can, but lacks a required permission there.
 */
export function assertHoldsInChannel(held: bigint, wanted: bigint): void {
  assertViews(held);
  assertHolds(held, wanted);
}

/**
 * Throws missingPermissions (403, code 50013) for anyone but the owner, including administrators.
 *
 * Rules: guild-delete-owner-only, guild-delete-refused, guild-modify-owner-transfer, guild-modify-owner-refused.
 */
export function assertOwner(guild: Pick<GuildRoles, "owner_id">, user_id: Snowflake): void {
  if (guild.owner_id !== user_id) throw errors.missingPermissions();
}

/**
 * The issue of a permission set in a request with undefined bits.
 *
 * Rules: role-permission-bits.
 */
export function permissionIssues(path: string, permissions: string): FormIssue[] {
  const unknown = parsePermissions(permissions) & ~allPermissions;
  if (unknown === 0n) return [];
  const bits = [...unknown.toString(2)].toReversed().flatMap((digit, bit) => (digit === "1" ? [bit] : []));
  const found = `${bits.length === 1 ? "bit" : "bits"} ${bits.join(", ")}`;
  return [
    { path, code: "flags", message: `must be made of known permissions (got ${permissions}; unknown: ${found})` },
  ];
}

function union(overwrites: readonly Overwrite[], side: "allow" | "deny"): bigint {
  return overwrites.reduce((set, overwrite) => set | parsePermissions(overwrite[side]), 0n);
}
