// What a program with one call of spec/ weighs: the generated function, through the package's index, with the memory of its
// rate-limit bucket.
import { createClient, getGuild } from "../../../generated/src/client/index.ts";

const client = createClient({ baseUrl: "https://example.com/api/v8", auth: { bot: "token" } });
console.log(await getGuild(client, { guild_id: "1" }));
