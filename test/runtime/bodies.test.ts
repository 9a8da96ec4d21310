import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  binary,
  createClient,
  type FileInput,
  form,
  json,
  multipart,
  type PartDescription,
  payload,
  type RequestBody,
  send,
  text,
  withDefaults,
} from "../../runtime/src/client/index.js";
import { fakeNetwork, reply } from "./fake-fetch.js";
import { listen, respond } from "./http-server.js";

/** The content type and bytes that fetch receives for a body. */
async function encoded(body: RequestBody | undefined): Promise<{ type: string | undefined; bytes: string }> {
  const network = fakeNetwork([reply(204)]);
  const client = createClient({ ...network.options, baseUrl: "http://h", boundary: () => "BOUNDARY" });
  await send(client, { id: "a", method: "POST", path: "/", body });
  const init: RequestInit = network.sent[0]?.init ?? {};
  const bytes = new Uint8Array(await new Response(init.body ?? null).arrayBuffer());
  return {
    type: (init.headers as Record<string, string>)["content-type"],
    bytes: Buffer.from(bytes).toString("latin1"),
  };
}

/** The form as parsed by an independent parser. */
async function parse(body: RequestBody | undefined): Promise<FormData> {
  const { type = "", bytes } = await encoded(body);
  return new Response(Buffer.from(bytes, "latin1"), { headers: { "content-type": type } }).formData();
}

describe("a body", () => {
  const buffer = new Uint8Array([0, 255, 10]);
  test.each<[string, RequestBody | undefined, string | undefined, string]>([
    ["json", json({ a: [1, null] }), "application/json", '{"a":[1,null]}'],
    ["json null", json(null), "application/json", "null"],
    ["json of another type", json({}, "application/merge-patch+json"), "application/merge-patch+json", "{}"],
    ["text", text("hé", "text/markdown"), "text/markdown", "h\u00c3\u00a9"],
    ["bytes", binary(buffer, "image/png"), "image/png", "\0\u00ff\n"],
    ["a buffer", binary(buffer.buffer, "image/png"), "image/png", "\0\u00ff\n"],
    ["a blob", binary(new Blob(["x"], { type: "a/b" }), "image/png"), "image/png", "x"],
    ["a blob of a range", binary(new Blob(["x"], { type: "image/webp" }), "image/*"), "image/webp", "x"],
    ["a blob of a range without a type", binary(new Blob(["x"]), "image/*"), "image/*", "x"],
    [
      "a form",
      form({ a: "x y&z", b: [1, 2], c: { d: true }, e: null, f: undefined, g: false }),
      "application/x-www-form-urlencoded",
      "a=x+y%26z&b=1&b=2&c=%7B%22d%22%3Atrue%7D&g=false",
    ],
    ["no json", json(undefined), undefined, ""],
    ["no text", text(undefined, "text/plain"), undefined, ""],
    ["no bytes", binary(undefined, "image/png"), undefined, ""],
    ["no form", form(undefined), undefined, ""],
    ["no multipart", multipart(undefined, {}), undefined, ""],
    ["no payload", payload(undefined, "payload_json", ["file"]), undefined, ""],
  ])("%s", async (_, body, type, bytes) => {
    expect(await encoded(body)).toEqual({ type, bytes });
  });

  test("that cannot be expressed as JSON rejects the call", async () => {
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    for (const value of [{ a: 1n }, circular]) {
      await expect(encoded(json(value))).rejects.toMatchObject({
        kind: "argument",
        operationId: "a",
        message: "a: the body cannot be JSON",
      });
      const place = (text: string) => ({
        kind: "argument",
        operationId: "a",
        message: `a: the ${text} cannot be JSON`,
      });
      await expect(encoded(form({ tags: [value] }))).rejects.toMatchObject(place("field tags"));
      await expect(encoded(multipart({ tags: value }, {}))).rejects.toMatchObject(place("part tags"));
      await expect(encoded(multipart({ tags: [value] }, { tags: { json: true } }))).rejects.toMatchObject(
        place("part tags"),
      );
      const withFile = payload({ value, file: new Blob(["x"]) }, "payload_json", ["file"]);
      await expect(encoded(withFile)).rejects.toMatchObject(place("part payload_json"));
    }
  });

  test("is streamed to a server", async () => {
    const server = await listen(respond(204));
    const client = createClient({ baseUrl: server.baseUrl });
    const stream = new Blob(["one ", "two"]).stream();
    await send(client, { id: "a", method: "POST", path: "/", body: binary(stream, "text/plain") });
    expect(server.received[0]?.body.toString()).toBe("one two");
  });
});

