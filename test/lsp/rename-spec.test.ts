import { readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Range, TextDocumentEdit } from "vscode-languageserver-protocol";
import { ParseCache } from "../../generator/src/load/parse/parse-cache.js";
import { checkDocumentOf, readWorkspace } from "../../generator/src/project/workspace.js";
import { operationsOf } from "../../tools/src/lsp/declarations.js";
import { renameAt } from "../../tools/src/lsp/rename.js";
import { type SpecFile, SpecFiles } from "../../tools/src/lsp/spec-files.js";
import { applied } from "./running-server.js";

const root = realpathSync.native(join(import.meta.dirname, "../.."));
const folder = join(root, "spec");
const paths = readdirSync(folder).flatMap((name) => (name.endsWith(".yaml") ? [join(folder, name)] : []));

/** A name of the specification, and the offset where it is declared. */
interface Named {
  readonly file: SpecFile;
  readonly name: string;
  readonly offset: number;
}

function namesOf(files: SpecFiles): readonly Named[] {
  return [...files.all()].flatMap((file) => {
    const operations = operationsOf(file).flatMap(({ id }) =>
      id === undefined ? [] : [{ file, name: id.text, offset: id.start }],
    );
    const schemas = file.tree?.entries.find(({ key }) => key === "schemas")?.value?.entries ?? [];
    const keys = schemas.map(({ key, keyStart }) => ({ file, name: key, offset: keyStart }));
    const events = file.tree?.entries.find(({ key }) => key === "events")?.value?.entries ?? [];
    const eventKeys = events.map(({ key, keyStart }) => ({ file, name: key, offset: keyStart }));
    return [...operations, ...keys, ...eventKeys];
  });
}

/** One of this number of names is renamed. */
const step = 16;

it("a renamed specification has the errors of the specification, which are none", { timeout: 300_000 }, async () => {
  const [document] = (await readWorkspace(root, { isTrusted: false })).documents;
  if (document === undefined) throw new Error("no document");
  const files = new SpecFiles();
  files.setKnown([paths], [join(folder, "openapi.yaml")]);
  const parsed = new ParseCache();
  const check = async (unsaved: ReadonlyMap<string, string>): Promise<readonly string[]> => {
    parsed.beginRun();
    const { diagnostics } = await checkDocumentOf(document, { folder: root, unsaved, parsed });
    return diagnostics.filter(({ severity }) => severity === "error").map(({ message, fix }) => `${message} ${fix}`);
  };
  expect(await check(new Map())).toEqual([]);
  const names = namesOf(files);
  expect(names.length).toBeGreaterThan(100);
  for (const { file, name, offset } of names.filter((_, index) => index % step === 0)) {
    const position = file.document.positionAt(offset + 1);
    const { documentChanges = [] } = renameAt(files, file, position, `${name}Renamed`).toWorkspaceEdit(true);
    const unsaved = (documentChanges as TextDocumentEdit[]).map(({ textDocument, edits }) => {
      const edited = [...files.all()].find(({ uri }) => uri === textDocument.uri);
      const text = applied(edited?.document.getText() ?? "", edits as { range: Range; newText: string }[]);
      return [edited?.path ?? "", text] as const;
    });
    expect([name, await check(new Map(unsaved))]).toEqual([name, []]);
  }
});
