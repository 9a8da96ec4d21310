import { createGuildChannel, createWebhook } from "@guildwire/api/client";
import type { Guild, Webhook } from "@guildwire/api/types";
import { listMessages } from "@guildwire/control/client";
import type { Actor, BotActor, World } from "../harness/world.js";

/** A webhook in a channel of a guild. */
export interface Hook {
  readonly guild: Guild;
  /** The bot that owns the guild. */
  readonly owner: BotActor;
  readonly channel_id: string;
  readonly webhook: Webhook;
  /** Path parameters: the webhook and its token. */
  readonly at: { readonly webhook_id: string; readonly webhook_token: string };
}

/** Returns the path parameters of a webhook with a token. */
export function at({ id, token }: Webhook): Hook["at"] {
  if (token === undefined) throw new Error("the webhook has no token");
  return { webhook_id: id, webhook_token: token };
}

/** Creates a text channel in a guild. */
export async function textChannel(owner: Actor, guild_id: string, name = "quay"): Promise<string> {
  return (await createGuildChannel(owner.client, { guild_id, body: { name } })).id;
}

/** Creates a guild with a channel and a webhook that belongs to the bot's application. */
export async function hook(world: World): Promise<Hook> {
  const { guild, owner } = await world.guild();
  const channel_id = await textChannel(owner, guild.id);
  const webhook = await createWebhook(owner.client, { channel_id, body: { name: "Lookout" } });
  return { guild, owner, channel_id, webhook, at: at(webhook) };
}

/** Returns a function that posts to a webhook without the generated client. */
export function posterOf(world: () => World) {
  return async (hook: Pick<Hook, "at">, path: string, body: string | FormData | object, headers: object = {}) => {
    const isReady = typeof body === "string" || body instanceof FormData;
    const { webhook_id, webhook_token } = hook.at;
    const url = `${world().service.url}/api/v8/webhooks/${webhook_id}/${webhook_token}${path}`;
    const response = await fetch(url, {
      method: "POST",
      body: isReady ? body : JSON.stringify(body),
      headers: { ...(!isReady && { "Content-Type": "application/json" }), ...headers },
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
}

/** Returns a function that returns the contents of a channel's messages. */
export function contentsReaderOf(world: () => World) {
  return async (channel_id: string) =>
    (await listMessages(world().control(), { channel_id })).map(({ content }) => content);
}
