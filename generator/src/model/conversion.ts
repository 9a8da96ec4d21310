import type { Interface, NamedType } from "./interface.js";
import { jsonTypesOf } from "./json-types.js";
import type { Representation } from "./representation.js";
import { objectTypesOf, resolveType } from "./resolve-type.js";
import type { ArrayType, Discriminator, ObjectType, SchemaUse, Type, UnionType } from "./type.js";
import { everySchemaUse, schemaUsesOf } from "./walk.js";

/** How values of a type are converted between JSON and TypeScript. */
export type Conversion =
  | { readonly kind: "scalar"; readonly representation: Representation }
  | { readonly kind: "named"; readonly type: NamedType }
  | {
      readonly kind: "array";
      readonly prefix: readonly (Conversion | undefined)[];
      readonly items: Conversion | undefined;
    }
  | {
      readonly kind: "object";
      readonly properties: readonly PropertyConversion[];
      readonly rest: Conversion | undefined;
    }
  | { readonly kind: "all"; readonly parts: readonly Conversion[] }
  | { readonly kind: "kinds"; readonly kinds: ReadonlyMap<ConvertedKind, Conversion> }
  /** The value may also be one that is not converted. */
  | { readonly kind: "possible"; readonly conversion: Conversion }
  | {
      readonly kind: "discriminated";
      readonly name: string;
      readonly key: string;
      readonly cases: readonly { readonly value: string; readonly conversion: Conversion | undefined }[];
      readonly otherwise: Conversion | undefined;
    }
  /** The first type whose validator accepts the JSON. */
  | { readonly kind: "valid"; readonly alternatives: readonly ValidAlternative[] };

export interface PropertyConversion {
  /** The name in JSON. */
  readonly name: string;
  /** The name in TypeScript. */
  readonly key: string;
  readonly conversion: Conversion | undefined;
}

export interface ValidAlternative {
  readonly type: NamedType;
  readonly conversion: Conversion | undefined;
}

/** The JSON types that conversions distinguish. */
export type ConvertedKind = "array" | "number" | "object" | "string";

/** `undecided` if the alternative of a value cannot be determined, so that values keep their JSON form. */
type Decision = Conversion | "undecided" | undefined;

/** Returns the conversion of a use; undefined if JSON and TypeScript forms are equal. */
export function conversionOf({ type }: Pick<SchemaUse, "type">, model: Interface): Conversion | undefined {
  const decision = decide(type, model);
  return decision === "undecided" ? undefined : decision;
}

/** Whether values keep their JSON form because the alternatives of the type cannot be distinguished. */
export function isUndecided(type: Type, model: Interface): boolean {
  return hasRepresentations(model) && decide(type, model) === "undecided";
}

/** Returns the innermost types whose values keep their JSON form. */
export function undecidedTypes(model: Interface): readonly Type[] {
  if (!hasRepresentations(model)) return [];
  const found = everySchemaUse(model)
    .map(({ type }) => type)
    .filter((type) => isUndecided(type, model));
  return [...new Set(found)].filter((type) => !schemaUsesOf(type).some((inner) => isUndecided(inner.type, model)));
}

/** Whether code has values of `Temporal`. */
export function usesTemporal(model: Interface): boolean {
  if (!hasRepresentations(model)) return false;
  return everySchemaUse(model).some(({ type }) => {
    return type.kind === "string" && (type.representation === "instant" || type.representation === "plainDate");
  });
}

/** Whether any type of an interface is converted. */
export function hasRepresentations(model: Interface): boolean {
  return model.hasRepresentations === true;
}

/** Returns the conversion of a named type itself, for the constant that other types reference. */
export function conversionOfNamed(type: NamedType, model: Interface): Conversion | undefined {
  return type.wire === undefined ? undefined : conversionOf(type.use, model);
}

/** Whether values of a type could lose digits of integers if JSON is parsed as numbers. */
export function isExactType(type: Type, model: Interface): boolean {
  const conversion = conversionOf({ type }, model);
  return conversion !== undefined && isExact(conversion, model);
}

/** Whether integers could lose digits if JSON is parsed as numbers. */
export function isExact(conversion: Conversion, model: Interface, seen: Set<string> = new Set()): boolean {
  const inside = (inner: Conversion | undefined): boolean => inner !== undefined && isExact(inner, model, seen);
  switch (conversion.kind) {
    case "scalar":
      return conversion.representation === "int64" || conversion.representation === "int64Text";
    case "named": {
      const { type } = conversion;
      if (seen.has(type.identifier)) return false;
      seen.add(type.identifier);
      return inside(conversionOfNamed(type, model));
    }
    case "array":
      return inside(conversion.items) || conversion.prefix.some(inside);
    case "object":
      return inside(conversion.rest) || conversion.properties.some((property) => inside(property.conversion));
    case "all":
      return conversion.parts.some(inside);
    case "kinds":
      return [...conversion.kinds.values()].some(inside);
    case "possible":
      return inside(conversion.conversion);
    case "discriminated":
      return inside(conversion.otherwise) || conversion.cases.some((each) => inside(each.conversion));
    case "valid":
      return conversion.alternatives.some((alternative) => inside(alternative.conversion));
  }
}

