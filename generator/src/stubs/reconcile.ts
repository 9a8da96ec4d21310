import { compareText } from "../values/text.js";
import { planAdditions } from "./additions.js";
import type { Action, ReconcileOptions, ReconcileResult } from "./contract.js";
import { type DesiredStubs, formerTypeNames } from "./desired.js";
import type { StubDiagnostic } from "./diagnostic.js";
import { updateDocumentation } from "./documentation.js";
import { EditPlans } from "./edit-plans.js";
import { collectHandlers, collectInheritedHandlers, isUnfilled } from "./found-handlers.js";
import type { AnalysisContext } from "./handler-type.js";
import { updateJoins } from "./joins.js";
import { collectGeneratedNames, importedInterfaces } from "./known-names.js";
import { type LocatedHandlers, locateHandlers, type RequestTypes } from "./locate.js";
import { isNamedModule, moduleMoves } from "./module-moves.js";
import { rebaseModule } from "./module-path.js";
import { emptyRecord, interfacesOf, printRecord, recordOf, type StubRecord } from "./record.js";
import { followRenames, type RenameResult, type Renaming } from "./rename.js";
import { reportHandlers, withoutRecord } from "./report.js";
import { type ReusedNames, reusedNames } from "./reused-names.js";
import { type FileInput, type Source, Sources } from "./source-files.js";
import { mentionOf, reportUnreadableFiles } from "./unreadable.js";

/**
 * Updates a folder of handlers to match a specification without changing user-written code: it adds text and replaces
 * unedited generated text. Everything else is reported.
 *
 * @param allFiles Every file of the folder that can hold handlers, and the tests beside them.
 * @param record The desired stubs of the previous run; absent on the first run.
 */
export function reconcile(
  desired: DesiredStubs,
  allFiles: readonly FileInput[],
  record: StubRecord | undefined,
  options: ReconcileOptions,
): ReconcileResult {
  const before = record ?? emptyRecord;
  const files = allFiles.filter(({ isTest }) => isTest !== true);
  const analysis = analyse(desired, new Sources(allFiles, options.aliasedPaths), before, options);
  const { known, located, renames, reused, currentName } = analysis;
  const contested = new Set([...renames.ambiguousOperations, ...reused.ambiguousOperations]);
  const additions = planAdditions({ desired, located, known, currentName, options, files, contested });
  const joins = updateJoins({ desired, located, known, added: additions.joinFile });
  const reported = reportHandlers({ desired, located, record: before, known, currentName });
  const unread = reportUnreadableFiles(files, known.sources, known, new Set(desired.operations.keys()));
  const planned = planEdits(desired, analysis, [...renames.renamings, ...joins.renamings]);
  for (const { source, edits } of additions.edits) planned.edits.add(source, edits);
  const { files: edited, refused } = planned.edits.apply();
  const written = [...edited, ...additions.created];
  const paths = new Set(written.map(({ path }) => path));
  const former = formerInterfaces({ desired, remembered: analysis.remembered, located, files });
  // Keep the old record while a file is unparsable, so that changes to its handlers are reported later.
  const isIncomplete = record !== undefined && unread.some(({ code }) => code === "stubs-unparsable");
  return {
    files: written.sort((one, other) => compareText(one.path, other.path)),
    record: printRecord(
      isIncomplete ? before : withModule(recordOf(desired, reported.kept, former), record, options.module),
    ),
    actions: distinct([...planned.actions, ...additions.actions].filter(({ path }) => paths.has(path))),
    diagnostics: [
      ...(record === undefined ? withoutRecord(located) : []),
      ...unread,
      ...renames.diagnostics,
      ...reused.diagnostics,
      ...joins.diagnostics,
      ...reported.diagnostics,
      ...planned.diagnostics,
      ...additions.diagnostics,
      ...refused,
    ],
  };
}

/** A record of an older version gets the module once it changes anyway, so that an upgrade alone changes no file. */
function withModule(current: StubRecord, before: StubRecord | undefined, module: string): StubRecord {
  const isSame = before !== undefined && before.module === undefined && printRecord(before) === printRecord(current);
  return isSame ? current : { ...current, module };
}

/** What the files contain: handlers, their current names, and names that operations have taken over. */
interface Analysis {
  readonly known: AnalysisContext;
  /** The interfaces of previous runs, which files may still mention. */
  readonly remembered: ReadonlyMap<string, string>;
  readonly located: LocatedHandlers;
  readonly renames: RenameResult;
  readonly reused: ReusedNames;
  readonly currentName: (name: string) => string;
}

