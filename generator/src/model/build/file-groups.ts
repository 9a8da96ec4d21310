import { fileStem, NameTable, splitWords } from "../names.js";
import type { SchemaUse, Type } from "../type.js";
import { schemaUsesOf } from "../walk.js";

/** Maximum weight of a file, in schema uses; their validators are about 200 kB. */
const capacity = 800;

/** Minimum weight of types with a common name prefix to get their own file. */
const ownFileShare = capacity / 4;

/** A type to assign to a file, and the base name of its source file. */
export interface GroupedType {
  readonly identifier: string;
  readonly use: SchemaUse;
  readonly group: string;
}

interface WeightedType {
  readonly identifier: string;
  readonly words: readonly string[];
  readonly weight: number;
}

/**
 * Returns the file name of each type, by identifier. Types of a large source file are split by name prefix: authors
 * group and look for them by prefix. Only the total weight per prefix matters, so that a small change of the
 * specification does not move other types.
 */
export function groupTypesIntoFiles(types: readonly GroupedType[]): ReadonlyMap<string, string> {
  const groups = groupBy(types, ({ group }) => group);
  const names = new NameTable([...groups.keys()]);
  const files = new Map<string, string>();
  for (const [group, members] of groups) {
    const weighed = members.map(({ identifier, use }): WeightedType => {
      return {
        identifier,
        words: splitWords(identifier).map((word) => word.toLowerCase()),
        weight: weightOf(use.type),
      };
    });
    assignFamilies(weighed, { stem: group, depth: 0 }, (found, stem) => {
      const file = stem === group ? group : names.claim(fileStem(stem));
      for (const { identifier } of found) files.set(identifier, file);
    });
  }
  return files;
}

/** A group of types: the number of words in their common prefix, and the resulting file name. */
interface Family {
  readonly stem: string;
  readonly depth: number;
}

type AssignFile = (types: readonly WeightedType[], stem: string) => void;

function assignFamilies(types: readonly WeightedType[], { stem, depth }: Family, assign: AssignFile): void {
  if (fits(types)) {
    assign(types, stem);
    return;
  }
  const rest: WeightedType[] = [];
  for (const [word, members] of groupBy(types, (type) => type.words[depth] ?? "")) {
    const isFamily = word !== "" && weightOfAll(members) > ownFileShare;
    if (isFamily) assignFamilies(members, { stem: `${stem} ${word}`, depth: depth + 1 }, assign);
    else rest.push(...members);
  }
  if (rest.length > 0) assignFamiliesByLetters(rest, { stem, depth }, 1, assign);
}

/** Splits a family that is too small for files of its own by letters of the next word. */
function assignFamiliesByLetters(
  types: readonly WeightedType[],
  { stem, depth }: Family,
  letters: number,
  assign: AssignFile,
): void {
  if (fits(types)) {
    assign(types, stem);
    return;
  }
  for (const [beginning, members] of groupBy(types, (type) => type.words[depth]?.slice(0, letters) ?? "")) {
    const isWhole = members.every((type) => (type.words[depth] ?? "").length <= letters);
    if (isWhole || fits(members)) assign(members, `${stem} ${beginning}`);
    else assignFamiliesByLetters(members, { stem, depth }, letters + 1, assign);
  }
}

function fits(types: readonly WeightedType[]): boolean {
  return types.length === 1 || weightOfAll(types) <= capacity;
}

function weightOfAll(types: readonly WeightedType[]): number {
  return types.reduce((sum, { weight }) => sum + weight, 0);
}

/** Returns the weight of a type. Values of enumerations count little. */
function weightOf(type: Type): number {
  let weight = type.kind === "enum" ? 1 + type.members.length / 8 : 1;
  for (const use of schemaUsesOf(type)) weight += weightOf(use.type);
  return weight;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
