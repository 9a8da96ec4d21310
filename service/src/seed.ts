import { createClient, createGuild, createGuildChannel, createWebhook } from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";
import {
  createApplication,
  createClient as createControlClient,
  createUser,
  grantAccessToken,
  installApplication,
  joinGuild,
  sendMessage,
} from "@guildwire/control/client";

/** A world to look around in. */
export interface DemoWorld {
  readonly guildId: string;
  readonly channelId: string;
  /** Owns the guild. */
  readonly ownerToken: string;
  readonly applicationId: string;
  readonly botToken: string;
  readonly webhookUrl: string;
}

/**
 * Makes a guild with people, channels, an application and a webhook, through the interfaces that everybody else uses.
 *
 * @param url Where the service listens.
 * @param controlToken Its admin token.
 */
export async function seed(url: string, controlToken: string): Promise<DemoWorld> {
  const control = createControlClient({ baseUrl: `${url}/control`, auth: { admin: controlToken } });
  const [owner, mate] = [
    await createUser(control, { body: { username: "Nelly" } }),
    await createUser(control, { body: { username: "Barnaby" } }),
  ];
  const application = await createApplication(control, {
    body: { name: "Pilot", owner_id: owner.id, description: "Brings ships in." },
  });
  const { access_token } = await grantAccessToken(control, {
    user_id: owner.id,
    body: { application_id: application.id, scopes: ["identify", "guilds.join"], expires_in: 31_536_000 },
  });
  const baseUrl = `${url}/api/v8`;
  const client = createClient({ baseUrl, auth: { bearer: access_token } });
  const everyone = formatPermissions("VIEW_CHANNEL", "SEND_MESSAGES", "READ_MESSAGE_HISTORY", "CONNECT", "SPEAK");
  const guild = await createGuild(client, {
    body: { name: "Harbour Watch", roles: [{ id: 0, permissions: everyone }] },
  });
  const guild_id = guild.id;
  const channel = await createGuildChannel(client, {
    guild_id,
    body: { name: "arrivals", topic: "What came in today" },
  });
  await createGuildChannel(client, { guild_id, body: { name: "Radio", type: ChannelType.GUILD_VOICE } });
  await joinGuild(control, { guild_id, user_id: mate.id });
  await installApplication(control, {
    guild_id,
    application_id: application.id,
    body: { permissions: formatPermissions("ADMINISTRATOR") },
  });
  await sendMessage(control, {
    channel_id: channel.id,
    body: { author_id: mate.id, content: "The Albatross has moored at pier one." },
  });
  const bot = createClient({ baseUrl, auth: { bot: application.bot_token } });
  const webhook = await createWebhook(bot, { channel_id: channel.id, body: { name: "Lighthouse" } });
  return {
    guildId: guild_id,
    channelId: channel.id,
    ownerToken: access_token,
    applicationId: application.id,
    botToken: application.bot_token,
    webhookUrl: `${baseUrl}/webhooks/${webhook.id}/${webhook.token}`,
  };
}

/** What somebody who has just made the world wants to know, as text. */
export function describeWorld(url: string, world: DemoWorld): string {
  return `The demo world is there: the guild Harbour Watch, ${world.guildId}.

  Bot of the application Pilot   Authorization: Bot ${world.botToken}
  Nelly, who owns the guild      Authorization: Bearer ${world.ownerToken}

Three commands to try:

  curl -H 'Authorization: Bot ${world.botToken}' ${url}/api/v8/guilds/${world.guildId}

  curl -H 'Content-Type: application/json' -d '{"content":"Fog is coming in."}' '${world.webhookUrl}?wait=true'

  curl -N -H 'Authorization: Bot ${world.botToken}' ${url}/gateway

${url}/docs shows the interface. What is here is shown once: tokens are kept as hashes.
`;
}
