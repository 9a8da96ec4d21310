import { type User, type Webhook, WebhookType } from "@guildwire/api/types";
import type { DerivedTokens } from "../access/derived-tokens.js";
import { mapInSlices } from "../slices.js";
import type { StoredUser } from "../store/repositories/users.js";
import type { StoredWebhook } from "../store/repositories/webhooks.js";
import type { Work } from "../store/work.js";
import { userView } from "./user-view.js";

/**
 * Webhooks with their creators.
 *
 * @param isManaged Whether the caller manages a webhook; the tokens of others are omitted.
 */
export async function showWebhooks(
  work: Work,
  tokens: DerivedTokens,
  webhooks: readonly StoredWebhook[],
  isManaged: (webhook: StoredWebhook) => boolean,
): Promise<Webhook[]> {
  const creators = await work.users.findAll(webhooks.flatMap(({ user_id }) => user_id ?? []));
  const users = new Map(creators.map((user) => [user.id, user]));
  return mapInSlices(webhooks, (webhook) =>
    webhookView(webhook, isManaged(webhook) ? tokens : undefined, users.get(webhook.user_id ?? "")),
  );
}

/**
 * A webhook, with its token if it is an Incoming one.
 *
 * @param tokens Undefined to omit the token.
 * @param user Its creator; undefined to omit it, as the routes with a token do.
 */
export function webhookView(
  webhook: StoredWebhook,
  tokens: DerivedTokens | undefined,
  user: StoredUser | undefined,
): Webhook {
  const { id, type, guild_id, channel_id, name, avatar, application_id, source_guild, source_channel } = webhook;
  return {
    id,
    type,
    guild_id,
    channel_id,
    name,
    avatar,
    application_id,
    ...(user !== undefined && { user: userView(user) }),
    ...(type === WebhookType.INCOMING &&
      tokens !== undefined && { token: tokens.create("webhook", id, webhook.token_version) }),
    ...(source_guild !== null && { source_guild }),
    ...(source_channel !== null && { source_channel }),
  };
}

/**
 * The author object in the messages of a webhook: its id, name and avatar.
 *
 * Rules: message-webhook-author.
 */
export function webhookAuthor({ id, name, avatar }: Pick<StoredWebhook, "id" | "name" | "avatar">): User {
  return { id, username: name || "webhook", discriminator: "0000", avatar, bot: true };
}
