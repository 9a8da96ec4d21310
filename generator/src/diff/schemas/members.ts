import type { Pointer, Property, RequiredPermission, SentIn, Use } from "../../model/type.js";
import type { Shape, Shapes } from "../shape.js";

/** A property of an object, put together from all parts of the schema that speak of it. */
export interface Member {
  readonly name: string;
  readonly at: Pointer;
  readonly use: Use;
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

export interface Members {
  readonly properties: ReadonlyMap<string, Member>;
  /** Names that are required and described nowhere in this schema. */
  readonly undeclared: ReadonlySet<string>;
}

const known = new WeakMap<Shape, Members>();

export function membersOf(shape: Shape, shapes: Shapes): Members {
  const found = known.get(shape) ?? readMembers(shape, shapes);
  known.set(shape, found);
  return found;
}

function readMembers({ objects }: Shape, shapes: Shapes): Members {
  const parts = new Map<string, Property[]>();
  for (const property of objects.flatMap(({ properties }) => properties)) {
    const list = parts.get(property.name);
    if (list === undefined) parts.set(property.name, [property]);
    else list.push(property);
  }
  const elsewhere = new Set(objects.flatMap(({ requiredElsewhere }) => requiredElsewhere));
  const properties = [...parts].map(([name, list]): [string, Member] => [name, member(name, list, elsewhere, shapes)]);
  return { properties: new Map(properties), undeclared: new Set([...elsewhere].filter((name) => !parts.has(name))) };
}

function member(name: string, parts: readonly Property[], elsewhere: ReadonlySet<string>, shapes: Shapes): Member {
  const some = (has: (property: Property) => boolean | undefined): boolean => parts.some((part) => has(part) === true);
  return {
    name,
    at: parts[0]?.at ?? "",
    use: shapes.together(parts),
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
