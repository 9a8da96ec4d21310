import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ApiError,
  apiKey,
  basic,
  createClient,
  http,
  type RequestDescription,
  type Security,
  scalar,
  segment,
  send,
} from "../../runtime/src/client/index.js";
import { rateLimit } from "./bucket-headers.js";
import { fakeNetwork, type Reply, reply } from "./fake-fetch.js";
import { listen, respond } from "./http-server.js";
import { rejection } from "./rejection.js";

// The characters of tokens (RFC 6750, Base64), and of passwords.
const token = fc.stringMatching(/^[A-Za-z0-9._~+/=-]{24,90}$/);
// A path accepts any text.
const pathToken = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{8,90}$/), fc.stringMatching(/^[!-~äß]{8,40}$/));
const password = fc.stringMatching(/^[!-)+-~]{12,40}$/);

/** Every representation of a value that a log may contain. */
function shown(value: unknown): string {
  const error = value as ApiError;
  return [
    String(value),
    // The getters of an error return the response, which may contain what was sent: inspection shows it on request only.
    inspect(value, { depth: Infinity, showHidden: true, getters: !(value instanceof Error) }),
    JSON.stringify(value),
    ...(value instanceof Error
      ? [error.message, error.stack, inspect(error.cause), JSON.stringify(error.toJSON()), JSON.stringify({ ...error })]
      : []),
  ].join("\n");
}

interface Secrets {
  readonly bot: string;
  readonly key: string;
  readonly user: { readonly username: string; readonly password: string };
  readonly webhook: string;
}

const secrets: fc.Arbitrary<Secrets> = fc.record({
  bot: token,
  key: token,
  user: fc.record({ username: fc.constant("someone"), password }),
  webhook: pathToken,
});

function base64(user: Secrets["user"]): string {
  return Buffer.from(`${user.username}:${user.password}`).toString("base64");
}

/** A security scheme, with the texts through which a server receives the credentials. */
const schemes: readonly [string, Security, (secrets: Secrets) => readonly string[]][] = [
  ["http", http("bot", "Bot"), ({ bot }) => [bot]],
  ["basic", basic("user"), ({ user }) => [user.password, base64(user)]],
  ["a header", apiKey("key", "header", "X-Key"), ({ key }) => [key]],
  ["the query", apiKey("key", "query", "key"), ({ key }) => [key, encodeURIComponent(key)]],
  ["a cookie", apiKey("key", "cookie", "key"), ({ key }) => [key, encodeURIComponent(key)]],
];

/** Servers and networks that leak everything that they received. */
const gossips: readonly [ApiError["kind"], (told: string) => Reply][] = [
  [
    "response",
    (told) =>
      ({ url, init }) => {
        const all = `${told} ${url} ${JSON.stringify(init.headers)}`;
        const leaf = { _errors: [{ code: all, message: all }] };
        return Response.json(
          { code: 1, message: all, errors: { token: leaf, [told]: { [url]: leaf } } },
          { status: 400, statusText: told },
        );
      },
  ],
  [
    "network",
    (told) =>
      ({ url, init }) => {
        const all = `${told} ${url} ${JSON.stringify(init)}`;
        throw new TypeError(all, { cause: Object.assign(new Error(all), { code: "ECONNRESET", url, init }) });
      },
  ],
  ["decode", (told) => () => new Response(told, { headers: { "content-type": "application/json" } })],
  [
    "timeout",
    () =>
      ({ init }) =>
        new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  ],
  ["argument", () => reply(204)],
];

describe.each(gossips)("an error of kind %s", (kind, gossip) => {
  test.each(schemes)("contains no secret of authentication by %s", async (_, security, textsOf) => {
    await fc.assert(
      fc.asyncProperty(secrets, async (all) => {
        const texts = [all.webhook, encodeURIComponent(all.webhook), ...textsOf(all)];
        const { fetch } = fakeNetwork([gossip(texts.join(" "))]);
        const auth = kind === "argument" ? { unknown: all.bot } : { ...all };
        const client = createClient({ baseUrl: "http://h", fetch, auth, retry: false });
        const request: RequestDescription = {
          id: "executeWebhook",
          method: "POST",
          path: `/webhooks/123456789012345678/${segment(all.webhook, "webhook")}`,
          query: scalar("wait", true),
          secrets: [all.webhook],
          security,
          limit: rateLimit("executeWebhook", "123456789012345678", all.webhook),
        };
        const options = kind === "timeout" ? { timeout: 1 } : {};
        const error = await rejection(send(client, request, options));
        expect(error).toMatchObject({ name: "ApiError", kind });
        const text = shown(error);
        for (const secret of texts) expect(text).not.toContain(secret);
        expect(text).toContain("executeWebhook");
      }),
      { numRuns: 40 },
    );
  });
});

describe("a client", () => {
  test("contains no secret", () => {
    fc.assert(
      fc.property(secrets, (all) => {
        const client = createClient({
          baseUrl: `http://h/${all.webhook}`,
          auth: { ...all },
          headers: { "x-key": all.key },
        });
        const text = shown(client);
        for (const secret of [all.bot, all.key, all.webhook, all.user.password]) expect(text).not.toContain(secret);
      }),
      { numRuns: 100 },
    );
  });
});

describe("a real server's 404", () => {
  test("that quotes the path and the credentials is printed without its body", async () => {
    const { baseUrl } = await listen((request, response) =>
      respond(404, { message: `no ${request.url}`, ...request.headers })(request, response),
    );
    const request = { id: "a", method: "POST", path: "/webhooks/1/some-token/slack", security: http("bot", "Bot") };
    const client = createClient({ baseUrl, auth: { bot: "bot-credential" } });
    const error = (await rejection(send(client, request))) as ApiError;
    expect(error.message).toBe("a: status 404");
    expect(shown(error)).not.toMatch(/some-token|credential/);
    expect(error.body).toMatchObject({
      message: "no /webhooks/1/some-token/slack",
      authorization: "Bot bot-credential",
    });
  });
});
