import type {
  Context,
  DeleteGuildIntegrationRequest,
  DeleteGuildIntegrationResult,
  GetGuildIntegrationsRequest,
  GetGuildIntegrationsResult,
  IntegrationsHandlers,
} from "@guildwire/api/server";
import { authorizeCall } from "../access/caller.js";
import type { Services } from "../services.js";
import type { StoredIntegration } from "../store/repositories/integrations.js";
import type { Work } from "../store/work.js";
import { applicationView, type IntegrationRelations, integrationView } from "../views/integration-view.js";
import { userView } from "../views/user-view.js";
import type { Principal } from "./principal.js";

/** Handlers of integrations. The file is yours: guildwire stubs adds to it and never takes away. */
export class Integrations implements IntegrationsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * List the integrations of a guild
   *
   * All integrations of the guild, those of bots included.
   *
   * `GET /guilds/{guild_id}/integrations` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildIntegrations da97f853e85c
   */
  async getGuildIntegrations(
    request: GetGuildIntegrationsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildIntegrationsResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const integrations = await work.integrations.list(guild.id);
      const relations = await relationsOf(work, integrations);
      return integrations.map((integration) => integrationView(integration, relations(integration)));
    });
  }

  /**
   * Delete an integration
   *
   * Deletes the integration, its webhooks with it, and removes its bot from the guild.
   *
   * `DELETE /guilds/{guild_id}/integrations/{integration_id}` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   * Events: GUILD_INTEGRATIONS_UPDATE.
   *
   * - The webhooks of the guild that belong to the integration's application are deleted with it.
   *   (integration-delete-webhooks)
   * - The bot of the integration's application is removed from the guild. (integration-delete-bot)
   * - An id that is no integration of this guild is a 404 with code 10005. (integration-delete-unknown)
   * - Guild Integrations Update is fired once; no other event is fired for the webhooks or for the bot.
   *   (integration-delete-event)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownIntegration` (404, code
   * 10005), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire deleteGuildIntegration 3543f5694d62
   */
  async deleteGuildIntegration(
    request: DeleteGuildIntegrationRequest,
    context: Context<Principal, "GUILD_INTEGRATIONS_UPDATE">,
  ): Promise<DeleteGuildIntegrationResult> {
    const { guild_id, integration_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const { id, application_id } = await work.integrations.get(guild.id, integration_id);
      // Before the bot is removed: afterwards its application would not be told why.
      await work.emit(context, "GUILD_INTEGRATIONS_UPDATE", { guild_id: guild.id });
      await work.integrations.delete(guild.id, id);
      const application = application_id === null ? undefined : await work.applications.find(application_id);
      if (application === undefined) return;
      await work.integrations.deleteWebhooksOf(guild.id, application.id);
      // A guild without its owner would be nobody's.
      if (application.bot_id !== guild.owner_id) await work.members.remove(guild.id, application.bot_id);
    });
  }
}

/** Reads what some integrations lead to, and answers it for each. */
async function relationsOf(
  work: Work,
  integrations: readonly StoredIntegration[],
): Promise<(integration: StoredIntegration) => IntegrationRelations> {
  const applicationIds = new Set(integrations.flatMap(({ application_id }) => application_id ?? []));
  const applications = (await Promise.all([...applicationIds].map((id) => work.applications.find(id)))).filter(
    (application) => application !== undefined,
  );
  const userIds = [
    ...applications.map(({ bot_id }) => bot_id),
    ...integrations.flatMap(({ user_id }) => user_id ?? []),
  ];
  const users = new Map((await work.users.findAll([...new Set(userIds)])).map((user) => [user.id, user]));
  return ({ application_id, user_id }) => {
    const application = applications.find(({ id }) => id === application_id);
    const user = users.get(user_id ?? "");
    return {
      application: application && applicationView(application, users.get(application.bot_id)),
      user: user && userView(user),
    };
  };
}
