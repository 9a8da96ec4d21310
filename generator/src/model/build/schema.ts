import type { Json, JsonObject } from "../../load/document.js";
import { type ConstrainedType, schemaKeywordsWhere } from "../../openapi/schema-keywords.js";
import { checkedNumberFormats, storedFormats } from "../formats.js";
import { isBinaryText } from "../media-kind.js";
import { NameTable } from "../names.js";
import {
  asList,
  asObject,
  asString,
  asStrings,
  child,
  hasKey,
  type Mutable,
  referencePointer,
  withoutUndefined,
} from "../raw.js";
import type { EnumMember, EnumType, LogicCheck, Pointer, SchemaUse, Type } from "../type.js";
import { createNullAcceptance } from "./accepts-null.js";
import type { BuildContext, BuildSchemaUse, FindTypeName } from "./context.js";
import { discriminatorOf, readDiscriminator, unionKeywordOf } from "./discriminator.js";
import { withDiscriminatorValues } from "./discriminator-constraint.js";
import { NameClaims } from "./name-claims.js";
import { propertyKeys } from "./property-keys.js";
import { describe } from "./read-description.js";
import { readFieldChecks, readFlags, readImage } from "./schema-extensions.js";
import { buildArray, buildNumber, buildObject, buildString, type TypedSchema } from "./typed-schema.js";

const constrainedTypes: readonly ConstrainedType[] = ["string", "number", "array", "object"];

/**
 * Keyword → the type that it implies in a schema without `type`. Keywords for unevaluated properties and items are checks
 * of the whole schema.
 */
const impliedTypes: ReadonlyMap<string, ConstrainedType> = new Map(
  constrainedTypes.flatMap((type) =>
    schemaKeywordsWhere(
      ({ constrains, concernsUnevaluated }) => constrains === type && concernsUnevaluated !== true,
    ).map((keyword) => [keyword, type] as const),
  ),
);

const numberFormats: ReadonlySet<string> = new Set([...checkedNumberFormats, ...storedFormats.number]);
const refusedKeywords = schemaKeywordsWhere(({ support }) => support === "refused");

/** Keywords through which other schemas affect nullability. */
const compositionKeywords = schemaKeywordsWhere(
  ({ describes, constrains, requires }) =>
    (describes === "value" || describes === "condition") && constrains === undefined && requires === undefined,
);

export function schemaBuilder(context: BuildContext, nameOf: FindTypeName): BuildSchemaUse {
  const acceptsNull = createNullAcceptance((reference) => context.references.target(reference)?.node);
  const build: BuildSchemaUse = (node, at) => {
    if (node === false) return { at, type: { kind: "never", at }, nullable: false };
    const schema = asObject(node);
    if (schema === undefined) return { at, type: anyType(at), nullable: false };
    if (hasKey(schema, "discriminator")) context.addDiscriminator(readDiscriminator(schema, at, context));
    // Fast path for most schemas; a document has tens of thousands.
    if (isTrivialSchema(schema)) {
      const { type, nullable } = ownType(schema, at, build, context) ?? { type: anyType(at), nullable: false };
      return withSourcePointer(schema, at, { type, nullable });
    }

    for (const keyword of refusedKeywords) {
      if (hasKey(schema, keyword)) {
        context.report("unsupported-keyword", child(at, keyword), `\`${keyword}\` is not supported`, {
          keyOrValue: "key",
          fix: "use a plain $ref",
        });
      }
    }
    const parts: SchemaUse[] = [];
    const reference = asString(schema["$ref"]);
    if (reference !== undefined) {
      const name = nameOf(referencePointer(reference));
      if (name !== undefined) parts.push({ at, type: { kind: "reference", at, name }, nullable: false });
    }
    const own = ownType(schema, at, build, context);
    if (own !== undefined) parts.push({ at, ...own });
    for (const [keyword, mode] of [
      ["oneOf", "one"],
      ["anyOf", "any"],
    ] as const) {
      if (hasKey(schema, keyword) && !(keyword === "oneOf" && isNamedEnum(schema))) {
        parts.push(buildUnion(schema, { keyword, mode, at, build, context, acceptsNull }));
      }
    }
    asList(schema["allOf"]).forEach((part, index) => {
      parts.push(build(part, child(child(at, "allOf"), index)));
    });

    const checks = [...logicChecks(schema, at, build), ...readFieldChecks(schema, at)];
    const type = combine(parts, checks, own !== undefined, at);
    const composed = parts.length > 1 || compositionKeywords.some((keyword) => hasKey(schema, keyword));
    const nullable = composed ? acceptsNull(schema) : (own?.nullable ?? false);
    return withSourcePointer(schema, at, { type, nullable });
  };
  return build;
}

