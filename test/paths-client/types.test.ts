import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { typesOf } from "../openapi-typescript/printed-types.js";
import { compile, projectRoot } from "../types/compile.js";

/** Paths as openapi-typescript writes them, with its marks for `readOnly` and `writeOnly`. */
const schema = `
  import type { $Read, $Write } from "openapi-typescript-helpers";
  interface Absent { query?: never; header?: never; path?: never; cookie?: never }
  interface User {
    id: $Read<number>; name: string; password?: $Write<string>; when?: $Read<Date | null>; tags?: string[]; pair: [string, number];
    nested: { secret: $Write<string>; at: $Read<string>; x: 1 }[];
  }
  interface Untyped { meta: any; more?: any; items: any[]; n: number }
  export interface paths {
    "/users": {
      parameters: Absent;
      get: {
        parameters: { query?: { a?: string[] }; header?: { x?: string }; path?: never; cookie?: never };
        requestBody?: never;
        responses: {
          200: { headers: {}; content: { "application/json": User; "text/plain": string } };
          205: { headers: {}; content?: never };
          "4XX": { headers: {}; content: { "application/problem+json": { title: string } } };
          default: { headers: {}; content: { "application/json": { code: number } } };
        };
      };
      post: {
        parameters: { query: { must: string }; header?: never; path?: never; cookie?: never };
        requestBody: { content: { "application/json": User; "multipart/form-data": { file: string } } };
        responses: {
          201: { headers: {}; content?: never };
          204: { headers: {}; content?: never };
          500: { headers: {}; content: { "application/json": string } };
        };
      };
      put: {
        parameters: { query?: never; header: { h: string }; path?: never; cookie?: { c: string } };
        requestBody?: { content: { "application/json": User | null } };
        responses: { "2XX": { headers: {}; content: { "*/*": unknown } } };
      };
      delete?: never;
      head: { responses: { 200: { headers: {}; content?: never } } };
    };
    "/errors": {
      get: { parameters: Absent; requestBody?: never; responses: { default: { headers: {}; content: { "application/json": string } } } };
    };
    "/odd": {
      get: { responses: { 200: { content: { "application/json": never } } } };
      post: {
        responses: { 200: { content: { "application/json": { a: 1 } | { b: 2 } } }; 404: { content: { "text/html": string } } };
      };
      delete: { requestBody?: { content: { form: 5 } }; responses: { 200: { content: { [type: string]: { a: 1 } } } } };
      head: { requestBody: { content: { "application/json": unknown } }; responses: {} };
    };
    "/no-media-type": {
      put: { requestBody: { content: {} }; responses: { 200: { headers: {} }; 400: { headers: {} } } };
      patch: { requestBody: { content: { form: 5 } }; responses: { 200: { content: {} }; 400: { content: { json: 1 } } } };
    };
    "/any": {
      get: any;
      put: { requestBody: { content: { "application/json": any } }; responses: { 200: any; 400: any } };
      post: { requestBody: { content: { "application/json": Untyped } }; responses: { 200: { content: { "application/json": Untyped } } } };
      patch: { parameters: any; requestBody: any; responses: any };
      delete: { requestBody: { content: any }; responses: { 200: { content: any }; 400: { content: { "application/json": any } } } };
    };
  }
`;

const operations: readonly (readonly [path: string, method: string])[] = [
  ["/users", "get"],
  ["/users", "post"],
  ["/users", "put"],
  ["/users", "head"],
  ["/errors", "get"],
  ["/odd", "get"],
  ["/odd", "post"],
  ["/odd", "delete"],
  ["/odd", "head"],
  ["/no-media-type", "put"],
  ["/no-media-type", "patch"],
  ["/any", "get"],
  ["/any", "put"],
  ["/any", "post"],
  ["/any", "patch"],
  ["/any", "delete"],
];
/** Paths of which openapi-fetch requires bodies or parameters that may be anything or nothing. */
const lenient: ReadonlySet<string> = new Set(["/no-media-type", "/any"]);
const mediaTypes = ["`${string}/${string}`", "`${string}/json`", '"text/plain"'];
const callOptions = ["{}", "undefined", '{ parseAs: "text" }', '{ parseAs: "stream" }', '{ parseAs: "json" | "blob" }'];
const others = [
  "ClientOptions",
  "HeadersOptions",
  "QuerySerializerOptions",
  "PathSerializer",
  "ParseAs",
  "DefaultParamsOption",
  "MergedOptions",
  "Middleware",
  "MiddlewareRequestParams",
  "MiddlewareCallbackParams",
  "BodySerializer<unknown>",
  "QuerySerializer<unknown>",
];

