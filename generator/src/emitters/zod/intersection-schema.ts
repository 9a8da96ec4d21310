import {
  call,
  code,
  isConstraintOnly,
  type Property,
  requiredNamesIn,
  resolveType,
  type SchemaUse,
  type Type,
} from "../../emitter.js";
import {
  type Field,
  fieldOf,
  isHidden,
  type ObjectType,
  othersOf,
  shapeLiteral,
  shapeSchema,
  shapeType,
} from "./object-schema.js";
import { type Scope, unknownSchema, type ZodSchema, z, zodSchema, zodType } from "./schema.js";

type IntersectionType = Extract<Type, { readonly kind: "intersection" }>;

/** Prints `allOf`: an object with the properties of all members, if they are objects, and otherwise an intersection. */
export function intersectionSchema(type: IntersectionType, scope: Scope): ZodSchema {
  if (type.checks.length > 0) scope.leaveToValidator();
  const parts = type.parts.filter((part) => !isRedundant(part));
  const shaping = parts.filter((part) => !isConstraintOnly(part.type) || isRequiredOnly(part.type));
  if (shaping.length < parts.length) scope.leaveToValidator();
  const [first, ...others] = shaping;
  if (first === undefined || shaping.every((part) => isRequiredOnly(part.type))) {
    if (first !== undefined) scope.leaveToValidator();
    return unknownSchema;
  }
  if (others.length === 0) return scope.schemaOf(first, scope);
  const objects = shaping.map((part) => objectsOf(part, scope.model, new Set()));
  if (objects.every((found) => found !== undefined)) return mergedSchema(shaping, objects, scope);
  const shaped = shaping.filter((part) => !isRequiredOnly(part.type));
  if (shaped.length < shaping.length) scope.leaveToValidator();
  return intersectionOf(shaped, scope);
}

/** Whether a member accepts every value. */
function isRedundant({ type }: SchemaUse): boolean {
  return type.kind === "any" && type.checks.length === 0;
}

function isRequiredOnly(type: Type): type is ObjectType {
  return (
    type.kind === "object" &&
    type.requiredElsewhere.length > 0 &&
    type.checks.length === 0 &&
    type.properties.length === 0 &&
    type.patterns.length === 0 &&
    !type.additionalStated
  );
}

/** Returns the objects whose properties a use declares; undefined if it is something else as well. */
function objectsOf(use: SchemaUse, model: Scope["model"], seen: Set<string>): readonly ObjectType[] | undefined {
  const { type } = use;
  if (use.nullable) return undefined;
  switch (type.kind) {
    case "object":
      return [type];
    case "reference": {
      const target = model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return undefined;
      return objectsOf(target.use, model, new Set([...seen, type.name]));
    }
    case "intersection": {
      if (type.checks.length > 0) return undefined;
      const nested = type.parts.filter((part) => !isRedundant(part)).map((part) => objectsOf(part, model, seen));
      return nested.every((found) => found !== undefined) ? nested.flat() : undefined;
    }
    default:
      return undefined;
  }
}

/** Prints one object with the properties of all members. */
function mergedSchema(
  parts: readonly SchemaUse[],
  objectsByPart: readonly (readonly ObjectType[])[],
  scope: Scope,
): ZodSchema {
  const objects = objectsByPart.flat();
  if (objects.some(({ checks, patterns }) => checks.length > 0 || patterns.length > 0)) scope.leaveToValidator();
  // A value of another JSON type satisfies objects without a type.
  if (objects.every(({ untyped }) => untyped)) scope.leaveToValidator();
  const policies = objects.map(othersOf);
  const isLimited = policies.some((policy) => policy === "strict" || policy === "catchall");
  if (isLimited) scope.leaveToValidator();
  const isLoose =
    isLimited ||
    objects.every(({ properties }) => properties.length === 0) ||
    objects.some((object) => othersOf(object) === "loose" && !(object.untyped && isBare(object)));
  const others = isLoose ? "loose" : "strip";
  const base = baseOf(parts, scope);
  const inherited = base === undefined ? [] : (objectsByPart[0] ?? []);
  const fields = mergedFields(objects, inherited, scope);
  if (base === undefined) return shapeSchema(fields, others);
  if (fields.length === 0 && !isLoose) return base;
  const extend = code`${base.code}.extend`;
  const extended = fields.length === 0 ? base.code : call(extend, [shapeLiteral(fields)], { hug: true });
  return zodSchema({
    code: isLoose ? code`${extended}.loose()` : extended,
    type: zodType(code`ZodObject`, [
      code`${z}.core.util.Extend<(${base.type})["shape"], ${shapeType(fields)}>`,
      isLoose ? code`${z}.core.$loose` : code`${z}.core.$strip`,
    ]),
    parts: [base, ...fields.map(({ schema }) => ({ ...schema, isDeferred: false }))],
    isObject: true,
    others,
  });
}

/** Whether an object says nothing about properties. */
function isBare({ properties, patterns, additionalStated }: ObjectType): boolean {
  return properties.length === 0 && patterns.length === 0 && !additionalStated;
}

