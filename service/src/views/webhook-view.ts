import { type User, type Webhook, WebhookType } from "@guildwire/api/types";
import type { DerivedTokens } from "../access/derived-tokens.js";
import type { StoredUser } from "../store/repositories/users.js";
import type { StoredWebhook } from "../store/repositories/webhooks.js";
import type { Work } from "../store/work.js";
import { userView } from "./user-view.js";

/** Webhooks with who made them, as whoever manages them sees them. */
export async function showWebhooks(
  work: Work,
  tokens: DerivedTokens,
  webhooks: readonly StoredWebhook[],
): Promise<Webhook[]> {
  const made = await work.users.findAll(webhooks.flatMap(({ user_id }) => user_id ?? []));
  const users = new Map(made.map((user) => [user.id, user]));
  return webhooks.map((webhook) => webhookView(webhook, tokens, users.get(webhook.user_id ?? "")));
}

/** One webhook with who made it, as whoever manages it sees it. */
export async function showWebhook(work: Work, tokens: DerivedTokens, webhook: StoredWebhook): Promise<Webhook> {
  const [shown] = await showWebhooks(work, tokens, [webhook]);
  return shown as Webhook;
}

/**
 * A webhook with its token, which Incoming webhooks have, as whoever manages it or has the token sees it.
 *
 * @param user Who made it; undefined to leave it out, as the routes with a token do.
 */
export function webhookView(webhook: StoredWebhook, tokens: DerivedTokens, user: StoredUser | undefined): Webhook {
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
    ...(type === WebhookType.INCOMING && { token: tokens.of("webhook", id, webhook.token_version) }),
    ...(source_guild !== null && { source_guild }),
    ...(source_channel !== null && { source_channel }),
  };
}

/**
 * What stands for an author in the messages of a webhook: its id, its name and its picture.
 *
 * Rules: message-webhook-author.
 */
export function webhookAuthor({ id, name, avatar }: Pick<StoredWebhook, "id" | "name" | "avatar">): User {
  return { id, username: name || "webhook", discriminator: "0000", avatar, bot: true };
}
