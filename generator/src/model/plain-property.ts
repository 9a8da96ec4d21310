import type { NameLocation, Property, SchemaUse } from "./type.js";

/** A value of an object that the model itself builds, such as the set of query parameters of an operation. */
export interface PropertyDescription {
  readonly name: string;
  /** The name in code, if it differs. */
  readonly key?: string | undefined;
  readonly required: boolean;
  readonly use: SchemaUse;
  /** Replaces the description of `use`. */
  readonly description?: string | undefined;
  /** Replaces the deprecation of `use`. */
  readonly deprecated?: boolean | undefined;
  /** Where the name is written. */
  readonly namedAt: NameLocation;
}

/** Returns a property of both directions without any vocabulary extension. */
export function plainProperty(described: PropertyDescription): Property {
  const { name, key, required, use, description, deprecated, namedAt } = described;
  return {
    ...use,
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    name,
    ...(key === undefined ? {} : { key }),
    namedAt,
    required,
    readOnly: false,
    writeOnly: false,
    permissions: [],
    ownerOnly: false,
    clientDefault: false,
  };
}