function analyse(desired: DesiredStubs, sources: Sources, before: StubRecord, options: ReconcileOptions): Analysis {
  const { module, isGenerated } = options;
  const { formerModule = before.module } = options;
  const isModule = (specifier: string, source: Source): boolean | undefined =>
    isNamedModule(source, specifier, [module, formerModule]) || isGenerated?.(specifier, source.path);
  const remembered = new Map([...importedInterfaces(desired, sources, isModule), ...interfacesOf(before)]);
  const removed = Object.keys(before.operations);
  const known = collectGeneratedNames(desired, sources, { remembered, removed, module, formerModule, isModule });
  const located = locateHandlers(known, requestTypes(desired, before));
  const renames = followRenames(desired, located, known);
  const currentName = (name: string): string => renames.formerNames.get(name) ?? name;
  const inherited = collectInheritedHandlers(located, desired.operations.keys(), known);
  const handlers = [...collectHandlers(located), ...inherited].map((one) => ({ ...one, name: currentName(one.name) }));
  const reused = reusedNames(desired, handlers, (node) => isUnfilled(node, known));
  return { known, remembered, located, renames, reused, currentName };
}

/** Plans the edits of existing code: renamed handlers and generated comments. */
function planEdits(
  desired: DesiredStubs,
  { known, reused, currentName }: Analysis,
  renamings: readonly Renaming[],
): {
  readonly edits: EditPlans;
  readonly actions: readonly Action[];
  readonly diagnostics: readonly StubDiagnostic[];
} {
  const plans = new EditPlans();
  const actions: Action[] = [];
  const diagnostics: StubDiagnostic[] = [];
  for (const { source, operation, from, edits } of renamings) {
    plans.add(source, edits);
    actions.push({ kind: "rename", path: source.path, operation, from });
  }
  for (const source of [...known.sources.parsed, ...known.sources.tests]) {
    const moves = known.formerModule === undefined ? [] : moduleMoves(source, known.formerModule, known.module);
    if (moves.length === 0) continue;
    plans.add(source, moves);
    actions.push({ kind: "import", path: source.path, module: rebaseModule(source, known.module) });
  }
  for (const source of known.sources.parsed) {
    const documentation = updateDocumentation(source, desired, { currentName, evidence: reused.evidence });
    for (const { operation, edit } of documentation.changes) {
      plans.add(source, [edit]);
      actions.push({ kind: "document", path: source.path, operation });
    }
    diagnostics.push(...documentation.diagnostics);
  }
  return { edits: plans, actions, diagnostics };
}

/** Returns removed interfaces that files still mention. */
function formerInterfaces(input: {
  readonly desired: DesiredStubs;
  readonly remembered: ReadonlyMap<string, string>;
  readonly located: LocatedHandlers;
  readonly files: readonly FileInput[];
}): StubRecord["formerInterfaces"] {
  const { desired, remembered, located, files } = input;
  const current = new Set(desired.tags.map((tag) => tag.interfaceName));
  const found = new Set(located.containers.map(({ type }) => (type.kind === "tag" ? type.interfaceName : "")));
  const isNamed = (name: string): boolean =>
    found.has(name) || files.some(({ text }) => mentionOf(text, new Set([name])) !== undefined);
  return Object.fromEntries([...remembered].filter(([name]) => !current.has(name) && isNamed(name)));
}

function distinct(actions: readonly Action[]): readonly Action[] {
  const seen = new Map(actions.map((action) => [JSON.stringify(action), action]));
  return [...seen.values()];
}

/** Returns every current and former request type name. */
function requestTypes(desired: DesiredStubs, record: StubRecord): RequestTypes {
  const types = new Map<string, { readonly operation: string; readonly names: Set<string> }>();
  const add = (
    name: string,
    operation: string,
    names: readonly string[],
    type = formerTypeNames(name).request,
  ): void => {
    types.set(type, { operation, names: new Set(names) });
  };
  for (const name of Object.keys(record.operations)) add(name, name, [name]);
  for (const { formerNames } of desired.operations.values()) for (const name of formerNames) add(name, name, [name]);
  for (const { identifier, formerNames, names } of desired.operations.values()) {
    const all = [identifier, ...formerNames.filter((name) => !desired.operations.has(name))];
    add(identifier, identifier, all, names.request);
  }
  return types;
}
