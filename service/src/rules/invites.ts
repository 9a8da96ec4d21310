import { errors } from "@guildwire/api/server";
import type { GuildFeature, VanityUrl } from "@guildwire/api/types";

/**
 * The vanity URL of a guild. Throws missingAccess (403, code 50001) for a guild without the feature VANITY_URL.
 *
 * Rules: invite-vanity-feature, invite-vanity-null.
 */
export function vanityUrl(features: readonly GuildFeature[], code: string | null, uses: number): VanityUrl {
  if (!features.includes("VANITY_URL")) throw errors.missingAccess();
  return { code, uses };
}

/** The properties that limit an invite. `max_age` is in seconds; 0 means unlimited, as for `max_uses`. */
export interface InviteTerms {
  readonly created_at: Date;
  readonly max_age: number;
  readonly max_uses: number;
  readonly uses: number;
}

/** When an invite expires; null for never. */
export function inviteExpiry({ created_at, max_age }: Pick<InviteTerms, "created_at" | "max_age">): Date | null {
  return max_age === 0 ? null : new Date(created_at.getTime() + max_age * 1000);
}

/** Whether an invite is valid: neither expired nor used up. */
export function isInviteValid(invite: InviteTerms, now: Date): boolean {
  const expiry = inviteExpiry(invite);
  return (expiry === null || expiry > now) && (invite.max_uses === 0 || invite.uses < invite.max_uses);
}
