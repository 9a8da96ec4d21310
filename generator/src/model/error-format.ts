import type { Json } from "../load/document.js";
import type { Pointer, SchemaUse } from "./type.js";

/** How failures are mapped to error response bodies, as declared by `x-error-format` or recognized from a schema. */
export interface ErrorFormat {
  readonly at: Pointer;
  /** Name of its constant in generated code. */
  readonly identifier: string;
  readonly schema: SchemaUse;
  readonly mediaType: string;
  /** Whether the schema requires properties that cannot be derived from a failure. */
  readonly isPartial: boolean;
  readonly body: ErrorValue;
  readonly issueCodes: ReadonlyMap<string, string>;
  readonly issueCodeSpelling: CodeSpelling;
}

export type CodeSpelling = "kebab-case" | "snake_case" | "UPPER_SNAKE_CASE" | "camelCase" | "PascalCase";

/** Facts about a failure. */
export type FailureFact = "status" | "code" | "kind" | "title" | "message" | "retry-after" | "request-id";

/** Facts about one issue. */
export type IssueFact = "path" | "pointer" | "pointer-fragment" | "code" | "message" | "limit" | "actual";

/** A value in an error body. */
export type ErrorValue =
  | { readonly kind: "constant"; readonly value: Json }
  | { readonly kind: "object"; readonly properties: readonly ErrorProperty[] }
  | {
      readonly kind: "fact";
      readonly fact: FailureFact | IssueFact;
      /** For string codes. */
      readonly spelling?: CodeSpelling;
      /** The type in the schema, if it differs from that of the fact. */
      readonly as?: "text" | "number";
      /** The declared codes, if the schema lists them. */
      readonly codes?: DeclaredCodes;
      /** Whether the schema requires the code; otherwise it is absent if no declared one fits. */
      readonly isRequired?: boolean;
      /** What the schema requires of a message or title. */
      readonly limits?: TextLimits;
      /** The value if the failure has no such fact. */
      readonly default?: { readonly value: Json };
    }
  | IssueArrangement;

/**
 * Declared codes by kind of failure, by status, or by status class (`4XX`); in issues by the code of the issue, `*` for
 * others.
 */
export type DeclaredCodes = ReadonlyMap<string, string | number>;

/** Limits of a text that is derived from a failure. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly patterns: readonly string[];
  /** The default or an example of the schema, for failures whose texts do not match. */
  readonly otherwise?: string;
}

export interface IssueArrangement {
  readonly kind: "issues";
  readonly as: "list" | "tree" | "map";
  /** For a tree: the property that lists the issues at a path. */
  readonly under: string;
  readonly item: ErrorValue;
  /** The value without issues: none, an empty arrangement, or a list of the error itself. */
  readonly whenAbsent: "nothing" | "empty" | "error";
}

export interface ErrorProperty {
  readonly name: string;
  readonly value: ErrorValue;
}
