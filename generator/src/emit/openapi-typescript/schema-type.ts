import type { Interface, NamedType } from "../../model/interface.js";
import type { ArrayType, ObjectType, Property, SchemaUse, Type } from "../../model/type.js";
import {
  arrayLiteral,
  type Code,
  code,
  docComment,
  joinCode,
  jsonLiteral,
  lines,
  propertyKey,
  sourced,
  stringLiteral,
  typeLiteral,
  unionType,
} from "../../print/index.js";
import { schemaUseDocumentation } from "../typescript/documentation.js";
import { namedType } from "../typescript/naming.js";
import { isConstraintOnly } from "../typescript/type-expression.js";

/** How a type is printed at its location. */
export interface SchemaContext {
  readonly model: Interface;
  /** Whether a property with a default is always present: everywhere except in parameters and inline bodies. */
  readonly defaultsArePresent: boolean;
  /** Aliases to print instead of components, by name. Default: none. */
  readonly aliases?: ReadonlyMap<string, Code>;
}

/** Whether a type is an entry of `components.schemas`, not a name for an inline schema. */
export function isComponent({ at }: NamedType): boolean {
  return /^\/components\/schemas\/[^/]+$/.test(at);
}

/** Prints the type of a value in JSON as openapi-typescript does: one type for both directions. */
export function schemaType(use: SchemaUse, context: SchemaContext): Code {
  return unionType(members(use, context));
}

function members(use: SchemaUse, context: SchemaContext): readonly Code[] {
  const own = typeMembers(use.type, context);
  return use.nullable && use.type.kind !== "null" && !isUntyped(use.type) ? [...own, code`null`] : own;
}

/** Whether a schema accepts null only because it does not name a type. */
function isUntyped(type: Type): boolean {
  switch (type.kind) {
    case "any":
      return true;
    case "object":
    case "array":
    case "string":
    case "number":
      return type.untyped;
    case "union":
      return type.variants.some((variant) => isUntyped(variant.type));
    case "intersection":
      return type.parts.every((part) => isUntyped(part.type));
    default:
      return false;
  }
}

function typeMembers(type: Type, context: SchemaContext): readonly Code[] {
  switch (type.kind) {
    case "any":
      return [code`unknown`];
    case "never":
    case "null":
    case "boolean":
    case "number":
    case "string":
      return [code`${plainNames[type.kind]}`];
    case "enum":
      return type.members.map(({ value }) => jsonLiteral(value));
    case "array":
      return [arrayType(type, context)];
    case "object":
      return [objectType(type, context)];
    case "reference": {
      const target = namedType(context.model, type.name);
      return isComponent(target)
        ? [context.aliases?.get(target.name) ?? componentType(target)]
        : members(target.use, context);
    }
    case "union":
      if (type.variants.every((variant) => isConstraintOnly(variant.type))) return [code`unknown`];
      return type.variants.flatMap((variant) => members(variant, context));
    case "intersection":
      return [intersectionType(type.parts, context)];
  }
}

const plainNames = {
  never: code`never`,
  null: code`null`,
  boolean: code`boolean`,
  number: code`number`,
  string: code`string`,
} as const;

function componentType({ name }: NamedType): Code {
  return code`components["schemas"][${stringLiteral(name)}]`;
}

function arrayType({ prefix, items }: ArrayType, context: SchemaContext): Code {
  const item = items === undefined ? code`unknown` : schemaType(items, context);
  if (prefix.length > 0) {
    const first = prefix.map((use) => schemaType(use, context));
    return arrayLiteral(first);
  }
  return items !== undefined && members(items, context).length === 1 && isSimple(items.type)
    ? code`${item}[]`
    : code`(${item})[]`;
}

function isSimple({ kind }: Type): boolean {
  return kind !== "intersection" && kind !== "enum";
}

function objectType(type: ObjectType, context: SchemaContext): Code {
  const own = type.properties.map((property) => propertyMember(property, context));
  const index = indexType(type, context);
  // An index signature would have to accept the types of all properties, so it is a type of its own.
  const shape = own.length === 0 ? undefined : typeLiteral(own, { multiline: true });
  if (shape === undefined && index === undefined) {
    return type.untyped ? code`unknown` : code`Record<string, never>`;
  }
  const indexed = index === undefined ? [] : [code`{ [key: string]: ${index} }`];
  return joinCode([...(shape === undefined ? [] : [shape]), ...indexed], code` & `);
}

function propertyMember(property: Property, context: SchemaContext): Code {
  const isPresent = property.required || (context.defaultsArePresent && property.default !== undefined);
  const readonly = property.readOnly ? code`readonly ` : code``;
  const name = code`${readonly}${sourced(propertyKey(property.name), property)}${isPresent ? code`` : code`?`}`;
  return lines([docComment(schemaUseDocumentation(property)), code`${name}: ${schemaType(property, context)}`]);
}

/** Prints the type of undeclared properties; undefined if the schema does not mention any. */
function indexType(type: ObjectType, context: SchemaContext): Code | undefined {
  const isClosed = type.additional?.type.kind === "never";
  const patterns = type.patterns.map(({ use }) => schemaType(use, context));
  if (!type.additionalStated || isClosed) return patterns.length === 0 ? undefined : unionType(patterns);
  const additional = type.additional === undefined ? code`unknown` : schemaType(type.additional, context);
  return unionType([additional, ...patterns]);
}

function intersectionType(parts: readonly SchemaUse[], context: SchemaContext): Code {
  const shaping = parts.filter(({ type }) => !isConstraintOnly(type) && !isRequiredOnly(type));
  if (shaping.length === 0) return code`unknown`;
  const printed = shaping.map((part) => {
    const own = members(part, context);
    return own.length > 1 ? code`(${unionType(own)})` : unionType(own);
  });
  const all = joinCode(printed, code` & `);
  const declared = shaping.flatMap(({ type }) => propertyNames(type, context.model, new Set()));
  const required = parts.flatMap(({ type }) =>
    type.kind === "object" ? type.requiredElsewhere.map(({ name }) => name) : [],
  );
  const names = [...new Set(required)].filter((name) => declared.includes(name)).map((name) => stringLiteral(name));
  if (names.length === 0) return shaping.length === 1 ? all : code`(${all})`;
  return code`(${all} & Required<Pick<${all}, ${unionType(names)}>>)`;
}

/** Whether an object only requires properties that are declared elsewhere. */
function isRequiredOnly(type: Type): boolean {
  return type.kind === "object" && type.properties.length === 0 && type.patterns.length === 0 && !type.additionalStated;
}

/** Returns the names of the properties that every value of a type may have; those of a union's variants are unknown. */
function propertyNames(type: Type, model: Interface, seen: Set<string>): readonly string[] {
  switch (type.kind) {
    case "object":
      return type.properties.map(({ name }) => name);
    case "intersection":
      return type.parts.flatMap((part) => propertyNames(part.type, model, seen));
    case "reference":
      if (seen.has(type.name)) return [];
      seen.add(type.name);
      return propertyNames(namedType(model, type.name).use.type, model, seen);
    default:
      return [];
  }
}
