import { keyOf } from "../../model/conversion.js";
import { isFileOnly } from "../../model/file-kind.js";
import type { Interface, MediaContent, Operation, Parameter, RequestBody } from "../../model/interface.js";
import { requiredNamesIn } from "../../model/required-names.js";
import { referenceChain } from "../../model/resolve-type.js";
import { requestName } from "../../model/server-names.js";
import { itemBodyOf } from "../../model/stream.js";
import type { SchemaUse } from "../../model/type.js";
import { wireForm } from "../../model/wire-form.js";
import {
  type Code,
  code,
  docComment,
  identifier,
  jsonLiteral,
  lines,
  propertyKey,
  serverRuntime,
  sourced,
  stringLiteral,
  typeLiteral,
  unionType,
} from "../../print/index.js";
import { partTypeArgument } from "../typescript/part-code.js";
import { optionalExpression, requiredProperties, useExpression } from "../typescript/type-expression.js";
import { convertedProperties } from "./converted.js";
import { type FileField, fileFields, filesMember } from "./form-files.js";
import { parameterSet } from "./naming.js";
import { objectsIn } from "./open-objects.js";
import { negotiatedMediaTypes } from "./result.js";

/** Request properties with parameters, by parameter location. */
export const parameterMembers = [
  ["path", "path"],
  ["query", "query"],
  ["header", "headers"],
  ["cookie", "cookies"],
] as const;

/** Declares the request that a handler receives: decoded, validated, with defaults. */
export function requestDeclaration(operation: Operation, model: Interface): Code {
  const name = sourced(identifier(requestName(operation)), operation, "operationId");
  const accepted = [...new Set(negotiatedMediaTypes(operation).values())].map(stringLiteral);
  const accept = lines([
    docComment({ text: "The media type of the response that the caller prefers." }),
    code`readonly accept: ${unionType(accepted)}`,
  ]);
  const fromParameters = parameterMembers.flatMap(([location, member]) => {
    const type = parametersType(operation, location, model);
    return type === undefined ? [] : [code`readonly ${identifier(member)}: ${type}`];
  });
  const parameters = accepted.length < 2 ? fromParameters : [...fromParameters, accept];
  const alternatives = bodyAlternatives(operation, model);
  if (alternatives.length > 1) {
    const members = alternatives.map((alternative) =>
      typeLiteral([...parameters, ...alternative], { multiline: true }),
    );
    return code`export type ${name} = ${unionType(members)};`;
  }
  const members = [...parameters, ...(alternatives[0] ?? [])];
  if (members.length === 0) return code`export type ${name} = Record<string, never>;`;
  return code`export interface ${name} ${typeLiteral(members, { multiline: true })}`;
}

/** Returns fixed parameters that callers of this operation cannot pass. */
function fixedParameters(operation: Operation): Operation["fixed"] {
  return operation.fixed.filter(
    ({ parameter }) => !operation.parameters.some((own) => own.in === "query" && own.name === parameter),
  );
}

function parametersType(operation: Operation, location: Parameter["in"], model: Interface): Code | undefined {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location);
  const set = parameterSet(operation, location, true);
  const present = parameters.filter((parameter) => !parameter.required && parameter.use.default !== undefined);
  const fixed = location === "query" ? fixedParameters(operation) : [];
  const constants = fixed.map(
    ({ parameter, value }) => code`readonly ${propertyKey(parameter)}: ${jsonLiteral(value)}`,
  );
  const own =
    set === undefined
      ? undefined
      : (ownParametersType(operation, location, model) ?? withRequired(set, present, model));
  if (constants.length === 0) return own;
  const extra = typeLiteral(constants);
  return own === undefined ? extra : code`${own} & ${extra}`;
}

/** Declares the type of parameters that handlers receive in another form than validated. */
function ownParametersType(operation: Operation, location: Parameter["in"], model: Interface): Code | undefined {
  if (convertedProperties(operation, location, model).length === 0) return undefined;
  const members = operation.parameters
    .filter((parameter) => parameter.in === location)
    .map((parameter) => {
      const name = sourced(propertyKey(keyOf(parameter)), parameter, "name");
      return parameter.required || parameter.use.default !== undefined
        ? code`${name}: ${useExpression(parameter.use, "request", model)}`
        : code`${name}?: ${optionalExpression(parameter.use, "request", model)}`;
    });
  return typeLiteral(members);
}

