// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  AddEmojiBody,
  ConnectAccountBody,
  Emoji,
  GuildState,
  InstallApplicationBody,
  Integration,
  ModifyGuildStateBody,
} from "../types/guilds.js";
import type {
  AddEmojiPath,
  ConnectAccountPath,
  GetGuildStatePath,
  InstallApplicationPath,
  ModifyGuildStatePath,
  RemoveEmojiPath,
} from "../validators/parameters/guilds.js";
import type { Context } from "./context.js";

/** What getGuildState is called with. */
export interface GetGuildStateRequest {
  readonly path: GetGuildStatePath;
}

/** What getGuildState answers. 200: The state. */
export type GetGuildStateResult = GuildState;

/** What modifyGuildState is called with. */
export interface ModifyGuildStateRequest {
  readonly path: ModifyGuildStatePath;
  readonly body: ModifyGuildStateBody;
}

/** What modifyGuildState answers. 200: The state after the change. */
export type ModifyGuildStateResult = GuildState;

/** What addEmoji is called with. */
export interface AddEmojiRequest {
  readonly path: AddEmojiPath;
  readonly body: AddEmojiBody & Required<Pick<AddEmojiBody, "roles" | "animated">>;
}

/** What addEmoji answers. 200: The emoji. */
export type AddEmojiResult = Emoji;

/** What removeEmoji is called with. */
export interface RemoveEmojiRequest {
  readonly path: RemoveEmojiPath;
}

/** What removeEmoji answers. 204: The emoji is gone. */
export type RemoveEmojiResult = void;

/** What connectAccount is called with. */
export interface ConnectAccountRequest {
  readonly path: ConnectAccountPath;
  readonly body: ConnectAccountBody & Required<Pick<ConnectAccountBody,
    | "expire_behavior"
    | "expire_grace_period">>;
}

/** What connectAccount answers. 200: The integration. */
export type ConnectAccountResult = Integration;

/** What installApplication is called with. */
export interface InstallApplicationRequest {
  readonly path: InstallApplicationPath;
  readonly body: InstallApplicationBody & Required<Pick<InstallApplicationBody, "permissions">>;
}

/** What installApplication answers. 200: The integration. */
export type InstallApplicationResult = Integration;

/** Handlers of guilds. What guilds have that no operation of the interface gives them. */
export interface GuildsHandlers<Principal = unknown> {
  /**
   * Get the state of a guild
   *
   * The part of a guild that is set here.
   *
   * `GET /guilds/{guild_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `invalidFormBody` (400, code
   * 50035).
   */
  getGuildState(request: GetGuildStateRequest, context: Context<Principal>): Awaitable<GetGuildStateResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `invalidFormBody` (400, code
   * 50035).
   */
  modifyGuildState(
    request: ModifyGuildStateRequest,
    context: Context<Principal>,
  ): Awaitable<ModifyGuildStateResult>;
  /**
   * Add an emoji to a guild
   *
   * A custom emoji, without its picture.
   *
   * `POST /guilds/{guild_id}/emojis` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownUser` (404, code
   * 10013), `invalidRole` (400, code 50028), `invalidFormBody` (400, code 50035).
   */
  addEmoji(request: AddEmojiRequest, context: Context<Principal>): Awaitable<AddEmojiResult>;
  /**
   * Remove an emoji
   *
   * The guild loses the emoji.
   *
   * `DELETE /guilds/{guild_id}/emojis/{emoji_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownEmoji` (404, code
   * 10014), `invalidFormBody` (400, code 50035).
   */
  removeEmoji(request: RemoveEmojiRequest, context: Context<Principal>): Awaitable<RemoveEmojiResult>;
  /**
   * Connect a guild to an outside account
   *
   * An integration with a streaming site. Bots are installed instead.
   *
   * `POST /guilds/{guild_id}/integrations` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `invalidRole` (400, code 50028), `invalidFormBody` (400, code 50035).
   */
  connectAccount(
    request: ConnectAccountRequest,
    context: Context<Principal>,
  ): Awaitable<ConnectAccountResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownApplication` (404,
   * code 10002), `userBanned` (403, code 40007), `invalidFormBody` (400, code 50035).
   */
  installApplication(
    request: InstallApplicationRequest,
    context: Context<Principal>,
  ): Awaitable<InstallApplicationResult>;
}
