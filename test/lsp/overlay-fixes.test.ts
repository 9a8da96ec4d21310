import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CodeAction, CreateFile, Range, TextDocumentEdit } from "vscode-languageserver-protocol";
import { stringify } from "yaml";
import { parseSyntax } from "../../generator/src/editing/syntax-tree.js";
import { overlayActions } from "../../tools/src/lsp/overlay-actions.js";
import { overlaidDocument } from "../overlays/overlaid.js";
import { applied, type Client, folderWith, oneServer } from "./running-server.js";

const clientIn = oneServer();

const program = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");
const document = `openapi: 3.1.1
info: { title: Shelf, version: 1.0.0 }
servers: [{ url: https://shelf.example }]
tags: [{ name: books }]
paths:
  /books/{id}:
    get:
      tags: [boks]
      parameters: [{ name: id, in: path, required: true, schema: { type: strng } }]
      responses: { "204": { description: None. } }
`;

/** Applies all fixes of a file one after another, until there are none. Returns their titles. */
async function fixAll(client: Client, name: string): Promise<readonly string[]> {
  const titles: string[] = [];
  await client.open(name, readFileSync(join(client.folder, name), "utf8"));
  for (let version = 1; ; version++) {
    const found = await client.diagnostics(name, (_, params) => params.version === version);
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const textDocument = { uri: client.uri(name) };
    const [action] = await client.request<CodeAction[]>("textDocument/codeAction", {
      textDocument,
      range,
      context: { diagnostics: found },
    });
    if (action === undefined) return titles;
    titles.push(action.title);
    for (const change of (action.edit?.documentChanges ?? []) as (CreateFile | TextDocumentEdit)[]) {
      const path = fileURLToPath("uri" in change ? change.uri : change.textDocument.uri);
      expect(path).not.toBe(join(client.folder, name));
      if ("uri" in change) {
        expect(existsSync(path)).toBe(false);
        writeFileSync(path, "");
      } else
        writeFileSync(path, applied(readFileSync(path, "utf8"), change.edits as { range: Range; newText: string }[]));
    }
    await client.change(name, readFileSync(join(client.folder, name), "utf8"));
  }
}

const repaired = [
  "  - target: $.paths['/books/{id}'].get\n    update:\n      operationId: getBooksId",
  "  - target: $.paths['/books/{id}'].get.tags[0]\n    update: books",
  "  - target: $.paths['/books/{id}'].get.parameters[0].schema\n    update:\n      type: string",
];

describe("quick fixes of a document that belongs to someone else", { timeout: 180_000 }, () => {
  it("create an overlay, which the configuration then names", async () => {
    const client = await clientIn(
      folderWith({
        "api/openapi.yaml": document,
        "guildwire.config.yaml":
          "# Ours\nspec: api/openapi.yaml\nsource: https://shelf.example/openapi.yaml\nedition: 2026-12\n",
      }),
    );
    const titles = await fixAll(client, "api/openapi.yaml");
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(title).toMatch(/ \(in openapi\.overlay\.yaml\)$/);
    expect(readFileSync(join(client.folder, "api/openapi.yaml"), "utf8")).toBe(document);
    const overlay = readFileSync(join(client.folder, "openapi.overlay.yaml"), "utf8");
    for (const action of repaired) expect(overlay).toContain(action);
    expect(readFileSync(join(client.folder, "guildwire.config.yaml"), "utf8")).toContain(
      '# Ours\noverlays: ["openapi.overlay.yaml"]\nspec:',
    );
    const output = execFileSync(process.execPath, [program, "check", "--strict"], {
      cwd: client.folder,
      encoding: "utf8",
    });
    expect(output).toContain("no errors");
  });

  it("add to the last overlay of a document in an installed package", async () => {
    const client = await clientIn(
      folderWith({
        "node_modules/shelf/openapi.yaml": document,
        "guildwire.config.yaml": "spec: node_modules/shelf/openapi.yaml\noverlays: [one.yaml]\nedition: 2026-12\n",
        "one.yaml":
          "overlay: 1.1.0\ninfo: { title: Fixes, version: 1.0.0 }\nactions:\n  - target: $.info\n    update: { title: Books }\n",
      }),
    );
    await fixAll(client, "node_modules/shelf/openapi.yaml");
    const overlay = readFileSync(join(client.folder, "one.yaml"), "utf8");
    for (const action of repaired) expect(overlay).toContain(action);
    expect(overlay).toContain("  - target: $.info\n    update: { title: Books }\n  - target:");
  });

  it("are none where an overlay cannot be written", async () => {
    const client = await clientIn(
      folderWith({
        "openapi.yaml": document,
        "guildwire.config.mjs":
          'export default { spec: "openapi.yaml", source: "https://shelf.example/", edition: "2026-12" };\n',
      }),
    );
    expect(await fixAll(client, "openapi.yaml")).toEqual([]);
  });
});

it("the actions of a change lead from one document to the other", () => {
  const key = fc.constantFrom("a", "b", "/c/{d}", "it's", "back\\slash", "__proto__", "ü", "");
  const { node } = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<unknown>("x", "y", "1", "true", 1, 2.5, true, false, null, ""),
      fc.array(tie("node"), { maxLength: 3 }),
      fc.array(fc.tuple(key, tie("node")), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
    ),
  }));
  const textOf = (data: unknown) => stringify({ openapi: "3.1.1", info: { title: "a", version: "1" }, "x-data": data });
  let count = 0;
  fc.assert(
    fc.property(node, node, (before, after) => {
      const [one, other] = [textOf(before), textOf(after)].map(parseSyntax);
      const actions = one && other && overlayActions(one, other);
      if (actions === undefined || actions.length === 0) return;
      count += 1;
      expect(overlaidDocument(textOf(before), stringify(actions).replaceAll(/^/gm, "  "))["x-data"]).toEqual(after);
    }),
    { numRuns: 300 },
  );
  expect(count).toBeGreaterThan(150);
});
