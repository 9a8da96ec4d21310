import { formatPath, type Path } from "./path.js";

/** A violation at a path of a value. */
export interface Issue {
  /** JSON Pointer into the validated value; "" is the value itself. */
  readonly path: string;
  /**
   * Stable: one of the fixed codes (`type`, `required`, `max-length`, …), or the name of a check in the specification.
   */
  readonly code: string;
  /** Human-readable: the path, what is expected, and what was found. */
  readonly message: string;
  /** The violated limit, if any. */
  readonly limit?: number;
  /**
   * What was found: a length or count if there is a limit, otherwise the value itself if it is short and not an object.
   */
  readonly actual?: string | number | boolean | null;
}

/**
 * Maximum total length of the paths and messages of a report; the issue that exceeds it is the last one. Paths repeat
 * keys of the value, so without a limit a small value could cause a large report.
 */
export const maxText = 65_536;

/** Collects issues of one value: at most `limit`, and fewer if their texts are long. */
export class Report {
  readonly issues: Issue[] = [];
  readonly reportedPaths: Path[] = [];
  readonly limit: number;
  /** Nesting level of trial reports for alternatives. */
  readonly trials: number;
  #text = 0;

  constructor(limit = 64, trials = 0) {
    this.limit = limit;
    this.trials = trials;
  }

  /** Whether the report accepts no further issues, so that checks of long lists can stop. */
  get full(): boolean {
    return this.issues.length >= this.limit || this.#text >= maxText;
  }

  /** Adds an issue. `text` describes it without the path. */
  add(path: Path, code: string, text: string, more?: Pick<Issue, "limit" | "actual">): void {
    if (this.full) return;
    const { pointer, readable } = formatPath(path);
    const message = readable === "" ? text : `${readable}: ${text}`;
    // Assigned one by one, because spreading is slower than everything else here.
    const issue: { -readonly [Key in keyof Issue]: Issue[Key] } = { path: pointer, code, message };
    if (more?.limit !== undefined) issue.limit = more.limit;
    if (more?.actual !== undefined) issue.actual = more.actual;
    this.push(issue, path);
  }

  /** Adds a complete issue to a report that is not full. */
  push(issue: Issue, path: Path): void {
    this.#text += issue.path.length + issue.message.length;
    this.issues.push(issue);
    this.reportedPaths.push(path);
  }
}
