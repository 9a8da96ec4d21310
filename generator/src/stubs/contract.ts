import type { StubDiagnostic } from "./diagnostic.js";
import type { ChangedFile } from "./edit-plans.js";
import type { StubStyle } from "./new-files.js";

export interface ReconcileOptions {
  /** How new files are written; absent: as most handlers of the folder are. */
  readonly style?: StubStyle;
  /** The module that generated names are imported from in files where nothing shows it. */
  readonly module: string;
  /** Directories in the folder, by their paths in it: they can be in the way of new files. */
  readonly directories?: readonly string[];
}

/** What is to be done; nothing was done yet. */
export interface ReconcileResult {
  /** Files whose text changes, and new ones. */
  readonly files: readonly ChangedFile[];
  /** The text of the record. */
  readonly record: string;
  readonly actions: readonly Action[];
  readonly diagnostics: readonly StubDiagnostic[];
}

/** One thing that a run does, for its report. */
export interface Action {
  readonly kind: "create" | "add" | "rename" | "document";
  readonly path: string;
  /** Absent for a file that is no tag's. */
  readonly operation?: string;
  /** The name before a rename. */
  readonly from?: string;
}
