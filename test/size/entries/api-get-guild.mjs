// The generated function, through the package's index: login and rate-limit bucket included.
import { createClient, getGuild } from "../../../generated/src/client/index.ts";

const client = createClient({ baseUrl: "https://example.com/api/v8", auth: { bot: "token" } });
console.log(await getGuild(client, { guild_id: "1" }));