describe("multipart/form-data", () => {
  const parts: Record<string, PartDescription> = {
    icon: { file: true, contentType: "image/png" },
    photo: { file: true, contentType: "image/png, image/jpeg" },
    tags: { json: true },
    note: { contentType: "text/markdown" },
  };

  test("has golden bytes", async () => {
    const value = {
      name: "Sticker",
      count: 3,
      note: "*é*",
      tags: [{ a: 1 }, { b: 2 }],
      nested: { deep: true },
      icon: { data: new Uint8Array([0, 255]), name: 'a"b\r\n.png' },
      photo: [new File(["x"], "x.jpg", { type: "image/jpeg" }), new Blob(["y"])],
      gone: undefined,
      nothing: null,
    };
    expect(await encoded(multipart(value, parts))).toEqual({
      type: "multipart/form-data; boundary=BOUNDARY",
      bytes: [
        '--BOUNDARY\r\nContent-Disposition: form-data; name="name"\r\n\r\nSticker\r\n',
        '--BOUNDARY\r\nContent-Disposition: form-data; name="count"\r\n\r\n3\r\n',
        '--BOUNDARY\r\nContent-Disposition: form-data; name="note"\r\nContent-Type: text/markdown\r\n\r\n*\u00c3\u00a9*\r\n',
        '--BOUNDARY\r\nContent-Disposition: form-data; name="tags"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n',
        '--BOUNDARY\r\nContent-Disposition: form-data; name="tags"\r\nContent-Type: application/json\r\n\r\n{"b":2}\r\n',
        '--BOUNDARY\r\nContent-Disposition: form-data; name="nested"\r\nContent-Type: application/json\r\n\r\n{"deep":true}\r\n',
        '--BOUNDARY\r\nContent-Disposition: form-data; name="icon"; filename="a%22b%0D%0A.png"\r\n',
        "Content-Type: image/png\r\n\r\n\0\u00ff\r\n",
        '--BOUNDARY\r\nContent-Disposition: form-data; name="photo"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\nx\r\n',
        '--BOUNDARY\r\nContent-Disposition: form-data; name="photo"; filename="blob"\r\n',
        "Content-Type: application/octet-stream\r\n\r\ny\r\n",
        "--BOUNDARY--\r\n",
      ].join(""),
    });
  });

  test("keeps a content type on its line", async () => {
    const { bytes } = await encoded(multipart({ icon: { data: "x", name: "x", type: "a/b\r\nx: y" } }, parts));
    expect(bytes).toContain("Content-Type: a/bx: y\r\n\r\nx\r\n");
  });

  test("has a new boundary for each body by default", async () => {
    const network = fakeNetwork([reply(204)]);
    const client = createClient({ ...network.options, baseUrl: "http://h" });
    for (const id of ["a", "b"]) await send(client, { id, method: "POST", path: "/", body: multipart({ a: 1 }, {}) });
    const types = network.sent.map(({ init }) => (init.headers as Record<string, string>)["content-type"]);
    expect(types).toEqual([expect.stringMatching(/boundary=guildwire-[0-9a-f]{32}$/), expect.any(String)]);
    expect(types[0]).not.toBe(types[1]);
  });

  test("is parsed to the original by an independent parser", async () => {
    const texts = fc.array(fc.tuple(fc.stringMatching(/^[a-z_]{1,9}$/), fc.string({ unit: "binary" })), {
      maxLength: 4,
    });
    const bytes = fc.array(fc.uint8Array({ maxLength: 64 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(texts, bytes, fc.stringMatching(/^[^\\"%\r\n\0]{1,12}$/), async (pairs, contents, name) => {
        const fields = Object.fromEntries(pairs.map(([key, value]) => [`t_${key}`, value]));
        const files = contents.map((data) => ({ data, name }));
        const parsed = await parse(multipart({ ...fields, files }, { files: { file: true } }));
        for (const [key, value] of Object.entries(fields)) expect(parsed.get(key)).toBe(value);
        const got = parsed.getAll("files") as File[];
        expect(got.map((file) => file.name)).toEqual(files.map(() => name));
        const read = await Promise.all(got.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]));
        expect(read).toEqual(contents.map((content) => [...content]));
      }),
      { numRuns: 50 },
    );
  });
});

describe("a payload with files", () => {
  const encode = (body: object): RequestBody | undefined => payload(body, "payload_json", ["file", "files"]);

  test.each<[string, object]>([
    ["no files", { content: "hi" }],
    ["files that are undefined", { content: "hi", file: undefined, files: undefined }],
    ["an empty list of files", { content: "hi", files: [] }],
  ])("is JSON with %s", async (_, body) => {
    expect(await encoded(encode(body))).toEqual({ type: "application/json", bytes: '{"content":"hi"}' });
  });

  test("has a part for the rest, one for `file` and numbered ones for `files`", async () => {
    const files: FileInput[] = [
      new Blob(["b"], { type: "image/png" }),
      { data: "c", name: "c.txt", type: "text/plain" },
    ];
    const parsed = await parse(encode({ content: "hi", file: new File(["a"], "a.bin"), files }));
    const entries = await Promise.all(
      [...parsed].map(async ([name, value]) =>
        typeof value === "string" ? [name, value] : [name, value.name, value.type, await value.text()],
      ),
    );
    expect(entries).toEqual([
      ["payload_json", '{"content":"hi"}'],
      ["file", "a.bin", "application/octet-stream", "a"],
      ["files[0]", "blob", "image/png", "b"],
      ["files[1]", "c.txt", "text/plain", "c"],
    ]);
  });

  test("does not change the caller's body", async () => {
    const body = { content: "hi", file: new Blob(["a"]) };
    await encoded(encode(body));
    expect(Object.keys(body)).toEqual(["content", "file"]);
  });

  test("reaches a server over HTTP, twice if the first attempt gets a 429", async () => {
    const server = await listen(respond(429, { retry_after: 0 }), respond(204));
    const client = createClient({ baseUrl: server.baseUrl });
    await send(client, { id: "a", method: "POST", path: "/", body: encode({ file: { data: "x", name: "x" } }) });
    const [first, second] = server.received;
    expect(first?.body.toString()).toContain('name="file"; filename="x"');
    expect(second?.body).toEqual(first?.body);
    expect(first?.headers["content-length"]).toBe(String(first?.body.length));
  });
});

describe("a client's defaults", () => {
  const client = createClient({ baseUrl: "http://h", defaults: { allowed_mentions: { parse: [] }, other: 1 } });
  const none = { parse: [] };
  test.each<[string, object | undefined, object | undefined]>([
    ["fill a property that the body lacks", { content: "hi" }, { content: "hi", allowed_mentions: none }],
    ["fill a property that is undefined", { allowed_mentions: undefined }, { allowed_mentions: none }],
    ["leave null alone", { allowed_mentions: null }, { allowed_mentions: null }],
    ["leave a value alone", { allowed_mentions: 5 }, { allowed_mentions: 5 }],
    ["make no body of nothing", undefined, undefined],
  ])("%s", (_, given, want) => {
    expect(withDefaults(client, given, ["allowed_mentions", "toString"])).toEqual(want);
  });

  test("are not written into the caller's body, and are optional", () => {
    const body = {};
    withDefaults(client, body, ["allowed_mentions"]);
    expect(body).toEqual({});
    expect(withDefaults(createClient({ baseUrl: "" }), body, ["allowed_mentions"])).toEqual({});
  });
});
