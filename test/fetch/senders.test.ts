import { createClient, getGuild } from "@guildwire/api/client";
import { type ApiError, statusResultOf } from "@guildwire/runtime/client";
import {
  type AxiosRequest,
  baseUrlOfSender,
  fetchThrough,
  fetchWithAxios,
  fetchWithResults,
  withMiddleware,
  withOriginalErrors,
} from "@guildwire/runtime/fetch";
import { describe, expect, it } from "vitest";

const guild = { id: "1", name: "Guild Testers" };
const auth = { bot: "secret" };

function clientOf(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  return createClient({ baseUrl: baseUrlOfSender, retry: false, auth, fetch });
}

/** What axios does with a response, before interceptors see it. */
function axiosWith(status: number, text: string) {
  return async ({ transformResponse }: AxiosRequest) => {
    const response = {
      data: transformResponse(text, {}, status),
      status,
      headers: { "x-a": "b", "set-cookie": ["c"] },
    };
    if (status >= 400) throw Object.assign(new Error(`status ${status}`), { response });
    return response;
  };
}

describe("fetchWithAxios", () => {
  it("passes a relative URL, and reads responses and data alike", async () => {
    const requests: AxiosRequest[] = [];
    const instance = axiosWith(200, JSON.stringify(guild));
    const send = (request: AxiosRequest) => {
      requests.push(request);
      return instance(request);
    };
    expect(await getGuild(clientOf(fetchWithAxios(send)), { guild_id: "1", with_counts: true })).toEqual(guild);
    const data = async (request: AxiosRequest) => (await send(request)).data;
    expect(await getGuild(clientOf(fetchWithAxios(data)), { guild_id: "1" })).toEqual(guild);
    expect(requests.map(({ url, method }) => [method, url])).toEqual([
      ["GET", "/guilds/1?with_counts=true"],
      ["GET", "/guilds/1"],
    ]);
    expect(requests[0]?.headers["authorization"]).toBe("Bot secret");
  });

  it("gives bodies the content type of the request, which axios would replace with that of the Blob", async () => {
    const sent: unknown[] = [];
    const fetch = fetchWithAxios(async ({ data }) => {
      sent.push(data);
      return { data: {}, status: 200, headers: {} };
    });
    for (const type of ["multipart/form-data; boundary=a", "multipart/form-data; boundary=A"]) {
      await fetch("/", { method: "POST", headers: { "content-type": type }, body: new Blob(["x"]) });
    }
    const [blob, bytes] = sent;
    expect((blob as Blob).type).toBe("multipart/form-data; boundary=a");
    expect(new TextDecoder().decode(bytes as ArrayBuffer)).toBe("x");
  });

  it("uses what a function returns instead of the response, such as a part of its data", async () => {
    const inner = axiosWith(200, JSON.stringify({ result: guild }));
    const send = async (request: AxiosRequest) => ((await inner(request)).data as { result: object }).result;
    expect(await getGuild(clientOf(fetchWithAxios(send)), { guild_id: "1" })).toEqual(guild);
  });

  it("turns errors with a response into an ApiError, and keeps the original one", async () => {
    const client = clientOf(fetchWithAxios(axiosWith(404, '{"message":"none","code":10004}')));
    const error = await getGuild(client, { guild_id: "1" }).catch((thrown: ApiError) => thrown);
    expect(error).toMatchObject({ kind: "response", status: 404 });
    const call = withOriginalErrors(client, (client) => getGuild(client, { guild_id: "1" }));
    await expect(call).rejects.toMatchObject({ message: "status 404", response: { data: { code: 10004 } } });
    expect(
      await statusResultOf<{ 200: object; 404: object }>(client, (client) => getGuild(client, { guild_id: "1" })),
    ).toMatchObject({ status: 404, data: { message: "none", code: 10004 } });
  });

  it("reports a request without response as a network error, and its text as it was", async () => {
    const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    const client = clientOf(fetchWithAxios(() => Promise.reject(refused)));
    await expect(getGuild(client, { guild_id: "1" })).rejects.toMatchObject({ kind: "network" });
    await expect(withOriginalErrors(client, (client) => getGuild(client, { guild_id: "1" }))).rejects.toBe(refused);
    const text = clientOf(fetchWithAxios(axiosWith(200, "no JSON")));
    await expect(getGuild(text, { guild_id: "1" })).rejects.toMatchObject({ kind: "decode" });
  });
});

it("fetchWithResults reads data, and data with a status and headers", async () => {
  const data = clientOf(fetchWithResults(async () => guild));
  expect(await getGuild(data, { guild_id: "1" })).toEqual(guild);
  const failed = clientOf(fetchWithResults(async () => ({ data: { code: 1 }, status: 500, headers: new Headers() })));
  await expect(getGuild(failed, { guild_id: "1" })).rejects.toMatchObject({ status: 500, body: { code: 1 } });
});

describe("fetchThrough", () => {
  it("calls middleware in order, with copies of responses, and recovers from errors", async () => {
    const seen: string[] = [];
    class Trace {
      #count = 0;
      async pre({ url, init }: { url: string; init: RequestInit }) {
        this.#count += 1;
        seen.push(`pre ${this.#count}`);
        return { url: `${url}?a`, init };
      }
    }
    const post = async ({ response }: { response: Response }) => {
      seen.push(await response.text());
    };
    const onError = async ({ error }: { error: unknown }) => Response.json({ recovered: String(error) });
    const send = async (url: string) => {
      if (url.includes("down")) throw new Error("down");
      return new Response(url);
    };
    const through = fetchThrough([new Trace(), { post, onError }], send);
    expect(await (await through("http://a/b", {})).text()).toBe("http://a/b?a");
    expect(await (await through("http://a/down", {})).json()).toEqual({ recovered: "Error: down" });
    expect(seen).toEqual(["pre 1", "http://a/b?a", "pre 2", '{"recovered":"Error: down"}']);
  });

  it("rejects with the error if no middleware returns a response", async () => {
    const error = new Error("down");
    await expect(fetchThrough([{}], () => Promise.reject(error))("http://a", {})).rejects.toBe(error);
  });

  it("is extended by withMiddleware in order, and stays as it is", async () => {
    const seen: string[] = [];
    const named = (name: string) => ({
      pre: async () => void seen.push(`pre ${name}`),
      post: async () => void seen.push(`post ${name}`),
    });
    const send = async () => Response.json(guild);
    const client = clientOf(fetchThrough([named("a")], send));
    const extended = withMiddleware(client, named("b"), named("c"));
    expect(await getGuild(extended, { guild_id: "1" })).toEqual(guild);
    expect(seen.splice(0)).toEqual(["pre a", "pre b", "pre c", "post a", "post b", "post c"]);
    expect(await getGuild(client, { guild_id: "1" })).toEqual(guild);
    expect(seen.splice(0)).toEqual(["pre a", "post a"]);
    expect(await getGuild(withMiddleware(clientOf(send), named("d")), { guild_id: "1" })).toEqual(guild);
    expect(seen).toEqual(["pre d", "post d"]);
  });
});
