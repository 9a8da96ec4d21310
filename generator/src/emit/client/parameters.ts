import type { Interface, Operation, Parameter } from "../../model/interface.js";
import {
  type ClientRuntimeName,
  type Code,
  clientRuntime,
  code,
  joinCode,
  list,
  propertyKey,
  stringLiteral,
} from "../../print/index.js";
import { shapeOf } from "../typescript/shape.js";
import { argumentParameters } from "./arguments.js";
import { argument } from "./result.js";

function call(name: ClientRuntimeName, ...items: readonly Code[]): Code {
  return code`${clientRuntime(name)}${list({ open: "(", close: ")", separator: ",", items })}`;
}

/** The text of a path parameter. */
export function pathParameter(parameter: Parameter, model: Interface): Code {
  const value = argument(parameter.argument);
  const explode = parameter.explode ? code`true` : code`false`;
  const name = stringLiteral(parameter.name);
  const shape = shapeOf(parameter.use.type, model);
  switch (parameter.style) {
    case "label":
      return call("label", value, explode);
    case "matrix":
      return call("matrix", name, value, explode);
    case "content":
      return call("segment", code`JSON.stringify(${value})`);
    default:
      if (shape === "list") return call("segmentList", value);
      return shape === "object" ? call("segmentObject", value, explode) : call("segment", value);
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
  const value = argument(parameter.argument);
  const shape = shapeOf(parameter.use.type, model);
  switch (parameter.style) {
    case "content":
      return call("jsonParameter", name, value);
    case "deepObject":
      return call("deepObject", name, value);
    case "spaceDelimited":
    case "pipeDelimited":
      // Exploded, a list has no place for its delimiter: each item is a pair, as in style form.
      if (parameter.explode && shape === "list") return call("repeated", name, value);
      return call(parameter.style === "spaceDelimited" ? "spaceList" : "pipeList", name, value);
    default:
      if (shape === "list") return call(parameter.explode ? "repeated" : "commaList", name, value);
      if (shape === "object") return parameter.explode ? call("formObject", value) : call("commaObject", name, value);
      return call(parameter.allowReserved ? "reserved" : "scalar", name, value);
  }
}

export function headerParameters(operation: Operation, model: Interface): Code | undefined {
  const parameters = argumentParameters(operation).filter((parameter) => parameter.in === "header");
  if (parameters.length === 0) return undefined;
  const items = parameters.map((parameter) => {
    const value = argument(parameter.argument);
    return code`${propertyKey(parameter.name)}: ${headerText(parameter, value, model)}`;
  });
  return code`headers: ${list({ open: "{", close: "}", separator: ",", items, padded: true })}`;
}

function headerText(parameter: Parameter, value: Code, model: Interface): Code {
  if (parameter.style === "content") return call("headerValue", code`JSON.stringify(${value})`);
  switch (shapeOf(parameter.use.type, model)) {
    case "list":
      return call("headerList", value);
    case "object":
      return call("headerObject", value, parameter.explode ? code`true` : code`false`);
    default:
      return call("headerValue", value);
  }
}

export function cookieParameters(operation: Operation): Code | undefined {
  const parameters = argumentParameters(operation).filter((parameter) => parameter.in === "cookie");
  if (parameters.length === 0) return undefined;
  const items = parameters.map((parameter) => {
    const value = argument(parameter.argument);
    const text = parameter.style === "content" ? code`JSON.stringify(${value})` : value;
    return code`${propertyKey(parameter.name)}: ${text}`;
  });
  return code`cookie: ${call("cookies", list({ open: "{", close: "}", separator: ",", items, padded: true }))}`;
}