/** Keywords that make a schema more than a type with annotations. */
const composingKeywords: ReadonlySet<string> = new Set([
  ...schemaKeywordsWhere(({ class: ofClass }) => ofClass === "reference"),
  ...compositionKeywords,
  ...schemaKeywordsWhere(({ concernsUnevaluated }) => concernsUnevaluated === true),
  "x-checks",
]);

function isTrivialSchema(schema: JsonObject): boolean {
  for (const keyword of Object.keys(schema)) if (composingKeywords.has(keyword)) return false;
  return true;
}

/** Combines a type with the annotations of its schema. */
function withSourcePointer(schema: JsonObject, at: string, { type, nullable }: OwnType): SchemaUse {
  const acceptsNull = type.kind === "null" || type.kind === "any" ? false : nullable;
  const use: Mutable<SchemaUse> = { at, type, nullable: acceptsNull };
  describe(use, schema);
  if (hasKey(schema, "default")) use.default = { value: schema["default"] as Json };
  if (hasKey(schema, "examples")) use.examples = asList(schema["examples"]);
  const image = readImage(schema);
  if (image !== undefined) use.image = image;
  return use;
}

function anyType(at: string): Type {
  return { kind: "any", at, checks: [] };
}

function combine(parts: readonly SchemaUse[], checks: readonly LogicCheck[], ownPart: boolean, at: string): Type {
  const [only] = parts;
  if (only === undefined) return { kind: "any", at, checks };
  if (parts.length === 1) {
    const type = only.type;
    if (checks.length === 0) return type;
    // Unevaluated checks depend on their own schema and must not move into a subschema.
    const movable = ownPart || !checks.some((check) => check.kind.startsWith("unevaluated"));
    if (movable && type.kind !== "reference" && type.kind !== "never" && type.kind !== "null") {
      return { ...type, checks: [...type.checks, ...checks] } as Type;
    }
  }
  return { kind: "intersection", at, parts: parts.map((part) => ({ ...part, nullable: false })), checks };
}

interface OwnType {
  readonly type: Type;
  readonly nullable: boolean;
}

/** Returns the type that a schema itself declares: by `type`, `const`, `enum`, or type-specific keywords. */
function ownType(schema: JsonObject, at: string, build: BuildSchemaUse, context: BuildContext): OwnType | undefined {
  const stated = asStrings(schema["type"]);
  const named = isNamedEnum(schema);
  if (hasKey(schema, "const") || hasKey(schema, "enum") || named)
    return enumeration(schema, at, { named, stated, build, context });

  const kinds = stated.length > 0 ? stated.filter((kind) => kind !== "null") : impliedJsonTypes(schema);
  const untyped = stated.length === 0;
  const nullable = stated.includes("null");
  if (kinds.length === 0) {
    if (nullable) return { type: { kind: "null", at }, nullable: false };
    return undefined;
  }
  const typed = { schema, at, untyped, values: context.values };
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined) return { type: buildTypeOfKind(only, typed, build, context), nullable };
  // `integer` beside `number` is redundant.
  const distinct = kinds.filter((kind) => !(kind === "integer" && kinds.includes("number")));
  const types = distinct.map((kind) => buildTypeOfKind(kind, typed, build, context));
  const [first] = types;
  if (types.length === 1 && first !== undefined) return { type: first, nullable };
  const alternatives = types.map((type): SchemaUse => ({ at, type, nullable: false }));
  if (untyped) return { type: { kind: "intersection", at, parts: alternatives, checks: [] }, nullable: true };
  return { type: { kind: "union", at, mode: "any", alternatives, checks: [] }, nullable };
}

function impliedJsonTypes(schema: JsonObject): readonly ConstrainedType[] {
  const format = asString(schema["format"]);
  const found = new Set<ConstrainedType>();
  if (format !== undefined) found.add(numberFormats.has(format) ? "number" : "string");
  for (const keyword in schema) {
    const type = impliedTypes.get(keyword);
    if (type !== undefined) found.add(type);
  }
  return constrainedTypes.filter((type) => found.has(type));
}

