import { InviteTargetType } from "@guildwire/api/types";
import { errors } from "@guildwire/control/server";
import type { CreateInviteBody, Invite } from "@guildwire/control/types";
import { isInviteValid } from "../rules/invites.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { NewInvite, StoredInvite } from "../store/repositories/invites.js";
import type { Work } from "../store/work.js";
import { requireApplication } from "./require-objects.js";

/**
 * Counts the use of an invite, or of the guild's vanity URL.
 *
 * Throws unknownInvite (404, code 10006) for an invite that belongs to another guild, is used up or has expired.
 */
export async function applyInvite(work: Work, guild: StoredGuild, code: string): Promise<void> {
  if (code === guild.vanity_url_code) {
    await work.guilds.update(guild.id, { vanity_url_uses: guild.vanity_url_uses + 1 });
    return;
  }
  const invite = await work.invites.find(guild.id, code);
  if (invite === undefined || !isInviteValid(invite, work.now)) throw errors.unknownInvite();
  await work.invites.countUse(guild.id, code);
}

/** The stored target of an invite, other than its channel. Throws unknownUser or unknownApplication (404). */
export async function inviteTarget(
  work: Work,
  { target_user_id, target_application_id }: Pick<CreateInviteBody, "target_user_id" | "target_application_id">,
): Promise<Pick<NewInvite, "target_type" | "target_user_id" | "target_application_id">> {
  if (target_user_id !== undefined) {
    const { id } = await work.users.get(target_user_id);
    return { target_type: InviteTargetType.STREAM, target_user_id: id };
  }
  if (target_application_id === undefined) return {};
  const { id } = await requireApplication(work, target_application_id);
  return { target_type: InviteTargetType.EMBEDDED_APPLICATION, target_application_id: id };
}

export function inviteView(invite: StoredInvite): Invite {
  const { code, guild_id, channel_id, inviter_id, uses, max_uses, max_age, temporary, expires_at } = invite;
  return {
    code,
    guild_id,
    channel_id,
    inviter_id: inviter_id ?? "0",
    uses,
    max_uses,
    max_age,
    temporary,
    expires_at: expires_at?.toISOString() ?? null,
  };
}