/** Prints the type with properties that have defaults as required. */
function withRequired(type: Code, present: readonly { readonly name: string }[], model: Interface): Code {
  if (present.length === 0) return type;
  const names = present.map(({ name }) => stringLiteral(name));
  return code`${type} & ${requiredProperties(type, names, model)}`;
}

/** Returns the properties for the body, for each media type that callers can choose. */
function bodyAlternatives(operation: Operation, model: Interface): readonly (readonly Code[])[] {
  const { body } = operation;
  if (body === undefined) return [];
  const choices = bodyContents(body);
  const several = choices.length > 1;
  const alternatives = choices.map((media) => {
    const always = several || body.required || isBodyOptional(media, model);
    const files = filesMember(body, media, { model, always });
    const type = bodyType(media, model);
    const contentType = several ? [code`readonly contentType: ${stringLiteral(media.mediaType)}`] : [];
    const member = code`readonly ${sourced(code`body`, body)}: ${always ? type : unionType([type, code`undefined`])}`;
    return [...contentType, lines([bodyComment(body), member]), ...(files === undefined ? [] : [files])];
  });
  if (!several || body.required) return alternatives;
  return [...alternatives, [code`readonly contentType?: undefined`, code`readonly body: undefined`]];
}

function bodyComment(body: RequestBody): Code | undefined {
  return docComment(body.description === undefined ? undefined : { text: body.description });
}

/**
 * Returns the media types that a handler distinguishes. Different spellings of one JSON type are merged, as is JSON
 * with a form that carries it.
 */
export function bodyContents(body: RequestBody): readonly MediaContent[] {
  if (body.payload !== undefined) return body.content.filter((media) => media.kind === "json").slice(0, 1);
  const seen = new Set<string>();
  return body.content.filter(({ kind, mediaType, use }) => {
    const key = kind === "json" && use?.type.kind === "reference" ? use.type.name : mediaType;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether nothing in a body is required, so that an absent body is an empty one. */
export function isBodyOptional(media: MediaContent, model: Interface): boolean {
  if (media.kind === "text" || media.kind === "binary" || media.use === undefined) return false;
  const objects = objectsIn(media.use.type, model);
  return (
    objects.length > 0 &&
    objects.every(
      (type) =>
        type.checks.length === 0 &&
        requiredNamesIn(type.requiredElsewhere, "request").length === 0 &&
        type.properties.every((property) => !property.required || property.readOnly),
    )
  );
}

function bodyType(media: MediaContent, model: Interface): Code {
  if (media.kind === "text") return code`string`;
  const items = itemBodyOf(media);
  if (items?.format === "multipart") {
    const { item } = items.stream;
    const argument = partTypeArgument(items.stream, item && useExpression(item, "request", wireForm(model)));
    return code`AsyncIterable<${serverRuntime("StreamPart", true)}${argument}>`;
  }
  if (items !== undefined) return code`AsyncIterable<${useExpression(items.item, "request", model)}>`;
  if (media.kind === "binary") return code`ReadableStream<Uint8Array>`;
  if (media.use === undefined)
    return media.kind === "json" ? code`unknown` : code`{ readonly [name: string]: unknown }`;
  // Null has no properties.
  const objects = mayBeNull(media.use, model) ? [] : objectsIn(media.use.type, model);
  const present = objects
    .flatMap((type) => type.properties)
    .filter((property) => !property.required && !property.readOnly && property.default !== undefined);
  const whole = withRequired(
    useExpression(media.use, "request", model),
    present.map((property) => ({ name: keyOf(property) })),
    model,
  );
  const fields = fileFields(media, model);
  if (fields.length === 0) return whole;
  const names = (some: readonly FileField[]): Code => unionType(some.map(({ key }) => stringLiteral(key)));
  const rest = code`Omit<${whole}, ${names(fields)}>`;
  const mixed = fields.filter(({ kind }) => !isFileOnly(kind));
  return mixed.length === 0 ? rest : code`${rest} & Partial<Pick<${whole}, ${names(mixed)}>>`;
}

function mayBeNull(use: SchemaUse, model: Interface): boolean {
  return referenceChain(use, model).some(({ nullable }) => nullable);
}
