import {
  type BoostGuildRequest,
  type BoostGuildResult,
  type CompleteScreeningRequest,
  type CompleteScreeningResult,
  type ConnectVoiceRequest,
  type ConnectVoiceResult,
  type DisconnectVoiceRequest,
  type DisconnectVoiceResult,
  errors,
  type GetVoiceStateRequest,
  type GetVoiceStateResult,
  type JoinGuildRequest,
  type JoinGuildResult,
  type LeaveGuildRequest,
  type LeaveGuildResult,
  type MembersHandlers,
  type SetLastActivityRequest,
  type SetLastActivityResult,
  type StopBoostingRequest,
  type StopBoostingResult,
} from "@guildwire/control/server";
import { isVoice } from "../../rules/channels.js";
import { assertNotOwner, namedRoles, startsPending } from "../../rules/members.js";
import type { Services } from "../../services.js";
import { memberView } from "../../views/member-view.js";
import { userView } from "../../views/user-view.js";
import { announce } from "../announce.js";
import { setBoost } from "../boosts.js";
import { applyInvite } from "../invites.js";
import { join } from "../join.js";
import { requireVoiceState } from "../require-objects.js";
import { admitMember } from "../screening.js";
import { extensible, screeningFeature, voiceStateView } from "../views.js";
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownUser` (404, code
   * 10013), `unknownInvite` (404, code 10006), `invalidRole` (400, code 50028), `userBanned` (403, code 40007),
   * `invalidFormBody` (400, code 50035).
   *
   * @guildwire joinGuild 2a238c056742
   */
  async joinGuild(request: JoinGuildRequest): Promise<JoinGuildResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const guild = await work.guilds.get(path.guild_id);
      const user = await work.users.get(path.user_id);
      const present = await work.members.find(guild.id, user.id);
      if (present !== undefined) return extensible(memberView(present));
      if ((await work.bans.find(guild.id, user.id)) !== undefined) throw errors.userBanned();
      const roles = namedRoles(guild.id, await work.roles.list(guild.id), body.roles).map(({ id }) => id);
      if (body.invite_code !== undefined) await applyInvite(work, guild, body.invite_code);
      const pending = startsPending(guild.features.includes(screeningFeature), roles);
      const nick = body.nick ?? null;
      return extensible(memberView(await join(work, guild, user.id, { nick, roles, pending })));
    });
  }

  /**
   * Let a member leave
   *
   * The member leaves. The owner cannot.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire leaveGuild 61aedb934a4e
   */
  async leaveGuild(request: LeaveGuildRequest): Promise<LeaveGuildResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const guild = await work.guilds.get(guild_id);
      const member = await work.members.get(guild_id, user_id);
      assertNotOwner(guild.owner_id, member.user_id);
      const user = userView({ ...member, id: member.user_id });
      // Before the member goes: a bot that leaves is told so.
      await announce(work, guild.id, "GUILD_MEMBER_REMOVE", { guild_id: guild.id, user });
      await work.members.remove(guild.id, member.user_id);
    });
  }

  /**
   * Complete the screening
   *
   * The member passes Membership Screening and is pending no longer.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/screening` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   *
   * @guildwire completeScreening efd0e0e2ae9f
   */
  async completeScreening(request: CompleteScreeningRequest): Promise<CompleteScreeningResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) =>
      admitMember(work, await work.members.get(guild_id, user_id)),
    );
  }

  /**
   * Set when a member was last active
   *
   * What prunes go by. Joining and doing anything in the guild set it too.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/activity` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   *
   * @guildwire setLastActivity ddc30cb99957
   */
  async setLastActivity(request: SetLastActivityRequest): Promise<SetLastActivityResult> {
    const { path, body } = request;
    await this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const member = await work.members.get(path.guild_id, path.user_id);
      const ago = (body.days_ago ?? 0) * 86_400_000;
      const last_active = body.at === undefined ? new Date(work.now.getTime() - ago) : new Date(body.at);
      await work.members.update(path.guild_id, member.user_id, { last_active });
    });
  }

  /**
   * Let a member boost the guild
   *
   * The member boosts the guild from now on.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/boost` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   *
   * @guildwire boostGuild 83b649190a93
   */
  async boostGuild(request: BoostGuildRequest): Promise<BoostGuildResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, (work) => setBoost(work, guild_id, user_id, true));
  }

  /**
   * End a boost
   *
   * The member boosts the guild no longer.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}/boost` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   *
   * @guildwire stopBoosting 6b774e004b86
   */
  async stopBoosting(request: StopBoostingRequest): Promise<StopBoostingResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, (work) => setBoost(work, guild_id, user_id, false));
  }

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
   *
   * @guildwire connectVoice 743fe1ae97ad
   */
  async connectVoice(request: ConnectVoiceRequest): Promise<ConnectVoiceResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const member = await work.members.get(path.guild_id, path.user_id);
      const channel = await work.channels.find(path.guild_id, body.channel_id);
      if (channel === undefined) throw errors.unknownChannel();
      if (!isVoice(channel.type)) throw errors.wrongChannelType();
      const { channel_id: _, ...own } = body;
      await work.voiceStates.connect(path.guild_id, member.user_id, channel.id, own);
      // On a stage everybody listens first.
      await work.voiceStates.move(path.guild_id, member.user_id, channel);
      await work.members.update(path.guild_id, member.user_id, { last_active: work.now });
      return voiceStateView(await requireVoiceState(work, member), member);
    });
  }

  /**
   * Get the voice state of a member
   *
   * Where the member is connected, and how.
   *
   * `GET /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `targetNotInVoice` (400, code 40032), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getVoiceState a00f7de7c94e
   */
  async getVoiceState(request: GetVoiceStateRequest): Promise<GetVoiceStateResult> {
    const { guild_id, user_id } = request.path;
    return this.#services.store.read(async (work) => {
      const { id } = await work.guilds.get(guild_id);
      const member = await work.members.get(id, user_id);
      return voiceStateView(await requireVoiceState(work, member), member);
    });
  }

  /**
   * Disconnect a member from voice
   *
   * The member leaves the voice channel.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidFormBody` (400, code 50035).
   *
   * @guildwire disconnectVoice 270d487f0d6d
   */
  async disconnectVoice(request: DisconnectVoiceRequest): Promise<DisconnectVoiceResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const member = await work.members.get(guild_id, user_id);
      await work.voiceStates.disconnect(guild_id, member.user_id);
    });
  }
}
