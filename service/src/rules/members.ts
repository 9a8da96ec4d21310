import { errors } from "@guildwire/api/server";
import type { ModifyGuildMemberBody, Role, Snowflake } from "@guildwire/api/types";
import { isVoice, type PlacedChannel } from "./channels.js";

/** A user's access token, as an authorization server issued it. */
export interface AccessToken {
  readonly user_id: Snowflake;
  /** The application that it was granted to. */
  readonly application_id: Snowflake;
  readonly scopes: readonly string[];
  readonly expires_at: Date;
}

/**
 * Throws invalidAccessToken (403, code 50025) unless the token lets the bot's application add this user.
 *
 * Rules: member-add-token-scope, member-add-token-refused.
 */
export function assertMayJoinWith(
  token: AccessToken | undefined,
  wanted: { readonly user_id: Snowflake; readonly application_id: Snowflake | undefined; readonly now: Date },
): void {
  const granted =
    token !== undefined &&
    token.user_id === wanted.user_id &&
    token.application_id === wanted.application_id &&
    token.scopes.includes("guilds.join") &&
    token.expires_at > wanted.now;
  if (!granted) throw errors.invalidAccessToken();
}

/**
 * Whether a new member must pass Membership Screening; members with a role need not.
 *
 * Rules: member-add-pending, member-add-roles-bypass.
 */
export function startsPending(screening: boolean, roles: readonly Snowflake[]): boolean {
  return screening && roles.length === 0;
}

/**
 * Whether a member is still pending after a change of roles: a new role ends the screening.
 *
 * Rules: member-role-admits, member-role-admits-bypass, member-role-admits-pending-false.
 */
export function pendingAfter(pending: boolean, before: readonly Snowflake[], after: readonly Snowflake[]): boolean {
  return pending && after.every((id) => before.includes(id));
}

/**
 * The nickname after a change; undefined if the request does not change it. An empty string removes it.
 *
 * Rules: member-modify-nick-removed, member-own-nick-null, member-own-nick-absent.
 */
export function changedNick(nick: string | null | undefined): string | null | undefined {
  return nick === "" ? null : nick;
}

/**
 * The roles of a list of ids, each once. Throws invalidRole (400, code 50028) for @everyone and for ids that are not
 * roles of the guild.
 *
 * Rules: member-add-roles-known, member-modify-roles-known, member-modify-roles-replace,
 * member-roles-without-everyone.
 */
export function namedRoles<R extends Pick<Role, "id">>(
  guild_id: Snowflake,
  roles: readonly R[],
  ids: readonly Snowflake[],
): R[] {
  const known = new Map(roles.map((role) => [role.id, role]));
  return [...new Set(ids)].map((id) => {
    const role = known.get(id);
    if (role === undefined || id === guild_id) throw errors.invalidRole();
    return role;
  });
}

/**
 * Throws if a voice change of a member is not possible: targetNotInVoice (400, code 40032) for a member who is not in a
 * voice channel, unknownChannel (404, code 10003) for a target that is not a channel of the guild (`target` undefined),
 * wrongChannelType (400, code 50024) for one without voice.
 *
 * Rules: member-modify-voice-state, member-modify-voice-state-code, member-modify-move-not-connected,
 * member-modify-move-unknown-channel, member-modify-move-channel-type, member-modify-move, member-modify-disconnect.
 */
export function assertVoiceChange(
  body: ModifyGuildMemberBody,
  connected: boolean,
  target: Pick<PlacedChannel, "type"> | undefined,
): void {
  const touches = body.mute !== undefined || body.deaf !== undefined || body.channel_id !== undefined;
  if (touches && !connected) throw errors.targetNotInVoice();
  if (body.channel_id === undefined || body.channel_id === null) return;
  if (target === undefined) throw errors.unknownChannel();
  if (!isVoice(target.type)) throw errors.wrongChannelType();
}

/**
 * Throws missingPermissions (403, code 50013) for the owner of the guild, who cannot be removed or banned.
 *
 * Rules: member-remove-owner, ban-create-owner.
 */
export function assertNotOwner(owner_id: Snowflake, user_id: Snowflake): void {
  if (owner_id === user_id) throw errors.missingPermissions();
}
