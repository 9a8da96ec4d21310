import { errors } from "@guildwire/api/server";
import type { Role } from "@guildwire/api/types";
import { pendingAfter } from "../rules/members.js";
import { assertNotEveryone } from "../rules/roles.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";

/** A role that members can get or lose. Throws invalidRole (400) for @everyone, and unknownRole (404). */
export function requireAssignableRole(guildId: string, roles: readonly Role[], id: string): Role {
  assertNotEveryone(guildId, id);
  const role = roles.find((one) => one.id === id);
  if (role === undefined) throw errors.unknownRole();
  return role;
}

/** Replaces the roles of a member; a new role also ends the member's screening. Undefined changes nothing. */
export async function assignRoles(
  work: Work,
  member: StoredMember,
  roles: readonly string[] | undefined,
): Promise<void> {
  if (roles === undefined) return;
  const { guild_id, user_id } = member;
  await work.members.setRoles(guild_id, user_id, roles);
  const pending = pendingAfter(member.pending, member.roles, roles);
  if (pending !== member.pending) await work.members.update(guild_id, user_id, { pending });
}
