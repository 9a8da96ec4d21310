import { dirname, resolve } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { Diagnostic } from "@guildwire/generator";
import {
  type CheckedDocument,
  checkDocumentOf,
  type DocumentNames,
  declarationsOf,
  derivedExample,
  documentWithoutConfiguration,
  namesIn,
  ParseCache,
  parseSyntax,
  readWorkspace,
  type SchemaDeclaration,
  type WorkspaceDocument,
} from "@guildwire/generator/editing";
import type {
  CheckDetails,
  CheckMessage,
  CheckRequest,
  CheckResult,
  CheckThreadData,
  DetailsRequest,
  Example,
  ExampleRequest,
  LocatedDiagnostic,
  ThirdPartyDocument,
} from "./check-messages.js";

const parsed = new ParseCache();
/** The names of files by path, as long as their text is the same. */
const namesOf = new Map<string, { readonly text: string; readonly names: DocumentNames }>();

/** The documents of the last check. */
let latest: readonly Checked[] = [];

const { latestId } = workerData as CheckThreadData;

parentPort?.on("message", (request: CheckRequest | DetailsRequest | ExampleRequest) => {
  if (request.kind === "example") respondExample(request);
  else void respond(request);
});

function respondExample({ place, port }: ExampleRequest): void {
  const found = latest.flatMap(({ folder, checked }) => derivedExample(checked, folder, place) ?? []);
  const example: Example = { text: found.length === 0 ? undefined : JSON.stringify(found[0], null, 2) };
  port.postMessage(example);
  port.close();
}

async function respond(request: CheckRequest | DetailsRequest): Promise<void> {
  parentPort?.postMessage(await responseTo(request));
}

async function responseTo(request: CheckRequest | DetailsRequest): Promise<CheckMessage> {
  const { id } = request;
  try {
    if (request.kind === "details") return detailsOf(id, latest);
    const { result, checked } = await check(request);
    latest = checked;
    return result;
  } catch (error) {
    if (error instanceof TextChanged) return { kind: "abandoned", id };
    return { kind: "failed", id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

class TextChanged extends Error {}

function expectLatest(id: number): void {
  if (Atomics.load(latestId, 0) !== id) throw new TextChanged();
}

/** A checked document, and the folder that its file names are relative to. */
interface Checked {
  readonly folder: string;
  readonly checked: CheckedDocument;
}

async function check(
  request: CheckRequest,
): Promise<{ readonly result: CheckResult; readonly checked: readonly Checked[] }> {
  parsed.beginRun();
  const unsaved = new Map(request.open);
  const diagnostics = new DiagnosticList();
  const notes: string[] = [];
  const files = new Set<string>();
  const roots = new Set<string>();
  const checked: Checked[] = [];
  const beforeStage = (): void => expectLatest(request.id);
  const examine = async (document: WorkspaceDocument, folder: string): Promise<void> => {
    const found = await checkDocumentOf(document, { folder, unsaved, parsed, beforeStage });
    const root = found.files[0]?.path ?? document.root;
    checked.push({ folder, checked: found });
    roots.add(root);
    for (const { path } of found.files) files.add(path);
    diagnostics.add(found.diagnostics, folder, root);
  };
  for (const folder of request.folders) {
    const workspace = await readWorkspace(folder, { isTrusted: request.isTrusted, unsaved });
    if (workspace.isIgnored) {
      notes.push(`${folder}: the configuration is a program, which does not run because the workspace is not trusted`);
    }
    diagnostics.add(workspace.diagnostics, folder, folder);
    for (const document of workspace.documents) await examine(document, folder);
  }
  for (const root of request.roots) {
    if (files.has(root)) continue;
    const document = await documentWithoutConfiguration(root);
    if (document !== undefined) await examine(document, dirname(root));
  }
  const documents = checked.map(({ checked: document }) => document.files.map(({ path }) => path));
  const overlaid = checked.flatMap(
    ({
      checked: {
        document,
        files: [root],
      },
    }) => (document.settings.overlays ?? []).map((overlay) => [overlay, root?.path ?? document.root] as const),
  );
  const thirdParty = checked.flatMap(({ checked: document }) => thirdPartyOf(document));
  const found = { documents, roots: [...roots], overlaid, diagnostics: diagnostics.all, thirdParty, notes };
  return { result: { kind: "checked", id: request.id, ...found }, checked };
}

function thirdPartyOf({ document, files }: CheckedDocument): readonly ThirdPartyDocument[] {
  const { isThirdParty, root, config, api, settings } = document;
  if (isThirdParty !== true) return [];
  const [first] = files;
  return [
    {
      root: first?.path ?? root,
      files: files.map(({ path }) => path),
      overlays: settings.overlays ?? [],
      ...(config === undefined ? {} : { config }),
      ...(api === undefined ? {} : { api }),
    },
  ];
}

/**
 * Several documents may report the same problem of a file that they share. Several configurations of one document report the
 * same problems in other words, since their messages name files relative to different folders.
 */
class DiagnosticList {
  readonly #known = new Set<string>();
  /** Where which problems of a document are known, by its root. */
  readonly #places = new Map<string, ReadonlySet<string>>();
  readonly all: LocatedDiagnostic[] = [];

  add(diagnostics: readonly Diagnostic[], folder: string, root: string): void {
    const earlier = this.#places.get(root) ?? new Set();
    const places = new Set(earlier);
    for (const { code, severity, message, location, expected, fix, deviation, related = [] } of diagnostics) {
      if (location === undefined) continue;
      const path = resolve(folder, location.file);
      const { line, column, endLine, endColumn } = location;
      const place = JSON.stringify([path, code, severity, line, column, endLine, endColumn]);
      places.add(place);
      const key = JSON.stringify([path, code, message, line, column, endLine, endColumn]);
      if (earlier.has(place) || this.#known.has(key)) continue;
      this.#known.add(key);
      this.all.push({
        path,
        diagnostic: {
          code,
          severity,
          message,
          location,
          ...(expected === undefined ? {} : { expected }),
          ...(fix === undefined ? {} : { fix }),
          ...(deviation === undefined ? {} : { deviation }),
          related: related.map((entry) => ({ ...entry, path: resolve(folder, entry.location.file) })),
        },
      });
    }
    this.#places.set(root, places);
  }
}

function detailsOf(id: number, checked: readonly Checked[]): CheckDetails {
  const names = new Map<string, DocumentNames>();
  const declarations: SchemaDeclaration[] = [];
  for (const { folder, checked: document } of checked) {
    for (const { path, text } of document.files) {
      expectLatest(id);
      const known = namesOf.get(path);
      const found = known?.text === text ? known.names : namesIn(parseSyntax(text));
      namesOf.set(path, { text, names: found });
      names.set(path, found);
    }
    expectLatest(id);
    declarations.push(...declarationsOf(document, folder));
  }
  for (const path of namesOf.keys()) if (!names.has(path)) namesOf.delete(path);
  return { kind: "details", id, names: [...names], declarations };
}
