import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Json, LoadLimits } from "../document.js";
import type { BundleCursor } from "./bundle-cursor.js";

interface LimitOptions {
  readonly limits: LoadLimits;
  report(diagnostic: Diagnostic): void;
}

/** Limits on a document that grows by its references. The first limit that is exceeded is reported. */
export class BundleLimits {
  readonly #cursor: BundleCursor;
  readonly #options: LimitOptions;
  /** The nodes of maps and lists that are referred to, with those below them. */
  readonly #sizes = new Map<Json, number>();
  #inlinedNodes = 0;
  #repeatedNodes = 0;
  #isExceeded = false;

  constructor(cursor: BundleCursor, options: LimitOptions) {
    this.#cursor = cursor;
    this.#options = options;
  }

  get isExceeded(): boolean {
    return this.#isExceeded;
  }

  /** Counts a node that is inlined in place of a reference. */
  countInlined(): void {
    this.#inlinedNodes += 1;
    const most = this.#options.limits.nodes;
    if (this.#inlinedNodes > most)
      this.#report("references make the document too large", `at most ${most} nodes inlined`);
  }

  /**
   * Counts the nodes of a value that applies at the cursor, too. Every use of a large component costs time in the model and
   * lines in the output, so that a small document could take hours.
   */
  countRepeated(value: Json): void {
    this.#repeatedNodes += this.#sizeOf(value);
    const most = this.#options.limits.repeatedNodes;
    if (this.#repeatedNodes > most && !this.#isExceeded)
      this.#report("the parts of the document that apply at several places are too large", `at most ${most} nodes`);
  }

  #sizeOf(value: Json): number {
    if (typeof value !== "object" || value === null) return 1;
    const known = this.#sizes.get(value);
    if (known !== undefined) return known;
    let size = 1;
    for (const entry of Array.isArray(value) ? value : Object.values(value)) size += this.#sizeOf(entry as Json);
    this.#sizes.set(value, size);
    return size;
  }

  /** Whether a node with this number of ancestors exceeds the limit, which is then reported. */
  isTooDeep(ancestors: number): boolean {
    const { depth } = this.#options.limits;
    if (ancestors <= depth) return false;
    this.#report(`references nest the document more than ${depth} levels deep`, `at most ${depth} levels`);
    return true;
  }

  #report(message: string, expected: string): void {
    this.#isExceeded = true;
    this.#options.report(diagnose("limit-exceeded", message, { location: this.#cursor.locate(), expected }));
  }
}
