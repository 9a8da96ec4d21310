import { diagnose } from "../../diagnostics/diagnose.js";
import { ParseCache } from "../../load/parse/parse-cache.js";
import { SyntaxParser } from "../../print/syntax.js";
import { beginSyntaxProofInProcess } from "../../print/syntax-thread.js";
import { configOfApi } from "../../project/apis.js";
import { readConfigFile } from "../../project/config-file.js";
import { displayName } from "../../project/display-name.js";
import { lookedUp } from "../../project/settings.js";
import { formatCount } from "../../values/text.js";
import { defectText } from "../defect.js";
import { mayHaveApis, selectedApis } from "../each-api.js";
import { type GenerateFlags, generate } from "../generate.js";
import { prefixed, type RunOutput } from "../joined-output.js";
import { printDiagnostics } from "../print-diagnostics.js";
import { type ExitCode, exitCode, type Terminal } from "../terminal.js";
import { type ChangeSource, watchFileSystem } from "./change-source.js";
import { TrackedFiles } from "./tracked-files.js";

/** The environment of watch mode; tests provide their own. */
export interface WatchEnvironment {
  openSource(changed: () => void): ChangeSource;
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Calls back once after the delay. Returns a function that cancels the timer. */
  after(milliseconds: number, action: () => void): () => void;
  /** Ends watch mode. */
  readonly stop: AbortSignal;
  /** Called after each run, with the worst exit code of the documents and of the configuration. */
  onRun?(code: ExitCode): void;
  /** Called with the absolute paths of the files that the run of a document has written. */
  onFilesWritten?(paths: readonly string[]): void;
}

/** Debounce delay in milliseconds: long enough for an editor to replace a file, too short to notice. */
const debounceDelay = 50;

