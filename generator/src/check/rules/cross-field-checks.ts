import { didYouMean } from "../../diagnostics/spelling.js";
import type { JsonObject } from "../../load/document.js";
import { asList, asObject, asString, child, tokensOf } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { expressionOf } from "../evaluate.js";
import { quoteName } from "../message-text.js";
import type { ReferenceTarget } from "../references.js";
import { declarationsOf, itemsOf, partsOf } from "../schema-view.js";
import type { ObjectVisit } from "../walk.js";

/** `x-checks` name properties that exist, and paths that can lead somewhere. */
export function checkCrossFieldChecks(context: CheckContext): void {
  for (const visit of context.objectsOf("schema")) {
    for (const [index, item] of asList(visit.node["x-checks"]).entries()) {
      const check = asObject(item);
      if (check !== undefined) checkOne(visit, check, child(`${visit.pointer}/x-checks`, index), context);
    }
  }
}

function checkOne(visit: ObjectVisit, check: JsonObject, at: string, context: CheckContext): void {
  const { "x-checks": _checks, ...schema } = visit.node;
  const target: ReferenceTarget = { node: schema, pointer: visit.pointer };
  for (const [index, field] of asList(check["fields"]).entries()) {
    if (typeof field === "string") checkProperty(field, target, child(`${at}/fields`, index), "value", context);
  }
  for (const property of Object.keys(asObject(check["when"]) ?? {})) {
    checkProperty(property, target, child(`${at}/when`, property), "key", context);
  }
  const path = asString(check["path"]);
  if (path !== undefined) checkPath(path, target, `${at}/path`, context);
  for (const [index, item] of asList(check["paths"]).entries()) {
    if (typeof item === "string") checkPath(item, target, child(`${at}/paths`, index), context);
  }
}

function checkProperty(
  name: string,
  schema: ReferenceTarget,
  pointer: string,
  part: "key" | "value",
  context: CheckContext,
): void {
  const declared = declarationsOf(name, schema, context.references);
  if (declared === "any" || declared.length > 0 || isNumberedProperty(name, schema, context)) return;
  const message = `the schema of this check has no property ${quoteName(name)}`;
  const hint = didYouMean(name, propertyNames([schema], context));
  context.report({ code: "check-property-unknown", message, pointer, keyOrValue: part, ...hint });
}

/** `files` also names the properties `files[0]`, `files[1]`, … of a multipart body. */
function isNumberedProperty(name: string, schema: ReferenceTarget, { references }: CheckContext): boolean {
  return partsOf(schema, references).some(({ node }) =>
    Object.keys(asObject(node["patternProperties"]) ?? {}).some(
      (pattern) => expressionOf(pattern)?.test(`${name}[0]`) === true || expressionOf(pattern)?.test(name) === true,
    ),
  );
}

function checkPath(path: string, schema: ReferenceTarget, pointer: string, context: CheckContext): void {
  let schemas: readonly ReferenceTarget[] = [schema];
  const steps = tokensOf(`/${path}`);
  for (const [index, step] of steps.entries()) {
    const next: ReferenceTarget[] = [];
    let open = false;
    for (const place of schemas) {
      const found = step === "*" ? itemsOf(place, context.references) : declarationsOf(step, place, context.references);
      if (found === "any") open = true;
      else if (found !== "none") next.push(...found);
    }
    if (open && next.length === 0) return;
    if (next.length === 0) {
      const before = index === 0 ? "the schema" : quoteName(steps.slice(0, index).join("/"));
      const problem = step === "*" ? `${before} is no list` : `${before} has no property ${quoteName(step)}`;
      const message = `the path ${quoteName(path)} leads nowhere: ${problem}`;
      const hint = step === "*" ? {} : didYouMean(step, propertyNames(schemas, context));
      context.report({ code: "check-path-impossible", message, pointer, ...hint });
      return;
    }
    schemas = next;
  }
}

function propertyNames(places: readonly ReferenceTarget[], { references }: CheckContext): readonly string[] {
  return places.flatMap((place) =>
    partsOf(place, references).flatMap(({ node }) => Object.keys(asObject(node["properties"]) ?? {})),
  );
}
