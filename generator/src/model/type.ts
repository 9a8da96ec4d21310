import type { Json } from "../load/document.js";
import type { Representation } from "./representation.js";

/** JSON pointer into the bundled document. `LoadedDocument.locate` converts it to a source location. */
export type Pointer = string;

/** The source pointer of a node. */
export interface Sourced {
  readonly at: Pointer;
}

/** Where a name is written: in a field of a node (`name` of a parameter), or as the key of the node. */
export interface NameLocation extends Sourced {
  readonly field?: string;
}

/** Documentation of a node. */
export interface Described {
  readonly title?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  /** The choice made where the source description is silent (`x-unspecified`). */
  readonly unspecified?: string;
  /** Purpose of a schema that nothing references (`x-standalone`). */
  readonly standalone?: string;
  readonly behaviours?: readonly Behaviour[];
  readonly renamedFrom?: readonly string[];
}

/** A rule in prose (`x-behaviour`). */
export interface Behaviour {
  readonly id: string;
  readonly text: string;
  readonly readings: readonly string[];
  readonly unspecified?: string;
}

/** A use of a type. Nullability and the default belong to the use, not to the type. */
export interface SchemaUse extends Sourced, Described {
  readonly type: Type;
  readonly nullable: boolean;
  /** Present if there is a default, which may be `null`. */
  readonly default?: { readonly value: Json };
  readonly examples?: readonly Json[];
  /** Constraints on the image of a data URI (`x-image`). */
  readonly image?: ImageRule;
}

export type Type =
  | AnyType
  | NeverType
  | NullType
  | BooleanType
  | StringType
  | NumberType
  | EnumType
  | ArrayType
  | ObjectType
  | UnionType
  | IntersectionType
  | ReferenceType;

/** Accepts every value that passes its checks. */
export interface AnyType extends Sourced {
  readonly kind: "any";
  readonly checks: readonly LogicCheck[];
}

/** Accepts no value (the schema `false`): a property that must be absent. */
export interface NeverType extends Sourced {
  readonly kind: "never";
}

export interface NullType extends Sourced {
  readonly kind: "null";
}

export interface BooleanType extends Sourced {
  readonly kind: "boolean";
  readonly checks: readonly LogicCheck[];
}

export interface StringType extends Sourced {
  readonly kind: "string";
  /** Whether the schema has no type: the constraints apply to strings, and other values are accepted. */
  readonly untyped: boolean;
  readonly format?: string;
  /** Whether surrounding white space is removed before lengths are checked (`x-trim`). */
  readonly trim: boolean;
  /** Whether it is a binary body or a part of a multipart form, not a JSON string. */
  readonly file: boolean;
  readonly content?: StringContent;
  /** How TypeScript code represents the string. */
  readonly representation?: Representation;
  /** The name of the branded type of these strings (`x-brand`). */
  readonly brand?: string;
  /** The time at which snowflakes begin, in milliseconds since 1970 (`x-snowflake-epoch`). */
  readonly snowflakeEpoch?: number;
  readonly flags?: readonly Flag[];
  readonly checks: readonly (StringCheck | LogicCheck)[];
}

/** The content of a string (`contentMediaType`, `contentEncoding`, `contentSchema`). */
export interface StringContent {
  readonly mediaType?: string;
  readonly encoding?: string;
  readonly schema?: SchemaUse;
}

export interface NumberType extends Sourced {
  readonly kind: "number";
  readonly integer: boolean;
  readonly untyped: boolean;
  readonly format?: string;
  /** How TypeScript code represents the number. */
  readonly representation?: Representation;
  /** The name of the branded type of these numbers (`x-brand`). */
  readonly brand?: string;
  readonly flags?: readonly Flag[];
  readonly checks: readonly (NumberCheck | LogicCheck)[];
}

/** A closed or open list of values (`enum`, `const`, or `oneOf` of `const` with titles). */
export interface EnumType extends Sourced {
  readonly kind: "enum";
  readonly members: readonly EnumMember[];
  /** Unlisted values: rejected, accepted in responses, or accepted in both directions. */
  readonly open: "closed" | "response" | "both";
  /** Types of the listed values in order of first use, which an open enumeration accepts as well. */
  readonly bases: readonly ("string" | "number" | "integer" | "boolean" | "null" | "json")[];
  readonly checks: readonly LogicCheck[];
}

export interface EnumMember extends Sourced {
  readonly value: Json;
  /** Name of the constant as written, if any. */
  readonly name?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
}

export interface Flag extends Sourced {
  readonly name: string;
  readonly bit: number;
  readonly description?: string;
}

export interface ArrayType extends Sourced {
  readonly kind: "array";
  readonly untyped: boolean;
  /** The first items by index (`prefixItems`). */
  readonly prefix: readonly SchemaUse[];
  /** All further items; absent if unconstrained. */
  readonly items?: SchemaUse;
  readonly checks: readonly (ArrayCheck | LogicCheck)[];
}

export interface ObjectType extends Sourced {
  readonly kind: "object";
  readonly untyped: boolean;
  readonly properties: readonly Property[];
  /** Names that are required but not among `properties`. */
  readonly requiredElsewhere: readonly RequiredName[];
  readonly patterns: readonly PatternProperties[];
  /** Type of undeclared properties: any (absent), a type, or none (never). */
  readonly additional?: SchemaUse;
  /** Whether `additionalProperties` is present. */
  readonly additionalStated: boolean;
  /** In which directions values have no undeclared properties, by `readOnly` and `writeOnly` of `additionalProperties`. */
  readonly additionalHidden?: HiddenDirections;
  readonly checks: readonly (ObjectCheck | LogicCheck)[];
}

