import { errors } from "@guildwire/control/server";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { StoredVoiceState, VoiceStateChanges } from "../store/repositories/voice-states.js";
import type { Work } from "../store/work.js";

/** Connects a member to a voice or stage channel of the guild, or moves one who is connected. */
export async function connectToVoice(
  work: Work,
  member: StoredMember,
  channel: StoredChannel,
  own: Pick<VoiceStateChanges, "self_mute" | "self_deaf" | "self_video" | "self_stream">,
): Promise<StoredVoiceState> {
  const { guild_id, user_id } = member;
  await work.voiceStates.connect(guild_id, user_id, channel.id, own);
  // On a stage, members start as listeners.
  await work.voiceStates.move(guild_id, user_id, channel);
  await work.members.update(guild_id, user_id, { last_active: work.now });
  return requireVoiceState(work, member);
}

/** Throws targetNotInVoice (400, code 40032) for a member who is not in a voice channel. */
export async function requireVoiceState(work: Work, member: StoredMember): Promise<StoredVoiceState> {
  const state = await work.voiceStates.find(member.guild_id, member.user_id);
  if (state === undefined) throw errors.targetNotInVoice();
  return state;
}
