import type { VoiceState } from "@guildwire/api/types";
import type { StoredMember } from "../store/repositories/members.js";
import type { StoredVoiceState } from "../store/repositories/voice-states.js";

/** Server mute and deafen are stored with the member. */
export function voiceStateView(state: StoredVoiceState, { mute, deaf }: StoredMember): VoiceState {
  return {
    guild_id: state.guild_id,
    channel_id: state.channel_id,
    user_id: state.user_id,
    session_id: state.session_id,
    mute,
    deaf,
    self_mute: state.self_mute,
    self_deaf: state.self_deaf,
    self_stream: state.self_stream,
    self_video: state.self_video,
    suppress: state.suppress,
    request_to_speak_timestamp: state.request_to_speak_timestamp?.toISOString() ?? null,
  };
}
