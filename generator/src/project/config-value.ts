/** Why a value is not data, and where. */
export interface DataProblem {
  readonly tokens: readonly string[];
  /** What is there, such as `a function`. */
  readonly what: string;
}

/** Limits of a configuration, which is small. */
export const configLimits = { depth: 16, nodes: 10_000 } as const;

/**
 * Returns the first part of a value that JSON cannot represent; undefined if there is none. A property that is
 * undefined counts as absent.
 */
export function dataProblem(value: unknown): DataProblem | undefined {
  let nodes = 0;
  const visit = (found: unknown, tokens: readonly string[], above: readonly object[]): DataProblem | undefined => {
    nodes++;
    if (nodes > configLimits.nodes) return { tokens: [], what: `more than ${configLimits.nodes} values` };
    if (typeof found !== "object" || found === null) {
      const what = describeScalar(found);
      return what === undefined ? undefined : { tokens, what };
    }
    if (above.includes(found)) return { tokens, what: "a cycle" };
    if (above.length === configLimits.depth) return { tokens, what: `nested deeper than ${configLimits.depth} levels` };
    if (!Array.isArray(found) && !isPlain(found)) return { tokens, what: `an instance of ${nameOfClass(found)}` };
    for (const [key, item] of Object.entries(found)) {
      if (item === undefined && !Array.isArray(found)) continue;
      const problem = visit(item, [...tokens, key], [...above, found]);
      if (problem !== undefined) return problem;
    }
    const [symbol] = Object.getOwnPropertySymbols(found);
    return symbol === undefined ? undefined : { tokens, what: `a map with the key ${symbol.toString()}` };
  };
  return visit(value, [], []);
}

function describeScalar(value: unknown): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) ? undefined : `the number ${value}`;
  if (typeof value === "function")
    return /^class\b/.test(Function.prototype.toString.call(value)) ? "a class" : "a function";
  return value === undefined ? "undefined" : `a ${typeof value}`;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function nameOfClass(value: object): string {
  const { name } = value.constructor;
  return name === "" ? "a class" : name;
}
