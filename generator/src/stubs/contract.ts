import type { StubDiagnostic } from "./diagnostic.js";
import type { ChangedFile } from "./edit-plans.js";
import type { StubStyle } from "./new-files.js";
import type { AliasResolver } from "./source-files.js";

export interface ReconcileOptions {
  /** Style of new files. Default: the style of most existing handlers. */
  readonly style?: StubStyle;
  /** Module to import generated names from in files that do not import any yet; a path is relative to the folder. */
  readonly module: string;
  /** The module of the last run, whose imports are replaced. Default: that of the record. */
  readonly formerModule?: string;
  /** Extension of imports of other new files. Default: `.js`. */
  readonly importExtension?: "" | ".js" | ".ts";
  /** Whether a module specifier in the file of a path leads to the generated code; undefined if unknown. */
  readonly isGenerated?: (specifier: string, path: string) => boolean | undefined;
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
  readonly kind: "create" | "add" | "rename" | "document" | "import";
  readonly path: string;
  /** Absent for files that belong to no tag, and for imports. */
  readonly operation?: string;
  /** The name before the rename. */
  readonly from?: string;
  /** The module that the file now imports generated names from. */
  readonly module?: string;
}
