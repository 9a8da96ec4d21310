import { Permission } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import type { Context } from "@guildwire/runtime/server";
import { holds } from "../rules/permissions.js";
import { assertQuota } from "../rules/quotas.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { Repositories } from "../store/repositories/index.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { StoredUser } from "../store/repositories/users.js";
import type { StoredWebhook } from "../store/repositories/webhooks.js";
import type { Work } from "../store/work.js";
import { assertHoldsIn, authorizeInChannel, type Caller } from "./caller.js";
import { requireWebhook, requireWebhookWithToken, type TokenServices } from "./path-tokens.js";
import type { Principal } from "./principal.js";
import { permissionsInChannelsAndThreads, type Viewer } from "./viewing.js";

type CallContext = Pick<Context<Principal>, "principal" | "operation">;

/** A webhook with the caller who manages it. */
export interface ManagedWebhook {
  readonly webhook: StoredWebhook;
  readonly caller: Caller;
  /** The user who created the webhook. */
  readonly creator: StoredUser | undefined;
}

/**
 * A webhook that the caller may manage. Throws unknownWebhook (404, code 10015), and the errors of `authorizeInChannel`
 * for its channel.
 */
export async function managedWebhook(
  work: Work,
  context: CallContext,
  guildId: string,
  id: string,
): Promise<ManagedWebhook> {
  const webhook = await requireWebhook(work, guildId, id);
  const { channel_id, user_id } = webhook;
  const [{ caller }, creator] = await Promise.all([
    authorizeInChannel(work, context, guildId, work.channels.find(guildId, channel_id)),
    user_id === null ? undefined : work.users.find(user_id),
  ]);
  return { webhook, caller, creator };
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

/** The channel that a webhook is moved to. */
export interface WebhookMove {
  /** Undefined for a webhook that is not moved. */
  readonly channel_id: string | undefined;
  /** Undefined for an unknown channel. */
  readonly channel: StoredChannel | undefined;
  /** The number of webhooks in the channel. */
  readonly count: number;
}

/** Loads what `moveWebhook` needs. */
export async function loadMove(
  { channels, webhooks }: Repositories,
  guildId: string,
  channel_id: string | undefined,
): Promise<WebhookMove> {
  if (channel_id === undefined) return { channel_id, channel: undefined, count: 0 };
  const [channel, present] = await Promise.all([
    channels.find(guildId, channel_id),
    webhooks.list(guildId, channel_id),
  ]);
  return { channel_id, channel, count: present.length };
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
  { webhook, caller }: ManagedWebhook,
  { channel_id, channel, count }: WebhookMove,
): Promise<{ readonly channel_id?: string }> {
  if (channel_id === undefined || channel_id === webhook.channel_id) return {};
  const { id } = await assertHoldsIn(work, context, caller, channel);
  assertQuota("webhooksOfChannel", count + 1);
  return { channel_id: id };
}

/**
 * A webhook and a message that was sent with its token. Throws the errors of `requireWebhookWithToken`, and
 * unknownMessage (404, code 10008) for any other message.
 *
 * @param found The message of the path; undefined for an unknown one.
 *
 * Rules: webhook-message-own.
 */
export async function messageOfWebhook(
  services: TokenServices,
  work: Work,
  path: { readonly webhook_id: string; readonly webhook_token: string },
  { guildId, found }: { readonly guildId: string; readonly found: StoredMessage | undefined },
): Promise<{ readonly webhook: StoredWebhook; readonly message: StoredMessage }> {
  const webhook = await requireWebhookWithToken(services, work, guildId, path);
  if (found?.webhook_id !== webhook.id) throw errors.unknownMessage();
  return { webhook, message: found };
}
