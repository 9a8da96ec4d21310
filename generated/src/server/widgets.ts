// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable, BinaryBody } from "@guildwire/runtime/server";
import type { GuildWidget, ModifyGuildWidgetBody, PublicWidget } from "../types/widgets.js";
import type {
  GetGuildWidgetImagePath,
  GetGuildWidgetImageQuery,
  GetGuildWidgetPath,
  GetGuildWidgetSettingsPath,
  ModifyGuildWidgetPath,
} from "../validators/parameters/widgets.js";
import type { Context } from "./context.js";

/** What getGuildWidgetSettings is called with. */
export interface GetGuildWidgetSettingsRequest {
  readonly path: GetGuildWidgetSettingsPath;
}

/** What getGuildWidgetSettings answers. 200: The settings. */
export type GetGuildWidgetSettingsResult = GuildWidget;

/** What modifyGuildWidget is called with. */
export interface ModifyGuildWidgetRequest {
  readonly path: ModifyGuildWidgetPath;
  readonly body: ModifyGuildWidgetBody;
}

/** What modifyGuildWidget answers. 200: The settings after the change. */
export type ModifyGuildWidgetResult = GuildWidget;

/** What getGuildWidget is called with. */
export interface GetGuildWidgetRequest {
  readonly path: GetGuildWidgetPath;
}

/** What getGuildWidget answers. 200: The widget. */
export type GetGuildWidgetResult = PublicWidget;

/** What getGuildWidgetImage is called with. */
export interface GetGuildWidgetImageRequest {
  readonly path: GetGuildWidgetImagePath;
  readonly query: GetGuildWidgetImageQuery & Required<Pick<GetGuildWidgetImageQuery, "style">>;
}

/** What getGuildWidgetImage answers. 200: The picture. */
export type GetGuildWidgetImageResult = BinaryBody;

/** Handlers of widgets. The widget of a guild, its settings, its public document and its picture. */
export interface WidgetsHandlers<Principal = unknown> {
  /**
   * Get the widget settings of a guild
   *
   * Whether the widget is on, and for which channel it makes invites.
   *
   * `GET /guilds/{guild_id}/widget` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   *
   * - The widget of a guild that never set it is off and has no channel. (widget-settings-default)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   */
  getGuildWidgetSettings(
    request: GetGuildWidgetSettingsRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildWidgetSettingsResult>;
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   */
  modifyGuildWidget(
    request: ModifyGuildWidgetRequest,
    context: Context<Principal>,
  ): Awaitable<ModifyGuildWidgetResult>;
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
   * Errors: `unknownGuild` (404, code 10004), `widgetDisabled` (403, code 50004), `invalidFormBody` (400,
   * code 50035).
   *
   * @remarks A choice: Nothing is said about who may read it, except that it is public. Chosen: readable
   * without a login, as a widget on a web page needs (T78).
   */
  getGuildWidget(
    request: GetGuildWidgetRequest,
    context: Context<undefined>,
  ): Awaitable<GetGuildWidgetResult>;
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
   * Errors: `unknownGuild` (404, code 10004), `widgetDisabled` (403, code 50004), `invalidFormBody` (400,
   * code 50035).
   */
  getGuildWidgetImage(
    request: GetGuildWidgetImageRequest,
    context: Context<undefined>,
  ): Awaitable<GetGuildWidgetImageResult>;
}
