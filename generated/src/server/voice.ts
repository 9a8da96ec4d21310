// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  ModifyCurrentUserVoiceStateBody,
  ModifyUserVoiceStateBody,
  VoiceRegion,
} from "../types/voice.js";
import type {
  GetGuildVoiceRegionsPath,
  ModifyCurrentUserVoiceStatePath,
  ModifyUserVoiceStatePath,
} from "../validators/parameters/voice.js";
import type { Context } from "./context.js";

/** What getGuildVoiceRegions is called with. */
export interface GetGuildVoiceRegionsRequest {
  readonly path: GetGuildVoiceRegionsPath;
}

/** What getGuildVoiceRegions answers. 200: The voice regions. */
export type GetGuildVoiceRegionsResult = VoiceRegion[];

/** What modifyCurrentUserVoiceState is called with. */
export interface ModifyCurrentUserVoiceStateRequest {
  readonly path: ModifyCurrentUserVoiceStatePath;
  readonly body: ModifyCurrentUserVoiceStateBody;
}

/** What modifyCurrentUserVoiceState answers. 204: The voice state was changed. */
export type ModifyCurrentUserVoiceStateResult = void;

/** What modifyUserVoiceState is called with. */
export interface ModifyUserVoiceStateRequest {
  readonly path: ModifyUserVoiceStatePath;
  readonly body: ModifyUserVoiceStateBody;
}

/** What modifyUserVoiceState answers. 204: The voice state was changed. */
export type ModifyUserVoiceStateResult = void;

/** Handlers of voice. Voice regions, and voice states in stage channels. */
export interface VoiceHandlers<Principal = unknown> {
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
   */
  getGuildVoiceRegions(
    request: GetGuildVoiceRegionsRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildVoiceRegionsResult>;
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
   * - A channel_id that is no channel of this guild is a 404 with code 10003.
   *   (voice-own-state-unknown-channel)
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
   * 10003), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody`
   * (400, code 50035), `targetNotInVoice` (400, code 40032), `wrongChannelType` (400, code 50024).
   */
  modifyCurrentUserVoiceState(
    request: ModifyCurrentUserVoiceStateRequest,
    context: Context<Principal>,
  ): Awaitable<ModifyCurrentUserVoiceStateResult>;
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
   * - When suppress becomes false, request_to_speak_timestamp of a user who is no bot becomes the present
   *   time. (voice-user-state-unsuppress-user)
   * - When suppress becomes false, request_to_speak_timestamp of a bot stays as it is.
   *   (voice-user-state-unsuppress-bot)
   * - When suppress becomes true, request_to_speak_timestamp becomes null. (voice-user-state-suppress)
   * - MUTE_MEMBERS is needed for suppressing and for unsuppressing alike. (voice-user-state-both-ways)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownChannel` (404, code
   * 10003), `unknownMember` (404, code 10007), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `invalidFormBody` (400, code 50035), `targetNotInVoice` (400, code 40032),
   * `wrongChannelType` (400, code 50024).
   */
  modifyUserVoiceState(
    request: ModifyUserVoiceStateRequest,
    context: Context<Principal>,
  ): Awaitable<ModifyUserVoiceStateResult>;
}
