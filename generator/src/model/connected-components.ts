/** A directed graph: the targets of each node. Every target is a node. */
export type Graph = ReadonlyMap<string, Iterable<string>>;

/** The state of {@link connectedComponents} for one node. */
interface Visit {
  readonly name: string;
  readonly pending: string[];
  /** Visit number of the node, and the lowest one reachable within its component. */
  readonly entered: number;
  earliest: number;
}

/**
 * Returns the strongly connected components of a graph, each after those that it leads to (Tarjan's algorithm, linear
 * and iterative).
 */
export function connectedComponents(targets: Graph): readonly ReadonlySet<string>[] {
  const components: ReadonlySet<string>[] = [];
  const visits = new Map<string, Visit>();
  /** Nodes whose component is incomplete, in visiting order. */
  const open: string[] = [];
  const isOpen = new Set<string>();
  const visitPath: Visit[] = [];
  const enter = (name: string): void => {
    const visit = { name, pending: [...(targets.get(name) ?? [])], entered: visits.size, earliest: visits.size };
    visits.set(name, visit);
    open.push(name);
    isOpen.add(name);
    visitPath.push(visit);
  };
  for (const start of targets.keys()) {
    if (!visits.has(start)) enter(start);
    for (let visit = visitPath.at(-1); visit !== undefined; visit = visitPath.at(-1)) {
      const next = visit.pending.pop();
      if (next !== undefined) {
        const known = visits.get(next);
        if (known === undefined) enter(next);
        else if (isOpen.has(next)) visit.earliest = Math.min(visit.earliest, known.entered);
        continue;
      }
      visitPath.pop();
      const above = visitPath.at(-1);
      if (above !== undefined) above.earliest = Math.min(above.earliest, visit.earliest);
      if (visit.earliest < visit.entered) continue;
      const component = new Set(open.splice(open.lastIndexOf(visit.name)));
      for (const name of component) isOpen.delete(name);
      components.push(component);
    }
  }
  return components;
}
