import type { DocumentCheck } from "../check/check.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { FileLookup, LoadedDocument, SourceFile } from "../load/document.js";
import type { ParseCache } from "../load/parse/parse-cache.js";
import type { BuildResult } from "../model/build/build.js";
import type { Interface } from "../model/interface.js";
import { formatCount } from "../values/text.js";
import { loadConfiguredDocument } from "./configured-document.js";
import { withoutDependentDiagnostics } from "./dependent-diagnostics.js";
import type { EmissionTools, EmitResult } from "./emission.js";
import type { Progress } from "./progress.js";
import type { Settings } from "./settings.js";
import { withoutRefused } from "./without-refused.js";

/** A loaded and checked specification. */
export interface ExaminedDocument {
  readonly loaded?: LoadedDocument;
  /** Present if no earlier stage found an error. */
  readonly model?: Interface;
  /** The files that were read, root first. */
  readonly files: readonly SourceFile[];
  /** Diagnostics of loading; part of `diagnostics`. */
  readonly fromLoad?: readonly Diagnostic[];
  /** Pointers of nodes removed because of errors. */
  readonly removed?: readonly string[];
  /** Paths where files were looked up. */
  readonly lookups?: readonly FileLookup[];
  /** Keys of errors accepted as deviations. */
  readonly accepted?: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** How the files of a specification are read. */
export interface ReadingTools {
  /** Files parsed earlier. Default: all files are parsed. */
  readonly parsed?: ParseCache | undefined;
  /** Replaces the file system: returns the content of an absolute path, or undefined if there is no such file. */
  readonly readFile?: (path: string) => Uint8Array | undefined;
  /** Texts of files that differ from those on disk, by absolute path without links. */
  readonly unsaved?: ReadonlyMap<string, string> | undefined;
}

/** Runs all stages (load, structure, model, check) despite earlier errors, so that one run reports every error. */
export async function examine(
  settings: Settings,
  cwd: string,
  progress: Progress,
  { parsed, readFile, unsaved }: ReadingTools = {},
): Promise<ExaminedDocument> {
  const {
    loaded,
    diagnostics: fromLoad,
    lookups,
  } = await progress.stage(
    "load",
    () =>
      loadConfiguredDocument(settings, {
        cwd,
        cache: parsed,
        unsaved,
        ...(readFile === undefined ? {} : { readFile }),
      }),
    (result) => formatCount(result.loaded?.files.length ?? 0, "file"),
  );
  if (loaded === undefined) return { files: [], diagnostics: fromLoad, lookups };
  return { ...(await examineDocument(loaded, fromLoad, settings, progress)), lookups };
}

/** Settings that decide which diagnostics are errors and how to handle them. */
type Strictness = Pick<Settings, "strictExtensions" | "lenient" | "strict" | "strictRules">;

/** Checks a loaded document and its model. */
export async function examineDocument(
  loaded: LoadedDocument,
  fromLoad: readonly Diagnostic[],
  strictness: Strictness,
  progress: Progress,
): Promise<ExaminedDocument> {
  const { judgeLoadedDeviations } = await import("../load/deviations/read-deviations.js");
  const judged = judgeLoadedDeviations(fromLoad, strictness.strict, new Set(strictness.strictRules));
  const examined = await examineWithDeviations(
    { loaded: asDecided(loaded, strictness), fromLoad: judged },
    strictness,
    progress,
  );
  return strictness.lenient ? await withoutInvalidOperations(examined, strictness, progress) : examined;
}

/** Strict mode reads `oneOf` to the letter. */
function asDecided(loaded: LoadedDocument, { strict }: Strictness): LoadedDocument {
  return strict ? { ...loaded, alternatives: "exact" } : loaded;
}

/** Maximum number of errors per check that are examined as deviations. */
const maxDeviations = 100_000;

/** Maximum number of passes: accepting deviations may uncover further ones, and each pass checks the whole document. */
const maxDeviationPasses = 16;

/** A loaded document with its diagnostics. */
interface ReadDocument {
  readonly loaded: LoadedDocument;
  readonly fromLoad: readonly Diagnostic[];
  /** Filters diagnostics. Default: all count. */
  readonly counts?: (diagnostic: Diagnostic) => boolean;
}

type ExaminedModel = ExaminedDocument & { readonly loaded: LoadedDocument };

/**
 * Examines a document, and accepts known deviations with a warning for each, outside of strict mode. What can be found
 * without the model is repaired before there is one, because most documents have no other deviations.
 */
async function examineWithDeviations(
  read: ReadDocument,
  strictness: Strictness,
  progress: Progress,
): Promise<ExaminedModel> {
  if (strictness.strict) return examineLoaded(read, strictness, progress);
  const [{ documentErrors }, { readDeviations }] = await Promise.all([
    import("../check/check.js"),
    import("../load/deviations/read-deviations.js"),
  ]);
  const accepted = new Set<string>();
  const refused = new Set(strictness.strictRules);
  const counts = (diagnostic: Diagnostic): boolean => !isAccepted(diagnostic, accepted);
  let current = read;
  let checked = await checkLoaded(read.loaded, strictness, progress);
  for (let pass = 0; ; pass++) {
    const isLast = pass === maxDeviationPasses;
    const { loaded, fromLoad } = current;
    // Deviations that are accepted as written change nothing.
    if (loaded !== checked.loaded) checked = await checkLoaded(loaded, strictness, progress);
    const errors = withoutDependentDiagnostics(documentErrors(checked), fromLoad, loaded);
    let reading = isLast ? undefined : readDeviations(loaded, [...fromLoad, ...errors].filter(counts), refused);
    if (reading === undefined) {
      const examined = await examineModel(checked, current, progress);
      if (!isLast && hasErrors(examined.diagnostics)) reading = readDeviations(loaded, examined.diagnostics, refused);
      if (reading === undefined) return accepted.size === 0 ? examined : { ...examined, accepted };
    }
    for (const key of reading.accepted) accepted.add(key);
    const { errors: repaired, warnings } = reading;
    const before = fromLoad.filter((diagnostic) => !repaired.has(diagnostic));
    current = { loaded: reading.loaded, fromLoad: [...before, ...warnings], counts };
  }
}

/** Whether an error was accepted as a deviation. One that the configuration refuses names the deviation. */
function isAccepted({ code, pointer, severity, deviation }: Diagnostic, accepted?: ReadonlySet<string>): boolean {
  return severity === "error" && deviation === undefined && accepted?.has(`${code} ${pointer}`) === true;
}

async function examineLoaded(read: ReadDocument, strictness: Strictness, progress: Progress): Promise<ExaminedModel> {
  return examineModel(await checkLoaded(read.loaded, strictness, progress), read, progress);
}

/** Checks what needs no model. */
async function checkLoaded(
  loaded: LoadedDocument,
  { strictExtensions, strict }: Strictness,
  progress: Progress,
): Promise<DocumentCheck> {
  const { checkDocument } = await import("../check/check.js");
  return progress.stage(
    "structure",
    () => checkDocument(loaded, { strictExtensions, maxErrors: strict ? undefined : maxDeviations }),
    ({ diagnostics }) => describeNumber(diagnostics.length),
  );
}

/** Builds the model of a checked document, and checks it. */
async function examineModel(
  checked: DocumentCheck,
  { loaded, fromLoad, counts = () => true }: ReadDocument,
  progress: Progress,
): Promise<ExaminedModel> {
  const { checkModel } = await import("../check/check.js");
  const attempt: BuildAttempt = checked.isTooComposed
    ? {}
    : await progress.stage("model", () => tryBuildModel(withoutRefused(loaded, fromLoad)), describeAttempt);
  const fromCheck = await progress.stage(
    "check",
    () => checkModel(checked, attempt.built),
    (found) => describeNumber(found.length),
  );
  const before = [...fromLoad, ...withoutDependentDiagnostics(fromCheck, fromLoad, loaded)].filter(counts);
  // The model is also built for invalid documents, to find further errors; there it may throw.
  if (attempt.built === undefined && !hasErrors(before)) throw attempt.error;
  const { built } = attempt;
  const diagnostics = [
    ...before,
    ...withoutRepeatedDiagnostics(
      withoutDependentDiagnostics(built?.diagnostics ?? [], fromLoad, loaded),
      before,
    ).filter(counts),
  ];
  const base = { loaded, files: [...loaded.files, ...(loaded.overlays ?? [])], fromLoad, diagnostics };
  return built === undefined || hasErrors(diagnostics) ? base : { ...base, model: built.model };
}

/**
 * Omits operations with errors of their own, with a warning for each. Checks again afterwards: references to an omitted
 * operation may cause new errors.
 */
async function withoutInvalidOperations(
  examined: ExaminedModel,
  strictness: Strictness,
  progress: Progress,
  errors: readonly Diagnostic[] = examined.diagnostics.filter(({ severity }) => severity === "error"),
): Promise<ExaminedDocument> {
  const { omitInvalidOperations: omit, concernsRemoved: isAbout } = await import("./omit-operations.js");
  let current = examined;
  let broken = errors;
  for (;;) {
    const reduced = omit(current.loaded, broken);
    if (reduced === undefined) return current;
    const { loaded, warnings } = reduced;
    const removed = [...(current.removed ?? []), ...reduced.removed];
    const { accepted } = current;
    const counts = (diagnostic: Diagnostic): boolean =>
      !isAbout(diagnostic, removed) && !isAccepted(diagnostic, accepted);
    const fromLoad = (current.fromLoad ?? []).filter(counts);
    const known = current.diagnostics.filter(({ code }) => code === "operation-left-out");
    // A 3.0 document is validated as written, including all operations.
    const again = await examineLoaded({ loaded, fromLoad, counts }, strictness, progress);
    broken = again.diagnostics.filter(({ severity }) => severity === "error");
    current = {
      ...again,
      ...(current.accepted === undefined ? {} : { accepted: current.accepted }),
      removed,
      diagnostics: [...known, ...warnings, ...again.diagnostics],
    };
  }
}

function describeNumber(found: number): string {
  return found === 0 ? "nothing found" : formatCount(found, "diagnostic");
}

/** The result of building the model, or the exception. */
interface BuildAttempt {
  readonly built?: BuildResult;
  readonly error?: unknown;
}

async function tryBuildModel(loaded: LoadedDocument): Promise<BuildAttempt> {
  const { buildModel } = await import("../model/build/build.js");
  try {
    return { built: buildModel(loaded) };
  } catch (error) {
    return { error };
  }
}

function describeAttempt({ built }: BuildAttempt): string {
  if (built === undefined) return "left out";
  return `${formatCount(built.model.operations.length, "operation")}, ${formatCount(built.model.types.size, "type")}`;
}

/**
 * Removes diagnostics of the model that repeat an error: those on a line with a known error, and those with a code that
 * `check` has reported, since it covers the whole document.
 */
function withoutRepeatedDiagnostics(
  diagnostics: readonly Diagnostic[],
  before: readonly Diagnostic[],
): readonly Diagnostic[] {
  const line = ({ location }: Diagnostic): string =>
    location === undefined ? "" : `${location.file}:${location.line}`;
  const errors = before.filter((diagnostic) => diagnostic.severity === "error");
  const lines = new Set(errors.map(line));
  const codes = new Set(errors.map((diagnostic) => diagnostic.code));
  return diagnostics.filter((diagnostic) => !lines.has(line(diagnostic)) && !codes.has(diagnostic.code));
}

/** The result of a run. The output is absent if the specification has errors. */
export interface ProductionResult {
  readonly examined: Pick<ExaminedDocument, "files" | "lookups" | "diagnostics"> & { readonly isLoaded: boolean };
  readonly emitted?: EmitResult;
  /** The document that was emitted, and its model. */
  readonly loaded?: LoadedDocument;
  readonly model?: Interface;
}

/** Produces the output files from the specification without writing them. */
export async function produce(
  settings: Settings,
  cwd: string,
  progress: Progress,
  tools: EmissionTools & ReadingTools,
): Promise<ProductionResult> {
  let examined = await examine(settings, cwd, progress, tools);
  for (;;) {
    const { loaded, model, files, lookups = [], diagnostics } = examined;
    const plain = { files, lookups, diagnostics, isLoaded: loaded !== undefined };
    if (loaded === undefined || model === undefined) return { examined: plain };
    const { emit } = await import("./emission.js");
    const emitted = await emit({ loaded, model }, settings, progress, { ...tools, cwd });
    const again =
      settings.lenient && hasErrors(emitted.diagnostics)
        ? await withoutInvalidOperations({ ...examined, loaded }, settings, progress, emitted.diagnostics)
        : examined;
    // Encoding errors of the printers may also concern a single operation.
    if (again.loaded === loaded) return { examined: plain, emitted, loaded, model };
    examined = { ...again, lookups };
  }
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
