import { bodyChoices } from "../../model/body-choices.js";
import { isExactType, keyOf } from "../../model/conversion.js";
import type { Interface, Operation, Parameter } from "../../model/interface.js";
import { bareMediaType, mediaKind } from "../../model/media-kind.js";
import { objectTypesOf, resolveType } from "../../model/resolve-type.js";
import type { Type } from "../../model/type.js";
import {
  arrayLiteral,
  type ClientRuntimeName,
  type Code,
  call,
  clientRuntime,
  code,
  joinCode,
  objectLiteral,
  propertyAccess,
  propertyKey,
  stringLiteral,
} from "../../print/index.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { argumentParameters } from "./arguments.js";
import { formArgument, jsonTextOf, styledArgument } from "./exact-texts.js";
import { argumentAccess } from "./result.js";

/** Prints a call inside a template literal, where lines are not broken. */
function interpolatedCall(name: ClientRuntimeName, ...items: readonly Code[]): Code {
  return code`${clientRuntime(name)}(${joinCode(items, code`, `)})`;
}

/** Prints the text of a path parameter. */
export function pathParameter(parameter: Parameter, model: Interface): Code {
  const { type } = parameter.use;
  const whole = argumentAccess(parameter.argument);
  const value = styledArgument(whole, type, model);
  const explode = parameter.explode ? code`true` : code`false`;
  const name = stringLiteral(parameter.name);
  const named = stringLiteral(parameter.argument);
  const valueType = parameterValueTypeOf(parameter.use.type, model);
  switch (parameter.style) {
    case "label":
      return interpolatedCall("label", value, explode, named);
    case "matrix":
      return interpolatedCall("matrix", name, value, explode);
    case "content":
      return interpolatedCall("segment", jsonTextOf(whole, type, model), named);
    default:
      if (valueType === "list") return interpolatedCall("segmentList", value, named);
      return valueType === "object"
        ? interpolatedCall("segmentObject", value, explode, named)
        : interpolatedCall("segment", value, named);
  }
}

export function queryParameters(operation: Operation, model: Interface): Code | undefined {
  const parameters = argumentParameters(operation).filter((parameter) => parameter.in === "query");
  if (parameters.length === 0) return undefined;
  return code`query: ${joinCode(
    parameters.map((parameter) => queryParameter(parameter, model)),
    code` + `,
  )}`;
}

function queryParameter(parameter: Parameter, model: Interface): Code {
  const name = stringLiteral(parameter.name);
  const { type } = parameter.use;
  const whole = argumentAccess(parameter.argument);
  const value = styledArgument(whole, type, model);
  const valueType = parameterValueTypeOf(type, model);
  switch (parameter.style) {
    case "content":
      if (isExactType(type, model)) return call(clientRuntime("scalar"), [name, jsonTextOf(whole, type, model)]);
      return call(clientRuntime("jsonParameter"), [name, whole]);
    case "querystring":
      return wholeQuery(parameter, name, whole, model);
    case "deepObject":
      return call(clientRuntime("deepObject"), [name, whole]);
    case "spaceDelimited":
    case "pipeDelimited":
      // An exploded list has no delimiter: each item is a pair, as in style form.
      if (parameter.explode && valueType === "list") return call(clientRuntime("repeated"), [name, value]);
      return call(clientRuntime(parameter.style === "spaceDelimited" ? "spaceList" : "pipeList"), [name, value]);
    default:
      if (valueType === "list") return call(clientRuntime(parameter.explode ? "repeated" : "commaList"), [name, value]);
      if (valueType === "object")
        return parameter.explode
          ? call(clientRuntime("formObject"), [value])
          : call(clientRuntime("commaObject"), [name, value]);
      return call(clientRuntime(parameter.allowReserved ? "reserved" : "scalar"), [name, value]);
  }
}

/** Prints the text of a query that is a single value. */
function wholeQuery({ mediaType = "", use }: Parameter, name: Code, value: Code, model: Interface): Code {
  const kind = mediaKind(bareMediaType(mediaType));
  if (kind === "form") return call(clientRuntime("formQuery"), [name, formArgument(value, use.type, model)]);
  if (kind !== "json") return call(clientRuntime("textQuery"), [name, value]);
  if (isExactType(use.type, model)) {
    return call(clientRuntime("textQuery"), [name, jsonTextOf(value, use.type, model)]);
  }
  return call(clientRuntime("jsonQuery"), [name, value]);
}

