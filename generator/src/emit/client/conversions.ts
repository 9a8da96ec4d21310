import { bodyChoices } from "../../model/body-choices.js";
import {
  type Conversion,
  conversionOf,
  isExact,
  isExactType,
  type PropertyConversion,
} from "../../model/conversion.js";
import type { Interface, MediaContent, Operation, Response } from "../../model/interface.js";
import { errorContentOf, errorResponses, streamedContent, successResponses } from "../../model/responses.js";
import {
  type Code,
  call,
  code,
  identifier,
  objectLiteral,
  propertyKey,
  stringLiteral,
  valuesRuntime,
} from "../../print/index.js";
import { argumentGroups, flatEntries } from "../typescript/argument-groups.js";
import { conversionCode, propertiesCode } from "../typescript/conversion-code.js";
import { streamItemConversion } from "../typescript/stream-conversion.js";
import { argumentParameters } from "./arguments.js";
import { argumentsWithDefaults, isConvertedBody } from "./body-defaults.js";
import { secretParameters } from "./parameters.js";

/** Conversions around an operation's request, for values whose code form differs from JSON. */
export interface CallConversions {
  /** Constants before the function. */
  readonly declarations: readonly Code[];
  /** Statements before the request. */
  readonly statements: readonly Code[];
  /** Whether responses must be parsed without losing digits of integers. */
  readonly readsExactly: boolean;
  /** Whether the same is true of error bodies. */
  readonly readsErrorsExactly: boolean;
  /** Wraps the call with the conversion of its result. */
  around(call: Code): Code;
}

/** Returns the conversions of a call whose result is read as a whole. */
export function callConversions(operation: Operation, model: Interface): CallConversions {
  const args = argumentsConversion(operation, model);
  const responses = responseConversions(operation, model);
  const name = constantName(operation, "Responses", model);
  return {
    ...args,
    declarations: [
      ...args.declarations,
      ...(responses === undefined ? [] : [code`const ${name} = ${responses.code};`]),
    ],
    readsExactly: responses?.isExact === true,
    readsErrorsExactly: errorConversions(operation, model)?.isExact === true,
    around: (sent) =>
      responses === undefined
        ? sent
        : call(valuesRuntime("converted"), [stringLiteral(operation.id), sent, name], { multiline: true }),
  };
}

/** Returns the conversions of a call whose result is a stream. */
export function streamConversions(operation: Operation, model: Interface): CallConversions {
  const args = argumentsConversion(operation, model);
  const stream = streamedContent(operation)?.stream;
  const conversion = stream === undefined ? undefined : streamItemConversion(stream, model);
  const errors = errorConversions(operation, model);
  const item = constantName(operation, "Item", model);
  const errorTable = constantName(operation, "Errors", model);
  return {
    ...args,
    declarations: [
      ...args.declarations,
      ...(conversion === undefined ? [] : [code`const ${item} = ${conversionCode(conversion)};`]),
      ...(errors === undefined ? [] : [code`const ${errorTable} = ${errors.code};`]),
    ],
    readsExactly: conversion !== undefined && isExact(conversion, model),
    readsErrorsExactly: errors?.isExact === true,
    around: (sent) => {
      if (conversion === undefined && errors === undefined) return sent;
      const items = [stringLiteral(operation.id), sent, conversion === undefined ? code`undefined` : item];
      if (errors !== undefined) items.push(errorTable);
      return call(valuesRuntime("convertedItems"), items, { multiline: true });
    },
  };
}

/** Returns the name of an operation's constant, distinct from all functions. */
function constantName({ identifier: stem }: Operation, word: string, model: Interface): Code {
  const taken = functionNames.get(model) ?? namesOfFunctions(model);
  functionNames.set(model, taken);
  let name = `${stem}${word}`;
  while (taken.has(name)) name += "_";
  return identifier(name);
}

const functionNames = new WeakMap<Interface, ReadonlySet<string>>();

function namesOfFunctions({ operations }: Interface): ReadonlySet<string> {
  return new Set(
    operations.flatMap(({ identifier: own, streamIdentifier }) =>
      streamIdentifier === undefined ? [own] : [own, streamIdentifier],
    ),
  );
}

/** Whether the JSON of a body may contain integers that a number cannot represent. */
export function isExactBody({ use }: MediaContent, model: Interface): boolean {
  return use !== undefined && isExactType(use.type, model);
}

