import fc from "fast-check";
import { parse } from "yaml";
import type { Json } from "../../generator/src/load/document.js";

/** One change to a file of a specification, as numbers, so that it applies to any file. */
export interface Edit {
  readonly file: number;
  readonly place: number;
  readonly how: number;
}

export const edits: fc.Arbitrary<Edit> = fc.record({ file: fc.nat(), place: fc.nat(), how: fc.nat() });

type Node = { [key: string]: Json } | Json[];

/** A location in a document: its parent and key. */
interface PropertyNode {
  readonly owner: Node;
  readonly key: string;
  readonly value: Json;
}

/** The text after an edit, as JSON, which is valid YAML. */
export function edited(text: string, { place, how }: Edit): string {
  const document = parse(text) as Json;
  const places = placesIn(document);
  const chosen = places[place % places.length];
  if (chosen === undefined) return JSON.stringify(document);
  if (how % 3 === 2) copyInto(chosen, places, how);
  else apply(chosen, how);
  return JSON.stringify(document);
}

/** The largest text that is copied to another location: a location may be copied below itself. */
const maxCopied = 4000;

/** Replaces a value with that of another location with the same key, such as a schema or a list of tags. */
function copyInto({ owner, key }: PropertyNode, places: readonly PropertyNode[], how: number): void {
  const alike = places.filter((other) => other.key === key && other.owner !== owner);
  const other = alike[how % alike.length];
  if (other === undefined || JSON.stringify(other.value).length > maxCopied) return;
  (owner as { [key: string]: Json })[key] = structuredClone(other.value);
}

function placesIn(root: Json): readonly PropertyNode[] {
  const places: PropertyNode[] = [];
  const visit = (node: Json): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node) as [string, Json][]) {
      places.push({ owner: node as Node, key, value });
      visit(value);
    }
  };
  visit(root);
  return places;
}

/** Sets another string, number or boolean; or a property is removed, renamed, moved to the end, or duplicated. */
function apply({ owner, key, value }: PropertyNode, how: number): void {
  const set = (changed: Json): void => {
    (owner as { [key: string]: Json })[key] = changed;
  };
  if (typeof value === "string") set(how % 3 === 0 ? `${value} too` : `${value}${how % 9}`);
  else if (typeof value === "number") set(how % 2 === 0 ? value + 1 : Math.max(0, value - 1));
  else if (typeof value === "boolean") set(!value);
  else if (Array.isArray(owner) && how % 2 === 0) owner.splice(Number(key), 1);
  else if (Array.isArray(owner)) owner.push(owner.shift() as Json);
  else if (how % 4 === 0) delete owner[key];
  else if (how % 4 === 1) owner[`${key}Copy`] = structuredClone(value);
  else if (how % 4 === 2) {
    delete owner[key];
    owner[key] = value;
  } else {
    delete owner[key];
    owner[`${key}Renamed`] = value;
  }
}
