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
import { authorizeCall } from "../access/caller.js";
import { readPicture, readPictures, storePictures } from "../images/pictures.js";
import { refuse } from "../rules/form.js";
import { newGuild, newGuildIssues } from "../rules/guild-creation.js";
import { guildChange, guildChangeIssues } from "../rules/guild-modification.js";
import { assertMayPreview } from "../rules/guild-preview.js";
import { imageBounds } from "../rules/images.js";
import { assertQuota } from "../rules/quotas.js";
import type { Services } from "../services.js";
import type { Work } from "../store/work.js";
import { emojiView } from "../views/emoji-view.js";
import { guildPreviewView, guildView, newGuildEvent } from "../views/guild-view.js";
import type { Principal } from "./principal.js";

/** Handlers of guilds. The file is yours: guildwire stubs adds to it and never takes away. */
export class Guilds implements GuildsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Create a guild
   *
   * Makes a new guild, optionally with its first roles and channels, and answers with it. The caller becomes
   * its owner.
   *
   * `POST /guilds` Login: bot, or bearer. Events: GUILD_CREATE.
   *
   * - The caller becomes the owner and the first member of the new guild. (guild-create-owner)
   * - Creating a guild takes a login but no permission. (guild-create-login)
   * - application_id names the application of the bot that created the guild, and is null when a person created
   *   it. (guild-create-application-id)
   * - Channels of this request carry integer ids that mean something in this request only; a channel's
   *   parent_id names its category by that integer. (guild-create-temporary-ids)
   * - Every id in the answer is a newly given snowflake string; temporary ids never come back.
   *   (guild-create-snowflake-ids)
   * - A parent_id that names no category of the same request is a 400 form error at that parent_id.
   *   (guild-create-parent-is-category)
   * - Two channels of the request with the same temporary id are a 400 form error.
   *   (guild-create-duplicate-temporary-id)
   * - afk_channel_id and system_channel_id are resolved against the temporary ids of the request; one that
   *   matches none is a 400 form error. (guild-create-channel-pointers)
   * - The type of each channel is one that a guild can hold; direct messages and threads are a 400 form error.
   *   (guild-create-channel-types)
   * - The first entry of roles sets the permissions of \@everyone; each further entry makes a role of its own.
   *   (guild-create-first-role-is-everyone)
   * - The id of an entry of roles is a placeholder, a number or a string, and is replaced by a new snowflake.
   *   (guild-create-role-ids)
   * - Positions of roles are unique. A role whose position is taken gets the next one that is free; without a
   *   position a role is placed by its index in roles. (guild-create-role-positions)
   * - Without channels in the request the guild starts without any channel. (guild-create-no-default-channels)
   * - What the request leaves out starts at its lowest value: level fields and flags 0, lists empty, nullable
   *   fields null, afk_timeout 300 seconds. (guild-create-defaults)
   * - preferred_locale of a new guild is en-US. (guild-create-locale)
   * - The name is stored without surrounding white space; its length is that of what remains.
   *   (guild-create-name-trimmed)
   * - An icon that is wider or higher than allowed is a 400 form error at icon. (guild-create-icon-size)
   * - An animated GIF is refused as icon, since a new guild has no ANIMATED_ICON feature.
   *   (guild-create-icon-animated)
   * - A caller who is in as many guilds as a user may be in is refused with a 400 and code 30001, whose message
   *   says how many. (guild-create-guild-limit)
   * - A request with more roles than a guild may have is a 400 with code 30005, whose message says how many.
   *   (guild-create-role-limit)
   * - A request with more channels than a guild may hold is a 400 with code 30013, whose message says how many.
   *   (guild-create-channel-limit)
   *
   * Errors: `unauthorized` (401, code 40001), `invalidFormBody` (400, code 50035), `maximumGuilds` (400, code
   * 30001), `maximumRoles` (400, code 30005), `maximumChannels` (400, code 30013).
   *
   * @guildwire createGuild cb15e9ace29b
   */
  async createGuild(
    request: CreateGuildRequest,
    context: Context<Principal, "GUILD_CREATE">,
  ): Promise<CreateGuildResult> {
    const { body } = request;
    const { principal } = context;
    const icon = await readPicture("/icon", body.icon, imageBounds.createGuildIcon, []);
    refuse([...newGuildIssues(body), ...icon.issues]);
    return this.#services.store.write({ none: true }, async (work) => {
      await work.users.lock(principal.userId);
      assertQuota("guildsOfUser", (await work.guilds.countOf(principal.userId)) + 1);
      const application_id = principal.kind === "bot" ? principal.applicationId : null;
      const made = newGuild(body, { user_id: principal.userId, application_id }, () => work.newId());
      const { id } = made.guild;
      const guild = await work.guilds.insert({ ...made.guild, ...(await storePictures(work, id, { icon })) });
      await work.roles.insert(id, ...made.roles);
      await work.channels.insert(...made.channels.map((channel) => ({ ...channel, guild_id: id })));
      await work.members.insert({ guild_id: id, user_id: principal.userId });
      const creator = await work.members.get(id, principal.userId);
      const view = guildView(guild, made.roles, []);
      await work.emit(context, "GUILD_CREATE", newGuildEvent(view, creator, await work.channels.list(id)));
      return view;
    });
  }

  /**
   * Get a guild
   *
   * The guild, on request with approximate numbers of members and of members who are not offline.
   *
   * `GET /guilds/{guild_id}` Login: bot, or bearer.
   *
   * - With with_counts true the guild carries approximate_member_count and approximate_presence_count.
   *   (guild-get-with-counts)
   * - With with_counts false or absent the guild carries neither approximate count. (guild-get-without-counts)
   * - approximate_presence_count counts the members who are not offline. (guild-get-presence-count)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuild 0cb451aff8a2
   */
  async getGuild(request: GetGuildRequest, context: Context<Principal>): Promise<GetGuildResult> {
    return this.#services.store.read(async (work) => {
      const { guild, roles } = await authorizeCall(work, context, request);
      const view = guildView(guild, roles, await emojisOf(work, guild.id));
      if (!request.query.with_counts) return view;
      const { members, present } = await work.members.count(guild.id);
      return { ...view, approximate_member_count: members, approximate_presence_count: present };
    });
  }

  /**
   * Change a guild
   *
   * Changes the fields that are sent, leaves the others alone, and answers with the whole guild. Only the owner
   * may hand the guild over.
   *
   * `PATCH /guilds/{guild_id}` Login: bot, or bearer. Permissions: MANAGE_GUILD. Events: GUILD_UPDATE.
   *
   * - Every field may be left out, and a field that is left out keeps its value.
   *   (guild-modify-absent-unchanged)
   * - null for verification_level, default_message_notifications or explicit_content_filter stores 0, and null
   *   for preferred_locale stores en-US. (guild-modify-null-level)
   * - The name is stored without surrounding white space; its length is that of what remains.
   *   (guild-modify-name-trimmed)
   * - owner_id hands the guild over, and only the present owner may send it; MANAGE_GUILD does not suffice.
   *   (guild-modify-owner-transfer)
   * - owner_id from anybody but the owner is a 403 with code 50013, and nothing of the request is applied.
   *   (guild-modify-owner-refused)
   * - The new owner is a member of the guild; any other id is a 400 form error at owner_id.
   *   (guild-modify-owner-is-member)
   * - afk_channel_id, system_channel_id, rules_channel_id and public_updates_channel_id name channels of this
   *   guild; any other id is a 400 form error at the field. (guild-modify-channel-pointers)
   * - An icon that is wider or higher than allowed is a 400 form error at icon. (guild-modify-icon-size)
   * - An icon in another format than PNG, JPEG or GIF is a 400 form error at icon. (guild-modify-icon-format)
   * - An animated GIF as icon takes the ANIMATED_ICON feature; without it the answer is a 400 form error at
   *   icon. (guild-modify-icon-animated)
   * - A splash takes the INVITE_SPLASH feature. (guild-modify-splash-feature)
   * - A discovery splash takes the DISCOVERABLE feature. (guild-modify-discovery-splash-feature)
   * - A banner takes the BANNER feature. (guild-modify-banner-feature)
   * - splash, discovery_splash and banner are PNG or JPEG in their aspect ratio, to the nearest pixel, else a
   *   400 form error. (guild-modify-image-ratio)
   * - null removes a picture whether or not the guild has the feature. (guild-modify-image-null)
   * - features replaces the whole set; a string that is not sent again is dropped.
   *   (guild-modify-features-replaced)
   * - A feature string that is neither known nor already among the guild's features is a 400 form error.
   *   (guild-modify-features-known)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire modifyGuild f5223ed22bdb
   */
  async modifyGuild(
    request: ModifyGuildRequest,
    context: Context<Principal, "GUILD_UPDATE">,
  ): Promise<ModifyGuildResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, roles } = await authorizeCall(work, context, request);
      const channels = new Set((await work.channels.list(guild.id)).map(({ id }) => id));
      const newOwner = body.owner_id === undefined ? undefined : await work.members.find(guild.id, body.owner_id);
      const facts = { features: guild.features, channels, newOwnerIsMember: newOwner !== undefined };
      const pictures = await readPictures(body, guild.features);
      refuse([...guildChangeIssues(body, facts), ...Object.values(pictures).flatMap(({ issues }) => issues)]);
      const stored = await storePictures(work, guild.id, pictures);
      const changed = await work.guilds.update(guild.id, { ...guildChange(body), ...stored });
      const view = guildView(changed, roles, await emojisOf(work, guild.id));
      await work.emit(context, "GUILD_UPDATE", view);
      return view;
    });
  }

  /**
   * Delete a guild
   *
   * Deletes the guild for good. Only its owner may do so.
   *
   * `DELETE /guilds/{guild_id}` Login: bot, or bearer. Only for the owner of the guild. Events: GUILD_DELETE.
   *
   * - Only the owner deletes a guild; neither MANAGE_GUILD nor ADMINISTRATOR replaces ownership.
   *   (guild-delete-owner-only)
   * - A member who is not the owner gets a 403 with code 50013. (guild-delete-refused)
   * - Channels, roles, members, bans, invites, integrations and webhooks of the guild go with it.
   *   (guild-delete-cascade)
   * - After deletion every operation on the guild answers 404 with code 10004. (guild-delete-then-unknown)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire deleteGuild a9b0c07bb2de
   */
  async deleteGuild(
    request: DeleteGuildRequest,
    context: Context<Principal, "GUILD_DELETE">,
  ): Promise<DeleteGuildResult> {
    await this.#services.store.write({ guild: request.path.guild_id }, async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      // Before the deletion: afterwards nobody would be there to be told.
      await work.emit(context, "GUILD_DELETE", { id: guild.id });
      await work.guilds.delete(guild.id);
    });
  }

  /**
   * Get the preview of a guild
   *
   * What a guild shows of itself to people who may look in: its members, and everybody while it is discoverable
   * or holds a live public stage.
   *
   * `GET /guilds/{guild_id}/preview` Login: bot, or bearer.
   *
   * - A member of the guild may always read its preview. (guild-preview-member)
   * - Anybody logged in may read the preview of a guild that has the DISCOVERABLE feature.
   *   (guild-preview-discoverable)
   * - Anybody logged in may read the preview of a guild in which a public stage is live.
   *   (guild-preview-public-stage)
   * - Everybody else gets a 403 with code 50001. (guild-preview-refused)
   * - description is null unless the guild is discoverable. (guild-preview-description)
   * - Both approximate counts are always present; approximate_presence_count counts members who are online.
   *   (guild-preview-counts)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildPreview 872e7d37e146
   */
  async getGuildPreview(request: GetGuildPreviewRequest, context: Context<Principal>): Promise<GetGuildPreviewResult> {
    return this.#services.store.read(async (work) => {
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

async function emojisOf(work: Work, guildId: string): Promise<Emoji[]> {
  return (await work.emojis.list(guildId)).map(emojiView);
}
