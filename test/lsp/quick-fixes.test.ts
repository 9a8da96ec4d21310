import { describe, expect, it } from "vitest";
import type { CodeAction, Diagnostic, Hover, Range, TextDocumentEdit } from "vscode-languageserver-protocol";
import { applied, type Client, folderWith, oneServer, positionOfMark, unmarked } from "./running-server.js";

const clientIn = oneServer();

const head = `openapi: 3.1.1
info: { title: Books, version: 1.0.0 }
servers: [{ url: https://books.example }]
tags:
  - name: books
    description: 😀
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      responses:
        "200": { description: All., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
components:
  schemas:
    Book:
      type: object
      required: [title]
      properties:
        title: { type: string }
`;

const operation = (lines: string) => head.replace("components:", `  /books/{id}:\n    get:\n${lines}components:`);
const id = "      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]\n";
const responses = '      responses: { "204": { description: None. } }\n';

const cases: readonly (readonly [title: string, code: string, text: string, fix: string, line: string | undefined])[] =
  [
    [
      "a misspelled reference",
      "reference-unresolved",
      head.replace("schemas/Book", "schemas/Bok"),
      "Change to Book",
      '        "200": { description: All., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }',
    ],
    [
      "a misspelled key",
      "unknown-keyword",
      head.replace("operationId:", "operationID:"),
      "Change to operationId",
      "      operationId: listBooks",
    ],
    [
      "a misspelled type",
      "wrong-value",
      head.replace("{ type: string }", "{ type: strng }"),
      "Change to string",
      "        title: { type: string }",
    ],
    ["a misspelled tag", "tag-undeclared", head.replace("[books]", "[boks]"), "Change to books", "      tags: [books]"],
    ["an undeclared tag", "tag-undeclared", head.replace("[books]", "[films]"), "Declare the tag", '  - name: "films"'],
    [
      "a missing operationId",
      "operation-id-missing",
      operation(id + responses),
      "Add operationId",
      "      operationId: getBooksId",
    ],
    [
      "a repeated operationId",
      "operation-id-duplicate",
      operation(`      operationId: listBooks\n${id}${responses}`),
      "Give each operation a unique operationId",
      "      operationId: listBooks2",
    ],
    [
      "an undeclared path parameter",
      "path-parameter-undeclared",
      operation(`      operationId: getBook\n${responses}`),
      "Declare it with in: path and required: true",
      '      parameters: [{ name: "id", in: path, required: true, schema: { type: string } }]',
    ],
    [
      "a wrong name of a path parameter, at the operation",
      "path-parameter-undeclared",
      operation(`      operationId: getBook\n${id.replace("name: id", "name: ids")}${responses}`),
      "Rename the parameter to id",
      "      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]",
    ],
    [
      "a wrong name of a path parameter, at the parameter",
      "path-parameter-unused",
      operation(`      operationId: getBook\n${id.replace("name: id", "name: ids")}${responses}`),
      "Rename the parameter to id",
      "      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]",
    ],
    [
      "a missing description",
      "missing-keyword",
      head.replace("{ description: All., content", "{ content"),
      "Add description",
      '        "200": { description: "", content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }',
    ],
    [
      "a number instead of a text",
      "wrong-type",
      head.replace("version: 1.0.0", "version: 1"),
      "Put the value in quotes",
      'info: { title: Books, version: "1" }',
    ],
    [
      "a text instead of a flag",
      "wrong-type",
      head.replace("{ type: string }", '{ type: string, readOnly: "true" }'),
      "Write true or false without quotes",
      "        title: { type: string, readOnly: true }",
    ],
    [
      "a digit instead of a flag",
      "wrong-type",
      head.replace("{ type: string }", '{ type: string, readOnly: "1" }'),
      "Write true or false without quotes",
      "        title: { type: string, readOnly: true }",
    ],
    [
      "a repeated requirement",
      "wrong-value",
      head.replace("[title]", "[title, title]"),
      "Drop the repetition",
      "      required: [title]",
    ],
    [
      "an unknown key",
      "unknown-keyword",
      head.replace("      tags: [books]", "      colour: red\n      tags: [books]"),
      "Drop it",
      undefined,
    ],
    [
      "colliding names",
      "colliding-names",
      `${head}    book: { type: object }\n`,
      "Name it with x-name",
      "    book: { x-name: book2, type: object }",
    ],
  ];

describe("quick fixes", { timeout: 120_000 }, () => {
  it.each([
    ["repair what diagnostics report", ""],
    ["repair errors of strict mode", "strict: true\n"],
  ])("%s", async (_, strict) => {
    const apis = cases.map(([title]) => `  ${idOf(title)}: { spec: ${idOf(title)}.yaml, out: out/${idOf(title)} }\n`);
    const documents = cases.map(([title, , text]) => [`${idOf(title)}.yaml`, text] as const);
    const config = `edition: 2026-12\n${strict}apis:\n${apis.join("")}`;
    const files = strict === "" ? {} : { "guildwire.config.yaml": config, ...Object.fromEntries(documents) };
    const client = await clientIn(folderWith(files));
    const results: unknown[] = [];
    for (const [title, code, text, fix] of cases) {
      const name = `${idOf(title)}.yaml`;
      await client.open(name, text);
      const diagnostics = await client.diagnostics(name, (all) => all.some((one) => one.code === code));
      const actions = await actionsFor(
        client,
        name,
        diagnostics.filter((one) => one.code === code),
      );
      const action = actions.find((one) => one.title === fix || one.title === strictTitles.get(fix));
      const [change] = (action?.edit?.documentChanges ?? []) as TextDocumentEdit[];
      const after = change && applied(text, change.edits as { range: Range; newText: string }[]);
      const known = new Set(text.split("\n"));
      const changed = after?.split("\n").find((one) => !known.has(one));
      results.push([title, action === undefined ? actions.map((one) => one.title) : fix, changed]);
      if (after !== undefined) {
        await client.change(name, after);
        await client.diagnostics(
          name,
          (all) => !all.some((one) => one.code === code && one.message === diagnostics[0]?.message),
        );
      }
      await client.close(name);
    }
    expect(results).toEqual(cases.map(([title, , , fix, line]) => [title, fix, line]));
  });
});

