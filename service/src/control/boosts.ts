import type { Work } from "../store/work.js";
import { memberUpdateEvent } from "../views/member-view.js";
import { emitGuildEvent } from "./emit-guild-event.js";

/** Starts or ends a member's boost of a guild, and updates the guild's number of boosts. */
export async function setBoost(work: Work, guildId: string, userId: string, boosts: boolean): Promise<void> {
  const guild = await work.guilds.get(guildId);
  const member = await work.members.get(guild.id, userId);
  if ((member.premium_since !== null) === boosts) return;
  const premium_since = boosts ? work.now : null;
  await work.members.update(guild.id, member.user_id, { premium_since });
  const premium_subscription_count = guild.premium_subscription_count + (boosts ? 1 : -1);
  await work.guilds.update(guild.id, { premium_subscription_count });
  await emitGuildEvent(work, guild.id, "GUILD_MEMBER_UPDATE", memberUpdateEvent({ ...member, premium_since }));
}
