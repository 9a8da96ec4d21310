import { expressionOf } from "../../check/evaluate.js";
import type { FlattenedSchema, FlattenedSchemas } from "../../model/flattened-schema.js";
import { isHidden, type MergedProperty, mergedPropertiesOf } from "../../model/merged-properties.js";
import type { ObjectCheck, ObjectType, SchemaUse } from "../../model/type.js";
import { formatCount } from "../../values/text.js";

import { namesBesideOwn } from "./alternative-properties.js";
import { isSettledByJsonType } from "./arrays.js";
import { type Bound, compareBound, strictest } from "./bounds.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { compareCheckLists } from "./conditions.js";
import { compareAttributes } from "./property-attributes.js";
import { canReject } from "./rejection.js";

const sizes: readonly Bound[] = [
  { name: "min-properties", side: "least", format: (value) => formatCount(value, "property") },
  { name: "max-properties", side: "greatest", format: (value) => formatCount(value, "property") },
];

export function compareObjects(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  if (base.objects.length === 0 && head.objects.length === 0) return;
  if (isSettledByJsonType(base, head, location, "objects")) return;
  const pointers = { base: base.objects[0]?.at ?? base.at, head: head.objects[0]?.at ?? head.at };
  compareMembers(comparison, base, head, location);
  compareOthers(comparison, base, head, location);
  comparePatterns(comparison, base, head, location);
  for (const bound of sizes) {
    compareBound(comparison, bound, location, {
      base: { schema: base, limit: strictest(checksOf(base), bound), at: pointers.base },
      head: { schema: head, limit: strictest(checksOf(head), bound), at: pointers.head },
    });
  }
  compareCheckLists(comparison, location, {
    base: ofKind(base, "property-names"),
    head: ofKind(head, "property-names"),
    around: pointers,
    what: "`propertyNames`",
    changes: ["property-names-introduced", "property-names-dropped", "property-names-changed"],
    same: (one, other) => comparison.areUsesEqual(one.use, other.use),
  });
  const changes = ["dependency-introduced", "dependency-dropped", "dependency-changed"] as const;
  compareCheckLists(comparison, location, {
    base: ofKind(base, "dependent-required"),
    head: ofKind(head, "dependent-required"),
    around: pointers,
    what: "`dependentRequired`",
    changes,
    matters: (check, otherSide) =>
      canReject(check, comparison.accepted(otherSide, otherSide === "base" ? base : head, location)),
    keyOf: (check) => JSON.stringify([check.property, namesIn(check)]),
    same: () => true,
  });
  compareCheckLists(comparison, location, {
    base: ofKind(base, "dependent-schema"),
    head: ofKind(head, "dependent-schema"),
    around: pointers,
    what: "`dependentSchemas`",
    changes,
    keyOf: ({ property }) => property,
    same: (one, other) => comparison.areUsesEqual(one.use, other.use),
  });
}

/** Returns what makes two `dependentRequired` equal. */
function namesIn({ required }: Extract<ObjectCheck, { readonly kind: "dependent-required" }>): string {
  return required
    .map(({ name, readOnly, writeOnly }) => JSON.stringify([name, readOnly, writeOnly]))
    .sort()
    .join("\n");
}

function checksOf({ objects }: FlattenedSchema): readonly ObjectType["checks"][number][] {
  return objects.flatMap(({ checks }) => checks);
}

function ofKind<Kind extends ObjectCheck["kind"]>(
  schema: FlattenedSchema,
  kind: Kind,
): readonly Extract<ObjectCheck, { readonly kind: Kind }>[] {
  return checksOf(schema).filter(
    (check): check is Extract<ObjectCheck, { readonly kind: Kind }> => check.kind === kind,
  );
}

