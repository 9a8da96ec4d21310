import type { GuildFeature } from "@guildwire/api/types";
import {
  type AddEmojiRequest,
  type AddEmojiResult,
  type ConnectAccountRequest,
  type ConnectAccountResult,
  errors,
  type GetGuildStateRequest,
  type GetGuildStateResult,
  type GuildsHandlers,
  type InstallApplicationRequest,
  type InstallApplicationResult,
  type ModifyGuildStateRequest,
  type ModifyGuildStateResult,
  type RemoveEmojiRequest,
  type RemoveEmojiResult,
} from "@guildwire/control/server";
import { refuse } from "../../rules/form.js";
import { withFeature } from "../../rules/guild-modification.js";
import { namedRoles } from "../../rules/members.js";
import { permissionIssues } from "../../rules/permissions.js";
import type { Services } from "../../services.js";
import { emojiView } from "../../views/emoji-view.js";
import { guildView } from "../../views/guild-view.js";
import { emitGuildEvent } from "../emit-guild-event.js";
import { install, integrationView } from "../installation.js";
import { requireApplication } from "../require-objects.js";
import { admitAll } from "../screening.js";
import { changeVanityCode } from "../vanity.js";
import { extensible, guildStateView, screeningFeature } from "../views.js";
import type { Principal } from "./principal.js";

/** Handlers of guilds. This file is yours: `guildwire stubs` only adds code. */
export class Guilds implements GuildsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}`: Get the state of a guild
   *
   * @guildwire getGuildState 3022bfd9d3e8
   */
  async getGuildState(request: GetGuildStateRequest): Promise<GetGuildStateResult> {
    return this.#services.store.read(async (work) => guildStateView(await work.guilds.get(request.path.guild_id)));
  }

  /**
   * `PATCH /guilds/{guild_id}`: Change the state of a guild
   *
   * @guildwire modifyGuildState 15cbdde475e2
   */
  async modifyGuildState(request: ModifyGuildStateRequest): Promise<ModifyGuildStateResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const guild = await work.guilds.get(path.guild_id);
      const { vanity_url_code, premium_tier } = body;
      if (vanity_url_code !== undefined) await changeVanityCode(work, guild, vanity_url_code);
      const features = (body.features ?? guild.features) as GuildFeature[];
      const { row } = await work.guilds.update(guild.id, {
        features: body.screening === undefined ? features : withFeature(features, screeningFeature, body.screening),
        ...(vanity_url_code !== undefined && { vanity_url_code }),
        ...(premium_tier !== undefined && { premium_tier }),
      });
      const changed = await row;
      if (!changed.features.includes(screeningFeature)) await admitAll(work, guild.id);
      const emojis = (await work.emojis.list(guild.id)).map(emojiView);
      await emitGuildEvent(work, guild.id, "GUILD_UPDATE", guildView(changed, await work.roles.list(guild.id), emojis));
      return guildStateView(changed);
    });
  }

  /**
   * `POST /guilds/{guild_id}/emojis`: Add an emoji to a guild
   *
   * @guildwire addEmoji 5979c7054db2
   */
  async addEmoji(request: AddEmojiRequest): Promise<AddEmojiResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { id: user_id } = await work.users.get(body.user_id);
      const roles = namedRoles(path.guild_id, await work.roles.list(path.guild_id), body.roles).map(({ id }) => id);
      const { name, animated } = body;
      const emoji = { guild_id: path.guild_id, name, animated, user_id, role_ids: roles };
      const created = await work.emojis.insert(emoji);
      return extensible({ ...emojiView(created), id: created.id, name: created.name });
    });
  }

  /**
   * `DELETE /guilds/{guild_id}/emojis/{emoji_id}`: Remove an emoji
   *
   * @guildwire removeEmoji 4b31105362c6
   */
  async removeEmoji(request: RemoveEmojiRequest): Promise<RemoveEmojiResult> {
    const { guild_id, emoji_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      if (!(await work.emojis.delete(guild_id, emoji_id))) throw errors.unknownEmoji();
    });
  }

  /**
   * `POST /guilds/{guild_id}/integrations`: Connect a guild to an external account
   *
   * @guildwire connectAccount bfe178479345
   */
  async connectAccount(request: ConnectAccountRequest): Promise<ConnectAccountResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const member = await work.members.get(path.guild_id, body.user_id);
      const named = body.role_id === undefined ? [] : [body.role_id];
      const [role] = namedRoles(path.guild_id, await work.roles.list(path.guild_id), named);
      const integration = await work.integrations.insert({
        guild_id: path.guild_id,
        type: body.type,
        name: body.name,
        account_id: body.account_id,
        account_name: body.name,
        user_id: member.user_id,
        role_id: role?.id ?? null,
        syncing: false,
        enable_emoticons: false,
        expire_behavior: body.expire_behavior,
        expire_grace_period: body.expire_grace_period,
        synced_at: work.now,
        subscriber_count: 0,
        revoked: false,
      });
      await emitGuildEvent(work, path.guild_id, "GUILD_INTEGRATIONS_UPDATE", { guild_id: path.guild_id });
      return integrationView(integration);
    });
  }

  /**
   * `PUT /guilds/{guild_id}/applications/{application_id}`: Install an application in a guild
   *
   * @guildwire installApplication 069679a73519
   */
  async installApplication(request: InstallApplicationRequest): Promise<InstallApplicationResult> {
    const { path, body } = request;
    refuse(permissionIssues("/permissions", body.permissions));
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const application = await requireApplication(work, path.application_id);
      return install(work, await work.guilds.get(path.guild_id), application, body.permissions);
    });
  }
}
