/**
 * Computes a maximum bipartite matching, so that the result does not depend on the order of the lists.
 *
 * @returns Index in base → index in head.
 */
export function matchEntries<Entry>(
  base: readonly Entry[],
  head: readonly Entry[],
  fits: (base: Entry, head: Entry) => boolean,
): ReadonlyMap<number, number> {
  const toHead = new Map<number, number>();
  const toBase = new Map<number, number>();
  const fitsAt = (from: number, to: number): boolean => fits(base[from] as Entry, head[to] as Entry);
  for (const from of base.keys()) {
    const to = head.findIndex((_, candidate) => !toBase.has(candidate) && fitsAt(from, candidate));
    if (to < 0) continue;
    toHead.set(from, to);
    toBase.set(to, from);
  }
  for (const from of base.keys()) {
    if (toHead.has(from)) continue;
    for (const [index, partner] of augmentingPath(from, head.length, toBase, fitsAt)) {
      toHead.set(index, partner);
      toBase.set(partner, index);
    }
  }
  return toHead;
}

/** Returns an augmenting path that adds `start` to the matching; empty if there is none. */
function augmentingPath(
  start: number,
  size: number,
  toBase: ReadonlyMap<number, number>,
  fitsAt: (from: number, to: number) => boolean,
): readonly (readonly [from: number, to: number])[] {
  const reachedFrom = new Map<number, number>();
  const toHead = new Map([...toBase].map(([to, from]) => [from, to]));
  // Iterating over a set includes entries that are added meanwhile.
  const indexes = new Set([start]);
  for (const from of indexes) {
    for (let to = 0; to < size; to++) {
      if (reachedFrom.has(to) || !fitsAt(from, to)) continue;
      reachedFrom.set(to, from);
      const partner = toBase.get(to);
      if (partner === undefined) return pathTo(to, reachedFrom, toHead);
      indexes.add(partner);
    }
  }
  return [];
}

function pathTo(
  end: number,
  reachedFrom: ReadonlyMap<number, number>,
  toHead: ReadonlyMap<number, number>,
): readonly (readonly [from: number, to: number])[] {
  const path: (readonly [number, number])[] = [];
  let to: number | undefined = end;
  while (to !== undefined) {
    const from = reachedFrom.get(to);
    if (from === undefined) break;
    path.push([from, to]);
    to = toHead.get(from);
  }
  return path;
}
