/** Maximum number of pairs to compare: every pair of two lists of 100 entries. */
const maxPairs = 10_000;

/**
 * Computes a maximum bipartite matching, so that the result does not depend on the order of the lists. Entries of lists
 * with more than {@link maxPairs} pairs match only at similar positions, which bounds the time.
 *
 * @returns Index in base → index in head.
 */
export function matchEntries<Entry>(
  base: readonly Entry[],
  head: readonly Entry[],
  fits: (base: Entry, head: Entry) => boolean,
): ReadonlyMap<number, number> {
  const graph = new CandidateGraph(base, head, fits);
  const toHead = new Map<number, number>();
  const toBase = new Map<number, number>();
  for (const from of base.keys()) {
    const { first, end } = graph.candidates(from);
    const isFree = (to: number): boolean => to < end && !toBase.has(to) && graph.fits(from, to);
    // Most entries have not moved.
    let to = isFree(from) ? from : first;
    while (to < end && !isFree(to)) to += 1;
    if (to >= end) continue;
    toHead.set(from, to);
    toBase.set(to, from);
  }
  for (const from of base.keys()) {
    if (toHead.has(from)) continue;
    for (const [index, partner] of augmentingPath(from, graph, { toBase, toHead })) {
      toHead.set(index, partner);
      toBase.set(partner, index);
    }
  }
  return toHead;
}

/** Which entries fit. Each pair is compared once. */
class CandidateGraph<Entry> {
  readonly #base: readonly Entry[];
  readonly #head: readonly Entry[];
  readonly #fits: (base: Entry, head: Entry) => boolean;
  readonly #known = new Map<number, boolean>();
  /** Maximum distance between the positions of two entries. */
  readonly #reach: number;

  constructor(base: readonly Entry[], head: readonly Entry[], fits: (base: Entry, head: Entry) => boolean) {
    this.#base = base;
    this.#head = head;
    this.#fits = fits;
    const isBounded = base.length * head.length > maxPairs;
    this.#reach = isBounded ? Math.ceil(maxPairs / base.length / 2) : Number.POSITIVE_INFINITY;
  }

  /** The range of head entries to compare with a base entry. */
  candidates(from: number): { readonly first: number; readonly end: number } {
    return { first: Math.max(0, from - this.#reach), end: Math.min(this.#head.length, from + this.#reach + 1) };
  }

  fits(from: number, to: number): boolean {
    const key = from * this.#head.length + to;
    let fit = this.#known.get(key);
    if (fit === undefined) {
      fit = this.#fits(this.#base[from] as Entry, this.#head[to] as Entry);
      this.#known.set(key, fit);
    }
    return fit;
  }
}

interface Matching {
  readonly toBase: ReadonlyMap<number, number>;
  readonly toHead: ReadonlyMap<number, number>;
}

/** Returns an augmenting path that adds `start` to the matching; empty if there is none. */
function augmentingPath<Entry>(
  start: number,
  graph: CandidateGraph<Entry>,
  { toBase, toHead }: Matching,
): readonly (readonly [from: number, to: number])[] {
  const reachedFrom = new Map<number, number>();
  // Iterating over a set includes entries that are added meanwhile.
  const indexes = new Set([start]);
  for (const from of indexes) {
    const { first, end } = graph.candidates(from);
    for (let to = first; to < end; to++) {
      if (reachedFrom.has(to) || !graph.fits(from, to)) continue;
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
