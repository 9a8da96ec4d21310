import type {
  GuildMember,
  GuildMemberUpdateEvent,
  PartialGuildMember,
  PartialPresenceUpdate,
} from "@guildwire/api/types";
import type { ShownMember, StoredMember } from "../store/repositories/members.js";
import { userView } from "./user-view.js";

export function memberView(member: ShownMember): GuildMember {
  return {
    user: userView({ ...member, id: member.user_id }),
    nick: member.nick,
    roles: member.roles,
    joined_at: member.joined_at.toISOString(),
    premium_since: member.premium_since?.toISOString() ?? null,
    deaf: member.deaf,
    mute: member.mute,
    pending: member.pending,
  };
}

/** A member in resolved data, with the permissions in the channel of the interaction: without user, deaf and mute. */
export function resolvedMemberView(member: StoredMember, permissions: bigint): PartialGuildMember {
  const { user: _user, deaf: _deaf, mute: _mute, ...shown } = memberView(member);
  return { ...shown, permissions: String(permissions) };
}

export function memberUpdateEvent(member: StoredMember): GuildMemberUpdateEvent {
  const { user = userView({ ...member, id: member.user_id }), ...view } = memberView(member);
  return { ...view, user, guild_id: member.guild_id };
}

export function presenceView({ user_id, status, activities, client_status }: StoredMember): PartialPresenceUpdate {
  return { user: { id: user_id }, status, activities, client_status };
}
