import type { DiagnosticCode, Severity } from "./catalogue.js";

/** A stretch of a source file; lines and columns count from 1, columns in UTF-16 units, the end is exclusive. */
export interface SourceLocation {
  /** The file's name for messages: relative to the working directory, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/**
 * The form in which every module reports errors: located, with a stable code. The codes are those of the
 * catalogue, but for rooms that have a catalogue of their own (`diff`).
 */
export interface Diagnostic<Code extends string = DiagnosticCode> {
  readonly code: Code;
  readonly severity: Severity;
  /** One sentence without a full stop that names what was found. */
  readonly message: string;
  /** Absent only without a file to point into (command line, missing folder). */
  readonly location?: SourceLocation;
  /** JSON pointer of the node inside the bundled document. */
  readonly pointer?: string;
  /** What would have been right. */
  readonly expected?: string;
  /** What to do about it, as an imperative clause, when it is known. */
  readonly fix?: string;
  /** Code of the deviation from OpenAPI that tolerant mode has read here; strict mode reports the same as an error. */
  readonly deviation?: string;
  readonly related?: readonly { readonly message: string; readonly location: SourceLocation }[];
}
