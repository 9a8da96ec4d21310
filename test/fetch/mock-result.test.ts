import { createClient, getGuild } from "@guildwire/api/client";
import { mockResult, orThrow, resultOf, statusResultOf, withResponse } from "@guildwire/runtime/client";
import { expect, it } from "vitest";

const client = createClient({ baseUrl: "https://api.example.com", fetch: () => Promise.reject(new Error("offline")) });

it("gives the result of a mock to each function around its call, as it is", async () => {
  const result = { error: { message: "none" }, response: { status: 404 } };
  const mock = mockResult(result);
  expect(await resultOf(client, mock)).toBe(result);
  expect(await resultOf(client, (own) => mock(own).then(({ body }) => body), { rejects: false })).toBe(result);
  expect(await statusResultOf(client, mock)).toBe(result);
  expect(await withResponse(client, mock)).toBe(result);
  expect(await orThrow(resultOf(client, mock))).toBe(result);
  expect(await mockResult({ data: 1 })(client)).toBe(1);
});

it("changes no other call", async () => {
  await mockResult({ data: 1 })(client);
  await expect(resultOf(client, (own) => getGuild(own, { guild_id: "1" }))).rejects.toThrow("offline");
  await expect(resultOf(client, async () => 1)).rejects.toThrow("the call did not use its client");
  await expect(withResponse(client, async () => 1)).rejects.toThrow("the call did not use its client");
});
