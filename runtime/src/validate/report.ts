import { formatPath, type Path } from "./path.js";

/** One violation at one path of a value. */
export interface Issue {
  /** JSON Pointer into the value that was checked; "" is the whole value. */
  readonly path: string;
  /** Stable: one of the fixed codes (`type`, `required`, `max-length`, …), or the name of a check of the specification. */
  readonly code: string;
  /** Human-readable: the path, what is expected, and what was found. */
  readonly message: string;
  /** The bound that was crossed, where there is one. */
  readonly limit?: number;
  /** What was found: a length or count beside a limit, else the value itself if it is no object and not long. */
  readonly actual?: string | number | boolean | null;
}

/**
 * How many characters the paths and messages of a report have together; the issue that crosses this is its last one. Paths
 * repeat the keys of the value, so that a small value could ask for a large report otherwise.
 */
export const maxText = 65_536;

/** Issues of one value, as they are found: at most `limit` of them, and fewer where their texts are long. */
export class Report {
  readonly issues: Issue[] = [];
  readonly reportedPaths: Path[] = [];
  readonly limit: number;
  /** How many reports this one is a trial of, one inside of the other. */
  readonly trials: number;
  #text = 0;

  constructor(limit = 64, trials = 0) {
    this.limit = limit;
    this.trials = trials;
  }

  /** True once no further issue is added; checks of long lists can stop. */
  get full(): boolean {
    return this.issues.length >= this.limit || this.#text >= maxText;
  }

  /** Adds an issue. `text` describes it, without the path. */
  add(path: Path, code: string, text: string, more?: Pick<Issue, "limit" | "actual">): void {
    if (this.full) return;
    const { pointer, readable } = formatPath(path);
    const message = readable === "" ? text : `${readable}: ${text}`;
    this.#push(more === undefined ? { path: pointer, code, message } : { path: pointer, code, message, ...more }, path);
  }

  /** Adds the issues of another report about the same value. */
  take(other: Report): void {
    other.issues.forEach((issue, index) => {
      if (!this.full) this.#push(issue, other.reportedPaths[index]);
    });
  }

  #push(issue: Issue, path: Path): void {
    this.#text += issue.path.length + issue.message.length;
    this.issues.push(issue);
    this.reportedPaths.push(path);
  }
}
