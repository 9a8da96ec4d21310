import { brandKey, isBranded } from "../../model/brands.js";
import { hasRepresentations, isUndecided, keyOf } from "../../model/conversion.js";
import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { Direction } from "../../model/openness.js";
import { isOpen } from "../../model/openness.js";
import { mayHaveOptionalProperties } from "../../model/optional-properties.js";
import { requiredNamesIn } from "../../model/required-names.js";
import { resolveType } from "../../model/resolve-type.js";
import type {
  ArrayType,
  EnumType,
  NameLocation,
  NumberType,
  ObjectType,
  Property,
  SchemaUse,
  StringType,
  Type,
  UnionType,
} from "../../model/type.js";
import { wireForm } from "../../model/wire-form.js";
import {
  arrayLiteral,
  type Code,
  clientRuntime,
  code,
  docComment,
  joinCode,
  jsonLiteral,
  lines,
  propertyKey,
  sourced,
  symbol,
  typeLiteral,
  unionType,
} from "../../print/index.js";
import { schemaUseDocumentation } from "./documentation.js";
import { namedType, typeSymbol } from "./naming.js";

/** Prints the TypeScript type of a use, including `null`. */
export function useExpression(use: SchemaUse, direction: Direction, model: Interface): Code {
  const members = unionMembers(use, direction, model);
  return unionType(members);
}

/** Prints the type of a property that may be absent: with `optionalProperties: undefined`, it may also be undefined. */
export function optionalExpression(use: SchemaUse, direction: Direction, model: Interface): Code {
  return model.optionalProperties === undefined
    ? useExpression(use, direction, model)
    : orUndefined(use, direction, model);
}

/** Prints a type together with `undefined`. */
export function orUndefined(use: SchemaUse, direction: Direction, model: Interface): Code {
  if (isUnknown(use.type)) return useExpression(use, direction, model);
  if (use.type.kind === "never") return code`undefined`;
  return unionType([...unionMembers(use, direction, model), code`undefined`]);
}

/** Prints the type of a value that a caller passes, in which every optional property may be undefined. */
export function inputExpression(use: SchemaUse, direction: Direction, model: Interface): Code {
  return asInput(useExpression(use, direction, model), { use, direction }, model);
}

/** Prints the type of a value that a caller passes, given that of the value itself. */
export function asInput(
  type: Code,
  { use, direction }: { readonly use: SchemaUse; readonly direction: Direction },
  model: Interface,
): Code {
  const isExact = model.optionalProperties === undefined && mayHaveOptionalProperties(use, direction, model);
  return isExact ? code`${clientRuntime("BodyInput", true)}<${type}>` : type;
}

/** Prints the properties of a type with these names as required ones. */
export function requiredProperties(type: Code, names: readonly Code[], model: Interface): Code {
  const picked = unionType(names);
  // `Required` keeps an `undefined` that the type of an optional property includes.
  return model.optionalProperties === undefined
    ? code`Required<Pick<${type}, ${picked}>>`
    : code`{ [Key in ${picked}]-?: Exclude<(${type})[Key], undefined> }`;
}

function unionMembers(use: SchemaUse, direction: Direction, model: Interface): Code[] {
  const members = typeMembers(use.type, direction, model);
  return use.nullable && use.type.kind !== "null" && !isUnknown(use.type) ? [...members, code`null`] : members;
}

function isUnknown(type: Type): boolean {
  return (
    type.kind === "any" || (type.kind === "intersection" && type.parts.every((part) => isConstraintOnly(part.type)))
  );
}

/** Returns the members of a type's union, so that nested unions are flattened. */
function typeMembers(type: Type, direction: Direction, given: Interface): Code[] {
  const model = isUndecided(type, given) ? wireForm(given) : given;
  switch (type.kind) {
    case "any":
      return [code`unknown`];
    case "never":
      return [code`never`];
    case "null":
      return [code`null`];
    case "boolean":
      return [code`boolean`];
    case "number":
      return [representationOf(type, model) ?? code`number`];
    case "string":
      if (!type.file) return [representationOf(type, model) ?? code`string`];
      return [direction === "request" ? clientRuntime("FileInput", true) : code`Blob`];
    case "enum":
      return [...listedMembers(type), ...unlistedMembers(type, direction)];
    case "array":
      return [arrayExpression(type, direction, model)];
    case "object":
      return [objectExpression(type, direction, model)];
    case "reference":
      return [typeSymbol(namedType(model, type.name), direction, model)];
    case "union":
      return unionAlternatives(type, direction, model);
    case "intersection": {
      const only = convertedScalarIn(type.parts, model) ?? onlyShapingPart(type.parts);
      return only === undefined
        ? [intersectionExpression(type.parts, direction, model)]
        : unionMembers(only, direction, model);
    }
  }
}

