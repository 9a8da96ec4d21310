import {
  type Context,
  type GetGuildWidgetImageRequest,
  type GetGuildWidgetImageResult,
  type GetGuildWidgetRequest,
  type GetGuildWidgetResult,
  type GetGuildWidgetSettingsRequest,
  type GetGuildWidgetSettingsResult,
  type ModifyGuildWidgetRequest,
  type ModifyGuildWidgetResult,
  notImplemented,
  type WidgetsHandlers,
} from "@guildwire/api/server";
import type { Services } from "../services.js";
import type { Principal } from "./principal.js";

/** Handlers of widgets. The file is yours: guildwire stubs adds to it and never takes away. */
export class Widgets implements WidgetsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Get the widget settings of a guild
   *
   * Whether the widget is on, and for which channel it makes invites.
   *
   * `GET /guilds/{guild_id}/widget` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   *
   * - The widget of a guild that never set it is off and has no channel. (widget-settings-default)
   *
   * @guildwire getGuildWidgetSettings 468e78bbf8e3
   */
  async getGuildWidgetSettings(
    request: GetGuildWidgetSettingsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildWidgetSettingsResult> {
    throw notImplemented(request, context);
  }

  /**
   * Change the widget settings of a guild
   *
   * Changes the settings that are sent, leaves the others alone, and answers with all of them.
   *
   * `PATCH /guilds/{guild_id}/widget` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   *
   * - Either setting may be sent alone; the other keeps its value. (widget-modify-partial)
   * - channel_id names a channel of this guild; any other id is a 400 form error at channel_id.
   *   (widget-modify-channel)
   * - The guild's widget_enabled and widget_channel_id follow these settings. (widget-modify-guild-fields)
   *
   * @guildwire modifyGuildWidget b21ec6e2ca68
   */
  async modifyGuildWidget(
    request: ModifyGuildWidgetRequest,
    context: Context<Principal>,
  ): Promise<ModifyGuildWidgetResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get the public widget document of a guild
   *
   * What the widget shows to anybody, members or not.
   *
   * `GET /guilds/{guild_id}/widget.json` Login: none needed.
   *
   * - The document is readable without a login and without membership. (widget-public-open)
   * - While the widget is off the answer is a 403 with code 50004. (widget-public-disabled)
   * - instant_invite is null when the widget has no channel; an address is never made up.
   *   (widget-public-invite-null)
   * - channels lists the voice channels that \@everyone may see. (widget-public-channels)
   * - members lists members who are not offline, and presence_count is their number. (widget-public-members)
   *
   * @remarks A choice: Nothing is said about who may read it, except that it is public. Chosen: readable
   * without a login, as a widget on a web page needs (T78).
   *
   * @guildwire getGuildWidget bfc3dfcef721
   */
  async getGuildWidget(request: GetGuildWidgetRequest, context: Context<undefined>): Promise<GetGuildWidgetResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get the widget picture of a guild
   *
   * The widget as a PNG picture in one of five styles, for anybody.
   *
   * `GET /guilds/{guild_id}/widget.png` Login: none needed.
   *
   * - The picture takes neither a login nor a permission. (widget-image-open)
   * - Without style the picture is a shield. (widget-image-default-style)
   * - A style that is not one of the five is a 400 form error. (widget-image-unknown-style)
   * - While the widget is off the answer is a 403 with code 50004, in JSON. (widget-image-disabled)
   *
   * @guildwire getGuildWidgetImage fda2b95bbdd0
   */
  async getGuildWidgetImage(
    request: GetGuildWidgetImageRequest,
    context: Context<undefined>,
  ): Promise<GetGuildWidgetImageResult> {
    throw notImplemented(request, context);
  }
}
