import { inspect } from "node:util";
import { addGuildMember, createClient } from "@guildwire/api/client";
import { expect, test } from "vitest";

const guild_id = "197038439483310086";
const user_id = "53908232506183680";

/** The printed error of a failed addGuildMember, when the service's response repeats the given token. */
async function shown(access_token: string): Promise<string> {
  const leaf = { _errors: [{ code: "BAD", message: `the token ${access_token} is not valid` }] };
  const body = { code: 50025, message: `no ${access_token} today`, errors: { access_token: leaf } };
  const fetch = async (): Promise<Response> => Response.json(body, { status: 400 });
  const client = createClient({ baseUrl: "http://localhost/api/v8", fetch, auth: { bot: "B" } });
  const error: unknown = await addGuildMember(client, { guild_id, user_id, body: { access_token } }).catch((e) => e);
  return `${inspect(error, { depth: Infinity })} ${JSON.stringify(error)}`;
}

test("a token sent in a body appears in no error, even if the service repeats it", async () => {
  const text = await shown("short-Secret");
  expect(text).not.toContain("short-Secret");
  expect(text).toContain("addGuildMember: status 400");
});