/** Returns the code representation of a JSON string or number; undefined for the JSON type itself. */
function representationOf(type: StringType | NumberType, { form, brands }: Interface): Code | undefined {
  const { representation } = type;
  const brand =
    isBranded(type) && (form !== "wire" || representation === undefined) ? brands?.get(brandKey(type)) : undefined;
  if (brand !== undefined) return symbol({ name: brand.identifier, module: layout.brands, typeOnly: true });
  switch (form === "wire" ? undefined : representation) {
    case "dateTime":
    case "date":
      return code`Date`;
    case "instant":
      return code`Temporal.Instant`;
    case "plainDate":
      return code`Temporal.PlainDate`;
    case "int64":
    case "int64String":
      return code`bigint`;
    case "int64Text":
      return code`string`;
    case undefined:
      return undefined;
  }
}

/**
 * Returns the member of an intersection that is not represented as a string or number. The other members only restrict
 * it.
 */
function convertedScalarIn(parts: readonly SchemaUse[], model: Interface): SchemaUse | undefined {
  if (!hasRepresentations(model)) return undefined;
  return parts.find((part) => {
    const type = resolveType(part.type, model);
    return (type.kind === "string" || type.kind === "number") && type.representation !== undefined;
  });
}

/** Returns the only member that determines an intersection's shape; a union in it becomes a union of the use. */
function onlyShapingPart(parts: readonly SchemaUse[]): SchemaUse | undefined {
  const shaping = parts.filter((part) => !isConstraintOnly(part.type));
  const [only] = shaping;
  return shaping.length === 1 && only !== undefined && !isRequiredOnly(only.type) ? only : undefined;
}

function unionAlternatives(type: UnionType, direction: Direction, model: Interface): Code[] {
  if (type.alternatives.every((alternative) => isConstraintOnly(alternative.type))) return [code`unknown`];
  return type.alternatives.flatMap((alternative) => unionMembers(alternative, direction, model));
}

function listedMembers(type: EnumType): Code[] {
  return type.members.map((member) => jsonLiteral(member.value));
}

/** Returns types for unlisted values of an enumeration that keep listed ones visible to completion. */
export function unlistedMembers(type: EnumType, direction: Direction): Code[] {
  if (!isOpen(type, direction)) return [];
  const kinds = type.bases.map((base) => (base === "integer" ? "number" : base));
  return [...new Set(kinds)].map((kind) => {
    switch (kind) {
      case "json":
        return code`unknown`;
      case "null":
        return code`null`;
      case "boolean":
        return code`boolean`;
      default:
        return code`(${kind === "number" ? code`number` : code`string`} & {})`;
    }
  });
}

function arrayExpression(type: ArrayType, direction: Direction, model: Interface): Code {
  const rest = type.items === undefined ? undefined : useExpression(type.items, direction, model);
  // Sent values may be constants; received values belong to the receiver.
  const mark = direction === "request" ? code`readonly ` : code``;
  if (type.prefix.length === 0)
    return code`${mark}${parenthesised(type.items, rest ?? code`unknown`, direction, model)}[]`;
  const least = type.checks.reduce(
    (most, check) => (check.kind === "min-items" ? Math.max(most, check.limit) : most),
    0,
  );
  const items = type.prefix.map((item, index) => {
    const expression = parenthesised(item, useExpression(item, direction, model), direction, model);
    return index < least ? expression : code`${expression}?`;
  });
  if (type.items?.type.kind !== "never")
    items.push(code`...${parenthesised(type.items, rest ?? code`unknown`, direction, model)}[]`);
  return code`${mark}${arrayLiteral(items)}`;
}