it("quick fixes write no key twice, and no location of a parameter that has one", { timeout: 60_000 }, async () => {
  const client = await clientIn(folderWith({}));
  const malformed: readonly (readonly [name: string, text: string, code: string])[] = [
    ["id.yaml", operation(`      operationId: { type: string }\n${id}${responses}`), "operation-id-missing"],
    [
      "name.yaml",
      operation(`      operationId: getBook\n${id.replace("[", "[{ name: null, in: query }, ")}${responses}`),
      "missing-keyword",
    ],
  ];
  for (const [name, text, code] of malformed) {
    await client.open(name, text);
    const diagnostics = await client.diagnostics(name, (all) => all.some((one) => one.code === code));
    const found = diagnostics.filter((one) => one.code === code);
    const titles = (await actionsFor(client, name, found)).map(({ title }) => title);
    expect(titles.filter((title) => /operationId|in: /.test(title))).toEqual([]);
  }
});

/** Fixes that strict mode words differently. */
const strictTitles: ReadonlyMap<string, string> = new Map([
  ["Declare it with in: path and required: true", "Add a parameter id with in: path and required: true"],
]);

function idOf(title: string): string {
  return title.replaceAll(/\W+/g, "-");
}

async function actionsFor(client: Client, name: string, diagnostics: readonly Diagnostic[]): Promise<CodeAction[]> {
  const [first] = diagnostics;
  const textDocument = { uri: client.uri(name) };
  return client.request("textDocument/codeAction", { textDocument, range: first?.range, context: { diagnostics } });
}

describe("hover", { timeout: 180_000 }, () => {
  it("derives an example, and shows the type, of each schema of one line", async () => {
    const schemas = {
      Shelf: {
        type: "object",
        required: ["width"],
        properties: { width: { type: "integer", minimum: 7, maximum: 7 } },
      },
      Never: false,
      Book: { type: "object", required: ["kind"], properties: { kind: { type: "string", enum: ["novel"] } } },
    };
    const info = { title: "a", version: "1.0.0" };
    const text = JSON.stringify({ openapi: "3.1.1", info, paths: {}, components: { schemas } });
    const client = await clientIn(folderWith({}));
    await client.open("openapi.json", text);
    const textDocument = { uri: client.uri("openapi.json") };
    const expected: readonly (readonly [name: string, ...parts: string[]])[] = [
      ["Shelf", "export interface Shelf {", '```json\n{\n  "width": 7\n}\n```'],
      ["width", "```json\n7\n```"],
      ["Book", "export interface Book {", '```json\n{\n  "kind": "novel"\n}\n```'],
    ];
    for (const [name, ...parts] of expected) {
      const position = { line: 0, character: text.indexOf(`"${name}"`, text.indexOf("schemas")) + 1 };
      let value = "";
      // Examples follow from the first check, and may arrive for a later hover.
      while (!parts.every((part) => value.includes(part))) {
        const hover = await client.request<Hover | null>("textDocument/hover", { textDocument, position });
        value = (hover?.contents as { value: string } | undefined)?.value ?? "";
      }
    }
  });

  const text = head.replace(
    "title: { type: string }",
    'title: { type: string, x-name: heading, minLength: 1, maxLength: 80, description: "😀 The `title`.", example: Emma }',
  );

  it.each([
    [
      "a reference",
      "schemas/Bo|ok",
      [
        "**Book**",
        "- `title`: string, required; minLength `1`, maxLength `80`",
        "export interface Book {",
        "Used by `listBooks`",
      ],
    ],
    [
      "a property",
      "        ti|tle: {",
      ["**title**", "😀 The `title`.", "```ts\ntitle: string;\n```", "Example:\n\n```\nEmma\n```"],
    ],
    ["an operation", "    g|et:", ["**listBooks** `GET /books`", "Responses: 200"]],
    ["a key", "x-na|me:", ["The name in code"]],
  ])("describes %s", async (_, part, expected) => {
    const client = await clientIn(folderWith({}));
    await client.open("openapi.yaml", text);
    const marked = text.replace(unmarked(part), part);
    let value = "";
    // Types are known after the first check.
    while (!expected.every((words) => value.includes(words))) {
      const params = { textDocument: { uri: client.uri("openapi.yaml") }, position: positionOfMark(marked) };
      const hover = await client.request<Hover | null>("textDocument/hover", params);
      const previous = value;
      value = (hover?.contents as { value: string } | undefined)?.value ?? "";
      if (previous === value && client.published.length > 1) break;
    }
    for (const words of expected) expect(value).toContain(words);
  });
});
