import { type PartialChannel, type PartialGuild, WebhookType } from "@guildwire/api/types";
import { errors } from "@guildwire/control/server";
import type { PlaceWebhookBody } from "@guildwire/control/types";
import { guildOfChannel } from "../access/resolve.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredWebhook } from "../store/repositories/webhooks.js";
import type { Store } from "../store/store.js";
import type { Work } from "../store/work.js";
import { requireApplication, requireChannel } from "./require-objects.js";

/** The channel that a Channel Follower webhook follows. */
export interface Source {
  readonly guild: PartialGuild;
  readonly channel: PartialChannel;
}

/** A channel as its followers see it. It is read before the unit of work, because it may be in another guild. */
export async function followedChannel(store: Store, channelId: string | undefined): Promise<Source | undefined> {
  if (channelId === undefined) return undefined;
  const guildId = await guildOfChannel(store, channelId);
  return store.read(async (work) => {
    const { id, name, icon } = await work.guilds.get(guildId);
    const channel = await requireChannel(work, guildId, channelId);
    return { guild: { id, name, icon }, channel: { id: channel.id, name: channel.name } };
  });
}

/**
 * Creates a webhook of any type in a channel, without checking its name.
 *
 * Rules: webhook-source-follower-only.
 */
export async function placeWebhook(
  work: Work,
  channel: StoredChannel,
  { type, name, user_id, application_id }: PlaceWebhookBody,
  source: Source | undefined,
): Promise<StoredWebhook> {
  if (type === WebhookType.CHANNEL_FOLLOWER && source === undefined) throw errors.unknownChannel();
  const user = user_id === undefined ? undefined : await work.users.get(user_id);
  const application = application_id === undefined ? undefined : await requireApplication(work, application_id);
  const { row } = await work.webhooks.insert({
    guild_id: channel.guild_id,
    channel_id: channel.id,
    type,
    name,
    user_id: user?.id ?? null,
    application_id: application?.id ?? null,
    ...(type === WebhookType.CHANNEL_FOLLOWER &&
      source && { source_guild: JSON.stringify(source.guild), source_channel: JSON.stringify(source.channel) }),
  });
  return row;
}
