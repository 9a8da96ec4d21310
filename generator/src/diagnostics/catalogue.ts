import type { Severity } from "./diagnostic.js";

export interface CatalogueEntry {
  readonly severity: Severity;
  /** What this code is about, for the reference of codes and for SARIF rules. */
  readonly title: string;
}

/** Every code that a diagnostic may carry. Codes are never renamed and never reused. */
export const catalogue = {
  // load: reading files, references, versions
  "file-unreadable": { severity: "error", title: "A file cannot be read" },
  "syntax-error": { severity: "error", title: "A file is not valid YAML or JSON" },
  "reference-unresolved": { severity: "error", title: "A $ref points to nothing" },
  "reference-outside-root": { severity: "error", title: "A $ref leaves the specification's folder" },
  "reference-remote": { severity: "error", title: "A $ref is an address, not a file" },
  "reference-cycle": { severity: "error", title: "References only point at each other" },
  "limit-exceeded": { severity: "error", title: "A document exceeds a safety bound" },
  "version-unsupported": { severity: "error", title: "The OpenAPI version is missing or not supported" },
  "reference-siblings-ignored": { severity: "warning", title: "Keywords beside a $ref have no effect here" },
  "number-imprecise": { severity: "warning", title: "A number is too long to be kept exactly" },
  // model: what cannot be turned into an interface
  "unsupported-keyword": { severity: "error", title: "A keyword is not supported here" },
  "unsupported-parameter": { severity: "error", title: "A parameter's style or content is not supported" },
  "unsupported-media-type": { severity: "error", title: "A body has no media type that can be generated" },
  "name-unusable": { severity: "error", title: "A name cannot become an identifier" },
  "keyword-without-effect": { severity: "warning", title: "Nothing is generated from a keyword" },
  "name-renamed": { severity: "info", title: "A name is taken and gets a number" },
  "path-parameter-undeclared": { severity: "error", title: "A path template names a parameter that is not declared" },
  "name-collision": { severity: "error", title: "Two names become the same identifier" },
  // cli: configuration, command line, output folder
  "config-invalid": { severity: "error", title: "The configuration file is not valid" },
  "usage-invalid": { severity: "error", title: "The command line does not say what can be done" },
  "output-path-unsafe": { severity: "error", title: "A generated file has a path that cannot be written safely" },
  "output-conflict": { severity: "error", title: "Something that the generator did not write is in the way" },
  "output-locked": { severity: "error", title: "Another run is writing to the output folder" },
  "output-unwritable": { severity: "error", title: "The output folder cannot be written to" },
  "output-drift": { severity: "error", title: "The output is not what the specification generates" },
  // check: the meta-schemas
  "unknown-keyword": { severity: "error", title: "A keyword is not known here" },
  "missing-keyword": { severity: "error", title: "A required keyword is missing" },
  "wrong-type": { severity: "error", title: "A value is of another type than its keyword takes" },
  "wrong-value": { severity: "error", title: "A value is not one that its keyword takes" },
  "conflicting-keywords": { severity: "error", title: "Keywords stand together that exclude each other" },
  "status-malformed": { severity: "error", title: "A key of a Responses Object is no status" },
  "media-type-malformed": { severity: "error", title: "A key of a content map is no media type" },
  "path-malformed": { severity: "error", title: "A path is not written as a template" },
  "nullable-ignored": { severity: "error", title: "nullable has no meaning in OpenAPI 3.1" },
  "exclusive-bound-boolean": { severity: "error", title: "An exclusive bound is a number in OpenAPI 3.1" },
  "pattern-invalid": { severity: "error", title: "A pattern is no regular expression" },
  "pattern-exponential": { severity: "error", title: "A pattern takes exponential time on some texts" },
  "pattern-slow": { severity: "warning", title: "A pattern takes polynomial time on some texts" },
  "reference-wrong-kind": { severity: "error", title: "A $ref leads to another kind of object than is needed" },
  // check: the extension vocabulary
  "extension-unknown": { severity: "warning", title: "An x- key is not known" },
  "extension-misplaced": { severity: "warning", title: "An x- key stands where it has no meaning" },
  "extension-invalid": { severity: "error", title: "The value of an x- key has a wrong form" },
  "extension-parameter-unknown": { severity: "error", title: "An x- key names a parameter that does not exist" },
  "extension-value-impossible": { severity: "error", title: "An x- key names a value that its parameter never has" },
  "permission-unknown": { severity: "error", title: "A permission is not in x-permission-bits" },
  "event-unknown": { severity: "error", title: "An event is not in x-gateway-events" },
  "error-unknown": { severity: "error", title: "An error is not in the root's x-errors" },
  "operation-unknown": { severity: "error", title: "An operation that is named does not exist" },
  "schema-unknown": { severity: "error", title: "A schema that is named does not exist" },
  "state-unknown": { severity: "error", title: "A transition names a state that its lifecycle does not have" },
  "behaviour-id-duplicate": { severity: "error", title: "Two rules of x-behaviour have the same id" },
  "bit-duplicate": { severity: "error", title: "Two flags are the same bit" },
  "check-property-unknown": { severity: "error", title: "A cross-field check names a property that does not exist" },
  "check-path-impossible": { severity: "error", title: "The path of a cross-field check leads nowhere" },
  "response-status-undeclared": { severity: "error", title: "x-response-when names a status without a response" },
  "response-case-duplicate": { severity: "error", title: "x-response-when has two cases for one value" },
  "variant-path-differs": { severity: "error", title: "A variant's path has another shape than the shared one" },
  "dispatch-discriminator-unknown": { severity: "error", title: "x-dispatch names a property that the body lacks" },
  "dispatch-value-unknown": { severity: "error", title: "x-dispatch names a value that never occurs" },
  "dispatch-pointer-impossible": { severity: "error", title: "A pointer of x-dispatch leads nowhere" },
  // check: operations, names, tables
  "operation-id-missing": { severity: "warning", title: "An operation has no operationId" },
  "operation-id-duplicate": { severity: "error", title: "Two operations have the same operationId" },
  "path-parameter-unused": { severity: "error", title: "A declared path parameter is not in the path" },
  "path-parameter-repeated": { severity: "error", title: "A path has the same parameter twice" },
  "path-ambiguous": { severity: "error", title: "Two paths match the same requests" },
  "parameter-duplicate": { severity: "error", title: "A parameter is declared twice" },
  "colliding-names": { severity: "error", title: "Two names of the document become one name in code" },
  "component-unused": { severity: "info", title: "A component is not used" },
  "standalone-used": { severity: "warning", title: "A component that should stand alone is used" },
  "tag-undeclared": { severity: "warning", title: "A tag is not declared at the root" },
  "tag-duplicate": { severity: "error", title: "A tag is declared twice" },
  "security-scheme-unknown": { severity: "error", title: "A security scheme is not defined" },
  "security-scope-unknown": { severity: "error", title: "A scope is not among those of its security scheme" },
  "server-variable-undeclared": {
    severity: "error",
    title: "A server's address names a variable that is not declared",
  },
  // check: schemas and values
  "discriminator-property-missing": { severity: "error", title: "An alternative lacks the discriminator's property" },
  "discriminator-property-optional": { severity: "warning", title: "A discriminator's property is optional" },
  "discriminator-value-missing": { severity: "error", title: "Nothing says which value means an alternative" },
  "discriminator-value-ambiguous": { severity: "error", title: "One value of a discriminator means two alternatives" },
  "discriminator-mapping-outside": { severity: "error", title: "A mapping names a schema that is no alternative" },
  "discriminator-mapping-wrong": { severity: "error", title: "A mapping contradicts the schema that it names" },
  "default-invalid": { severity: "error", title: "A default violates its schema" },
  "example-invalid": { severity: "warning", title: "An example violates its schema" },
  "limits-contradict": { severity: "error", title: "Limits contradict each other" },
  "required-impossible": { severity: "error", title: "A required property is forbidden" },
  "enum-empty": { severity: "error", title: "An enumeration has no value" },
  "enum-duplicate": { severity: "error", title: "An enumeration lists a value twice" },
  "enum-value-excluded": { severity: "error", title: "A value of an enumeration is excluded by its schema" },
  "read-and-write-only": { severity: "error", title: "A property is both readOnly and writeOnly" },
  "findings-omitted": { severity: "info", title: "There are more findings than are listed" },
  // check --hostile
  "hostile-text-harmful": { severity: "error", title: "Some text in a place would change the generated code" },
} as const;

export type DiagnosticCode = keyof typeof catalogue;
