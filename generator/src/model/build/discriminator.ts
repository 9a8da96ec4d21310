import type { Json, JsonObject } from "../../load/document.js";
import type {
  DefaultMapping,
  DiscriminatedAlternative,
  DiscriminatedSchema,
  DiscriminatorReading,
  ImpliedDiscriminatorValues,
  MappingEntry,
  UnionDiscriminator,
} from "../discriminator.js";
import { asList, asObject, asString, child, entriesOf, referencePointer, tokensOf } from "../raw.js";
import type { Discriminator, Pointer } from "../type.js";
import { composedSchemaOf, type FindNode } from "./composed-schema.js";
import { discriminatedSchemaAt, discriminatedSchemasOf } from "./discriminated-schemas.js";
import type { Inheritance, InheritedDiscriminatorValues } from "./inheritance.js";

/** Lookups for the schemas of one document. */
export interface DiscriminatorSources {
  readonly findNode: FindNode;
  readonly inheritance: Inheritance;
}

/**
 * Reads a `discriminator`: the values that `mapping` assigns to an alternative, or its component name. An alternative
 * that does not list values itself gets these; the referenced schema is unchanged because others reference it too.
 */
export function readDiscriminator(
  schema: JsonObject,
  schemaAt: Pointer,
  sources: DiscriminatorSources,
): DiscriminatorReading | undefined {
  const discriminator = asObject(schema["discriminator"]);
  const property = asString(discriminator?.["propertyName"]);
  if (discriminator === undefined || property === undefined) return undefined;
  const at = child(schemaAt, "discriminator");
  const mapping = asObject(discriminator["mapping"]);
  const keyword = unionKeywordOf(schema);
  if (keyword === undefined) {
    return {
      kind: "parent",
      property,
      at,
      schema: discriminatedSchemaAt(schemaAt, property, sources.findNode),
      hasMapping: mapping !== undefined,
      hasDefaultMapping: discriminator["defaultMapping"] !== undefined,
      mappingMistakes: sources.inheritance.mappingMistakesOf(schemaAt),
    };
  }
  const alternatives = asList(schema[keyword]).flatMap((node, index): readonly Alternative[] =>
    asObject(node)?.["type"] === "null"
      ? []
      : [readAlternative(node, child(child(schemaAt, keyword), index), property, sources)],
  );
  const entries = readMapping(mapping, child(at, "mapping"), alternatives, sources);
  const read = alternatives.map((alternative) =>
    withValues(alternative, property, mapping === undefined ? undefined : entries, sources),
  );
  const defaultMapping = readDefaultMapping(asString(discriminator["defaultMapping"]), at, alternatives, sources);
  return {
    kind: "union",
    property,
    at,
    alternatives: withDefault(read, property, defaultMapping),
    ...(defaultMapping !== undefined && { defaultMapping }),
    unmatched: entries.filter((entry) => !alternatives.some((alternative) => isNamed(alternative, entry.targets))),
  };
}

function readDefaultMapping(
  name: string | undefined,
  discriminatorAt: Pointer,
  alternatives: readonly Alternative[],
  { findNode }: DiscriminatorSources,
): DefaultMapping | undefined {
  const target = name === undefined ? undefined : schemaPointer(name, findNode);
  if (name === undefined || target === undefined) return undefined;
  const at = child(discriminatorAt, "defaultMapping");
  const targets = composedSchemaOf(target, findNode).ownPointers;
  const found = alternatives.find(({ ownPointers }) => haveCommon(targets, ownPointers));
  return found === undefined ? { at, name } : { at, name, alternative: found.at };
}

/**
 * Applies `defaultMapping`: the default alternative has all values that select no other one and may lack the property,
 * which the others require.
 */
function withDefault(
  alternatives: readonly DiscriminatedAlternative[],
  property: string,
  defaultMapping: DefaultMapping | undefined,
): readonly DiscriminatedAlternative[] {
  const fallback = defaultMapping?.alternative;
  if (fallback === undefined) return alternatives;
  const others = alternatives.filter(({ at }) => at !== fallback).flatMap(({ values }) => values);
  const stated = { property, required: true, readOnly: false, writeOnly: false };
  return alternatives.map((alternative) => {
    const { at, implied, schemas } = alternative;
    if (at === fallback) {
      const values = [...new Set(others)].map((value) => ({ value, at }));
      return { ...alternative, implied: { ...stated, at, values, isExcluded: true } };
    }
    if (implied !== undefined) return { ...alternative, implied: { ...implied, required: true } };
    // It lists its values itself and only needs to require the property.
    const isRequired = schemas.every((schema) => schema.isDiscriminated || schema.isRequired);
    return isRequired ? alternative : { ...alternative, implied: { ...stated, at, values: [] } };
  });
}

/**
 * Returns the keyword whose alternatives a discriminator distinguishes. An `anyOf` beside `oneOf` adds constraints, not
 * alternatives.
 */
export function unionKeywordOf(schema: JsonObject): "oneOf" | "anyOf" | undefined {
  if (asList(schema["oneOf"]).length > 0) return "oneOf";
  return asList(schema["anyOf"]).length > 0 ? "anyOf" : undefined;
}

/** Returns the model's discriminator, given the index of each alternative by its pointer. */
export function discriminatorOf(
  { property, at, alternatives, defaultMapping }: UnionDiscriminator,
  indexes: ReadonlyMap<Pointer, number>,
  schema: JsonObject,
): Discriminator {
  const mapping = alternatives.flatMap(({ at: own, values }) => {
    const alternative = indexes.get(own);
    return alternative === undefined ? [] : values.map((value) => ({ value, alternative }));
  });
  const written = Object.keys(asObject(asObject(schema["discriminator"])?.["mapping"]) ?? {});
  const positions = new Map(written.map((value, index) => [value, index]));
  const order = (value: string): number => positions.get(value) ?? written.length;
  const sorted = mapping.toSorted((one, other) => order(one.value) - order(other.value));
  const defaultAlternative = indexes.get(defaultMapping?.alternative ?? "");
  return { at, property, mapping: sorted, ...(defaultAlternative !== undefined && { defaultAlternative }) };
}

