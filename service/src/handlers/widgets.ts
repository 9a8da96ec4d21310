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
import { authorizeCall, callScope, guildCall } from "../access/caller.js";
import { refuse } from "../rules/form.js";
import { assertWidgetEnabled, changedWidget, widgetChannels, widgetIssues } from "../rules/widgets.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import { widgetMemberView, widgetOf } from "../views/widget-view.js";
import { RenderedWidgets } from "../widget-image/rendered-widgets.js";
import type { Principal } from "./principal.js";

/** Maximum number of members that a widget lists. Widgets are public. */
const maxWidgetMembers = 100;

/** Handlers of widgets. This file is yours: `guildwire stubs` only adds code. */
export class Widgets implements WidgetsHandlers<Principal> {
  readonly #services: Services;
  readonly #images = new RenderedWidgets();

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/widget`: Get the widget settings of a guild
   *
   * @guildwire getGuildWidgetSettings 0f64c15096e9
   */
  async getGuildWidgetSettings(
    request: GetGuildWidgetSettingsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildWidgetSettingsResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return widgetOf(guild);
    });
  }

  /**
   * `PATCH /guilds/{guild_id}/widget`: Change the widget settings of a guild
   *
   * @guildwire modifyGuildWidget 40f30f38015b
   */
  async modifyGuildWidget(
    request: ModifyGuildWidgetRequest,
    context: Context<Principal>,
  ): Promise<ModifyGuildWidgetResult> {
    const { body } = request;
    const load = ({ channels }: Repositories) => channels.list(request.path.guild_id);
    return this.#services.store.write({ ...callScope(context, request), load }, async (work, channels) => {
      const named = channels.filter(({ id }) => id === body.channel_id);
      const { guild } = await authorizeCall(work, context, request, named);
      refuse(widgetIssues(body, new Set(channels.map(({ id }) => id))));
      const settings = changedWidget(widgetOf(guild), body);
      const { enabled, channel_id } = settings;
      await work.guilds.update(guild.id, { widget_enabled: enabled, widget_channel_id: channel_id });
      if (enabled && channel_id !== null && (await work.invites.openTo(guild.id, channel_id)) === undefined)
        await work.invites.insert({ guild_id: guild.id, channel_id });
      return settings;
    });
  }

  /**
   * `GET /guilds/{guild_id}/widget.json`: Get the public widget document of a guild
   *
   * @guildwire getGuildWidget 321f4a17668c
   */
  async getGuildWidget(request: GetGuildWidgetRequest): Promise<GetGuildWidgetResult> {
    return this.#services.store.read(async (work) => {
      const guild = await work.guilds.get(request.path.guild_id);
      assertWidgetEnabled(widgetOf(guild));
      const { urls } = this.#services;
      const { id, name, owner_id, widget_channel_id } = guild;
      const invite = widget_channel_id === null ? undefined : await work.invites.openTo(id, widget_channel_id);
      const roles = await work.roles.list(id);
      const members = await work.widgets.presentMembers(id, maxWidgetMembers);
      const presence_count = members.length < maxWidgetMembers ? members.length : await work.members.countPresent(id);
      return {
        id,
        name,
        instant_invite: invite === undefined ? null : urls.invite(invite.code),
        channels: widgetChannels({ guild_id: id, owner_id, roles }, await work.channels.list(id)),
        members: members.map((member, index) => widgetMemberView(member, index, urls.widgetAvatar(index))),
        presence_count,
      };
    });
  }

  /**
   * `GET /guilds/{guild_id}/widget.png`: Get the widget image of a guild
   *
   * @guildwire getGuildWidgetImage 1543f41aa0d3
   */
  async getGuildWidgetImage(request: GetGuildWidgetImageRequest): Promise<GetGuildWidgetImageResult> {
    const { style } = request.query;
    const { id, name, icon, present } = await this.#services.store.read(async (work) => {
      const guild = await work.guilds.get(request.path.guild_id);
      assertWidgetEnabled(widgetOf(guild));
      const { id, name, icon } = guild;
      return { id, name, icon, present: await work.members.countPresent(id) };
    });
    return this.#images.get([style, id, name, icon, present], async () => {
      const image = icon === null ? undefined : await this.#services.store.read((work) => work.images.find(id, icon));
      // Imported on demand, because the drawing libraries are large.
      const { renderWidgetImage } = await import("../widget-image/render.js");
      return renderWidgetImage(style, { name, icon: image?.bytes, present });
    });
  }
}
