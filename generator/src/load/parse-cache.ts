import type { ParsedText } from "./parsed.js";

/** A run that ends early asks for fewer files than the next one will: so many runs a file is remembered unasked. */
const retainedRuns = 8;

/** What files hold, from run to run of a watch: a file is parsed again only when its text is another one. */
export class ParseCache {
  readonly #known = new Map<string, CacheEntry>();
  #run = 0;
  #counts = { files: 0, anew: 0 };

  /** A new run. */
  beginRun(): void {
    this.#run += 1;
    this.#counts = { files: 0, anew: 0 };
    for (const [path, { run }] of this.#known) if (run < this.#run - retainedRuns) this.#known.delete(path);
  }

  /** How many files this run has read, and how many of them were parsed for it. */
  get counts(): { readonly files: number; readonly anew: number } {
    return this.#counts;
  }

  /** Called once per file and run. */
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
  /** The last run that asked for it. */
  readonly run: number;
}
