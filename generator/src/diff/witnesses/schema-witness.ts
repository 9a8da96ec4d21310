import type { Direction } from "../../model/openness.js";
import { child, tokensOf } from "../../model/raw.js";
import type { Pointer } from "../../model/type.js";
import { isSame, type Json } from "../../values/json.js";
import type { RuleId } from "../catalogue.js";
import type { InterfaceChange } from "../interface-change.js";
import { type SchemaChangeId, schemaChanges } from "../rules/schema-changes.js";
import type { WitnessResult } from "../witness.js";
import type { SidedSchema } from "./candidates.js";
import type { Side } from "./message-parts.js";
import type { FoundValue, Propose, SchemaSearch, SearchRequest } from "./schema-search.js";

/** A rule about schemas, split into the direction and the kind of change. */
interface SchemaRule {
  readonly direction: Direction;
  readonly change: SchemaChangeId;
}

export function schemaRuleOf(rule: RuleId): SchemaRule | undefined {
  const [, direction, change = ""] = /^(request|response)-(.*)$/.exec(rule) ?? [];
  return Object.hasOwn(schemaChanges, change)
    ? { direction: direction as Direction, change: change as SchemaChangeId }
    : undefined;
}

/** Changes that concern the object or array around the schema that they point to. */
const aboutContainer =
  /^(property|undeclared-property|other-properties|pattern-properties|dependency|contains|tuple|unevaluated|sent-in)-/;

/** Changes that a message without the property shows. */
const aboutPresence: ReadonlySet<SchemaChangeId> = new Set([
  "property-added-required",
  "property-made-required",
  "property-made-optional",
]);

/** Rules whose effect is that a valid value has another meaning, and the values that show it. */
const shownByMeaning: { readonly [Change in SchemaChangeId]?: Shown } = {
  "default-added": { propose: absent, outward: 1 },
  "default-removed": { propose: absent, outward: 1 },
  "default-changed": { propose: absent, outward: 1 },
  "enum-member-deprecated": { propose: otherMembers },
  "open-enum-member-removed": { propose: otherMembers },
  "flag-added": { propose: otherFlags },
  "flag-removed": { propose: otherFlags },
  "flag-moved": { propose: otherFlags },
  "property-deprecated": { propose: smallest },
  "property-made-writable": { propose: smallest, from: "head" },
  "property-made-readable": { propose: smallest },
};

/** Rules that a value of two interfaces shows if none of them rejects a value: a consumer notices nevertheless. */
const shownByPresence: { readonly [Change in SchemaChangeId]?: Shown } = {
  "property-removed": { propose: smallest, from: "base" },
  "property-renamed": { propose: smallest, from: "base" },
  "property-made-read-only": { propose: smallest, from: "base" },
  "property-made-write-only": { propose: smallest, from: "base" },
  "feature-required": { propose: smallest },
  "property-permission-added": { propose: smallest },
  "property-owner-only": { propose: smallest },
  "sent-in-narrowed": { propose: smallest },
  "trim-introduced": { propose: surrounded },
  "trim-dropped": { propose: surrounded },
  "content-changed": { propose: smallest },
  "content-type-changed": { propose: smallest },
  "discriminator-value-moved": { propose: smallest },
};

/** Maximum number of values to compare if another message shows the change as well. */
const fewAttempts = 12;

interface Shown {
  readonly propose: Propose;
  readonly outward?: number;
  /** The side whose values are proposed. Default: the sender's. */
  readonly from?: Side;
}

