import type { DiagnosticCode } from "../../diagnostics/catalogue.js";
import type { Json, KeyOrValue } from "../document.js";
import type { Span } from "./lines.js";

/** A parser error with offsets into the text. The reader converts it to a diagnostic. */
export interface ParseDiagnostic {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly span: Span;
  readonly expected?: string;
  readonly fix?: string;
  /** Code of the deviation if the value was accepted nevertheless. */
  readonly deviation?: string;
  readonly related?: readonly { readonly message: string; readonly span: Span }[];
}

/** A parsed YAML or JSON text. */
export interface ParsedText {
  /** Absent if there is an error that is not an accepted deviation. */
  readonly value?: Json;
  /** Number of maps, lists and scalars in the value, with those of aliases. */
  readonly nodes?: number;
  readonly diagnostics: readonly ParseDiagnostic[];
  /** Returns the range of a node, or of its nearest existing ancestor. */
  locate(tokens: readonly string[], part: KeyOrValue): Span;
}

/** A cache of parsed files. */
export interface ParsedFileCache {
  /** Returns the cached result or calls `parse`. Called once per file. */
  get(path: string, text: string, parse: () => ParsedText): ParsedText;
}

/** The limits that apply to a single text. */
export interface TextLimits {
  readonly depth: number;
  readonly nodes: number;
}

/** Maximum number of errors per file other than syntax errors. */
export const maxStructuralErrors = 100;

/** Maximum expansion of a document by aliases, as a factor. */
export const aliasFactor = 100;

/** Sets an own property, even if it is named `__proto__`. */
export function setOwn(target: { [key: string]: Json }, key: string, value: Json): void {
  if (key === "__proto__") {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[key] = value;
  }
}
