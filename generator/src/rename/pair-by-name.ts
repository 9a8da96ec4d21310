/** How a node is recognized. */
export interface NodeKey {
  readonly name: string;
  readonly kind: number;
}

export interface NodePair<Node> {
  readonly current: Node;
  readonly former: Node;
}

/**
 * Pairs the nodes of two lists in the same order, of which some have other names. Lists of the same length are paired by
 * position. Otherwise nodes with the same name are, and what is between two of them by position, if it is as many on both
 * sides.
 */
export function pairByName<Node>(
  current: readonly Node[],
  former: readonly Node[],
  keyOf: (node: Node) => NodeKey,
): readonly NodePair<Node>[] {
  const whole = pairByPosition(current, former, keyOf);
  if (whole !== undefined) return whole;
  const positions = new Map(former.map((node, index) => [textOf(keyOf(node)), index]));
  const pairs: NodePair<Node>[] = [];
  let from = 0;
  let formerFrom = 0;
  for (const [index, node] of current.entries()) {
    const position = positions.get(textOf(keyOf(node)));
    if (position === undefined || position < formerFrom) continue;
    const between = pairByPosition(current.slice(from, index), former.slice(formerFrom, position), keyOf);
    pairs.push(...(between ?? []), { current: node, former: former[position] as Node });
    from = index + 1;
    formerFrom = position + 1;
  }
  return [...pairs, ...(pairByPosition(current.slice(from), former.slice(formerFrom), keyOf) ?? [])];
}

function pairByPosition<Node>(
  current: readonly Node[],
  former: readonly Node[],
  keyOf: (node: Node) => NodeKey,
): readonly NodePair<Node>[] | undefined {
  if (current.length !== former.length) return undefined;
  const pairs = current.map((node, index) => ({ current: node, former: former[index] as Node }));
  return pairs.every((pair) => keyOf(pair.current).kind === keyOf(pair.former).kind) ? pairs : undefined;
}

function textOf({ name, kind }: NodeKey): string {
  return `${kind} ${name}`;
}
