import type { ParsedText } from "./parsed.js";

/** Number of runs for which unused files are kept: a run that fails early uses fewer files than the next one. */
const retainedRuns = 8;

/** Caches parsed files between runs in watch mode. A file is parsed again only if its text has changed. */
export class ParseCache {
  readonly #known = new Map<string, CacheEntry>();
  #run = 0;
  #counts = { files: 0, anew: 0 };

  /** Starts a new run. */
  beginRun(): void {
    this.#run += 1;
    this.#counts = { files: 0, anew: 0 };
    for (const [path, { run }] of this.#known) if (run < this.#run - retainedRuns) this.#known.delete(path);
  }

  /** Returns how many files this run has read, and how many of them it parsed. */
  get counts(): { readonly files: number; readonly anew: number } {
    return this.#counts;
  }

  /** Returns the cached result or parses the text. Called once per file and run. */
  get(path: string, text: string, parse: () => ParsedText): ParsedText {
    const known = this.#known.get(path);
    const isNew = known === undefined || known.text !== text;
    const parsed = isNew ? parse() : known.parsed;
    this.#counts = { files: this.#counts.files + 1, anew: this.#counts.anew + (isNew ? 1 : 0) };
    this.#known.set(path, { text, parsed, run: this.#run });
    return parsed;
  }
}

interface CacheEntry {
  readonly text: string;
  readonly parsed: ParsedText;
  /** The last run that used it. */
  readonly run: number;
}
