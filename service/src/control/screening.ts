import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";
import { memberUpdateEvent } from "../views/member-view.js";
import { emitGuildEvent } from "./emit-guild-event.js";

/**
 * Ends the screening of a pending member; no effect for a member who is not pending.
 *
 * Rules: member-screening-completed.
 */
export async function admitMember(work: Work, member: StoredMember): Promise<void> {
  if (!member.pending) return;
  await work.members.update(member.guild_id, member.user_id, { pending: false });
  await emitGuildEvent(work, member.guild_id, "GUILD_MEMBER_UPDATE", memberUpdateEvent({ ...member, pending: false }));
}

/** Ends the screening of all pending members, when it is disabled. */
export async function admitAll(work: Work, guildId: string): Promise<void> {
  for (const member of await work.members.list(guildId)) await admitMember(work, member);
}
