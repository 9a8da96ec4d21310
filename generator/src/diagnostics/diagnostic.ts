import type { DiagnosticCode, Severity } from "./catalogue.js";

/** A range in a source file. Lines and columns are 1-based, columns are UTF-16 units, the end is exclusive. */
export interface SourceLocation {
  /** Display name of the file: relative to the working directory, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/**
 * A located problem with a stable code, reported by every module. Codes are those of the catalogue, except in modules
 * with their own catalogue (`diff`).
 */
export interface Diagnostic<Code extends string = DiagnosticCode> {
  readonly code: Code;
  readonly severity: Severity;
  /** One sentence without a full stop that states what was found. */
  readonly message: string;
  /** Absent only if no file is concerned (command line, missing folder). */
  readonly location?: SourceLocation;
  /** JSON pointer into the bundled document. */
  readonly pointer?: string;
  /** The expected value or form. */
  readonly expected?: string;
  /** How to fix it, as an imperative clause, if known. */
  readonly fix?: string;
  /** Code of the accepted deviation from OpenAPI, which strict mode reports as an error. */
  readonly deviation?: string;
  /** JSON value that was removed at `pointer`, so that the bundled document does not contain it. */
  readonly dropped?: unknown;
  readonly related?: readonly { readonly message: string; readonly location: SourceLocation }[];
}
