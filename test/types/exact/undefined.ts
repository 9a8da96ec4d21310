import { createClient, createGuild, executeWebhook, listGuildMembers } from "@guildwire/api/client";
import { guild_id, webhook_id, webhook_token } from "../programs/expectation.js";

// With exactOptionalPropertyTypes, leaving out and `undefined` are different things, except for options.

const client = createClient({
  baseUrl: "https://guild.example",
  auth: undefined,
  timeout: undefined,
  retry: undefined,
});
createGuild(client, { body: { name: "Nauts" } }, { signal: undefined, auth: undefined });
// @ts-expect-error TS2375 undefined is no icon
createGuild(client, { body: { name: "Nauts", icon: undefined } });
// @ts-expect-error TS2379 undefined is no number of members
listGuildMembers(client, { guild_id, limit: undefined });
// @ts-expect-error TS2379 undefined is neither true nor false
executeWebhook(client, { webhook_id, webhook_token, wait: undefined, body: { content: "Hi" } });
