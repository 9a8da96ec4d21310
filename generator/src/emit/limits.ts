import { type Bound, type Bounds, boundsOf, type NestedBounds, ownBoundsOf } from "../model/bounds.js";
import type { Interface, Lifecycle, NamedType, Operation } from "../model/interface.js";
import { layout } from "../model/layout.js";
import { NameTable, pascalCase } from "../model/names.js";
import type { NameLocation } from "../model/type.js";
import {
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lines,
  numberLiteral,
  objectLiteral,
  propertyKey,
  sourced,
  stringLiteral,
  typescriptFile,
} from "../print/index.js";
import { fileHeader } from "./typescript/header.js";
import { type PrintingOptions, printedFilesOf } from "./typescript/printed-files.js";

/**
 * Emits every limit of the specification as a constant: `GuildLimits.name.maxLength`. One constant per named type and
 * per operation's parameters, so that bundlers can drop unused ones.
 */
export function emitLimits(model: Interface, options: PrintingOptions = {}): readonly File[] {
  const path = `${layout.limits}.ts`;
  const parameters = model.operations.map((operation) => operation.parameters);
  const inputs = { types: [...model.types.values()], others: [parameters] };
  const { file, facts: isWritten } = printedFilesOf(options).get(path, inputs, () => {
    const constants = limitConstants(model);
    const file = typescriptFile({ path, header: fileHeader(model), body: constants.map(declaration) });
    return { file, facts: constants.length > 0 };
  });
  return isWritten ? [file] : [];
}

function limitConstants(model: Interface): readonly LimitConstant[] {
  const names = new NameTable();
  return [
    ...[...model.types.values()].map((type) => typeLimits(type, model)),
    ...model.operations.map((operation) => parameterLimits(operation, model)),
    ...model.lifecycles.flatMap(lifecycleLimits),
    ...model.channels.map((channel) => ({
      name: `${pascalCase(channel.identifier)}ChannelLimits`,
      comment: `Limits of the ${channel.title ?? channel.name} channel.`,
      entries: [
        code`firstPort: ${numberLiteral(channel.ports.first)}`,
        code`lastPort: ${numberLiteral(channel.ports.last)}`,
      ],
      source: { at: channel.at },
    })),
  ]
    .filter(({ entries }) => entries.length > 0)
    .map((constant) => ({ ...constant, name: names.claim(constant.name) }));
}

interface LimitConstant {
  readonly name: string;
  readonly comment?: string;
  readonly entries: readonly Code[];
  /** The node with the limits. */
  readonly source: NameLocation;
}

function declaration({ name, comment, entries, source }: LimitConstant): Code {
  const body = objectLiteral(entries, { multiline: true });
  return lines([
    docComment(comment === undefined ? undefined : { text: comment }),
    code`export const ${sourced(identifier(name), source, source.field)} = ${body} as const;`,
  ]);
}

function typeLimits(type: NamedType, model: Interface): LimitConstant {
  return {
    name: `${type.identifier}Limits`,
    entries: entriesOf(ownBoundsOf(type.use, model)),
    source: type,
  };
}

function parameterLimits(operation: Operation, model: Interface): LimitConstant {
  const bounds = operation.parameters
    .map((parameter) => {
      const source: NameLocation = { at: parameter.at, field: "name" };
      return [parameter.argument, { bounds: boundsOf(parameter.use, model), source }] as const;
    })
    .filter(([, nested]) => nested.bounds.size > 0);
  return {
    name: `${operation.typeStem}ParameterLimits`,
    entries: entriesOf(new Map(bounds)),
    source: { at: operation.at, field: "operationId" },
  };
}

function entriesOf(bounds: Bounds): readonly Code[] {
  return [...bounds].map(([name, bound]) => {
    const source: NameLocation = "bounds" in bound ? bound.source : bound;
    const entry = code`${sourced(propertyKey(name), source, source.field)}: ${boundCode(bound)}`;
    const words = "bounds" in bound ? bound.alternativeTitle : undefined;
    return words === undefined ? entry : lines([docComment({ text: words }), entry]);
  });
}

function boundCode(bound: Bound | NestedBounds): Code {
  if ("bounds" in bound) {
    return objectLiteral(entriesOf(bound.bounds));
  }
  return typeof bound.value === "number" ? numberLiteral(bound.value) : stringLiteral(bound.value);
}

function lifecycleLimits(lifecycle: Lifecycle): readonly LimitConstant[] {
  const seconds = lifecycle.validity === undefined ? undefined : durationInSeconds(lifecycle.validity);
  if (seconds === undefined) return [];
  return [
    {
      name: `${pascalCase(lifecycle.name)}Limits`,
      comment: `Limits of: ${lifecycle.subject}.`,
      entries: [
        lines([docComment({ text: "Validity period, in seconds." }), code`validity: ${numberLiteral(seconds)}`]),
      ],
      source: { at: lifecycle.at },
    },
  ];
}

/** Converts ISO 8601 durations of fixed length (days, hours, minutes, seconds). */
function durationInSeconds(text: string): number | undefined {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (match === null) return undefined;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
}
