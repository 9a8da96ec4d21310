import {
  type Context,
  type DeleteGuildIntegrationRequest,
  type DeleteGuildIntegrationResult,
  errors,
  type GetGuildIntegrationsRequest,
  type GetGuildIntegrationsResult,
  type IntegrationsHandlers,
} from "@guildwire/api/server";
import { authorizeCall, callScope, guildCall } from "../access/caller.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import type { StoredIntegration } from "../store/repositories/integrations.js";
import type { Work } from "../store/work.js";
import { applicationView, type IntegrationRelations, integrationView } from "../views/integration-view.js";
import { userView } from "../views/user-view.js";
import type { Principal } from "./principal.js";

/** Handlers of integrations. This file is yours: `guildwire stubs` only adds code. */
export class Integrations implements IntegrationsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/integrations`: List the integrations of a guild
   *
   * @guildwire getGuildIntegrations 13dfcf0c8249
   */
  async getGuildIntegrations(
    request: GetGuildIntegrationsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildIntegrationsResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const integrations = await work.integrations.list(guild.id);
      const relations = await relationsOf(work, integrations);
      return integrations.map((integration) => integrationView(integration, relations(integration)));
    });
  }

  /**
   * `DELETE /guilds/{guild_id}/integrations/{integration_id}`: Delete an integration
   *
   * @guildwire deleteGuildIntegration 4e63e3f605cb
   */
  async deleteGuildIntegration(
    request: DeleteGuildIntegrationRequest,
    context: Context<Principal, "GUILD_INTEGRATIONS_UPDATE">,
  ): Promise<DeleteGuildIntegrationResult> {
    const { integration_id } = request.path;
    const load = ({ integrations }: Repositories) => integrations.find(request.path.guild_id, integration_id);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, integration) => {
      const { guild } = await authorizeCall(work, context, request);
      if (integration === undefined) throw errors.unknownIntegration();
      const { id, application_id } = integration;
      // Emitted before the bot is removed: afterwards its application would not receive the event.
      await work.emit(context, "GUILD_INTEGRATIONS_UPDATE", { guild_id: guild.id });
      await work.integrations.delete(guild.id, id);
      const application = application_id === null ? undefined : await work.applications.find(application_id);
      if (application === undefined) return;
      await work.integrations.deleteWebhooksOf(guild.id, application.id);
      // A guild must not lose its owner.
      if (application.bot_id !== guild.owner_id) await work.members.remove(guild.id, application.bot_id);
    });
  }
}

/** The applications and users that some integrations refer to. */
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
