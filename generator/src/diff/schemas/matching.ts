/**
 * Pairs as many entries of two lists as fit (a maximum bipartite matching), so that whether every entry has a partner does
 * not depend on the order of the lists.
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
  const fitsAt = (index: number, place: number): boolean => fits(base[index] as Entry, head[place] as Entry);
  for (const index of base.keys()) {
    const place = head.findIndex((_, candidate) => !toBase.has(candidate) && fitsAt(index, candidate));
    if (place < 0) continue;
    toHead.set(index, place);
    toBase.set(place, index);
  }
  for (const index of base.keys()) {
    if (toHead.has(index)) continue;
    for (const [from, to] of augmentingPath(index, head.length, toBase, fitsAt)) {
      toHead.set(from, to);
      toBase.set(to, from);
    }
  }
  return toHead;
}

/** The pairs to make so that `start` and everything paired before has a partner; none where that is impossible. */
function augmentingPath(
  start: number,
  places: number,
  toBase: ReadonlyMap<number, number>,
  fitsAt: (index: number, place: number) => boolean,
): readonly (readonly [index: number, place: number])[] {
  const reachedFrom = new Map<number, number>();
  const toHead = new Map([...toBase].map(([place, index]) => [index, place]));
  // Iterating over a set includes entries that are added meanwhile.
  const indexes = new Set([start]);
  for (const index of indexes) {
    for (let place = 0; place < places; place++) {
      if (reachedFrom.has(place) || !fitsAt(index, place)) continue;
      reachedFrom.set(place, index);
      const partner = toBase.get(place);
      if (partner === undefined) return pathTo(place, reachedFrom, toHead);
      indexes.add(partner);
    }
  }
  return [];
}

function pathTo(
  end: number,
  reachedFrom: ReadonlyMap<number, number>,
  toHead: ReadonlyMap<number, number>,
): readonly (readonly [index: number, place: number])[] {
  const path: (readonly [number, number])[] = [];
  let place: number | undefined = end;
  while (place !== undefined) {
    const index = reachedFrom.get(place);
    if (index === undefined) break;
    path.push([index, place]);
    place = toHead.get(index);
  }
  return path;
}
