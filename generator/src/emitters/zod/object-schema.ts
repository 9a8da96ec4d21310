import {
  type Code,
  call,
  code,
  isPlainPattern,
  type Json,
  jsonLiteral,
  lines,
  objectLiteral,
  type Property,
  propertyKey,
  regexLiteral,
  requiredNamesIn,
  resolveType,
  type SchemaUse,
  type Type,
  typeLiteral,
} from "../../emitter.js";
import {
  optional,
  orOtherThan,
  type Scope,
  unknownSchema,
  withDefault,
  type ZodSchema,
  z,
  zodSchema,
  zodType,
} from "./schema.js";

export type ObjectType = Extract<Type, { readonly kind: "object" }>;

/** A property of `z.object`. */
export interface Field {
  readonly name: string;
  readonly schema: ZodSchema;
}

/** Prints an object, or a map of properties with any name. */
export function objectSchema(type: ObjectType, scope: Scope): ZodSchema {
  if (type.checks.length > 0) scope.leaveToValidator();
  const schema = mapSchema(type, scope) ?? fieldsSchema(type, scope);
  return type.untyped ? orOtherThan(schema, code`"object"`) : schema;
}

/** Prints an object without declared properties as `z.record`. */
function mapSchema(type: ObjectType, scope: Scope): ZodSchema | undefined {
  const { properties, patterns, additional, additionalStated } = type;
  if (properties.length > 0 || requiredNamesIn(type.requiredElsewhere, scope.view).length > 0) return undefined;
  const isClosed = additional?.type.kind === "never" && !additional.nullable;
  const [pattern, ...others] = patterns;
  const keys = code`${z}.string()`;
  if (pattern === undefined) {
    if (isClosed) return undefined;
    const values = additional === undefined ? unknownSchema : scope.schemaOf(additional, scope);
    return recordSchema(keys, values, additionalStated || additional === undefined ? "loose" : "catchall");
  }
  if (!isClosed || others.length > 0 || !isPlainPattern(pattern.pattern)) return undefined;
  const named = code`${keys}.regex(${regexLiteral(pattern.pattern, "u")})`;
  return recordSchema(named, scope.schemaOf(pattern.use, scope), "strict");
}

function recordSchema(keys: Code, values: ZodSchema, others: NonNullable<ZodSchema["others"]>): ZodSchema {
  return zodSchema({
    code: call(code`${z}.record`, [keys, values.code], { hug: true }),
    type: zodType(code`ZodRecord`, [code`${z}.ZodString`, values.type]),
    parts: [values],
    others,
  });
}

function fieldsSchema(type: ObjectType, scope: Scope): ZodSchema {
  const others = othersOf(type);
  if (type.patterns.length > 0) scope.leaveToValidator();
  const shown = type.properties.filter((property) => !isHidden(property, scope));
  const fields = shown.map((property) => fieldOf(property, property.required, scope));
  // Properties of the other direction are ignored. Only an object that refuses or keeps unknown ones has to know them.
  const hidden = others === "strip" ? [] : type.properties.filter((property) => isHidden(property, scope));
  fields.push(...hidden.map(({ name }) => ({ name, schema: optional(unknownSchema) })));
  const known = new Set(fields.map(({ name }) => name));
  for (const name of requiredNamesIn(type.requiredElsewhere, scope.view)) {
    if (!known.has(name)) fields.push({ name, schema: requiredElsewhere(name, type, scope) });
  }
  const rest =
    others === "catchall" && type.additional !== undefined ? scope.schemaOf(type.additional, scope) : undefined;
  return shapeSchema(fields, others, rest);
}

/** How an object treats properties that it does not declare, as far as Zod can express it. */
export function othersOf({
  additional,
  additionalStated,
  properties,
  patterns,
}: ObjectType): NonNullable<ZodSchema["others"]> {
  if (patterns.length > 0) return "loose";
  if (additional?.type.kind === "never" && !additional.nullable) return "strict";
  if (additional !== undefined && !isAnything(additional)) return "catchall";
  return additionalStated || properties.length === 0 ? "loose" : "strip";
}

