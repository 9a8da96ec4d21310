import type { FlattenedSchema } from "../../model/flattened-schema.js";
import type { FieldCheck, LogicCheck, Pointer } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";
import { matchEntries } from "./matching.js";

type CheckOf<Kind extends LogicCheck["kind"]> = Extract<LogicCheck, { readonly kind: Kind }>;

export function compareConditions(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  if (base.logic.length === 0 && head.logic.length === 0) return;
  const around = { base: base.at, head: head.at };
  compareFieldChecks(comparison, base, head, location);
  compareCheckLists(comparison, location, {
    base: ofKind(base, "not"),
    head: ofKind(head, "not"),
    around,
    what: "`not`",
    changes: ["exclusion-introduced", "exclusion-dropped", "exclusion-changed"],
    same: (one, other) => comparison.areUsesEqual(one.use, other.use),
  });
  compareCheckLists(comparison, location, {
    base: ofKind(base, "if"),
    head: ofKind(head, "if"),
    around,
    what: "`if`",
    changes: ["condition-introduced", "condition-dropped", "condition-changed"],
    same: (one, other) => sameCondition(comparison, one, other),
  });
  for (const kind of ["unevaluated-properties", "unevaluated-items"] as const) {
    compareCheckLists(comparison, location, {
      base: ofKind(base, kind),
      head: ofKind(head, kind),
      around,
      what: kind === "unevaluated-items" ? "`unevaluatedItems`" : "`unevaluatedProperties`",
      changes: ["unevaluated-introduced", "unevaluated-dropped", "unevaluated-changed"],
      same: (one, other) => comparison.areUsesEqual(one.use, other.use),
    });
  }
}

function ofKind<Kind extends LogicCheck["kind"]>({ logic }: FlattenedSchema, kind: Kind): readonly CheckOf<Kind>[] {
  return logic.filter((check): check is CheckOf<Kind> => check.kind === kind);
}

function sameCondition(comparison: SchemaComparison, one: CheckOf<"if">, other: CheckOf<"if">): boolean {
  if (!comparison.areUsesEqual(one.test, other.test)) return false;
  return (["consequent", "alternative"] as const).every((branch) => {
    const [before, after] = [one[branch], other[branch]];
    if (before === undefined || after === undefined) return before === after;
    return comparison.areUsesEqual(before, after);
  });
}

export interface CheckLists<Check> {
  readonly base: readonly Check[];
  readonly head: readonly Check[];
  readonly around: { readonly base: Pointer; readonly head: Pointer };
  /** The keyword, for the message. */
  readonly what: string;
  readonly changes: readonly [introduced: SchemaChangeId, dropped: SchemaChangeId, changed: SchemaChangeId];
  readonly same: (base: Check, head: Check) => boolean;
  /** A text that equal checks have in common, which saves comparisons. Default: every check is compared with every one. */
  readonly keyOf?: (check: Check) => string;
  /** Whether a check missing on one side can reject values which that side accepts. Default: always. */
  readonly matters?: (check: Check, otherSide: "base" | "head") => boolean;
}

/** Compares checks that all apply, in any order. Equal checks on both sides cancel out. */
export function compareCheckLists<Check extends { readonly at: Pointer }>(
  comparison: SchemaComparison,
  location: LogicalLocation,
  { base, head, around, what, changes, same, keyOf = () => "", matters = () => true }: CheckLists<Check>,
): void {
  const paired = equalChecks({ base: grouped(base, keyOf), head: grouped(head, keyOf) }, same);
  const removed = base.filter((check) => !paired.has(check) && matters(check, "head"));
  const added = head.filter((check) => !paired.has(check) && matters(check, "base"));
  if (removed.length === 0 && added.length === 0) return;
  const [introduced, dropped, changed] = changes;
  const [change, word] =
    removed.length === 0
      ? [introduced, "was introduced"]
      : added.length === 0
        ? [dropped, "was dropped"]
        : [changed, "was changed"];
  comparison.report(location, change, {
    message: `${what} ${word}`,
    base: removed[0]?.at ?? around.base,
    head: added[0]?.at ?? around.head,
    key: what,
  });
}

function grouped<Check>(
  checks: readonly Check[],
  keyOf: (check: Check) => string,
): ReadonlyMap<string, readonly Check[]> {
  const groups = new Map<string, Check[]>();
  for (const check of checks) {
    const key = keyOf(check);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [check]);
    else group.push(check);
  }
  return groups;
}

/** Returns the checks of both sides that have an equal one on the other side. */
function equalChecks<Check>(
  groups: Record<"base" | "head", ReadonlyMap<string, readonly Check[]>>,
  same: (base: Check, head: Check) => boolean,
): ReadonlySet<Check> {
  const found = new Set<Check>();
  for (const [key, base] of groups.base) {
    const head = groups.head.get(key) ?? [];
    for (const [from, to] of matchEntries(base, head, same)) found.add(base[from] as Check).add(head[to] as Check);
  }
  return found;
}

function compareFieldChecks(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const before = fieldChecks(base);
  const after = fieldChecks(head);
  for (const [name, check] of before) {
    const other = after.get(name);
    if (other === undefined) {
      const message = `the check ${name} was dropped`;
      comparison.report(location, "check-dropped", { message, base: check.at, head: head.at, key: name });
    } else if (meaningOf(check) !== meaningOf(other)) {
      const message = `the check ${name} was changed`;
      comparison.report(location, "check-changed", { message, base: check.at, head: other.at, key: name });
    }
  }
  for (const [name, check] of after) {
    if (before.has(name)) continue;
    const message = `the check ${name} was introduced`;
    comparison.report(location, "check-introduced", { message, base: base.at, head: check.at, key: name });
  }
}

function fieldChecks({ logic }: FlattenedSchema): ReadonlyMap<string, FieldCheck> {
  return new Map(logic.flatMap((check) => ("name" in check ? [[check.name, check] as const] : [])));
}

/** Serializes everything except the pointer and the message. */
function meaningOf({ at: _at, message: _message, ...meaning }: FieldCheck): string {
  return canonicalJson(meaning);
}