/** The properties whose names match a pattern. */
export interface PatternProperties extends HiddenDirections {
  readonly pattern: string;
  readonly use: SchemaUse;
}

/** In which directions values do not have properties. */
export interface HiddenDirections {
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
}

/** A name in `required` or `dependentRequired`, with what the schemas of the same value declare about the property. */
export interface RequiredName {
  readonly name: string;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

export interface Property extends SchemaUse {
  /** Name in JSON. */
  readonly name: string;
  /** Name in TypeScript, if different. */
  readonly key?: string;
  /** Where the name is written, if that is not the key of the schema. */
  readonly namedAt?: NameLocation;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly sentIn?: SentIn;
  readonly requiresFeature?: { readonly feature: string; readonly when?: string };
  readonly permissions: readonly RequiredPermission[];
  readonly ownerOnly: boolean;
  readonly clientDefault: boolean;
}

export interface SentIn {
  readonly events: readonly string[];
  readonly operations: readonly string[];
  readonly objects: readonly string[];
  readonly elsewhere?: string;
  readonly when?: string;
}

export interface RequiredPermission {
  readonly permission: string;
  readonly when?: string;
}

/** One of several types (`oneOf`, `anyOf`, or a list of types). */
export interface UnionType extends Sourced {
  readonly kind: "union";
  /** `one`: exactly one alternative matches; `any`: at least one does. */
  readonly mode: "one" | "any";
  readonly alternatives: readonly SchemaUse[];
  readonly discriminator?: Discriminator;
  readonly checks: readonly LogicCheck[];
}

export interface Discriminator extends Sourced {
  readonly property: string;
  /** Discriminator value → index in `alternatives`, in specification order. */
  readonly mapping: readonly { readonly value: string; readonly alternative: number }[];
  /** Index of the alternative for an absent property or an unmapped value. */
  readonly defaultAlternative?: number;
}

/** All of several types (`allOf`, or a union beside properties). */
export interface IntersectionType extends Sourced {
  readonly kind: "intersection";
  readonly parts: readonly SchemaUse[];
  readonly checks: readonly LogicCheck[];
}

/** A reference to a named type in {@link Interface.types}. */
export interface ReferenceType extends Sourced {
  readonly kind: "reference";
  readonly name: string;
}

export type StringCheck =
  | ({ readonly kind: "min-length" | "max-length"; readonly limit: number } & Sourced)
  | ({ readonly kind: "pattern"; readonly pattern: string } & Sourced);

export type NumberCheck = {
  readonly kind: "minimum" | "maximum" | "exclusive-minimum" | "exclusive-maximum" | "multiple-of";
  readonly limit: number;
} & Sourced;

export type ArrayCheck =
  | ({ readonly kind: "min-items" | "max-items"; readonly limit: number } & Sourced)
  | ({ readonly kind: "unique-items" } & Sourced)
  | ({ readonly kind: "contains"; readonly use: SchemaUse; readonly min: number; readonly max?: number } & Sourced);

export type ObjectCheck =
  | ({ readonly kind: "min-properties" | "max-properties"; readonly limit: number } & Sourced)
  | ({ readonly kind: "property-names"; readonly use: SchemaUse } & Sourced)
  | ({
      readonly kind: "dependent-required";
      readonly property: string;
      readonly required: readonly RequiredName[];
    } & Sourced)
  | ({ readonly kind: "dependent-schema"; readonly property: string; readonly use: SchemaUse } & Sourced);

/** Checks that apply to all types. */
export type LogicCheck =
  | ({ readonly kind: "not"; readonly use: SchemaUse } & Sourced)
  | ({
      readonly kind: "if";
      readonly test: SchemaUse;
      readonly consequent?: SchemaUse;
      readonly alternative?: SchemaUse;
    } & Sourced)
  | ({ readonly kind: "unevaluated-properties" | "unevaluated-items"; readonly use: SchemaUse } & Sourced)
  | FieldCheck;

/** Cross-field checks (`x-checks`). `name` is the stable code of the issue, `message` a human-readable clause. */
export type FieldCheck = Sourced & { readonly name: string; readonly message: string } & (
    | { readonly kind: "unique"; readonly path: readonly string[] }
    | {
        readonly kind: "at-least-one-of" | "exactly-one-of" | "mutually-exclusive";
        readonly fields: readonly string[];
        readonly ignoreEmpty: boolean;
      }
    | { readonly kind: "less-or-equal"; readonly fields: readonly [string, string] }
    | {
        readonly kind: "required-when";
        readonly fields: readonly string[];
        readonly when: readonly { readonly property: string; readonly value: Json }[];
      }
    | { readonly kind: "sum-of-lengths"; readonly paths: readonly (readonly string[])[]; readonly max: number }
  );

/** Constraints on the image of a data URI (`x-image`). */
export interface ImageRule {
  readonly formats: readonly string[];
  readonly maxWidth?: number;
  readonly maxHeight?: number;
  readonly maxBytes?: number;
  readonly aspectRatio?: string;
  readonly animatedRequiresFeature?: string;
}
