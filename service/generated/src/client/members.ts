// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, json, nothing, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type {
  ConnectVoiceBody,
  JoinGuildBody,
  Member,
  SetLastActivityBody,
  VoiceState,
} from "../types/members.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of joinGuild. */
export interface JoinGuildArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  body?: JoinGuildBody;
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
 */
export async function joinGuild(client: Client, args: JoinGuildArgs, options?: CallOptions): Promise<Member> {
  return send(client, {
    id: "joinGuild",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of leaveGuild. */
export interface LeaveGuildArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Let a member leave
 *
 * The member leaves. The owner cannot.
 *
 * `DELETE /guilds/{guild_id}/members/{user_id}` Login: admin.
 */
export async function leaveGuild(client: Client, args: LeaveGuildArgs, options?: CallOptions): Promise<void> {
  return send(client, {
    id: "leaveGuild",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of completeScreening. */
export interface CompleteScreeningArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Complete the screening
 *
 * The member passes Membership Screening and is pending no longer.
 *
 * `PUT /guilds/{guild_id}/members/{user_id}/screening` Login: admin.
 */
export async function completeScreening(
  client: Client,
  args: CompleteScreeningArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "completeScreening",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/screening`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of setLastActivity. */
export interface SetLastActivityArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  body: SetLastActivityBody;
}

/**
 * Set when a member was last active
 *
 * What prunes go by. Joining and doing anything in the guild set it too.
 *
 * `PUT /guilds/{guild_id}/members/{user_id}/activity` Login: admin.
 */
export async function setLastActivity(
  client: Client,
  args: SetLastActivityArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "setLastActivity",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/activity`,
    body: json(args.body),
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of boostGuild. */
export interface BoostGuildArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Let a member boost the guild
 *
 * The member boosts the guild from now on.
 *
 * `PUT /guilds/{guild_id}/members/{user_id}/boost` Login: admin.
 */
export async function boostGuild(client: Client, args: BoostGuildArgs, options?: CallOptions): Promise<void> {
  return send(client, {
    id: "boostGuild",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/boost`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of stopBoosting. */
export interface StopBoostingArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * End a boost
 *
 * The member boosts the guild no longer.
 *
 * `DELETE /guilds/{guild_id}/members/{user_id}/boost` Login: admin.
 */
export async function stopBoosting(
  client: Client,
  args: StopBoostingArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "stopBoosting",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/boost`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of connectVoice. */
export interface ConnectVoiceArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  body: ConnectVoiceBody;
}

/**
 * Connect a member to voice
 *
 * The member joins a voice or stage channel, or changes to another. On a stage everybody begins as a
 * listener.
 *
 * `PUT /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
 */
export async function connectVoice(
  client: Client,
  args: ConnectVoiceArgs,
  options?: CallOptions,
): Promise<VoiceState> {
  return send(client, {
    id: "connectVoice",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/voice-state`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of getVoiceState. */
export interface GetVoiceStateArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Get the voice state of a member
 *
 * Where the member is connected, and how.
 *
 * `GET /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
 */
export async function getVoiceState(
  client: Client,
  args: GetVoiceStateArgs,
  options?: CallOptions,
): Promise<VoiceState> {
  return send(client, {
    id: "getVoiceState",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/voice-state`,
    security: adminLogin,
  }, options);
}

/** Arguments of disconnectVoice. */
export interface DisconnectVoiceArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
}

/**
 * Disconnect a member from voice
 *
 * The member leaves the voice channel.
 *
 * `DELETE /guilds/{guild_id}/members/{user_id}/voice-state` Login: admin.
 */
export async function disconnectVoice(
  client: Client,
  args: DisconnectVoiceArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "disconnectVoice",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/voice-state`,
    read: nothing,
    security: adminLogin,
  }, options);
}