/** Searches a message for a change of a schema. */
export function schemaWitness(
  { pointers, contexts, key }: InterfaceChange,
  { direction, change }: SchemaRule,
  search: SchemaSearch,
): WitnessResult {
  if (change.startsWith("image-rule-")) return { reason: "no example: images are not decoded" };
  const sender = direction === "request" ? "base" : "head";
  const labels = new Set(contexts);
  const property = aboutPresence.has(change) ? propertyAt(pointers.head ?? pointers.base ?? "") : undefined;
  const changed = { change, key, property };
  const requestFrom = (side: Side): SearchRequest => ({
    sender: side,
    direction,
    labels,
    changed,
    pointer: pointers[side] ?? pointers[side === "base" ? "head" : "base"] ?? "",
  });
  const meaning = shownByMeaning[change];
  const limit = shownByPresence[change] === undefined ? undefined : fewAttempts;
  const strict =
    meaning === undefined
      ? search.rejected(requestFrom(sender), aboutContainer.test(change) ? 1 : 0, limit)
      : { attempts: 0 };
  if (strict.found !== undefined) {
    const at = strict.found.at + (property === undefined ? "" : child("", property));
    return { found: witnessOf({ ...strict.found, at }, sender, "invalid") };
  }
  const shown = meaning ?? shownByPresence[change];
  if (shown === undefined) return notFound(strict.attempts);
  const { propose, outward = 0, from = sender } = shown;
  const shownFrom = (side: Side) => ({ side, ...search.shown(requestFrom(side), propose, outward) });
  const results = [shownFrom(from)];
  const isShown = results.some(({ found, isRejected }) => found !== undefined && isRejected !== true);
  // Another change may be in the way of a message of one side only.
  if (meaning !== undefined && !isShown) results.push(shownFrom(from === "base" ? "head" : "base"));
  const best =
    results.find(({ found, isRejected }) => found !== undefined && !isRejected) ?? results.find(({ found }) => found);
  const attempts = results.reduce((sum, one) => sum + one.attempts, strict.attempts);
  if (best?.found === undefined) return notFound(attempts);
  return {
    found: witnessOf(best.found, best.side, best.isRejected ? "invalid" : best.found.isDeclared ? "valid" : "ignored"),
  };
}

/** A search without attempts has found no way from a message to the schema, or no value for it. */
function notFound(attempts: number): WitnessResult {
  return attempts === 0 ? { reason: "no example: no message contains the schema" } : { attempts };
}

/** Returns the name of the property whose schema is at a pointer. */
function propertyAt(pointer: Pointer): string | undefined {
  const [name, keyword] = [...tokensOf(pointer)].reverse();
  return keyword === "properties" ? name : undefined;
}

function witnessOf({ part, value, at }: FoundValue, sender: Side, other: "valid" | "invalid" | "ignored") {
  const verdicts = sender === "base" ? { before: "valid", after: other } : { before: other, after: "valid" };
  return {
    ...(verdicts as { before: "valid"; after: typeof other }),
    at: part.at + at,
    ...part.messages(sender, value),
  };
}

function sparse({ side, use, direction }: SidedSchema): readonly Json[] {
  const value = side.sample(use, { direction, sparse: true });
  return value === undefined ? [] : [value];
}

function smallest(sender: SidedSchema): readonly Json[] {
  return sparse(sender);
}

/** Objects in which everything optional is absent. */
function absent(sender: SidedSchema): readonly Json[] {
  return sparse(sender);
}

function surrounded(sender: SidedSchema): readonly Json[] {
  return sparse(sender).flatMap((value) => (typeof value === "string" ? [` ${value} `, ` ${value}`, "  "] : []));
}

/** Members that differ between the two sides. */
function otherMembers(sender: SidedSchema, receivers: readonly SidedSchema[]): readonly Json[] {
  const membersOf = ({ side, use }: SidedSchema) => side.schemas.of(use).enums.flatMap(({ members }) => members);
  const known = receivers.flatMap(membersOf);
  const isSameMember = (one: (typeof known)[number]): boolean =>
    known.some((other) => isSame(other.value, one.value) && other.deprecated === one.deprecated);
  return membersOf(sender)
    .filter((member) => !isSameMember(member))
    .map(({ value }) => value);
}

/** Values with one of the flags that differ between the two sides. */
function otherFlags(sender: SidedSchema, receivers: readonly SidedSchema[]): readonly Json[] {
  const flagsOf = ({ side, use }: SidedSchema) => {
    const { numbers, strings } = side.schemas.of(use);
    return [...numbers, ...strings].flatMap((type) =>
      (type.flags ?? []).map(({ name, bit }) => ({ name, bit, isText: type.kind === "string" })),
    );
  };
  const [own, others] = [flagsOf(sender), receivers.flatMap(flagsOf)];
  const differing = [...own, ...others].filter(
    ({ name, bit }) => ![own, others].every((list) => list.some((flag) => flag.name === name && flag.bit === bit)),
  );
  return differing.map(({ bit, isText }) => (isText ? String(2n ** BigInt(bit)) : 2 ** bit));
}
