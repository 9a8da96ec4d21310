import type { Interface, NamedType, Operation, Parameter } from "../model/interface.js";
import { layout } from "../model/layout.js";
import { camelCase, pascalCase } from "../model/names.js";
import type { ImageRule, Type, Use } from "../model/type.js";
import {
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lines,
  list,
  numberLiteral,
  propertyKey,
  stringLiteral,
  typescriptFile,
} from "../print/index.js";
import { fileHeader } from "./typescript/header.js";
import { resolveType } from "./typescript/resolve-type.js";

/**
 * Every bound of the specification as a constant: `GuildLimits.name.maxLength`. One constant per named type and per
 * operation's parameters, so that bundlers keep only what is used.
 */
export function emitLimits(model: Interface): readonly File[] {
  const declarations = [
    ...[...model.types.values()].flatMap((type) => typeLimits(type, model)),
    ...model.operations.flatMap((operation) => parameterLimits(operation, model)),
    ...model.lifecycles.flatMap(lifecycleLimits),
    ...model.channels.map((channel) =>
      declaration(
        `${pascalCase(channel.identifier)}ChannelLimits`,
        `Bounds of the ${channel.title ?? channel.name} channel.`,
        [code`firstPort: ${numberLiteral(channel.ports.first)}`, code`lastPort: ${numberLiteral(channel.ports.last)}`],
      ),
    ),
  ];
  if (declarations.length === 0) return [];
  return [typescriptFile({ path: `${layout.limits}.ts`, header: fileHeader(model), body: declarations })];
}

function declaration(name: string, comment: string, entries: readonly Code[]): Code {
  const body = list({ open: "{", close: "}", separator: ",", items: entries, multiline: true });
  return lines([docComment({ text: comment }), code`export const ${identifier(name)} = ${body} as const;`]);
}

function typeLimits(type: NamedType, model: Interface): readonly Code[] {
  const entries = [
    ...boundsOf(type.use.type, model),
    ...imageBounds(type.use.image),
    ...innerBounds(type.use.type, model),
  ];
  return entries.length === 0
    ? []
    : [declaration(`${type.identifier}Limits`, `Bounds of ${type.identifier}.`, entries)];
}

/**
 * Bounds of what is inside of a type without having a name of its own: of properties by their names, of `items`, and of
 * the alternatives of a union by their titles, unless only one of them has bounds.
 */
function innerBounds(type: Type, model: Interface): readonly Code[] {
  switch (type.kind) {
    case "intersection":
      return type.parts.flatMap((part) => innerBounds(part.type, model));
    case "object":
      return type.properties.flatMap((property) => entry(property.name, property, model));
    case "array":
      return type.items === undefined || type.items.type.kind === "reference" ? [] : entry("items", type.items, model);
    case "union": {
      const bounded = type.variants.filter((use) => use.type.kind !== "reference" && useBounds(use, model).length > 0);
      const [only] = bounded;
      if (only !== undefined && bounded.length === 1) return useBounds(only, model);
      return bounded.flatMap((use, index) => entry(camelCase(use.title ?? `variant ${index + 1}`), use, model));
    }
    default:
      return [];
  }
}

function parameterLimits(operation: Operation, model: Interface): readonly Code[] {
  const entries = operation.parameters.flatMap((parameter: Parameter) =>
    entry(parameter.argument, parameter.use, model),
  );
  const comment = `Bounds of the parameters of ${operation.identifier}.`;
  return entries.length === 0 ? [] : [declaration(`${operation.typeStem}ParameterLimits`, comment, entries)];
}

function useBounds(use: Use, model: Interface): readonly Code[] {
  return [
    ...boundsOf(resolveType(use.type, model), model),
    ...imageBounds(use.image),
    ...innerBounds(use.type, model),
    ...(typeof use.default?.value === "number" ? [code`default: ${numberLiteral(use.default.value)}`] : []),
  ];
}

function entry(name: string, use: Use, model: Interface): readonly Code[] {
  const bounds = useBounds(use, model);
  if (bounds.length === 0) return [];
  return [code`${propertyKey(name)}: ${list({ open: "{", close: "}", separator: ",", items: bounds, padded: true })}`];
}

const boundNames: Readonly<Record<string, string>> = {
  "min-length": "minLength",
  "max-length": "maxLength",
  minimum: "minimum",
  maximum: "maximum",
  "exclusive-minimum": "exclusiveMinimum",
  "exclusive-maximum": "exclusiveMaximum",
  "multiple-of": "multipleOf",
  "min-items": "minItems",
  "max-items": "maxItems",
  "min-properties": "minProperties",
  "max-properties": "maxProperties",
};

function boundsOf(type: Type, model: Interface): readonly Code[] {
  if (type.kind === "intersection") return type.parts.flatMap((part) => boundsOf(part.type, model));
  if (!("checks" in type)) return [];
  return type.checks.flatMap((check) => {
    if (check.kind === "sum-of-lengths") return [code`maxTotalLength: ${numberLiteral(check.max)}`];
    const name = boundNames[check.kind];
    return name === undefined || !("limit" in check) ? [] : [code`${propertyKey(name)}: ${numberLiteral(check.limit)}`];
  });
}

function imageBounds(image: ImageRule | undefined): readonly Code[] {
  if (image === undefined) return [];
  const number = (name: string, value: number | undefined): readonly Code[] =>
    value === undefined ? [] : [code`${propertyKey(name)}: ${numberLiteral(value)}`];
  return [
    ...number("maxWidth", image.maxWidth),
    ...number("maxHeight", image.maxHeight),
    ...number("maxBytes", image.maxBytes),
    ...(image.aspectRatio === undefined ? [] : [code`aspectRatio: ${stringLiteral(image.aspectRatio)}`]),
  ];
}

function lifecycleLimits(lifecycle: Interface["lifecycles"][number]): readonly Code[] {
  const seconds = lifecycle.validity === undefined ? undefined : durationInSeconds(lifecycle.validity);
  if (seconds === undefined) return [];
  return [
    declaration(`${pascalCase(lifecycle.name)}Limits`, `Bounds of: ${lifecycle.subject}.`, [
      lines([docComment({ text: "How long it is valid, in seconds." }), code`validity: ${numberLiteral(seconds)}`]),
    ]),
  ];
}

/** ISO 8601 durations of fixed length: days, hours, minutes and seconds. */
function durationInSeconds(text: string): number | undefined {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (match === null) return undefined;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
}
