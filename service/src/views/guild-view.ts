import type { Emoji, Guild, GuildCreateEvent, GuildPreview, Role } from "@guildwire/api/types";
import { presentMembers } from "../rules/guild-availability.js";
import { whenDiscoverable } from "../rules/guild-preview.js";
import { compareRoles } from "../rules/role-positions.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredMember } from "../store/repositories/members.js";
import { channelView } from "./channel-view.js";
import { memberView, presenceView } from "./member-view.js";

/** Maximum number of members of any guild, and of users in a video channel. */
const maxMembers = 250_000;
const maxVideoChannelUsers = 25;

export function guildView(guild: StoredGuild, roles: readonly Role[], emojis: readonly Emoji[]): Guild {
  const { created_at, vanity_url_uses, discovery_splash, ...fields } = guild;
  // Does not compile if a column is added that the interface does not show.
  const shown: Pick<Guild, keyof typeof fields> = fields;
  return {
    ...shown,
    discovery_splash: whenDiscoverable(guild.features, discovery_splash),
    roles: [...roles].sort(compareRoles),
    emojis: [...emojis],
    max_presences: null,
    max_members: maxMembers,
    max_video_channel_users: maxVideoChannelUsers,
  };
}

export function guildPreviewView(
  guild: StoredGuild,
  emojis: readonly Emoji[],
  { members, present }: { readonly members: number; readonly present: number },
): GuildPreview {
  const { id, name, icon, splash, discovery_splash, features, description } = guild;
  return {
    id,
    name,
    icon,
    splash,
    discovery_splash: whenDiscoverable(features, discovery_splash),
    emojis: [...emojis],
    features,
    approximate_member_count: members,
    approximate_presence_count: present,
    description: whenDiscoverable(features, description),
  };
}

/** Guild Create of a new guild: its only member is its creator. */
export function newGuildEvent(
  guild: Guild,
  creator: StoredMember,
  channels: readonly StoredChannel[],
): GuildCreateEvent {
  return {
    ...guild,
    joined_at: creator.joined_at.toISOString(),
    large: false,
    unavailable: false,
    member_count: 1,
    voice_states: [],
    members: [memberView(creator)],
    channels: channels.map(channelView),
    threads: [],
    presences: presentMembers([creator]).map(presenceView),
    stage_instances: [],
  };
}
