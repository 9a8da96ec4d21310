import { diagnose } from "../../diagnostics/diagnose.js";
import { ParseCache } from "../../load/parse/parse-cache.js";
import { SyntaxParser } from "../../print/syntax.js";
import { beginSyntaxProofInProcess } from "../../print/syntax-thread.js";
import { displayName } from "../../project/display-name.js";
import { formatCount } from "../../values/text.js";
import { defectText } from "../defect.js";
import { type GenerateFlags, generate } from "../generate.js";
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
  { openSource, now, after, stop }: WatchEnvironment,
): Promise<ExitCode> {
  const refused = unsupportedFlags(flags);
  if (refused !== undefined) {
    const diagnostic = diagnose("usage-invalid", refused, { fix: "drop one of the two" });
    await printDiagnostics([diagnostic], terminal.stderr, { format: "text", terminal });
    return exitCode.unusable;
  }
  const { stdout, cwd } = terminal;
  const parser = new SyntaxParser();
  const parsed = new ParseCache();
  const timer = new WakeTimer(after, stop);
  const source = openSource(() => timer.set(debounceDelay));
  try {
    let before: TrackedFiles | undefined;
    while (!stop.aborted) {
      const seen = new TrackedFiles(cwd);
      const start = now();
      parsed.beginRun();
      try {
        await generate(flags, terminal, {
          syntaxCheck: () => beginSyntaxProofInProcess(parser),
          parsed,
          onFilesRead: (path, digest) => seen.add(path, digest),
        });
      } catch (error) {
        // A partially edited document may trigger a bug in guildwire that the next edit hides again.
        if (before === undefined) throw error;
        terminal.stderr.write(defectText(error, terminal));
        seen.adopt(before);
      }
      before = seen;
      const took = Math.round(now() - start);
      source.watch(seen.watchedFiles());
      stdout.write(`${describeWork(parsed)}${took} ms; watching ${formatCount(seen.size, "file")}, Ctrl-C ends\n`);
      // Check before waiting: a file may have changed during the run.
      let changed = seen.changed();
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
function describeWork({ counts: { files, anew } }: ParseCache): string {
  return files === 0 ? "" : `parsed ${anew} of ${formatCount(files, "file")}; `;
}

const maxShownNames = 3;

function describeChanged(names: readonly string[]): string {
  const more = names.length > maxShownNames ? ` and ${names.length - maxShownNames} more` : "";
  return `${names.slice(0, maxShownNames).join(", ")}${more} changed`;
}
