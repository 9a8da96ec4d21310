import type { Json, JsonObject } from "../../load/document.js";
import { asList, asNumber, asObject, asStrings, child, entriesOf } from "../../model/raw.js";
import type { References } from "../../model/references.js";
import { schemaKeyword } from "../../openapi/schema-keywords.js";
import { isSame } from "../../values/json.js";
import type { DocumentCheckContext } from "../context.js";
import { evaluate } from "../evaluate.js";
import { quoteName, quoteValue } from "../message-text.js";
import { isInCondition } from "./impossible-members.js";

/** A keyword that no value satisfies, with the reason. */
type Contradiction = readonly [keyword: string, reason: string];

/**
 * Reports schemas that no value satisfies because their keywords contradict each other, except pairs of limits and
 * members of `allOf`, which have rules of their own.
 */
export function checkImpossibleSchemas(context: DocumentCheckContext): void {
  for (const visit of context.objectsWith(Object.keys(contradictions), "schema")) {
    if (visit.slot === "not" || isInCondition(visit)) continue;
    const { node, pointer } = visit;
    // A default for `$dynamicRef`, which other schemas replace: `{ $dynamicAnchor: item, not: {} }`.
    if ("$dynamicAnchor" in node) continue;
    for (const [keyword, contradictionOf] of Object.entries(contradictions)) {
      const found = keyword in node ? contradictionOf(node, context.references) : undefined;
      if (found === undefined) continue;
      const [at, reason] = found;
      const message = `no value satisfies this schema: ${reason}`;
      context.report({ code: "schema-impossible", message, pointer: child(pointer, at), keyOrValue: "key" });
      break;
    }
  }
}

/** How each keyword may contradict others. */
const contradictions: {
  readonly [keyword: string]: (node: JsonObject, references: References) => Contradiction | undefined;
} = {
  const: contradictsConst,
  not: contradictsNot,
  required: contradictsRequired,
  minProperties: contradictsMinProperties,
  minItems: contradictsMinItems,
  contains: contradictsContains,
  dependentRequired: contradictsDependentRequired,
  anyOf: (node) => withoutAlternative(node, "anyOf"),
  oneOf: (node) => withoutAlternative(node, "oneOf"),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: (node) => forbiddenBranch(node, "then"),
  else: (node) => forbiddenBranch(node, "else"),
  minimum: contradictsRange,
  exclusiveMinimum: contradictsRange,
};

function contradictsConst(node: JsonObject, references: References): Contradiction | undefined {
  // The values of `enum` have a rule of their own.
  if ("enum" in node) return undefined;
  const { const: value = null, default: _default, $ref: _ref, not: _not, ...others } = node;
  const violation = evaluate(others, value, references);
  if (violation === "fits" || violation === "unsure") return undefined;
  return ["const", `the value ${quoteValue(value)} of \`const\` is excluded: it ${violation.message}`];
}

function contradictsNot({ not: excluded, ...others }: JsonObject): Contradiction | undefined {
  const schema = asObject(excluded);
  if (schema === undefined) return undefined;
  const [wanted, unwanted] = [assertionsOf(others), assertionsOf(schema)];
  // `not: {}` alone is a common way to write `false`.
  if (Object.keys(wanted).length === 0) return undefined;
  if (Object.keys(unwanted).length === 0) return ["not", "`not` excludes all values"];
  if (isSame(wanted, unwanted)) return ["not", "`not` excludes what the schema describes"];
  const types = typesOf(wanted);
  const isExcluded = (type: string): boolean =>
    typesOf(unwanted).includes(type) || (type === "integer" && typesOf(unwanted).includes("number"));
  if (Object.keys(unwanted).join() !== "type" || types.length === 0 || !types.every(isExcluded)) return undefined;
  return ["not", "`not` excludes all types of the schema"];
}

function assertionsOf(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => {
      const { class: kind } = schemaKeyword(keyword) ?? { class: "annotation" };
      return kind !== "annotation";
    }),
  );
}

function typesOf({ type }: JsonObject): readonly string[] {
  return typeof type === "string" ? [type] : asStrings(type);
}

