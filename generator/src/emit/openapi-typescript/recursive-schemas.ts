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
  /** Pointer of the reference, or of the node itself. */
  readonly at: string;
  readonly target: string;
  readonly relation: Relation;
}

/** What the compiler requires of the types of schemas that contain themselves without a property in between. */
export interface RecursiveSchemas {
  /** Whether a schema contains itself through lists, unions and intersections: then an alias declares it. */
  isAliased(pointer: string): boolean;
  /**
   * What replaces a reference by which a schema contains itself through unions and intersections alone. Such a schema has no type:
   * a union omits itself as an alternative, and anything else is unknown.
   */
  cutAt(place: NodePlace): "omitted" | "unknown" | undefined;
  /** Whether a reference in `allOf` leads to a union that lists the schema itself: then it means the parent without the union. */
  isBaseAt(place: NodePlace): boolean;
}

/** Finds the schemas that contain themselves without a property in between. `named` are the schemas whose types have names. */
export function recursiveSchemas(
  named: ReadonlySet<string>,
  { document, references }: { readonly document: JsonObject; readonly references: References },
): RecursiveSchemas {
  const edgesOf = (vertex: Vertex): readonly Edge[] => contained(vertex, { document, references, named });
  const all = new Map([...named].map((pointer) => [pointer, edgesOf({ pointer, isBase: false })]));
  const direct = (edges: readonly Edge[]) => edges.filter(({ relation }) => relation !== "list");

  const whole = numbered(new Map([...all].map(([from, edges]) => [from, direct(edges).map(({ target }) => target)])));
  const basesAt = new Set<string>();
  const bases = new Map<string, readonly Edge[]>();
  for (const [from, edges] of all) {
    for (const { at, target, relation } of edges) {
      if (relation !== "allOf" || whole.get(from) !== whole.get(target)) continue;
      const parent = asObject(nodeAt(document, target));
      if (parent?.["oneOf"] === undefined && parent?.["anyOf"] === undefined) continue;
      basesAt.add(at);
      bases.set(target, []);
    }
  }
  for (const pointer of bases.keys()) bases.set(pointer, edgesOf({ pointer, isBase: true }));

  const vertices = [
    ...[...all].map(([pointer, edges]) => ({ id: pointer, prefix: "", edges })),
    ...[...bases].map(([pointer, edges]) => ({ id: `base ${pointer}`, prefix: "base ", edges })),
  ];
  const idOf = ({ at, target }: Edge): string => (basesAt.has(at) ? `base ${target}` : target);
  const graph = (isKept: (edge: Edge, prefix: string) => boolean) =>
    numbered(
      new Map(vertices.map(({ id, prefix, edges }) => [id, edges.filter((edge) => isKept(edge, prefix)).map(idOf)])),
    );

  const unlisted = graph(({ relation }) => relation !== "list");
  const cuts = new Map<string, "omitted" | "unknown">();
  for (const { id, prefix, edges } of vertices) {
    for (const edge of direct(edges)) {
      if (unlisted.get(id) !== unlisted.get(idOf(edge))) continue;
      cuts.set(prefix + edge.at, edge.relation === "union" && idOf(edge) === id ? "omitted" : "unknown");
    }
  }

  const isKept = (edge: Edge, prefix: string): boolean => !cuts.has(prefix + edge.at);
  const listed = graph(isKept);
  const aliased = new Set<string>();
  for (const { id, prefix, edges } of vertices) {
    if (edges.some((edge) => isKept(edge, prefix) && listed.get(id) === listed.get(idOf(edge)))) aliased.add(id);
  }
  return {
    isAliased: (pointer) => aliased.has(pointer),
    cutAt: ({ at, isBase }) => cuts.get(isBase === true ? `base ${at}` : at),
    isBaseAt: ({ at }) => basesAt.has(at),
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
  readonly at: string;
  readonly relation: Relation;
}

/** The named schemas that a schema contains without a property in between. */
function contained(
  { pointer, isBase }: Vertex,
  {
    document,
    references,
    named,
  }: { readonly document: JsonObject; readonly references: References; readonly named: ReadonlySet<string> },
): readonly Edge[] {
  const found: Edge[] = [];
  const pending: Step[] = [{ node: nodeAt(document, pointer), at: pointer, relation: "none" }];
  for (const { node, at, relation } of pending) {
    const schema = asObject(node);
    if (schema === undefined) continue;
    if (at !== pointer && named.has(at)) {
      found.push({ at, target: at, relation });
      continue;
    }
    const ref = schema["$ref"];
    if (typeof ref === "string") {
      const target = references.target(ref);
      if (target !== undefined && named.has(target.pointer)) found.push({ at, target: target.pointer, relation });
      continue;
    }
    const add = (key: string, step: Relation): void => {
      const value = schema[key];
      const inner = relation === "list" ? "list" : step;
      if (!Array.isArray(value)) pending.push({ node: value, at: `${at}/${key}`, relation: inner });
      else
        for (const [index, item] of value.entries())
          pending.push({ node: item, at: `${at}/${key}/${index}`, relation: inner });
    };
    add("allOf", "allOf");
    if (!isBase || at !== pointer) {
      add("anyOf", "union");
      add("oneOf", "union");
    }
    // The elements of tuples, however the document states them, are printed at `prefixItems`.
    add("prefixItems", "list");
    add("items", "list");
  }
  return found;
}
