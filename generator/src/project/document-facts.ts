import { relative, resolve, sep } from "node:path";
import type { SourceLocation } from "../diagnostics/diagnostic.js";
import type { InterfaceChange } from "../diff/interface-change.js";
import { policyOf } from "../diff/policy.js";
import type { Use } from "../uses/use.js";
import { readComparedDocument } from "./compared-document.js";
import { compareInterfaces } from "./comparison.js";
import { readIgnoreFile } from "./ignore-list.js";
import { findProgramUses } from "./program-uses.js";
import type { CheckedDocument } from "./workspace.js";

/** A place in a file of a specification. Lines and columns count from 1. */
export interface SpecPlace {
  /** Absolute. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A use of the bindings of a document. The path is absolute. */
export interface LocatedUse extends Pick<Use, "kind" | "line" | "column" | "value"> {
  readonly path: string;
  /** The node that is used. */
  readonly of: SpecPlace;
}

/** A change of a document since a revision. */
export interface LocatedChange extends Pick<InterfaceChange, "rule" | "severity" | "where" | "message" | "reachedBy"> {
  /** The node that has changed, or that encloses what was removed. */
  readonly of: SpecPlace;
}

/** What the code around a document, and its history, say about its nodes. */
export interface DocumentFacts {
  readonly uses: readonly LocatedUse[];
  readonly changes: readonly LocatedChange[];
}

/**
 * Finds the uses of a document's bindings in the programs of a folder, and the changes of the document since a revision, except ignored ones.
 * Both are empty without a `tsconfig.json`, outside of a repository, and if the document has errors.
 *
 * @param folder The folder of the configuration, which contains the programs.
 * @param revision What Git calls the revision, such as `HEAD`.
 */
export async function factsOf(checked: CheckedDocument, folder: string, revision: string): Promise<DocumentFacts> {
  const { loaded, model, document } = checked;
  if (loaded === undefined || model === undefined) return { uses: [], changes: [] };
  const placeOf = ({ file, line, column }: SourceLocation): SpecPlace => ({
    path: resolve(folder, file),
    line,
    column,
  });
  const found = await findProgramUses([folder], { loaded, model }, { settings: document.settings, cwd: folder });
  const places = new Map<string, SpecPlace>();
  const uses = ("uses" in found ? found.uses : [])
    // A module of the output is no node of the document.
    .filter(({ at }) => at.startsWith("/"))
    .map(({ at, kind, file, line, column, value }): LocatedUse => {
      const of = places.get(at) ?? placeOf(loaded.locate(at, "key"));
      places.set(at, of);
      return { kind, path: resolve(folder, file), line, column, ...(value === undefined ? {} : { value }), of };
    });
  const changes = (await changesSince(revision, checked, folder)).flatMap(
    ({ rule, severity, where, message, reachedBy, head }): readonly LocatedChange[] =>
      head === undefined ? [] : [{ rule, severity, where, message, reachedBy, of: placeOf(head) }],
  );
  return { uses, changes };
}

async function changesSince(
  revision: string,
  { loaded, model, document: { root, settings }, diagnostics }: CheckedDocument,
  folder: string,
): Promise<readonly InterfaceChange[]> {
  if (loaded === undefined || model === undefined) return [];
  const { lenient, strict } = settings;
  const name = `${revision}:./${relative(folder, root).split(sep).join("/")}`;
  const base = await readComparedDocument(name, { document: settings, lenient, strict }, folder);
  if (base.model === undefined) return [];
  const head = { name: root, model, diagnostics, locate: (pointer: string) => loaded.locate(pointer, "key") };
  const { file: ignored } = readIgnoreFile(undefined, folder);
  return compareInterfaces({ ...base, name, model: base.model }, head, {
    ignored,
    words: false,
    policy: policyOf(settings.diff),
  }).report.changes;
}
