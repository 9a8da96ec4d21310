import type { FlattenedSchemas } from "../../model/flattened-schema.js";
import type { Operation, Parameter } from "../../model/interface.js";
import type { Direction } from "../../model/openness.js";
import type { SchemaUse } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import { paired } from "../pairing.js";
import type { SchemaDiff } from "../schemas/schema-diff.js";
import type { ChangeReporter, Comparison } from "./comparison.js";
import { pathShape } from "./pair-operations.js";

export function compareParameters(
  comparison: Comparison,
  base: Operation,
  head: Operation,
  reporter: ChangeReporter,
): void {
  const renamed = new Map([...renamedInPath(base, head), ...renamedFrom(base, head)]);
  const nameOf = new Map([...renamed].map(([was, is]) => [was, is.name]));
  const lists = paired(
    base.parameters.map((parameter) => ({ parameter, key: keyOf(parameter, nameOf.get(parameter)) })),
    head.parameters.map((parameter) => ({ parameter, key: keyOf(parameter) })),
    ({ key }) => key,
  );
  for (const [was, is] of lists.kept) compareParameter(comparison, was.parameter, is.parameter, reporter);
  const added = new Set(lists.added.map(({ parameter }) => parameter));
  for (const { parameter } of lists.removed) {
    const moved = [...added].find(({ name }) => name === parameter.name);
    if (moved === undefined) {
      const message = `the ${parameter.in} parameter ${parameter.name} was removed`;
      reporter.report("parameter-removed", { message, base: parameter.at, head: head.at }, pathOf(parameter));
      continue;
    }
    added.delete(moved);
    const message = `${parameter.name} was in the ${parameter.in}, and is in the ${moved.in}`;
    reporter.report("parameter-moved", { message, base: parameter.at, head: moved.at }, pathOf(moved));
    compareParameter(comparison, parameter, moved, reporter);
  }
  for (const parameter of added) {
    const rule = parameter.required ? "parameter-added-required" : "parameter-added-optional";
    const message = `the ${parameter.required ? "required" : "optional"} ${parameter.in} parameter ${parameter.name} was added`;
    reporter.report(rule, { message, base: base.at, head: parameter.at }, pathOf(parameter));
  }
}

function keyOf({ in: location, name }: Parameter, current: string = name): string {
  // Header names are case-insensitive.
  return `${location} ${location === "header" ? current.toLowerCase() : current}`;
}

function pathOf({ in: location, name }: Parameter): string {
  return ` ${location} ${name}`;
}

/** Pairs path parameters by position: their names do not appear in requests. */
function renamedInPath(base: Operation, head: Operation): ReadonlyMap<Parameter, Parameter> {
  if (pathShape(base) !== pathShape(head)) return new Map();
  const inPath = ({ path }: Operation): readonly Parameter[] =>
    path.segments.flatMap((segment) => segment.flatMap((part) => (part.kind === "parameter" ? [part.parameter] : [])));
  const after = inPath(head);
  return new Map(
    inPath(base).flatMap((parameter, index) => {
      const other = after[index];
      return other === undefined || other.name === parameter.name ? [] : [[parameter, other] as const];
    }),
  );
}

/** Pairs parameters by `x-renamed-from`, if the former name is gone and the current one is new. */
function renamedFrom(base: Operation, head: Operation): ReadonlyMap<Parameter, Parameter> {
  const keysOf = ({ parameters }: Operation): ReadonlySet<string> => new Set(parameters.map((one) => keyOf(one)));
  const [before, after] = [keysOf(base), keysOf(head)];
  const pairs = head.parameters.flatMap((parameter) => {
    if (before.has(keyOf(parameter))) return [];
    const former = (parameter.renamedFrom ?? []).map((name) => keyOf(parameter, name));
    const old = base.parameters.find((one) => former.includes(keyOf(one)) && !after.has(keyOf(one)));
    return old === undefined ? [] : [[old, parameter] as const];
  });
  return new Map(pairs);
}

/**
 * Returns the items of an array that a query parameter became. With `explode`, one value is written like a list of one
 * item.
 */