/** Whether values have only these types. Without `type`, the keywords decide. */
function isOnly(node: JsonObject, ...types: readonly string[]): boolean {
  return typesOf(node).every((type) => types.includes(type));
}

function isForbidden(schema: Json | undefined): boolean {
  return schema === false || isSame(schema, { not: {} }) || isSame(schema, { not: true });
}

function isAlwaysTrue(schema: Json | undefined): boolean {
  return schema === true || isSame(schema, {});
}

function contradictsRequired(node: JsonObject, references: References): Contradiction | undefined {
  if (!isOnly(node, "object")) return undefined;
  const { properties, propertyNames } = node;
  for (const name of asStrings(node["required"])) {
    if (name === "__proto__")
      return ["required", `${quoteName(name)} is required, but servers drop properties with this name from JSON`];
    const declared = asObject(properties);
    if (declared !== undefined && Object.hasOwn(declared, name) && isForbidden(declared[name]))
      return ["required", `the property ${quoteName(name)} is required and forbidden`];
    if (propertyNames === undefined) continue;
    const violation = evaluate(propertyNames, name, references);
    if (violation !== "fits" && violation !== "unsure")
      return ["propertyNames", `${quoteName(name)} is required, but its name ${violation.message}`];
  }
  return undefined;
}

function contradictsMinProperties(node: JsonObject): Contradiction | undefined {
  const least = asNumber(node["minProperties"]);
  if (least === undefined || !isOnly(node, "object")) return undefined;
  const names = asObject(node["propertyNames"])?.["enum"];
  const allowed = entriesOf(node["properties"]).filter(([, schema]) => !isForbidden(schema)).length;
  const isClosed = node["additionalProperties"] === false && entriesOf(node["patternProperties"]).length === 0;
  const most = Math.min(Array.isArray(names) ? names.length : Infinity, isClosed ? allowed : Infinity);
  if (least <= most) return undefined;
  return ["minProperties", `\`minProperties\` is ${least}, and the number of allowed properties is ${most}`];
}

function contradictsMinItems(node: JsonObject): Contradiction | undefined {
  const least = asNumber(node["minItems"]);
  if (least === undefined || !isOnly(node, "array")) return undefined;
  const { items } = node;
  const first = asList(node["prefixItems"]).length;
  if (isForbidden(items) && least > first)
    return ["minItems", `\`minItems\` is ${least}, and the number of allowed items is ${first}`];
  const values = node["uniqueItems"] === true && first === 0 ? numberOfValues(asObject(items)) : undefined;
  if (values === undefined || least <= values) return undefined;
  return ["minItems", `\`minItems\` is ${least}, and the number of different items is ${values}`];
}

/** The number of values of a schema that lists them. */
function numberOfValues(schema: JsonObject | undefined): number | undefined {
  if (schema === undefined) return undefined;
  if ("const" in schema) return 1;
  const { enum: values } = schema;
  if (Array.isArray(values)) return values.length;
  return schema["type"] === "boolean" ? 2 : undefined;
}

function contradictsContains(node: JsonObject, references: References): Contradiction | undefined {
  const least = asNumber(node["minContains"]) ?? 1;
  if (least === 0 || !isOnly(node, "array")) return undefined;
  const { contains = true, items = true, prefixItems } = node;
  if (isForbidden(contains)) return ["contains", "a list contains an item for which there is no value"];
  if (prefixItems === undefined && (excludes(contains, items, references) || excludes(items, contains, references)))
    return ["contains", "`items` excludes the item that a list contains"];
  const most = asNumber(node["maxItems"]);
  if (most === undefined || least <= most) return undefined;
  return ["contains", `the number of items to contain is ${least}, and \`maxItems\` is ${most}`];
}