/** Runs {@link watch} on the file system until Ctrl-C. */
export async function watchUntilStopped(flags: GenerateFlags, terminal: Terminal): Promise<ExitCode> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  const signals: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stop);
  try {
    return await watch(flags, terminal, {
      openSource: watchFileSystem,
      now: () => performance.now(),
      after(milliseconds, action) {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
      },
      stop: stopping.signal,
    });
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/**
 * `guildwire generate --watch`: runs again whenever a file that the last run read has changed. After a failure, the
 * last valid output is kept and watching continues.
 *
 * @returns 0 when stopped; 2 for incompatible options.
 */
export async function watch(
  flags: GenerateFlags,
  terminal: Terminal,
  environment: WatchEnvironment,
): Promise<ExitCode> {
  const refused = unsupportedFlags(flags);
  if (refused !== undefined) {
    const diagnostic = diagnose("usage-invalid", refused, { fix: "drop one of the two" });
    await printDiagnostics([diagnostic], terminal.stderr, { format: "text", terminal });
    return exitCode.unusable;
  }
  const { openSource, now, after, stop, onRun } = environment;
  const { stdout, cwd } = terminal;
  const timer = new WakeTimer(after, stop);
  const source = openSource(() => timer.set(debounceDelay));
  try {
    let watched = new Map<string, WatchedDocument>();
    let changed: readonly string[] = [];
    while (!stop.aborted) {
      const start = now();
      const { documents, looked } = await readDocuments(flags, terminal);
      // After an error of the configuration, the documents of the last one are kept.
      const done = new Map<string, WatchedDocument>(documents === undefined ? watched : []);
      let work: ParseCounts = { files: 0, anew: 0 };
      for (const [name, document] of documents ?? []) {
        const before = watched.get(name);
        const isCurrent = before?.settings === document.settings && !before.seen.includesAny(changed);
        done.set(name, isCurrent ? before : await runDocument(document, before, { terminal, environment }));
        if (!isCurrent) work = added(work, done.get(name)?.parsed.counts);
      }
      reportRemoved(
        [...watched.keys()].filter((name) => !done.has(name)),
        terminal,
      );
      watched = done;
      const seen = TrackedFiles.of(
        cwd,
        looked,
        [...watched.values()].map((each) => each.seen),
      );
      const took = Math.round(now() - start);
      source.watch(seen.watchedFiles());
      stdout.write(`${describeWork(work)}${took} ms; watching ${formatCount(seen.size, "file")}, Ctrl-C ends\n`);
      const codes = [...watched.values()].map(({ code }) => code);
      onRun?.(
        documents === undefined
          ? exitCode.unusable
          : codes.reduce((one, other) => (other > one ? other : one), exitCode.fine),
      );
      // Check before waiting: a file may have changed during the run.
      changed = seen.changed();
      while (changed.length === 0 && !stop.aborted) {
        await timer.wait();
        // A folder may have been replaced by an identical one.
        source.watch(seen.watchedFiles());
        changed = seen.changed();
      }
      if (stop.aborted) break;
      stdout.write(`\n${describeChanged(changed.map((path) => displayName(path, cwd)))}\n`);
    }
    return exitCode.fine;
  } finally {
    source.close();
    timer.cancel();
  }
}

/** A document to watch: the only one, or one of several APIs. */
interface DocumentToWatch {
  readonly flags: GenerateFlags;
  /** Compared to find out whether an edit of the configuration concerns the document. */
  readonly settings: string;
  readonly output: RunOutput;
}

/** A document after a run, with what the next run reuses. */
interface WatchedDocument extends Pick<DocumentToWatch, "settings"> {
  readonly code: ExitCode;
  readonly parser: SyntaxParser;
  readonly parsed: ParseCache;
  readonly seen: TrackedFiles;
}

/** Reads the configuration. Its errors, like those of a document, keep the output that exists. */
async function readDocuments(
  flags: GenerateFlags,
  terminal: Terminal,
): Promise<{
  readonly documents?: ReadonlyMap<string, DocumentToWatch>;
  readonly looked: ReturnType<typeof lookedUp>;
}> {
  const { cwd } = terminal;
  const file = await readConfigFile(flags, cwd);
  const isFile = file !== undefined && !("code" in file);
  if (!isFile || !mayHaveApis(file)) {
    // The run reports the files of the configuration itself, so that each change concerns it.
    const single = { flags: { ...flags, reading: { file } }, settings: "", output: terminal };
    return { documents: new Map([["", single]]), looked: [] };
  }
  const looked = lookedUp(flags, cwd, file);
  const { names, config, diagnostics } = await selectedApis(flags, file);
  if (config === undefined || diagnostics.length > 0) {
    await printDiagnostics(diagnostics, terminal.stderr, { format: "text", terminal });
    return { looked };
  }
  const documents = names.map((name): readonly [string, DocumentToWatch] => {
    const own = configOfApi(config, name);
    const output = { stdout: prefixed(terminal.stdout, name), stderr: prefixed(terminal.stderr, name) };
    const each = { ...flags, api: name, reading: { file, config: own } };
    return [name, { flags: each, settings: JSON.stringify(own), output }];
  });
  return { documents: new Map(documents), looked };
}

async function runDocument(
  { flags, settings, output }: DocumentToWatch,
  before: WatchedDocument | undefined,
  { terminal, environment }: { readonly terminal: Terminal; readonly environment: WatchEnvironment },
): Promise<WatchedDocument> {
  const { parser, parsed } = before ?? { parser: new SyntaxParser(), parsed: new ParseCache() };
  const seen = new TrackedFiles(terminal.cwd);
  const own = { ...terminal, ...output };
  parsed.beginRun();
  let code: ExitCode = exitCode.unusable;
  try {
    code = await generate(flags, own, {
      syntaxCheck: () => beginSyntaxProofInProcess(parser),
      parsed,
      onFilesRead: (path, digest) => seen.add(path, digest),
      onPresenceRead: (path, isPresent) => seen.addPresence(path, isPresent),
      onFilesWritten: (paths) => environment.onFilesWritten?.(paths),
    });
  } catch (error) {
    // A partially edited document may trigger a bug in guildwire that the next edit hides again.
    if (before === undefined) throw error;
    own.stderr.write(defectText(error, own));
    seen.adopt(before.seen);
  }
  return { settings, code, parser, parsed, seen };
}

/** The output of a removed API stays: whether anything uses it is not known here. */
function reportRemoved(names: readonly string[], { stdout }: Terminal): void {
  for (const name of names.filter((each) => each !== "")) {
    stdout.write(`[${name}] no longer in the configuration; its output stays\n`);
  }
}

type ParseCounts = ParseCache["counts"];

function added(one: ParseCounts, other: ParseCounts | undefined): ParseCounts {
  return { files: one.files + (other?.files ?? 0), anew: one.anew + (other?.anew ?? 0) };
}

/**
 * Fires a fixed time after it is first set, even if set again meanwhile, so that continuous changes cannot delay it.
 */
class WakeTimer {
  readonly #after: WatchEnvironment["after"];
  readonly #stop: AbortSignal;
  #callOff: (() => void) | undefined;
  #hasFired = false;
  #wake: () => void = () => {};

  constructor(after: WatchEnvironment["after"], stop: AbortSignal) {
    this.#after = after;
    this.#stop = stop;
    stop.addEventListener("abort", () => this.#wake(), { once: true });
  }

  set(milliseconds: number): void {
    this.#callOff ??= this.#after(milliseconds, () => {
      this.#callOff = undefined;
      this.#hasFired = true;
      this.#wake();
    });
  }

  /** Resolves when the timer has fired since the last wait, or when watching stops. */
  async wait(): Promise<void> {
    if (!this.#hasFired && !this.#stop.aborted) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#hasFired = false;
  }

  cancel(): void {
    this.#callOff?.();
  }
}

function unsupportedFlags({ check, format }: GenerateFlags): string | undefined {
  if (check) return "--watch writes the output, and --check never does";
  return format === "text" ? undefined : `--watch prints text, and no document such as --format ${format}`;
}

/** Describes how many files were parsed in this run rather than reused. */
function describeWork({ files, anew }: ParseCounts): string {
  return files === 0 ? "" : `parsed ${anew} of ${formatCount(files, "file")}; `;
}

const maxShownNames = 3;

function describeChanged(names: readonly string[]): string {
  const more = names.length > maxShownNames ? ` and ${names.length - maxShownNames} more` : "";
  return `${names.slice(0, maxShownNames).join(", ")}${more} changed`;
}
