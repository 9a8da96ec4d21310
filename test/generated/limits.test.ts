import * as limits from "@guildwire/api/limits";
import { describe, expect, it } from "vitest";
import { camelCase } from "../../generator/src/model/names.js";
import type { ImageRule, SchemaUse, Type } from "../../generator/src/model/type.js";
import { model } from "../spec/model.js";

/** A bound of the specification, and its path among the constants. */
type Bound = readonly [place: string, value: number | string];

const constants: Readonly<Record<string, unknown>> = limits;
const all: readonly Bound[] = [
  ...[...model.types.values()].flatMap((type) => boundsOf(`${type.identifier}Limits`, type.use)),
  ...model.operations.flatMap((operation) =>
    operation.parameters.flatMap(({ argument, use }) =>
      boundsOf(`${operation.typeStem}ParameterLimits.${argument}`, use),
    ),
  ),
];

/** The bounds of a schema use and of all its unnamed subschemas. */
function boundsOf(place: string, use: SchemaUse): readonly Bound[] {
  const count = use.default?.value;
  return [
    ...ownBounds(place, use.type),
    ...imageBounds(place, use.image),
    ...innerBounds(place, use.type),
    ...(typeof count === "number" && place.includes(".") ? [[`${place}.default`, count] as const] : []),
  ];
}

function ownBounds(place: string, type: Type): readonly Bound[] {
  if (type.kind === "intersection") return type.parts.flatMap((part) => ownBounds(place, part.type));
  if (!("checks" in type)) return [];
  return type.checks.flatMap((check): readonly Bound[] => {
    if (check.kind === "sum-of-lengths") return [[`${place}.maxTotalLength`, check.max]];
    // A check with a number that this test does not handle must fail it.
    return "limit" in check && typeof check.limit === "number"
      ? [[`${place}.${camelCase(check.kind)}`, check.limit]]
      : [];
  });
}

function imageBounds(place: string, image: ImageRule | undefined): readonly Bound[] {
  const { maxWidth, maxHeight, maxBytes, aspectRatio } = image ?? { formats: [] };
  return Object.entries({ maxWidth, maxHeight, maxBytes, aspectRatio }).flatMap(([name, value]) =>
    value === undefined ? [] : [[`${place}.${name}`, value] as const],
  );
}

function innerBounds(place: string, type: Type): readonly Bound[] {
  switch (type.kind) {
    case "intersection":
      return type.parts.flatMap((part) => innerBounds(place, part.type));
    case "object":
      return type.properties.flatMap((property) => boundsOf(`${place}.${property.name}`, property));
    case "array":
      return type.items === undefined ? [] : boundsOf(`${place}.items`, type.items);
    case "union": {
      const bounded = type.alternatives.filter((alternative) => boundsOf("", alternative).length > 0);
      return bounded.flatMap((alternative) =>
        boundsOf(
          bounded.length === 1 ? place : `${place}.variant${type.alternatives.indexOf(alternative) + 1}`,
          alternative,
        ),
      );
    }
    default:
      return [];
  }
}

function constantAt(place: string): unknown {
  return place
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], constants);
}

describe("limits", () => {
  it("contain every bound, with the specification's values", () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.map(([place]) => [place, constantAt(place)])).toEqual(all);
  });

  it("cover properties that have them through a named type", () => {
    expect(limits.WebhookMessagePayloadLimits.embeds).toEqual(limits.EmbedListLimits);
    expect(limits.WebhookMessagePayloadLimits.components.maxItems).toBe(limits.MessageComponentsLimits.maxItems);
  });

  // The numbers of the source description, so that a mistake in the specification fails here.
  it.each<readonly [string, number | string]>([
    ["GuildLimits.name.minLength", 2],
    ["GuildLimits.name.maxLength", 100],
    ["ListGuildMembersParameterLimits.limit.minimum", 1],
    ["ListGuildMembersParameterLimits.limit.maximum", 1000],
    ["ListGuildMembersParameterLimits.limit.default", 1],
    ["GetGuildPruneCountParameterLimits.days.minimum", 1],
    ["GetGuildPruneCountParameterLimits.days.maximum", 30],
    ["CreateGuildBanBodyLimits.delete_message_days.maximum", 7],
    ["WebhookNameLimits.maxLength", 80],
    ["ExecuteWebhookBodyLimits.content.maxLength", 2000],
    ["EmbedListLimits.maxItems", 10],
    ["EmbedListLimits.maxTotalLength", 6000],
    ["MessageComponentsLimits.maxItems", 5],
    ["ActionRowLimits.components.variant1.maxItems", 5],
    ["ActionRowLimits.components.variant2.maxItems", 1],
    ["SelectMenuLimits.options.maxItems", 25],
    ["LinkButtonLimits.label.maxLength", 80],
    ["CustomIdLimits.maxLength", 100],
    ["WelcomeScreenLimits.welcome_channels.maxItems", 5],
  ])("%s is %s", (place, value) => {
    expect(constantAt(place)).toBe(value);
  });
});
