import {
  type Context,
  errors,
  type GetGuildVoiceRegionsRequest,
  type GetGuildVoiceRegionsResult,
  type ModifyCurrentUserVoiceStateRequest,
  type ModifyCurrentUserVoiceStateResult,
  type ModifyUserVoiceStateRequest,
  type ModifyUserVoiceStateResult,
  type VoiceHandlers,
} from "@guildwire/api/server";
import { authorizeCall, callScope, guildCall } from "../access/caller.js";
import { channelPermissionsOf } from "../access/viewing.js";
import { voiceRegions } from "../rules/voice-regions.js";
import { ownVoiceState, type StageVoice, usableRegions, userVoiceState } from "../rules/voice-states.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import type { Principal } from "./principal.js";

/** Handlers of voice. This file is yours: `guildwire stubs` only adds code. */
export class Voice implements VoiceHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/regions`: List the voice regions of a guild
   *
   * @guildwire getGuildVoiceRegions 8f1198e7a69d
   */
  async getGuildVoiceRegions(
    request: GetGuildVoiceRegionsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildVoiceRegionsResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return usableRegions(voiceRegions, guild.features);
    });
  }

  /**
   * `PATCH /guilds/{guild_id}/voice-states/\@me`: Change your own voice state
   *
   * @guildwire modifyCurrentUserVoiceState 77605fe12dd9
   */
  async modifyCurrentUserVoiceState(
    request: ModifyCurrentUserVoiceStateRequest,
    context: Context<Principal>,
  ): Promise<ModifyCurrentUserVoiceStateResult> {
    const { path, body } = request;
    const load = voiceOf(path.guild_id, context.principal.userId, body.channel_id);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, loaded) => {
      const [channel, present] = loaded;
      const caller = await authorizeCall(work, context, request, channel === undefined ? [] : [channel]);
      const { user_id } = caller.member;
      const permissions = channel === undefined ? caller.permissions : channelPermissionsOf(caller, channel);
      const state = ownVoiceState(present, body, { channel, permissions, now: work.now });
      await work.voiceStates.update(caller.guild.id, user_id, stageChanges(state));
    });
  }

  /**
   * `PATCH /guilds/{guild_id}/voice-states/{user_id}`: Change another user's voice state
   *
   * @guildwire modifyUserVoiceState d42aeaec39c7
   */
  async modifyUserVoiceState(
    request: ModifyUserVoiceStateRequest,
    context: Context<Principal>,
  ): Promise<ModifyUserVoiceStateResult> {
    const { path, body } = request;
    const load = voiceOf(path.guild_id, path.user_id, body.channel_id);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, loaded) => {
      const [channel, present, member] = loaded;
      const caller = await authorizeCall(work, context, request, channel === undefined ? [] : [channel]);
      if (member === undefined) throw errors.unknownMember();
      const permissions = channel === undefined ? caller.permissions : channelPermissionsOf(caller, channel);
      const bot = member.application_id !== null;
      const state = userVoiceState(present, body, { channel, permissions, bot, now: work.now });
      await work.voiceStates.update(caller.guild.id, member.user_id, stageChanges(state));
    });
  }
}

/** Loads a channel, and the voice state of a member and the member. */
function voiceOf(guildId: string, userId: string, channelId: string) {
  return ({ channels, voiceStates, members }: Repositories) =>
    Promise.all([channels.find(guildId, channelId), voiceStates.find(guildId, userId), members.find(guildId, userId)]);
}

/** The columns of a voice state that the rules of stages change. */
function stageChanges({ suppress, request_to_speak_timestamp }: StageVoice): Omit<StageVoice, "channel_id"> {
  return { suppress, request_to_speak_timestamp };
}
