import createClient from "@guildwire/runtime/paths";

const client = createClient({ baseUrl: "https://example.com/api/v8", headers: { authorization: "Bot token" } });
console.log(await client.GET("/guilds/{guild_id}", { params: { path: { guild_id: "1" } } }));
