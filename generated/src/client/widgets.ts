// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Client, blob, json, rateLimit, scalar, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type { GuildWidget, ModifyGuildWidgetBody, PublicWidget, WidgetStyle } from "../types/widgets.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of getGuildWidgetSettings. */
export interface GetGuildWidgetSettingsArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * Get the widget settings of a guild
 *
 * Whether the widget is on, and for which channel it makes invites.
 *
 * `GET /guilds/{guild_id}/widget` Login: bot, or bearer. Permissions: MANAGE_GUILD.
 *
 * - The widget of a guild that never set it is off and has no channel. (widget-settings-default)
 */
export async function getGuildWidgetSettings(
  client: Client,
  args: GetGuildWidgetSettingsArgs,
  options?: CallOptions,
): Promise<GuildWidget> {
  return send(client, {
    id: "getGuildWidgetSettings",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/widget`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildWidgetSettings", args.guild_id),
  }, options);
}

/** Arguments of modifyGuildWidget. */
export interface ModifyGuildWidgetArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: ModifyGuildWidgetBody;
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
 */
export async function modifyGuildWidget(
  client: Client,
  args: ModifyGuildWidgetArgs,
  options?: CallOptions,
): Promise<GuildWidget> {
  return send(client, {
    id: "modifyGuildWidget",
    method: "PATCH",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/widget`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("modifyGuildWidget", args.guild_id),
  }, options);
}

/** Arguments of getGuildWidget. */
export interface GetGuildWidgetArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
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
 */
export async function getGuildWidget(
  client: Client,
  args: GetGuildWidgetArgs,
  options?: CallOptions,
): Promise<PublicWidget> {
  return send(client, {
    id: "getGuildWidget",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/widget.json`,
    limit: rateLimit("getGuildWidget", args.guild_id),
  }, options);
}

/** Arguments of getGuildWidgetImage. */
export interface GetGuildWidgetImageArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /**
   * Style of the picture.
   *
   * @default "shield"
   */
  style?: WidgetStyle;
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
 */
export async function getGuildWidgetImage(
  client: Client,
  args: GetGuildWidgetImageArgs,
  options?: CallOptions,
): Promise<Blob> {
  return send(client, {
    id: "getGuildWidgetImage",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/widget.png`,
    query: scalar("style", args.style),
    read: blob,
    limit: rateLimit("getGuildWidgetImage", args.guild_id),
  }, options);
}
