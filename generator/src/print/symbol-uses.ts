import { compareText } from "../values/text.js";
import type { SymbolReference } from "./tree.js";

/** Names by module, each with whether all its uses are type-only. */
export type SymbolUses = Map<string, Map<string, boolean>>;

export function addUse(uses: SymbolUses, { name, module, typeOnly }: SymbolReference): void {
  const names = uses.get(module);
  if (names === undefined) {
    uses.set(module, new Map([[name, typeOnly]]));
    return;
  }
  const known = names.get(name);
  if (known === undefined || (known && !typeOnly)) names.set(name, typeOnly);
}

/** Sorts entries by key, in code unit order. */
export function sortedByKey<T>(entries: Iterable<readonly [string, T]>): readonly (readonly [string, T])[] {
  return [...entries].sort(([left], [right]) => compareText(left, right));
}