function buildTypeOfKind(kind: string, typed: TypedSchema, build: BuildSchemaUse, context: BuildContext): Type {
  const { schema, at } = typed;
  switch (kind) {
    case "string":
      return buildString(
        typed,
        { file: isBinaryText(schema) && context.isFile(at), flags: readFlags(schema, at) },
        build,
      );
    case "integer":
    case "number":
      return buildNumber(typed, { integer: kind === "integer", flags: readFlags(schema, at) });
    case "boolean":
      return { kind: "boolean", at, checks: [] };
    case "array":
      return buildArray(typed, build);
    case "object":
      return buildObject(typed, build, propertyKeysOf(typed, context), context.findNode);
    default:
      context.report("unsupported-keyword", child(at, "type"), `\`${kind}\` is no JSON type`, {
        expected: "null, boolean, integer, number, string, array or object",
      });
      return { kind: "any", at, checks: [] };
  }
}

function propertyKeysOf({ schema, at }: TypedSchema, context: BuildContext): ReadonlyMap<string, string> {
  const names = Object.keys(asObject(schema["properties"]) ?? {});
  return propertyKeys(names, child(at, "properties"), context);
}

/** Whether the schema is a `oneOf` of `const` branches: a list of named values. */
function isNamedEnum(schema: JsonObject): boolean {
  if (!hasKey(schema, "oneOf")) return false;
  const branches = asList(schema["oneOf"]).map((branch) => asObject(branch) ?? {});
  const names = (branch: JsonObject): boolean =>
    hasKey(branch, "const") && Object.keys(branch).every((key) => namingKeywords.has(key) || key.startsWith("x-"));
  const values = new Set(branches.map((branch) => JSON.stringify(branch["const"])));
  return branches.length > 0 && branches.every(names) && values.size === branches.length;
}

/** Keywords allowed in a branch of named values. */
const namingKeywords = new Set(["const", "title", "description", "deprecated"]);

/** Returns the values of `oneOf`, each with its title or `x-name` as the key of a constant. */
function namedMembers(schema: JsonObject, at: Pointer, context: BuildContext): EnumMember[] {
  const table = new NameTable();
  const isUsable = (name: string): boolean => name !== "" && name !== "__proto__";
  const claims = new NameClaims(context, { noun: "key", fallback: "value", table, isUsable });
  return asList(schema["oneOf"]).map((branch, index) => {
    const node = asObject(branch) ?? {};
    const memberAt = child(child(at, "oneOf"), index);
    const title = asString(node["title"]);
    const assigned = context.assignedName(memberAt);
    const text = title ?? assigned?.name;
    const claim = { at: memberAt, writtenAt: child(memberAt, "title"), assigned };
    return withoutUndefined({
      at: memberAt,
      value: node["const"] as Json,
      name: text === undefined ? undefined : claims.claim({ ...claim, text, identifier: text }),
      description: asString(node["description"]),
      deprecated: node["deprecated"] === true ? true : undefined,
    });
  });
}

interface EnumerationContext {
  readonly named: boolean;
  readonly stated: readonly string[];
  readonly build: BuildSchemaUse;
  readonly context: BuildContext;
}

function enumeration(schema: JsonObject, at: string, surroundings: EnumerationContext): OwnType {
  const { named, stated, build, context } = surroundings;
  let members: EnumMember[];
  if (named) {
    members = namedMembers(schema, at, context);
  } else if (hasKey(schema, "const")) {
    members = [{ at: child(at, "const"), value: schema["const"] as Json }];
  } else {
    members = asList(schema["enum"]).map((value, index) => ({ at: child(child(at, "enum"), index), value }));
  }
  if (stated.length > 0) members = members.filter((member) => isOfTypes(member.value, stated));
  // Several lists in one schema all apply.
  const lists = [
    hasKey(schema, "enum") ? asList(schema["enum"]) : undefined,
    hasKey(schema, "const") ? [schema["const"]] : undefined,
  ].filter((list) => list !== undefined);
  for (const list of lists) {
    const texts = new Set(list.map((value) => JSON.stringify(value)));
    members = members.filter((member) => texts.has(JSON.stringify(member.value)));
  }
  const nullable = members.some((member) => member.value === null);
  const values = members.filter((member) => member.value !== null);
  if (nullable && values.length === 0) return { type: { kind: "null", at }, nullable: false };
  const open =
    schema["x-open-enum"] ?? schema["x-extensible-enum"] ?? (values.length > 1 && context.isOpenByDefault(at));
  const type: EnumType = {
    kind: "enum",
    at,
    members: distinctMembers(values),
    open: open === true ? "response" : open === "both" ? "both" : "closed",
    bases: enumBasesOf(values, stated),
    checks: [],
  };
  if (type.members.length === 0) return { type: { kind: "never", at }, nullable };
  // Bounds beside the list still apply to values of their type.
  const possible = new Set([...stated, ...(stated.length > 0 ? [] : values.map(({ value }) => jsonTypeOf(value)))]);
  if (possible.has("integer")) possible.add("number");
  const kinds = impliedJsonTypes(schema).filter((kind) => possible.has(kind));
  const bounds = kinds.map((kind) => ({
    at,
    type: buildTypeOfKind(kind, { schema, at, untyped: true, values: context.values }, build, context),
    nullable: false,
  }));
  if (bounds.length === 0) return { type, nullable };
  return {
    type: { kind: "intersection", at, parts: [{ at, type, nullable: false }, ...bounds], checks: [] },
    nullable,
  };
}

