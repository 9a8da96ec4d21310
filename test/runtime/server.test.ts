import { describe, expect, test } from "vitest";
import { atServer, type ClientOptions, createClient, http, send } from "../../runtime/src/client/index.js";
import { rateLimit } from "./bucket-headers.js";
import { fakeNetwork, reply } from "./fake-fetch.js";
import { apiError } from "./rejection.js";

const files = "https://files.h/v1";

/** The URL and credentials with which a client calls an operation that declares its own server. */
async function called(options: Partial<ClientOptions>, address = files): Promise<unknown[] | undefined> {
  const network = fakeNetwork([reply(204)]);
  const client = createClient({ ...network.options, baseUrl: "https://h", auth: { bot: "B" }, ...options });
  const request = { id: "act", method: "GET", path: "/x", security: http("bot", "Bot") };
  await (async () => send(atServer(client, "act", address, ["https://h/"]), request))();
  return network.sent.map(({ url, init }) => [url, new Headers(init.headers).get("authorization")])[0];
}

describe("an operation that declares its own server", () => {
  test("receives credentials from a client of the specification's own server", async () => {
    expect(await called({})).toEqual(["https://files.h/v1/x", "Bot B"]);
    expect(await called({ baseUrl: "https://h/" })).toEqual(["https://files.h/v1/x", "Bot B"]);
  });

  test("uses the server that the client sets, wherever it is mounted", async () => {
    const servers = { [files]: "http://localhost:1/f/" };
    expect(await called({ servers })).toEqual(["http://localhost:1/f/x", "Bot B"]);
    expect(await called({ baseUrl: "http://localhost:2", servers })).toEqual(["http://localhost:1/f/x", "Bot B"]);
  });

  test("is refused before sending by a client of another server that sets none", async () => {
    const network = fakeNetwork([reply(204)]);
    const error = await apiError(
      called({ ...network.options, baseUrl: "http://localhost:2", servers: { other: "http://o" } }),
    );
    const message =
      "act: `servers` has no entry for https://files.h/v1, and baseUrl is not a server of the specification";
    expect(error).toMatchObject({ kind: "argument", operationId: "act", message });
    expect(network.sent).toEqual([]);
  });

  test.each(["//evil.h/v1", "/\\evil.h/v1", "/\t/evil.h/v1"])(
    "that names a host without a scheme, %j, is refused like an absolute URL",
    async (address) => {
      for (const baseUrl of ["http://localhost:2", "/api"]) {
        const network = fakeNetwork([reply(204)]);
        expect(await apiError(called({ ...network.options, baseUrl }, address))).toMatchObject({ kind: "argument" });
        expect(network.sent).toEqual([]);
      }
      expect(await called({ baseUrl: "https://h" }, address)).toEqual(["https://evil.h/v1/x", "Bot B"]);
    },
  );

  test("uses the client's server if it is the specification's first one, or the same one", async () => {
    expect(await called({ baseUrl: "http://localhost:2" }, "https://h")).toEqual(["http://localhost:2/x", "Bot B"]);
    const client = createClient({ baseUrl: "https://h" });
    expect(atServer(client, "act", "https://h/", ["https://h", "https://i"])).toBe(client);
    const elsewhere = createClient({ baseUrl: "https://i" });
    expect(atServer(elsewhere, "act", "https://h", ["https://h", "https://i"]).settings().baseUrl).toBe("https://h");
  });

  test.each([
    ["/v2", "http://o/api", "http://o/v2/x"],
    ["v2", "http://o/api/", "http://o/api/v2/x"],
    ["/v2", "/api", "/v2/x"],
  ])("whose URL is %s resolves relative to %s", async (address, baseUrl, want) => {
    expect(await called({ baseUrl }, address)).toEqual([want, "Bot B"]);
  });

  test("keeps its rate limits between calls", async () => {
    const empty = { "bucket-size": "1", "bucket-remaining": "0", "bucket-reset-after": "7" };
    const network = fakeNetwork([reply(204, undefined, empty)]);
    const client = createClient({ ...network.options, baseUrl: "https://h" });
    const call = (): Promise<void> =>
      send(atServer(client, "act", files, ["https://h"]), {
        id: "act",
        method: "GET",
        path: "/x",
        limit: rateLimit("act"),
      });
    await call();
    await call();
    expect(network.sleeps).toEqual([7000]);
  });
});
