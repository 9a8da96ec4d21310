import { createClient, createGuild, createGuildChannel, createWebhook, getGuildChannels } from "@guildwire/api/client";
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

/** The demo guild and its credentials. */
export interface DemoWorld {
  readonly guildId: string;
  readonly channelId: string;
  /** The owner of the guild. */
  readonly ownerId: string;
  readonly ownerToken: string;
  readonly applicationId: string;
  readonly botToken: string;
  readonly webhookUrl: string;
  readonly counts: { readonly users: number; readonly channels: number; readonly messages: number };
}

/**
 * Creates a guild with members, channels, an application and a webhook, through the public interfaces.
 *
 * @param url The base URL of the service.
 * @param controlToken Its admin token.
 * @param content Whether the channel has a message. Default: true.
 */
export async function seed(url: string, controlToken: string, content: boolean = true): Promise<DemoWorld> {
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
  if (content) {
    await sendMessage(control, {
      channel_id: channel.id,
      body: { author_id: mate.id, content: "The Albatross has moored at pier one." },
    });
  }
  const bot = createClient({ baseUrl, auth: { bot: application.bot_token } });
  const channels = await getGuildChannels(bot, { guild_id });
  const webhook = await createWebhook(bot, { channel_id: channel.id, body: { name: "Lighthouse" } });
  return {
    guildId: guild_id,
    channelId: channel.id,
    ownerId: owner.id,
    ownerToken: access_token,
    applicationId: application.id,
    botToken: application.bot_token,
    webhookUrl: `${baseUrl}/webhooks/${webhook.id}/${webhook.token}`,
    counts: { users: [owner, mate].length, channels: channels.length, messages: content ? 1 : 0 },
  };
}

/** The demo guild as shell variables. */
export function exportWorld(url: string, world: DemoWorld): string {
  const lines = [
    { URL: url, TOKEN: world.botToken, GUILD: world.guildId },
    { CHANNEL: world.channelId, APPLICATION: world.applicationId, OWNER_TOKEN: world.ownerToken },
    { WEBHOOK: world.webhookUrl },
  ];
  const assignments = lines.map((line) => Object.entries(line).map(([name, value]) => `${name}=${quoted(value)}`));
  return assignments.map((line) => `export ${line.join(" ")}\n`).join("");
}

/** Quotes a value for a shell, because a public URL may contain characters that a shell interprets. */
function quoted(value: string): string {
  return /^[\w.:/%@+-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}

/** Instructions for the new demo guild. The commands use the variables of `exportWorld`. */
export function describeWorld(url: string, { counts }: Pick<DemoWorld, "counts">): string {
  const { users, channels, messages } = counts;
  return `
The demo guild Harbour Watch is ready: ${users} users, ${channels} channels, ${messages} message${messages === 1 ? "" : "s"}, 1 application and 1 webhook.
Paste the lines that begin with export into a shell. TOKEN belongs to the bot of the application Pilot, OWNER_TOKEN
(Authorization: Bearer) to Nelly, who owns the guild. Three commands to try:

  curl -H "Authorization: Bot $TOKEN" "$URL/api/v8/guilds/$GUILD"

  curl -H "Content-Type: application/json" -d '{"content":"Fog is coming in."}' "$WEBHOOK?wait=true"

  curl -N -H "Authorization: Bot $TOKEN" "$URL/gateway"

${url}/docs shows the interface. The tokens are shown once: the service keeps only their hashes.
`;
}
