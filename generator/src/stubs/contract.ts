import type { StubDiagnostic } from "./diagnostic.js";
import type { ChangedFile } from "./edit-plans.js";
import type { StubStyle } from "./new-files.js";
import type { AliasResolver } from "./source-files.js";

export interface ReconcileOptions {
  /** Style of new files. Default: the style of most existing handlers. */
  readonly style?: StubStyle;
  /** Module to import generated names from in files that do not import any yet. */
  readonly module: string;
  /** Resolves aliases of modules, such as `paths` of `tsconfig.json`. Default: there are none. */
  readonly aliasedPaths?: AliasResolver;
  /** Directories in the folder, by relative path. They can occupy the path of a new file. */
  readonly directories?: readonly string[];
}

/** The plan of a run. Nothing has been written yet. */
export interface ReconcileResult {
  /** Changed and new files. */
  readonly files: readonly ChangedFile[];
  /** New content of the record file. */
  readonly record: string;
  readonly actions: readonly Action[];
  readonly diagnostics: readonly StubDiagnostic[];
}

/** One planned change, for the report. */
export interface Action {
  readonly kind: "create" | "add" | "rename" | "document";
  readonly path: string;
  /** Absent for files that belong to no tag. */
  readonly operation?: string;
  /** The name before the rename. */
  readonly from?: string;
}
