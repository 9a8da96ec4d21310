import { createClient, getGuild } from "@guildwire/api/client";
import { FetchError, fetchThrough, ResponseError, withFetchErrors } from "@guildwire/runtime/fetch";
import { describe, expect, it } from "vitest";

const baseUrl = "https://api.example.com";
const auth = { bot: "secret" };

/** The error of a call with a `fetch`. */
async function errorOf(fetch: Parameters<typeof createClient>[0]["fetch"], signal?: AbortSignal): Promise<unknown> {
  const client = createClient({ baseUrl, auth, retry: false, fetch });
  const options = signal === undefined ? {} : { signal };
  const call = withFetchErrors(client, (client) => getGuild(client, { guild_id: "1" }, options));
  return call.catch((error: unknown) => error);
}

const refused = async () => new Response("no", { status: 418, headers: { "x-a": "b" } });

describe("withFetchErrors", () => {
  it("rejects with the response, whose body is unread", async () => {
    const error = await errorOf(refused);
    if (!(error instanceof ResponseError)) throw error;
    expect([error.name, error.message]).toEqual(["ResponseError", "Response returned an error code"]);
    expect([error.response.status, error.response.headers.get("x-a"), await error.response.text()]).toEqual([
      418,
      "b",
      "no",
    ]);
  });

  it("rejects with the error of fetch, also if the call is aborted", async () => {
    const cause = new TypeError("fetch failed");
    const error = await errorOf(() => Promise.reject(cause));
    expect(error).toMatchObject({ name: "FetchError", cause });
    const malformed = await errorOf(async () => JSON.parse("{") as Response);
    expect(malformed).toMatchObject({ name: "FetchError", cause: { name: "SyntaxError" } });
    const aborted = await errorOf(refused, AbortSignal.abort());
    expect(aborted).toBeInstanceOf(FetchError);
    expect(aborted).toMatchObject({ cause: { name: "AbortError" } });
  });

  it("rejects with errors of middleware as they are, and sends through it", async () => {
    const own = new Error("no session");
    const post = async ({ response }: { response: Response }) => {
      if (response.status === 418) throw own;
    };
    expect(await errorOf(fetchThrough([{ post }], refused))).toBe(own);
    expect(await errorOf(fetchThrough([{ pre: () => Promise.reject(own) }], refused))).toBe(own);
    const onError = async () => new Response(null, { status: 500 });
    const recovered = await errorOf(fetchThrough([{ onError }], () => Promise.reject(own)));
    expect(recovered).toMatchObject({ name: "ResponseError", response: { status: 500 } });
  });

  it("rejects with errors of given classes, and leaves other errors and results", async () => {
    class Refused extends Error {
      readonly status: number;
      constructor(response: Response, message: string) {
        super(message);
        this.status = response.status;
      }
    }
    class Failed extends Error {
      constructor(cause: Error, message: string) {
        super(message, { cause });
      }
    }
    const client = createClient({ baseUrl, auth, retry: false, fetch: refused });
    const classes = { ResponseError: Refused, FetchError: Failed };
    const call = withFetchErrors(client, (client) => getGuild(client, { guild_id: "1" }), classes);
    const error = await call.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ status: 418 });
    const invalid = createClient({ baseUrl: "", auth });
    const argument = withFetchErrors(invalid, (client) => getGuild(client, { guild_id: "1" }));
    await expect(argument).rejects.toMatchObject({ kind: "argument" });
    const fine = createClient({ baseUrl, auth, fetch: async () => Response.json({ id: "1" }) });
    expect(await withFetchErrors(fine, (client) => getGuild(client, { guild_id: "1" }))).toEqual({ id: "1" });
  });
});
