import { didYouMean } from "../../diagnostics/spelling.js";
import { declarationsOf, declaredNames, hasPropertyPattern, itemsOf } from "../../model/declarations.js";
import { child } from "../../model/raw.js";
import type { FieldCheck, SchemaUse } from "../../model/type.js";
import type { CheckContext } from "../context.js";
import { expressionOf } from "../evaluate.js";
import { quoteName } from "../message-text.js";

/** Checks that `x-checks` refers to existing properties and reachable paths. */
export function checkCrossFieldChecks(context: CheckContext): void {
  const seen = new Set<FieldCheck>();
  for (const use of context.uses) {
    for (const check of fieldChecksOf(use)) {
      if (!seen.has(check)) checkOne(check, use, context);
      seen.add(check);
    }
  }
}

function fieldChecksOf({ type }: SchemaUse): readonly FieldCheck[] {
  if (!("checks" in type)) return [];
  const checks: readonly { readonly kind: string }[] = type.checks;
  return checks.filter((check): check is FieldCheck => "message" in check);
}

function checkOne(check: FieldCheck, schema: SchemaUse, context: CheckContext): void {
  const { at } = check;
  if ("fields" in check) {
    for (const [index, field] of check.fields.entries()) {
      checkProperty(field, schema, { pointer: child(`${at}/fields`, index), keyOrValue: "value" }, context);
    }
  }
  switch (check.kind) {
    case "required-when":
      for (const { property } of check.when) {
        checkProperty(property, schema, { pointer: child(`${at}/when`, property), keyOrValue: "key" }, context);
      }
      break;
    case "unique":
      checkPath(check.path, schema, `${at}/path`, context);
      break;
    case "sum-of-lengths":
      for (const [index, path] of check.paths.entries()) checkPath(path, schema, child(`${at}/paths`, index), context);
      break;
  }
}

function checkProperty(
  name: string,
  schema: SchemaUse,
  location: { readonly pointer: string; readonly keyOrValue: "key" | "value" },
  { schemas, report }: CheckContext,
): void {
  const declared = declarationsOf(name, schema, schemas);
  // `files` also means the properties `files[0]`, `files[1]`, … of a multipart body.
  const matches = (pattern: string): boolean =>
    [`${name}[0]`, name].some((one) => expressionOf(pattern)?.test(one) === true);
  if (declared === "any" || declared.length > 0 || hasPropertyPattern(schema, schemas, matches)) return;
  const message = `the schema of this check has no property ${quoteName(name)}`;
  report({ code: "check-property-unknown", message, ...location, ...didYouMean(name, declaredNames(schema, schemas)) });
}

function checkPath(steps: readonly string[], schema: SchemaUse, pointer: string, context: CheckContext): void {
  const { schemas, report } = context;
  let current: readonly SchemaUse[] = [schema];
  for (const [index, step] of steps.entries()) {
    const found = current.map((use) => (step === "*" ? itemsOf(use, schemas) : declarationsOf(step, use, schemas)));
    const next = found.flatMap((uses) => (typeof uses === "string" ? [] : uses));
    if (next.length === 0) {
      if (found.includes("any")) return;
      const before = index === 0 ? "the schema" : quoteName(steps.slice(0, index).join("/"));
      const problem = step === "*" ? `${before} is not an array` : `${before} has no property ${quoteName(step)}`;
      const message = `the path ${quoteName(steps.join("/"))} does not resolve: ${problem}`;
      const known = current.flatMap((use) => declaredNames(use, schemas));
      const hint = step === "*" ? {} : didYouMean(step, known);
      report({ code: "check-path-impossible", message, pointer, ...hint });
      return;
    }
    current = next;
  }
}
