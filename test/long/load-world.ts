import { createClient, createGuild, createGuildChannel, createWebhook } from "@guildwire/api/client";
import {
  createApplication,
  createClient as createControlClient,
  createUser,
  joinGuild,
} from "@guildwire/control/client";

/** An application whose bot is in all guilds of the world. */
export interface LoadBot {
  readonly token: string;
  readonly userId: string;
}

export interface LoadGuild {
  readonly guild_id: string;
  readonly webhook: { readonly webhook_id: string; readonly webhook_token: string };
}

/** The objects on which a load works. The first bot owns the guilds. */
export interface LoadWorld {
  readonly bots: readonly LoadBot[];
  readonly guilds: readonly LoadGuild[];
}

/** @param url The URL of any instance. @param admin The token of its control interface. */
export async function createLoadWorld(
  url: string,
  admin: string,
  counts: { readonly bots: number; readonly guilds: number },
): Promise<LoadWorld> {
  const control = createControlClient({ baseUrl: `${url}/control`, auth: { admin } });
  const { id: owner_id } = await createUser(control, { body: { username: "Nelly" } });
  const bots: LoadBot[] = [];
  for (let number = 0; number < counts.bots; number += 1) {
    const { bot_id, bot_token } = await createApplication(control, { body: { name: `Pilot ${number}`, owner_id } });
    bots.push({ token: bot_token, userId: bot_id });
  }
  const [owner, ...others] = bots;
  if (owner === undefined) throw new Error("a world needs a bot");
  const client = createClient({ baseUrl: `${url}/api/v8`, auth: { bot: owner.token } });
  const guilds: LoadGuild[] = [];
  for (let number = 0; number < counts.guilds; number += 1) {
    const { id: guild_id } = await createGuild(client, { body: { name: `Harbour ${number}` } });
    const { id: channel_id } = await createGuildChannel(client, { guild_id, body: { name: "arrivals" } });
    const { id: webhook_id, token = "" } = await createWebhook(client, { channel_id, body: { name: "Lighthouse" } });
    for (const { userId: user_id } of others) await joinGuild(control, { guild_id, user_id });
    guilds.push({ guild_id, webhook: { webhook_id, webhook_token: token } });
  }
  return { bots, guilds };
}
