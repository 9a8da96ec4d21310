import { createGuildChannel, createWebhook } from "@guildwire/api/client";
import { beforeAll, describe, expect, it } from "vitest";
import { runCount } from "../../run-count.js";
import { type DeclaredOperation, operations } from "../e2e/declared.js";
import { bodies, queries } from "../e2e/requests.js";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

/** Texts that are not ids, as they are written into a path. */
const malformed = {
  "a word": "abc",
  "a negative number": "-1",
  "a sign": "%2B1",
  "a fraction": "1.5",
  "an exponent": "1e3",
  "a hexadecimal number": "0x1f",
  "white space": "%20",
  "a number after white space": "%201",
  "a number before a line break": "1%0A",
  "digits of another script": "%D9%A1%D9%A2",
  "wide digits": "%EF%BC%91",
  "a number of 65 bits": "18446744073709551616",
  "21 digits": "1".repeat(21),
  "a thousand digits": "9".repeat(1000),
  "a NUL": "1%00",
  "a separator": "1,2",
  "a separator of thousands": "1_000",
  "a sign as it is": "+1",
  "minus zero": "-0",
  "two signs": "--1",
  "a binary number": "0b1",
  "an octal number": "0o1",
  "an integer of JavaScript": "1n",
  "no number": "NaN",
  "a number without an end": "Infinity",
  "the word null": "null",
  "the word undefined": "undefined",
  "a boolean": "true",
  "an object": "%5Bobject%20Object%5D",
  "an array": "%5B1%5D",
  "a template": "%7Bguild_id%7D",
  "a mention": "%3C%401%3E",
  "a quotation mark": "1%27",
  "a statement of SQL": "1%27%20OR%20%271%27%3D%271",
  "a comment of SQL": "1--",
  "a wildcard": "%25",
  "an asterisk": "*",
  "a slash": "1%2F2",
  "a backslash": "1%5C2",
  "a parent folder": "..%2F1",
  "a query": "1%3Fa%3D1",
  "a fragment": "1%23a",
  "a tab": "1%09",
  "a carriage return": "1%0D",
  "white space at the end": "1%20",
  "a space that does not break": "1%C2%A0",
  "a space without width": "1%E2%80%8B",
  "a byte order mark": "%EF%BB%BF1",
  "mathematical digits": "%F0%9D%9F%8F",
  "a superscript": "1%C2%B2",
  "an emoji": "%F0%9F%98%80",
  "a percent sign that is encoded twice": "%2531",
};

/** Each parameter of each path that is an id; tokens are not. */
const parameters = operations.flatMap((operation) =>
  [...operation.path.matchAll(/\{(\w+_id)\}/g)].map(([, name = ""]) => ({ operation, name })),
);

/** A malformed id belongs to neither operation of a shared route, and is reported under its name in the first one. */
function reportedName({ id }: DeclaredOperation, name: string): string {
  return name === "application_id" && id.endsWith("FollowupMessage") ? "webhook_id" : name;
}

describe("ids in paths", () => {
  it("are the parameters of all operations but one", () => {
    const without = operations.filter(({ id }) => !parameters.some(({ operation }) => operation.id === id));
    expect(without.map(({ id }) => id)).toEqual(["createGuild"]);
    expect(parameters.length).toBeGreaterThan(65);
  });
});

describeOnStores("malformed ids in paths", (world, store) => {
  let owner: BotActor;
  let guildId: string;
  let ids: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const made = await world().guild();
    owner = made.owner;
    guildId = made.guild.id;
    const { client } = owner;
    const { id: channel_id } = await createGuildChannel(client, { guild_id: guildId, body: { name: "quay" } });
    const { id: webhook_id } = await createWebhook(client, { channel_id, body: { name: "Lookout" } });
    // Webhooks and applications are distinguished before other parameters are read.
    ids = { guild_id: guildId, webhook_id, application_id: owner.applicationId };
  });

  // None reaches a database, which a sample shows on the second one. The quick tests try a sample alone.
  const interval = store === "PostgreSQL" ? 4 : 4 / runCount(4);
  const texts = Object.entries(malformed).filter((_, index) => index % interval === 0);
  it.each(texts)("are form errors of every operation, and fire nothing: %s", async (_, text) => {
    const outcomes: Record<string, string> = {};
    const events = await world().eventsOf(guildId, async () => {
      for (const { operation, name } of parameters) {
        const { id, method, path } = operation;
        const values = { ...ids, [name]: text };
        const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, other: string) => values[other] ?? guildId);
        const body = bodies[id];
        const response = await fetch(`${world().service.url}/api/v8${filled}?${new URLSearchParams(queries[id])}`, {
          method,
          headers: { Authorization: `Bot ${owner.token}`, ...(body && { "Content-Type": "application/json" }) },
          ...(body && { body: JSON.stringify(body).replaceAll(/\{\w+\}/g, guildId) }),
        });
        const { code, errors } = (await response.json()) as { code?: number; errors?: object };
        outcomes[`${id} ${name}`] = `${response.status} ${code} ${Object.keys(errors ?? {}).join()}`;
      }
    });
    expect(outcomes).toEqual(
      Object.fromEntries(
        parameters.map(({ operation, name }) => [
          `${operation.id} ${name}`,
          `400 50035 ${reportedName(operation, name)}`,
        ]),
      ),
    );
    expect(events).toEqual([]);
  });
});
