import type { Interface, Parameter } from "../../model/interface.js";
import type { Described, Type, Use } from "../../model/type.js";
import { propertyInWords, useInWords } from "../../model/words.js";
import { type TypeEntry, typeEntry } from "./type-entry.js";

/** A row of a table of fields or parameters. */
interface FieldRow extends TypeEntry {
  readonly name: string;
  readonly required: boolean;
  readonly fallback: string;
  readonly text: string;
}

/** The fields of an object, of what a reference leads to and of all parts of an intersection. */
export function fieldRows(type: Type, model: Interface, page: string, depth = 0): readonly FieldRow[] {
  if (depth > 16) return [];
  if (type.kind === "reference") {
    const target = model.types.get(type.name);
    return target === undefined ? [] : fieldRows(target.use.type, model, page, depth + 1);
  }
  if (type.kind === "intersection") {
    return type.parts.flatMap((part) => fieldRows(part.type, model, page, depth + 1));
  }
  if (type.kind !== "object") return [];
  return type.properties
    .filter((property) => property.type.kind !== "never")
    .map((property) => ({
      name: property.name,
      ...typeEntry(property, model, page),
      required: property.required,
      fallback: fallbackOf(property),
      text: remarks(property, property.description, propertyInWords(property)),
    }));
}

/** `shown` is the name that readers need: the argument of a function, or the name on the wire. */
export function parameterRow(
  parameter: Parameter,
  shown: string,
  model: Interface,
  page: string,
): FieldRow & { readonly place: string } {
  const { use } = parameter;
  const described = {
    deprecated: parameter.deprecated === true || use.deprecated === true,
    ...unspecifiedOf(parameter.unspecified ?? use.unspecified),
  };
  return {
    name: shown,
    place: parameter.in,
    ...typeEntry(use, model, page),
    required: parameter.required,
    fallback: fallbackOf(use),
    text: remarks(described, parameter.description ?? use.description, useInWords(use)),
  };
}

function unspecifiedOf(unspecified: string | undefined): Described {
  return unspecified === undefined ? {} : { unspecified };
}

function fallbackOf(use: Use): string {
  return use.default === undefined ? "" : JSON.stringify(use.default.value);
}

/** The last cell of a row: what is said, what holds, and what was chosen. */
export function remarks(described: Described, description: string | undefined, facts: readonly string[]): string {
  return [
    ...(described.deprecated === true ? ["Deprecated."] : []),
    description ?? "",
    ...facts,
    ...(described.unspecified === undefined ? [] : [`A choice: ${described.unspecified}`]),
  ]
    .join(" ")
    .trim();
}
