import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visitObjects } from "../../generator/src/check/walk.js";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { buildReferenceGraph } from "../../generator/src/load/reference-graph.js";
import {
  componentFields,
  isExtensionKind,
  type ObjectKind,
  objectDefinitions,
  objectKinds,
  type Slot,
} from "../../generator/src/openapi/objects.js";
import { child, parsePointer } from "../../generator/src/values/pointer.js";
import { loadFiles } from "../load/virtual.js";

/** The path from the document root to an object type: the nested fields to write. */
type FieldPath = readonly { readonly key: string; readonly slot: Slot }[];

const definitions = objectDefinitions["3.2"];
/** Names that are keywords elsewhere; as keys of a map they are plain names. */
const freeNames = ["a", "items", "default", "x-a", "examples"];
const valueNames = ["/a", "/b", "200", "default"];
/** Keys whose values are data that looks like a reference. */
const dataKeys = ["default", "example", "const"];
const maxDepth = 4;
const maxObjects = 60;

/** The shortest path to each object type, through as few others as possible. */
const fieldPaths: ReadonlyMap<ObjectKind, FieldPath> = (() => {
  const found = new Map<ObjectKind, FieldPath>([["document", []]]);
  for (const [kind, path] of found) {
    for (const [key, slot] of slotsOf(kind)) if (!found.has(slot.kind)) found.set(slot.kind, [...path, { key, slot }]);
  }
  return found;
})();

function slotsOf(kind: ObjectKind): readonly (readonly [string, Slot])[] {
  const { slots, valueSlot } = definitions[kind];
  const values = valueSlot === undefined ? [] : valueNames.map((name) => [name, valueSlot] as const);
  return [...Object.entries(slots), ...values];
}

/** Writes random documents; each reference names a distinct component, which does not exist. */
class RandomDocument {
  readonly #choices: readonly number[];
  #next = 0;
  #references = 0;
  #objects = 0;

  constructor(choices: readonly number[]) {
    this.#choices = choices;
  }

  /** A document with random content around and inside an object of the given type. */
  write(kind: ObjectKind): JsonObject {
    const document = this.#along(fieldPaths.get(kind) ?? [], "document") as { [key: string]: Json };
    const used = Object.entries((document["components"] ?? {}) as JsonObject).flatMap(([field, components]) =>
      Object.keys(components as JsonObject).map((name) => ({ $ref: `#/components/${field}/${name}` })),
    );
    return { openapi: "3.2.0", info: { title: "t", version: "1" }, ...document, "x-all-components": used };
  }

  #along([first, ...rest]: FieldPath, kind: ObjectKind): Json {
    const random = this.#object(kind, maxDepth - rest.length);
    if (first === undefined) return random;
    const below = this.#along(rest, first.slot.kind);
    return { ...random, [first.key]: this.#inSlot(first.slot, () => below) };
  }

  #object(kind: ObjectKind, depth: number): JsonObject {
    this.#objects += 1;
    const isLeaf = depth <= 0 || this.#objects > maxObjects;
    const fields = isLeaf ? [] : slotsOf(kind).filter(() => this.#choose(5) === 0);
    const { slots, valueSlot } = definitions[kind];
    const data = valueSlot === undefined ? dataKeys.filter((key) => !Object.hasOwn(slots, key)) : [];
    return Object.fromEntries([
      ...data.map((key) => [key, { $ref: "#/nowhere", schema: { $ref: "#/nowhere" } }] as const),
      ...fields.map(([key, slot]) => [key, this.#inSlot(slot, () => this.#objectOrReference(slot, kind, depth - 1))]),
    ]);
  }

  #objectOrReference({ kind, orReference }: Slot, holder: ObjectKind, depth: number): Json {
    const field = componentFields.get(kind);
    const mayBeReference = orReference === true || kind === "schema" || kind === "pathItem";
    if (field === undefined || !mayBeReference) return this.#object(kind, depth);
    // Load reads everything below an extension key alike, and knows schemas there by their keywords only.
    if (!isExtensionKind(holder) && this.#choose(2) === 0) return this.#object(kind, depth);
    this.#references += 1;
    return { $ref: `#/components/${field}/R${this.#references}` };
  }

  #inSlot({ container, kind }: Slot, item: () => Json): Json {
    if (container === "one") return item();
    if (container === "list") return [item()];
    if (isExtensionKind(kind)) return { a: item() };
    return { [freeNames[this.#choose(freeNames.length)] as string]: item() };
  }

  #choose(count: number): number {
    this.#next += 1;
    return (this.#choices[this.#next % this.#choices.length] as number) % count;
  }
}

const choices = fc.array(fc.nat(999), { minLength: 97, maxLength: 211 });

function loadedReferences(document: JsonObject): readonly string[] {
  const { diagnostics } = loadFiles({ "openapi.json": JSON.stringify(document) });
  return diagnostics.flatMap(({ code, pointer }) =>
    code === "reference-unresolved" && pointer !== undefined ? [referenceAt(document, pointer)] : [],
  );
}

function referenceAt(document: JsonObject, pointer: string): string {
  const node = (parsePointer(pointer) ?? []).reduce<Json | undefined>(child, document);
  return String((node as JsonObject)["$ref"]);
}

function visitedReferences(document: JsonObject): readonly string[] {
  return visitObjects(document, "3.2").flatMap(({ node }) => {
    const reference = typeof node === "object" && node !== null ? (node as JsonObject)["$ref"] : undefined;
    return typeof reference === "string" ? [reference] : [];
  });
}

function reachedReferences(document: JsonObject): readonly string[] {
  const { fromOperations, fromElsewhere } = buildReferenceGraph(document);
  return [...new Set([...fromOperations.keys(), ...fromElsewhere])].flatMap((component) =>
    /\/R\d+$/.test(component) ? [`#${component}`] : [],
  );
}

describe("load, check and the reference graph", () => {
  it("are tested with every object type that a document can contain", () => {
    expect(objectKinds.filter((kind) => !fieldPaths.has(kind))).toEqual(["reference"]);
  });

  it.each([...fieldPaths.keys()])("find the same references around and below an object of type %s", (kind) => {
    let references = 0;
    fc.assert(
      fc.property(choices, (random) => {
        const document = new RandomDocument(random).write(kind);
        const visited = [...visitedReferences(document)].sort();
        expect([...loadedReferences(document)].sort()).toEqual(visited);
        expect([...reachedReferences(document)].sort()).toEqual(visited);
        references += visited.length;
      }),
      { numRuns: 25 },
    );
    expect(references).toBeGreaterThan(0);
  });
});
