import { Permission } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import type { Context } from "@guildwire/runtime/server";
import { holds } from "../rules/permissions.js";
import { assertQuota } from "../rules/quotas.js";
import type { Services } from "../services.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { StoredWebhook } from "../store/repositories/webhooks.js";
import type { Work } from "../store/work.js";
import { authorizeInChannel } from "./caller.js";
import { requireWebhook, requireWebhookWithToken } from "./path-tokens.js";
import type { Principal } from "./principal.js";
import { permissionsInChannelsAndThreads, type Viewer } from "./viewing.js";

type CallContext = Pick<Context<Principal>, "principal" | "operation">;

/**
 * A webhook that the caller may manage. Throws unknownWebhook (404, code 10015), and the errors of `authorizeInChannel`
 * for its channel.
 */
export async function managedWebhook(
  work: Work,
  context: CallContext,
  guildId: string,
  id: string,
): Promise<StoredWebhook> {
  const webhook = await requireWebhook(work, guildId, id);
  await authorizeInChannel(work, context, guildId, webhook.channel_id);
  return webhook;
}

/**
 * Whether a caller manages webhooks in the channel or thread of a webhook. Otherwise responses omit its token.
 *
 * Rules: webhook-list-guild-tokens.
 */
export async function webhooksManagedBy(
  work: Work,
  caller: Viewer,
  webhooks: readonly StoredWebhook[],
): Promise<(webhook: StoredWebhook) => boolean> {
  const ids = new Set(webhooks.map(({ channel_id }) => channel_id));
  const held = await permissionsInChannelsAndThreads(work, caller, [...ids]);
  return ({ channel_id }) => holds(held.get(channel_id) ?? 0n, Permission.VIEW_CHANNEL | Permission.MANAGE_WEBHOOKS);
}

/**
 * The change that moves a webhook to another channel of its guild. The caller must manage webhooks there, and the
 * channel must not have the maximum number of webhooks. No change without a channel, or with the current one.
 *
 * Rules: webhook-modify-move, webhook-modify-move-within-guild, webhook-create-limit.
 */
export async function moveWebhook(
  work: Work,
  context: CallContext,
  webhook: StoredWebhook,
  channelId: string | undefined,
): Promise<{ readonly channel_id?: string }> {
  if (channelId === undefined || channelId === webhook.channel_id) return {};
  const { channel } = await authorizeInChannel(work, context, webhook.guild_id, channelId);
  assertQuota("webhooksOfChannel", (await work.webhooks.list(webhook.guild_id, channel.id)).length + 1);
  return { channel_id: channel.id };
}

/**
 * A webhook and a message that was sent with its token. Throws the errors of `requireWebhookWithToken`, and
 * unknownMessage (404, code 10008) for any other message.
 *
 * Rules: webhook-message-own.
 */
export async function messageOfWebhook(
  services: Services,
  work: Work,
  guildId: string,
  path: { readonly webhook_id: string; readonly webhook_token: string; readonly message_id: string },
): Promise<{ readonly webhook: StoredWebhook; readonly message: StoredMessage }> {
  const webhook = await requireWebhookWithToken(services, work, guildId, path);
  const message = await work.messages.find(guildId, path.message_id);
  if (message === undefined || message.webhook_id !== webhook.id) throw errors.unknownMessage();
  return { webhook, message };
}
