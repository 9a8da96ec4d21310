import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { LoadLimits } from "../document.js";
import type { BundleCursor } from "./bundle-cursor.js";

interface LimitOptions {
  readonly limits: LoadLimits;
  report(diagnostic: Diagnostic): void;
}

/** Limits on a document that grows by its references. The first limit that is exceeded is reported. */
export class BundleLimits {
  readonly #cursor: BundleCursor;
  readonly #options: LimitOptions;
  #inlinedNodes = 0;
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
