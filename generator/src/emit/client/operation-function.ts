import { bodyChoices } from "../../model/body-choices.js";
import type { Interface, Operation, PathPart } from "../../model/interface.js";
import { requestMethod } from "../../model/request-method.js";
import { defaultServerUrl, operationServerOf } from "../../model/server.js";
import {
  type Code,
  clientRuntime,
  code,
  docComment,
  identifier,
  joinCode,
  lines,
  objectLiteral,
  parameterList,
  sourced,
  stringLiteral,
  templateLiteral,
  typeArgumentList,
  valuesRuntime,
} from "../../print/index.js";
import { argumentType } from "../typescript/argument-groups.js";
import { operationDocumentation } from "../typescript/documentation.js";
import { argumentsName } from "../typescript/naming.js";
import { argumentParameters, isRequiredArgument } from "./arguments.js";
import { bodyField } from "./body.js";
import { argumentsVariable, type CallConversions, callConversions, convertsArguments } from "./conversions.js";
import { documentServersCode } from "./document-servers.js";
import { headerParameters, pathParameter, queryParameters, secretParameters } from "./parameters.js";
import { rateLimitField } from "./rate-limit.js";
import { requiredArgumentChecks } from "./required-arguments.js";
import { type ResultCode, resultOf } from "./result.js";
import { callOptionsSymbol, securitySymbol } from "./security.js";
import { withValidation } from "./validation.js";

/** Prints the function of one operation. */
export function operationFunction(operation: Operation, model: Interface): readonly Code[] {
  const result = resultOf(operation, model);
  const conversions = callConversions(operation, model);
  const { declarations, statements, readsExactly, around } = conversions;
  const request = requestCode(operation, model, {
    ...result,
    ...(readsExactly && { reader: code`${valuesRuntime("exactly")}(${result.reader})` }),
  });
  const sent = code`${clientRuntime("send")}(${sendingClient(operation, model, conversions)}, ${request}, options)`;
  const call = withValidation(sent, operation, model, readsExactly ? around(code`call`) : undefined);
  return [
    ...declarations,
    lines([
      docComment(operationDocumentation(operation, model)),
      code`export async function ${sourced(identifier(operation.identifier), operation, "operationId")}${callHead(operation, result, model)}: Promise<${result.type}> {`,
      ...[...requiredArgumentChecks(operation, model), ...statements].map((statement) => code`  ${statement}`),
      code`  return ${around(call)};`,
      code`}`,
    ]),
  ];
}

/** Prints the type parameters and parameters of an operation's function. */
function callHead(operation: Operation, result: ResultCode, model: Interface): Code {
  const called = parameterNames(operation, model);
  const parameters = callParameters(operation, result, model, { called, options: resultOptions(result) });
  const items = [code`client: ${clientRuntime("Client", true)}`, ...parameters];
  return code`${typeParameterList(result)}${parameterList(items)}`;
}

/** Returns the names of a function's parameters: grouped arguments become `args` in its body. */
export function parameterNames(operation: Operation, model: Interface): (name: "args" | "options") => Code {
  return (name) => identifier(name === "args" ? argumentsVariable(operation, model) : name);
}

/** Prints `<A extends …>`, or nothing. */
export function typeParameterList({ typeParameters }: Pick<ResultCode, "typeParameters">): Code {
  if (typeParameters.length === 0) return code``;
  return typeArgumentList(typeParameters);
}

/** Prints the type of a call's options, including those that select the result. */
export function resultOptions({ options }: Pick<ResultCode, "options">): Code {
  return joinCode([callOptionsSymbol(), ...options], code` & `);
}

/** Prints an operation's request for the runtime's `send`. */
export function requestCode(
  operation: Operation,
  model: Interface,
  { reader, accept }: Pick<ResultCode, "reader" | "accept"> = {},
): Code {
  const security = securitySymbol(operation, model);
  const fields: (Code | undefined)[] = [
    code`id: ${stringLiteral(operation.id)}`,
    code`method: ${stringLiteral(requestMethod(operation))}`,
    code`path: ${pathExpression(operation, model)}`,
    queryParameters(operation, model),
    headerParameters(operation, model, accept),
    secretsField(operation, model),
    bodyField(operation, model),
    reader === undefined ? undefined : code`read: ${reader}`,
    security === undefined ? undefined : code`security: ${security}`,
    rateLimitField(operation, model),
  ];
  return objectLiteral(fields, { multiline: true });
}

