import { isDeepStrictEqual } from "node:util";
import { body, path, token } from "./channel.mjs";

/** Requests to which every contender responds with the same status. */
const requests = [
  [200, body],
  [401, body, { authorization: "Bot other" }],
  [400, { ...body, name: "" }],
  [400, { ...body, name: "x".repeat(101) }],
  [400, { ...body, type: 99 }],
  [400, { ...body, rate_limit_per_user: 21601 }],
  [400, { ...body, permission_overwrites: [{ id: "not a snowflake", type: 0 }] }],
  [400, { ...body, nsfw: "no" }],
];

/** Throws if a contender accepts what the others reject, or returns something else. */
export async function agree(name, port) {
  for (const [status, value, headers] of requests) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { authorization: `Bot ${token}`, "content-type": "application/json", ...headers },
      body: JSON.stringify(value),
    });
    const returned = await response.json();
    if (response.status !== status)
      throw new Error(`${name}: ${response.status} instead of ${status} for ${JSON.stringify(value)}`);
    if (status !== 200) continue;
    const { id: _, ...channel } = returned;
    const expected = { ...body, guild_id: path.split("/")[4] };
    if (!isDeepStrictEqual(channel, expected)) throw new Error(`${name} returns ${JSON.stringify(channel)}`);
  }
}
