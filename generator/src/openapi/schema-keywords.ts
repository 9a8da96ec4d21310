/** Classes of schema keywords: those of JSON Schema 2020-12, OpenAPI and earlier drafts. */

export type SchemaKeywordClass = "core" | "reference" | "applicator" | "assertion" | "annotation";

/** Types of values that a keyword can constrain. */
export type ConstrainedType = "string" | "number" | "array" | "object";

export interface SchemaKeyword {
  readonly class: SchemaKeywordClass;
  /** How the keyword contains subschemas. */
  readonly subschemas?: "one" | "list" | "map";
  /** What the subschemas describe: the same value, the same value as a condition that may fail, or nested values. */
  readonly describes?: "value" | "condition" | "content";
  /** Absent if the keyword applies to values of all types. */
  readonly constrains?: ConstrainedType;
  /** The keyword that this one depends on. */
  readonly requires?: string;
  /** How the keyword limits a number, length or count. */
  readonly bound?: "least" | "most" | "step";
  /** Whether the keyword applies to properties or items that adjacent keywords have not evaluated. */
  readonly concernsUnevaluated?: true;
  /**
   * Absent if the keyword is supported. `ignored`: without effect here. `refused`: an error, because ignoring it would
   * be wrong.
   */
  readonly support?: "ignored" | "refused";
  /** Whether OpenAPI 3.0 has subschemas under the keyword. */
  readonly in30?: true;
  /** Whether only earlier drafts have subschemas under the keyword. References in them are resolved nevertheless. */
  readonly isObsolete?: true;
}

const string = { class: "assertion", constrains: "string" } as const;
const number = { class: "assertion", constrains: "number" } as const;
const array = { class: "assertion", constrains: "array" } as const;
const object = { class: "assertion", constrains: "object" } as const;
const least = { bound: "least" } as const;
const most = { bound: "most" } as const;
const annotation = { class: "annotation" } as const;
const items = { class: "applicator", describes: "content", constrains: "array" } as const;
const properties = { class: "applicator", describes: "content", constrains: "object" } as const;

/** By keyword. */
export const schemaKeywords: { readonly [keyword: string]: SchemaKeyword } = {
  $schema: { class: "core" },
  $id: { class: "core", support: "ignored" },
  $anchor: { class: "core", support: "ignored" },
  $dynamicAnchor: { class: "core", support: "ignored" },
  $recursiveAnchor: { class: "core", support: "ignored" },
  $vocabulary: { class: "core", support: "ignored" },
  $comment: { class: "core" },
  $defs: { class: "core", subschemas: "map" },
  definitions: { class: "core", subschemas: "map" },

  $ref: { class: "reference" },
  $dynamicRef: { class: "reference", support: "refused" },
  $recursiveRef: { class: "reference", support: "refused" },

  not: { class: "applicator", subschemas: "one", describes: "condition", in30: true },
  if: { class: "applicator", subschemas: "one", describes: "condition" },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { class: "applicator", subschemas: "one", describes: "value", requires: "if" },
  else: { class: "applicator", subschemas: "one", describes: "value", requires: "if" },
  allOf: { class: "applicator", subschemas: "list", describes: "value", in30: true },
  anyOf: { class: "applicator", subschemas: "list", describes: "value", in30: true },
  oneOf: { class: "applicator", subschemas: "list", describes: "value", in30: true },
  dependentSchemas: { class: "applicator", subschemas: "map", describes: "value", constrains: "object" },
  dependencies: { class: "applicator", subschemas: "map", support: "ignored", isObsolete: true },

  prefixItems: { ...items, subschemas: "list" },
  items: { ...items, subschemas: "one", in30: true },
  contains: { ...items, subschemas: "one" },
  additionalItems: { class: "applicator", subschemas: "one", isObsolete: true },
  unevaluatedItems: { ...items, subschemas: "one", concernsUnevaluated: true },
  properties: { ...properties, subschemas: "map", in30: true },
  patternProperties: { ...properties, subschemas: "map" },
  additionalProperties: { ...properties, subschemas: "one", in30: true },
  propertyNames: { ...properties, subschemas: "one" },
  unevaluatedProperties: { ...properties, subschemas: "one", concernsUnevaluated: true },

  type: { class: "assertion" },
  enum: { class: "assertion" },
  const: { class: "assertion" },
  nullable: { class: "assertion" },
  format: { class: "assertion" },
  minLength: { ...string, ...least },
  maxLength: { ...string, ...most },
  pattern: string,
  contentEncoding: string,
  contentMediaType: string,
  contentSchema: { ...string, subschemas: "one", describes: "content" },
  minimum: { ...number, ...least },
  maximum: { ...number, ...most },
  exclusiveMinimum: { ...number, ...least },
  exclusiveMaximum: { ...number, ...most },
  multipleOf: { ...number, bound: "step" },
  minItems: { ...array, ...least },
  maxItems: { ...array, ...most },
  uniqueItems: array,
  minContains: { class: "assertion", requires: "contains" },
  maxContains: { class: "assertion", requires: "contains" },
  required: object,
  minProperties: { ...object, ...least },
  maxProperties: { ...object, ...most },
  dependentRequired: object,
  discriminator: { class: "assertion" },

  title: annotation,
  description: annotation,
  default: annotation,
  example: annotation,
  examples: annotation,
  deprecated: annotation,
  readOnly: annotation,
  writeOnly: annotation,
  externalDocs: annotation,
  xml: annotation,
};

/** Returns the names of matching keywords in table order. */
export function schemaKeywordsWhere(condition: (keyword: SchemaKeyword) => boolean): readonly string[] {
  return Object.entries(schemaKeywords).flatMap(([name, keyword]) => (condition(keyword) ? [name] : []));
}

const keywordsByName: ReadonlyMap<string, SchemaKeyword> = new Map(Object.entries(schemaKeywords));

/** Returns the definition of a keyword; undefined for unknown keys. */
export function schemaKeyword(name: string): SchemaKeyword | undefined {
  return keywordsByName.get(name);
}

/** Keywords that describe a value without restricting it. */
export const annotationKeywords: ReadonlySet<string> = new Set(
  schemaKeywordsWhere(({ class: ofClass }) => ofClass === "annotation"),
);
