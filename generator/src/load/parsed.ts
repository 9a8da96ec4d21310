import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { Json, KeyOrValue } from "./document.js";
import type { Span } from "./lines.js";

/** What a parser finds wrong, by offsets into its text; the reader turns it into a diagnostic. */
export interface ParseDiagnostic {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly span: Span;
  readonly expected?: string;
  readonly fix?: string;
  /** Code of the deviation as which the value was read all the same. */
  readonly deviation?: string;
  readonly related?: readonly { readonly message: string; readonly span: Span }[];
}

/** One parsed text, YAML or JSON. */
export interface ParsedText {
  /** Absent when there is an error among the findings that is no deviation. */
  readonly value?: Json;
  readonly diagnostics: readonly ParseDiagnostic[];
  /** Where a node stands; tokens that lead to nothing answer with the nearest ancestor. */
  locate(tokens: readonly string[], part: KeyOrValue): Span;
}

/** Parsed texts that need not be parsed, or not with all care, by this run. */
export interface ParsedFileCache {
  /** Called once per file; `parse` is what is done without it. */
  get(path: string, text: string, parse: () => ParsedText): ParsedText;
}

/** The bounds that concern one text. */
export interface TextLimits {
  readonly depth: number;
  readonly nodes: number;
}

/** How many mistakes other than syntax errors one file may show. */
export const maxStructuralErrors = 100;

/** How many times larger than written a document may become through aliases. */
export const aliasFactor = 100;

/** Sets an own property, also where the name is `__proto__`. */
export function setOwn(target: { [key: string]: Json }, key: string, value: Json): void {
  if (key === "__proto__") {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[key] = value;
  }
}
