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
import { connectToVoice, requireVoiceState } from "../../members/voice.js";
import { isVoice } from "../../rules/channels.js";
import { assertNotOwner, namedRoles, startsPending } from "../../rules/members.js";
import type { Services } from "../../services.js";
import { memberView } from "../../views/member-view.js";
import { userView } from "../../views/user-view.js";
import { voiceStateView } from "../../views/voice-state-view.js";
import { setBoost } from "../boosts.js";
import { emitGuildEvent } from "../emit-guild-event.js";
import { applyInvite } from "../invites.js";
import { join } from "../join.js";
import { admitMember } from "../screening.js";
import { extensible, screeningFeature } from "../views.js";
import type { Principal } from "./principal.js";

/** Handlers of members. This file is yours: `guildwire stubs` only adds code. */
export class Members implements MembersHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `PUT /guilds/{guild_id}/members/{user_id}`: Let a user join a guild
   *
   * @guildwire joinGuild 2b348a459693
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
   * `DELETE /guilds/{guild_id}/members/{user_id}`: Let a member leave
   *
   * @guildwire leaveGuild d5c4024389f9
   */
  async leaveGuild(request: LeaveGuildRequest): Promise<LeaveGuildResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const guild = await work.guilds.get(guild_id);
      const member = await work.members.get(guild_id, user_id);
      assertNotOwner(guild.owner_id, member.user_id);
      const user = userView({ ...member, id: member.user_id });
      // Emitted before the removal, so that a bot that leaves receives the event.
      await emitGuildEvent(work, guild.id, "GUILD_MEMBER_REMOVE", { guild_id: guild.id, user });
      await work.members.remove(guild.id, member.user_id);
    });
  }

  /**
   * `PUT /guilds/{guild_id}/members/{user_id}/screening`: Complete the screening
   *
   * @guildwire completeScreening 57298b688fa6
   */
  async completeScreening(request: CompleteScreeningRequest): Promise<CompleteScreeningResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) =>
      admitMember(work, await work.members.get(guild_id, user_id)),
    );
  }

  /**
   * `PUT /guilds/{guild_id}/members/{user_id}/activity`: Set the last activity of a member
   *
   * @guildwire setLastActivity 815b08f53170
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
   * `PUT /guilds/{guild_id}/members/{user_id}/boost`: Let a member boost the guild
   *
   * @guildwire boostGuild 31b352c50fca
   */
  async boostGuild(request: BoostGuildRequest): Promise<BoostGuildResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, (work) => setBoost(work, guild_id, user_id, true));
  }

  /**
   * `DELETE /guilds/{guild_id}/members/{user_id}/boost`: Stop boosting
   *
   * @guildwire stopBoosting f5c8b7eaea37
   */
  async stopBoosting(request: StopBoostingRequest): Promise<StopBoostingResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, (work) => setBoost(work, guild_id, user_id, false));
  }

  /**
   * `PUT /guilds/{guild_id}/members/{user_id}/voice-state`: Connect a member to voice
   *
   * @guildwire connectVoice 6dab8ebc092f
   */
  async connectVoice(request: ConnectVoiceRequest): Promise<ConnectVoiceResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const member = await work.members.get(path.guild_id, path.user_id);
      const channel = await work.channels.find(path.guild_id, body.channel_id);
      if (channel === undefined) throw errors.unknownChannel();
      if (!isVoice(channel.type)) throw errors.wrongChannelType();
      const { channel_id: _, ...own } = body;
      return extensible(voiceStateView(await connectToVoice(work, member, channel, own), member));
    });
  }

  /**
   * `GET /guilds/{guild_id}/members/{user_id}/voice-state`: Get the voice state of a member
   *
   * @guildwire getVoiceState f47896da464a
   */
  async getVoiceState(request: GetVoiceStateRequest): Promise<GetVoiceStateResult> {
    const { guild_id, user_id } = request.path;
    return this.#services.store.read(async (work) => {
      const { id } = await work.guilds.get(guild_id);
      const member = await work.members.get(id, user_id);
      return extensible(voiceStateView(await requireVoiceState(work, member), member));
    });
  }

  /**
   * `DELETE /guilds/{guild_id}/members/{user_id}/voice-state`: Disconnect a member from voice
   *
   * @guildwire disconnectVoice 468e177ea376
   */
  async disconnectVoice(request: DisconnectVoiceRequest): Promise<DisconnectVoiceResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const member = await work.members.get(guild_id, user_id);
      await work.voiceStates.disconnect(guild_id, member.user_id);
    });
  }
}
