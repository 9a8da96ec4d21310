import type { Json, JsonObject } from "../load/document.js";
import { nodeAt } from "../values/pointer.js";
import { asObject, referencePointer } from "./raw.js";

/** A node and its pointer. */
export interface ReferenceTarget {
  readonly node: Json;
  readonly pointer: string;
}

export interface ObjectTarget extends ReferenceTarget {
  readonly node: JsonObject;
}

/** Resolves the internal references of one bundled document. */
export class References {
  readonly #document: Json;
  readonly #known = new Map<string, ReferenceTarget | undefined>();

  constructor(document: Json) {
    this.#document = document;
  }

  /** Returns the direct target of a `$ref`; undefined if there is none. */
  target(ref: string): ReferenceTarget | undefined {
    if (this.#known.has(ref)) return this.#known.get(ref);
    const target = this.#find(ref);
    this.#known.set(ref, target);
    return target;
  }

  /** Returns the last node of a chain of references; undefined if the chain is broken. */
  follow(start: ReferenceTarget): ReferenceTarget | undefined {
    let target = start;
    for (let steps = 0; steps < 100; steps++) {
      const ref = asObject(target.node)?.["$ref"];
      if (typeof ref !== "string") return target;
      const next = this.target(ref);
      if (next === undefined) return undefined;
      target = next;
    }
    return undefined;
  }

  followObject(start: ReferenceTarget): ObjectTarget | undefined {
    const target = this.follow(start);
    const node = asObject(target?.node);
    return target === undefined || node === undefined ? undefined : { node, pointer: target.pointer };
  }

  #find(ref: string): ReferenceTarget | undefined {
    const pointer = referencePointer(ref);
    if (!ref.startsWith("#") || (pointer !== "" && !pointer.startsWith("/"))) return undefined;
    const node = nodeAt(this.#document, pointer);
    return node === undefined ? undefined : { node, pointer };
  }
}
