import { Permission, type PermissionName } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import type { Role } from "@guildwire/api/types";
import { type Context, requiredPermissionsOf } from "@guildwire/runtime/server";
import {
  assertHolds,
  assertHoldsInChannel,
  assertOwner,
  assertViews,
  guildPermissions,
  permissionsOfRoles,
} from "../rules/permissions.js";
import type { CallerResult, GuildCall } from "../store/guild-queries.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";
import type { LockScope } from "../store/write-scope.js";
import type { Principal } from "./principal.js";
import { permissionsInChannelOrThread } from "./viewing.js";

/** The calling member, once authorized for an operation. */
export interface Caller {
  readonly guild: StoredGuild;
  /** All roles of the guild, unordered. */
  readonly roles: readonly Role[];
  readonly member: StoredMember;
  /** The member's permissions in the guild, without channel overwrites. */
  readonly permissions: bigint;
}

type CallContext = Pick<Context<Principal>, "principal" | "operation">;

/** Minimum milliseconds between two updates of a member's last activity. An hour is precise enough for prunes. */
const activityInterval = 3_600_000;

/**
 * Authorizes the caller of a guild operation by the requirements in the specification: permissions for the operation
 * and for the sent properties, and ownership.
 *
 * Throws unknownGuild (404), missingAccess (403, code 50001) for a caller who is not a member or cannot view one of the
 * channels, and missingPermissions (403, code 50013).
 *
 * @param named The channels and threads of the guild that the body of the request names.
 *
 * Rules: auth-channel-not-visible.
 */
export async function authorizeCall(
  work: Work,
  context: CallContext,
  { path, body }: { readonly path: { readonly guild_id: string }; readonly body?: unknown },
  named: readonly StoredChannel[] = [],
): Promise<Caller> {
  const caller = await loadCaller(work, context, path.guild_id);
  for (const channel of named) assertViews(await permissionsInChannelOrThread(work, caller, channel));
  const required = requiredPermissionsOf(context.operation, body);
  if (required.ownerOnly) assertOwner(caller.guild, caller.member.user_id);
  assertHolds(caller.permissions, bitsOf(required.permissions));
  return caller;
}

/**
 * Authorizes the caller of a guild operation like `authorizeCall`, by the facts that a query returns with its result.
 * Returns that result.
 */
export function authorizeResult<Result>(context: CallContext, found: CallerResult<Result>): Result {
  const { caller } = found;
  if (caller === undefined) throw errors.unknownGuild();
  const { member, owner_id } = caller;
  if (member === undefined) throw errors.missingAccess();
  const required = requiredPermissionsOf(context.operation, undefined);
  if (required.ownerOnly) assertOwner(caller, member.user_id);
  const standing = { isOwner: member.user_id === owner_id, isPending: member.pending };
  assertHolds(permissionsOfRoles(member.permissions, standing), bitsOf(required.permissions));
  return found.result;
}

/** The write scope of an operation on a guild that begins with `authorizeCall`. */
export function callScope(
  { principal }: CallContext,
  { path }: { readonly path: { readonly guild_id: string } },
): LockScope {
  return { guild: path.guild_id, caller: principal.userId };
}

/** The arguments of a query about a guild. */
export function guildCall(
  { principal }: CallContext,
  { path }: { readonly path: { readonly guild_id: string } },
): GuildCall {
  return { guildId: path.guild_id, userId: principal.userId };
}

/**
 * Authorizes the caller of a channel operation by the permissions in the channel or thread.
 *
 * @param guildId The guild of the channel, from the directory.
 * @param found The channel; undefined for an unknown one.
 *
 * Throws unknownChannel (404, code 10003), missingAccess (403, code 50001) for a caller who is not a member or cannot
 * view the channel, and missingPermissions (403, code 50013).
 */
export async function authorizeInChannel(
  work: Work,
  context: CallContext,
  guildId: string,
  found: StoredChannel | Promise<StoredChannel | undefined> | undefined,
): Promise<{ readonly caller: Caller; readonly channel: StoredChannel }> {
  const [caller, channel] = await Promise.all([loadCaller(work, context, guildId), found]);
  return { caller, channel: await assertHoldsIn(work, context, caller, channel) };
}

/** Authorizes a caller of another channel as `authorizeInChannel` does. Returns the channel. */
export async function assertHoldsIn(
  work: Work,
  { operation }: CallContext,
  caller: Caller,
  channel: StoredChannel | undefined,
): Promise<StoredChannel> {
  if (channel === undefined) throw errors.unknownChannel();
  const held = await permissionsInChannelOrThread(work, caller, channel);
  assertHoldsInChannel(held, bitsOf(requiredPermissionsOf(operation, undefined).permissions));
  return channel;
}

/** Requires that the caller is a member. Throws unknownGuild (404), and missingAccess (403, code 50001). */
async function loadCaller(work: Work, { principal, operation }: CallContext, guildId: string): Promise<Caller> {
  const { guild, member, roles } = await work.callers.load(guildId, principal.userId);
  if (guild === undefined) throw errors.unknownGuild();
  if (member === undefined) throw errors.missingAccess();
  const permissions = guildPermissions({ guild_id: guild.id, owner_id: guild.owner_id, roles }, member);
  // Reads do not count as activity, because their unit of work is read-only.
  if (operation.method !== "GET" && work.now.getTime() - member.last_active.getTime() > activityInterval)
    await work.members.update(guild.id, member.user_id, { last_active: work.now });
  return { guild, roles, member, permissions };
}

function bitsOf(permissions: readonly string[]): bigint {
  return (permissions as readonly PermissionName[]).reduce((set, name) => set | Permission[name], 0n);
}
