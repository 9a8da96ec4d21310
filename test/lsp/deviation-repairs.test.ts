import { expect, it } from "vitest";
import type { CodeAction, Diagnostic, Range, TextDocumentEdit } from "vscode-languageserver-protocol";
import { parse } from "yaml";
import { cases } from "../deviations/cases.js";
import { applied, type Client, folderWith, oneServer } from "./running-server.js";

const clientIn = oneServer();

/** Deviations whose quick fix writes the corrected document. */
const repaired: ReadonlySet<string> = new Set(
  [
    "version-later version-form swagger-number keyword-later value-later info-number info-missing response-description-missing",
    "responses-missing paths-missing path-parameter-optional path-parameter-not-required parameter-repeated tag-repeated",
    "exclusive-bound-flag enum-as-extension items-tuple examples-map parameters-map recursive-reference reference-form",
    "schema-as-text server-as-text empty-collection schema-null yaml-key-scalar path-without-slash security-basic",
    "server-variable-without-default oauth-flow-incomplete parameter-without-schema schema-beside-content status-form",
    "media-type-form success-not-declared text-unquoted flag-as-text number-as-text list-of-one type-unknown",
    "enum-without-values pattern-not-compiled number-infinite value-ill-typed value-not-taken keywords-conflicting",
    "x-name-invalid x-name-taken mapping-outside default-ignored parameter-location-case keyword-unknown",
    "enum-of-items required-flag type-null-in-3.0 required-forbidden value-empty pattern-escape server-without-url",
    "yaml-version yaml-tag yaml-scalar key-repeated media-type-list content-as-media-type required-repeated",
  ]
    .join(" ")
    .split(" "),
);

/** Cases of these codes whose fix depends on what the author meant. */
const exceptions: ReadonlySet<string> = new Set([
  "status-form a key that is not a status code",
  "status-form a list of statuses",
]);

/** Cases whose JSON has no deviation, or has lost the notation of the number that is meant. */
const yamlOnly: ReadonlySet<string> = new Set([
  "yaml-version",
  "yaml-tag",
  "yaml-key-scalar",
  "yaml-scalar",
  "key-repeated",
  "info-number",
]);

/** Deviations that the tolerant reading moves or resolves, which a removal would lose. */
const kept: ReadonlySet<string> = new Set([
  "schema-beside-parameter",
  "reference-in-object",
  "body-schema-beside-content",
]);

/** The texts after each quick fix at the location of a case, whose document is open. */
async function fixesOf(
  client: Client,
  { name, deviating: text, location }: (typeof documents)[number],
): Promise<readonly string[]> {
  const [line = 1, column = 1] = location.split(":").map(Number);
  const diagnostics = await client.diagnostics(name, (_, { version }) => version === 1);
  const found = diagnostics.filter(({ range: { start } }) => start.line === line - 1 && start.character === column - 1);
  const results: string[] = [];
  for (const diagnostic of found) results.push(...(await fixesAt(client, { name, text }, diagnostic)));
  return results;
}

/** The texts after each quick fix of a diagnostic. */
async function fixesAt(
  client: Client,
  { name, text }: { readonly name: string; readonly text: string },
  diagnostic: Diagnostic,
): Promise<readonly string[]> {
  const textDocument = { uri: client.uri(name) };
  const params = { textDocument, range: diagnostic.range, context: { diagnostics: [diagnostic] } };
  const actions = await client.request<CodeAction[]>("textDocument/codeAction", params);
  return actions.map(({ edit }) => {
    const [change] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
    return applied(text, (change?.edits ?? []) as { range: Range; newText: string }[]);
  });
}

/** A client with the documents of some codes, which are checked at once. */
async function clientWith(codes: ReadonlySet<string>): Promise<Client> {
  const client = await clientIn(folderWith({}));
  for (const { name, code, deviating } of documents) if (codes.has(code)) await client.open(name, deviating);
  return client;
}

const documents = cases
  .filter(({ files, encoding, deviating }) => {
    return files === undefined && encoding === undefined && /^(?:openapi|swagger):/m.test(deviating);
  })
  .map((one, index) => ({ ...one, name: `document${index}.yaml`, title: [one.code, one.of ?? ""].join(" ").trim() }));

