import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OptionalProperties } from "../../generator/src/load/document.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";

const compilers = ["typescript", "typescript-6"].map((name) => join(projectRoot, "node_modules", name, "bin/tsc"));

const head = `
import { addBook, addNote, choose, createClient, listBooks, sendFile, sendForm, sendLines, sendNested } from "foreign-api/client";
import type { Author, Book } from "foreign-api/types";
import type { components, operations } from "foreign-api/paths";
import type { BodyInput } from "@guildwire/runtime/client";
import * as z from "zod";
import * as schemas from "foreign-api/zod";

const client = createClient({ baseUrl: "http://h" });
`;

/** What callers may pass, in every mode. */
const accepted = `
const none = undefined;
await listBooks(client, { limit: none, tags: none, range: { from: none, to: 2 }, sizes: { from: none }, "X-Trace": none, theme: none });
await listBooks(client, { range: none });
await addBook(client, {
  body: {
    title: "Emma",
    subtitle: none,
    author: { name: "Jane", born: none },
    parts: [{ title: "One", author: none, parts: [{ title: "Two", labels: none }] }],
    cover: { name: "Jane", born: none },
    labels: { a: { name: "Jane", born: none } },
    anything: none,
    published: none,
    known: { name: "Jane", born: none, alias: none },
  },
});
await addNote(client, { body: none });
await addNote(client, { body: { text: none, at: none } });
await sendForm(client, { body: { name: "a", note: none, counts: none, author: { name: "b", born: none } } });
await sendFile(client, { body: { file: new Blob([]), note: none, others: none, author: { name: "b", born: none } } });
await choose(client, { contentType: none, body: { name: "a", note: none } });
await choose(client, { contentType: "application/x-www-form-urlencoded", body: { name: "a", note: none } });
await sendLines(client, { body: [{ name: "a", note: none, author: { name: "b", born: none } }] });
await sendNested(client, { body: [{ name: "a", born: none }, ["b", [{ name: "c", born: none }]]] });
await addBook(client, { body: (await addBook(client, { body: { title: "Emma" } })) });
await addBook(client, { body: schemas.Book.parse({ title: "Emma" }) });
export const inferred = (book: Book): z.input<typeof schemas.Author> => book.author ?? { name: "" };
export const odd = { hasOwnProperty: none, toString: none } satisfies BodyInput<{ hasOwnProperty?: number; toString?: string }>;
// Tuples may contain themselves.
type Filter = readonly [string, ...(Filter | number | { of?: string })[]];
type Pair = [Pair | null, { of?: string }];
type Step = readonly [string, boolean, Step | null, { of?: string }, Step?];
export const filter = ["all", 1, ["any", { of: none }]] satisfies BodyInput<Filter>;
export const pair = [[null, {}], { of: none }] satisfies BodyInput<Pair>;
export const step = ["a", true, ["b", false, null, {}], { of: none }] satisfies BodyInput<Step>;
export const same = (given: Step): BodyInput<Step> => given;
// @ts-expect-error an item has the type of its position
export const otherFilter = ["all", "any"] satisfies BodyInput<Filter>;
// @ts-expect-error a tuple has its length
export const shortStep = ["a", true, null] satisfies BodyInput<Step>;
// @ts-expect-error a required property may not be undefined
await addBook(client, { body: { title: none } });
// @ts-expect-error neither may an item of a list
await listBooks(client, { tags: [none] });
// @ts-expect-error nor a value of a map
await addBook(client, { body: { title: "Emma", labels: { a: none } } });
// @ts-expect-error nor one in nested lists
await sendNested(client, { body: [["b", [{ name: none }]]] });
// @ts-expect-error undeclared properties stay errors
await addBook(client, { body: { title: "Emma", autor: none } });
`;

/** Types that include `undefined` in one mode. */
const undefinedProperties = `
export const book: Book = { title: "Emma", subtitle: undefined, author: { name: "Jane", born: undefined } };
export const author: Author = schemas.Author.parse({});
export const printed: components["schemas"]["Author"] = { name: "Jane", born: undefined };
export const query: operations["listBooks"]["parameters"]["query"] = { limit: undefined };
`;

const expectedErrors = (text: string): string =>
  text.replaceAll("export const", "// @ts-expect-error undefined is not absent\nexport const");

describe.each<OptionalProperties>(["exact", "undefined"])("with optionalProperties: %s", (optionalProperties) => {
  let pack: ForeignPackage;
  beforeAll(async () => {
    const optional = ["zod", "openapi-typescript", "tanstack-query"];
    const document = join(import.meta.dirname, "shelf.yaml");
    const { files } = await generated(document, { dates: "string" }, optional, { optionalProperties });
    pack = new ForeignPackage(files);
    for (const name of ["zod", "@tanstack"]) {
      symlinkSync(join(projectRoot, "node_modules", name), join(pack.folder, "node_modules", name), "junction");
    }
    expect(pack.compile({ infersTypes: true })).toBe("");
  }, 180_000);
  afterAll(() => pack.remove());

  it.each(compilers.flatMap((compiler) => [true, false].map((isExact) => ({ compiler, isExact }))))(
    "programs compile: $compiler, exactOptionalPropertyTypes: $isExact",
    { timeout: 120_000 },
    ({ compiler, isExact }) => {
      const isRefused = optionalProperties === "exact" && isExact;
      const text = head + accepted + (isRefused ? expectedErrors(undefinedProperties) : undefinedProperties);
      const folder = join(pack.folder, `program-${isExact}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "program.mts"), text);
      const compilerOptions = {
        target: "es2023",
        lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
        module: "nodenext",
        types: [],
        strict: true,
        noEmit: true,
        exactOptionalPropertyTypes: isExact,
        skipDefaultLibCheck: true,
      };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["program.mts"] }));
      const { stdout } = spawnSync(process.execPath, [compiler, "-p", "."], { cwd: folder, encoding: "utf8" });
      expect(stdout).toBe("");
    },
  );
});
