import type {
  Context,
  GetGuildVoiceRegionsRequest,
  GetGuildVoiceRegionsResult,
  ModifyCurrentUserVoiceStateRequest,
  ModifyCurrentUserVoiceStateResult,
  ModifyUserVoiceStateRequest,
  ModifyUserVoiceStateResult,
  VoiceHandlers,
} from "@guildwire/api/server";
import { authorizeCall } from "../access/caller.js";
import { channelPermissionsOf } from "../access/viewing.js";
import { voiceRegions } from "../rules/voice-regions.js";
import { ownVoiceState, type StageVoice, usableRegions, userVoiceState } from "../rules/voice-states.js";
import type { Services } from "../services.js";
import type { Principal } from "./principal.js";

/** Handlers of voice. The file is yours: guildwire stubs adds to it and never takes away. */
export class Voice implements VoiceHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * List the voice regions of a guild
   *
   * Voice regions that the guild may use; VIP servers are among them when the guild may use those.
   *
   * `GET /guilds/{guild_id}/regions` Login: bot, or bearer.
   *
   * - VIP regions are listed for guilds with the VIP_REGIONS feature and for no others. (voice-regions-vip)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildVoiceRegions c56b6ff4097b
   */
  async getGuildVoiceRegions(
    request: GetGuildVoiceRegionsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildVoiceRegionsResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return usableRegions(voiceRegions, guild.features);
    });
  }

  /**
   * Change one's own voice state
   *
   * Lets the caller become a speaker or listener of a stage, or ask to speak.
   *
   * `PATCH /guilds/{guild_id}/voice-states/\@me` Login: bot, or bearer.
   *
   * - channel_id names a stage channel; another kind of channel is a 400 with code 50024.
   *   (voice-own-state-stage)
   * - The caller has joined that channel already; otherwise the answer is a 400 with code 40032.
   *   (voice-own-state-joined)
   * - A channel_id that is no channel of this guild is a 404 with code 10003. (voice-own-state-unknown-channel)
   * - suppress false takes MUTE_MEMBERS; without it the answer is a 403 with code 50013.
   *   (voice-own-state-unsuppress)
   * - suppress true is always allowed. (voice-own-state-suppress)
   * - A time in request_to_speak_timestamp takes REQUEST_TO_SPEAK; without it the answer is a 403 with code 50013.
   *   (voice-own-state-request)
   * - request_to_speak_timestamp null withdraws the request and is always allowed.
   *   (voice-own-state-clear-request)
   * - The time is the present or a future one; one more than a minute ago is a 400 form error.
   *   (voice-own-state-time)
   * - A field that is left out keeps its value. (voice-own-state-absent)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownChannel` (404, code
   * 10003), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400,
   * code 50035), `targetNotInVoice` (400, code 40032), `wrongChannelType` (400, code 50024).
   *
   * @guildwire modifyCurrentUserVoiceState c2a24db0b421
   */
  async modifyCurrentUserVoiceState(
    request: ModifyCurrentUserVoiceStateRequest,
    context: Context<Principal>,
  ): Promise<ModifyCurrentUserVoiceStateResult> {
    const { path, body } = request;
    await this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const caller = await authorizeCall(work, context, request);
      const { user_id } = caller.member;
      const channel = await work.channels.find(caller.guild.id, body.channel_id);
      const permissions = channel === undefined ? caller.permissions : channelPermissionsOf(caller, channel);
      const present = await work.voiceStates.find(caller.guild.id, user_id);
      const state = ownVoiceState(present, body, { channel, permissions, now: work.now });
      await work.voiceStates.update(caller.guild.id, user_id, stageChanges(state));
    });
  }

  /**
   * Change another user's voice state
   *
   * Makes a user a speaker or a listener of the stage that the user is in.
   *
   * `PATCH /guilds/{guild_id}/voice-states/{user_id}` Login: bot, or bearer. Permissions: MUTE_MEMBERS.
   *
   * - channel_id names a stage channel; another kind of channel is a 400 with code 50024.
   *   (voice-user-state-stage)
   * - The user has joined that channel already; otherwise the answer is a 400 with code 40032.
   *   (voice-user-state-joined)
   * - A channel_id that is no channel of this guild is a 404 with code 10003.
   *   (voice-user-state-unknown-channel)
   * - When suppress becomes false, request_to_speak_timestamp of a user who is no bot becomes the present time.
   *   (voice-user-state-unsuppress-user)
   * - When suppress becomes false, request_to_speak_timestamp of a bot stays as it is.
   *   (voice-user-state-unsuppress-bot)
   * - When suppress becomes true, request_to_speak_timestamp becomes null. (voice-user-state-suppress)
   * - MUTE_MEMBERS is needed for suppressing and for unsuppressing alike. (voice-user-state-both-ways)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownChannel` (404, code
   * 10003), `unknownMember` (404, code 10007), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `invalidFormBody` (400, code 50035), `targetNotInVoice` (400, code 40032), `wrongChannelType`
   * (400, code 50024).
   *
   * @guildwire modifyUserVoiceState af95f56fc4e7
   */
  async modifyUserVoiceState(
    request: ModifyUserVoiceStateRequest,
    context: Context<Principal>,
  ): Promise<ModifyUserVoiceStateResult> {
    const { path, body } = request;
    await this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const caller = await authorizeCall(work, context, request);
      const member = await work.members.get(caller.guild.id, path.user_id);
      const channel = await work.channels.find(caller.guild.id, body.channel_id);
      const permissions = channel === undefined ? caller.permissions : channelPermissionsOf(caller, channel);
      const present = await work.voiceStates.find(caller.guild.id, member.user_id);
      const bot = member.application_id !== null;
      const state = userVoiceState(present, body, { channel, permissions, bot, now: work.now });
      await work.voiceStates.update(caller.guild.id, member.user_id, stageChanges(state));
    });
  }
}

/** What the rules of stages change in a voice state. */
function stageChanges({ suppress, request_to_speak_timestamp }: StageVoice): Omit<StageVoice, "channel_id"> {
  return { suppress, request_to_speak_timestamp };
}
