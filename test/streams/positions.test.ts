import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../diff/differences.js";
import { generated } from "../foreign/foreign-api.js";
import { root } from "../load/virtual.js";
import { type Any, type Bindings, bindingsOf, serve } from "../responses/served.js";
import { collect } from "./chunks.js";

const document = "streams/documents/parts.yaml";
let parts: Bindings;
let api: Any;

beforeAll(async () => {
  parts = await bindingsOf(document);
  api = parts.client;
});

afterAll(() => parts.pack.remove());

const bytes = Uint8Array.of(0xff, 13, 10, 45, 45, 0);
const album = { title: "Blue", released: "1971-06-22" };

/** The parts that a handler receives: content type and body of each. */
function receiving(): { readonly found: unknown[]; readonly receive: (request: Any) => Promise<Any> } {
  const found: unknown[] = [];
  const receive = async ({ body }: Any): Promise<Any> => {
    for await (const part of body) found.push([part.headers.get("content-type"), part.body]);
    return album;
  };
  return { found, receive };
}

describe("a request of parts by position", () => {
  it("has JSON and bytes with the content types of their positions", async () => {
    const { found, receive } = receiving();
    const { client, errors } = await serve(parts, { addAlbum: receive });
    const body = [{ body: album }, { body: bytes }, { body: bytes }, { body: bytes, contentType: "audio/ogg" }];
    expect(await api.addAlbum(client, { body })).toEqual(album);
    expect(found).toEqual([
      ["application/json", album],
      ["image/png", bytes],
      ["audio/mpeg", bytes],
      ["audio/ogg", bytes],
    ]);
    expect(errors).toEqual([]);
  });

  it("may consist of bytes only", async () => {
    const { found, receive } = receiving();
    const { client } = await serve(parts, { sendScans: async (request: Any) => void (await receive(request)) });
    await api.sendScans(client, { body: [{ body: bytes }, { body: bytes }] });
    expect(found).toEqual([
      ["application/pdf", bytes],
      ["image/tiff", bytes],
    ]);
  });

  it("may consist of JSON only, without encodings, and may be absent", async () => {
    const { found, receive } = receiving();
    const sendBatch = async (request: Any): Promise<void> => {
      if (request.body !== undefined) await receive(request);
    };
    const { client } = await serve(parts, { sendBatch });
    await api.sendBatch(client, { body: [{ body: album }, { body: { title: "Hejira" } }] });
    await api.sendBatch(client);
    expect(found).toEqual([
      ["application/json", album],
      ["application/json", { title: "Hejira" }],
    ]);
  });

  it.each([
    ["is not valid", '{"title":1}', "/1/title"],
    ["is not JSON", '{"title":', "/1"],
  ])("gets a located error for a part that %s", async (_, text, path) => {
    const { found, receive } = receiving();
    const { baseUrl, errors } = await serve(parts, { sendBatch: receive });
    const part = (content: string): string => `--x\r\ncontent-type: application/json\r\n\r\n${content}\r\n`;
    const response = await fetch(`${baseUrl}/batches`, {
      method: "POST",
      headers: { "content-type": "multipart/mixed; boundary=x" },
      body: `${part('{"title":"a"}')}${part(text)}--x--\r\n`,
    });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(`"#${path}"`);
    expect([found.length, errors]).toEqual([1, []]);
  });

  it("without a boundary, or cut off, is a 400", async () => {
    const { receive } = receiving();
    const { baseUrl } = await serve(parts, { sendBatch: receive });
    for (const [type, body] of [
      ["multipart/mixed", "--x--\r\n"],
      ["multipart/mixed; boundary=x", '--x\r\ncontent-type: application/json\r\n\r\n{"title":"a"}'],
    ] as const) {
      const response = await fetch(`${baseUrl}/batches`, { method: "POST", headers: { "content-type": type }, body });
      expect(response.status).toBe(400);
    }
  });
});

describe("a response of parts by position", () => {
  it("has JSON and bytes with the content types of their positions", async () => {
    async function* getAlbum(): AsyncGenerator<object> {
      yield { body: album };
      yield { body: bytes };
      yield { body: bytes, contentType: "audio/mpeg" };
      yield { body: bytes };
    }
    const { client } = await serve(parts, { getAlbum }, { validateResponses: true });
    const found: Any[] = await collect(api.getAlbum(client));
    expect(found.map(({ headers, body }) => [headers.get("content-type"), body])).toEqual([
      ["application/vnd.album+json", album],
      ["image/png", bytes],
      ["audio/mpeg", bytes],
      ["application/octet-stream", bytes],
    ]);
  });

  it("is checked where its parts are JSON", async () => {
    async function* getAlbum(): AsyncGenerator<object> {
      yield { body: bytes };
      yield { body: { title: 1 } };
    }
    const { client, errors } = await serve(parts, { getAlbum }, { validateResponses: true });
    await expect(collect(api.getAlbum(client))).rejects.toThrow();
    expect(errors.map((error) => String(error))).toEqual([expect.stringContaining("does not match its schema")]);
  });
});

it("parts are typed on both sides", () => {
  const program = `
    import { addAlbum, createClient, getAlbum, sendScans } from "foreign-api/client";
    import type { FeedHandlers } from "foreign-api/server";
    const client = createClient({ baseUrl: "https://example.com" });
    addAlbum(client, { body: [{ body: { title: "a" } }, { body: new Uint8Array() }] });
    sendScans(client, { body: [{ body: new Uint8Array(), contentType: "image/png" }] });
    // @ts-expect-error: an album without its title
    addAlbum(client, { body: [{ body: {} }] });
    // @ts-expect-error: JSON where parts are bytes
    sendScans(client, { body: [{ body: { title: "a" } }] });
    for await (const { body } of getAlbum(client)) if (!(body instanceof Uint8Array)) body.title.length;
    export const handler: FeedHandlers["addAlbum"] = async ({ body }) => {
      for await (const part of body) if (!(part.body instanceof Uint8Array)) return part.body;
      return { title: "none" };
    };`;
  expect(parts.pack.compileProgram(program)).toBe("");
});

it("parts by position have no diagnostic, except for what no part carries", async () => {
  const { diagnostics } = await generated(join(import.meta.dirname, "documents/parts.yaml"));
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
});

it("the content types of positions are compared by diff", () => {
  const documentOf = (types: string) => {
    const media = `{ itemSchema: {}, prefixEncoding: ${types} }`;
    const responses = `{ '200': { description: d, content: { multipart/mixed: ${media} } } }`;
    const text = root(`paths: { /a: { get: { operationId: a, responses: ${responses} } } }\n`);
    return { "openapi.yaml": text.replace("3.1.0", "3.2.0") };
  };
  const [first] = differences(
    documentOf("[{ contentType: image/jpeg }]"),
    documentOf("[{}, { contentType: image/png }]"),
  );
  expect(first).toMatchObject({ rule: "response-stream-changed" });
  expect(differences(documentOf("[{ contentType: a/b }]"), documentOf("[{ contentType: a/b }]"))).toEqual([]);
});