/** Whether none of the values or types that a schema lists fits another one. */
function excludes(listing: Json, other: Json, references: References): boolean {
  const [node, schema] = [listing, other].map((start) =>
    asObject(references.follow({ node: start, pointer: "" })?.node),
  );
  if (node === undefined || schema === undefined || "nullable" in node || "nullable" in schema) return false;
  const values = "const" in node ? [node["const"] ?? null] : asList(node["enum"]);
  if (values.length > 0) {
    const found = values.map((value) => evaluate(schema, value, references));
    return found.every((violation) => typeof violation === "object" && violation.isFormat !== true);
  }
  const [types, others] = [typesOf(node), typesOf(schema)];
  const isNumber = (type: string): boolean => type === "integer" || type === "number";
  const isCommon = (type: string): boolean => others.includes(type) || (isNumber(type) && others.some(isNumber));
  return types.length > 0 && others.length > 0 && !types.some(isCommon);
}

/** Required properties that require forbidden ones. */
function contradictsDependentRequired(node: JsonObject): Contradiction | undefined {
  if (!isOnly(node, "object")) return undefined;
  const [required, declared] = [new Set(asStrings(node["required"])), asObject(node["properties"]) ?? {}];
  const isClosed = isForbidden(node["additionalProperties"]) && entriesOf(node["patternProperties"]).length === 0;
  for (const name of required) {
    for (const other of asStrings(asObject(node["dependentRequired"])?.[name])) {
      if (Object.hasOwn(declared, other) ? isForbidden(declared[other]) : isClosed)
        return [
          "dependentRequired",
          `the property ${quoteName(name)} is required and requires ${quoteName(other)}, which is forbidden`,
        ];
      required.add(other);
    }
  }
  return undefined;
}

function withoutAlternative(node: JsonObject, keyword: "anyOf" | "oneOf"): Contradiction | undefined {
  const alternatives = asList(node[keyword]);
  if (alternatives.length === 0 || !alternatives.every(isForbidden)) return undefined;
  return [keyword, `all alternatives of \`${keyword}\` exclude all values`];
}

/** A branch that excludes all values, for a condition that is always true, or always false. */
function forbiddenBranch(node: JsonObject, branch: "then" | "else"): Contradiction | undefined {
  const { if: condition } = node;
  if (condition === undefined || !isForbidden(node[branch])) return undefined;
  const isTaken = branch === "else" ? isForbidden(condition) : isAlwaysTrue(condition) || isImplied(condition, node);
  return isTaken ? [branch, `\`${branch}\` excludes all values, and its condition applies to all of them`] : undefined;
}

/** Whether a condition only requires properties that the schema requires of all values. */
function isImplied(condition: Json, node: JsonObject): boolean {
  const { required, type, ...others } = asObject(condition) ?? {};
  const names = asStrings(node["required"]);
  const isObject = typesOf(node).join() === "object";
  if (Object.keys(others).length > 0 || (type !== undefined && type !== "object") || !isObject) return false;
  return asStrings(required).every((name) => names.includes(name));
}

/** Numbers within a range of which none is an integer or a multiple. */
function contradictsRange(node: JsonObject): Contradiction | undefined {
  if (!isOnly(node, "integer", "number")) return undefined;
  const step = asNumber(node["multipleOf"]) ?? (isOnly(node, "integer") && "type" in node ? 1 : undefined);
  const least = Math.max(...numbersOf(node, "minimum", "exclusiveMinimum"));
  const most = Math.min(...numbersOf(node, "maximum", "exclusiveMaximum"));
  // Pairs of limits that contradict each other have a rule of their own.
  if (step === undefined || step <= 0 || !Number.isFinite(least) || !Number.isFinite(most) || least > most)
    return undefined;
  // Quotients of fractions are not exact.
  const first = Math.ceil(least / step - 1e-9);
  const last = Math.floor(most / step + 1e-9);
  if (first <= last) return undefined;
  const keyword = "minimum" in node ? "minimum" : "exclusiveMinimum";
  return [keyword, `there is no ${step === 1 ? "integer" : `multiple of ${step}`} from ${least} to ${most}`];
}

function numbersOf(node: JsonObject, ...keywords: readonly string[]): readonly number[] {
  return keywords.flatMap((keyword) => asNumber(node[keyword]) ?? []);
}
