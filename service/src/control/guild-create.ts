import type { GuildCreateEvent } from "@guildwire/api/types";
import { largeThreshold, mayViewThread, presentMembers } from "../rules/guild-availability.js";
import { channelPermissions } from "../rules/permissions.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Work } from "../store/work.js";
import { channelView, threadView } from "../views/channel-view.js";
import { emojiView } from "../views/emoji-view.js";
import { guildView } from "../views/guild-view.js";
import { memberView, presenceView } from "../views/member-view.js";
import { voiceStateView } from "./views.js";

/**
 * Guild Create for an application whose bot has come into a guild: everything that the bot may see of it.
 *
 * Rules: event-guild-create-all-fields, event-guild-create-voice-states, event-guild-create-threads.
 */
export async function guildCreateFor(work: Work, guild: StoredGuild, bot: StoredMember): Promise<GuildCreateEvent> {
  const { id } = guild;
  const roles = await work.roles.list(id);
  const members = await work.members.list(id);
  const channels = await work.channels.list(id);
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
    large: members.length >= largeThreshold,
    unavailable: false,
    member_count: members.length,
    voice_states: voiceStates,
    members: members.map(memberView),
    channels: channels.map(channelView),
    threads: await visibleThreads(),
    presences: presentMembers(members).map(presenceView),
    stage_instances: await work.stageInstances.list(id),
  };

  async function visibleThreads(): Promise<GuildCreateEvent["threads"]> {
    const joined = new Set((await work.threads.joinedBy(id, bot.user_id)).map(({ thread_id }) => thread_id));
    const counts = await work.threads.memberCounts(id);
    const facts = { guild_id: id, owner_id: guild.owner_id, roles };
    return (await work.threads.active(id))
      .filter((thread) => {
        const parent = channels.find((channel) => channel.id === thread.parent_id);
        if (parent === undefined) return false;
        const permissions = channelPermissions(facts, bot, parent.permission_overwrites);
        return mayViewThread(thread, { joined: joined.has(thread.id), permissions });
      })
      .map((thread) => threadView(thread, counts.get(thread.id) ?? 0));
  }
}
