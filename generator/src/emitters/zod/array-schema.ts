import { arrayLiteral, call, code, numberLiteral, resolveType, type SchemaUse, type Type } from "../../emitter.js";
import {
  check,
  optional,
  orOtherThan,
  refined,
  type Scope,
  unknownSchema,
  type ZodSchema,
  z,
  zodSchema,
  zodType,
} from "./schema.js";

type ArrayType = Extract<Type, { readonly kind: "array" }>;

/** Prints an array or a tuple. */
export function arraySchema(type: ArrayType, scope: Scope): ZodSchema {
  let schema = type.prefix.length > 0 ? tupleSchema(type, scope) : listSchema(type, scope);
  for (const each of type.checks) {
    switch (each.kind) {
      case "min-items":
      case "max-items":
        if (type.prefix.length > 0) scope.leaveToValidator();
        else if (each.kind === "max-items") schema = refined(schema, code`max`, [numberLiteral(each.limit)]);
        else if (each.limit > 0) schema = refined(schema, code`min`, [numberLiteral(each.limit)]);
        break;
      case "unique-items":
        // Items may become equal when they are parsed.
        if (type.prefix.length > 0 || !isUnchangedByParsing(type.items, scope)) scope.leaveToValidator();
        else schema = refined(schema, code`check`, [check("uniqueItems")]);
        break;
      default:
        scope.leaveToValidator();
    }
  }
  return type.untyped ? orOtherThan(schema, code`"array"`) : schema;
}

function listSchema({ items }: ArrayType, scope: Scope): ZodSchema {
  const item = items === undefined ? unknownSchema : scope.schemaOf(items, scope);
  return zodSchema({
    code: call(code`${z}.array`, [item.code], { hug: true }),
    type: zodType(code`ZodArray`, [item.type]),
    parts: [item],
  });
}

/** The first items have schemas of their own. Those that the array need not have are optional. */
function tupleSchema({ prefix, items, checks }: ArrayType, scope: Scope): ZodSchema {
  const least = Math.max(0, ...checks.map((each) => (each.kind === "min-items" ? each.limit : 0)));
  const first = prefix.map((use, index) => {
    const schema = scope.schemaOf(use, scope);
    return index < least ? schema : optional(schema);
  });
  const isClosed = items?.type.kind === "never" && !items.nullable;
  const rest = isClosed ? undefined : items === undefined ? unknownSchema : scope.schemaOf(items, scope);
  return zodSchema({
    code: call(code`${z}.tuple`, [arrayLiteral(first.map((item) => item.code)), rest?.code]),
    type: zodType(code`ZodTuple`, [arrayLiteral(first.map((item) => item.type)), rest?.type ?? code`null`]),
    parts: rest === undefined ? first : [...first, rest],
  });
}

function isUnchangedByParsing(items: SchemaUse | undefined, { model }: Scope): boolean {
  if (items === undefined) return true;
  const type = resolveType(items.type, model);
  if (type.kind === "string") return !type.trim;
  return type.kind === "number" || type.kind === "boolean" || type.kind === "enum";
}
