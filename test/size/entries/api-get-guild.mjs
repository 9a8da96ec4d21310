// The size of a program with one call of spec/: the generated function, through the package's index, with the state of its
// rate-limit bucket.
import { createClient, getGuild } from "../../../generated/src/client/index.ts";

const client = createClient({ baseUrl: "https://example.com/api/v8", auth: { bot: "token" } });
console.log(await getGuild(client, { guild_id: "1" }));
