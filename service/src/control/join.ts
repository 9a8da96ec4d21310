import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";
import { guildCreateFor } from "../views/guild-create-view.js";
import { memberView } from "../views/member-view.js";
import { emitGuildEvent } from "./emit-guild-event.js";

/** The initial state of a new member. */
export interface InitialMembership {
  readonly nick?: string | null;
  readonly roles: readonly string[];
  readonly pending: boolean;
}

/** Makes a user a member, and fires the events. If the user is a bot, its application receives Guild Create first. */
export async function join(
  work: Work,
  guild: StoredGuild,
  userId: string,
  { nick = null, roles, pending }: InitialMembership,
): Promise<StoredMember> {
  await work.members.insert({ guild_id: guild.id, user_id: userId, nick, roles, pending });
  const member = await work.members.get(guild.id, userId);
  if (member.application_id !== null) {
    const event = await guildCreateFor(work, guild, member);
    await work.outbox.append(guild.id, "GUILD_CREATE", [event], { audience: [member.application_id] });
  }
  await emitGuildEvent(work, guild.id, "GUILD_MEMBER_ADD", { ...memberView(member), guild_id: guild.id });
  return member;
}