function itemsOfNewList(schemas: SchemaDiff, base: Parameter, head: Parameter): SchemaUse | undefined {
  const isForm = [base, head].every((parameter) => parameter.in === "query" && parameter.style === "form");
  if (!isForm || !head.explode) return undefined;
  const [was, is] = [schemas.base.of(base.use), schemas.head.of(head.use)];
  const [array, ...others] = is.arrays;
  if (array === undefined || others.length + is.unions.length + is.logic.length > 0 || was.unions.length > 0) return;
  const areScalars = [...was.jsonSubtypes("request")].every((kind) => kind !== "array" && kind !== "object");
  const areLists = [...is.jsonSubtypes("request")].every((kind) => kind === "array");
  const takesOne = array.checks.every(
    (check) =>
      (check.kind === "min-items" && check.limit <= 1) ||
      (check.kind === "max-items" && check.limit >= 1) ||
      check.kind === "unique-items",
  );
  if (!areScalars || !areLists || !takesOne || array.prefix.length > 0) return undefined;
  return array.items ?? schemas.head.anything(array.at);
}

function compareParameter({ schemas }: Comparison, base: Parameter, head: Parameter, reporter: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  const path = pathOf(head);
  const report = (rule: Parameters<ChangeReporter["report"]>[0], message: string): void => {
    reporter.report(rule, { message, ...pointers }, path);
  };
  if (base.in === head.in && keyOf(base) !== keyOf(head)) {
    const rule = head.in === "path" ? "parameter-renamed" : "parameter-renamed-in-request";
    report(rule, `was named ${base.name}, and is named ${head.name}`);
  } else if (base.argument !== head.argument) {
    report("parameter-argument-changed", `was the argument ${base.argument}, and is ${head.argument}`);
  }
  if (!base.required && head.required) report("parameter-made-required", "was optional, and is required");
  if (base.required && !head.required) report("parameter-made-optional", "was required, and is optional");
  if (base.deprecated !== true && head.deprecated === true) report("parameter-deprecated", "is deprecated");
  const items = itemsOfNewList(schemas, base, head);
  if (items !== undefined) report("parameter-made-list", "was one value, and is a list of values");
  if (base.in === head.in) {
    if (base.style !== head.style)
      report("parameter-style-changed", `was written as ${base.style}, and is as ${head.style}`);
    else if (
      items === undefined &&
      base.explode !== head.explode &&
      (isExplodeVisible(schemas.base, base, "request") || isExplodeVisible(schemas.head, head, "request"))
    ) {
      const words = ({ explode }: Parameter): string => (explode ? "one by one" : "together");
      report("parameter-explode-changed", `values were written ${words(base)}, and are ${words(head)}`);
    }
    if (base.allowReserved !== head.allowReserved) {
      report(
        "parameter-reserved-changed",
        `reserved characters are ${head.allowReserved ? "left as they are" : "escaped"}`,
      );
    }
  }
  if (base.allowEmptyValue && !head.allowEmptyValue) {
    report("parameter-empty-value-forbidden", "could be sent without a value, and can no longer");
  } else if (!base.allowEmptyValue && head.allowEmptyValue) {
    report("parameter-empty-value-allowed", "can be sent without a value");
  }
  if (
    base.style === "content" &&
    head.style === "content" &&
    canonicalJson(base.mediaType) !== canonicalJson(head.mediaType)
  ) {
    report("parameter-media-type-changed", `was ${base.mediaType}, and is ${head.mediaType}`);
  }
  schemas.compare(base.use, items ?? head.use, { context: reporter.context, path, direction: "request" });
}

/** Whether `explode` affects serialization: not for scalars, nor for arrays in the style `simple`. */
export function isExplodeVisible(
  schemas: FlattenedSchemas,
  { style, use }: { readonly style: string; readonly use: SchemaUse },
  direction: Direction,
): boolean {
  const jsonTypes = schemas.of(use).jsonSubtypes(direction);
  return jsonTypes.has("object") || (jsonTypes.has("array") && style !== "simple");
}
