import {
  areDisjoint,
  type Direction,
  findDiscriminant,
  findItemDiscriminant,
  type Interface,
  jsonTypesOf,
  type SchemaUse,
  valuesOf,
} from "../emitter.js";

/** Whether no value matches two alternatives of a union. */
export function haveNoCommonValue(
  alternatives: readonly SchemaUse[],
  scope: { readonly model: Interface; readonly view: Direction },
): boolean {
  const kinds = alternatives.map((alternative) => jsonTypesOf(alternative, scope));
  const all = new Set(kinds.flatMap((set) => [...set]));
  return [...all].every((kind) => {
    const members = alternatives.filter((_, index) => kinds[index]?.has(kind) === true);
    if (members.length < 2) return true;
    if (kind === "object") return findDiscriminant(members, scope) !== undefined;
    if (kind === "array") return findItemDiscriminant(members, scope) !== undefined;
    const lists = members.map((member) => valuesOf(member, scope)?.filter((value) => nameOf(value) === kind));
    return lists.every((list) => list !== undefined) && areDisjoint(lists);
  });
}

function nameOf(value: string | number | boolean | null): string {
  return value === null ? "null" : typeof value;
}