export function isAnything({ type }: SchemaUse): boolean {
  return type.kind === "any" && type.checks.length === 0;
}

/** A required property that only a pattern or `additionalProperties` describes. */
function requiredElsewhere(_name: string, { additional, patterns }: ObjectType, scope: Scope): ZodSchema {
  if (additional === undefined || patterns.length > 0) return unknownSchema;
  return scope.schemaOf(additional, { ...scope, isInProperty: true });
}

export function isHidden({ readOnly, writeOnly }: Pick<Property, "readOnly" | "writeOnly">, { view }: Scope): boolean {
  return view === "request" ? readOnly : writeOnly;
}

export function fieldOf(property: Property, isRequired: boolean, scope: Scope): Field {
  const { name } = property;
  const schema = scope.schemaOf(property, { ...scope, isInProperty: true });
  if (isRequired) return { name, schema };
  const fallback = defaultOf(property, scope);
  if (fallback === undefined || property.type.kind === "never") return { name, schema: optional(schema) };
  return { name, schema: withDefault(schema, jsonLiteral(strippedValue(fallback.value, property, scope))) };
}

/** Returns a default without the properties that its schema strips, which its type does not have. */
function strippedValue(value: Json, use: SchemaUse, scope: Scope): Json {
  const type = resolveType(use.type, scope.model);
  if (typeof value !== "object" || value === null) return value;
  if (type.kind === "array" && Array.isArray(value)) {
    const { items } = type;
    return items === undefined ? value : value.map((item) => strippedValue(item, items, scope));
  }
  if (type.kind !== "object" || Array.isArray(value)) return value;
  const isStrip = othersOf(type) === "strip";
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const property = type.properties.find((one) => one.name === name);
    if (property === undefined) return isStrip ? [] : [[name, inner] as const];
    return isHidden(property, scope) ? [] : [[name, strippedValue(inner, property, scope)] as const];
  });
  return Object.fromEntries(entries);
}

function defaultOf(use: SchemaUse, { model }: Scope): SchemaUse["default"] {
  if (use.default !== undefined || use.type.kind !== "reference") return use.default;
  return model.types.get(use.type.name)?.use.default;
}

/** Prints the properties of an object. */
export function shapeSchema(
  fields: readonly Field[],
  others: NonNullable<ZodSchema["others"]>,
  rest?: ZodSchema,
): ZodSchema {
  const shape = shapeLiteral(fields);
  const parts = [
    ...fields.map(({ schema }) => ({ ...schema, isDeferred: false })),
    ...(rest === undefined ? [] : [rest]),
  ];
  const make = { strip: code`object`, catchall: code`object`, loose: code`looseObject`, strict: code`strictObject` }[
    others
  ];
  const plain = call(code`${z}.${make}`, [shape], { hug: true });
  const settings =
    rest === undefined
      ? code`${z}.core.${{ strip: code`$strip`, catchall: code`$strip`, loose: code`$loose`, strict: code`$strict` }[others]}`
      : code`${z}.core.$catchall<${rest.type}>`;
  return zodSchema({
    code: rest === undefined ? plain : call(code`${plain}.catchall`, [rest.code]),
    type: zodType(code`ZodObject`, [shapeType(fields), settings]),
    parts,
    isObject: true,
    others,
  });
}

/** Prints `{ id: z.int(), get parent() { … } }`. */
export function shapeLiteral(fields: readonly Field[]): Code {
  const items = fields.map(({ name, schema }) => {
    const key = propertyKey(name);
    if (!schema.isDeferred) return code`${key}: ${schema.code}`;
    return lines([code`get ${key}(): ${schema.type} {`, code`  return ${schema.code};`, code`}`]);
  });
  return objectLiteral(items, { multiline: fields.length > 1 });
}

export function shapeType(fields: readonly Field[]): Code {
  return typeLiteral(
    fields.map(({ name, schema }) => code`${propertyKey(name)}: ${schema.type}`),
    { multiline: fields.length > 1 },
  );
}
