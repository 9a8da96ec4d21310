/**
 * The generator for browsers: documents are passed as text, and output is returned as text. Bundle it for browsers, so
 * that the `browser` field of this package applies. The syntax of the output is not proved, and third-party emitters and
 * realistic values are not available.
 *
 * @packageDocumentation
 */

import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { sortDiagnostics } from "./diagnostics/sort.js";
import type { PrintedFile } from "./emit/emit.js";
import { ParseCache } from "./load/parse/parse-cache.js";
import { platform } from "./platform/node.js";
import type { File, SyntaxProof } from "./print/index.js";
import { type ComparedDocument, examineCompared } from "./project/compared-side.js";
import { loadConfiguredDocument } from "./project/configured-document.js";
import { newestEdition } from "./project/editions.js";
import { emit } from "./project/emission.js";
import type { ChosenEmitters } from "./project/emitters/choose.js";
import { examine } from "./project/pipeline.js";
import type { Progress } from "./project/progress.js";
import type { Settings } from "./project/settings.js";
import { type ValueChecker, type ValueProblem, type ValueToCheck, valueChecker } from "./project/value-check.js";

export type { Diagnostic, SourceLocation } from "./diagnostics/diagnostic.js";
export type { File } from "./print/index.js";
export type { ValueProblem, ValueToCheck } from "./project/value-check.js";

/** What to generate. */
export interface GenerationRequest {
  /** The document's files: their texts by path, with forward slashes and without a slash at the start. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the root file. */
  readonly root: string;
  /** Default: `api-bindings`. */
  readonly packageName?: string;
  /** Default: the version of the document if npm accepts it. */
  readonly packageVersion?: string;
  /** Names of the emitters. Default: all standard ones. */
  readonly only?: readonly string[];
  /** Whether deviations from OpenAPI are errors instead of warnings. Default: false. */
  readonly strict?: boolean;
  /** Paths of overlays among the files, in order of application. Default: none. */
  readonly overlays?: readonly string[];
}

/** Who is interested in a part of the output before the rest is printed. */
export interface EarlyOutput {
  /**
   * Path of the file; printed as early as possible if the generator has printed it before. A path that ends with a slash stands for the
   * first file below it that is not an `index.ts`.
   */
  readonly path: string;
  /**
   * Receives the file, and what else is known before the other files are printed. Called at most once, before the result, which
   * contains the file again unless an emitter fails.
   */
  readonly show: (early: EarlyResult) => void;
}

export interface EarlyResult {
  readonly file: File;
  /** The diagnostics of the result, unless an emitter fails. */
  readonly diagnostics: readonly Diagnostic[];
  /** The types of the result. */
  readonly types: readonly string[];
}

export interface GenerationResult {
  /** Sorted by path. Empty if a diagnostic is an error. */
  readonly files: readonly File[];
  /** Sorted by file, line and column. The files are named as in the request. */
  readonly diagnostics: readonly Diagnostic[];
  /** The names in TypeScript of the types that `checkValue` accepts, sorted. Empty if a diagnostic is an error. */
  readonly types: readonly string[];
}

