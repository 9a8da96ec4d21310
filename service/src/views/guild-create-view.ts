import type { GuildCreateEvent } from "@guildwire/api/types";
import { visibleThreads } from "../access/viewing.js";
import { largeThreshold, presentMembers } from "../rules/guild-availability.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";
import { channelView, threadView } from "./channel-view.js";
import { emojiView } from "./emoji-view.js";
import { guildView } from "./guild-view.js";
import { memberView, presenceView } from "./member-view.js";
import { voiceStateView } from "./voice-state-view.js";

/** Members of a guild, who may be only some of all. */
export interface SelectedMembers {
  readonly members: readonly StoredMember[];
  /** The number of all members. */
  readonly count: number;
}

/**
 * The Guild Create event for an application whose bot has joined a guild: everything that the bot may see.
 *
 * @param selected The members that the event contains, including those with a voice state. Default: all.
 *
 * Rules: event-guild-create-all-fields, event-guild-create-voice-states, event-guild-create-threads.
 */
export async function guildCreateFor(
  work: Work,
  guild: StoredGuild,
  bot: StoredMember,
  selected?: SelectedMembers,
): Promise<GuildCreateEvent> {
  const { id } = guild;
  const roles = await work.roles.list(id);
  const members = selected?.members ?? (await work.members.list(id));
  const count = selected?.count ?? members.length;
  const channels = await work.channels.list(id);
  const visible = await visibleThreads(work, { guild, roles, member: bot }, channels);
  const byUser = new Map(members.map((member) => [member.user_id, member]));
  const voiceStates = (await work.voiceStates.list(id)).flatMap((state) => {
    const member = byUser.get(state.user_id);
    if (member === undefined) return [];
    const { guild_id: _, ...view } = voiceStateView(state, member);
    return [view];
  });
  return {
    ...guildView(guild, roles, (await work.emojis.list(id)).map(emojiView)),
    joined_at: bot.joined_at.toISOString(),
    large: count >= largeThreshold,
    unavailable: false,
    member_count: count,
    voice_states: voiceStates,
    members: members.map(memberView),
    channels: channels.map(channelView),
    threads: visible.map(({ thread, memberCount }) => threadView(thread, memberCount)),
    presences: presentMembers(members, count).map(presenceView),
    stage_instances: await work.stageInstances.list(id),
  };
}
