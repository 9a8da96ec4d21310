import type { ObjectCheck, ObjectType, Use } from "../../model/type.js";
import type { Shape, Shapes } from "../shape.js";
import { count } from "../words.js";
import { isSettledByKind } from "./arrays.js";
import { type Bound, compareBound, strictest } from "./bounds.js";
import type { SchemaComparison, Spot } from "./comparison.js";
import { compareCheckLists } from "./conditions.js";
import { type Member, membersOf } from "./members.js";
import { compareMemberFacts, isHidden } from "./property-facts.js";
import { canReject } from "./rejection.js";

const sizes: readonly Bound[] = [
  { name: "min-properties", side: "least", inWords: (value) => count(value, "property") },
  { name: "max-properties", side: "greatest", inWords: (value) => count(value, "property") },
];

export function compareObjects(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  if (base.objects.length === 0 && head.objects.length === 0) return;
  if (isSettledByKind(base, head, spot, "objects")) return;
  const places = { base: base.objects[0]?.at ?? base.at, head: head.objects[0]?.at ?? head.at };
  compareMembers(comparison, base, head, spot);
  compareOthers(comparison, base, head, spot);
  comparePatterns(comparison, base, head, spot);
  for (const bound of sizes) {
    compareBound(comparison, bound, spot, {
      base: { shape: base, limit: strictest(checksOf(base), bound), at: places.base },
      head: { shape: head, limit: strictest(checksOf(head), bound), at: places.head },
    });
  }
  compareCheckLists(comparison, spot, {
    base: ofKind(base, "property-names"),
    head: ofKind(head, "property-names"),
    around: places,
    what: "`propertyNames`",
    changes: ["property-names-introduced", "property-names-dropped", "property-names-changed"],
    same: (one, other) => comparison.areEqualUses(one.use, other.use),
  });
  const changes = ["dependency-introduced", "dependency-dropped", "dependency-changed"] as const;
  compareCheckLists(comparison, spot, {
    base: ofKind(base, "dependent-required"),
    head: ofKind(head, "dependent-required"),
    around: places,
    what: "`dependentRequired`",
    changes,
    matters: (check, otherSide) =>
      canReject(check, comparison.accepted(otherSide, otherSide === "base" ? base : head, spot)),
    same: (one, other) =>
      one.property === other.property && [...one.required].sort().join("\n") === [...other.required].sort().join("\n"),
  });
  compareCheckLists(comparison, spot, {
    base: ofKind(base, "dependent-schema"),
    head: ofKind(head, "dependent-schema"),
    around: places,
    what: "`dependentSchemas`",
    changes,
    same: (one, other) => one.property === other.property && comparison.areEqualUses(one.use, other.use),
  });
}

function checksOf({ objects }: Shape): readonly ObjectType["checks"][number][] {
  return objects.flatMap(({ checks }) => checks);
}

function ofKind<Kind extends ObjectCheck["kind"]>(
  shape: Shape,
  kind: Kind,
): readonly Extract<ObjectCheck, { readonly kind: Kind }>[] {
  return checksOf(shape).filter((check): check is Extract<ObjectCheck, { readonly kind: Kind }> => check.kind === kind);
}

