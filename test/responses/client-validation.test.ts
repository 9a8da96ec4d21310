import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { emitAll, standardEmitters } from "../../generator/src/emit/emit.js";
import type { ResponseValidation } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { bundleText } from "../../generator/src/load/output.js";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { createValidatingClient, send, validated, withStatus } from "../../runtime/src/client/index.js";
import { ForeignPackage } from "../foreign/foreign-api.js";
import type { Any } from "./served.js";

const folder = join(import.meta.dirname, "documents");

function filesOf(mode?: ResponseValidation, values: ValueSettings = {}) {
  const { loaded } = loadDocument("books.yaml", { cwd: folder });
  if (loaded === undefined) throw new Error("not loaded");
  const configured = { ...loaded, values, ...(mode === undefined ? {} : { validateResponses: mode }) };
  const { model } = buildModel(configured);
  const options = {
    packageName: "foreign-api",
    packageVersion: "1.0.0",
    runtimeVersion: "0.1.0",
    only: standardEmitters,
  };
  return emitAll(model, { bundle: bundleText(configured) }, options);
}

const packs: ForeignPackage[] = [];

function packOf(mode?: ResponseValidation, values?: ValueSettings): ForeignPackage {
  const pack = new ForeignPackage(filesOf(mode, values));
  packs.push(pack);
  expect(pack.compile()).toBe("");
  return pack;
}

const entryOf = (pack: ForeignPackage): string => join(pack.packageFolder, "dist/client/index.js");
const clientOf = (pack: ForeignPackage): Promise<Any> => import(pathToFileURL(entryOf(pack)).href);

let off: ForeignPackage;
let throwing: ForeignPackage;
let api: Any;

beforeAll(async () => {
  off = packOf();
  throwing = packOf("throw");
  api = await clientOf(throwing);
}, 240_000);

afterAll(() => {
  for (const pack of packs) pack.remove();
});

/** A client whose responses have this body; objects become JSON. */
function responding(body: unknown, options: object = {}, { status = 200, type = "application/json" } = {}): Any {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetch = async (): Promise<Response> => new Response(text, { status, headers: { "content-type": type } });
  return api.createClient({ baseUrl: "http://h", retry: false, fetch, ...options });
}

const book = { id: 1, title: "Emma" };
const id = { id: "1" };
const failure = (call: Promise<unknown>): Promise<Any> =>
  call.then(
    () => "none",
    (error: unknown) => error,
  );

describe("with validateResponses: throw, an invalid response", () => {
  it("is an ApiError with the issues, of which nothing is printed", async () => {
    const body = { id: "secret-value", title: 7 };
    const error = await failure(api.getBook(responding(body), id));
    expect(error).toBeInstanceOf(api.ApiError);
    expect(error).toBeInstanceOf(api.InvalidResponseError);
    expect(error).toMatchObject({ kind: "decode", operationId: "getBook", status: 200, body });
    expect(error.message).toBe("getBook: invalid response (/id: type, and 1 more)");
    expect(error.issues.map((issue: Any) => [issue.path, issue.code])).toEqual([
      ["/id", "type"],
      ["/title", "type"],
    ]);
    expect(inspect(error, { depth: Infinity }) + JSON.stringify(error)).not.toContain("secret-value");
  });

  it.each<[string, unknown, string]>([
    ["of an array", [book, { id: 2 }], "/1/title: required"],
    ["of an array that is none", book, "/: type"],
  ])("is found in the items %s", async (_, body, reason) => {
    expect((await failure(api.listBooks(responding(body)))).message).toBe(`listBooks: invalid response (${reason})`);
  });

  it("is checked by the schema of its status", async () => {
    const put = (body: unknown, status: number): Promise<Any> =>
      failure(api.putBook(responding(body, {}, { status }), { ...id, body: book }));
    expect([await put(book, 200), await put({ number: 1 }, 201), await put(book, 202)]).toEqual([
      "none",
      "none",
      "none",
    ]);
    expect((await put(book, 201)).message).toBe("putBook: invalid response (/number: required)");
    expect((await put({ number: 1 }, 200)).status).toBe(200);
    expect((await put("", 200)).message).toBe("putBook: invalid response (/: required)");
  });

  it.each<[string, object]>([
    ["an unknown property of a closed object", { ...book, added: { later: true } }],
    [
      "more unknown properties than a report lists",
      { ...book, ...Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`p${n}`, n])) },
    ],
    ["an unknown value of an open enumeration", { ...book, state: "lost" }],
    ["an integer that a number represents", { ...book, id: 9007199254740991 }],
  ])("does not exist because of %s", async (_, body) => {
    expect(await api.getBook(responding(body), id)).toEqual(body);
  });

  it("may have an integer that a number cannot represent", async () => {
    const error = await failure(api.getBook(responding('{"id":9007199254740993,"title":"Emma"}'), id));
    expect(error.issues).toMatchObject([{ path: "/id", code: "precision" }]);
  });

  it("has the steps of all patterns together", async () => {
    const error = await failure(api.getBook(responding({ ...book, code: `${"a".repeat(60_000)}b` }), id));
    expect(error.issues.map(({ path }: Any) => path)).toEqual(["/code"]);
  });

  it("is no response without a schema, with another media type, or with an error status", async () => {
    expect(
      await api.deleteBook(responding(null, { fetch: async () => new Response(null, { status: 204 }) }), id),
    ).toBeUndefined();
    expect(await api.getText(responding("long text", {}, { type: "text/plain" }), id)).toBe("long text");
    const error = await failure(api.getBook(responding({ message: 7 }, {}, { status: 404 }), id));
    expect([error.kind, error.status]).toEqual(["response", 404]);
  });
});

