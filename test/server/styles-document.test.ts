import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@guildwire/api/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

const patience = 120_000;

type Call = (client: Client, args?: object, options?: object) => Promise<unknown>;

interface Recorded {
  readonly id: string;
  readonly request: { readonly [member: string]: unknown };
  readonly principal: unknown;
}

interface HandlerContext {
  readonly principal: unknown;
  readonly setHeader: (name: string, value: string) => void;
}

/** The generated package of test/server/fixtures/styles.yaml, which has every style and body type. */
let installed: ForeignPackage;
let client: { readonly createClient: (options: object) => Client } & { readonly [name: string]: Call };
let server: { readonly createMemoryTransport: (handlers: object, options: object) => typeof fetch };

beforeAll(async () => {
  const { files, diagnostics } = await generated(join(import.meta.dirname, "fixtures/styles.yaml"));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  installed = new ForeignPackage(files);
  expect(installed.compile()).toBe("");
  const load = (path: string): Promise<unknown> =>
    import(pathToFileURL(join(installed.folder, "node_modules/foreign-api/dist", path)).href);
  client = (await load("client/index.js")) as typeof client;
  server = (await load("server/index.js")) as typeof server;
}, patience);

afterAll(() => installed?.remove());

/** A client whose server records requests, and responds with `responses` of the operation. */
function joined(responses: { readonly [id: string]: unknown } = {}) {
  const recorded: Recorded[] = [];
  const group = new Proxy(
    {},
    {
      get: (_, id) => async (sent: Recorded["request"], context: HandlerContext) => {
        const { body } = sent;
        const isStream = body instanceof ReadableStream;
        const request = isStream ? { ...sent, body: new Uint8Array(await new Response(body).arrayBuffer()) } : sent;
        recorded.push({ id: String(id), request, principal: context.principal });
        const returned = responses[String(id)];
        return typeof returned === "function" ? returned(context) : returned;
      },
    },
  );
  const options = {
    authenticate: {
      basic: ({ username, password }: { readonly username: string; readonly password: string }) =>
        password === "secret" ? username : undefined,
      key: (key: string) => (key === "door" ? "key" : undefined),
      oauth: (token: string) => (token === "token" ? "oauth" : undefined),
    },
    onError: (error: unknown) => {
      throw new Error("unexpected failure", { cause: error });
    },
    encodedSlash: "keep",
  };
  const fetch = server.createMemoryTransport(new Proxy({}, { get: () => group }), options);
  const basic = { username: "ada", password: "secret" };
  const made = client.createClient({ baseUrl: "http://styles.example", fetch, auth: { basic } });
  return { recorded, fetch, call: (id: string, args?: object, more?: object) => client[id]?.(made, args, more) };
}

describe("parameters of every style arrive unchanged", () => {
  it("scalars, at every location", async () => {
    const { recorded, call } = joined();
    const path = { id: -7, day: 2, flag: false };
    const query = { ratio: 0.5, count: 3, level: "low" };
    const headers = { "X-Count": 4, "X-List": [1, 2], "X-Object": { a: 1, b: "two" } };
    const cookies = { session: "a b;c", visits: 9 };
    await call("scalars", { ...path, ...query, ...headers, ...cookies });
    await call("scalars", { ...path, level: 12 });
    expect(recorded.map(({ request }) => request)).toEqual([
      { path, query, headers, cookies },
      { path, query: { count: 5, level: 12 }, headers: {}, cookies: {} },
    ]);
  });

  it("paths", async () => {
    const { recorded, call } = joined();
    const path = {
      list: [1, 2],
      object: { a: 1, b: "x/y" },
      label: "a.b",
      labels: ["x", "y,z"],
      matrix: 5,
      matrices: [true, false],
      json: { deep: [1] },
    };
    await call("pathStyles", path);
    expect(recorded[0]?.request).toEqual({ path });
  });

  it("queries", async () => {
    const { recorded, call } = joined();
    const query = {
      repeated: [1, 2],
      comma: ["a", "b,c"],
      space: [3, 4],
      pipe: [true, false],
      deep: { min: 1, name: "n" },
      form: { red: 1, green: "g" },
      object: { a: 2 },
      json: { a: [1] },
    };
    await call("queryStyles", query);
    expect(recorded[0]?.request).toEqual({ query });
  });

  it("a segment of text and parameters", async () => {
    const { recorded, call } = joined({ mixed: "read me" });
    expect(await call("mixed", { name: "read me", extension: "md.txt" })).toBe("read me");
    expect(recorded[0]?.request).toEqual({ path: { name: "read me", extension: "md.txt" } });
  });
});

