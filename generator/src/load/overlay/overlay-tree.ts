import { asObject } from "../../values/json.js";
import { child, nodeAt } from "../../values/pointer.js";
import type { Json, JsonObject, KeyOrValue } from "../document.js";
import type { ParsedFile } from "../files/sources.js";
import { setOwn } from "../parse/parsed.js";

/** The source of a node. */
export interface Origin {
  readonly file: ParsedFile;
  readonly tokens: readonly string[];
}

export interface LocatedNode {
  readonly value: Json;
  readonly origin: Origin;
}

type Container = { [key: string]: Json } | Json[];

/**
 * A document under modification that tracks the origin of each node. Containers are copied before their first change,
 * so that parsed files stay unchanged. A copied container records the origins of children that differ from its own.
 */
export class OverlaidTree {
  #root: Json;
  readonly #rootOrigin: Origin;
  readonly #copied: WeakSet<object> = new WeakSet();
  readonly #origins: WeakMap<object, Map<string, Origin>> = new WeakMap();

  constructor(root: ParsedFile) {
    this.#root = root.value;
    this.#rootOrigin = { file: root, tokens: [] };
  }

  get value(): Json {
    return this.#root;
  }

  /** Returns the node at a location, detached from later changes. */
  detachedNode(tokens: readonly string[]): LocatedNode {
    let node: LocatedNode = { value: this.#root, origin: this.#rootOrigin };
    for (const token of tokens) node = this.#childNode(node, token);
    return { ...node, value: this.#detach(node.value) };
  }

  /** Returns the origin of a node; for a missing node, the location it would have. */
  originOf(tokens: readonly string[]): Origin {
    let node: LocatedNode = { value: this.#root, origin: this.#rootOrigin };
    for (const token of tokens) node = this.#childNode(node, token);
    return node.origin;
  }

  /**
   * Merges a node into the one at a location: members into objects, recursively; items into arrays; primitives replace
   * primitives. Conflicts are passed to `onConflict` and skipped.
   */
  merge(tokens: readonly string[], added: LocatedNode, onConflict: (conflict: Conflict) => void): void {
    const target = nodeAt(this.#root, tokens);
    if (target === undefined) return;
    if (Array.isArray(target)) {
      this.#append(this.#copyAt(tokens) as Json[], added);
    } else if (asObject(target) !== undefined && asObject(added.value) !== undefined) {
      this.#mergeMembers(this.#copyAt(tokens) as { [key: string]: Json }, added, onConflict);
    } else if (isPrimitive(target) && isPrimitive(added.value)) {
      const key = tokens.at(-1);
      if (key !== undefined) this.#set(this.#copyAt(tokens.slice(0, -1)), key, added);
    } else {
      onConflict({ found: target, added });
    }
  }

  /** Removes nodes other than the root. */
  remove(locations: readonly (readonly string[])[]): void {
    const byParent = new Map<string, { readonly parent: readonly string[]; readonly keys: Set<string> }>();
    for (const tokens of locations) {
      const parent = tokens.slice(0, -1);
      const id = JSON.stringify(parent);
      const group = byParent.get(id) ?? { parent, keys: new Set() };
      byParent.set(id, group);
      group.keys.add(tokens.at(-1) as string);
    }
    // Deepest first, so that indexes in other locations stay valid.
    for (const { parent, keys } of [...byParent.values()].sort(
      (one, other) => other.parent.length - one.parent.length,
    )) {
      const container = this.#copyAt(parent);
      if (Array.isArray(container)) this.#removeItems(container, keys, this.originOf(parent));
      else
        for (const key of keys) {
          delete container[key];
          this.#origins.get(container)?.delete(key);
        }
    }
  }

  #removeItems(list: Json[], keys: ReadonlySet<string>, origin: Origin): void {
    const recorded = this.#origins.get(list);
    const origins = new Map<string, Origin>();
    let kept = 0;
    for (const [index, item] of list.entries()) {
      if (keys.has(String(index))) continue;
      const { file, tokens } = origin;
      origins.set(String(kept), recorded?.get(String(index)) ?? { file, tokens: [...tokens, String(index)] });
      list[kept] = item;
      kept += 1;
    }
    list.length = kept;
    this.#origins.set(list, origins);
  }

  #mergeMembers(target: { [key: string]: Json }, added: LocatedNode, onConflict: (conflict: Conflict) => void): void {
    for (const key of Object.keys(added.value as JsonObject)) {
      const node = this.#childNode(added, key);
      const found = child(target, key);
      if (found === undefined || (isPrimitive(found) && isPrimitive(node.value))) {
        this.#set(target, key, node);
      } else if (Array.isArray(found) && Array.isArray(node.value)) {
        this.#append(this.#copyChild(target, key) as Json[], node);
      } else if (asObject(found) !== undefined && asObject(node.value) !== undefined) {
        this.#mergeMembers(this.#copyChild(target, key) as { [key: string]: Json }, node, onConflict);
      } else {
        onConflict({ found, added: node });
      }
    }
  }

  #append(target: Json[], added: LocatedNode): void {
    if (!Array.isArray(added.value)) {
      this.#set(target, String(target.length), added);
      return;
    }
    for (const index of added.value.keys())
      this.#set(target, String(target.length), this.#childNode(added, String(index)));
  }

  #set(container: Container, key: string, { value, origin }: LocatedNode): void {
    if (Array.isArray(container)) container[Number(key)] = value;
    else setOwn(container, key, value);
    const origins = this.#origins.get(container) ?? new Map<string, Origin>();
    this.#origins.set(container, origins.set(key, origin));
  }

