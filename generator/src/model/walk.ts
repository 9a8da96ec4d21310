import type { NamedType } from "./interface.js";
import { surfaceUses, type TypeUsageRoots } from "./surfaces.js";
import type { SchemaUse, Type } from "./type.js";

const none: readonly SchemaUse[] = [];

/** Returns the directly nested uses of a type in specification order, without those of checks. */
export function schemaUsesOf(type: Type): readonly SchemaUse[] {
  switch (type.kind) {
    case "any":
    case "never":
    case "null":
    case "boolean":
    case "number":
    case "enum":
    case "reference":
      return none;
    case "string":
      return type.content?.schema === undefined ? none : [type.content.schema];
    case "array":
      if (type.prefix.length === 0) return type.items === undefined ? none : [type.items];
      return type.items === undefined ? type.prefix : [...type.prefix, type.items];
    case "object":
      if (type.patterns.length === 0 && type.additional === undefined) return type.properties;
      return [
        ...type.properties,
        ...type.patterns.map((pattern) => pattern.use),
        ...(type.additional === undefined ? [] : [type.additional]),
      ];
    case "union":
      return type.alternatives;
    case "intersection":
      return type.parts;
  }
}

/** Returns the uses that affect whether a value is accepted: those of the shape and of checks. */
export function validatedSchemaUsesOf(type: Type): readonly SchemaUse[] {
  const inChecks = checkSchemaUses(type);
  if (type.kind === "string") return inChecks;
  const uses = schemaUsesOf(type);
  return inChecks.length === 0 ? uses : [...uses, ...inChecks];
}

function checkSchemaUses(type: Type): readonly SchemaUse[] {
  if (type.kind === "reference" || type.kind === "never" || type.kind === "null") return none;
  if (type.checks.length === 0) return none;
  return type.checks.flatMap((check): readonly SchemaUse[] => {
    switch (check.kind) {
      case "not":
      case "contains":
      case "property-names":
      case "dependent-schema":
      case "unevaluated-properties":
      case "unevaluated-items":
        return [check.use];
      case "if":
        return [check.test, check.consequent, check.alternative].filter((use) => use !== undefined);
      default:
        return [];
    }
  });
}

/** Returns every schema use of an interface, including conditions, each before its nested uses. */
export function everySchemaUse(
  model: TypeUsageRoots & { readonly types: ReadonlyMap<string, Pick<NamedType, "use">> },
): readonly SchemaUse[] {
  const seen = new Set<SchemaUse>();
  const rest = [...[...model.types.values()].map(({ use }) => use), ...surfaceUses(model)].toReversed();
  for (let use = rest.pop(); use !== undefined; use = rest.pop()) {
    if (seen.has(use)) continue;
    seen.add(use);
    const { type } = use;
    for (const nested of validatedSchemaUsesOf(type)) rest.push(nested);
    if (type.kind === "string" && type.content?.schema !== undefined) rest.push(type.content.schema);
  }
  return [...seen];
}
