import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { isOpen } from "../../model/openness.js";
import type { EnumMember } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson } from "../message-format.js";
import { paired } from "../pairing.js";
import type { SchemaChangeId } from "../rules/schema-changes.js";
import type { LogicalLocation, SchemaChangeDetails, SchemaComparison } from "./comparison.js";

export function compareEnumerations(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  const pointers = { base: base.enums[0]?.at ?? base.at, head: head.enums[0]?.at ?? head.at };
  const before = enumerationOf(base, location);
  const after = enumerationOf(head, location);
  const report: Report = (rule, details) => comparison.report(location, rule, { ...pointers, ...details });
  if (before !== undefined && after !== undefined) compareMembers(before, after, report);
  else if (before !== undefined && !listsAllOf(before, head, location)) reportDropped(before, report);
  else if (after !== undefined && !listsAllOf(after, base, location)) reportIntroduced(after, report);
}

/** Whether a list has all values of a schema: only those of a boolean can be listed. */
function listsAllOf({ members }: Enumeration, schema: FlattenedSchema, { direction }: LogicalLocation): boolean {
  const values = new Set(members.map(({ value }) => value));
  const isPlain = members.every(({ name }) => name === undefined);
  const accepted = schema.jsonSubtypes(direction);
  return isPlain && values.has(true) && values.has(false) && accepted.size === 1 && accepted.has("boolean");
}

/** The values that all enumerations of a schema list. */
interface Enumeration {
  readonly members: readonly EnumMember[];
  /** Whether other values are accepted as well. */
  readonly isOpen: boolean;
}

type Report = (
  rule: SchemaChangeId,
  details: Pick<SchemaChangeDetails, "message"> & Partial<SchemaChangeDetails>,
) => void;

function reportIntroduced({ members, isOpen: open }: Enumeration, report: Report): void {
  const values = formatValues(members);
  if (open) report("open-enum-introduced", { message: `lists ${values}` });
  else report("enum-introduced", { message: `must be one of ${values}` });
}

function reportDropped({ members, isOpen: open }: Enumeration, report: Report): void {
  const values = formatValues(members);
  if (open) report("open-enum-dropped", { message: `no longer lists ${values}` });
  else report("enum-dropped", { message: `had to be one of ${values}, and may be any other value` });
}

function compareMembers(base: Enumeration, head: Enumeration, report: Report): void {
  if (!base.isOpen && head.isOpen) report("enum-opened", { message: "accepts values that are not listed" });
  else if (base.isOpen && !head.isOpen) report("enum-closed", { message: "accepts listed values only" });
  const { removed, added, kept } = paired(base.members, head.members, keyOf);
  const [was, is] = [removed[0], added[0]];
  const isConstant = ({ members, isOpen: open }: Enumeration): boolean => members.length === 1 && !open;
  if (was !== undefined && is !== undefined && isConstant(base) && isConstant(head)) {
    const message = `was ${formatJson(was.value)}, and is ${formatJson(is.value)}`;
    report("const-changed", { message, base: was.at, head: is.at });
    return;
  }
  const isOpenInBoth = base.isOpen && head.isOpen;
  for (const member of removed) {
    const message = `${formatJson(member.value)} is no longer a ${isOpenInBoth ? "listed " : ""}value`;
    const rule = isOpenInBoth ? "open-enum-member-removed" : "enum-member-removed";
    report(rule, { message, base: member.at, key: keyOf(member) });
  }
  for (const member of added) {
    const rule = isOpenInBoth ? "open-enum-member-added" : "enum-member-added";
    report(rule, { message: `${formatJson(member.value)} was added`, head: member.at, key: keyOf(member) });
  }
  for (const pair of kept) compareMember(...pair, report);
}

function compareMember(base: EnumMember, head: EnumMember, report: Report): void {
  const details = { base: base.at, head: head.at, key: keyOf(head) };
  if (base.name !== head.name) {
    const message = `${formatJson(head.value)} was named ${base.name ?? "by its value"}, and is named ${head.name ?? "by its value"}`;
    report("enum-member-renamed", { message, ...details });
  }
  if (base.deprecated !== true && head.deprecated === true) {
    report("enum-member-deprecated", { message: `${formatJson(head.value)} is deprecated`, ...details });
  }
}

function enumerationOf({ enums }: FlattenedSchema, { direction }: LogicalLocation): Enumeration | undefined {
  if (enums.length === 0) return undefined;
  return { members: membersOf(enums), isOpen: enums.every((part) => isOpen(part, direction)) };
}

/** Returns the members shared by all enumerations, each value once. */
function membersOf(enums: FlattenedSchema["enums"]): readonly EnumMember[] {
  const [first, ...rest] = enums.map(({ members }) => new Map(members.map((member) => [keyOf(member), member])));
  return [...(first ?? [])].flatMap(([key, member]) => (rest.every((other) => other.has(key)) ? [member] : []));
}

function keyOf({ value }: EnumMember): string {
  return canonicalJson(value);
}

function formatValues(members: readonly EnumMember[]): string {
  return formatJson(members.map(({ value }) => value));
}
