import type { Json } from "../load/document.js";
import type { Pointer, SchemaUse } from "./type.js";

/** How the bodies of error responses follow from failures, as `x-error-format` says or as a schema is recognised. */
export interface ErrorFormat {
  readonly at: Pointer;
  /** The name of its constant in generated code. */
  readonly identifier: string;
  readonly schema: SchemaUse;
  readonly mediaType: string;
  /** Whether the schema requires properties that do not follow from a failure. */
  readonly isPartial: boolean;
  readonly body: ErrorValue;
  readonly issueCodes: ReadonlyMap<string, string>;
  readonly issueCodeSpelling: CodeSpelling;
}

export type CodeSpelling = "kebab-case" | "snake_case" | "UPPER_SNAKE_CASE" | "camelCase" | "PascalCase";

/** Facts of a failure. */
export type FailureFact = "status" | "code" | "kind" | "title" | "message" | "retry-after" | "request-id";

/** Facts of one issue. */
export type IssueFact = "path" | "pointer" | "pointer-fragment" | "code" | "message" | "limit" | "actual";

/** What a value in an error body says. */
export type ErrorValue =
  | { readonly kind: "constant"; readonly value: Json }
  | { readonly kind: "object"; readonly properties: readonly ErrorProperty[] }
  | {
      readonly kind: "fact";
      readonly fact: FailureFact | IssueFact;
      /** For codes that are text. */
      readonly spelling?: CodeSpelling;
      /** The type of the schema where the fact is of another one. */
      readonly as?: "text" | "number";
      /** The value where the failure has no such fact. */
      readonly default?: { readonly value: Json };
    }
  | IssueArrangement;

export interface IssueArrangement {
  readonly kind: "issues";
  readonly as: "list" | "tree" | "map";
  /** Of a tree: the property that lists the issues at a path. */
  readonly under: string;
  readonly item: ErrorValue;
  /** What stands for no issues: nothing, an empty arrangement, or a list of the error itself. */
  readonly whenAbsent: "nothing" | "empty" | "error";
}

export interface ErrorProperty {
  readonly name: string;
  readonly value: ErrorValue;
}
