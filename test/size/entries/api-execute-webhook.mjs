// A generated function with a multipart body.
import { createClient, executeWebhook } from "../../../generated/src/client/index.ts";

const client = createClient({ baseUrl: "https://example.com/api/v8" });
const args = { webhook_id: "1", webhook_token: "token", wait: true };
console.log(await executeWebhook(client, { ...args, body: { content: "Hello" } }));
