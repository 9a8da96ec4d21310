import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { DocumentEdits } from "./document-edits.js";

/** A deviation from OpenAPI and its one interpretation in tolerant mode. */
export interface Deviation {
  /** Stable: never renamed or reused. */
  readonly code: string;
  /** What the document contains. */
  readonly found: string;
  /** The interpretation: a clause that follows the message of the warning. */
  readonly reading: string;
  /** Why this interpretation and no other. */
  readonly reason: string;
  /** How the owner of the document fixes it: an imperative clause. */
  readonly fix: string;
  /** The error in strict mode, at the same location. */
  readonly error: Diagnostic["code"];
  /** A deviating fragment. */
  readonly example: string;
  /** The equivalent valid fragment. */
  readonly corrected: string;
  /**
   * Repairs the document at an error with the code {@link error}. Returns false without editing if the error is not
   * this deviation, and `as-written` if the document needs no edit. Absent if `load` itself handles the deviation,
   * because it affects the structure of the document.
   */
  read?(found: FoundDeviation): boolean | "as-written" | ReadAs;
}

/** The interpretation of one case, where {@link Deviation.reading} describes several. */
export interface ReadAs {
  readonly reading: string;
}

/** An error and the document to repair. */
export interface FoundDeviation {
  /** Pointer tokens of the error. */
  readonly tokens: readonly string[];
  readonly edits: DocumentEdits;
  readonly error: Diagnostic;
}
