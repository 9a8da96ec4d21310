import { isOpen } from "../../model/openness.js";
import type { EnumMember } from "../../model/type.js";
import { canonicalJson } from "../canonical-json.js";
import type { Shape } from "../shape.js";
import { jsonInWords } from "../words.js";
import type { SchemaComparison, Spot } from "./comparison.js";

export function compareEnumerations(comparison: SchemaComparison, base: Shape, head: Shape, spot: Spot): void {
  if (base.enums.length === 0 && head.enums.length === 0) return;
  const places = { base: base.enums[0]?.at ?? base.at, head: head.enums[0]?.at ?? head.at };
  const before = membersOf(base);
  const after = membersOf(head);
  const open = (shape: Shape): boolean => shape.enums.every((part) => isOpen(part, spot.direction));
  if (base.enums.length === 0) {
    const values = valuesInWords(after);
    if (open(head)) comparison.report(spot, "open-enum-introduced", { message: `lists ${values}`, ...places });
    else comparison.report(spot, "enum-introduced", { message: `has to be one of ${values}`, ...places });
    return;
  }
  if (head.enums.length === 0) {
    const values = valuesInWords(before);
    if (open(base)) comparison.report(spot, "open-enum-dropped", { message: `no longer lists ${values}`, ...places });
    else {
      const message = `had to be one of ${values}, and may be others`;
      comparison.report(spot, "enum-dropped", { message, ...places });
    }
    return;
  }
  if (!open(base) && open(head)) {
    comparison.report(spot, "enum-opened", { message: "accepts values that are not listed", ...places });
  } else if (open(base) && !open(head)) {
    comparison.report(spot, "enum-closed", { message: "accepts listed values only", ...places });
  }
  const gone = [...before].filter(([value]) => !after.has(value));
  const come = [...after].filter(([value]) => !before.has(value));
  if (before.size === 1 && after.size === 1 && gone.length === 1 && !open(base) && !open(head)) {
    const [was, is] = [gone[0]?.[1], come[0]?.[1]];
    const message = `was ${jsonInWords(was?.value)}, and is ${jsonInWords(is?.value)}`;
    const found = { base: was?.at ?? places.base, head: is?.at ?? places.head };
    comparison.report(spot, "const-changed", { message, ...found });
    return;
  }
  const stillOpen = open(base) && open(head);
  for (const [value, member] of gone) {
    const message = `${jsonInWords(member.value)} is no ${stillOpen ? "listed " : ""}value any more`;
    comparison.report(spot, stillOpen ? "open-enum-member-removed" : "enum-member-removed", {
      message,
      base: member.at,
      head: places.head,
      key: value,
    });
  }
  const added = stillOpen ? "open-enum-member-added" : "enum-member-added";
  for (const [value, member] of come) {
    const message = `${jsonInWords(member.value)} is another value`;
    comparison.report(spot, added, { message, base: places.base, head: member.at, key: value });
  }
  for (const [value, member] of after) {
    const known = before.get(value);
    if (known !== undefined) compareMembers(comparison, value, known, member, spot);
  }
}

function compareMembers(
  comparison: SchemaComparison,
  key: string,
  base: EnumMember,
  head: EnumMember,
  spot: Spot,
): void {
  const found = { base: base.at, head: head.at, key };
  if (base.name !== head.name) {
    const message = `${jsonInWords(head.value)} was named ${base.name ?? "by its value"}, and is named ${head.name ?? "by its value"}`;
    comparison.report(spot, "enum-member-renamed", { message, ...found });
  }
  if (base.deprecated !== true && head.deprecated === true) {
    const message = `${jsonInWords(head.value)} is deprecated`;
    comparison.report(spot, "enum-member-deprecated", { message, ...found });
  }
}

/** The values that all lists of a shape have, by their texts. */
function membersOf({ enums }: Shape): ReadonlyMap<string, EnumMember> {
  const [first, ...rest] = enums.map(
    ({ members }) => new Map(members.map((member) => [canonicalJson(member.value), member])),
  );
  return new Map([...(first ?? [])].filter(([value]) => rest.every((members) => members.has(value))));
}

function valuesInWords(members: ReadonlyMap<string, EnumMember>): string {
  return jsonInWords([...members.values()].map(({ value }) => value));
}
