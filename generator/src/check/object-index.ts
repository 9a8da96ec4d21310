import { type ObjectKind, objectKinds } from "../openapi/objects.js";
import { asObject } from "../values/json.js";
import type { NodeVisit, ObjectVisit } from "./walk.js";

/** The objects of a document by kind and by key. Most rules concern keywords that few of many thousand schemas have. */
export class ObjectIndex {
  readonly #objects: ObjectVisit[] = [];
  readonly #byKind = new Map<ObjectKind, ObjectVisit[]>(objectKinds.map((kind) => [kind, []]));
  /** Key → positions in `#objects`, ascending. */
  readonly #byKey = new Map<string, number[]>();

  /** Values that are not maps are omitted. */
  constructor(visits: readonly NodeVisit[]) {
    for (const visit of visits) {
      const node = asObject(visit.node);
      if (node === undefined) continue;
      this.#byKind.get(visit.kind)?.push(visit as ObjectVisit);
      for (const key in node) {
        const positions = this.#byKey.get(key);
        if (positions === undefined) this.#byKey.set(key, [this.#objects.length]);
        else positions.push(this.#objects.length);
      }
      this.#objects.push(visit as ObjectVisit);
    }
  }

  /** Returns the objects of a kind in document order. */
  ofKind(kind: ObjectKind): readonly ObjectVisit[] {
    return this.#byKind.get(kind) ?? [];
  }

  /** Returns the objects that have at least one of the keys, in document order. */
  withKey(keys: Iterable<string>, kind?: ObjectKind): readonly ObjectVisit[] {
    const found = [...keys].flatMap((key) => this.#byKey.get(key) ?? []);
    const objects = [...new Set(found)].sort((one, other) => one - other).map((at) => this.#objects[at] as ObjectVisit);
    return kind === undefined ? objects : objects.filter((visit) => visit.kind === kind);
  }

  /** Every key of the objects. */
  keys(): Iterable<string> {
    return this.#byKey.keys();
  }
}