function compareMembers(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const before = membersOf(base, comparison.base);
  const after = membersOf(head, comparison.head);
  const places = { base: base.objects[0]?.at ?? base.at, head: head.objects[0]?.at ?? head.at };
  const renamed = new Map<string, Member>();
  for (const member of after.properties.values()) {
    const old = member.renamedFrom.find((name) => before.properties.has(name) && !after.properties.has(name));
    if (old !== undefined && !before.properties.has(member.name)) renamed.set(old, member);
  }
  for (const [name, member] of before.properties) {
    const inside = { ...spot, path: `${spot.path}.${name}` };
    const same = after.properties.get(name) ?? renamed.get(name);
    if (same !== undefined) compareMember(comparison, member, same, inside);
    else if (!isHidden(member, spot.direction)) removed(comparison, member, places.head, inside);
  }
  const known = new Set([...renamed.values()].map(({ name }) => name));
  for (const [name, member] of after.properties) {
    if (before.properties.has(name) || known.has(name) || isHidden(member, spot.direction)) continue;
    added(comparison, member, { base, at: places.base }, { ...spot, path: `${spot.path}.${name}` });
  }
  const undeclared = (names: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
    [...names].filter((name) => !others.has(name));
  for (const name of undeclared(after.undeclared, before.undeclared)) {
    if (before.properties.has(name)) continue;
    const message = `${name} is required, wherever it is described`;
    comparison.report(spot, "undeclared-property-required", { message, ...places, key: name });
  }
  for (const name of undeclared(before.undeclared, after.undeclared)) {
    if (after.properties.has(name)) continue;
    const message = `${name} is no longer required`;
    comparison.report(spot, "undeclared-property-released", { message, ...places, key: name });
  }
}

function compareMember(comparison: SchemaComparison, base: Member, head: Member, spot: Spot): void {
  const places = { base: base.at, head: head.at };
  if (base.name !== head.name) {
    const message = `was named ${base.name}, and is named ${head.name}`;
    comparison.report(spot, "property-renamed", { message, ...places });
  }
  if (compareMemberFacts(comparison, base, head, spot) === "hidden") return;
  if (!base.required && head.required) {
    comparison.report(spot, "property-made-required", { message: "was optional, and is required", ...places });
  } else if (base.required && !head.required) {
    comparison.report(spot, "property-made-optional", { message: "was required, and is optional", ...places });
  }
  comparison.compare(base.use, head.use, spot);
}

function removed(comparison: SchemaComparison, member: Member, head: string, spot: Spot): void {
  // A property with the schema `false` was no property, but a name that was forbidden.
  if (comparison.base.of(member.use).never) {
    comparison.report(spot, "type-widened", { message: "had to be absent, and may be there", base: member.at, head });
    return;
  }
  const message = `the ${member.required ? "required" : "optional"} property is gone`;
  comparison.report(spot, "property-removed", { message, base: member.at, head });
}

function added(
  comparison: SchemaComparison,
  member: Member,
  { base, at }: { readonly base: Shape; readonly at: string },
  spot: Spot,
): void {
  const places = { base: at, head: member.at };
  if (comparison.head.of(member.use).never) {
    comparison.report(spot, "type-narrowed", { message: "has to be absent", ...places });
    return;
  }
  const closed = base.objects.some(({ additional }) => additional?.type.kind === "never");
  if (member.required) {
    comparison.report(spot, "property-added-required", { message: "a required property is new", ...places });
  } else if (!closed) {
    comparison.report(spot, "property-added-optional", { message: "an optional property is new", ...places });
  }
  // Until now the name was one of the others, and had to be what they have to be.
  const others = othersOf(base).uses;
  if (!closed && others.length > 0) comparison.compare(comparison.base.together(others), member.use, spot);
  if (closed) {
    const message = "a property is new where no others were allowed";
    comparison.report(spot, "property-added-where-closed", { message, ...places });
  }
}

/** What properties beyond the named ones hold. */
function compareOthers(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const before = othersOf(base);
  const after = othersOf(head);
  const places = { base: before.at, head: after.at };
  if (before.closed && after.closed) {
    if (base.objects.length !== head.objects.length && base.objects.length + head.objects.length > 2) {
      comparison.report(spot, "schema-rewritten", {
        message: "other properties are forbidden in another place",
        ...places,
      });
    }
    return;
  }
  if (after.closed) {
    comparison.report(spot, "other-properties-forbidden", { message: "no other properties are allowed", ...places });
    return;
  }
  if (before.closed) {
    comparison.report(spot, "other-properties-allowed", { message: "other properties are allowed", ...places });
    return;
  }
  if (before.uses.length > 0 || after.uses.length > 0) {
    const one = (shapes: Shapes, { uses, at }: Others): Use =>
      uses.length === 0 ? shapes.anything(at) : shapes.together(uses);
    const inside = { ...spot, path: `${spot.path}.*` };
    comparison.compare(one(comparison.base, before), one(comparison.head, after), inside);
  }
  if (!before.stated && after.stated) {
    comparison.report(spot, "other-properties-stated", { message: "other properties are said to occur", ...places });
  } else if (before.stated && !after.stated) {
    const message = "other properties are no longer said to occur";
    comparison.report(spot, "other-properties-unstated", { message, ...places });
  }
}

interface Others {
  readonly at: string;
  readonly closed: boolean;
  readonly stated: boolean;
  readonly uses: readonly Use[];
}

function othersOf({ objects, at }: Shape): Others {
  const stated = objects.filter(({ additionalStated }) => additionalStated);
  const uses = objects.flatMap(({ additional }) => additional ?? []);
  return {
    at: uses[0]?.at ?? stated[0]?.at ?? objects[0]?.at ?? at,
    closed: uses.some(({ type }) => type.kind === "never"),
    stated: stated.length > 0,
    uses,
  };
}

function comparePatterns(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  const before = patternsOf(base);
  const after = patternsOf(head);
  for (const pattern of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(pattern), after.get(pattern)];
    if (was !== undefined && is !== undefined) {
      const uses = [comparison.base.together(was), comparison.head.together(is)] as const;
      comparison.compare(uses[0], uses[1], { ...spot, path: `${spot.path}./${pattern}/` });
      continue;
    }
    const message = `names that match ${pattern} ${is === undefined ? "have no schema of their own any more" : "have a schema of their own"}`;
    const places = { base: was?.[0]?.at ?? base.at, head: is?.[0]?.at ?? head.at };
    comparison.report(spot, "pattern-properties-changed", { message, ...places, key: pattern });
  }
}

function patternsOf({ objects }: Shape): ReadonlyMap<string, readonly Use[]> {
  const found = new Map<string, Use[]>();
  for (const { pattern, use } of objects.flatMap(({ patterns }) => patterns)) {
    found.set(pattern, [...(found.get(pattern) ?? []), use]);
  }
  return found;
}