/** Returns the first member if it is a constant that `extend` accepts. */
function baseOf([first]: readonly SchemaUse[], scope: Scope): ZodSchema | undefined {
  if (first?.type.kind !== "reference" || first.nullable) return undefined;
  const { schema, isDeferred, code: constant } = scope.constantOf(first.type.name, scope.view);
  if (schema === undefined || isDeferred || !schema.isObject || schema.others !== "strip") return undefined;
  return { ...schema, code: constant, type: code`typeof ${constant}`, isDeferred: false };
}

/** Returns the properties of objects, except those that `inherited` declares alike. */
function mergedFields(
  objects: readonly ObjectType[],
  inherited: readonly ObjectType[],
  scope: Scope,
): readonly Field[] {
  const declared = new Map<string, Property[]>();
  for (const property of objects.flatMap(({ properties }) => properties)) {
    const list = declared.get(property.name);
    if (list === undefined) declared.set(property.name, [property]);
    else list.push(property);
  }
  const names = (some: readonly ObjectType[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ requiredElsewhere }) => requiredNamesIn(requiredElsewhere, scope.view)));
  const required = names(objects);
  const known = new Map(inherited.flatMap(({ properties }) => properties).map((property) => [property.name, property]));
  const fields: Field[] = [];
  for (const [name, list] of declared) {
    const [first] = list;
    if (first === undefined || list.some((property) => isHidden(property, scope))) continue;
    const isRequired = required.has(name) || list.some((property) => property.required);
    const isInherited = known.get(name) === first && list.length === 1;
    if (isInherited && (first.required || !required.has(name) || names(inherited).has(name))) continue;
    fields.push(fieldOf(list.length === 1 ? first : together(list, scope), isRequired, scope));
  }
  for (const name of required) {
    if (!declared.has(name) && !names(inherited).has(name)) fields.push({ name, schema: unknownSchema });
  }
  return fields;
}

/** Returns a property that satisfies all its declarations: the narrowest one, or their intersection. */
function together(list: readonly Property[], scope: Scope): Property {
  const [first, ...others] = list as [Property, ...Property[]];
  const fallback = list.find((property) => property.default !== undefined)?.default;
  const narrowest = list.find((one) => list.every((other) => other === one || accepts(other, one, scope)));
  const use = narrowest ?? {
    ...first,
    nullable: list.every((property) => property.nullable),
    type: { kind: "intersection" as const, at: first.at, parts: [first, ...others], checks: [] },
  };
  return fallback === undefined ? use : { ...use, default: fallback };
}

/** Whether one declaration of a property accepts whatever the other does, as a string accepts its listed values. */
function accepts(wide: Property, narrow: Property, { model }: Scope): boolean {
  if (narrow.nullable && !wide.nullable) return false;
  if (isSameUse(wide, narrow)) return true;
  const [target, type] = [resolveType(wide.type, model), resolveType(narrow.type, model)];
  if (target.kind === "any") return target.checks.length === 0;
  if (type.kind !== "enum" || type.open !== "closed" || type.checks.length > 0) return false;
  const values = type.members.map(({ value }) => value);
  if (target.kind === "string") {
    return (
      target.checks.length === 0 && target.format === undefined && values.every((value) => typeof value === "string")
    );
  }
  if (target.kind !== "enum" || target.checks.length > 0) return false;
  return values.every((value) => target.members.some((member) => member.value === value));
}

function isSameUse(one: Property, other: Property): boolean {
  const [a, b] = [one.type, other.type];
  if (a.kind === "reference") return b.kind === "reference" && a.name === b.name;
  if (a.kind === "boolean" && b.kind === "boolean") return a.checks.length === 0 && b.checks.length === 0;
  return (
    a.kind === "string" &&
    b.kind === "string" &&
    a.checks.length + b.checks.length === 0 &&
    a.format === b.format &&
    a.trim === b.trim &&
    a.content === b.content
  );
}

/** Prints members that are not only objects as nested `z.intersection`. */
function intersectionOf(parts: readonly SchemaUse[], scope: Scope): ZodSchema {
  const schemas = parts.map((part) => scope.schemaOf(part, scope));
  // Zod accepts a property that one of two strict objects declares.
  if (schemas.some((schema) => schema.others === "strict") || parts.some((part) => mayBeStrict(part, scope))) {
    scope.leaveToValidator();
  }
  return schemas.reduce((one, other) =>
    zodSchema({
      code: call(code`${z}.intersection`, [one.code, other.code]),
      type: zodType(code`ZodIntersection`, [one.type, other.type]),
      parts: [one, other],
    }),
  );
}

/** Whether an object among the alternatives of a member refuses undeclared properties. */
function mayBeStrict(part: SchemaUse, scope: Scope, depth = 0): boolean {
  const type = resolveType(part.type, scope.model);
  if (depth > 8) return true;
  if (type.kind === "object") return othersOf(type) === "strict";
  if (type.kind === "union") return type.alternatives.some((alternative) => mayBeStrict(alternative, scope, depth + 1));
  return type.kind === "intersection" && type.parts.some((each) => mayBeStrict(each, scope, depth + 1));
}