function distinctMembers(members: readonly EnumMember[]): EnumMember[] {
  const seen = new Set<string>();
  return members.filter((member) => {
    const text = JSON.stringify(member.value);
    return !seen.has(text) && seen.add(text);
  });
}

function enumBasesOf(members: readonly EnumMember[], stated: readonly string[]): EnumType["bases"] {
  const bases = new Set<EnumType["bases"][number]>();
  for (const { value } of members) {
    if (typeof value === "string") bases.add("string");
    else if (typeof value === "number")
      bases.add(stated.includes("integer") || Number.isInteger(value) ? "integer" : "number");
    else if (typeof value === "boolean") bases.add("boolean");
    else bases.add("json");
  }
  return [...bases];
}

function jsonTypeOf(value: Json): string {
  return Array.isArray(value) ? "array" : typeof value;
}

function isOfTypes(value: Json, types: readonly string[]): boolean {
  if (value === null) return types.includes("null");
  if (Array.isArray(value)) return types.includes("array");
  if (typeof value === "number")
    return types.includes("number") || (types.includes("integer") && Number.isInteger(value));
  return types.includes(typeof value);
}

interface UnionContext {
  readonly keyword: "oneOf" | "anyOf";
  readonly mode: "one" | "any";
  readonly at: string;
  readonly build: BuildSchemaUse;
  readonly context: BuildContext;
  readonly acceptsNull: (node: Json) => boolean;
}

function buildUnion(schema: JsonObject, { keyword, mode, at, build, context, acceptsNull }: UnionContext): SchemaUse {
  const base = child(at, keyword);
  const branches = asList(schema[keyword]);
  const reading = unionKeywordOf(schema) === keyword ? context.discriminator(at) : undefined;
  const discriminated = reading?.kind === "union" ? reading : undefined;
  const implied = new Map(discriminated?.alternatives.map((alternative) => [alternative.at, alternative.implied]));
  const alternatives: SchemaUse[] = [];
  const indices = new Map<string, number>();
  let nullable = false;
  branches.forEach((branch, index) => {
    const own = child(base, index);
    const use = withDiscriminatorValues(build(branch, own), implied.get(own), context.values);
    // Two alternatives of `oneOf` that both accept null reject it; then null remains an alternative.
    const isAlone = (): boolean => mode === "any" || !branches.some((other) => other !== branch && acceptsNull(other));
    if (use.type.kind === "null" && isAlone()) nullable = true;
    else {
      indices.set(own, alternatives.length);
      alternatives.push(use);
    }
  });
  const [only] = alternatives;
  if (only === undefined) return { at: base, type: { kind: "null", at: base }, nullable: false };
  if (alternatives.length === 1) return { ...only, nullable: only.nullable || nullable };
  const discriminator = discriminated && discriminatorOf(discriminated, indices, schema);
  return {
    at: base,
    type: withoutUndefined({ kind: "union" as const, at: base, mode, alternatives, checks: [], discriminator }),
    nullable,
  };
}

function logicChecks(schema: JsonObject, at: string, build: BuildSchemaUse): LogicCheck[] {
  const checks: LogicCheck[] = [];
  const use = (keyword: string): SchemaUse => build(schema[keyword], child(at, keyword));
  if (hasKey(schema, "not")) checks.push({ kind: "not", at: child(at, "not"), use: use("not") });
  if (hasKey(schema, "if")) {
    // Even without `then` and `else`: what the condition matches counts as evaluated.
    checks.push(
      withoutUndefined({
        kind: "if" as const,
        at: child(at, "if"),
        test: use("if"),
        consequent: hasKey(schema, "then") ? use("then") : undefined,
        alternative: hasKey(schema, "else") ? use("else") : undefined,
      }),
    );
  }
  for (const [keyword, kind] of [
    ["unevaluatedProperties", "unevaluated-properties"],
    ["unevaluatedItems", "unevaluated-items"],
  ] as const) {
    if (hasKey(schema, keyword)) checks.push({ kind, at: child(at, keyword), use: use(keyword) });
  }
  return checks;
}