/** Prints the field with the secret arguments. They are read before conversion, after which the names differ. */
function secretsField(operation: Operation, model: Interface): Code | undefined {
  const secrets = secretParameters(operation, model);
  if (secrets === undefined) return undefined;
  return convertsArguments(operation, model) ? code`secrets` : code`secrets: ${secrets}`;
}

/** Prints the client, redirected to the operation's own server if it has one. */
export function sendingClient(
  operation: Operation,
  model: Interface,
  { readsErrorsExactly }: Pick<CallConversions, "readsErrorsExactly">,
): Code {
  const client = serverClient(operation, model);
  return readsErrorsExactly ? code`${valuesRuntime("withErrorTexts")}(${client})` : client;
}

function serverClient(operation: Operation, model: Interface): Code {
  const server = operationServerOf(operation, model);
  if (server === undefined) return code`client`;
  const url = stringLiteral(defaultServerUrl(server));
  return code`${clientRuntime("atServer")}(client, ${stringLiteral(operation.id)}, ${url}, ${documentServersCode(model)})`;
}

interface ParameterOptions {
  readonly called?: (name: "args" | "options") => Code;
  /** The type of the call's options. */
  readonly options?: Code;
}

/** Prints the parameters of a call without the client: arguments, then options. */
export function callParameters(
  operation: Operation,
  { switch: decided }: Pick<ResultCode, "switch">,
  model: Interface,
  { called = identifier, options = callOptionsSymbol() }: ParameterOptions = {},
): readonly Code[] {
  const type = identifier(argumentsName(operation));
  const args =
    decided === undefined ? type : code`${type} & ${argumentType(decided.parameter, decided.typeParameter, model)}`;
  const fallback = needsArguments(operation) ? code`` : code` = {}`;
  // Operations without arguments keep the parameter for future ones; the underscore satisfies strict compilers.
  const name = takesArguments(operation) ? called("args") : identifier("_args");
  return [code`${name}: ${args}${fallback}`, code`${called("options")}?: ${options}`];
}

export function takesArguments(operation: Operation): boolean {
  return bodyChoices(operation).length > 0 || argumentParameters(operation).length > 0;
}

export function needsArguments(operation: Operation): boolean {
  return (
    operation.body?.required === true ||
    argumentParameters(operation).some((parameter) => isRequiredArgument(parameter, operation))
  );
}

/** Maximum length of a path literal per line, which keeps lines below 120 columns. */
const pathLineWidth = 104;

/** Prints a template literal, split before slashes if it is too long for one line. */
function pathExpression(operation: Operation, model: Interface): Code {
  const texts: TemplatePart[][] = [[]];
  let length = 0;
  for (const segment of operation.path.segments) {
    const parts = segment.map(
      (part): TemplatePart => (part.kind === "text" ? part.text : { code: pathParameter(part.parameter, model) }),
    );
    const size = 1 + segment.reduce((sum, part) => sum + partWidth(part), 0);
    if (length > 0 && length + size > pathLineWidth) {
      texts.push([]);
      length = 0;
    }
    length += size;
    texts.at(-1)?.push("/", ...parts);
  }
  const codes = texts.map((parts) => {
    const words = parts.filter((part) => typeof part === "string");
    return words.length === parts.length ? stringLiteral(words.join("")) : templateLiteral(parts);
  });
  return joinCode(codes, code` +\n  `);
}

type TemplatePart = string | { readonly code: Code };

/** Estimates the length of a path part in generated code, where a parameter is named twice. */
function partWidth(part: PathPart): number {
  return part.kind === "text" ? part.text.length : `\${segment(args., "")}`.length + 2 * part.parameter.argument.length;
}
