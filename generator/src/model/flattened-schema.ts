import type { Json } from "../load/document.js";
import { type JsonSubtype, jsonSubtypesOf } from "./json-types.js";
import type { Direction } from "./openness.js";
import { referenceChain } from "./resolve-type.js";
import type {
  ArrayType,
  EnumType,
  ImageRule,
  LogicCheck,
  NumberType,
  ObjectType,
  Pointer,
  SchemaUse,
  StringType,
  Type,
  UnionType,
} from "./type.js";

/**
 * The meaning of a schema, independent of notation: references are resolved, and simultaneous constraints are merged.
 * Two notations of the same constraints compare as equal.
 */
export interface FlattenedSchema {
  /** Equal for schemas of one document with the same parts. */
  readonly key: string;
  /** Pointer of the first part. */
  readonly at: Pointer;
  /** Whether `null` is accepted. */
  readonly nullable: boolean;
  /** Whether no value is accepted. */
  readonly never: boolean;
  readonly strings: readonly StringType[];
  readonly numbers: readonly NumberType[];
  readonly enums: readonly EnumType[];
  readonly arrays: readonly ArrayType[];
  readonly objects: readonly ObjectType[];
  readonly unions: readonly UnionType[];
  /** Checks for all types, from all parts. */
  readonly logic: readonly LogicCheck[];
  /** Whether every value is accepted. */
  readonly unconstrained: boolean;
  /** Returns the JSON types that all parts except unions accept, without `null`. */
  jsonSubtypes(direction: Direction): ReadonlySet<JsonSubtype>;
}

type Leaf = Exclude<Type, { readonly kind: "reference" | "intersection" }>;

const logicKinds: ReadonlySet<string> = new Set([
  "not",
  "if",
  "unevaluated-properties",
  "unevaluated-items",
  "unique",
  "at-least-one-of",
  "exactly-one-of",
  "mutually-exclusive",
  "less-or-equal",
  "required-when",
  "sum-of-lengths",
] satisfies LogicCheck["kind"][]);

/** The named types that references resolve to. */
interface NamedUses {
  readonly types: ReadonlyMap<string, { readonly use: SchemaUse }>;
}

/** Flattens the schemas of a document, once per set of parts, so that recursive schemas terminate. */
export class FlattenedSchemas {
  readonly #model: NamedUses;
  readonly #ids = new WeakMap<object, number>();
  readonly #byUse = new WeakMap<SchemaUse, FlattenedSchema>();
  readonly #byKey = new Map<string, FlattenedSchema>();
  readonly #anything = new Map<Pointer, SchemaUse>();
  #lastId = 0;

  constructor(model: NamedUses) {
    this.#model = model;
  }

  of(use: SchemaUse): FlattenedSchema {
    const known = this.#byUse.get(use);
    if (known !== undefined) return known;
    const parts: Parts = { leaves: new Set(), logic: new Set() };
    const nullable = this.#collect(use, parts, new Set());
    const schema = this.#make(parts, nullable, use.at);
    this.#byUse.set(use, schema);
    return schema;
  }

  /** Returns a schema that accepts everything; one per pointer, so that comparing recursive schemas terminates. */
  anything(at: Pointer): SchemaUse {
    const known = this.#anything.get(at);
    if (known !== undefined) return known;
    const use: SchemaUse = { at, type: { kind: "any", at, checks: [] }, nullable: false };
    this.#anything.set(at, use);
    return use;
  }

  /** Returns the schema without `null`. */
  withoutNull(schema: FlattenedSchema): FlattenedSchema {
    return schema.nullable ? { ...schema, key: `${schema.key} not null`, nullable: false } : schema;
  }

  /** Returns the conjunction of schemas, as with `allOf`. */
  together(uses: readonly SchemaUse[]): SchemaUse {
    const [first] = uses;
    if (first === undefined) throw new Error("no schemas to combine");
    if (uses.length === 1) return first;
    const known = uses.find((use) => use.default !== undefined);
    return {
      ...first,
      nullable: uses.every((use) => this.of(use).nullable || this.of(use).unconstrained),
      type: { kind: "intersection", at: first.at, parts: uses, checks: [] },
      ...(known?.default === undefined ? {} : { default: known.default }),
    };
  }

