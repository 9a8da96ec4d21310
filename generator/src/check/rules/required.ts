import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json, JsonObject } from "../../load/document.js";
import { declarationsOf, declaredNames } from "../../model/declarations.js";
import { asList, asObject, child, hasKey } from "../../model/raw.js";
import type { SchemaUse } from "../../model/type.js";
import { schemaKeyword } from "../../openapi/schema-keywords.js";
import { appliesOthers } from "../applied.js";
import type { CheckContext, DocumentCheckContext } from "../context.js";
import { expressionOf } from "../evaluate.js";
import { quoteName } from "../message-text.js";
import type { NodeVisit, ObjectVisit } from "../walk.js";

/** Reports names that a closed object requires and does not declare itself, as {@link checkRequired} does for all others. */
export function checkPlainRequired({ objectsWith, report }: DocumentCheckContext): void {
  for (const visit of objectsWith(["required"], "schema")) {
    const { node, pointer } = visit;
    const isClosed = node["type"] === "object" && node["additionalProperties"] === false;
    if (!isClosed || hasKey(node, "patternProperties") || appliesOthers(node) || isCondition(visit)) continue;
    for (const [index, name] of asList(node["required"]).entries()) {
      if (typeof name !== "string" || declares(node, name)) continue;
      reportForbidden(name, child(`${pointer}/required`, index), visit, report);
    }
  }
}

/** Whether a schema is in a condition (`not`, `if`), where it may be impossible. */
function isCondition(visit: ObjectVisit): boolean {
  for (let schema: NodeVisit | undefined = visit; schema?.kind === "schema"; schema = schema.parent) {
    if (schemaKeyword(schema.slot)?.describes === "condition") return true;
  }
  return false;
}

/** Checks that names in `required` are declared and allowed properties. */
export function checkRequired(context: CheckContext): void {
  for (const visit of context.objectsWith(["required"], "schema")) {
    const required = asList(visit.node["required"]);
    if (required.length === 0) continue;
    checkNames(required, visit, context);
    checkCount(required, visit, context);
  }
}

function checkNames(required: readonly Json[], visit: ObjectVisit, context: CheckContext): void {
  const { node, pointer } = visit;
  const isPlain = !appliesOthers(node);
  const isOpen = isPlain && !hasKey(node, "additionalProperties");
  let around: readonly SchemaUse[] | undefined;
  for (const [index, name] of required.entries()) {
    if (typeof name !== "string" || (isPlain && declares(node, name)) || (isOpen && isDeclaredAround(name, visit)))
      continue;
    around ??= schemasAround(visit, context);
    const at = child(`${pointer}/required`, index);
    if (!reportImpossible(name, at, visit, context)) reportUndeclared(name, at, around, context);
  }
}

function declares({ properties }: JsonObject, name: string): boolean {
  const declared = asObject(properties);
  return declared !== undefined && hasKey(declared, name);
}

/** Whether an enclosing schema, which applies to the same value, declares a name. This is most names of alternatives. */
function isDeclaredAround(name: string, visit: ObjectVisit): boolean {
  let schema: NodeVisit = visit;
  while (schemaKeyword(schema.slot)?.describes === "value" && schema.parent?.kind === "schema") {
    schema = schema.parent;
    if (declares(schema.node as JsonObject, name)) return true;
  }
  return false;
}

/** Reports a name that is neither declared nor allowed because of `additionalProperties: false`. */
function reportImpossible(name: string, at: string, visit: ObjectVisit, context: CheckContext): boolean {
  const use = context.schemaUseAt(visit.pointer);
  const objects = use === undefined ? [] : context.schemas.of(use).objects;
  const isClosed = objects.some(
    ({ additional, properties, patterns }) =>
      additional?.type.kind === "never" &&
      !properties.some((property) => property.name === name) &&
      !patterns.some(({ pattern }) => matches(pattern, name)),
  );
  if (isClosed) reportForbidden(name, at, visit, context.report);
  return isClosed;
}

function reportForbidden(name: string, at: string, { node }: ObjectVisit, report: CheckContext["report"]): void {
  const message = `${quoteName(name)} is required, but is not a property of this schema, and additional ones are forbidden`;
  const properties = Object.keys(asObject(node["properties"]) ?? {});
  report({ code: "required-impossible", message, pointer: at, ...didYouMean(name, properties) });
}

/** Reports an undeclared name, usually a misspelling, unless a schema for additional properties may cover it. */
function reportUndeclared(
  name: string,
  at: string,
  around: readonly SchemaUse[],
  { schemas, report }: CheckContext,
): void {
  const found = around.map((use) => declarationsOf(name, use, schemas));
  if (found.every((declarations) => declarations === "any")) return;
  if (found.some((declarations) => declarations !== "any" && declarations.length > 0)) return;
  const objects = around.flatMap((use) => schemas.of(use).objects);
  const isDescribed = objects.some(
    ({ additional, additionalStated, patterns }) =>
      (additionalStated && additional?.type.kind !== "never") || patterns.some(({ pattern }) => matches(pattern, name)),
  );
  if (isDescribed) return;
  const declared = around.flatMap((use) => declaredNames(use, schemas));
  const message = `${quoteName(name)} is required, but no property with this name is declared`;
  const fix = didYouMean(name, declared).fix ?? `declare ${quoteName(name)} under \`properties\`, or drop it here`;
  report({ code: "required-undeclared", message, pointer: at, fix });
}

/**
 * Returns the schema and its enclosing schemas: a branch may require what the whole declares. Empty inside a condition
 * (`not`,
 * `if`), which may require anything.
 */
function schemasAround(visit: ObjectVisit, { schemaUseAt }: CheckContext): readonly SchemaUse[] {
  const around: SchemaUse[] = [];
  for (let schema: NodeVisit | undefined = visit; schema?.kind === "schema"; schema = schema.parent) {
    const use = schemaUseAt(schema.pointer);
    const describes = schemaKeyword(schema.slot)?.describes;
    if (describes === "condition") return [];
    if (use !== undefined) around.push(use);
    if (describes !== "value") break;
  }
  return around;
}

function checkCount(required: readonly unknown[], { node, pointer }: ObjectVisit, { report }: CheckContext): void {
  const most = node["maxProperties"];
  const count = new Set(required).size;
  if (typeof most !== "number" || count <= most) return;
  const message = `${count} properties are required, but ${quoteName("maxProperties")} is ${most}`;
  report({ code: "limits-contradict", message, pointer: `${pointer}/maxProperties`, keyOrValue: "key" });
}

function matches(pattern: string, name: string): boolean {
  return expressionOf(pattern)?.test(name) ?? true;
}
