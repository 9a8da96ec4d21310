import type { FlattenedSchema } from "../../model/flattened-schema.js";
import type { SchemaUse } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson } from "../message-format.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { compareNullability } from "./nullability.js";

/** Compares two schemas with their defaults and image constraints. */
export function compareUses(
  comparison: SchemaComparison,
  base: SchemaUse,
  head: SchemaUse,
  location: LogicalLocation,
): void {
  compareDefaults(comparison, base, head, location);
  const names = comparison.pairedNames(base, head);
  if (names === undefined) {
    compareImages(comparison, base, head, location);
    const [before, after] = [comparison.base.of(base), comparison.head.of(head)];
    if (before.at === after.at) comparison.compareFlattened(before, after, location);
    else comparison.compareFlattened(located(before, base), located(after, head), location);
    return;
  }
  // Keywords beside a reference apply here only; the referenced type is compared separately.
  if (base.image !== undefined || head.image !== undefined) compareImages(comparison, base, head, location);
  compareNullBesideReference(comparison, base, head, { names, location });
  comparison.compareNamed(...names, location);
}

/** Changes between different types are changes of what refers to them, not of the types. */
function located(schema: FlattenedSchema, { at }: SchemaUse): FlattenedSchema {
  return `${schema.at}/`.startsWith(`${at}/`) ? schema : { ...schema, at };
}

function compareDefaults(
  comparison: SchemaComparison,
  base: SchemaUse,
  head: SchemaUse,
  location: LogicalLocation,
): void {
  const before = comparison.base.defaultOf(base);
  const after = comparison.head.defaultOf(head);
  const pointers = { base: before?.at ?? base.at, head: after?.at ?? head.at };
  if (before === undefined && after === undefined) return;
  if (before === undefined) {
    comparison.report(location, "default-added", {
      message: `the default is ${formatJson(after?.value)}, and there was none`,
      ...pointers,
    });
  } else if (after === undefined) {
    const message = `the default was ${formatJson(before.value)}, and there is none`;
    comparison.report(location, "default-removed", { message, ...pointers });
  } else if (canonicalJson(before.value) !== canonicalJson(after.value)) {
    const message = `the default was ${formatJson(before.value)}, and is ${formatJson(after.value)}`;
    comparison.report(location, "default-changed", { message, ...pointers });
  }
}

function compareImages(
  comparison: SchemaComparison,
  base: SchemaUse,
  head: SchemaUse,
  location: LogicalLocation,
): void {
  const before = comparison.base.imageOf(base);
  const after = comparison.head.imageOf(head);
  const pointers = { base: before?.at ?? base.at, head: after?.at ?? head.at };
  if (before === undefined && after === undefined) return;
  if (before === undefined) {
    comparison.report(location, "image-rule-introduced", {
      message: "the image must satisfy constraints",
      ...pointers,
    });
  } else if (after === undefined) {
    comparison.report(location, "image-rule-dropped", {
      message: "the image no longer has to satisfy constraints",
      ...pointers,
    });
  } else if (canonicalJson(before.rule) !== canonicalJson(after.rule)) {
    const message = `the constraints of the image were ${formatJson(before.rule)}, and are ${formatJson(after.rule)}`;
    comparison.report(location, "image-rule-changed", { message, ...pointers });
  }
}

/**
 * Compares nullability beside a reference, which applies here only. Differences in the types are reported with them.
 */
function compareNullBesideReference(
  comparison: SchemaComparison,
  base: SchemaUse,
  head: SchemaUse,
  { names, location }: { readonly names: readonly [base: string, head: string]; readonly location: LogicalLocation },
): void {
  const types = [comparison.base.named(names[0]), comparison.head.named(names[1])] as const;
  if (types[0] === undefined || types[1] === undefined) return;
  if (comparison.base.of(types[0]).nullable !== comparison.head.of(types[1]).nullable) return;
  compareNullability(comparison, comparison.base.of(base), comparison.head.of(head), {
    pointers: { base: base.at, head: head.at },
    location,
  });
}
