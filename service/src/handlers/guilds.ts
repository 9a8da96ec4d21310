import type {
  Context,
  CreateGuildRequest,
  CreateGuildResult,
  DeleteGuildRequest,
  DeleteGuildResult,
  GetGuildPreviewRequest,
  GetGuildPreviewResult,
  GetGuildRequest,
  GetGuildResult,
  GuildsHandlers,
  ModifyGuildRequest,
  ModifyGuildResult,
} from "@guildwire/api/server";
import { type Emoji, StagePrivacyLevel } from "@guildwire/api/types";
import { authorizeCall, authorizeResult, callScope, guildCall } from "../access/caller.js";
import { readPicture, readPictures, storePictures } from "../images/pictures.js";
import { isThread } from "../rules/channels.js";
import { pointer, refuse } from "../rules/form.js";
import { type NewGuild, newGuild, newGuildIssues } from "../rules/guild-creation.js";
import { channelPointers, guildChange, guildChangeIssues } from "../rules/guild-modification.js";
import { assertMayPreview } from "../rules/guild-preview.js";
import { imageBounds } from "../rules/images.js";
import { allPermissions } from "../rules/permissions.js";
import { assertQuota } from "../rules/quotas.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import type { Work } from "../store/work.js";
import { newerValueOf } from "../versions/newer-values.js";
import { storeNewerValue } from "../versions/store-newer-values.js";
import { emojiView } from "../views/emoji-view.js";
import { guildPreviewView, guildView, newGuildEvent } from "../views/guild-view.js";
import type { Principal } from "./principal.js";

/** Handlers of guilds. This file is yours: `guildwire stubs` only adds code. */
export class Guilds implements GuildsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `POST /guilds`: Create a guild
   *
   * @guildwire createGuild 0bcb2b8fc8e7
   */
  async createGuild(
    request: CreateGuildRequest,
    context: Context<Principal, "GUILD_CREATE">,
  ): Promise<CreateGuildResult> {
    const { body } = request;
    const { principal } = context;
    const icon = await readPicture("/icon", body.icon, imageBounds.createGuildIcon, []);
    refuse([...newGuildIssues(body), ...icon.issues]);
    const { userId } = principal;
    const load = ({ users, guilds }: Repositories) => Promise.all([users.lock(userId), guilds.countOf(userId)]);
    return this.#services.store.write({ none: true, caller: userId, load }, async (work, [, count]) => {
      assertQuota("guildsOfUser", count + 1);
      const application_id = principal.kind === "bot" ? principal.applicationId : null;
      const draft = newGuild(body, { user_id: userId, application_id }, () => work.newId());
      const { id } = draft.guild;
      const { row } = await work.guilds.insert({ ...draft.guild, ...(await storePictures(work, id, { icon })) });
      await work.roles.insert(id, ...draft.roles);
      await work.channels.insert(...draft.channels.map((channel) => ({ ...channel, guild_id: id })));
      await work.members.insert({ guild_id: id, user_id: userId });
      await storeNewerValues(work, request, draft);
      const [creator, channels] = await Promise.all([work.members.get(id, userId), work.channels.list(id)]);
      const view = guildView(await row, draft.roles, []);
      await work.emit(context, "GUILD_CREATE", newGuildEvent(view, creator, channels));
      return view;
    });
  }

  /**
   * `GET /guilds/{guild_id}`: Get a guild
   *
   * @guildwire getGuild eaf289a933ec
   */
  async getGuild(request: GetGuildRequest, context: Context<Principal>): Promise<GetGuildResult> {
    const { queries } = this.#services.store;
    const found = await queries.guild(guildCall(context, request), request.query.with_counts);
    const { guild, roles, emojis, counts } = authorizeResult(context, found);
    const view = guildView(guild, roles, emojis.map(emojiView));
    if (counts === undefined) return view;
    return { ...view, approximate_member_count: counts.members, approximate_presence_count: counts.present };
  }

  /**
   * `PATCH /guilds/{guild_id}`: Change a guild
   *
   * @guildwire modifyGuild 448bf5972e05
   */
  async modifyGuild(
    request: ModifyGuildRequest,
    context: Context<Principal, "GUILD_UPDATE">,
  ): Promise<ModifyGuildResult> {
    const { body } = request;
    const { guild_id } = request.path;
    const load = (rows: Repositories) =>
      Promise.all([
        rows.channels.findAll(guild_id, channelPointers(body)),
        body.owner_id === undefined ? undefined : rows.members.find(guild_id, body.owner_id),
        emojisOf(rows, guild_id),
      ]);
    return this.#services.store.write({ ...callScope(context, request), load }, async (work, loaded) => {
      const [named, newOwner, emojis] = loaded;
      const { guild, roles } = await authorizeCall(work, context, request, named);
      const channels = new Set(named.filter(({ type }) => !isThread(type)).map(({ id }) => id));
      const facts = { features: guild.features, channels, newOwnerIsMember: newOwner !== undefined };
      const pictures = await readPictures(body, guild.features);
      refuse([...guildChangeIssues(body, facts), ...Object.values(pictures).flatMap(({ issues }) => issues)]);
      const stored = await storePictures(work, guild.id, pictures);
      const { row } = await work.guilds.update(guild.id, { ...guildChange(body), ...stored });
      const view = guildView(await row, roles, emojis);
      await work.emit(context, "GUILD_UPDATE", view);
      return view;
    });
  }

  /**
   * `DELETE /guilds/{guild_id}`: Delete a guild
   *
   * @guildwire deleteGuild f7b4bda49fa9
   */
  async deleteGuild(
    request: DeleteGuildRequest,
    context: Context<Principal, "GUILD_DELETE">,
  ): Promise<DeleteGuildResult> {
    await this.#services.store.write(callScope(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      // Emitted before the deletion: afterwards the event would have no recipients.
      await work.emit(context, "GUILD_DELETE", { id: guild.id });
      await work.guilds.delete(guild.id);
    });
  }

  /**
   * `GET /guilds/{guild_id}/preview`: Get the preview of a guild
   *
   * @guildwire getGuildPreview e4927edd898f
   */
  async getGuildPreview(request: GetGuildPreviewRequest, context: Context<Principal>): Promise<GetGuildPreviewResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const guild = await work.guilds.get(request.path.guild_id);
      const stages = await work.stageInstances.list(guild.id);
      assertMayPreview({
        member: (await work.members.find(guild.id, context.principal.userId)) !== undefined,
        features: guild.features,
        publicStage: stages.some(({ privacy_level }) => privacy_level === StagePrivacyLevel.PUBLIC),
      });
      return guildPreviewView(guild, await emojisOf(work, guild.id), await work.members.count(guild.id));
    });
  }
}

async function emojisOf({ emojis }: Repositories, guildId: string): Promise<Emoji[]> {
  return (await emojis.list(guildId)).map(emojiView);
}

/** Stores what version 8 cannot express of the first roles, and of the overwrites of the first channels. */
async function storeNewerValues(work: Work, request: CreateGuildRequest, draft: NewGuild): Promise<void> {
  const guild_id = draft.guild.id;
  for (const [index, { id }] of draft.roles.entries()) {
    const owner = { guild_id, object_id: id, target_id: "0" };
    await storeNewerValue(work, owner, newerValueOf(request, pointer("roles", index)), allPermissions);
  }
  for (const [index, { id, permission_overwrites }] of draft.channels.entries())
    for (const [place, { id: target_id }] of permission_overwrites.entries()) {
      const value = newerValueOf(request, pointer("channels", index, "permission_overwrites", place));
      await storeNewerValue(work, { guild_id, object_id: id, target_id }, value, allPermissions);
    }
}
