/**
 * The ids on a cycle: those that contain themselves, directly or indirectly. `parents` maps each id to its container;
 * null and ids that are not a key have none.
 *
 * Visits every id once and without recursion, because requests determine the number of ids and the depth of nesting.
 */
export function cyclicIds<Id>(parents: ReadonlyMap<Id, Id | null>): ReadonlySet<Id> {
  const cyclic = new Set<Id>();
  /** The id from which the walk that visited an id started. */
  const visitedFrom = new Map<Id, Id>();
  for (const start of parents.keys()) {
    let at: Id | null = start;
    while (at !== null && !visitedFrom.has(at)) {
      visitedFrom.set(at, start);
      at = parents.get(at) ?? null;
    }
    // Only a walk that reaches an id that it has visited itself has found a new cycle.
    if (at === null || visitedFrom.get(at) !== start) continue;
    while (at !== null && !cyclic.has(at)) {
      cyclic.add(at);
      at = parents.get(at) ?? null;
    }
  }
  return cyclic;
}
