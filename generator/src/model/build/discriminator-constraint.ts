import type { ValueSettings } from "../../load/value-settings.js";
import type { ImpliedDiscriminatorValues } from "../discriminator.js";
import type { Pointer, Property, SchemaUse, Type } from "../type.js";
import type { InheritedDiscriminatorValues } from "./inheritance.js";
import { propertyKeyOf } from "./property-keys.js";

/** Adds implied discriminator values to an alternative. Nullability belongs to the union. */
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

/** Adds discriminator values of a component's parents. */
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

/** Returns an object type whose property has one of the values, or any value if there are none. */
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
      untyped: false,
      properties: values.length === 0 ? [] : [listed],
      requiredElsewhere: values.length === 0 ? [{ name: property, readOnly, writeOnly }] : [],
      patterns: [],
      additionalStated: false,
      checks: [],
    },
  };
}
