import type { Json, JsonObject } from "../load/document.js";
import type { Inheritance, InheritedDiscriminatorValues } from "./inheritance.js";
import { asList, asObject, asString, asStrings, child, entriesOf, hasKey, referencePointer, tokensOf } from "./raw.js";
import type { Discriminator, Pointer, SchemaUse } from "./type.js";

/** The alternatives of one keyword of a schema, and how a pointer of the document leads to a node. */
export interface Alternatives {
  readonly schema: JsonObject;
  /** Pointer of the schema. */
  readonly at: Pointer;
  readonly keyword: "oneOf" | "anyOf";
  readonly node: (pointer: string) => Json | undefined;
  readonly inheritance: Inheritance;
}

/** Which values of the discriminator's property mean an alternative, although the alternative does not list them. */
interface ImpliedDiscriminatorValues {
  readonly at: Pointer;
  readonly property: string;
  readonly values: readonly { readonly value: string; readonly at: Pointer }[];
  /** Where it may be absent, the rest of the alternative decides, as everywhere. */
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** What a discriminator says of alternatives. */
export interface DiscriminatorReading {
  readonly property: string;
  readonly at: Pointer;
  /** By alternative: the values that mean it, as text. */
  readonly values: readonly (readonly string[])[];
  /** By alternative: what becomes part of it. */
  readonly implied: readonly (ImpliedDiscriminatorValues | undefined)[];
}

/**
 * Reads `discriminator`: the values that `mapping` gives an alternative, or the name of its component. An alternative that
 * does not say itself which values the property has is one of these values only; the schema that it refers to stays as it
 * is for all who refer to it elsewhere.
 */
export function readDiscriminator(alternatives: Alternatives): DiscriminatorReading | undefined {
  const { schema, at, keyword } = alternatives;
  const discriminator = asObject(schema["discriminator"]);
  const property = asString(discriminator?.["propertyName"]);
  if (discriminator === undefined || property === undefined) return undefined;
  const place = child(at, "discriminator");
  const mapping = asObject(discriminator["mapping"]);
  const entries = entriesOf(mapping).map(([value, target]) => ({
    value,
    at: child(child(place, "mapping"), value),
    target: schemaPointer(asString(target) ?? "", alternatives),
  }));
  // beside `oneOf`, what `anyOf` asks for holds as well, and is no alternative of its own
  const decides = keyword === "oneOf" || !hasKey(schema, "oneOf");
  const read = asList(schema[keyword]).map((branch, index) => {
    const own = child(child(at, keyword), index);
    const reference = asString(asObject(branch)?.["$ref"]);
    const pointer = reference === undefined ? own : referencePointer(reference);
    const name = componentName(pointer);
    const implicit = name === undefined ? [] : [{ value: name, at: own }];
    const direct = entries.filter(({ target }) => target === pointer);
    const leaves = leavesOf(pointer, property, alternatives);
    const tags = inheritedBy(leaves, property, alternatives.inheritance);
    const inherited = tags?.flatMap((tag) => tag.ownValues.map((value) => ({ value, at: own })));
    const unmapped = inherited ?? implicit;
    const open = openPropertyConstraint(leaves, property, alternatives);
    if (open === undefined || !decides)
      return { values: mapping === undefined ? unmapped : direct, implied: undefined };
    const below = new Set(leaves.flatMap((leaf) => (leaf === "discriminated" ? [] : leaf.ownPointers)));
    const mapped = entries.filter(({ target }) => target === pointer || below.has(target));
    const values = mapped.length > 0 ? mapped : unmapped;
    if (values.length === 0 || !hasNarrowerValues(tags, values)) return { values, implied: undefined };
    return { values, implied: { at: own, property, values, ...open } };
  });
  return {
    property,
    at: place,
    values: read.map(({ values }) => values.map(({ value }) => value)),
    implied: read.map(({ implied }) => implied),
  };
}

/** What all leaves of an alternative have of their parents; undefined where one of them has nothing. */
function inheritedBy(
  leaves: readonly DiscriminatedLeaf[],
  property: string,
  inheritance: Inheritance,
): readonly InheritedDiscriminatorValues[] | undefined {
  const tags = leaves.map((leaf) =>
    leaf === "discriminated"
      ? undefined
      : leaf.ownPointers.flatMap((at) => inheritance.inheritedValuesOf(at)).find((tag) => tag.property === property),
  );
  return tags.every((tag) => tag !== undefined) ? tags : undefined;
}

/** Whether values leave less than what is inherited, and something. */
function hasNarrowerValues(
  tags: readonly InheritedDiscriminatorValues[] | undefined,
  values: readonly { readonly value: string }[],
): boolean {
  const wanted = new Set(values.map(({ value }) => value));
  const held = tags?.map(({ allValues }) => ({
    all: allValues,
    left: allValues?.filter((value) => wanted.has(value)),
  }));
  if (held === undefined) return true;
  const isPossible = held.every(({ left }) => left?.length !== 0);
  return isPossible && held.some(({ all, left }) => all === undefined || left?.length !== all.length);
}

/** The model's discriminator, given the index of each alternative among the variants. */
export function discriminatorOf(
  { property, at, values }: DiscriminatorReading,
  variants: readonly (number | undefined)[],
  schema: JsonObject,
): Discriminator {
  const mapping = values.flatMap((own, index) => {
    const variant = variants[index];
    return variant === undefined ? [] : own.map((value) => ({ value, variant }));
  });
  const written = Object.keys(asObject(asObject(schema["discriminator"])?.["mapping"]) ?? {});
  const places = new Map(written.map((value, index) => [value, index]));
  const order = (value: string): number => places.get(value) ?? written.length;
  return { at, property, mapping: mapping.toSorted((one, other) => order(one.value) - order(other.value)) };
}

/** An alternative with the values that the discriminator gives it. Null is the union's to decide. */
export function withDiscriminatorValues(use: SchemaUse, tag: ImpliedDiscriminatorValues | undefined): SchemaUse {
  if (tag === undefined) return use;
  const parts = [{ at: use.at, type: use.type, nullable: false }, discriminatorConstraint(tag)];
  return { ...use, type: { kind: "intersection", at: use.at, parts, checks: [] }, nullable: false };
}

/** A component with the values that the discriminators of its parents give it. */
export function withInheritedDiscriminatorValues(
  use: SchemaUse,
  at: Pointer,
  tags: readonly InheritedDiscriminatorValues[],
): SchemaUse {
  const own = tags.flatMap(({ allValues, isNarrowing, ...tag }) =>
    allValues === undefined || !isNarrowing
      ? []
      : [discriminatorConstraint({ ...tag, at, values: allValues.map((value) => ({ value, at })) })],
  );
  if (own.length === 0) return use;
  const { type } = use;
  if (type.kind === "intersection") return { ...use, type: { ...type, parts: [...type.parts, ...own] } };
  const parts = [{ at: use.at, type, nullable: false }, ...own];
  return { ...use, type: { kind: "intersection", at: use.at, parts, checks: [] } };
}

/** An object in which the property has one of the values. */
function discriminatorConstraint({
  at,
  property,
  values,
  required,
  readOnly,
  writeOnly,
}: ImpliedDiscriminatorValues): SchemaUse {
  const members = values.map((each) => ({ at: each.at, value: each.value }));
  return {
    at,
    nullable: false,
    type: {
      kind: "object",
      at,
      lenient: false,
      properties: [
        {
          at,
          name: property,
          type: { kind: "enum", at, members, open: "closed", bases: ["string"], checks: [] },
          nullable: false,
          required,
          readOnly,
          writeOnly,
          permissions: [],
          ownerOnly: false,
          clientDefault: false,
        },
      ],
      requiredElsewhere: [],
      patterns: [],
      additionalStated: false,
      checks: [],
    },
  };
}

/** `mapping` refers to a schema, or has the name of a component. */
function schemaPointer(target: string, { node }: Alternatives): Pointer {
  const named = child("/components/schemas", target);
  return node(named) === undefined ? referencePointer(target) : named;
}

function componentName(pointer: Pointer): string | undefined {
  const [root, kind, name, ...more] = tokensOf(pointer);
  return root === "components" && kind === "schemas" && more.length === 0 ? name : undefined;
}

/** All schemas that apply at once to an alternative; `discriminated` if a discriminator of its own distinguishes them. */
type DiscriminatedLeaf = "discriminated" | ComposedSchema;

/**
 * The schema at a pointer, or what it is a union of; unions inside unions included. What has `properties` is itself meant,
 * except where only the alternatives of its union have the property.
 */
function leavesOf(
  pointer: Pointer,
  property: string,
  alternatives: Alternatives,
  above: readonly Pointer[] = [],
): DiscriminatedLeaf[] {
  const whole = composedSchemaOf(pointer, alternatives);
  if (above.length > 32) return [whole];
  const isMute = !declares(whole, property);
  const unions = whole.parts
    .filter(({ node }) => isMute || !hasKey(node, "properties"))
    .flatMap(({ node, at }) =>
      (["oneOf", "anyOf"] as const).map((keyword) => ({
        isDiscriminated: asString(asObject(node["discriminator"])?.["propertyName"]) === property,
        beside: hasKey(node, "properties"),
        branches: asList(node[keyword])
          .map((branch, index) => ({ branch, at: child(child(at, keyword), index) }))
          .filter(({ branch, at: own }) => asObject(branch)?.["type"] !== "null" && !above.includes(own)),
      })),
    );
  const seen = [...above, ...unions.flatMap(({ branches }) => branches.map(({ at }) => at))];
  const leaves = unions.flatMap(({ isDiscriminated, beside, branches }) => {
    const found = branches.flatMap(({ at }): DiscriminatedLeaf[] =>
      isDiscriminated ? ["discriminated"] : leavesOf(at, property, alternatives, seen),
    );
    return beside && !found.every((leaf) => declares(leaf, property)) ? [] : found;
  });
  return leaves.length === 0 ? [whole] : leaves;
}

function declares(leaf: DiscriminatedLeaf, property: string): boolean {
  return (
    leaf === "discriminated" || leaf.parts.some(({ node }) => hasKey(asObject(node["properties"]) ?? {}, property))
  );
}

/** What is said of the property where every alternative lets any text be its value; undefined where one does not. */
function openPropertyConstraint(
  leaves: readonly DiscriminatedLeaf[],
  property: string,
  alternatives: Alternatives,
): Pick<ImpliedDiscriminatorValues, "required" | "readOnly" | "writeOnly"> | undefined {
  const declared = leaves.map((leaf) => {
    if (leaf === "discriminated" || !leaf.parts.every(({ node }) => allowsOnlyTypes(node, ["object", "null"])))
      return undefined;
    const own = leaf.parts.flatMap(({ node, at }) => {
      const properties = asObject(node["properties"]);
      if (properties === undefined || !hasKey(properties, property)) return [];
      return composedSchemaOf(child(child(at, "properties"), property), alternatives).parts.map((part) => part.node);
    });
    return own.length > 0 && own.every((node) => !listsValues(node) && allowsText(node)) ? own : undefined;
  });
  if (!declared.every((own) => own !== undefined)) return undefined;
  const isStated = (keyword: string): boolean => declared.flat().some((node) => node[keyword] === true);
  const required = leaves.every(
    (leaf) => leaf !== "discriminated" && leaf.parts.some(({ node }) => asStrings(node["required"]).includes(property)),
  );
  return { required, readOnly: isStated("readOnly"), writeOnly: isStated("writeOnly") };
}

/** Whether a schema names no type but some. */
function allowsOnlyTypes(node: JsonObject, types: readonly string[]): boolean {
  return asStrings(node["type"]).every((type) => types.includes(type));
}

function allowsText(node: JsonObject): boolean {
  return !hasKey(node, "type") || asStrings(node["type"]).includes("string");
}

/** `const`, `enum`, or alternatives that are all one value. */
function listsValues(node: JsonObject): boolean {
  if (hasKey(node, "const") || hasKey(node, "enum")) return true;
  const branches = asList(node["oneOf"] ?? node["anyOf"]).map((branch) => asObject(branch) ?? {});
  return branches.length > 0 && branches.every((branch) => hasKey(branch, "const"));
}

interface LocatedSchema {
  readonly node: JsonObject;
  readonly at: Pointer;
}

interface ComposedSchema {
  readonly parts: readonly LocatedSchema[];
  /** The schema and what it is nothing else than: the ways in which a mapping can name it. */
  readonly ownPointers: readonly Pointer[];
}

/** A schema, what it refers to, and `allOf`, to any depth. */
function composedSchemaOf(start: Pointer, { node }: Alternatives): ComposedSchema {
  const parts = new Map<Pointer, JsonObject>();
  const pointers: Pointer[] = [start];
  const rest: Pointer[] = [start];
  for (let at = rest.pop(); at !== undefined; at = rest.pop()) {
    const schema = asObject(node(at));
    if (schema === undefined || parts.has(at)) continue;
    parts.set(at, schema);
    const reference = asString(schema["$ref"]);
    if (reference !== undefined) {
      const target = referencePointer(reference);
      if (pointers.at(-1) === at) pointers.push(target);
      rest.push(target);
    }
    for (const index of asList(schema["allOf"]).keys()) rest.push(child(child(at, "allOf"), index));
  }
  return { parts: [...parts].map(([at, each]) => ({ at, node: each })), ownPointers: pointers };
}