function parenthesised(use: SchemaUse | undefined, expression: Code, direction: Direction, model: Interface): Code {
  return use !== undefined && isCompound(use, direction, model) ? code`(${expression})` : expression;
}

/** Whether the expression of a use has an operator, such as `|`, at its top. */
function isCompound({ nullable, type }: SchemaUse, direction: Direction, model: Interface): boolean {
  if (nullable) return true;
  switch (type.kind) {
    case "array":
      return direction === "request";
    case "union":
      return true;
    case "enum":
      return type.members.length > 1 || isOpen(type, direction);
    case "intersection": {
      const [first, ...others] = shapedParts(type.parts, model);
      if (others.length > 0 || type.parts.some((part) => isRequiredOnly(part.type))) return true;
      return first !== undefined && isCompound(first, direction, model);
    }
    default:
      return false;
  }
}

/** Prints an anonymous object type. Named ones become interfaces through {@link objectMembers}. */
function objectExpression(type: ObjectType, direction: Direction, model: Interface): Code {
  const members = objectMembers(type, direction, model);
  if (members.length === 0) {
    return type.additional?.type.kind === "never" ? code`Record<string, never>` : code`{ [key: string]: unknown }`;
  }
  return typeLiteral(members);
}

/** Returns the members of an object's interface without separators, in specification order. */
export function objectMembers(type: ObjectType, direction: Direction, model: Interface): readonly Code[] {
  const shown = type.properties.filter((property) =>
    direction === "request" ? !property.readOnly : !property.writeOnly,
  );
  const members = [
    ...shown.map((property) => propertyMember(property, direction, model)),
    ...undeclaredMembers(type, direction),
  ];
  const index = indexSignature(type, members.length > 0, direction, model);
  return index === undefined ? members : [...members, index];
}

function propertyMember(property: Property, direction: Direction, model: Interface): Code {
  const { at, field }: NameLocation = property.namedAt ?? property;
  const name = sourced(propertyKey(model.form === "wire" ? property.name : keyOf(property)), { at }, field);

  const documentation = docComment(schemaUseDocumentation(property));
  return property.required && property.type.kind !== "never"
    ? lines([documentation, code`${name}: ${useExpression(property, direction, model)}`])
    : lines([documentation, code`${name}?: ${optionalExpression(property, direction, model)}`]);
}

/** Declares required properties that are declared nowhere else; otherwise, no literal could include them. */
function undeclaredMembers(type: ObjectType, direction: Direction): readonly Code[] {
  const isOpen = type.additionalStated || type.patterns.length > 0;
  if (isOpen || type.properties.length === 0) return [];
  return requiredNamesIn(type.requiredElsewhere, direction).map((name) => code`${propertyKey(name)}: unknown`);
}

function indexSignature(
  type: ObjectType,
  besideProperties: boolean,
  direction: Direction,
  model: Interface,
): Code | undefined {
  if (type.additional !== undefined && type.additional.type.kind === "never" && type.patterns.length === 0)
    return undefined;
  if (!type.additionalStated && type.patterns.length === 0) return undefined;
  const [only] = type.patterns;
  const closed = type.additional?.type.kind === "never";
  const uses = [
    ...type.patterns.map((pattern) => pattern.use),
    ...(closed || type.additional === undefined ? [] : [type.additional]),
  ];
  const [use] = uses;
  // An index signature must be compatible with declared properties, which only `unknown` guarantees.
  if (besideProperties || uses.length !== 1 || use === undefined || (only !== undefined && !closed)) {
    return code`[key: string]: unknown`;
  }
  return code`[key: string]: ${useExpression(use, direction, model)}`;
}

