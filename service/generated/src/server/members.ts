// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  ConnectVoiceBody,
  JoinGuildBody,
  Member,
  SetLastActivityBody,
  VoiceState,
} from "../types/members.js";
import type {
  BoostGuildPath,
  CompleteScreeningPath,
  ConnectVoicePath,
  DisconnectVoicePath,
  GetVoiceStatePath,
  JoinGuildPath,
  LeaveGuildPath,
  SetLastActivityPath,
  StopBoostingPath,
} from "../validators/parameters/members.js";
import type { Context } from "./context.js";

/** What joinGuild is called with. */
export interface JoinGuildRequest {
  readonly path: JoinGuildPath;
  readonly body: JoinGuildBody & Required<Pick<JoinGuildBody, "roles">>;
}

/** What joinGuild answers. 200: The member. */
export type JoinGuildResult = Member;

/** What leaveGuild is called with. */
export interface LeaveGuildRequest {
  readonly path: LeaveGuildPath;
}

/** What leaveGuild answers. 204: The member has left. */
export type LeaveGuildResult = void;

/** What completeScreening is called with. */
export interface CompleteScreeningRequest {
  readonly path: CompleteScreeningPath;
}

/** What completeScreening answers. 204: The member is admitted. */
export type CompleteScreeningResult = void;

/** What setLastActivity is called with. */
export interface SetLastActivityRequest {
  readonly path: SetLastActivityPath;
  readonly body: SetLastActivityBody;
}

/** What setLastActivity answers. 204: It is set. */
export type SetLastActivityResult = void;

/** What boostGuild is called with. */
export interface BoostGuildRequest {
  readonly path: BoostGuildPath;
}

/** What boostGuild answers. 204: The member boosts the guild. */
export type BoostGuildResult = void;

/** What stopBoosting is called with. */
export interface StopBoostingRequest {
  readonly path: StopBoostingPath;
}

/** What stopBoosting answers. 204: The boost has ended. */
export type StopBoostingResult = void;

/** What connectVoice is called with. */
export interface ConnectVoiceRequest {
  readonly path: ConnectVoicePath;
  readonly body: ConnectVoiceBody & Required<Pick<ConnectVoiceBody,
    | "self_mute"
    | "self_deaf"
    | "self_video"
    | "self_stream">>;
}

/** What connectVoice answers. 200: The voice state. */
export type ConnectVoiceResult = VoiceState;

/** What getVoiceState is called with. */
export interface GetVoiceStateRequest {
  readonly path: GetVoiceStatePath;
}

/** What getVoiceState answers. 200: The voice state. */
export type GetVoiceStateResult = VoiceState;

/** What disconnectVoice is called with. */
export interface DisconnectVoiceRequest {
  readonly path: DisconnectVoicePath;
}

/** What disconnectVoice answers. 204: The member is in no voice channel. */
export type DisconnectVoiceResult = void;

/** Handlers of members. Joining, leaving, screening, boosting, activity and voice. */
export interface MembersHandlers<Principal = unknown> {
  /**
   * Let a user join a guild
   *
   * The user joins, by an invite if one is named. Who is a member already stays as is.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}` Login: admin.
   *
   * - GUILD_MEMBER_ADD is fired for a new member, and nothing for one who was there already.
   *   (control-join-event)
   * - In a guild with screening a new member without roles is pending. (control-join-pending)
   * - An invite counts the use; one that is used up or has ended is answered 404 with code 10006.
   *   (control-join-invite)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownUser` (404, code
   * 10013), `unknownInvite` (404, code 10006), `invalidRole` (400, code 50028), `userBanned` (403, code
   * 40007), `invalidFormBody` (400, code 50035).
   */
  joinGuild(request: JoinGuildRequest, context: Context<Principal>): Awaitable<JoinGuildResult>;
  /**
   * Let a member leave
   *
   * The member leaves. The owner cannot.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   */
  leaveGuild(request: LeaveGuildRequest, context: Context<Principal>): Awaitable<LeaveGuildResult>;
  /**
   * Complete the screening
   *
   * The member passes Membership Screening and is pending no longer.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/screening` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   */
  completeScreening(
    request: CompleteScreeningRequest,
    context: Context<Principal>,
  ): Awaitable<CompleteScreeningResult>;
  /**
   * Set when a member was last active
   *
   * What prunes go by. Joining and doing anything in the guild set it too.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/activity` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   */
  setLastActivity(
    request: SetLastActivityRequest,
    context: Context<Principal>,
  ): Awaitable<SetLastActivityResult>;
  /**
   * Let a member boost the guild
   *
   * The member boosts the guild from now on.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/boost` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   */
  boostGuild(request: BoostGuildRequest, context: Context<Principal>): Awaitable<BoostGuildResult>;
  /**
   * End a boost
   *
   * The member boosts the guild no longer.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}/boost` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   */
  stopBoosting(request: StopBoostingRequest, context: Context<Principal>): Awaitable<StopBoostingResult>;
  /**
   * Connect a member to voice
   *
   * The member joins a voice or stage channel, or changes to another. On a stage everybody begins as a
   * listener.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `unknownChannel` (404, code 10003), `wrongChannelType` (400, code 50024), `invalidFormBody` (400,
   * code 50035).
   */
  connectVoice(request: ConnectVoiceRequest, context: Context<Principal>): Awaitable<ConnectVoiceResult>;
  /**
   * Get the voice state of a member
   *
   * Where the member is connected, and how.
   *
   * `GET /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `targetNotInVoice` (400, code 40032), `invalidFormBody` (400, code 50035).
   */
  getVoiceState(request: GetVoiceStateRequest, context: Context<Principal>): Awaitable<GetVoiceStateResult>;
  /**
   * Disconnect a member from voice
   *
   * The member leaves the voice channel.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   */
  disconnectVoice(
    request: DisconnectVoiceRequest,
    context: Context<Principal>,
  ): Awaitable<DisconnectVoiceResult>;
}
