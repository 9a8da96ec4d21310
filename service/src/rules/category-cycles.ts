/**
 * The ids on a cycle: those that lie in themselves, however far up. `parents` maps each id to what it lies in; an id that
 * is no key, like null, lies in nothing.
 *
 * Every id is visited once and without recursion, because requests choose how many there are and how deeply they nest.
 */
export function cyclicIds<Id>(parents: ReadonlyMap<Id, Id | null>): ReadonlySet<Id> {
  const cyclic = new Set<Id>();
  /** Where the walk started that visited an id. */
  const visitedFrom = new Map<Id, Id>();
  for (const start of parents.keys()) {
    let at: Id | null = start;
    while (at !== null && !visitedFrom.has(at)) {
      visitedFrom.set(at, start);
      at = parents.get(at) ?? null;
    }
    // Only a walk that meets its own trail has found a new cycle.
    if (at === null || visitedFrom.get(at) !== start) continue;
    while (at !== null && !cyclic.has(at)) {
      cyclic.add(at);
      at = parents.get(at) ?? null;
    }
  }
  return cyclic;
}
