import type {
  Context,
  GetGuildInvitesRequest,
  GetGuildInvitesResult,
  GetGuildVanityUrlRequest,
  GetGuildVanityUrlResult,
  InvitesHandlers,
} from "@guildwire/api/server";
import { authorizeCall, guildCall } from "../access/caller.js";
import { vanityUrl } from "../rules/invites.js";
import type { Services } from "../services.js";
import { mapInSlices } from "../slices.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredInvite } from "../store/repositories/invites.js";
import type { Work } from "../store/work.js";
import { applicationView } from "../views/integration-view.js";
import { inviteGuildView, inviteView } from "../views/invite-view.js";
import { userView } from "../views/user-view.js";
import { showWelcomeScreen } from "../views/welcome-screen-view.js";
import type { Principal } from "./principal.js";

/** Handlers of invites. This file is yours: `guildwire stubs` only adds code. */
export class Invites implements InvitesHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/invites`: List the invites of a guild
   *
   * @guildwire getGuildInvites c0887a96ef14
   */
  async getGuildInvites(request: GetGuildInvitesRequest, context: Context<Principal>): Promise<GetGuildInvitesResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return inviteViews(work, guild, await work.invites.list(guild.id));
    });
  }

  /**
   * `GET /guilds/{guild_id}/vanity-url`: Get the vanity URL of a guild
   *
   * @guildwire getGuildVanityUrl dae773a75a10
   */
  async getGuildVanityUrl(
    request: GetGuildVanityUrlRequest,
    context: Context<Principal>,
  ): Promise<GetGuildVanityUrlResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return vanityUrl(guild.features, guild.vanity_url_code, guild.vanity_url_uses);
    });
  }
}

/** Invites of one guild, with their targets. */
async function inviteViews(
  work: Work,
  guild: StoredGuild,
  invites: readonly StoredInvite[],
): Promise<GetGuildInvitesResult> {
  if (invites.length === 0) return [];
  const shown = inviteGuildView(guild, await showWelcomeScreen(work, guild.id));
  const channels = new Map((await work.channels.list(guild.id)).map((channel) => [channel.id, channel]));
  const userIds = new Set(
    invites.flatMap(({ inviter_id, target_user_id }) => [inviter_id ?? [], target_user_id ?? []].flat()),
  );
  const users = new Map(
    await mapInSlices(await work.users.findAll([...userIds]), (user) => [user.id, userView(user)] as const),
  );
  const targets = new Set(invites.flatMap(({ target_application_id }) => target_application_id ?? []));
  const applications = new Map(
    await Promise.all([...targets].map(async (id) => [id, await work.applications.find(id)] as const)),
  );
  return mapInSlices(invites, (invite) => {
    const { channel_id, inviter_id, target_user_id, target_application_id } = invite;
    const channel = channels.get(channel_id);
    const application = applications.get(target_application_id ?? "");
    return inviteView(invite, {
      guild: shown,
      channel: { id: channel_id, name: channel?.name ?? null, type: channel?.type ?? 0 },
      inviter: users.get(inviter_id ?? ""),
      targetUser: users.get(target_user_id ?? ""),
      targetApplication: application && applicationView(application, undefined),
    });
  });
}
