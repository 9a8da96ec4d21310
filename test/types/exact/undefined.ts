import { createClient, createGuild, executeWebhook, listGuildMembers } from "@guildwire/api/client";
import type { CreateGuildBody } from "@guildwire/api/types";
import { guild_id, webhook_id, webhook_token } from "../programs/expectation.js";

// Arguments and bodies of calls accept undefined for what may be absent. The types themselves do not, as by default.

const client = createClient({
  baseUrl: "https://guild.example",
  auth: undefined,
  timeout: undefined,
  retry: undefined,
});
createGuild(client, { body: { name: "Nauts", icon: undefined } }, { signal: undefined, auth: undefined });
listGuildMembers(client, { guild_id, limit: undefined });
executeWebhook(client, { webhook_id, webhook_token, wait: undefined, body: { content: "Hi", embeds: undefined } });
// @ts-expect-error TS2375 undefined is no icon
export const body: CreateGuildBody = { name: "Nauts", icon: undefined };
