// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, json, nothing, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type {
  AddEmojiBody,
  ConnectAccountBody,
  Emoji,
  GuildState,
  InstallApplicationBody,
  Integration,
  ModifyGuildStateBody,
} from "../types/guilds.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of getGuildState. */
export interface GetGuildStateArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * Get the state of a guild
 *
 * The part of a guild that is set here.
 *
 * `GET /guilds/{guild_id}` Login: admin.
 */
export async function getGuildState(
  client: Client,
  args: GetGuildStateArgs,
  options?: CallOptions,
): Promise<GuildState> {
  return send(client, {
    id: "getGuildState",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}`,
    security: adminLogin,
  }, options);
}

/** Arguments of modifyGuildState. */
export interface ModifyGuildStateArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: ModifyGuildStateBody;
}

/**
 * Change the state of a guild
 *
 * Changes what is sent and leaves the rest alone.
 *
 * `PATCH /guilds/{guild_id}` Login: admin.
 *
 * - Switching screening on gives the guild the MEMBER_VERIFICATION_GATE_ENABLED feature, switching it off
 *   takes it away. (control-screening-feature)
 * - Switching screening off admits all pending members. (control-screening-off)
 * - A vanity code that another guild has is a 400 form error at vanity_url_code. (control-vanity-unique)
 */
export async function modifyGuildState(
  client: Client,
  args: ModifyGuildStateArgs,
  options?: CallOptions,
): Promise<GuildState> {
  return send(client, {
    id: "modifyGuildState",
    method: "PATCH",
    path: `/guilds/${segment(args.guild_id, "guild_id")}`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of addEmoji. */
export interface AddEmojiArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: AddEmojiBody;
}

/**
 * Add an emoji to a guild
 *
 * A custom emoji, without its picture.
 *
 * `POST /guilds/{guild_id}/emojis` Login: admin.
 */
export async function addEmoji(client: Client, args: AddEmojiArgs, options?: CallOptions): Promise<Emoji> {
  return send(client, {
    id: "addEmoji",
    method: "POST",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/emojis`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of removeEmoji. */
export interface RemoveEmojiArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the emoji. */
  emoji_id: Snowflake;
}

/**
 * Remove an emoji
 *
 * The guild loses the emoji.
 *
 * `DELETE /guilds/{guild_id}/emojis/{emoji_id}` Login: admin.
 */
export async function removeEmoji(
  client: Client,
  args: RemoveEmojiArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "removeEmoji",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/emojis/${segment(args.emoji_id, "emoji_id")}`,
    read: nothing,
    security: adminLogin,
  }, options);
}

/** Arguments of connectAccount. */
export interface ConnectAccountArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: ConnectAccountBody;
}

/**
 * Connect a guild to an outside account
 *
 * An integration with a streaming site. Bots are installed instead.
 *
 * `POST /guilds/{guild_id}/integrations` Login: admin.
 */
export async function connectAccount(
  client: Client,
  args: ConnectAccountArgs,
  options?: CallOptions,
): Promise<Integration> {
  return send(client, {
    id: "connectAccount",
    method: "POST",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/integrations`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of installApplication. */
export interface InstallApplicationArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the application. */
  application_id: Snowflake;
  body: InstallApplicationBody;
}

/**
 * Install an application in a guild
 *
 * The bot becomes a member with a role of its own, which nobody else manages, and the guild has an
 * integration. Doing it again changes the permissions of that role.
 *
 * `PUT /guilds/{guild_id}/applications/{application_id}` Login: admin.
 *
 * - The application is told by GUILD_CREATE, and everybody by GUILD_ROLE_CREATE, GUILD_MEMBER_ADD and
 *   GUILD_INTEGRATIONS_UPDATE. (control-install-events)
 */
export async function installApplication(
  client: Client,
  args: InstallApplicationArgs,
  options?: CallOptions,
): Promise<Integration> {
  return send(client, {
    id: "installApplication",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/applications` +
      `/${segment(args.application_id, "application_id")}`,
    body: json(args.body),
    security: adminLogin,
  }, options);
}