/**
 * Types with LIBRARY for the namespace of a library: those of results are identical, others assignable to each other. Options of
 * lenient paths accept those of openapi-fetch.
 */
function compared(): Readonly<Record<"identical" | "assignable" | "accepted", readonly string[]>> {
  const accepted: string[] = [];
  const identical = ["keyof LIBRARY.Client<paths>", 'keyof LIBRARY.PathBasedClient<paths>["/users"]'];
  const assignable = others.map((name) => `LIBRARY.${name}`);
  for (const [path, method] of operations) {
    const operation = `paths["${path}"]["${method}"]`;
    for (const media of mediaTypes) {
      for (const options of callOptions) identical.push(`LIBRARY.FetchResponse<${operation}, ${options}, ${media}>`);
      identical.push(`LIBRARY.MethodResponse<LIBRARY.Client<paths, ${media}>, "${method}", "${path}">`);
    }
    const same = lenient.has(path) ? accepted : identical;
    for (const name of ["RequestBodyOption", "ParamsOption"]) same.push(`LIBRARY.${name}<${operation}>`);
    const similar = lenient.has(path) ? accepted : assignable;
    for (const name of ["RequestOptions", "FetchOptions"]) similar.push(`LIBRARY.${name}<${operation}>`);
    similar.push(`LIBRARY.MaybeOptionalInit<paths["${path}"], "${method}">`);
    for (const name of ["QuerySerializer", "BodySerializer"]) assignable.push(`LIBRARY.${name}<${operation}>`);
    assignable.push(`LIBRARY.ClientPathsWithMethod<LIBRARY.Client<paths>, "${method}">`);
  }
  return { identical, assignable, accepted };
}