/** Prints header parameters, and cookie parameters as the header `Cookie`, which browsers do not let programs set. */
export function headerParameters(operation: Operation, model: Interface, accept?: Code): Code | undefined {
  const parameters = argumentParameters(operation);
  const items = parameters
    .filter((parameter) => parameter.in === "header" && parameter !== operation.idempotencyKey)
    .map((parameter) => {
      const value = argumentAccess(parameter.argument);
      return code`${propertyKey(parameter.name)}: ${headerText(parameter, value, model)}`;
    });
  const cookies = cookieParameters(parameters, model);
  if (cookies !== undefined) items.push(cookies);
  if (accept !== undefined) items.push(code`accept: ${accept}`);
  return items.length === 0 ? undefined : code`headers: ${objectLiteral(items)}`;
}

/** Prints the cookie parameters. Those in style `form` have the same encoding as in a query. */
function cookieParameters(parameters: readonly Parameter[], model: Interface): Code | undefined {
  const cookies = parameters.filter((parameter) => parameter.in === "cookie");
  if (cookies.length === 0) return undefined;
  const encoded = cookies
    .filter(({ style }) => style !== "cookie")
    .map((parameter) => code`${propertyKey(parameter.name)}: ${queryParameter(parameter, model)}`);
  const plain = cookies.filter(({ style }) => style === "cookie").map((parameter) => plainCookie(parameter, model));
  const groups = plain.length === 0 ? [objectLiteral(encoded)] : [objectLiteral(encoded), objectLiteral(plain)];
  return code`...${call(clientRuntime("cookieHeader"), groups)}`;
}

function headerText(parameter: Parameter, whole: Code, model: Interface): Code {
  const { type } = parameter.use;
  if (parameter.style === "content") return call(clientRuntime("headerValue"), [jsonTextOf(whole, type, model)]);
  const value = styledArgument(whole, type, model);
  switch (parameterValueTypeOf(type, model)) {
    case "list":
      return call(clientRuntime("headerList"), [value]);
    case "object":
      return call(clientRuntime("headerObject"), [value, parameter.explode ? code`true` : code`false`]);
    default:
      return call(clientRuntime("headerValue"), [value]);
  }
}

/** Prints a cookie in style `cookie`, which is sent unencoded: a list or an object is one text or several cookies. */
function plainCookie({ argument, name, explode, use }: Parameter, model: Interface): Code {
  const value = styledArgument(argumentAccess(argument), use.type, model);
  const valueType = parameterValueTypeOf(use.type, model);
  const text =
    explode || valueType === "scalar"
      ? value
      : valueType === "list"
        ? call(clientRuntime("headerList"), [value])
        : call(clientRuntime("headerObject"), [value, code`false`]);
  return code`${propertyKey(name)}: ${text}`;
}

/**
 * Prints the arguments that are credentials and must be redacted in errors: those of format `password`, including in
 * the body, and path parameters without a known format in operations without security, if other operations have some.
 */
export function secretParameters(operation: Operation, model: Interface): Code | undefined {
  const open = operation.security.length === 0 && model.securitySchemes.size > 0;
  const items = argumentParameters(operation)
    .filter((parameter) => {
      const format = parameter.required ? textFormat(parameter.use.type, model) : undefined;
      return format === "password" || (format === "" && open && parameter.in === "path");
    })
    .map((parameter) => argumentAccess(parameter.argument));
  const inBody = secretProperties(operation, model);
  if (items.length + inBody.length === 0) return undefined;
  const secrets = arrayLiteral([...items, ...inBody]);
  // A list as placeholder for absent or empty values, which must not be redacted.
  return inBody.length === 0 ? secrets : code`${secrets}.flat()`;
}

/** Returns texts of format `password` in an operation's only body. */
function secretProperties(operation: Operation, model: Interface): readonly Code[] {
  const [media, another] = bodyChoices(operation);
  if (media?.use === undefined || another !== undefined) return [];
  // A caller has such a body as bytes or as one text, whatever its schema describes.
  if (media.kind === "binary" || media.kind === "text") return [];
  return objectTypesOf(media.use.type, model)
    .flatMap((object) => object.properties)
    .filter((property) => textFormat(property.type, model) === "password")
    .map(
      (property) => code`${propertyAccess(code`args.body`, keyOf(property), operation.body?.required !== true)} || []`,
    );
}

/** Returns the format of a text, "" without one; undefined for other types. */
function textFormat(type: Type, model: Interface): string | undefined {
  const resolved = resolveType(type, model);
  return resolved.kind === "string" ? (resolved.format ?? "") : undefined;
}
