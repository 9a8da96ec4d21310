import type {
  Context,
  GetGuildWidgetImageRequest,
  GetGuildWidgetImageResult,
  GetGuildWidgetRequest,
  GetGuildWidgetResult,
  GetGuildWidgetSettingsRequest,
  GetGuildWidgetSettingsResult,
  ModifyGuildWidgetRequest,
  ModifyGuildWidgetResult,
  WidgetsHandlers,
} from "@guildwire/api/server";
import { authorizeCall } from "../access/caller.js";
import { refuse } from "../rules/form.js";
import { assertWidgetEnabled, changedWidget, widgetChannels, widgetIssues } from "../rules/widgets.js";
import type { Services } from "../services.js";
import { widgetMemberView, widgetOf } from "../views/widget-view.js";
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildWidgetSettings fa0f914aed42
   */
  async getGuildWidgetSettings(
    request: GetGuildWidgetSettingsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildWidgetSettingsResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return widgetOf(guild);
    });
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire modifyGuildWidget 763015f9c455
   */
  async modifyGuildWidget(
    request: ModifyGuildWidgetRequest,
    context: Context<Principal>,
  ): Promise<ModifyGuildWidgetResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      refuse(widgetIssues(body, new Set((await work.channels.list(guild.id)).map(({ id }) => id))));
      const settings = changedWidget(widgetOf(guild), body);
      const { enabled, channel_id } = settings;
      await work.guilds.update(guild.id, { widget_enabled: enabled, widget_channel_id: channel_id });
      if (enabled && channel_id !== null && (await work.invites.openTo(guild.id, channel_id)) === undefined)
        await work.invites.insert({ guild_id: guild.id, channel_id });
      return settings;
    });
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
   * Errors: `unknownGuild` (404, code 10004), `widgetDisabled` (403, code 50004), `invalidFormBody` (400, code
   * 50035).
   *
   * @remarks A choice: Nothing is said about who may read it, except that it is public. Chosen: readable
   * without a login, as a widget on a web page needs (T78).
   *
   * @guildwire getGuildWidget e58b6078ee67
   */
  async getGuildWidget(request: GetGuildWidgetRequest): Promise<GetGuildWidgetResult> {
    return this.#services.store.read(async (work) => {
      const guild = await work.guilds.get(request.path.guild_id);
      assertWidgetEnabled(widgetOf(guild));
      const { urls } = this.#services;
      const { id, name, owner_id, widget_channel_id } = guild;
      const invite = widget_channel_id === null ? undefined : await work.invites.openTo(id, widget_channel_id);
      const roles = await work.roles.list(id);
      const members = await work.widgets.presentMembers(id);
      return {
        id,
        name,
        instant_invite: invite === undefined ? null : urls.invite(invite.code),
        channels: widgetChannels({ guild_id: id, owner_id, roles }, await work.channels.list(id)),
        members: members.map((member, index) => widgetMemberView(member, index, urls.widgetAvatar(index))),
        presence_count: members.length,
      };
    });
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
   * Errors: `unknownGuild` (404, code 10004), `widgetDisabled` (403, code 50004), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire getGuildWidgetImage b0e188e53c94
   */
  async getGuildWidgetImage(request: GetGuildWidgetImageRequest): Promise<GetGuildWidgetImageResult> {
    const shown = await this.#services.store.read(async (work) => {
      const guild = await work.guilds.get(request.path.guild_id);
      assertWidgetEnabled(widgetOf(guild));
      const icon = guild.icon === null ? undefined : await work.images.find(guild.id, guild.icon);
      const { present } = await work.members.count(guild.id);
      return { name: guild.name, icon: icon?.bytes, present };
    });
    // Loaded with the first picture: the libraries that draw it are large.
    const { renderWidgetImage } = await import("../widget-image/render.js");
    return renderWidgetImage(request.query.style, shown);
  }
}