it("quick fixes of deviations write what the corrected document has", { timeout: 180_000 }, async () => {
  const client = await clientWith(repaired);
  const failed: unknown[] = [];
  for (const document of documents) {
    if (!repaired.has(document.code) || exceptions.has(document.title)) continue;
    const results = await fixesOf(client, document);
    const expected = dataOf(parse(document.corrected));
    if (!results.some((text) => dataOf(parse(text)) === expected)) failed.push([document.title, results]);
  }
  expect(failed).toEqual([]);
});

it("quick fixes write valid JSON, on one line and on many", { timeout: 300_000 }, async () => {
  const client = await clientIn(folderWith({}));
  const inJson = documents
    .filter(({ code, title }) => repaired.has(code) && !yamlOnly.has(code) && !exceptions.has(title))
    .flatMap((one) =>
      [0, 2].map((indent) => ({
        ...one,
        name: one.name.replace(".yaml", `-${indent}.json`),
        text: JSON.stringify(parse(one.deviating), undefined, indent),
      })),
    );
  for (const { name, text } of inJson) await client.open(name, text);
  const failed: unknown[] = [];
  for (const { name, title, text, corrected } of inJson) {
    const diagnostics = await client.diagnostics(name, (_, { version }) => version === 1);
    const results: string[] = [];
    for (const diagnostic of diagnostics) results.push(...(await fixesAt(client, { name, text }, diagnostic)));
    const expected = dataOf(parse(corrected));
    // Throws if a fix leaves something that is not JSON.
    const written = results.map((result) => dataOf(JSON.parse(result)));
    if (!written.includes(expected)) failed.push([title, name, results]);
  }
  expect(failed).toEqual([]);
});

it("quick fixes write each of several media types, in YAML of any form", { timeout: 60_000 }, async () => {
  const [found] = documents.filter(({ code }) => code === "media-type-list");
  if (found === undefined) throw new Error("no case of media-type-list");
  const client = await clientIn(folderWith({}));
  const content = (entries: string) => `openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /a:
    get:
      operationId: a
      responses:
        "200":
          description: d
          content:
${entries}`;
  const text = content("            text/csv, text/plain, text/html: { schema: { type: string } }\n");
  await client.open("list.yaml", text);
  const diagnostics = await client.diagnostics("list.yaml", (all) =>
    all.some(({ code }) => code === "media-type-malformed"),
  );
  const [diagnostic] = diagnostics.filter(({ code }) => code === "media-type-malformed");
  if (diagnostic === undefined) throw new Error("no diagnostic");
  const lines = ["text/csv", "text/plain", "text/html"].map(
    (type) => `            ${type}: { schema: { type: string } }\n`,
  );
  expect(await fixesAt(client, { name: "list.yaml", text }, diagnostic)).toEqual([content(lines.join(""))]);
});

it("quick fixes offer each of two keywords that exclude each other", { timeout: 60_000 }, async () => {
  const code = "read-and-write-only";
  const client = await clientWith(new Set([code]));
  const [found] = documents.filter((document) => document.code === code);
  if (found === undefined) throw new Error(`no case of ${code}`);
  const texts = (await fixesOf(client, found)).map((text) => text.split("\n").find((line) => line.includes("Only")));
  expect(texts).toEqual([
    expect.stringContaining("a: { type: string, writeOnly: true }"),
    expect.stringContaining("a: { type: string, readOnly: true }"),
  ]);
});

it("quick fixes remove nothing that has a meaning", { timeout: 60_000 }, async () => {
  const client = await clientWith(kept);
  const found = documents.filter(({ code }) => kept.has(code));
  expect(new Set(found.map(({ code }) => code))).toEqual(kept);
  for (const document of found) expect([document.title, await fixesOf(client, document)]).toEqual([document.title, []]);
});

/** Data as text. Quick fixes keep a charset that the corrected documents omit. */
function dataOf(value: unknown): string {
  return JSON.stringify(sorted(value)).replaceAll("; charset=utf-8", "");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]));
}
