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
    "body-schema-beside-content body-without-content schema-beside-parameter parameter-content-unsupported",
    "server-variable-undefined discriminator-ambiguous discriminator-without-property discriminator-without-value",
    "path-expression parameter-content-several object-incomplete",
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
  "reference-in-object",
  "reference-to-value",
  "parameter-in-body",
  "path-twice",
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

/** Cases with several repairs, and what the lines that each of them changes contain. */
const choices: Readonly<Record<string, readonly string[]>> = {
  "read-and-write-only": ["a: { type: string, writeOnly: true }", "a: { type: string, readOnly: true }"],
  "limits-contradicting": ["S: { type: integer, maximum: 3 }", "S: { type: integer, minimum: 5 }"],
  "enum-value-outside": ["{ type: [string, 'null'], enum: [one, null, 2] }", "{ type: string, enum: [one, 2] }"],
  "composition-cycle an alternative": ["S: { oneOf: [{ type: string }] }"],
  "dynamic-reference": ["{ $anchor: node, type: object, properties: { child: { $ref: '#node' } } }"],
  "security-scope-undefined": ['scopes: { read: d, write: "" }'],
  "parameter-location-unknown a name in the path": [
    "{ name: id, in: path, required: true, schema: { type: integer } }",
  ],
  "parameter-location-unknown any other name": [
    "{ name: q, in: query, schema: { type: integer } }",
    "{ name: q, in: header, schema: { type: integer } }",
    "{ name: q, in: cookie, schema: { type: integer } }",
  ],
  "parameter-content-several": [
    "content: { text/plain: { schema: { type: string } } }",
    "content: { application/json: { schema: { type: integer } } }",
  ],
  "security-scheme-undefined of an operation": [
    "components: { securitySchemes: { k: { type: http, scheme: bearer } } }",
    "components: { securitySchemes: { k: { type: http, scheme: basic } } }",
    "components: { securitySchemes: { k: { type: apiKey, in: header, name: X-API-Key } } }",
  ],
};

it("quick fixes offer each of several repairs", { timeout: 60_000 }, async () => {
  const client = await clientWith(new Set(Object.keys(choices).map((title) => title.split(" ")[0] ?? "")));
  const found = documents.filter(({ title }) => Object.hasOwn(choices, title));
  expect(found.map(({ title }) => title).toSorted()).toEqual(Object.keys(choices).toSorted());
  for (const document of found) {
    const before = new Set(document.deviating.split("\n"));
    const changed = (await fixesOf(client, document)).map((text) =>
      text.split("\n").filter((line) => !before.has(line)),
    );
    const expected = (choices[document.title] ?? []).map((part) => [expect.stringContaining(part)]);
    expect([document.title, changed]).toEqual([document.title, expected]);
  }
});

it("quick fixes declare the version that a document is read as", { timeout: 60_000 }, async () => {
  const client = await clientIn(folderWith({}));
  const info = "info: { title: t, version: '1' }\n";
  for (const [text, version] of [
    [`${info}paths: {}\n`, "openapi: 3.1.0"],
    [`${info}host: t.example\npaths: {}\n`, 'swagger: "2.0"'],
  ] as const) {
    const name = "openapi.yaml";
    await client.moveTo(folderWith({ [name]: text }));
    await client.open(name, text);
    const [diagnostic] = await client.diagnostics(name, (all) =>
      all.some(({ code }) => code === "version-unsupported"),
    );
    if (diagnostic === undefined) throw new Error("no diagnostic");
    expect(await fixesAt(client, { name, text }, diagnostic)).toEqual([`${version}\n${text}`]);
  }
});

it("quick fixes complete a security scheme", { timeout: 60_000 }, async () => {
  const client = await clientIn(folderWith({}));
  const [found] = documents.filter(({ code }) => code === "security-scheme-incomplete");
  if (found === undefined) throw new Error("no case of security-scheme-incomplete");
  for (const [scheme, completed] of [
    ["{ type: http }", ["{ type: http, scheme: bearer }", "{ type: http, scheme: basic }"]],
    [
      "{ type: apiKey, name: key }",
      ["header", "query", "cookie"].map((one) => `{ type: apiKey, name: key, in: ${one} }`),
    ],
  ] as const) {
    const text = found.deviating.replace("{ type: apiKey, in: header }", scheme);
    const name = `${scheme.length}.yaml`;
    await client.open(name, text);
    const diagnostics = await client.diagnostics(name, (_, { version }) => version === 1);
    const [diagnostic] = diagnostics.filter(({ code }) => code === "missing-keyword");
    if (diagnostic === undefined) throw new Error("no diagnostic");
    expect(await fixesAt(client, { name, text }, diagnostic)).toEqual(
      completed.map((one) => text.replace(scheme, one)),
    );
  }
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