function intersectionExpression(parts: readonly SchemaUse[], direction: Direction, model: Interface): Code {
  const shaped = shapedParts(parts, model);
  const [first] = shaped;
  if (first === undefined) return code`unknown`;
  const declared = shaped.some(hasUndeclared) ? propertyNames(shaped, model) : new Map<string, string>();
  const expressions = shaped.map((part) => {
    const expression = useExpression(withoutDeclared(part, declared), direction, model);
    return shaped.length > 1 ? parenthesised(part, expression, direction, model) : expression;
  });
  const known = parts.some((part) => isRequiredOnly(part.type))
    ? propertyNames(shaped, model)
    : new Map<string, string>();
  for (const part of parts) {
    if (!isRequiredOnly(part.type)) continue;
    const required = requiredNamesIn(part.type.requiredElsewhere, direction);
    const names = required.flatMap((name) => known.get(name) ?? []).map((key) => jsonLiteral(key));
    const base =
      shaped.length === 1
        ? useExpression(first, direction, model)
        : joinCode(expressions.slice(0, shaped.length), code` & `);
    if (names.length > 0) expressions.push(requiredProperties(base, names, model));
  }
  return joinCode(expressions, code` & `);
}

/** Whether the type is `additionalProperties: true` without a type, which accepts any object and all other values. */
/** The parts of an intersection that its expression consists of. */
function shapedParts(parts: readonly SchemaUse[], model: Interface): readonly SchemaUse[] {
  const shaping = parts.filter((part) => !isConstraintOnly(part.type) && !isRequiredOnly(part.type));
  // Beside scalars and lists, an object without constraints adds nothing and would exclude them.
  const others = shaping.filter(({ type }) => !isAnyObject(type));
  return others.some(({ type }) => acceptsOtherThanObjects(type, model)) ? others : shaping;
}

function isAnyObject(type: Type): boolean {
  return (
    type.kind === "object" &&
    type.untyped &&
    type.properties.length === 0 &&
    type.patterns.length === 0 &&
    type.additional === undefined
  );
}

function acceptsOtherThanObjects(type: Type, model: Interface): boolean {
  const target = resolveType(type, model);
  if (target.kind === "union") {
    return target.alternatives.some((alternative) => {
      const inner = resolveType(alternative.type, model);
      return inner.kind !== "union" && acceptsOtherThanObjects(inner, model);
    });
  }
  return ["array", "boolean", "enum", "number", "string"].includes(target.kind);
}

function hasUndeclared({ type }: SchemaUse): boolean {
  return type.kind === "object" && type.requiredElsewhere.length > 0;
}

/** Returns a member of an intersection without required names that another member declares. */
function withoutDeclared(part: SchemaUse, declared: ReadonlyMap<string, string>): SchemaUse {
  if (part.type.kind !== "object") return part;
  const requiredElsewhere = part.type.requiredElsewhere.filter(({ name }) => !declared.has(name));
  return { ...part, type: { ...part.type, requiredElsewhere } };
}

/** Whether an object only requires properties that are declared elsewhere. */
function isRequiredOnly(type: Type): type is ObjectType {
  return (
    type.kind === "object" &&
    type.requiredElsewhere.length > 0 &&
    type.properties.length === 0 &&
    type.patterns.length === 0 &&
    !type.additionalStated
  );
}

/** The properties of the objects that some uses are, or are made of: their names in code, by those in JSON. */
function propertyNames(uses: readonly SchemaUse[], model: Interface): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  const pending = uses.map(({ type }) => type);
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (type.kind === "object") {
      for (const property of type.properties) {
        names.set(property.name, model.form === "wire" ? property.name : keyOf(property));
      }
    }
    if (type.kind === "intersection") for (const part of type.parts) pending.push(part.type);
    // Visit a referenced type once: nested references could grow exponentially.
    if (type.kind !== "reference" || seen.has(type.name)) continue;
    seen.add(type.name);
    const target = model.types.get(type.name);
    if (target !== undefined) pending.push(target.use.type);
  }
  return names;
}

/**
 * Whether a type only has constraints that do not affect its shape: constraints without a type, lists of required
 * names.
 */
export function isConstraintOnly(type: Type): boolean {
  switch (type.kind) {
    case "any":
      return true;
    case "object":
      return type.untyped && type.properties.length === 0 && !type.additionalStated && type.patterns.length === 0;
    case "string":
    case "number":
      return type.untyped;
    case "array":
      return type.untyped && type.items === undefined && type.prefix.length === 0;
    case "union":
      return type.alternatives.every((alternative) => isConstraintOnly(alternative.type));
    case "intersection":
      return type.parts.every((part) => isConstraintOnly(part.type));
    default:
      return false;
  }
}
