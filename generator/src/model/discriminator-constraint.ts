import type { ValueSettings } from "../load/value-settings.js";
import type { InheritedDiscriminatorValues } from "./inheritance.js";
import { propertyKeyOf } from "./property-keys.js";
import type { Pointer, Property, SchemaUse, Type } from "./type.js";

/** Which values of the discriminator's property mean an alternative, although the alternative does not list them. */
export interface ImpliedDiscriminatorValues {
  readonly at: Pointer;
  readonly property: string;
  readonly values: readonly { readonly value: string; readonly at: Pointer }[];
  /** Where it may be absent, the rest of the alternative decides, as everywhere. */
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Set where the values mean other alternatives, so that this one has none of them. */
  readonly isExcluded?: true;
}

/** An alternative with the values that the discriminator gives it. Null is the union's to decide. */
export function withDiscriminatorValues(
  use: SchemaUse,
  tag: ImpliedDiscriminatorValues | undefined,
  settings: ValueSettings,
): SchemaUse {
  if (tag === undefined || (tag.isExcluded && tag.values.length === 0)) return use;
  const own = { at: use.at, type: use.type, nullable: false };
  const constraint = discriminatorConstraint(tag, settings);
  const type: Type = tag.isExcluded
    ? { kind: "intersection", at: use.at, parts: [own], checks: [{ kind: "not", at: tag.at, use: constraint }] }
    : { kind: "intersection", at: use.at, parts: [own, constraint], checks: [] };
  return { ...use, type, nullable: false };
}

/** A component with the values that the discriminators of its parents give it. */
export function withInheritedDiscriminatorValues(
  use: SchemaUse,
  at: Pointer,
  tags: readonly InheritedDiscriminatorValues[],
  settings: ValueSettings,
): SchemaUse {
  const own = tags.flatMap(({ allValues, isNarrowing, ...tag }) =>
    allValues === undefined || !isNarrowing
      ? []
      : [discriminatorConstraint({ ...tag, at, values: allValues.map((value) => ({ value, at })) }, settings)],
  );
  if (own.length === 0) return use;
  const { type } = use;
  if (type.kind === "intersection") return { ...use, type: { ...type, parts: [...type.parts, ...own] } };
  const parts = [{ at: use.at, type, nullable: false }, ...own];
  return { ...use, type: { kind: "intersection", at: use.at, parts, checks: [] } };
}

/** An object in which the property has one of the values; without values, one that has the property. */
function discriminatorConstraint(
  { at, property, values, required, readOnly, writeOnly }: ImpliedDiscriminatorValues,
  settings: ValueSettings,
): SchemaUse {
  const key = propertyKeyOf(property, settings);
  const members = values.map((each) => ({ at: each.at, value: each.value }));
  const listed: Property = {
    at,
    name: property,
    ...(key === property ? {} : { key }),
    type: { kind: "enum", at, members, open: "closed", bases: ["string"], checks: [] },
    nullable: false,
    required,
    readOnly,
    writeOnly,
    permissions: [],
    ownerOnly: false,
    clientDefault: false,
  };
  return {
    at,
    nullable: false,
    type: {
      kind: "object",
      at,
      lenient: false,
      properties: values.length === 0 ? [] : [listed],
      requiredElsewhere: values.length === 0 ? [property] : [],
      patterns: [],
      additionalStated: false,
      checks: [],
    },
  };
}
