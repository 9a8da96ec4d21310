import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { DocumentEdits } from "./document-edits.js";

/** A way in which documents deviate from OpenAPI, and the one reading that tolerant mode gives it. */
export interface Deviation {
  /** Stable: never renamed and never reused. */
  readonly code: string;
  /** What the document contains. */
  readonly found: string;
  /** How it is read: a clause that follows the message of the warning. */
  readonly reading: string;
  /** Why this reading and no other. */
  readonly reason: string;
  /** What the owner of the document does about it: an imperative clause. */
  readonly fix: string;
  /** The error that strict mode reports, at the same location. */
  readonly error: Diagnostic["code"];
  /** A fragment that deviates. */
  readonly example: string;
  /** The fragment that OpenAPI has for the same meaning. */
  readonly corrected: string;
  /**
   * Repairs the document where an error with the code of {@link error} was found. Returns false, without an edit, where
   * that error is no deviation of this kind, and `as-written` where the document means what it says without an edit.
   * Absent where `load` itself reads the deviation, since it decides what the document is.
   */
  read?(found: FoundDeviation): boolean | "as-written";
}

/** Where an error was found, and the document to repair. */
export interface FoundDeviation {
  /** The tokens of the error's pointer. */
  readonly tokens: readonly string[];
  readonly edits: DocumentEdits;
  readonly error: Diagnostic;
}
