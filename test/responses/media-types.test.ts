import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { preferredMediaType } from "../../runtime/src/server/accept.js";
import { type Any, type Bindings, bindingsOf, serve } from "./served.js";

let library: Bindings;
let api: Any;

beforeAll(async () => {
  library = await bindingsOf("responses/documents/library.yaml");
  api = library.client;
});

afterAll(() => library.pack.remove());

/** A client whose fetch records the requests, and responds with a body of a type. */
function recorder(contentType: string, body: string, status = 200): { readonly client: Any; readonly sent: Any[] } {
  const sent: Any[] = [];
  const fetch = async (_url: string, init: Any): Promise<Response> => {
    sent.push(init.headers);
    return new Response(body, { status, headers: { "content-type": contentType } });
  };
  return { client: api.createClient({ baseUrl: "https://example.com", fetch }), sent };
}

/** Handlers that respond in the negotiated media type. */
const handlers = {
  getReport({ accept }: Any): object {
    if (accept === "application/pdf") return { contentType: accept, body: new Uint8Array([37, 80]) };
    if (accept === "text/csv") return { contentType: accept, body: "id\n1\n" };
    if (accept === "application/vnd.library.full+json") return { contentType: accept, body: { id: "1", pages: 2 } };
    return { contentType: accept, body: { id: "1" } };
  },
};

describe("types of media types", () => {
  it("follow the option `accept`, and what handlers receive", () => {
    const program = readFileSync(join(import.meta.dirname, "programs/media-types.mts"), "utf8");
    expect(library.pack.compileProgram(program)).toBe("");
  });
});

describe("a client", () => {
  it("requests JSON first, and then the type that the call accepts", async () => {
    const { client, sent } = recorder("application/json", '{"id":"1"}');
    expect(await api.getReport(client)).toEqual({ id: "1" });
    await api.getReport(client, {}, { accept: "application/vnd.library.full+json" });
    expect(sent).toEqual([{ accept: "application/json" }, { accept: "application/vnd.library.full+json" }]);
  });

  it("sends no Accept for an operation with one media type", async () => {
    const { client, sent } = recorder("application/json", "[]");
    await api.listItems(client);
    await api.getPhoto(client, {}, { as: "bytes" });
    expect(sent).toEqual([{}, {}]);
  });

  it("reads text as text and bytes in the requested form", async () => {
    const csv = recorder("text/csv", "id\n");
    expect(await api.getReport(csv.client, {}, { accept: "text/csv" })).toBe("id\n");
    const { client } = recorder("application/pdf", "%P");
    const read = (as?: string): Promise<Any> => api.getReport(client, {}, { accept: "application/pdf", as });
    expect(await read("bytes")).toEqual(new Uint8Array([37, 80]));
    expect(await read("text")).toBe("%P");
    expect(await read("blob")).toBeInstanceOf(Blob);
    expect(await new Response(await read()).text()).toBe("%P");
  });

  it("rejects with a decode error if the response is not the requested JSON", async () => {
    const { client } = recorder("text/csv", "id\n");
    await expect(api.getReport(client)).rejects.toMatchObject({ kind: "decode" });
  });

  it("reads each of several statuses by its content type", async () => {
    const done = recorder("application/pdf", "%P").client;
    const result = await api.getJob(done, {}, { accept: "application/pdf", as: "text" });
    expect(result).toEqual({ status: 200, body: "%P" });
    const waiting = recorder("application/json", '{"percent":7}', 202).client;
    expect(await api.getJob(waiting, {}, { accept: "application/pdf" })).toEqual({ status: 202, body: { percent: 7 } });
  });
});

describe("a server", () => {
  async function request(accept: string | undefined): Promise<[number, string | null, string | null]> {
    const { baseUrl } = await serve(library, handlers);
    const headers = accept === undefined ? {} : { accept };
    const { status, headers: sent } = await fetch(`${baseUrl}/reports`, { headers });
    return [status, sent.get("content-type"), sent.get("vary")];
  }

  it.each([
    ["application/pdf", "application/pdf"],
    ["text/*", "text/csv; charset=utf-8"],
    ["text/csv;q=0.5, application/json;q=0.8", "application/json"],
    ["application/*;q=0.1, text/csv", "text/csv; charset=utf-8"],
    ["*/*, application/pdf;q=0", "text/csv; charset=utf-8"],
    ["application/vnd.library+json", "application/vnd.library+json"],
    ["APPLICATION/JSON", "application/json"],
    ["*/*", "application/pdf"],
    ["what is this", "application/pdf"],
  ])("responds to Accept: %s with %s, and names Accept in Vary", async (accept, contentType) => {
    expect(await request(accept)).toEqual([200, contentType, "Accept"]);
  });

  it("responds with 406 in the declared format if nothing is acceptable", async () => {
    expect(await request("image/png, text/html;q=0.4")).toEqual([406, "application/problem+json", "Accept"]);
  });

  it("neither refuses nor varies where there is no choice", async () => {
    const { baseUrl } = await serve(library, { listItems: () => [] });
    const response = await fetch(`${baseUrl}/items`, { headers: { accept: "text/html" } });
    expect([response.status, response.headers.get("vary")]).toEqual([200, null]);
  });
});

describe("preferredMediaType", () => {
  const offers = ["application/json", "application/xml", "text/plain", "image/*"];

  it("prefers the most specific range, then the highest quality, then the first offer", () => {
    expect(preferredMediaType("*/*;q=1, application/*;q=0.2, application/json;q=0.1", offers)).toBe("text/plain");
    expect(preferredMediaType("application/*", offers)).toBe("application/json");
    expect(preferredMediaType("image/png", offers)).toBe("image/*");
    expect(preferredMediaType("application/json;q=0", offers)).toBeUndefined();
  });

  it("chooses an offer or none for any header, in linear time", () => {
    const parts = fc.constantFrom(";", ",", " ", "q=", "0.5", "*/*", "text/plain", '"', "\\", "a/b", "=", "image/*");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 2000 }), (pieces) => {
        const chosen = preferredMediaType(pieces.join(""), offers);
        expect([...offers, undefined]).toContain(chosen);
      }),
    );
  });

  it("chooses the same whatever the order of ranges with different qualities", () => {
    const range = fc.record({
      range: fc.constantFrom(...offers, "application/*", "*/*"),
      quality: fc.integer({ min: 0, max: 1000 }),
    });
    const ranges = fc.uniqueArray(range, { selector: ({ range: one }) => one, minLength: 1 });
    const written = (list: readonly { range: string; quality: number }[]): string =>
      list.map(({ range: one, quality }) => `${one};q=${(quality / 1000).toFixed(3)}`).join(", ");
    fc.assert(
      fc.property(ranges, (list) => {
        expect(preferredMediaType(written(list), offers)).toBe(preferredMediaType(written(list.toReversed()), offers));
      }),
    );
  });
});