describe("parameters without text between them", () => {
  it("are split where a listed value begins", async () => {
    const { recorded, call } = joined({ suffixed: "page" });
    for (const page of ["about", "a.json", "read me"]) {
      for (const suffix of [".json", ".json,v1"]) await call("suffixed", { page, suffix });
    }
    expect(recorded.map(({ request }) => Object.values(request["path"] ?? {}).join(" + "))).toEqual([
      "about + .json",
      "about + .json,v1",
      "a.json + .json",
      "a.json + .json,v1",
      "read me + .json",
      "read me + .json,v1",
    ]);
  });

  it("are split for each operation of the path, whatever values it lists", async () => {
    const { recorded, call } = joined({ removePage: undefined });
    await call("removePage", { page: "about", suffix: "-old" });
    await call("removePage", { page: "x-old", suffix: ".xml" });
    expect(recorded.map(({ request }) => request)).toEqual([
      { path: { page: "about", suffix: "-old" } },
      { path: { page: "x-old", suffix: ".xml" } },
    ]);
  });

  it("are split behind the digits of an integer", async () => {
    const { recorded, call } = joined({ numbered: "build" });
    await call("numbered", { id: 1024, label: ".zip" });
    await call("numbered", { id: -7, label: "b8" });
    expect(recorded.map(({ request }) => request)).toEqual([
      { path: { id: 1024, label: ".zip" } },
      { path: { id: -7, label: "b8" } },
    ]);
  });
});

describe("every body type", () => {
  it("forms, with conversions and defaults", async () => {
    const { recorded, call } = joined({ sendForm: "thanks ä" });
    const body = { name: "Ada & Bob", tags: ["x", "y"], place: { x: 1 } };
    expect(await call("sendForm", { body })).toBe("thanks ä");
    expect(recorded[0]?.request).toEqual({ body: { ...body, age: 7 } });
  });

  it("forms with files, separate from the body", async () => {
    const picture = new Uint8Array([1, 2, 3]);
    const { recorded, call } = joined({ upload: picture });
    const rest = { note: "n", numbers: [1, 2], about: { by: "me" } };
    const args = { body: { ...rest, picture: new Blob([picture], { type: "image/png" }) } };
    const response = (await call("upload", args, { as: "blob" })) as Blob;
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
    expect(response.type).toBe("image/png");
    const { body, files } = (recorded[0] as Recorded).request;
    expect(body).toEqual(rest);
    expect(files).toMatchObject({ picture: { contentType: "image/png", size: 3 } });
  });

  it.each([[1], [2]])("forms with a list of %i files", async (count) => {
    const { recorded, call } = joined({ upload: new Uint8Array() });
    const pages = Array.from({ length: count }, (_, index) => ({ data: new Uint8Array([index]), name: "page" }));
    await call("upload", { body: { picture: new Blob([]), pages } });
    const { files } = (recorded[0] as Recorded).request;
    expect(files).toMatchObject({ picture: { size: 0 }, pages: pages.map(() => ({ filename: "page", size: 1 })) });
  });

  it("distinguishes several media types by content type", async () => {
    const responses = { either: { status: 200, contentType: "text/html", body: "<p>" } };
    const { recorded, call } = joined(responses);
    expect(await call("either", { body: { a: 1 } })).toEqual({ status: 200, body: "<p>" });
    await call("either", { contentType: "text/plain", body: "hello" });
    await call("either", { contentType: "application/octet-stream", body: new Uint8Array([7]) });
    expect(recorded.map(({ request }) => request)).toEqual([
      { accept: "application/json", contentType: "application/json", body: { a: 1 } },
      { accept: "application/json", contentType: "text/plain", body: "hello" },
      { accept: "application/json", contentType: "application/octet-stream", body: new Uint8Array([7]) },
    ]);
  });
});

describe("every kind of response and security scheme", () => {
  it("a redirect, with a status and a header", async () => {
    const moved = (context: HandlerContext) => {
      context.setHeader("location", "/new");
      return { status: 302 };
    };
    const { fetch, recorded } = joined({ moved });
    const response = await fetch("http://styles.example/moved", { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/new"]);
    await fetch("http://styles.example/moved?key=door", { redirect: "manual" });
    expect(recorded.map(({ principal }) => principal)).toEqual([undefined, "key"]);
  });

  it("any status, if only `default` is described", async () => {
    const { fetch, recorded } = joined({ anything: { status: 203, body: [1] } });
    const headers = { authorization: `Basic ${btoa("ada:secret")}` };
    const bearer = await fetch("http://styles.example/anything", { headers: { authorization: "Bearer token" } });
    expect([bearer.status, await bearer.json()]).toEqual([203, [1]]);
    expect((await fetch("http://styles.example/anything", { headers })).status).toBe(401);
    expect((await fetch("http://styles.example/anything?key=door", { headers })).status).toBe(203);
    expect(recorded).toHaveLength(2);
  });
});
