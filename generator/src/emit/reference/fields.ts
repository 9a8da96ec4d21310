import { describeProperty, describeSchemaUse } from "../../model/descriptions.js";
import type { Interface, Parameter } from "../../model/interface.js";
import { objectTypesOf } from "../../model/resolve-type.js";
import type { Described, Property, SchemaUse, Type } from "../../model/type.js";
import { type TypeEntry, typeEntry } from "./type-entry.js";

/** A row of a table of fields or parameters. */
interface FieldRow extends TypeEntry {
  readonly name: string;
  readonly required: boolean;
  readonly defaultValue: string;
  readonly text: string;
}

/** Returns the fields of an object, including referenced types and all members of an intersection. */
export function fieldRows(type: Type, model: Interface, page: string): readonly FieldRow[] {
  const byName = new Map<string, Property[]>();
  for (const property of propertiesOf(type, model)) {
    const known = byName.get(property.name);
    if (known === undefined) byName.set(property.name, [property]);
    else known.push(property);
  }
  return [...byName].map(([name, properties]) => {
    // If several members describe a field, the one that lists its values is most specific.
    const shown = properties.findLast(({ type: { kind } }) => kind === "enum") ?? (properties[0] as Property);
    const texts = properties.map((property) => remarks(property, property.description, describeProperty(property)));
    return {
      name,
      ...typeEntry(shown, model, page),
      required: properties.some(({ required }) => required),
      defaultValue: properties.map(defaultValueOf).find((fallback) => fallback !== "") ?? "",
      text: [...new Set(texts)].join(" ").trim(),
    };
  });
}

function propertiesOf(type: Type, model: Interface): readonly Property[] {
  const properties = objectTypesOf(type, model).flatMap((object) => object.properties);
  return properties.filter((property) => property.type.kind !== "never");
}

/** `shown` is the name to display: the function argument or the name on the wire. */
export function parameterRow(
  parameter: Parameter,
  shown: string,
  model: Interface,
  page: string,
): FieldRow & { readonly location: string } {
  const { use } = parameter;
  const described = {
    deprecated: parameter.deprecated === true || use.deprecated === true,
    ...unspecifiedOf(parameter.unspecified ?? use.unspecified),
  };
  return {
    name: shown,
    location: parameter.style === "querystring" ? "whole query" : parameter.in,
    ...typeEntry(use, model, page),
    required: parameter.required,
    defaultValue: defaultValueOf(use),
    text: remarks(described, parameter.description ?? use.description, describeSchemaUse(use)),
  };
}

function unspecifiedOf(unspecified: string | undefined): Described {
  return unspecified === undefined ? {} : { unspecified };
}

function defaultValueOf(use: SchemaUse): string {
  return use.default === undefined ? "" : JSON.stringify(use.default.value);
}

/** Formats the last cell of a row: description, constraints and choices. */
export function remarks(described: Described, description: string | undefined, facts: readonly string[]): string {
  return [
    ...(described.deprecated === true ? ["Deprecated."] : []),
    description ?? "",
    ...facts,
    ...(described.unspecified === undefined ? [] : [`Unspecified: ${described.unspecified}`]),
  ]
    .join(" ")
    .trim();
}