it.each([
  [204, null, undefined],
  [205, null, undefined],
  [200, "", "required"],
])(
  "a %i has no content to validate, whatever the schema of 2XX says; other responses need one",
  async (status, body, code) => {
    const refuse = { validate: () => ({ ok: false, issues: [{ path: "", code: "type", message: "must be a book" }] }) };
    const headers = { "content-type": "application/json" };
    const fetch = async (): Promise<Response> => new Response(body, { status, headers });
    const client = createValidatingClient({ baseUrl: "http://h", fetch }, "throw");
    const call = validated({ id: "act", client, options: undefined, validators: { "2XX": refuse as never } }, (own) =>
      send(own, { id: "act", method: "GET", path: "/", read: withStatus }),
    );
    if (code === undefined) await expect(call).resolves.toEqual({ status, body: undefined });
    else expect((await failure(call)).issues.map((issue: Any) => issue.code)).toEqual([code]);
  },
);

describe("the mode", () => {
  it("of a call overrides that of the client, which overrides the configuration", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    try {
      expect(await api.getBook(responding({}, { validateResponses: "off" }), id)).toEqual({});
      expect(await api.getBook(responding({}), id, { validateResponses: "off" })).toEqual({});
      expect(warned.mock.calls).toEqual([]);
      expect(
        await api.getBook(responding({}, { validateResponses: "off" }), id, { validateResponses: "report" }),
      ).toEqual({});
      expect(warned.mock.calls).toEqual([["getBook: invalid response (/id: required, and 1 more)"]]);
    } finally {
      warned.mockRestore();
    }
  });

  it("report passes the error to a hook, and keeps the result", async () => {
    const reported: Any[] = [];
    const options = { validateResponses: "report", onInvalidResponse: (error: Any) => reported.push(error) };
    expect(await api.getBook(responding({ id: 1 }, options), id)).toEqual({ id: 1 });
    expect(reported.map(({ operationId, issues }) => [operationId, issues.length])).toEqual([["getBook", 1]]);
  });

  it("report survives errors of the hook", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    try {
      const onInvalidResponse = (): never => {
        throw new Error("hook");
      };
      expect(await api.getBook(responding({}, { validateResponses: "report", onInvalidResponse }), id)).toEqual({});
      expect(logged).toHaveBeenCalledOnce();
    } finally {
      logged.mockRestore();
    }
  });

  it.each(["on", true, null, "__proto__", "constructor"])("cannot be %j", async (validateResponses) => {
    const message = "validateResponses must be one of off, report, throw";
    expect(() => responding({}, { validateResponses })).toThrow(message);
    expect((await failure(api.getBook(responding({}), id, { validateResponses }))).message).toBe(`getBook: ${message}`);
  });

  it("is no option of a client that was generated without it", async () => {
    const { createClient } = await clientOf(off);
    expect(() => createClient({ baseUrl: "http://h", validateResponses: "throw" })).toThrow(
      "validateResponses is not one of ",
    );
  });
});

it("bigints have all digits of integers, and are not reported", async () => {
  const exact = await clientOf(packOf("throw", { int64: "bigint" }));
  const clientFor = (json: string): Any =>
    exact.createClient({
      baseUrl: "http://h",
      fetch: async () => new Response(json, { headers: { "content-type": "application/json" } }),
    });
  const client = clientFor('{"id":9007199254740993,"title":"Emma"}');
  expect(await exact.getBook(client, id)).toEqual({ id: 9007199254740993n, title: "Emma" });
  const wrong = exact.createClient({ baseUrl: "http://h", fetch: async () => Response.json({ id: 1 }) });
  expect((await failure(exact.getBook(wrong, id))).message).toBe("getBook: invalid response (/title: required)");
  // An integer without a format is a number, which is rounded.
  const rounded = clientFor('{"id":9007199254740993,"title":"Emma","pages":9007199254740993}');
  const { issues, message } = await failure(exact.getBook(rounded, id));
  expect(message).toBe("getBook: invalid response (/pages: precision)");
  expect(issues).toHaveLength(1);
  // Without a content type, or with another one, a response is read as JSON, too.
  const plain = exact.createClient({ baseUrl: "http://h", fetch: async () => new Response('{"id":9007199254740993}') });
  expect(await exact.getBook(plain, id)).toEqual({ id: 9007199254740993n });
}, 120_000);

describe("a bundle", () => {
  async function bundled(pack: ForeignPackage): Promise<{ readonly text: string; readonly modules: string }> {
    const contents = `import { createClient, getBook } from ${JSON.stringify(entryOf(pack))};
      console.log(await getBook(createClient({ baseUrl: "http://h" }), { id: "1" }));`;
    const { outputFiles, metafile } = await build({
      stdin: { contents, resolveDir: pack.packageFolder },
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      metafile: true,
      logLevel: "silent",
    });
    const [output] = Object.values(metafile.outputs);
    const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    return { text: outputFiles[0]?.text ?? "", modules: used.map(([path]) => path).join("\n") };
  }

  it("contains nothing of the validation if it is off", async () => {
    const without = await bundled(off);
    expect(without.modules).not.toMatch(/valid/);
    expect(without.text).not.toMatch(/invalid response|validateResponses|maxLength/);
    expect(filesOf("off").map(({ text }) => text)).toEqual(filesOf().map(({ text }) => text));
  });

  it("contains the validators of its operations otherwise", async () => {
    const { text, modules } = await bundled(throwing);
    expect(modules).toMatch(/validators/);
    expect(text).toContain("invalid response");
    expect(text).not.toContain("number:!0");
  });
});
