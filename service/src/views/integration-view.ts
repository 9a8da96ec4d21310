import type { Integration, IntegrationApplication, User } from "@guildwire/api/types";
import type { StoredApplication } from "../store/repositories/applications.js";
import type { StoredIntegration } from "../store/repositories/integrations.js";
import type { StoredUser } from "../store/repositories/users.js";
import { userView } from "./user-view.js";

/** The objects that an integration refers to: its application with the bot, or the user who connected an account. */
export interface IntegrationRelations {
  readonly application?: IntegrationApplication | undefined;
  readonly user?: User | undefined;
}

/**
 * An integration. That of a bot omits nine fields (READINGS T26); other kinds omit the fields of bots.
 *
 * Rules: integration-bot-fields.
 */
export function integrationView(
  integration: StoredIntegration,
  { application, user }: IntegrationRelations,
): Integration {
  const { id, name, type, enabled, account_id, account_name, synced_at } = integration;
  const view = { id, name, type, enabled, account: { id: account_id, name: account_name } };
  if (integration.application_id !== null) return { ...view, ...(application && { application }) };
  const { syncing, role_id, enable_emoticons, expire_behavior, expire_grace_period, subscriber_count, revoked } =
    integration;
  return {
    ...view,
    ...(syncing !== null && { syncing }),
    ...(role_id !== null && { role_id }),
    ...(enable_emoticons !== null && { enable_emoticons }),
    ...(expire_behavior !== null && { expire_behavior }),
    ...(expire_grace_period !== null && { expire_grace_period }),
    ...(user && { user }),
    ...(synced_at !== null && { synced_at: synced_at.toISOString() }),
    ...(subscriber_count !== null && { subscriber_count }),
    ...(revoked !== null && { revoked }),
  };
}

/** An application as integrations and invites show it. */
export function applicationView(
  { id, name, icon, description, summary }: StoredApplication,
  bot: StoredUser | undefined,
): IntegrationApplication {
  return { id, name, icon, description, summary, ...(bot && { bot: userView(bot) }) };
}