function argumentsConversion(
  operation: Operation,
  model: Interface,
): Pick<CallConversions, "declarations" | "statements"> {
  const parameters = argumentParameters(operation).map(({ argument, use }): PropertyConversion => {
    return { name: argument, key: argument, conversion: conversionOf(use, model) };
  });
  const own = parameters.filter(({ conversion }) => conversion !== undefined);
  const choices = bodyChoices(operation).map((media) => ({
    media,
    properties: [...own, ...bodyConversion(media, model)],
  }));
  const [first, ...others] = choices;
  const all = first === undefined ? own : first.properties;
  if (all.length === 0 && others.every(({ properties }) => properties.length === 0)) {
    return { declarations: [], statements: flattening(operation, model, "const") };
  }
  const secrets = secretParameters(operation, model);
  const name = constantName(operation, "Arguments", model);
  const value = others.length === 0 ? objectOf(all) : byContentType(choices);
  const sent = valuesRuntime("argumentsToWire");
  return {
    declarations: [code`const ${name} = /* @__PURE__ */ ${value};`],
    statements: [
      ...flattening(operation, model, "let"),
      ...(secrets === undefined ? [] : [code`const secrets = ${secrets};`]),
      code`args = ${sent}(${stringLiteral(operation.id)}, ${argumentsWithDefaults(operation, model)}, ${name});`,
    ],
  };
}

/** Whether arguments change before they are sent. */
export function convertsArguments(operation: Operation, model: Interface): boolean {
  return argumentsConversion(operation, model).declarations.length > 0;
}

/** The name of the parameter that takes the arguments. */
export function argumentsVariable(operation: Operation, model: Interface): "args" | "groups" {
  return argumentGroups(operation, model).length === 0 ? "args" : "groups";
}

/** Prints grouped arguments as one flat object, from which the request is built. */
function flattening(operation: Operation, model: Interface, keyword: "const" | "let"): readonly Code[] {
  const groups = argumentGroups(operation, model);
  if (groups.length === 0) return [];
  const items = [code`...groups`, ...flatEntries(groups, code`groups`)];
  const flat = objectLiteral(items);
  return [code`${keyword === "let" ? code`let` : code`const`} args = ${flat};`];
}

interface BodyChoice {
  readonly media: MediaContent;
  readonly properties: readonly PropertyConversion[];
}

/** Selects the conversion by `contentType`; the default is the first media type. */
function byContentType(choices: readonly BodyChoice[]): Code {
  const tags = choices.map(({ media, properties }) => code`${propertyKey(media.mediaType)}: ${objectOf(properties)}`);
  const table = objectLiteral(tags);
  const otherwise = objectOf(choices[0]?.properties ?? []);
  return code`${valuesRuntime("byTag")}(["contentType", "contentType"], ${table}, ${otherwise})`;
}

function bodyConversion(media: MediaContent, model: Interface): readonly PropertyConversion[] {
  const { use } = media;
  const conversion = use === undefined || !isConvertedBody(media, model) ? undefined : conversionOf(use, model);
  return conversion === undefined ? [] : [{ name: "body", key: "body", conversion }];
}

function objectOf(properties: readonly PropertyConversion[]): Code {
  return code`${valuesRuntime("objectOf")}(${propertiesCode(properties)})`;
}

function responseConversions(
  operation: Operation,
  model: Interface,
): { readonly code: Code; readonly isExact: boolean } | undefined {
  if (operation.method === "head") return undefined;
  const successes = successResponses(operation).map((response) => ({
    response,
    conversion: jsonConversion(response, model),
  }));
  const found = successes.flatMap(({ conversion }) => conversion ?? []);
  const errors = errorConversions(operation, model);
  if (found.length === 0 && errors === undefined) return undefined;
  const [first] = found;
  const hasStatus = successes.length > 1 && operation.responseWhen === undefined;
  const results = hasStatus
    ? [
        code`results: ${objectLiteral(successes.flatMap(({ response, conversion }) => (conversion === undefined ? [] : [byStatus(response, conversion)])))}`,
      ]
    : first === undefined
      ? []
      : [code`result: ${conversionCode(first)}`];
  const items = [...results, ...(errors === undefined ? [] : [code`errors: ${errors.code}`])];
  return { code: objectLiteral(items), isExact: found.some((conversion) => isExact(conversion, model)) };
}

/** Returns the conversions of error bodies by status; undefined without any. */
function errorConversions(
  operation: Operation,
  model: Interface,
): { readonly code: Code; readonly isExact: boolean } | undefined {
  if (operation.method === "head") return undefined;
  const found = errorResponses(operation).flatMap((response) => {
    const media = errorContentOf(response);
    const conversion = media?.kind === "json" && media.use !== undefined ? conversionOf(media.use, model) : undefined;
    return conversion === undefined ? [] : [{ response, conversion }];
  });
  if (found.length === 0) return undefined;
  return {
    code: objectLiteral(found.map(({ response, conversion }) => byStatus(response, conversion))),
    isExact: found.some(({ conversion }) => isExact(conversion, model)),
  };
}

/** Returns the conversion of a JSON response. Other media types are text or bytes, which have no conversion. */
function jsonConversion({ content }: Response, model: Interface): Conversion | undefined {
  const media = content.find(({ kind, stream }) => kind === "json" && stream === undefined);
  const conversion = media?.use === undefined ? undefined : conversionOf(media.use, model);
  const isAlone = content.every(({ kind }) => kind === "json");
  return conversion?.kind === "scalar" && !isAlone ? { kind: "possible", conversion } : conversion;
}

function byStatus({ status }: Response, conversion: Conversion): Code {
  return code`${propertyKey(String(status))}: ${conversionCode(conversion)}`;
}
