import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { compile, projectRoot } from "../types/compile.js";

/** Paths as openapi-typescript writes them, with its marks for `readOnly` and `writeOnly`. */
const schema = `
  import type { $Read, $Write } from "openapi-typescript-helpers";
  interface Absent { query?: never; header?: never; path?: never; cookie?: never }
  interface User {
    id: $Read<number>; name: string; password?: $Write<string>; when?: $Read<Date | null>; tags?: string[]; pair: [string, number];
    nested: { secret: $Write<string>; at: $Read<string>; x: 1 }[];
  }
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
];
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

/** Types with LIBRARY for the namespace of a library: those of results are identical, others assignable to each other. */
function compared(): { readonly identical: readonly string[]; readonly assignable: readonly string[] } {
  const identical = ["keyof LIBRARY.Client<paths>", 'keyof LIBRARY.PathBasedClient<paths>["/users"]'];
  const assignable = others.map((name) => `LIBRARY.${name}`);
  for (const [path, method] of operations) {
    const operation = `paths["${path}"]["${method}"]`;
    for (const media of mediaTypes) {
      for (const options of callOptions) identical.push(`LIBRARY.FetchResponse<${operation}, ${options}, ${media}>`);
      identical.push(`LIBRARY.MethodResponse<LIBRARY.Client<paths, ${media}>, "${method}", "${path}">`);
    }
    for (const name of ["RequestBodyOption", "ParamsOption"]) identical.push(`LIBRARY.${name}<${operation}>`);
    for (const name of ["RequestOptions", "FetchOptions", "QuerySerializer", "BodySerializer"]) {
      assignable.push(`LIBRARY.${name}<${operation}>`);
    }
    assignable.push(`LIBRARY.MaybeOptionalInit<paths["${path}"], "${method}">`);
    assignable.push(`LIBRARY.ClientPathsWithMethod<LIBRARY.Client<paths>, "${method}">`);
  }
  return { identical, assignable };
}

it("the types of results and options are those of openapi-fetch", { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-paths-types-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "schema.ts"), schema);
  const { identical, assignable } = compared();
  const lines = [
    'import type * as Ours from "@guildwire/runtime/paths";',
    'import type * as Theirs from "openapi-fetch";',
    'import type { paths } from "./schema";',
    "type Is<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;",
    "type Fits<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;",
  ];
  for (const [test, types] of Object.entries({ Is: identical, Fits: assignable })) {
    for (const type of types) {
      const [ours, theirs] = ["Ours", "Theirs"].map((name) => type.replaceAll("LIBRARY", name));
      lines.push(`export const same${lines.length}: ${test}<${ours}, ${theirs}> = true;`);
    }
  }
  // What the comparison finds if there is a difference.
  lines.push("// @ts-expect-error: the types differ", "export const differ: Is<Ours.ParseAs, string> = true;");
  writeFileSync(join(folder, "compare.ts"), lines.join("\n"));
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
  const wrong = compile(folder)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => lines[Number(/^compare\.ts\((\d+)/.exec(line)?.[1]) - 1] ?? line);
  expect(wrong).toEqual([]);
});
