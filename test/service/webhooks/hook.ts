import { createGuildChannel, createWebhook } from "@guildwire/api/client";
import type { Guild, Webhook } from "@guildwire/api/types";
import type { Actor, BotActor, World } from "../harness/world.js";

/** A webhook in a channel of a guild. */
export interface Hook {
  readonly guild: Guild;
  /** The bot whose guild it is. */
  readonly owner: BotActor;
  readonly channel_id: string;
  readonly webhook: Webhook;
  /** What stands in paths: the webhook with its token. */
  readonly at: { readonly webhook_id: string; readonly webhook_token: string };
}

/** What stands in paths of a webhook that has a token. */
export function at({ id, token }: Webhook): Hook["at"] {
  if (token === undefined) throw new Error("the webhook has no token");
  return { webhook_id: id, webhook_token: token };
}

/** A new text channel of a guild. */
export async function textChannel(owner: Actor, guild_id: string, name = "quay"): Promise<string> {
  return (await createGuildChannel(owner.client, { guild_id, body: { name } })).id;
}

/** A guild with a channel and a webhook in it, which belongs to the bot's application. */
export async function hook(world: World): Promise<Hook> {
  const { guild, owner } = await world.guild();
  const channel_id = await textChannel(owner, guild.id);
  const webhook = await createWebhook(owner.client, { channel_id, body: { name: "Lookout" } });
  return { guild, owner, channel_id, webhook, at: at(webhook) };
}