  /** Returns the name of the referenced type, if the schema is only a reference. */
  nameOf(use: SchemaUse): string | undefined {
    return use.type.kind === "reference" ? use.type.name : undefined;
  }

  /** Returns the name of the type that the schema restricts. */
  narrowedName(use: SchemaUse): string | undefined {
    const [first] = use.type.kind === "intersection" ? use.type.parts : [];
    return first === undefined ? undefined : this.nameOf(first);
  }

  /** Returns the named type. */
  named(name: string): SchemaUse | undefined {
    return this.#model.types.get(name)?.use;
  }

  /** Returns the default: the schema's own, or that of the referenced type. */
  defaultOf(use: SchemaUse): { readonly value: Json; readonly at: Pointer } | undefined {
    const owner = referenceChain(use, this.#model).find((one) => one.default !== undefined);
    return owner?.default === undefined ? undefined : { value: owner.default.value, at: `${owner.at}/default` };
  }

  imageOf(use: SchemaUse): { readonly rule: ImageRule; readonly at: Pointer } | undefined {
    const owner = referenceChain(use, this.#model).find(({ image }) => image !== undefined);
    return owner?.image === undefined ? undefined : { rule: owner.image, at: `${owner.at}/x-image` };
  }

  /** Collects the parts of a schema. Returns whether `null` is accepted. */
  #collect(use: SchemaUse, parts: Parts, seen: Set<string>): boolean {
    const { type } = use;
    switch (type.kind) {
      case "reference": {
        const target = this.#model.types.get(type.name)?.use;
        if (target === undefined || seen.has(type.name)) return true;
        seen.add(type.name);
        return this.#collect(target, parts, seen) || use.nullable;
      }
      case "intersection":
        for (const part of type.parts) this.#collect(part, parts, seen);
        for (const check of type.checks) parts.logic.add(check);
        return use.nullable;
      case "null":
      case "any":
        parts.leaves.add(type);
        return true;
      default:
        parts.leaves.add(type);
        // Constraints without a type accept values of other types, including null.
        return use.nullable || ("untyped" in type && type.untyped);
    }
  }

  #make({ leaves, logic }: Parts, nullable: boolean, at: Pointer): FlattenedSchema {
    const ids = [...leaves, ...logic].map((part) => this.#id(part)).sort((one, other) => one - other);
    const key = `${ids.join(" ")}${nullable ? " or null" : ""}`;
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const list = [...leaves];
    const ofKind = <Name extends Leaf["kind"]>(kind: Name) =>
      list.filter((leaf): leaf is Extract<Leaf, { readonly kind: Name }> => leaf.kind === kind);
    const checks = [
      ...logic,
      ...list.flatMap((leaf) =>
        "checks" in leaf ? leaf.checks.filter((check): check is LogicCheck => logicKinds.has(check.kind)) : [],
      ),
    ];
    const schema: FlattenedSchema = {
      key,
      at: list[0]?.at ?? at,
      nullable,
      never: list.some((leaf) => leaf.kind === "never"),
      strings: ofKind("string"),
      numbers: ofKind("number"),
      enums: ofKind("enum"),
      arrays: ofKind("array"),
      objects: ofKind("object"),
      unions: ofKind("union"),
      logic: checks,
      unconstrained: list.every((leaf) => leaf.kind === "any") && checks.length === 0,
      jsonSubtypes: (direction) => jsonSubtypesOfLeaves(list, direction),
    };
    this.#byKey.set(key, schema);
    return schema;
  }

  #id(part: object): number {
    const known = this.#ids.get(part);
    if (known !== undefined) return known;
    this.#lastId += 1;
    this.#ids.set(part, this.#lastId);
    return this.#lastId;
  }
}

interface Parts {
  readonly leaves: Set<Leaf>;
  readonly logic: Set<LogicCheck>;
}

function jsonSubtypesOfLeaves(leaves: readonly Leaf[], direction: Direction): ReadonlySet<JsonSubtype> {
  const allowed = leaves.map((leaf) => jsonSubtypesOf(leaf, direction));
  const [first, ...rest] = allowed;
  return new Set(
    [...(first ?? jsonSubtypesOf({ kind: "any", at: "", checks: [] }, direction))].filter((kind) =>
      rest.every((subtypes) => subtypes.has(kind)),
    ),
  );
}
