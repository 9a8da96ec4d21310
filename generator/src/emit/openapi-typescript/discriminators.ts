import { connectedComponents } from "../../model/connected-components.js";
import type { References } from "../../model/references.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import { child, formatPointer, nodeAt, parsePointer } from "../../values/pointer.js";

/** The property that says which schema of a union a value has. */
export interface DiscriminatedSchema {
  readonly property: string;
  /** The values of the property, in the type that the schema declares. */
  readonly values: readonly (string | number | boolean)[];
  /** Whether the value is the name of a schema in `allOf` of a child: then the option `enum` does not declare it. */
  readonly isName: boolean;
}

/** The schemas that a discriminator distinguishes, by pointer. */
export type DiscriminatedSchemas = ReadonlyMap<string, DiscriminatedSchema>;

interface Reading {
  readonly document: JsonObject;
  readonly references: References;
  /** In the order of the document. */
  readonly schemas: ReadonlySet<JsonObject>;
}

/** Finds the schemas that the discriminators of unions, and those of parents in `allOf`, distinguish. */
export function discriminatedSchemas(reading: Reading): DiscriminatedSchemas {
  const { references, schemas } = reading;
  const found = new Map<string, DiscriminatedSchema>();
  const mappings = new Mappings(references);
  const add = (pointer: string, discriminator: JsonObject, isInherited: boolean): void => {
    const property = discriminator["propertyName"];
    if (typeof property !== "string" || found.has(pointer)) return;
    const mapped = mappings.valuesOf(pointer, discriminator);
    const texts = mapped.length === 0 ? [lastToken(pointer)] : mapped;
    const declared = declaredProperty(pointer, property, reading);
    if (declared.isClosed && !texts.some((text) => declared.values.has(text))) return;
    found.set(pointer, {
      property,
      values: declared.type === undefined ? texts : parsedAs(declared.type, texts),
      isName: isInherited && mapped.length === 0,
    });
  };
  for (const node of schemas) {
    const discriminator = asObject(node["discriminator"]);
    for (const item of discriminator === undefined ? [] : listOf(node["oneOf"])) {
      const target = targetOf(item, references);
      if (target !== undefined && discriminator !== undefined && isObjectSchema(target.node)) {
        add(target.pointer, discriminator, false);
      }
    }
  }
  for (const [pointer, discriminator] of heirs(reading)) add(pointer, discriminator, true);
  return found;
}

/** Returns the components with a parent in `allOf` that has a discriminator, with that discriminator. */
function heirs({ document, references }: Reading): ReadonlyMap<string, JsonObject> {
  const schemas = asObject(asObject(document["components"])?.["schemas"]) ?? {};
  const nodes = new Map(
    Object.entries(schemas).map(([name, node]) => [formatPointer(["components", "schemas", name]), node]),
  );
  const parents = new Map<string, readonly string[]>();
  const pending = [...nodes.keys()];
  for (const pointer of pending) {
    if (parents.has(pointer)) continue;
    const targets = listOf(asObject(nodes.get(pointer))?.["allOf"]).flatMap((item) => targetOf(item, references) ?? []);
    parents.set(
      pointer,
      targets.map((target) => target.pointer),
    );
    for (const target of targets) {
      nodes.set(target.pointer, target.node);
      pending.push(target.pointer);
    }
  }
  const inherited = new Map<string, JsonObject>();
  // Parents come before the schemas that extend them.
  for (const component of connectedComponents(parents)) {
    for (const pointer of component) {
      for (const parent of parents.get(pointer) ?? []) {
        const discriminator = asObject(asObject(nodes.get(parent))?.["discriminator"]) ?? inherited.get(parent);
        if (discriminator === undefined) continue;
        inherited.set(pointer, discriminator);
        break;
      }
    }
  }
  const names = [...nodes.keys()].filter((pointer) => inherited.has(pointer));
  return new Map(names.map((pointer) => [pointer, inherited.get(pointer) as JsonObject]));
}