/** The comparison of two documents. */
export interface ComparisonResult {
  /** The text of `guildwire diff`; absent if one of the documents has errors. */
  readonly report?: string;
  /** Errors of both documents. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Generates repeatedly. Files with unchanged text are parsed once. */
export interface Generator {
  /**
   * Never throws for invalid documents. Other tasks run between stages and files, such as messages of a worker.
   *
   * @param signal Ends the run before its next stage or file; the promise then rejects with the signal's reason.
   */
  generate(request: GenerationRequest, early?: EarlyOutput, signal?: AbortSignal): Promise<GenerationResult>;
  /** Compares an earlier document with a later one. The paths of the roots name them in the report. */
  compare(earlier: GenerationRequest, later: GenerationRequest): Promise<ComparisonResult>;
  /**
   * Compares a value with a type of the last document without errors, like the generated validator of that type. Returns
   * the first problem; undefined if the value is valid.
   */
  checkValue(value: ValueToCheck): ValueProblem | undefined;
}

/** @param version Version of the generator, which generated packages name as that of their runtime. */
export function createGenerator(version: string): Generator {
  const parsed = new ParseCache();
  /** The emitters of the last run by path. */
  let emitterOf: ReadonlyMap<string, string> = new Map();
  /** Checks values against the last document without errors. */
  let check: ValueChecker | undefined;
  return {
    async generate(request, early, signal) {
      await platform.prepare?.(Object.values(request.files));
      parsed.beginRun();
      const readFile = virtualFiles(request.files);
      const chosen = chosenEmitters(request);
      const afterFile = pauses(signal);
      const progress: Progress = {
        async stage(_name, action) {
          await afterFile();
          return action(() => undefined);
        },
      };
      const first = early && (emitterOf.get(early.path) ?? /^src\/(\w+)\/$/.exec(early.path)?.[1]);
      const settings = settingsOf(request);
      const { model, loaded, diagnostics: examined } = await examine(settings, "/", progress, { parsed, readFile });
      const diagnostics = sortDiagnostics(examined);
      if (model === undefined || loaded === undefined) return { files: [], diagnostics, types: [] };
      check = valueChecker(model, loaded);
      const types = [...model.types.values()].map(({ identifier }) => identifier).sort();
      const printed = new Map<string, string>();
      let isShown = false;
      const onPrinted = ({ file, emitter }: PrintedFile) => {
        printed.set(file.path, emitter);
        if (early === undefined || isShown || !isWanted(file.path, early.path)) return;
        isShown = true;
        early.show({ file, diagnostics, types });
      };
      const tools = { chosen, isRepeated: false, syntaxCheck: noProof, version, first, onPrinted, afterFile };
      const emitted = await emit({ loaded, model }, settings, progress, { ...tools, cwd: "/" });
      if (printed.size > 0) emitterOf = printed;
      return { files: emitted.files, diagnostics: sortDiagnostics([...examined, ...emitted.diagnostics]), types };
    },
    checkValue(value) {
      if (check === undefined) throw new Error("No document without errors was generated before.");
      return check(value);
    },
    async compare(earlier, later) {
      await platform.prepare?.(Object.values({ ...earlier.files, ...later.files }));
      const [base, head] = [await readSide(earlier), await readSide(later)];
      const diagnostics = [...base.diagnostics, ...head.diagnostics].filter(({ severity }) => severity === "error");
      if (base.model === undefined || head.model === undefined) return { diagnostics };
      const { policyOf } = await import("./diff/policy.js");
      const { compareInterfaces } = await import("./project/comparison.js");
      const { formatReport } = await import("./diff/format/format.js");
      const { withWitnesses } = await import("./diff/witnesses/with-witnesses.js");
      const { report } = compareInterfaces(
        { ...base, name: earlier.root, model: base.model },
        { ...head, name: later.root, model: head.model },
        { ignored: { name: "", entries: [] }, words: false, policy: policyOf() },
      );
      const changes = withWitnesses(report.changes, { base: base.model, head: head.model }, "first");
      const texts = new Map([...base.texts, ...head.texts]);
      const source = (name: string) => texts.get(name);
      return { report: formatReport({ ...report, changes }, { format: "text", color: false, source }), diagnostics };
    },
  };
}

/** Milliseconds of work after which other tasks run. A browser may wait 4 ms for each of these pauses. */
const workInterval = 50;

/** Returns a function that lets other tasks run if that is due, and then throws the reason of an aborted signal. */
function pauses(signal: AbortSignal | undefined): () => Promise<void> {
  let resumed = performance.now();
  return async () => {
    if (performance.now() - resumed >= workInterval) {
      await new Promise((resolve) => setTimeout(resolve));
      resumed = performance.now();
    }
    signal?.throwIfAborted();
  };
}

function isWanted(path: string, wanted: string): boolean {
  return path === wanted || (wanted.endsWith("/") && path.startsWith(wanted) && !path.endsWith("/index.ts"));
}

async function readSide(request: GenerationRequest): Promise<ComparedDocument> {
  const options = { cwd: "/", readFile: virtualFiles(request.files) };
  const read = await loadConfiguredDocument(settingsOf(request), options);
  return examineCompared(read, (location) => location, { lenient: false, strict: request.strict ?? false });
}

function virtualFiles(files: GenerationRequest["files"]): (path: string) => Uint8Array | undefined {
  const encoder = new TextEncoder();
  return (path) => {
    const text = Object.hasOwn(files, path.slice(1)) ? files[path.slice(1)] : undefined;
    return text === undefined ? undefined : encoder.encode(text);
  };
}

function settingsOf({
  root,
  packageName = "api-bindings",
  packageVersion,
  strict = false,
  overlays = [],
}: GenerationRequest): Settings {
  return {
    ...(overlays.length === 0 ? {} : { overlays: overlays.map((path) => `/${path}`) }),
    spec: `/${root}`,
    specName: root,
    outDir: "/generated",
    outName: "generated",
    edition: { id: newestEdition(), isConfigured: false },
    packageName,
    ...(packageVersion === undefined ? {} : { packageVersion }),
    strictExtensions: strict,
    lenient: false,
    strict,
  };
}

function chosenEmitters({ only }: GenerationRequest): ChosenEmitters {
  return { ...(only === undefined ? {} : { only }), plugins: [] };
}

/** The parser that proves syntax is larger than the generator. On Node, the same emitters are proved. */
const noProof: SyntaxProof = {
  add: () => {},
  finish: async () => [],
  stop: async () => {},
};
