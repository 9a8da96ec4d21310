import { fileStem, NameTable, splitWords } from "./names.js";
import type { SchemaUse, Type } from "./type.js";
import { schemaUsesOf } from "./walk.js";

/** How much one file of the output is meant to hold, in places where values stand: validators of so many are some 200 kB. */
const capacity = 800;

/** Types that begin with the same words and fill a file to this part have one of their own. */
const ownFileShare = capacity / 4;

/** A type that needs a place, and the stem of the source file that it is written in. */
export interface PlacedType {
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
 * The stem of each type's file, by identifier. Types of a source file that is too large for one file are spread by how their
 * names begin: so their authors have sorted them, and so people look for them. Nothing else counts but the weight of those
 * that begin alike, so that a small change of the specification leaves all other types where they are.
 */
export function groupTypesIntoFiles(types: readonly PlacedType[]): ReadonlyMap<string, string> {
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

/** What types have in common: so many words that they begin with, and the stem that is made of them. */
interface Family {
  readonly stem: string;
  readonly depth: number;
}

type AssignFile = (types: readonly WeightedType[], stem: string) => void;

function assignFamilies(types: readonly WeightedType[], { stem, depth }: Family, place: AssignFile): void {
  if (fits(types)) {
    place(types, stem);
    return;
  }
  const rest: WeightedType[] = [];
  for (const [word, members] of groupBy(types, (type) => type.words[depth] ?? "")) {
    const isFamily = word !== "" && weightOfAll(members) > ownFileShare;
    if (isFamily) assignFamilies(members, { stem: `${stem} ${word}`, depth: depth + 1 }, place);
    else rest.push(...members);
  }
  if (rest.length > 0) assignFamiliesByLetters(rest, { stem, depth }, 1, place);
}

/** The same for families that are too small for files of their own, by so many letters of the next word. */
function assignFamiliesByLetters(
  types: readonly WeightedType[],
  { stem, depth }: Family,
  letters: number,
  place: AssignFile,
): void {
  if (fits(types)) {
    place(types, stem);
    return;
  }
  for (const [beginning, members] of groupBy(types, (type) => type.words[depth]?.slice(0, letters) ?? "")) {
    const isWhole = members.every((type) => (type.words[depth] ?? "").length <= letters);
    if (isWhole || fits(members)) place(members, `${stem} ${beginning}`);
    else assignFamiliesByLetters(members, { stem, depth }, letters + 1, place);
  }
}

function fits(types: readonly WeightedType[]): boolean {
  return types.length === 1 || weightOfAll(types) <= capacity;
}

function weightOfAll(types: readonly WeightedType[]): number {
  return types.reduce((sum, { weight }) => sum + weight, 0);
}

/** Values of an enumeration are short. */
function weightOf(type: Type): number {
  const own = type.kind === "enum" ? 1 + type.members.length / 8 : 1;
  return schemaUsesOf(type).reduce((sum, use) => sum + weightOf(use.type), own);
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
