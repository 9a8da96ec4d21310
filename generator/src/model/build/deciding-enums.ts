import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, child, entriesOf, referencePointer } from "../raw.js";
import type { Pointer } from "../type.js";
import type { LocatedSchema } from "./composed-schema.js";

/** Resolves schemas in the document. */
interface SchemaLookup {
  readonly document: JsonObject;
  node(pointer: Pointer): Json | undefined;
}

/** Maximum length of a chain of references, and depth of nested `allOf`. */
const maxDepth = 16;

/**
 * The enumerations that discriminate alternatives of a union: those of a property that several alternatives have, and
 * alternatives that are enumerations. They must stay closed, since otherwise no value would identify its alternative.
 */
export class DecidingEnums {
  readonly #context: SchemaLookup;
  readonly #pointers = new Set<Pointer>();

  constructor(context: SchemaLookup) {
    this.#context = context;
    this.#visit(context.document, "");
  }

  has(at: Pointer): boolean {
    return this.#pointers.has(at);
  }

  #visit(root: Json, at: Pointer): void {
    const pending: (readonly [Json, Pointer])[] = [[root, at]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const [node, pointer] = next;
      if (typeof node !== "object" || node === null) continue;
      for (const [key, value] of Object.entries(node)) pending.push([value as Json, child(pointer, key)]);
      for (const keyword of ["oneOf", "anyOf"]) {
        const alternatives = asList((node as JsonObject)[keyword]);
        if (alternatives.length > 1) this.#compare(alternatives, child(pointer, keyword));
      }
    }
  }

  #compare(alternatives: readonly Json[], at: Pointer): void {
    const byProperty = new Map<string, Pointer[]>();
    alternatives.forEach((alternative, index) => {
      const target = this.#resolve(alternative, child(at, index));
      if (target === undefined) return;
      this.#pointers.add(target.at);
      for (const [name, property] of this.#propertiesOf(target)) {
        byProperty.set(name, [...(byProperty.get(name) ?? []), property.at]);
      }
    });
    for (const pointers of byProperty.values()) {
      if (pointers.length > 1) for (const pointer of pointers) this.#pointers.add(pointer);
    }
  }

  #propertiesOf({ node, at }: LocatedSchema, depth = 0): readonly (readonly [string, LocatedSchema])[] {
    if (depth > maxDepth) return [];
    const own = entriesOf(node["properties"]).flatMap(([name, property]) => {
      const target = this.#resolve(property, child(child(at, "properties"), name));
      return target === undefined ? [] : [[name, target] as const];
    });
    const inherited = asList(node["allOf"]).flatMap((part, index) => {
      const target = this.#resolve(part, child(child(at, "allOf"), index));
      return target === undefined ? [] : this.#propertiesOf(target, depth + 1);
    });
    return [...own, ...inherited];
  }

  #resolve(schema: Json | undefined, at: Pointer): LocatedSchema | undefined {
    let resolved = { node: asObject(schema), at };
    for (let step = 0; step < maxDepth; step += 1) {
      const reference = asString(resolved.node?.["$ref"]);
      if (reference === undefined) break;
      const pointer = referencePointer(reference);
      resolved = { node: asObject(this.#context.node(pointer)), at: pointer };
    }
    return resolved.node === undefined ? undefined : { node: resolved.node, at: resolved.at };
  }
}
