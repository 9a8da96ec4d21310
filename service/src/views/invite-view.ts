import type {
  IntegrationApplication,
  InviteWithMetadata,
  PartialInviteChannel,
  PartialInviteGuild,
  User,
  WelcomeScreen,
} from "@guildwire/api/types";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredInvite } from "../store/repositories/invites.js";

/** The target of an invite. */
export interface InviteRelations {
  readonly guild: PartialInviteGuild;
  readonly channel: PartialInviteChannel;
  readonly inviter?: User | undefined;
  readonly targetUser?: User | undefined;
  readonly targetApplication?: IntegrationApplication | undefined;
}

/**
 * An invite with its metadata.
 *
 * Rules: invite-list-metadata.
 */
export function inviteView(invite: StoredInvite, relations: InviteRelations): InviteWithMetadata {
  const { code, uses, max_uses, max_age, temporary, target_type } = invite;
  const { guild, channel, inviter, targetUser, targetApplication } = relations;
  return {
    code,
    guild,
    channel,
    ...(inviter && { inviter }),
    ...(target_type !== null && { target_type }),
    ...(targetUser && { target_user: targetUser }),
    ...(targetApplication && { target_application: targetApplication }),
    uses,
    max_uses,
    max_age,
    temporary,
    created_at: invite.created_at.toISOString(),
    expires_at: invite.expires_at?.toISOString() ?? null,
  };
}

/**
 * The guild of an invite.
 *
 * Rules: invite-guild-welcome-screen.
 */
export function inviteGuildView(guild: StoredGuild, welcomeScreen: WelcomeScreen | undefined): PartialInviteGuild {
  const { id, name, icon, splash, banner, description, features, verification_level, vanity_url_code } = guild;
  return {
    id,
    name,
    icon,
    splash,
    banner,
    description,
    features,
    verification_level,
    vanity_url_code,
    ...(welcomeScreen && { welcome_screen: welcomeScreen }),
  };
}
