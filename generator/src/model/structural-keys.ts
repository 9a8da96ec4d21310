import type { Type } from "./type.js";

/** Kinds of types that nest others. */
const compoundKinds: ReadonlySet<unknown> = new Set<Type["kind"]>(["array", "object", "union", "intersection"]);

/** Fields with JSON of the document, whose keys are no fields of the model. */
const documentFields: ReadonlySet<string> = new Set(["value", "examples"]);

/**
 * Keys of nodes of models: equal nodes have equal keys, wherever the specification writes them. A reference counts as the
 * name that it refers to. Each node is read once.
 */
export class StructuralKeys {
  readonly #ignoredFields: ReadonlySet<string>;
  readonly #keys = new Map<object, string>();
  /** Keys by the text of a node. */
  readonly #known = new Map<string, string>();

  /** @param ignoredFields All other fields count, so that a field that is new in the model makes two nodes differ. */
  constructor(ignoredFields: ReadonlySet<string>) {
    this.#ignoredFields = ignoredFields;
  }

  of(node: object): string {
    const computed = this.#keys.get(node);
    if (computed !== undefined) return computed;
    const text = this.#textOf(node);
    const key = this.#known.get(text) ?? `#${this.#known.size}`;
    this.#known.set(text, key);
    this.#keys.set(node, key);
    return key;
  }

  #textOf(object: object): string {
    let text = "{";
    for (const field in object) {
      const value = (object as Readonly<Record<string, unknown>>)[field];
      if (value === undefined || this.#ignoredFields.has(field)) continue;
      text += `${field}:${documentFields.has(field) ? JSON.stringify(value) : this.#valueText(value)},`;
    }
    return `${text}}`;
  }

  #valueText(value: unknown): string {
    // With its length, no text continues in the next field.
    if (typeof value === "string") return `${value.length}"${value}`;
    if (typeof value !== "object" || value === null) return String(value);
    if (Array.isArray(value))
      return value.length === 0 ? "[]" : `[${value.map((each) => this.#valueText(each)).join()}]`;
    return "kind" in value && compoundKinds.has(value.kind) ? this.of(value) : this.#textOf(value);
  }
}