interface Alternative {
  readonly at: Pointer;
  /** The alternative and the chain of references it consists of. */
  readonly ownPointers: readonly Pointer[];
  /** Name of the referenced component. */
  readonly name: string | undefined;
  readonly schemas: readonly DiscriminatedSchema[];
}

function readAlternative(node: Json, at: Pointer, property: string, { findNode }: DiscriminatorSources): Alternative {
  const reference = asString(asObject(node)?.["$ref"]);
  const pointer = reference === undefined ? at : referencePointer(reference);
  const ownPointers = [at, ...composedSchemaOf(pointer, findNode).ownPointers];
  return {
    at,
    ownPointers,
    name: componentName(pointer),
    schemas: discriminatedSchemasOf(pointer, property, findNode),
  };
}

function componentName(pointer: Pointer): string | undefined {
  const [root, kind, name, ...more] = tokensOf(pointer);
  return root === "components" && kind === "schemas" && more.length === 0 ? name : undefined;
}

/** Returns the mapping entries whose schemas exist; `load` reports the others. */
function readMapping(
  mapping: JsonObject | undefined,
  at: Pointer,
  alternatives: readonly Alternative[],
  { findNode }: DiscriminatorSources,
): readonly MappingEntry[] {
  return entriesOf(mapping).flatMap(([value, written]): readonly MappingEntry[] => {
    const name = asString(written) ?? "";
    const target = schemaPointer(name, findNode);
    if (target === undefined) return [];
    const isDirect = alternatives.some((alternative) => isNamed(alternative, [target]));
    const targets = isDirect ? [target] : composedSchemaOf(target, findNode).ownPointers;
    return [{ value, at: child(at, value), name, targets }];
  });
}

/**
 * Returns the pointer of a schema that a mapping refers to by reference or component name; undefined if it does not
 * exist.
 */
function schemaPointer(name: string, findNode: FindNode): Pointer | undefined {
  const component = child("/components/schemas", name);
  const target = findNode(component) === undefined ? referencePointer(name) : component;
  return findNode(target) === undefined ? undefined : target;
}

/** Whether one of the pointers leads to an alternative, or to a member of its nested unions. */
function isNamed({ ownPointers, schemas }: Alternative, targets: readonly Pointer[]): boolean {
  return haveCommon(targets, ownPointers) || schemas.some((schema) => haveCommon(targets, schema.ownPointers));
}

function haveCommon(some: readonly Pointer[], others: readonly Pointer[]): boolean {
  return some.some((pointer) => others.includes(pointer));
}

/** `mapping` is undefined if the discriminator has none. */
function withValues(
  alternative: Alternative,
  property: string,
  mapping: readonly MappingEntry[] | undefined,
  { inheritance }: DiscriminatorSources,
): DiscriminatedAlternative {
  const { at, name, schemas } = alternative;
  const inherited = schemas.map(({ ownPointers }) =>
    ownPointers.flatMap((own) => inheritance.inheritedValuesOf(own)).find((tag) => tag.property === property),
  );
  const common = schemas.some(({ isDiscriminated }) => isDiscriminated) ? undefined : whereAllDefined(inherited);
  const unmapped =
    common?.flatMap(({ ownValues }) => ownValues.map((value) => ({ value, at }))) ??
    (name === undefined ? [] : [{ value: name, at }]);
  const entries = mapping?.filter(({ targets }) => isNamed(alternative, targets)) ?? [];
  const open = openProperty(schemas);
  const values = entries.length > 0 || (open === undefined && mapping !== undefined) ? entries : unmapped;
  const isImplied = open !== undefined && values.length > 0 && hasNarrowerValues(common, values);
  const ofAlternative = entries.filter(({ targets }) => haveCommon(targets, alternative.ownPointers));
  return {
    at,
    values: values.map(({ value }) => value),
    implied: isImplied ? { at, property, values, ...open } : undefined,
    schemas: schemas.map((schema, index) => {
      const own = entries.filter(({ targets }) => haveCommon(targets, schema.ownPointers));
      const mapped = own.length > 0 ? own : ofAlternative;
      return {
        ...schema,
        mapped: mapped.length > 0 ? mapped.map(({ value }) => value) : undefined,
        inherited: inherited[index]?.ownValues,
        implicit: name,
      };
    }),
  };
}

function whereAllDefined<T>(values: readonly (T | undefined)[]): readonly T[] | undefined {
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Whether the values restrict the inherited ones without excluding all. */
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

/** Returns the common properties of declarations if every schema accepts any text; otherwise undefined. */
function openProperty(
  schemas: readonly DiscriminatedSchema[],
): Pick<ImpliedDiscriminatorValues, "required" | "readOnly" | "writeOnly"> | undefined {
  const properties = schemas.map(({ property, isDiscriminated, acceptsOnlyObjects }) =>
    acceptsOnlyObjects && !isDiscriminated && property?.acceptsText && property.listed === undefined
      ? property
      : undefined,
  );
  if (!properties.every((property) => property !== undefined)) return undefined;
  return {
    required: schemas.every(({ isRequired }) => isRequired),
    readOnly: properties.some(({ readOnly }) => readOnly),
    writeOnly: properties.some(({ writeOnly }) => writeOnly),
  };
}
