import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Range, TextDocumentEdit } from "vscode-languageserver-protocol";
import { KnownFacts } from "../../tools/src/lsp/known-facts.js";
import { referencesAt } from "../../tools/src/lsp/navigation.js";
import { prepareRename, renameAt } from "../../tools/src/lsp/rename.js";
import { SpecFiles } from "../../tools/src/lsp/spec-files.js";
import { applied, folderWith } from "./running-server.js";

const catalogue = `  SHIP_DOCKED: { title: Docked, payload: { $ref: "#/components/schemas/Ship" } }
  SHIP_LOST: { title: Lost, payload: { type: string } }
`;
const root = (events: string) => `openapi: 3.1.1
info: { title: Fleet, version: 1.0.0 }
paths:
  /ships:
    post:
      operationId: dockShip
      tags: [SHIP_DOCKED]
      x-events: [SHIP_DOCKED, SHIP_LOST, { event: SHIP_DOCKED, when: always }]
      responses: { "204": { description: SHIP_DOCKED } }
x-gateway-events:
${events}components:
  schemas:
    Ship:
      type: object
      properties:
        at: { type: string, x-sent-in: { events: [SHIP_DOCKED] } }
        SHIP_DOCKED: { type: string }
`;

/** Renames the event at its first occurrence in a file, and returns the changed lines. */
function renamed(texts: Readonly<Record<string, string>>, name: string): Readonly<Record<string, readonly string[]>> {
  const folder = folderWith(texts);
  const files = new SpecFiles();
  files.setKnown([Object.keys(texts).map((file) => join(folder, file))], [join(folder, "openapi.yaml")]);
  const file = files.file(join(folder, name));
  if (file === undefined) throw new Error("no file");
  const offset = file.document.getText().search(/SHIP_DOCKED(?=:|, SHIP)/);
  const position = file.document.positionAt(offset + 1);
  expect(prepareRename(files, file, position)).toMatchObject({ placeholder: "SHIP_DOCKED" });
  const references = referencesAt(files, file, position, { facts: new KnownFacts([]), includesDeclaration: true });
  expect(references).toHaveLength(4);
  const { documentChanges = [] } = renameAt(files, file, position, "SHIP_MOORED").toWorkspaceEdit(true);
  expect(() => renameAt(files, file, position, "SHIP_LOST")).toThrow('"SHIP_LOST" exists already');
  return Object.fromEntries(
    (documentChanges as TextDocumentEdit[]).map(({ textDocument: { uri }, edits }) => {
      const path = [...files.all()].find((one) => one.uri === uri)?.path ?? "";
      const before = readFileSync(path, "utf8");
      const known = new Set(before.split("\n"));
      const after = applied(before, edits as { range: Range; newText: string }[]);
      return [
        path.slice(folder.length + 1),
        after.split("\n").flatMap((line) => (known.has(line) ? [] : [line.trim()])),
      ];
    }),
  );
}

const uses = [
  "x-events: [SHIP_MOORED, SHIP_LOST, { event: SHIP_MOORED, when: always }]",
  "at: { type: string, x-sent-in: { events: [SHIP_MOORED] } }",
];
const declared =
  'SHIP_MOORED: { x-renamed-from: SHIP_DOCKED, title: Docked, payload: { $ref: "#/components/schemas/Ship" } }';

it("renames an event where it is declared and used, and nothing of the same name", () => {
  expect(renamed({ "openapi.yaml": root(catalogue) }, "openapi.yaml")).toEqual({
    "openapi.yaml": [uses[0], declared, uses[1]],
  });
});

it("ends the lines that it adds as the file does", () => {
  const folder = folderWith({ "openapi.yaml": root(catalogue).replaceAll("\n", "\r\n") });
  const files = new SpecFiles();
  const path = join(folder, "openapi.yaml");
  files.setKnown([[path]], [path]);
  const file = files.file(path);
  const offset = file?.document.getText().indexOf("dockShip") ?? 0;
  const edits = file && renameAt(files, file, file.document.positionAt(offset), "moorShip");
  const text = edits?.texts[0]?.[1] ?? "";
  expect(text).toContain("operationId: moorShip\r\n      x-renamed-from: dockShip\r\n");
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});

it("renames an event of a catalogue in another file", () => {
  const text = catalogue.replace("#/components", "openapi.yaml#/components");
  const texts = {
    "openapi.yaml": root("  $ref: events.yaml#/all\n"),
    "events.yaml": `all:\n${text}`,
  };
  const changes = {
    "openapi.yaml": uses,
    "events.yaml": [declared.replace("#/comp", "openapi.yaml#/comp")],
  };
  expect(renamed(texts, "events.yaml")).toEqual(changes);
  expect(renamed(texts, "openapi.yaml")).toEqual(changes);
});