function compareMembers(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const before = mergedPropertiesOf(base, comparison.base);
  const after = mergedPropertiesOf(head, comparison.head);
  const pointers = { base: base.objects[0]?.at ?? base.at, head: head.objects[0]?.at ?? head.at };
  const renamed = new Map<string, MergedProperty>();
  for (const member of after.properties.values()) {
    const old = member.renamedFrom.find((name) => before.properties.has(name) && !after.properties.has(name));
    if (old !== undefined && !before.properties.has(member.name)) renamed.set(old, member);
  }
  for (const [name, member] of before.properties) {
    const inside = { ...location, path: `${location.path}.${name}` };
    const same = after.properties.get(name) ?? renamed.get(name);
    if (same !== undefined) compareMember(comparison, { member, of: base }, { member: same, of: head }, inside);
    else if (!isHidden(member, location.direction)) reportRemoved(comparison, member, pointers.head, inside);
  }
  const known = new Set([...renamed.values()].map(({ name }) => name));
  for (const [name, member] of after.properties) {
    if (before.properties.has(name) || known.has(name) || isHidden(member, location.direction)) continue;
    reportAdded(
      comparison,
      member,
      { base, head, at: pointers.base },
      { ...location, path: `${location.path}.${name}` },
    );
  }
  const undeclared = (names: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
    [...names].filter((name) => !others.has(name));
  for (const name of undeclared(after.undeclared, before.undeclared)) {
    if (before.properties.has(name)) continue;
    const message = `${name} is required`;
    comparison.report(location, "undeclared-property-required", { message, ...pointers, key: name });
  }
  for (const name of undeclared(before.undeclared, after.undeclared)) {
    const declared = after.properties.get(name);
    if (declared !== undefined) {
      const inside = { ...location, path: `${location.path}.${name}` };
      const details = { message: "was required, and is optional", base: pointers.base, head: declared.at };
      if (!declared.required) comparison.report(inside, "property-made-optional", details);
      continue;
    }
    const message = `${name} is no longer required`;
    comparison.report(location, "undeclared-property-released", { message, ...pointers, key: name });
  }
}

interface MemberOf {
  readonly member: MergedProperty;
  readonly of: FlattenedSchema;
}

function compareMember(comparison: SchemaComparison, base: MemberOf, head: MemberOf, location: LogicalLocation): void {
  const [before, after] = [base.member, head.member];
  const pointers = { base: before.at, head: after.at };
  if (before.name !== after.name) {
    const message = `was named ${before.name}, and is named ${after.name}`;
    comparison.report(location, "property-renamed", { message, ...pointers });
  }
  if (compareAttributes(comparison, before, after, location) === "hidden") return;
  if (!before.required && after.required) {
    comparison.report(location, "property-made-required", { message: "was optional, and is required", ...pointers });
  } else if (before.required && !after.required) {
    comparison.report(location, "property-made-optional", { message: "was required, and is optional", ...pointers });
  }
  comparison.compare(effectiveUse(base, comparison.base), effectiveUse(head, comparison.head), location);
}

/** Returns the schema of a property, with the schemas that other parts have for names which they do not declare. */
function effectiveUse({ member, of }: MemberOf, schemas: FlattenedSchemas): SchemaUse {
  const elsewhere = of.objects.flatMap(({ properties, additional, patterns }) => {
    if (additional === undefined || properties.some(({ name }) => name === member.name)) return [];
    return patterns.some(({ pattern }) => expressionOf(pattern)?.test(member.name) === true) ? [] : [additional];
  });
  return schemas.together([member.use, ...elsewhere]);
}

function reportRemoved(
  comparison: SchemaComparison,
  member: MergedProperty,
  head: string,
  location: LogicalLocation,
): void {
  // A property with the schema `false` is a forbidden name.
  if (comparison.base.of(member.use).never) {
    comparison.report(location, "type-widened", {
      message: "had to be absent, and may be present",
      base: member.at,
      head,
    });
    return;
  }
  const message = `the ${member.required ? "required" : "optional"} property was removed`;
  comparison.report(location, "property-removed", { message, base: member.at, head });
}

function reportAdded(
  comparison: SchemaComparison,
  member: MergedProperty,
  { base, head, at }: { readonly base: FlattenedSchema; readonly head: FlattenedSchema; readonly at: string },
  location: LogicalLocation,
): void {
  const pointers = { base: at, head: member.at };
  if (comparison.head.of(member.use).never) {
    comparison.report(location, "type-narrowed", { message: "must be absent", ...pointers });
    return;
  }
  const closed = isClosed(base);
  if (member.required) {
    comparison.report(location, "property-added-required", { message: "a required property was added", ...pointers });
  } else if (!closed) {
    comparison.report(location, "property-added-optional", { message: "an optional property was added", ...pointers });
  }
  const former = formerSchemaOf(member.name, base, comparison.base);
  if (former !== undefined) {
    const patterns = matchingPatterns(member.name, head);
    comparison.compare(former, comparison.head.together([member.use, ...patterns]), location);
  }
  if (closed) {
    const message = "a property is new where no others were allowed";
    comparison.report(location, "property-added-where-closed", { message, ...pointers });
  }
}

/** Whether a schema forbids undeclared names, at least if no alternative or condition declares them. */
function isClosed({ objects, logic }: FlattenedSchema): boolean {
  return (
    objects.some(({ additional }) => additional?.type.kind === "never") ||
    logic.some((check) => check.kind === "unevaluated-properties" && check.use.type.kind === "never")
  );
}

/** Returns the schema that applied to an undeclared name; undefined if consumers do not know the name. */
function formerSchemaOf(name: string, schema: FlattenedSchema, schemas: FlattenedSchemas): SchemaUse | undefined {
  const unevaluated = schema.logic.flatMap((check) =>
    check.kind === "unevaluated-properties" && check.use.type.kind !== "never" ? [check.use] : [],
  );
  const patterns = schema.objects.flatMap((object) => object.patterns);
  // A pattern prone to catastrophic backtracking may match any name.
  if (patterns.some(({ pattern }) => expressionOf(pattern) === undefined)) return schemas.anything(schema.at);
  const uses = [...matchingPatterns(name, schema), ...othersOf(schema).uses, ...unevaluated].filter(
    ({ type }) => type.kind !== "never",
  );
  if (uses.length > 0) return schemas.together(uses);
  const isKnown =
    mergedPropertiesOf(schema, schemas).undeclared.has(name) ||
    // Properties of alternatives are compared with the alternatives.
    (schema.unions.length === 0 && namesBesideOwn(schema, schemas).has(name));
  return isKnown ? schemas.anything(schema.at) : undefined;
}

function matchingPatterns(name: string, { objects }: FlattenedSchema): readonly SchemaUse[] {
  return objects.flatMap(({ patterns }) =>
    patterns.flatMap(({ pattern, use }) => (expressionOf(pattern)?.test(name) === true ? [use] : [])),
  );
}

/** Compares the schemas of additional properties. */
function compareOthers(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const before = othersOf(base);
  const after = othersOf(head);
  const pointers = { base: before.at, head: after.at };
  if (before.closed && after.closed) {
    if (base.objects.length !== head.objects.length && base.objects.length + head.objects.length > 2) {
      comparison.report(location, "schema-rewritten", {
        message: "other properties are forbidden by a different part of the schema",
        ...pointers,
      });
    }
    return;
  }
  if (after.closed) {
    comparison.report(location, "other-properties-forbidden", {
      message: "no other properties are allowed",
      ...pointers,
    });
    return;
  }
  if (before.closed) {
    comparison.report(location, "other-properties-allowed", { message: "other properties are allowed", ...pointers });
    return;
  }
  if (before.uses.length > 0 || after.uses.length > 0) {
    const one = (schemas: FlattenedSchemas, { uses, at }: Others): SchemaUse =>
      uses.length === 0 ? schemas.anything(at) : schemas.together(uses);
    const inside = { ...location, path: `${location.path}.*` };
    comparison.compare(one(comparison.base, before), one(comparison.head, after), inside);
  }
  if (!before.stated && after.stated) {
    comparison.report(location, "other-properties-stated", {
      message: "other properties are stated to occur",
      ...pointers,
    });
  } else if (before.stated && !after.stated) {
    const message = "other properties are no longer stated to occur";
    comparison.report(location, "other-properties-unstated", { message, ...pointers });
  }
}

interface Others {
  readonly at: string;
  readonly closed: boolean;
  readonly stated: boolean;
  readonly uses: readonly SchemaUse[];
}

function othersOf({ objects, at }: FlattenedSchema): Others {
  const stated = objects.filter(({ additionalStated }) => additionalStated);
  const uses = objects.flatMap(({ additional }) => additional ?? []);
  return {
    at: uses[0]?.at ?? stated[0]?.at ?? objects[0]?.at ?? at,
    closed: uses.some(({ type }) => type.kind === "never"),
    stated: stated.length > 0,
    uses,
  };
}

function comparePatterns(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const before = patternsOf(base);
  const after = patternsOf(head);
  for (const pattern of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(pattern), after.get(pattern)];
    if (was !== undefined && is !== undefined) {
      const uses = [comparison.base.together(was), comparison.head.together(is)] as const;
      comparison.compare(uses[0], uses[1], { ...location, path: `${location.path}./${pattern}/` });
      continue;
    }
    const message = `names that match ${pattern} ${is === undefined ? "no longer have their own schema" : "have their own schema"}`;
    const pointers = { base: was?.[0]?.at ?? base.at, head: is?.[0]?.at ?? head.at };
    comparison.report(location, "pattern-properties-changed", { message, ...pointers, key: pattern });
  }
}

function patternsOf({ objects }: FlattenedSchema): ReadonlyMap<string, readonly SchemaUse[]> {
  const found = new Map<string, SchemaUse[]>();
  for (const { pattern, use } of objects.flatMap(({ patterns }) => patterns)) {
    found.set(pattern, [...(found.get(pattern) ?? []), use]);
  }
  return found;
}
