import { asObject } from "../../values/json.js";
import type { Json } from "../document.js";

/** Schemas of a file by their `$anchor`, `$dynamicAnchor` or `$id`. */
export interface SchemaIdentifiers {
  readonly anchors: ReadonlyMap<string, readonly string[]>;
  /** By the identifier as written, and resolved against enclosing identifiers. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

/** Collects the identifiers of a file; the first of duplicates counts. */
export function schemaIdentifiersOf(root: Json): SchemaIdentifiers {
  const anchors = new Map<string, readonly string[]>();
  const ids = new Map<string, readonly string[]>();
  const add = (map: Map<string, readonly string[]>, name: Json | undefined, tokens: readonly string[]): void => {
    if (typeof name === "string" && name !== "" && !map.has(name)) map.set(name, tokens);
  };
  const pending: { readonly node: Json; readonly tokens: readonly string[]; readonly base: string }[] = [
    { node: root, tokens: [], base: "" },
  ];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const { node, tokens } = visit;
    const map = asObject(node);
    const id = typeof map?.$id === "string" ? map.$id.replace(/#$/, "") : undefined;
    const base = id === undefined ? visit.base : resolveIdentifier(id, visit.base);
    if (id !== undefined) for (const name of [id, base]) add(ids, name, tokens);
    for (const key of ["$anchor", "$dynamicAnchor"]) add(anchors, map?.[key], tokens);
    const children = Object.entries(node !== null && typeof node === "object" ? node : {});
    for (const [key, child] of children.reverse()) {
      if (child !== null && typeof child === "object") pending.push({ node: child, tokens: [...tokens, key], base });
    }
  }
  return { anchors, ids };
}

function resolveIdentifier(id: string, base: string): string {
  return URL.canParse(id, base === "" ? undefined : base) ? new URL(id, base === "" ? undefined : base).href : id;
}
