import type { Type } from "../../model/type.js";

/**
 * Fields of the model that affect neither what a validator accepts nor its messages. All others count, so that a field
 * that is new in the model makes two types differ.
 */
const ignoredFields: ReadonlySet<string> = new Set(
  (
    "at namedAt description deprecated unspecified standalone behaviours renamedFrom examples sentIn requiresFeature " +
    "permissions ownerOnly clientDefault"
  ).split(" "),
);

/** Kinds of types that nest others. */
const compoundKinds: ReadonlySet<unknown> = new Set<Type["kind"]>(["array", "object", "union", "intersection"]);

/**
 * Finds types that validate alike, wherever the specification writes them: in equal scopes, types with equal keys have
 * equal functions. A key costs a walk over the type; its functions cost far more.
 */
export class ValidationKeys {
  readonly #keys = new Map<object, string>();
  /** Keys by the text of a type. */
  readonly #known = new Map<string, string>();

  of(type: Type): string {
    return this.#keyOf(type);
  }

  #keyOf(type: object): string {
    const computed = this.#keys.get(type);
    if (computed !== undefined) return computed;
    const text = this.#textOf(type);
    const key = this.#known.get(text) ?? `#${this.#known.size}`;
    this.#known.set(text, key);
    this.#keys.set(type, key);
    return key;
  }

  #textOf(object: object): string {
    let text = "{";
    for (const field in object) {
      const value = (object as Readonly<Record<string, unknown>>)[field];
      if (value === undefined || ignoredFields.has(field)) continue;
      // A value of the document is JSON, whose keys are no fields of the model.
      text += `${field}:${field === "value" ? JSON.stringify(value) : this.#valueText(value)},`;
    }
    return text;
  }

  #valueText(value: unknown): string {
    // With its length, no text continues in the next field.
    if (typeof value === "string") return `${value.length}"${value}`;
    if (typeof value !== "object" || value === null) return String(value);
    if (Array.isArray(value))
      return value.length === 0 ? "[]" : `[${value.map((each) => this.#valueText(each)).join()}]`;
    return "kind" in value && compoundKinds.has(value.kind) ? this.#keyOf(value) : this.#textOf(value);
  }
}
