import { Permission, type PermissionName } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import type { Role } from "@guildwire/api/types";
import type { Context, Operation } from "@guildwire/runtime/server";
import { assertHolds, assertHoldsInChannel, assertOwner, guildPermissions } from "../rules/permissions.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";
import type { Principal } from "./principal.js";
import { permissionsInChannelOrThread } from "./viewing.js";

/** A member who calls, let in by the rules of an operation. */
export interface Caller {
  readonly guild: StoredGuild;
  /** All roles of the guild, in no order. */
  readonly roles: readonly Role[];
  readonly member: StoredMember;
  /** What the member may do in the guild, channel overwrites left aside. */
  readonly permissions: bigint;
}

type CallContext = Pick<Context<Principal>, "principal" | "operation">;

/** How long a member who does something may go unnoticed: prunes count in days. */
const activityInterval = 3_600_000;

/**
 * Lets the caller of an operation of a guild in, by what the specification declares: permissions, those of the fields
 * that the body carries, and ownership.
 *
 * Throws unknownGuild (404), missingAccess (403, code 50001) for somebody who is no member, and missingPermissions (403,
 * code 50013).
 */
export async function authorizeCall(
  work: Work,
  context: CallContext,
  { path, body }: { readonly path: { readonly guild_id: string }; readonly body?: unknown },
): Promise<Caller> {
  const caller = await loadCaller(work, context, path.guild_id);
  const needs = requiredPermissionsOf(context.operation, body);
  if (needs.ownerOnly) assertOwner(caller.guild, caller.member.user_id);
  assertHolds(caller.permissions, needs.permissions);
  return caller;
}

/**
 * Lets the caller of an operation of a channel in; permissions are those in the channel or thread.
 *
 * @param guildId The guild of the channel, as the directory says.
 *
 * Throws unknownChannel (404, code 10003), missingAccess (403, code 50001) for somebody who is no member or does not see
 * the channel, and missingPermissions (403, code 50013).
 */
export async function authorizeInChannel(
  work: Work,
  context: CallContext,
  guildId: string,
  channelId: string,
): Promise<Caller & { readonly channel: StoredChannel; readonly channelPermissions: bigint }> {
  const caller = await loadCaller(work, context, guildId);
  const channel = await work.channels.find(caller.guild.id, channelId);
  if (channel === undefined) throw errors.unknownChannel();
  const held = await permissionsInChannelOrThread(work, caller, channel);
  assertHoldsInChannel(held, requiredPermissionsOf(context.operation, undefined).permissions);
  return { ...caller, channel, channelPermissions: held };
}

/** Lets in who is a member. Throws unknownGuild (404), and missingAccess (403, code 50001). */
async function loadCaller(work: Work, { principal, operation }: CallContext, guildId: string): Promise<Caller> {
  const guild = await work.guilds.get(guildId);
  const member = await work.members.find(guild.id, principal.userId);
  if (member === undefined) throw errors.missingAccess();
  const roles = await work.roles.list(guild.id);
  const permissions = guildPermissions({ guild_id: guild.id, owner_id: guild.owner_id, roles }, member);
  // A unit of work that only reads cannot take down that somebody was here; whoever only reads does nothing.
  if (operation.method !== "GET" && work.now.getTime() - member.last_active.getTime() > activityInterval)
    await work.members.update(guild.id, member.user_id, { last_active: work.now });
  return { guild, roles, member, permissions };
}

/** What an operation declares that its caller holds, with such a body. */
function requiredPermissionsOf(
  { permissions = [], ownerOnly, fieldPermissions = [] }: Operation,
  body: unknown,
): { readonly permissions: bigint; readonly ownerOnly: boolean } {
  const sent = fieldPermissions.filter(({ property }) => Object.hasOwn(Object(body), property));
  const names = [...permissions, ...sent.flatMap((field) => field.permissions)] as PermissionName[];
  return {
    permissions: names.reduce((set, name) => set | Permission[name], 0n),
    ownerOnly: ownerOnly === true || sent.some((field) => field.ownerOnly === true),
  };
}