/** Returns the name of a property in TypeScript. */
export function keyOf({ name, key }: { readonly name: string; readonly key?: string }): string {
  return key ?? name;
}

/** Whether a type itself, rather than a nested or referenced one, is converted. */
export function isConvertedHere(type: Type): boolean {
  if ((type.kind === "string" || type.kind === "number") && type.representation !== undefined) return true;
  if (type.kind === "object") for (const { key } of type.properties) if (key !== undefined) return true;
  if (type.kind === "string") return false;
  for (const use of schemaUsesOf(type)) if (isConvertedHere(use.type)) return true;
  return false;
}

function decide(type: Type, model: Interface): Decision {
  switch (type.kind) {
    case "string":
    case "number":
      return type.representation === undefined ? undefined : { kind: "scalar", representation: type.representation };
    case "reference": {
      const target = model.types.get(type.name);
      return target?.wire === undefined ? undefined : { kind: "named", type: target };
    }
    case "array":
      return arrayConversion(type, model);
    case "object":
      return objectConversion(type, model);
    case "intersection": {
      const parts = type.parts.map((part) => decide(part.type, model)).filter((part) => part !== undefined);
      if (parts.includes("undecided") || hasKeyConflict(type.parts, model)) return "undecided";
      const [only] = parts as Conversion[];
      return parts.length < 2 ? only : { kind: "all", parts: parts as Conversion[] };
    }
    case "union":
      return unionConversion(type, model);
    default:
      return undefined;
  }
}

/** Whether parts of one object give one name to two properties, or two names to one. */
function hasKeyConflict(parts: readonly SchemaUse[], model: Interface): boolean {
  const properties = parts.flatMap(({ type }) => objectTypesOf(type, model)).flatMap((object) => object.properties);
  if (properties.every(({ key }) => key === undefined)) return false;
  const keys = new Map(properties.map((property) => [property.name, keyOf(property)]));
  const names = new Map(properties.map((property) => [keyOf(property), property.name]));
  return properties.some((property) => {
    return keys.get(property.name) !== keyOf(property) || names.get(keyOf(property)) !== property.name;
  });
}

function arrayConversion({ prefix, items }: ArrayType, model: Interface): Decision {
  const first = prefix.map((item) => conversionOf(item, model));
  const rest = items === undefined ? undefined : conversionOf(items, model);
  if (rest === undefined && first.every((item) => item === undefined)) return undefined;
  return { kind: "array", prefix: first, items: rest };
}

function objectConversion(type: ObjectType, model: Interface): Decision {
  const properties = type.properties
    .map((property): PropertyConversion => {
      return { name: property.name, key: keyOf(property), conversion: conversionOf(property, model) };
    })
    .filter(({ name, key, conversion }) => key !== name || conversion !== undefined);
  const patterns = type.patterns.map(({ use }) => conversionOf(use, model));
  const additional = type.additional === undefined ? undefined : conversionOf(type.additional, model);
  if (patterns.some((pattern) => pattern !== undefined)) {
    // A name may match several patterns or none. Its schema is known only if every name matches the same one.
    const [only] = patterns;
    const isClosed = type.additional?.type.kind === "never";
    if (patterns.length > 1 || !isClosed || type.properties.length > 0) return "undecided";
    return { kind: "object", properties, rest: only };
  }
  // A declared property without a conversion must not get that of additional properties.
  const declared =
    additional === undefined
      ? []
      : type.properties.filter((property) => !properties.some(({ name }) => name === property.name));
  const listed = declared.map(({ name }): PropertyConversion => ({ name, key: name, conversion: undefined }));
  if (properties.length === 0 && additional === undefined) return undefined;
  return { kind: "object", properties: [...properties, ...listed], rest: additional };
}