/** The values of mappings by the schemas that they lead to. */
class Mappings {
  readonly #references: References;
  readonly #known = new Map<JsonObject, ReadonlyMap<string, readonly string[]>>();

  constructor(references: References) {
    this.#references = references;
  }

  valuesOf(pointer: string, discriminator: JsonObject): readonly string[] {
    const known = this.#known.get(discriminator) ?? this.#read(discriminator);
    this.#known.set(discriminator, known);
    return known.get(pointer) ?? [];
  }

  #read(discriminator: JsonObject): ReadonlyMap<string, readonly string[]> {
    const values = new Map<string, string[]>();
    for (const [value, target] of Object.entries(asObject(discriminator["mapping"]) ?? {})) {
      if (typeof target !== "string") continue;
      const pointer = this.#references.target(target)?.pointer ?? formatPointer(["components", "schemas", target]);
      const known = values.get(pointer);
      if (known === undefined) values.set(pointer, [value]);
      else known.push(value);
    }
    return values;
  }
}

function lastToken(pointer: string): string {
  return parsePointer(pointer)?.at(-1) ?? "";
}

function targetOf(item: Json, references: References) {
  const ref = child(item, "$ref");
  return typeof ref === "string" ? references.target(ref) : undefined;
}

function listOf(node: Json | undefined): readonly Json[] {
  return Array.isArray(node) ? (node as readonly Json[]) : [];
}

function isObjectSchema(node: Json): boolean {
  const schema = asObject(node) ?? {};
  return ["properties", "allOf"].some((key) => schema[key] !== undefined) || schema["type"] === "object";
}

/** The declared type of values that are not texts. */
type ValueType = "number" | "boolean";

interface DeclaredProperty {
  readonly type?: ValueType | undefined;
  /** Whether the schema itself lists the values. */
  readonly isClosed: boolean;
  readonly values: ReadonlySet<string>;
}

/** The schemas above one in `allOf` that are searched for a property. */
export const maxParents = 200;

function declaredProperty(pointer: string, property: string, { document, references }: Reading): DeclaredProperty {
  let type: ValueType | undefined;
  const seen = new Set<string>();
  const pending: { readonly pointer: string; readonly node: Json | undefined }[] = [
    { pointer, node: nodeAt(document, pointer) },
  ];
  for (const { pointer: at, node } of pending) {
    if (seen.has(at)) continue;
    if (seen.size >= maxParents) break;
    seen.add(at);
    const declared = asObject(child(child(node, "properties"), property));
    const values = declared?.["const"] === undefined ? declared?.["enum"] : [declared["const"]];
    type ??= valueTypes.get(declared?.["type"]) ?? typeOfAll(values);
    if (at === pointer && Array.isArray(values)) {
      return { type, isClosed: true, values: new Set(values.map(String)) };
    }
    const items = listOf(child(node, "allOf"));
    for (let index = 0; index < items.length && pending.length < 2 * maxParents; index++) {
      const item = items[index] as Json;
      pending.push(targetOf(item, references) ?? { pointer: `${at}/allOf/${index}`, node: item });
    }
  }
  return { type, isClosed: false, values: new Set() };
}

/** By what a schema states as `type`, and by the types of JavaScript. */
const valueTypes: ReadonlyMap<Json | undefined, ValueType> = new Map([
  ["integer", "number"],
  ["number", "number"],
  ["boolean", "boolean"],
]);

const forms: { readonly [T in ValueType]: RegExp } = { number: /^-?\d{1,15}$/, boolean: /^(true|false)$/ };

function typeOfAll(values: Json | undefined): ValueType | undefined {
  const [type, ...others] = new Set(listOf(values).map((value) => typeof value));
  return others.length === 0 ? valueTypes.get(type) : undefined;
}

/** Parses the values of a mapping, if all have the form of the type. */
function parsedAs(type: ValueType, texts: readonly string[]): DiscriminatedSchema["values"] {
  return texts.every((text) => forms[type].test(text)) ? texts.map((text) => parsed(type, text)) : texts;
}

function parsed(type: ValueType, text: string): number | boolean {
  return type === "number" ? Number(text) : text === "true";
}
