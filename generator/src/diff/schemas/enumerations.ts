import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { isOpen } from "../../model/openness.js";
import type { EnumMember } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson } from "../message-format.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";

export function compareEnumerations(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  location: LogicalLocation,
): void {
  if (base.enums.length === 0 && head.enums.length === 0) return;
  const pointers = { base: base.enums[0]?.at ?? base.at, head: head.enums[0]?.at ?? head.at };
  const before = membersOf(base);
  const after = membersOf(head);
  const open = (schema: FlattenedSchema): boolean => schema.enums.every((part) => isOpen(part, location.direction));
  if (base.enums.length === 0) {
    const values = formatValues(after);
    if (open(head)) comparison.report(location, "open-enum-introduced", { message: `lists ${values}`, ...pointers });
    else comparison.report(location, "enum-introduced", { message: `must be one of ${values}`, ...pointers });
    return;
  }
  if (head.enums.length === 0) {
    const values = formatValues(before);
    if (open(base))
      comparison.report(location, "open-enum-dropped", { message: `no longer lists ${values}`, ...pointers });
    else {
      const message = `had to be one of ${values}, and may be any other value`;
      comparison.report(location, "enum-dropped", { message, ...pointers });
    }
    return;
  }
  if (!open(base) && open(head)) {
    comparison.report(location, "enum-opened", { message: "accepts values that are not listed", ...pointers });
  } else if (open(base) && !open(head)) {
    comparison.report(location, "enum-closed", { message: "accepts listed values only", ...pointers });
  }
  const removed = [...before].filter(([value]) => !after.has(value));
  const added = [...after].filter(([value]) => !before.has(value));
  if (before.size === 1 && after.size === 1 && removed.length === 1 && !open(base) && !open(head)) {
    const [was, is] = [removed[0]?.[1], added[0]?.[1]];
    const message = `was ${formatJson(was?.value)}, and is ${formatJson(is?.value)}`;
    const found = { base: was?.at ?? pointers.base, head: is?.at ?? pointers.head };
    comparison.report(location, "const-changed", { message, ...found });
    return;
  }
  const stillOpen = open(base) && open(head);
  for (const [value, member] of removed) {
    const message = `${formatJson(member.value)} is no longer a ${stillOpen ? "listed " : ""}value`;
    comparison.report(location, stillOpen ? "open-enum-member-removed" : "enum-member-removed", {
      message,
      base: member.at,
      head: pointers.head,
      key: value,
    });
  }
  const rule = stillOpen ? "open-enum-member-added" : "enum-member-added";
  for (const [value, member] of added) {
    const message = `${formatJson(member.value)} was added`;
    comparison.report(location, rule, { message, base: pointers.base, head: member.at, key: value });
  }
  for (const [value, member] of after) {
    const known = before.get(value);
    if (known !== undefined) compareMembers(comparison, value, known, member, location);
  }
}

function compareMembers(
  comparison: SchemaComparison,
  key: string,
  base: EnumMember,
  head: EnumMember,
  location: LogicalLocation,
): void {
  const found = { base: base.at, head: head.at, key };
  if (base.name !== head.name) {
    const message = `${formatJson(head.value)} was named ${base.name ?? "by its value"}, and is named ${head.name ?? "by its value"}`;
    comparison.report(location, "enum-member-renamed", { message, ...found });
  }
  if (base.deprecated !== true && head.deprecated === true) {
    const message = `${formatJson(head.value)} is deprecated`;
    comparison.report(location, "enum-member-deprecated", { message, ...found });
  }
}

/** Returns the members shared by all enumerations of a schema, by value. */
function membersOf({ enums }: FlattenedSchema): ReadonlyMap<string, EnumMember> {
  const [first, ...rest] = enums.map(
    ({ members }) => new Map(members.map((member) => [canonicalJson(member.value), member])),
  );
  return new Map([...(first ?? [])].filter(([value]) => rest.every((members) => members.has(value))));
}

function formatValues(members: ReadonlyMap<string, EnumMember>): string {
  return formatJson([...members.values()].map(({ value }) => value));
}
