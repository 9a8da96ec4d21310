import { connectedComponents } from "../../model/connected-components.js";
import type { References } from "../../model/references.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import { nodeAt } from "../../values/pointer.js";
import type { NodePlace } from "./node-place.js";

/** A node of the graph: a named schema, with or without its unions. */
interface Vertex {
  readonly pointer: string;
  readonly isBase: boolean;
}

/** What is between a schema and another one that it contains, without a property in between. */
type Relation = "union" | "allOf" | "list" | "none";

interface Edge {
  /** The reference, or the node itself. */
  readonly from: JsonObject;
  readonly target: string;
  readonly relation: Relation;
  /** Whether the type is part of an intersection. */
  readonly isIntersected: boolean;
}

type Cut = "omitted" | "unknown";

/** What the compiler requires of the types of schemas that contain themselves without a property in between. */
export interface RecursiveSchemas {
  /** Whether a schema contains itself through lists, unions and intersections: then an alias declares it. */
  isAliased(pointer: string): boolean;
  /**
   * What replaces a reference by which a schema contains itself through unions and intersections alone. Such a schema has no type:
   * a union omits itself as an alternative, and anything else is unknown.
   */
  cutAt(node: JsonObject, place: NodePlace): Cut | undefined;
  /** Whether a reference in `allOf` leads to a union that lists the schema itself: then it means the parent without the union. */
  isBaseAt(node: JsonObject): boolean;
}

/** Finds the schemas that contain themselves without a property in between. `named` are the schemas whose types have names. */
export function recursiveSchemas(
  named: ReadonlyMap<JsonObject, string>,
  { document, references }: { readonly document: JsonObject; readonly references: References },
): RecursiveSchemas {
  const edgesOf = (vertex: Vertex): readonly Edge[] => contained(vertex, { document, references, named });
  const all = new Map([...named.values()].map((pointer) => [pointer, edgesOf({ pointer, isBase: false })]));
  const direct = (edges: readonly Edge[]) => edges.filter(({ relation }) => relation !== "list");

  const whole = numbered(new Map([...all].map(([from, edges]) => [from, direct(edges).map(({ target }) => target)])));
  const basesAt = new Set<JsonObject>();
  const bases = new Map<string, readonly Edge[]>();
  for (const [from, edges] of all) {
    for (const { from: node, target, relation } of edges) {
      if (relation !== "allOf" || whole.get(from) !== whole.get(target)) continue;
      const parent = asObject(nodeAt(document, target));
      if (parent?.["oneOf"] === undefined && parent?.["anyOf"] === undefined) continue;
      basesAt.add(node);
      bases.set(target, []);
    }
  }
  for (const pointer of bases.keys()) bases.set(pointer, edgesOf({ pointer, isBase: true }));

  const vertices = [
    ...[...all].map(([pointer, edges]) => ({ id: pointer, isBase: false, edges })),
    ...[...bases].map(([pointer, edges]) => ({ id: `base ${pointer}`, isBase: true, edges })),
  ];
  const idOf = ({ from, target }: Edge): string => (basesAt.has(from) ? `base ${target}` : target);
  const graph = (isKept: (edge: Edge, isBase: boolean) => boolean) =>
    numbered(
      new Map(vertices.map(({ id, isBase, edges }) => [id, edges.filter((edge) => isKept(edge, isBase)).map(idOf)])),
    );

  const unlisted = graph(({ relation }) => relation !== "list");
  const cuts = new Map<JsonObject, Cut>();
  const cutsInBases = new Map<JsonObject, Cut>();
  const cutsOf = (isBase: boolean): Map<JsonObject, Cut> => (isBase ? cutsInBases : cuts);
  for (const { id, isBase, edges } of vertices) {
    for (const edge of direct(edges)) {
      if (unlisted.get(id) !== unlisted.get(idOf(edge))) continue;
      cutsOf(isBase).set(edge.from, edge.relation === "union" && idOf(edge) === id ? "omitted" : "unknown");
    }
  }

  const isKept = (edge: Edge, isBase: boolean): boolean => !cutsOf(isBase).has(edge.from);
  const isRecursive = (numbers: ReadonlyMap<string, number>, id: string, edge: Edge, isBase: boolean): boolean =>
    isKept(edge, isBase) && numbers.get(id) === numbers.get(idOf(edge));
  // The compiler resolves the elements of an array that is part of an intersection.
  const withArrays = graph(isKept);
  const intersected = new Set<number | undefined>();
  for (const { id, isBase, edges } of vertices) {
    const isFound = edges.some((edge) => edge.isIntersected && isRecursive(withArrays, id, edge, isBase));
    if (isFound) intersected.add(withArrays.get(id));
  }
  for (const { id, isBase, edges } of vertices) {
    if (!intersected.has(withArrays.get(id))) continue;
    for (const edge of edges.filter(({ relation }) => relation === "list")) {
      if (isRecursive(withArrays, id, edge, isBase)) cutsOf(isBase).set(edge.from, "unknown");
    }
  }

  const listed = graph(isKept);
  const aliased = new Set<string>();
  for (const { id, isBase, edges } of vertices) {
    if (edges.some((edge) => isRecursive(listed, id, edge, isBase))) aliased.add(id);
  }
  return {
    isAliased: (pointer) => aliased.has(pointer),
    cutAt: (node, { isBase }) => cutsOf(isBase === true).get(node),
    isBaseAt: (node) => basesAt.has(node),
  };
}

/** Numbers the strongly connected components of a graph. */
function numbered(targets: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [number, component] of connectedComponents(targets).entries()) {
    for (const name of component) numbers.set(name, number);
  }
  return numbers;
}

interface Step {
  readonly node: Json | undefined;
  readonly relation: Relation;
  readonly isIntersected: boolean;
}

/** Whether the type of a schema may be an intersection. */
function isIntersection(schema: JsonObject): boolean {
  const isStated = schema["type"] !== undefined || schema["properties"] !== undefined;
  const parts = [isStated ? {} : undefined, schema["anyOf"], schema["oneOf"]].filter((part) => part !== undefined);
  return schema["allOf"] !== undefined || parts.length > 1;
}

/** The named schemas that a schema contains without a property in between. */
function contained(
  { pointer, isBase }: Vertex,
  {
    document,
    references,
    named,
  }: {
    readonly document: JsonObject;
    readonly references: References;
    readonly named: ReadonlyMap<JsonObject, string>;
  },
): readonly Edge[] {
  const found: Edge[] = [];
  const root = nodeAt(document, pointer);
  const pending: Step[] = [{ node: root, relation: "none", isIntersected: false }];
  for (const { node, relation, isIntersected } of pending) {
    const schema = asObject(node);
    if (schema === undefined) continue;
    const own = schema === root ? undefined : named.get(schema);
    if (own !== undefined) {
      found.push({ from: schema, target: own, relation, isIntersected });
      continue;
    }
    const ref = schema["$ref"];
    if (typeof ref === "string") {
      const target = asObject(references.target(ref)?.node);
      const to = target && named.get(target);
      if (to !== undefined) found.push({ from: schema, target: to, relation, isIntersected });
      continue;
    }
    const inner = isIntersected || isIntersection(schema);
    const add = (key: string, step: Relation): void => {
      const value = schema[key];
      const below = relation === "list" ? "list" : step;
      for (const node of Array.isArray(value) ? value : [value]) {
        pending.push({ node, relation: below, isIntersected: inner });
      }
    };
    add("allOf", "allOf");
    if (!isBase || schema !== root) {
      add("anyOf", "union");
      add("oneOf", "union");
    }
    add("prefixItems", "list");
    add("items", "list");
  }
  return found;
}