function unionConversion(type: UnionType, model: Interface): Decision {
  const decisions = type.alternatives.map((alternative) => decide(alternative.type, model));
  if (decisions.includes("undecided")) return "undecided";
  const conversions = decisions as (Conversion | undefined)[];
  if (conversions.every((conversion) => conversion === undefined)) return undefined;
  if (type.discriminator !== undefined) {
    const selected = discriminatedConversion(type.discriminator, type, conversions, model);
    if (selected !== undefined) return selected;
  }
  const kinds = new Map<ConvertedKind, Conversion>();
  for (const kind of ["array", "number", "object", "string"] as const) {
    const alternatives = type.alternatives.flatMap((alternative, index) =>
      jsonTypesOf(alternative, { model, view: "response" }).has(kind)
        ? [{ use: alternative, conversion: conversions[index] }]
        : [],
    );
    const decision = conversionOfKind(kind, alternatives, model);
    if (decision === "undecided") return "undecided";
    if (decision !== undefined) kinds.set(kind, decision);
  }
  const number = kinds.get("number");
  if (number !== undefined && isText(number, model)) {
    const mayBeText = type.alternatives.some((alternative) =>
      jsonTypesOf(alternative, { model, view: "response" }).has("string"),
    );
    if (mayBeText) return "undecided";
    kinds.set("string", number);
  }
  const string = kinds.get("string");
  if (string !== undefined && isBigintOfString(string, model)) {
    if (number !== undefined) return "undecided";
    kinds.set("number", string);
  }
  return { kind: "kinds", kinds };
}

interface Alternative {
  readonly use: SchemaUse;
  readonly conversion: Conversion | undefined;
}

/** Returns the conversion for one JSON type shared by several alternatives. */
function conversionOfKind(kind: ConvertedKind, alternatives: readonly Alternative[], model: Interface): Decision {
  const distinct = new Map(alternatives.map(({ conversion }) => [keyOfConversion(conversion), conversion]));
  const [first] = distinct.values();
  if (distinct.size < 2) return first;
  const converted = [...distinct.values()].filter((conversion) => conversion !== undefined);
  if (kind === "string" || kind === "number") {
    const [scalar] = converted;
    // A text is converted to a date whenever it is valid as one. `toWire` could not distinguish two representations
    // with one class.
    return converted.length === 1 && scalar !== undefined && !isText(scalar, model)
      ? { kind: "possible", conversion: scalar }
      : "undecided";
  }
  const valid = alternatives.flatMap(({ use: { type, nullable }, conversion }): readonly ValidAlternative[] => {
    const target = type.kind === "reference" && !nullable ? model.types.get(type.name) : undefined;
    return target === undefined ? [] : [{ type: target, conversion }];
  });
  return valid.length === alternatives.length ? { kind: "valid", alternatives: valid } : "undecided";
}

/** Whether a representation is a string in TypeScript, indistinguishable from a JSON string. */
function isText(conversion: Conversion, model: Interface): boolean {
  if (conversion.kind === "named") {
    const inner = conversionOfNamed(conversion.type, model);
    return inner !== undefined && isText(inner, model);
  }
  return conversion.kind === "scalar" && conversion.representation === "int64Text";
}

/** Whether a JSON string is a bigint in TypeScript, indistinguishable from a JSON number. */
function isBigintOfString(conversion: Conversion, model: Interface): boolean {
  if (conversion.kind === "possible") return isBigintOfString(conversion.conversion, model);
  if (conversion.kind === "named") {
    const inner = conversionOfNamed(conversion.type, model);
    return inner !== undefined && isBigintOfString(inner, model);
  }
  return conversion.kind === "scalar" && conversion.representation === "int64String";
}

/** Returns a key that is equal for equal conversions. */
function keyOfConversion(conversion: Conversion | undefined): string {
  return (
    JSON.stringify(conversion, (key, value: unknown) => {
      if (key === "type") return (value as NamedType).identifier;
      return value instanceof Map ? [...value] : value;
    }) ?? ""
  );
}

function discriminatedConversion(
  { property, mapping, defaultAlternative }: Discriminator,
  { alternatives }: UnionType,
  conversions: readonly (Conversion | undefined)[],
  model: Interface,
): Conversion | undefined {
  const keys = new Set(alternatives.map(({ type }) => keyOfProperty(type, property, model)));
  const [key] = keys;
  if (keys.size !== 1 || key === undefined) return undefined;
  const cases = mapping.map(({ value, alternative }) => ({ value, conversion: conversions[alternative] }));
  const otherwise = defaultAlternative === undefined ? undefined : conversions[defaultAlternative];
  return { kind: "discriminated", name: property, key, cases, otherwise };
}

/** Returns the TypeScript name of a property shared by alternatives. */
function keyOfProperty(type: Type, name: string, model: Interface, depth = 0): string {
  const target = resolveType(type, model);
  if (target.kind === "object") return keyOf(target.properties.find((property) => property.name === name) ?? { name });
  if (target.kind !== "intersection" || depth > 16) return name;
  const keys = target.parts.map((part) => keyOfProperty(part.type, name, model, depth + 1));
  return keys.find((key) => key !== name) ?? name;
}
