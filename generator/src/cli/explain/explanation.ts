import type { DiagnosticCode } from "../../diagnostics/catalogue.js";

/** Why a code is reported, and what to do about it. Both are whole sentences. */
export interface CauseAndFix {
  readonly cause: string;
  readonly fix: string;
}

/** Some of the diagnostics by code; together, the tables of this folder have all of them. */
export type DiagnosticCauses = { readonly [code in DiagnosticCode]?: CauseAndFix };

/** What a code belongs to. */
export type ExplainedKind =
  | "diagnostic"
  | "deviation"
  | "diff rule"
  | "conformance rule"
  | "runtime error"
  | "validation issue";

/** An entry of the index of codes. */
export interface Explanation extends CauseAndFix {
  readonly kind: ExplainedKind;
  /** Unique for its kind, except for runtime errors, where it is unique for the class. */
  readonly code: string;
  /** The class of a runtime error. */
  readonly owner?: string;
  /** Such as `error`, or the effects of a diff rule: `wire breaking, callers safe`. */
  readonly severity?: string;
  /** What happened, in one line. */
  readonly title: string;
  /** A fragment that deviates, and its correction. */
  readonly example?: { readonly wrong: string; readonly right: string };
  /** The page of the documentation, relative to the repository. */
  readonly page: string;
}

/** The name by which `guildwire explain` selects one entry: `ApiError.timeout`, or the code. */
export function nameOf({ owner, code }: Explanation): string {
  return owner === undefined ? code : `${owner}.${code}`;
}
