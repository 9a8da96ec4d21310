import type { Interface } from "../../model/interface.js";
import { StructuralKeys } from "../../model/structural-keys.js";
import type { SchemaUse } from "../../model/type.js";
import { validatedSchemaUsesOf } from "../../model/walk.js";

/** Fields that only state where something is written. */
const locations: ReadonlySet<string> = new Set(["at", "namedAt"]);

/**
 * Decides which schemas are the same in both interfaces, with everything that they refer to. Comparing them would find
 * nothing, and takes much longer than their keys.
 */
export class UnchangedSchemas {
  readonly #keys = new StructuralKeys(locations);
  /** Named types that differ, or refer to one that does. */
  readonly #changed: ReadonlySet<string>;
  /** By key, whether a schema refers to a changed type. */
  readonly #refersToChanged = new Map<string, boolean>();

  constructor({ base, head }: { readonly base: Interface; readonly head: Interface }) {
    this.#changed = this.#changedTypes(base, head);
  }

  has(base: SchemaUse, head: SchemaUse): boolean {
    const key = this.#keys.of(base);
    if (key !== this.#keys.of(head)) return false;
    let refers = this.#refersToChanged.get(key);
    if (refers === undefined) {
      refers = [...referencedNames(base)].some((name) => this.#changed.has(name));
      this.#refersToChanged.set(key, refers);
    }
    return !refers;
  }

  #changedTypes(base: Interface, head: Interface): ReadonlySet<string> {
    const users = new Map<string, string[]>();
    const changed = new Set<string>();
    for (const name of new Set([...base.types.keys(), ...head.types.keys()])) {
      const [before, after] = [base.types.get(name)?.use, head.types.get(name)?.use];
      if (before === undefined || after === undefined || this.#keys.of(before) !== this.#keys.of(after)) {
        changed.add(name);
        continue;
      }
      for (const used of referencedNames(before)) {
        const known = users.get(used);
        if (known === undefined) users.set(used, [name]);
        else known.push(name);
      }
    }
    // A set visits what is added to it meanwhile.
    for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
    return changed;
  }
}

function referencedNames(root: SchemaUse): ReadonlySet<string> {
  const names = new Set<string>();
  const rest = [root];
  for (let use = rest.pop(); use !== undefined; use = rest.pop()) {
    const { type } = use;
    if (type.kind === "reference") names.add(type.name);
    for (const nested of validatedSchemaUsesOf(type)) rest.push(nested);
    if (type.kind === "string" && type.content?.schema !== undefined) rest.push(type.content.schema);
  }
  return names;
}
