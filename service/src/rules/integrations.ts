import type { Integration, Snowflake } from "@guildwire/api/types";

/** The fields that the integration of a bot does not have (READINGS T26). */
const notForBots = [
  "syncing",
  "role_id",
  "enable_emoticons",
  "expire_behavior",
  "expire_grace_period",
  "user",
  "synced_at",
  "subscriber_count",
  "revoked",
] as const satisfies readonly (keyof Integration)[];

/**
 * An integration as it is shown: without nine fields when it is a bot's, which is when its application has a bot.
 *
 * Rules: integration-bot-fields.
 */
export function shownIntegration(integration: Integration): Integration {
  if (integration.application?.bot === undefined) return integration;
  const shown: Partial<Integration> = { ...integration };
  for (const field of notForBots) delete shown[field];
  return shown as Integration;
}

/** What goes away together with an integration. */
export interface IntegrationCascade {
  readonly webhooks: readonly Snowflake[];
  /** The bot that is removed from the guild, if there is one. */
  readonly bot: Snowflake | undefined;
}

/**
 * What goes with an integration: the webhooks of the guild that belong to its application, and the application's bot.
 *
 * Rules: integration-delete-webhooks, integration-delete-bot.
 */
export function integrationCascade(
  application: { readonly id: Snowflake; readonly bot_id: Snowflake | undefined } | undefined,
  webhooks: readonly { readonly id: Snowflake; readonly application_id: Snowflake | null }[],
): IntegrationCascade {
  if (application === undefined) return { webhooks: [], bot: undefined };
  const owned = webhooks.filter(({ application_id }) => application_id === application.id);
  return { webhooks: owned.map(({ id }) => id), bot: application.bot_id };
}
