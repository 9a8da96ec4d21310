import type { VoiceState } from "@guildwire/control/types";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { VoiceStateChanges } from "../store/repositories/voice-states.js";
import type { Work } from "../store/work.js";
import { requireVoiceState } from "./require-objects.js";
import { type Extensible, voiceStateView } from "./views.js";

/** Connects a member to a voice or stage channel of the guild, or moves one who is connected. */
export async function connectToVoice(
  work: Work,
  member: StoredMember,
  channel: StoredChannel,
  own: Pick<VoiceStateChanges, "self_mute" | "self_deaf" | "self_video" | "self_stream">,
): Promise<Extensible<VoiceState>> {
  const { guild_id, user_id } = member;
  await work.voiceStates.connect(guild_id, user_id, channel.id, own);
  // On a stage, members start as listeners.
  await work.voiceStates.move(guild_id, user_id, channel);
  await work.members.update(guild_id, user_id, { last_active: work.now });
  return voiceStateView(await requireVoiceState(work, member), member);
}
