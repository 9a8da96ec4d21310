import type { FlattenedSchema, FlattenedSchemas } from "./flattened-schema.js";
import type { Direction } from "./openness.js";
import type { Pointer, Property, RequiredPermission, SchemaUse, SentIn } from "./type.js";

/** A property of an object, merged from all parts that declare it. */
export interface MergedProperty {
  readonly name: string;
  readonly at: Pointer;
  readonly use: SchemaUse;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly ownerOnly: boolean;
  readonly clientDefault: boolean;
  readonly permissions: readonly RequiredPermission[];
  readonly features: readonly NonNullable<Property["requiresFeature"]>[];
  readonly sentIn: readonly SentIn[];
  readonly renamedFrom: readonly string[];
}

export interface MergedProperties {
  readonly properties: ReadonlyMap<string, MergedProperty>;
  /** Required names that this schema does not declare. */
  readonly undeclared: ReadonlySet<string>;
}

const known = new WeakMap<FlattenedSchema, MergedProperties>();

export function mergedPropertiesOf(schema: FlattenedSchema, schemas: FlattenedSchemas): MergedProperties {
  const found = known.get(schema) ?? mergeProperties(schema, schemas);
  known.set(schema, found);
  return found;
}

function mergeProperties({ objects }: FlattenedSchema, schemas: FlattenedSchemas): MergedProperties {
  const parts = new Map<string, Property[]>();
  for (const property of objects.flatMap(({ properties }) => properties)) {
    const list = parts.get(property.name);
    if (list === undefined) parts.set(property.name, [property]);
    else list.push(property);
  }
  const elsewhere = new Set(objects.flatMap(({ requiredElsewhere }) => requiredElsewhere.map(({ name }) => name)));
  const properties = [...parts].map(([name, list]): [string, MergedProperty] => [
    name,
    mergeParts(name, list, elsewhere, schemas),
  ]);
  return { properties: new Map(properties), undeclared: new Set([...elsewhere].filter((name) => !parts.has(name))) };
}

function mergeParts(
  name: string,
  parts: readonly Property[],
  elsewhere: ReadonlySet<string>,
  schemas: FlattenedSchemas,
): MergedProperty {
  const some = (has: (property: Property) => boolean | undefined): boolean => parts.some((part) => has(part) === true);
  return {
    name,
    at: parts[0]?.at ?? "",
    use: schemas.together(parts),
    required: elsewhere.has(name) || some((part) => part.required),
    readOnly: some((part) => part.readOnly),
    writeOnly: some((part) => part.writeOnly),
    deprecated: some((part) => part.deprecated),
    ownerOnly: some((part) => part.ownerOnly),
    clientDefault: some((part) => part.clientDefault),
    permissions: parts.flatMap((part) => part.permissions),
    features: parts.flatMap((part) => part.requiresFeature ?? []),
    sentIn: parts.flatMap((part) => part.sentIn ?? []),
    renamedFrom: parts.flatMap((part) => part.renamedFrom ?? []),
  };
}

/** Whether a property is absent in this direction. */
export function isHidden({ readOnly, writeOnly }: MergedProperty, direction: Direction): boolean {
  return direction === "request" ? readOnly : writeOnly;
}
