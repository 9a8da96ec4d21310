import {
  type BoostGuildRequest,
  type BoostGuildResult,
  type CompleteScreeningRequest,
  type CompleteScreeningResult,
  type ConnectVoiceRequest,
  type ConnectVoiceResult,
  type Context,
  type DisconnectVoiceRequest,
  type DisconnectVoiceResult,
  type GetVoiceStateRequest,
  type GetVoiceStateResult,
  type JoinGuildRequest,
  type JoinGuildResult,
  type LeaveGuildRequest,
  type LeaveGuildResult,
  type MembersHandlers,
  notImplemented,
  type SetLastActivityRequest,
  type SetLastActivityResult,
  type StopBoostingRequest,
  type StopBoostingResult,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import type { Principal } from "./principal.js";

/** Handlers of members. The file is yours: guildwire stubs adds to it and never takes away. */
export class Members implements MembersHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

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
   * @guildwire joinGuild bd10992e2905
   */
  async joinGuild(request: JoinGuildRequest, context: Context<Principal>): Promise<JoinGuildResult> {
    throw notImplemented(request, context);
  }

  /**
   * Let a member leave
   *
   * The member leaves. The owner cannot.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}` Login: admin.
   *
   * @guildwire leaveGuild c8cd5d5da269
   */
  async leaveGuild(request: LeaveGuildRequest, context: Context<Principal>): Promise<LeaveGuildResult> {
    throw notImplemented(request, context);
  }

  /**
   * Complete the screening
   *
   * The member passes Membership Screening and is pending no longer.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/screening` Login: admin.
   *
   * @guildwire completeScreening 6d5d59f8251f
   */
  async completeScreening(
    request: CompleteScreeningRequest,
    context: Context<Principal>,
  ): Promise<CompleteScreeningResult> {
    throw notImplemented(request, context);
  }

  /**
   * Set when a member was last active
   *
   * What prunes go by. Joining and doing anything in the guild set it too.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/activity` Login: admin.
   *
   * @guildwire setLastActivity 593f254ae56f
   */
  async setLastActivity(request: SetLastActivityRequest, context: Context<Principal>): Promise<SetLastActivityResult> {
    throw notImplemented(request, context);
  }

  /**
   * Let a member boost the guild
   *
   * The member boosts the guild from now on.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/boost` Login: admin.
   *
   * @guildwire boostGuild 6e559e63acad
   */
  async boostGuild(request: BoostGuildRequest, context: Context<Principal>): Promise<BoostGuildResult> {
    throw notImplemented(request, context);
  }

  /**
   * End a boost
   *
   * The member boosts the guild no longer.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}/boost` Login: admin.
   *
   * @guildwire stopBoosting 247649010af3
   */
  async stopBoosting(request: StopBoostingRequest, context: Context<Principal>): Promise<StopBoostingResult> {
    throw notImplemented(request, context);
  }

  /**
   * Connect a member to voice
   *
   * The member joins a voice or stage channel, or changes to another. On a stage everybody begins as a
   * listener.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
   *
   * @guildwire connectVoice f12c710f75f8
   */
  async connectVoice(request: ConnectVoiceRequest, context: Context<Principal>): Promise<ConnectVoiceResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get the voice state of a member
   *
   * Where the member is connected, and how.
   *
   * `GET /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
   *
   * @guildwire getVoiceState 997e29c04015
   */
  async getVoiceState(request: GetVoiceStateRequest, context: Context<Principal>): Promise<GetVoiceStateResult> {
    throw notImplemented(request, context);
  }

  /**
   * Disconnect a member from voice
   *
   * The member leaves the voice channel.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
   *
   * @guildwire disconnectVoice 15da0a40b9db
   */
  async disconnectVoice(request: DisconnectVoiceRequest, context: Context<Principal>): Promise<DisconnectVoiceResult> {
    throw notImplemented(request, context);
  }
}
