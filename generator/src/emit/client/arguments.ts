import { bodyChoices } from "../../model/body-choices.js";
import { keyOf } from "../../model/conversion.js";
import type { Interface, MediaContent, Operation, Parameter } from "../../model/interface.js";
import { itemBodyOf } from "../../model/stream.js";
import { wireForm } from "../../model/wire-form.js";
import {
  type Code,
  clientRuntime,
  code,
  docComment,
  identifier,
  lines,
  propertyKey,
  sourced,
  stringLiteral,
  typeLiteral,
  unionType,
} from "../../print/index.js";
import { argumentGroups } from "../typescript/argument-groups.js";
import { schemaUseDocumentation } from "../typescript/documentation.js";
import { argumentsName } from "../typescript/naming.js";
import { partTypeArgument } from "../typescript/part-code.js";
import { inputExpression, useExpression } from "../typescript/type-expression.js";

/** Declares the arguments of an operation's function: parameters by name, and the body as `body`. */
export function argumentsDeclaration(operation: Operation, model: Interface): Code {
  const name = sourced(identifier(argumentsName(operation)), operation, "operationId");
  const comment = docComment({ text: `Arguments of ${operation.identifier}.` });
  const members = parameterMembers(operation, model);
  const choices = bodyChoices(operation);
  if (choices.length < 2) {
    const body = bodyMember(operation, choices[0], model);
    const all = body === undefined ? members : [...members, body];
    if (all.length === 0) return lines([comment, code`export type ${name} = Record<string, never>;`]);
    return lines([comment, code`export interface ${name} ${objectType(all)}`]);
  }
  const alternatives = choices.map((media, index) => {
    const mediaType = stringLiteral(media.mediaType);
    const type = index === 0 ? code`contentType?: ${mediaType} | undefined` : code`contentType: ${mediaType}`;
    return objectType([
      ...members,
      type,
      ...[bodyMember(operation, media, model)].filter((member) => member !== undefined),
    ]);
  });
  return lines([comment, code`export type ${name} = ${unionType(alternatives)};`]);
}

function parameterMembers(operation: Operation, model: Interface): readonly Code[] {
  const member = (parameter: Parameter, name: string): Code =>
    parameterMember(parameter, { name, required: isRequiredArgument(parameter, operation) }, model);
  if (model.arguments !== "grouped") {
    return argumentParameters(operation).map((parameter) => member(parameter, parameter.argument));
  }
  return argumentGroups(operation, model).map(({ name, parameters, isRequired }) => {
    const own = objectType(parameters.map((parameter) => member(parameter, keyOf(parameter))));
    return isRequired ? code`${propertyKey(name)}: ${own}` : code`${propertyKey(name)}?: ${own} | undefined`;
  });
}

function objectType(members: readonly Code[]): Code {
  return typeLiteral(members, { multiline: true });
}

/** Returns the parameters that callers pass; fixed ones are set by the generated code. */
export function argumentParameters(operation: Operation): readonly Parameter[] {
  return operation.parameters.filter(
    (parameter) => !operation.fixed.some((fixed) => fixed.parameter === parameter.name),
  );
}

/** Whether a caller must pass a parameter. The client makes an idempotency key for a caller who passes none. */
export function isRequiredArgument(parameter: Parameter, { idempotencyKey }: Operation): boolean {
  return parameter.required && parameter !== idempotencyKey;
}

interface ArgumentForm {
  readonly name: string;
  readonly required: boolean;
}

function parameterMember(parameter: Parameter, { name, required }: ArgumentForm, model: Interface): Code {
  const documented = {
    ...parameter.use,
    ...(parameter.description === undefined ? {} : { description: parameter.description }),
  };
  const key = sourced(propertyKey(name), parameter, "name");
  return lines([
    docComment(schemaUseDocumentation(documented)),
    required
      ? code`${key}: ${inputExpression(parameter.use, "request", model)}`
      : code`${key}?: ${inputExpression(parameter.use, "request", model)} | undefined`,
  ]);
}

function bodyMember(operation: Operation, media: MediaContent | undefined, model: Interface): Code | undefined {
  const body = operation.body;
  if (body === undefined || media === undefined) return undefined;
  const comment = docComment(body.description === undefined ? undefined : { text: body.description });
  const name = sourced(code`body`, body);
  const type = bodyExpression(operation, media, model);
  const member = body.required ? code`${name}: ${type}` : code`${name}?: ${type} | undefined`;
  return lines([comment, member]);
}

function bodyExpression(operation: Operation, media: MediaContent, model: Interface): Code {
  const file = clientRuntime("FileInput", true);
  const items = itemBodyOf(media);
  if (items?.format === "multipart") {
    const { item } = items.stream;
    const argument = partTypeArgument(items.stream, item && useExpression(item, "request", wireForm(model)));
    return code`${clientRuntime("ItemsInput", true)}<${clientRuntime("OutgoingPart", true)}${argument}>`;
  }
  if (items !== undefined) {
    return code`${clientRuntime("ItemsInput", true)}<${inputExpression(items.item, "request", model)}>`;
  }
  if (media.kind === "binary") return clientRuntime("BinaryInput", true);
  if (media.kind === "text") return code`string`;
  if (media.use === undefined)
    return media.kind === "json" ? code`unknown` : code`{ readonly [name: string]: unknown }`;
  const type = inputExpression(media.use, "request", model);
  const payload = operation.body?.payload;
  if (payload === undefined) return type;
  const files = [
    ...payload.files.map((name) => code`${propertyKey(name)}?: ${file} | undefined`),
    ...payload.fileLists.map((name) => code`${propertyKey(name)}?: readonly ${file}[] | undefined`),
  ];
  return code`${type} & ${typeLiteral(files)}`;
}
