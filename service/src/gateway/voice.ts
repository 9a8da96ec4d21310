import { Permission } from "@guildwire/api/permissions";
import { HttpError } from "@guildwire/api/server";
import type { GatewayVoiceStateUpdate } from "@guildwire/control/types";
import { permissionsInChannelOrThread } from "../access/viewing.js";
import { connectToVoice } from "../members/voice.js";
import { isVoice } from "../rules/channels.js";
import { holds } from "../rules/permissions.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { Store } from "../store/store.js";
import type { Work } from "../store/work.js";
import { memberView } from "../views/member-view.js";
import { voiceStateView } from "../views/voice-state-view.js";

/**
 * Changes the voice state of a bot. Returns the state as VOICE_STATE_UPDATE has it; undefined if nothing changes: the
 * bot is not a member, or may not connect to the channel, or was not connected.
 *
 * Rules: gateway-voice-state.
 */
export async function changeVoiceState(
  store: Store,
  botId: string,
  update: GatewayVoiceStateUpdate,
): Promise<object | undefined> {
  try {
    return await store.write({ guild: update.guild_id }, async (work) => {
      const member = await work.members.find(update.guild_id, botId);
      if (member === undefined) return undefined;
      return update.channel_id === null ? disconnect(work, member) : connect(work, member, update);
    });
  } catch (error) {
    // An unknown guild, which has no voice state to change.
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}

async function connect(
  work: Work,
  member: StoredMember,
  { channel_id, self_mute = false, self_deaf = false }: GatewayVoiceStateUpdate,
): Promise<object | undefined> {
  const channel = channel_id === null ? undefined : await work.channels.find(member.guild_id, channel_id);
  if (channel === undefined || !isVoice(channel.type)) return undefined;
  const [guild, roles] = [await work.guilds.get(member.guild_id), await work.roles.list(member.guild_id)];
  const held = await permissionsInChannelOrThread(work, { guild, roles, member }, channel);
  if (!holds(held, Permission.VIEW_CHANNEL | Permission.CONNECT)) return undefined;
  const state = await connectToVoice(work, member, channel, { self_mute, self_deaf });
  return withMember(voiceStateView(state, member), member);
}

async function disconnect(work: Work, member: StoredMember): Promise<object | undefined> {
  const state = await work.voiceStates.find(member.guild_id, member.user_id);
  if (state === undefined) return undefined;
  await work.voiceStates.disconnect(member.guild_id, member.user_id);
  return withMember({ ...voiceStateView(state, member), channel_id: null }, member);
}

function withMember(state: object, member: StoredMember): object {
  return { ...state, member: memberView(member) };
}