  #childNode({ value, origin }: LocatedNode, key: string): LocatedNode {
    const recorded = typeof value === "object" && value !== null ? this.#origins.get(value)?.get(key) : undefined;
    return {
      value: child(value, key) ?? null,
      origin: recorded ?? { file: origin.file, tokens: [...origin.tokens, key] },
    };
  }

  /** Returns the container at a location, copying it and its ancestors if necessary. */
  #copyAt(tokens: readonly string[]): Container {
    let container = this.#copyOf(this.#root as Container);
    this.#root = container;
    for (const token of tokens) container = this.#copyChild(container, token);
    return container;
  }

  #copyChild(parent: Container, key: string): Container {
    const copy = this.#copyOf(child(parent, key) as Container);
    if (Array.isArray(parent)) parent[Number(key)] = copy;
    else setOwn(parent, key, copy);
    return copy;
  }

  #copyOf(container: Container): Container {
    if (this.#copied.has(container)) return container;
    const copy = Array.isArray(container) ? [...container] : { ...container };
    this.#copied.add(copy);
    this.#copyOrigins(container, copy);
    return copy;
  }

  /** Copies a value that may change: only copied containers change, and they have no uncopied ancestors. */
  #detach(value: Json): Json {
    if (isPrimitive(value) || !this.#copied.has(value)) return value;
    const detached: Container = Array.isArray(value) ? [] : {};
    for (const [key, below] of Object.entries(value)) {
      if (Array.isArray(detached)) detached.push(this.#detach(below as Json));
      else setOwn(detached, key, this.#detach(below as Json));
    }
    this.#copyOrigins(value as Container, detached);
    return detached;
  }

  #copyOrigins(from: Container, to: Container): void {
    const origins = this.#origins.get(from);
    if (origins !== undefined) this.#origins.set(to, new Map(origins));
  }
}

/** Nodes that cannot be merged, such as an array and an object. */
export interface Conflict {
  readonly found: Json;
  readonly added: LocatedNode;
}

function isPrimitive(value: Json): value is null | boolean | number | string {
  return typeof value !== "object" || value === null;
}

/** Returns a parsed file with the values and source locations of the changed tree. */
export function overlaidFile(root: ParsedFile, tree: OverlaidTree, overlays: ReadonlySet<ParsedFile>): ParsedFile {
  return {
    source: root.source,
    value: tree.value,
    locate(tokens: readonly string[], part: KeyOrValue) {
      const { file, tokens: written } = tree.originOf(tokens);
      return file.locate(written, part);
    },
    sourceAt(tokens) {
      const { file, tokens: written } = tree.originOf(tokens);
      // A component added by an overlay belongs to the document it is added to.
      return overlays.has(file) ? root.source : (file.sourceAt?.(written) ?? file.source);
    },
  };
}