/** Returns the compiler's errors for these files. */
function errorsIn(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-paths-types-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const compilerOptions = {
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  return compile(folder)
    .split("\n")
    .filter((line) => line !== "");
}

it("the types of results and options are those of openapi-fetch", { timeout: 180_000 }, () => {
  const { identical, assignable, accepted } = compared();
  const lines = [
    'import type * as Ours from "@guildwire/runtime/paths";',
    'import type * as Theirs from "openapi-fetch";',
    'import type { paths } from "./schema";',
    "type Is<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;",
    "type Fits<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;",
    "type Accepts<A, B> = [B] extends [A] ? true : false;",
  ];
  for (const [test, types] of Object.entries({ Is: identical, Fits: assignable, Accepts: accepted })) {
    for (const type of types) {
      const [ours, theirs] = ["Ours", "Theirs"].map((name) => type.replaceAll("LIBRARY", name));
      lines.push(`export const same${lines.length}: ${test}<${ours}, ${theirs}> = true;`);
    }
  }
  // What the comparison finds if there is a difference.
  lines.push("// @ts-expect-error: the types differ", "export const differ: Is<Ours.ParseAs, string> = true;");
  const wrong = errorsIn({ "schema.ts": schema, "compare.ts": lines.join("\n") }).map(
    (line) => lines[Number(/^compare\.ts\((\d+)/.exec(line)?.[1]) - 1] ?? line,
  );
  expect(wrong).toEqual([]);
});

/** A document with lists and tuples in both directions. */
const shelves = {
  paths: {
    "/shelves": {
      get: {
        responses: {
          200: { description: "", ...jsonOf({ type: "array", items: { $ref: "#/components/schemas/Shelf" } }) },
        },
      },
      post: {
        requestBody: { required: true, ...jsonOf({ type: "array", items: { $ref: "#/components/schemas/Shelf" } }) },
        responses: { 204: { description: "" } },
      },
    },
  },
  components: {
    schemas: {
      Shelf: {
        type: "object",
        required: ["title", "size", "secret"],
        properties: {
          id: { type: "string", readOnly: true },
          secret: { type: "string", writeOnly: true },
          title: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
          size: {
            type: "array",
            prefixItems: [{ type: "string" }, { type: "integer" }],
            items: false,
            minItems: 2,
            maxItems: 2,
          },
        },
      },
    },
  },
};

function jsonOf(schema: object): { readonly content: object } {
  return { content: { "application/json": { schema } } };
}

// openapi-fetch maps read-only lists as objects: it is no comparison here.
it("read-only lists and tuples of --immutable stay lists and tuples", { timeout: 180_000 }, () => {
  const options = { immutable: true, readWriteMarkers: true, arrayLength: true };
  const program = `
    import createClient from "@guildwire/runtime/paths";
    import type { paths } from "./schema";
    const client = createClient<paths>();
    const { data = [] } = await client.GET("/shelves");
    export const titles: string[] = data.map(({ title }) => title);
    for (const { size, tags } of data) {
      const [unit, count]: readonly [string, number] = size;
      titles.push(unit.trim(), count.toFixed(), ...(tags ?? []));
    }
    export const id: string | undefined = data[0]?.id;
    await client.POST("/shelves", { body: [{ title: "x", size: ["m", 1], secret: "s", tags: ["t"] }] });
    // @ts-expect-error: the list is read-only
    data.push(data[0]);
    // @ts-expect-error: only requests have it
    data[0]?.secret;
    // @ts-expect-error: a tuple of two
    await client.POST("/shelves", { body: [{ title: "x", size: ["m"], secret: "s" }] });
    // @ts-expect-error: only responses have it
    await client.POST("/shelves", { body: [{ title: "x", size: ["m", 1], secret: "s", id: "1" }] });
  `;
  expect(errorsIn({ "schema.ts": typesOf(shelves, options), "program.ts": program })).toEqual([]);
});

it.each([{ immutable: true }, {}])("lists of themselves keep their types: %o", { timeout: 180_000 }, (immutable) => {
  const self = { $ref: "#/components/schemas/Nested" };
  const document = {
    paths: {
      "/nested": {
        put: {
          requestBody: { required: true, ...jsonOf(self) },
          responses: { 200: { description: "", ...jsonOf({ $ref: "#/components/schemas/Tree" }) } },
        },
      },
    },
    components: {
      schemas: {
        Nested: { type: "array", items: { oneOf: [{ type: "string" }, self] } },
        Tree: {
          type: "object",
          required: ["lists", "trees"],
          properties: {
            id: { type: "string", writeOnly: true },
            lists: self,
            trees: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
          },
        },
      },
    },
  };
  const program = `
    import createClient from "@guildwire/runtime/paths";
    import type { paths } from "./schema";
    const client = createClient<paths>();
    const { data } = await client.PUT("/nested", { body: ["a", ["b", ["c"]]] });
    const found = data?.trees[0]?.lists[0];
    export const text: string | undefined = typeof found === "object" ? undefined : found;
    // @ts-expect-error: a number, two levels deep
    await client.PUT("/nested", { body: ["a", [1]] });
    // @ts-expect-error: only requests have it
    data?.trees[0]?.trees[0]?.id;
  `;
  const options = { ...immutable, readWriteMarkers: true };
  expect(errorsIn({ "schema.ts": typesOf(document, options), "program.ts": program })).toEqual([]);
});

it.each([{ immutable: true }, {}])("tuples of themselves keep their types: %o", { timeout: 180_000 }, (immutable) => {
  const self = { $ref: "#/components/schemas/Pair" };
  const other = { $ref: "#/components/schemas/Head" };
  const document = {
    paths: {
      "/pairs": {
        put: {
          requestBody: { required: true, ...jsonOf(self) },
          responses: { 200: { description: "", ...jsonOf({ $ref: "#/components/schemas/Tree" }) } },
        },
      },
    },
    components: {
      schemas: {
        // A name and an optional pair, a tuple of another one that contains it, and one within an object.
        Pair: {
          type: "array",
          prefixItems: [{ type: "string" }, { oneOf: [self, { type: "null" }] }],
          minItems: 2,
          items: false,
        },
        Head: { type: "array", prefixItems: [{ $ref: "#/components/schemas/Tail" }], minItems: 1, items: false },
        Tail: { type: "array", prefixItems: [{ oneOf: [other, { type: "integer" }] }], minItems: 1, items: false },
        Tree: {
          type: "object",
          required: ["pair", "head", "children"],
          properties: {
            id: { type: "string", writeOnly: true },
            pair: self,
            head: other,
            children: {
              type: "array",
              prefixItems: [{ $ref: "#/components/schemas/Tree" }],
              minItems: 1,
              items: false,
            },
          },
        },
      },
    },
  };
  const program = `
    import createClient from "@guildwire/runtime/paths";
    import type { paths } from "./schema";
    const client = createClient<paths>();
    const { data } = await client.PUT("/pairs", { body: ["a", ["b", null]] });
    const nested = data?.children[0]?.pair;
    ${"immutable" in immutable ? "export const inner: string | undefined = nested?.[1]?.[0];" : ""}
    // @ts-expect-error: a number instead of a pair
    await client.PUT("/pairs", { body: ["a", 1] });
    // @ts-expect-error: only requests have it
    data?.children[0]?.id;
  `;
  const options = { ...immutable, readWriteMarkers: true, arrayLength: true };
  expect(errorsIn({ "schema.ts": typesOf(document, options), "program.ts": program })).toEqual([]);
});

it("tuples of themselves of four to eight items keep their types with --immutable", { timeout: 180_000 }, () => {
  const self = (name: string) => ({ oneOf: [{ $ref: `#/components/schemas/${name}` }, { type: "null" }] });
  const tuple = (count: number) => ({
    type: "array",
    prefixItems: [...Array.from({ length: count - 1 }, () => ({ type: "string" })), self(`Of${count}`)],
    minItems: count,
    items: false,
  });
  const counts = [4, 5, 6, 7, 8];
  const schemas = Object.fromEntries(counts.map((count) => [`Of${count}`, tuple(count)]));
  const properties = Object.fromEntries(
    counts.map((count) => [`of${count}`, { $ref: `#/components/schemas/Of${count}` }]),
  );
  const all = jsonOf({ type: "object", properties: { ...properties, id: { type: "string", writeOnly: true } } });
  const operation = { requestBody: { required: true, ...all }, responses: { 200: { description: "", ...all } } };
  const program = `
    import createClient from "@guildwire/runtime/paths";
    import type { paths } from "./schema";
    const client = createClient<paths>();
    const eight: paths["/tuples"]["put"]["requestBody"]["content"]["application/json"]["of8"] = ["a", "b", "c", "d", "e", "f", "g", null];
    const { data } = await client.PUT("/tuples", { body: { of4: ["a", "b", "c", null], of8: eight } });
    ${counts
      .map(
        (count) => `export const of${count}: string | undefined = data?.of${count}?.[${count - 1}]?.[0];
    // @ts-expect-error: no such item
    data?.of${count}?.[${count}];`,
      )
      .join("\n    ")}
    // @ts-expect-error: a number instead of a tuple
    await client.PUT("/tuples", { body: { of5: ["a", "b", "c", "d", 1] } });
    // @ts-expect-error: only requests have it
    data?.id;
  `;
  const options = { immutable: true, readWriteMarkers: true, arrayLength: true };
  const schema = typesOf({ paths: { "/tuples": { put: operation } }, components: { schemas } }, options);
  expect(errorsIn({ "schema.ts": schema, "program.ts": program })).toEqual([]);
});

it("untyped properties and bodies take any value", { timeout: 180_000 }, () => {
  const program = `
    import createClient from "@guildwire/runtime/paths";
    import type { paths } from "./schema";
    const client = createClient<paths>();
    const { data } = await client.POST("/any", { body: { meta: { a: 1 }, more: "x", items: [1], n: 1 } });
    export const values: unknown[] = [data?.meta.a, data?.more.b, data?.items.length];
    const { data: untyped } = await client.PUT("/any", { body: { a: 1 } });
    export const title: string = untyped.title;
    await client.PUT("/no-media-type", { body: undefined });
    await client.PATCH("/no-media-type", { body: undefined });
    // @ts-expect-error: a number
    await client.POST("/any", { body: { meta: 1, items: [], n: "1" } });
    // @ts-expect-error: no media type takes a body
    await client.PATCH("/no-media-type", { body: { form: 5 } });
  `;
  expect(errorsIn({ "schema.ts": schema, "program.ts": program })).toEqual([]);
});
