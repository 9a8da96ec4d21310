import { didYouMean } from "../../diagnostics/spelling.js";
import type { JsonObject } from "../../load/document.js";
import { asList, asObject, child } from "../../model/raw.js";
import { schemaKeyword } from "../../openapi/schema-keywords.js";
import type { CheckContext } from "../context.js";
import { expressionOf } from "../evaluate.js";
import { quoteName } from "../message-text.js";
import type { ObjectTarget } from "../references.js";
import { declarationsOf, partsOf, propertyOf } from "../schema-view.js";
import type { NodeVisit, ObjectVisit } from "../walk.js";

/** What `required` names is a property, and may be there. */
export function checkRequired(context: CheckContext): void {
  for (const visit of context.objectsOf("schema")) {
    const required = asList(visit.node["required"]);
    if (required.length === 0) continue;
    const around = schemasAround(visit);
    for (const [index, name] of required.entries()) {
      if (typeof name !== "string") continue;
      const at = child(`${visit.pointer}/required`, index);
      if (!reportImpossible(name, at, visit, context)) reportUndeclared(name, at, around, context);
    }
    checkCount(required, visit, context);
  }
}

/** Neither declared nor, by `additionalProperties: false`, allowed. */
function reportImpossible(
  name: string,
  at: string,
  { node, pointer }: ObjectVisit,
  { references, report }: CheckContext,
): boolean {
  const closed = partsOf({ node, pointer }, references).some(
    (part) =>
      part.node["additionalProperties"] === false &&
      propertyOf(name, [part]) === undefined &&
      !matchesPattern(name, part.node),
  );
  if (!closed) return false;
  const message = `${quoteName(name)} is required, but is no property of this schema and further ones are forbidden`;
  const properties = Object.keys(asObject(node["properties"]) ?? {});
  report({ code: "required-impossible", message, pointer: at, ...didYouMean(name, properties) });
  return true;
}

/** Most often misspelt; a schema that says what its further properties are may mean one of them. */
function reportUndeclared(
  name: string,
  at: string,
  around: readonly ObjectTarget[],
  { references, report }: CheckContext,
): void {
  const found = around.map((schema) => declarationsOf(name, schema, references));
  if (found.every((declarations) => declarations === "any")) return;
  if (found.some((declarations) => declarations !== "any" && declarations.length > 0)) return;
  const parts = around.flatMap((schema) => partsOf(schema, references));
  if (parts.some(({ node }) => describesAdditional(node) || matchesPattern(name, node))) return;
  const declared = parts.flatMap(({ node }) => Object.keys(asObject(node["properties"]) ?? {}));
  const message = `${quoteName(name)} is required, but no property of this name is described`;
  const fix = didYouMean(name, declared).fix ?? `describe ${quoteName(name)} under \`properties\`, or drop it here`;
  report({ code: "required-undeclared", message, pointer: at, fix });
}

/**
 * The schema and those that it is a part of: a branch may require what the whole declares. None where it is a condition
 * (`not`, `if`), which may ask for anything.
 */
function schemasAround(visit: ObjectVisit): readonly ObjectTarget[] {
  const around: ObjectTarget[] = [];
  for (let schema: NodeVisit | undefined = visit; schema?.kind === "schema"; schema = schema.parent) {
    const node = asObject(schema.node);
    const describes = schemaKeyword(schema.slot)?.describes;
    if (describes === "condition" || node === undefined) return [];
    around.push({ node, pointer: schema.pointer });
    if (describes !== "value") break;
  }
  return around;
}

function describesAdditional(node: JsonObject): boolean {
  return node["additionalProperties"] !== undefined && node["additionalProperties"] !== false;
}

function checkCount(required: readonly unknown[], { node, pointer }: ObjectVisit, { report }: CheckContext): void {
  const most = node["maxProperties"];
  const count = new Set(required).size;
  if (typeof most !== "number" || count <= most) return;
  const message = `${count} properties are required, but ${quoteName("maxProperties")} is ${most}`;
  report({ code: "limits-contradict", message, pointer: `${pointer}/maxProperties`, keyOrValue: "key" });
}

function matchesPattern(name: string, node: JsonObject): boolean {
  const patterns = Object.keys(asObject(node["patternProperties"]) ?? {});
  return patterns.some((pattern) => expressionOf(pattern)?.test(name) ?? true);
}
