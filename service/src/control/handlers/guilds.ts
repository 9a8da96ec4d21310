import {
  type AddEmojiRequest,
  type AddEmojiResult,
  type ConnectAccountRequest,
  type ConnectAccountResult,
  type Context,
  type GetGuildStateRequest,
  type GetGuildStateResult,
  type GuildsHandlers,
  type InstallApplicationRequest,
  type InstallApplicationResult,
  type ModifyGuildStateRequest,
  type ModifyGuildStateResult,
  notImplemented,
  type RemoveEmojiRequest,
  type RemoveEmojiResult,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import type { Principal } from "./principal.js";

/** Handlers of guilds. The file is yours: guildwire stubs adds to it and never takes away. */
export class Guilds implements GuildsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Get the state of a guild
   *
   * The part of a guild that is set here.
   *
   * `GET /guilds/{guild_id}` Login: admin.
   *
   * @guildwire getGuildState 01136e1af50f
   */
  async getGuildState(request: GetGuildStateRequest, context: Context<Principal>): Promise<GetGuildStateResult> {
    throw notImplemented(request, context);
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
   *
   * @guildwire modifyGuildState 721947ebcca6
   */
  async modifyGuildState(
    request: ModifyGuildStateRequest,
    context: Context<Principal>,
  ): Promise<ModifyGuildStateResult> {
    throw notImplemented(request, context);
  }

  /**
   * Add an emoji to a guild
   *
   * A custom emoji, without its picture.
   *
   * `POST /guilds/{guild_id}/emojis` Login: admin.
   *
   * @guildwire addEmoji 8e33c36f6698
   */
  async addEmoji(request: AddEmojiRequest, context: Context<Principal>): Promise<AddEmojiResult> {
    throw notImplemented(request, context);
  }

  /**
   * Remove an emoji
   *
   * The guild loses the emoji.
   *
   * `DELETE /guilds/{guild_id}/emojis/{emoji_id}` Login: admin.
   *
   * @guildwire removeEmoji d4d8c519f115
   */
  async removeEmoji(request: RemoveEmojiRequest, context: Context<Principal>): Promise<RemoveEmojiResult> {
    throw notImplemented(request, context);
  }

  /**
   * Connect a guild to an outside account
   *
   * An integration with a streaming site. Bots are installed instead.
   *
   * `POST /guilds/{guild_id}/integrations` Login: admin.
   *
   * @guildwire connectAccount 7e40f56b4c8d
   */
  async connectAccount(request: ConnectAccountRequest, context: Context<Principal>): Promise<ConnectAccountResult> {
    throw notImplemented(request, context);
  }

  /**
   * Install an application in a guild
   *
   * The bot becomes a member with a role of its own, which nobody else manages, and the guild has an
   * integration. Doing it again changes the permissions of that role.
   *
   * `PUT /guilds/{guild_id}/applications/{application_id}` Login: admin.
   *
   * @guildwire installApplication e4e2d8938860
   */
  async installApplication(
    request: InstallApplicationRequest,
    context: Context<Principal>,
  ): Promise<InstallApplicationResult> {
    throw notImplemented(request, context);
  }
}
