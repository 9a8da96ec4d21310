import type { Interface, Operation, Parameter } from "../../model/interface.js";
import { jsonTypesOf } from "../../model/json-types.js";
import { bareMediaType, mediaKind } from "../../model/media-kind.js";
import { resolveType } from "../../model/resolve-type.js";
import {
  arrayLiteral,
  type Code,
  call,
  code,
  jsonLiteral,
  numberLiteral,
  objectLiteral,
  propertyKey,
  serverRuntime,
  stringLiteral,
} from "../../print/index.js";
import { fieldsIn } from "../typescript/conversion.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { convertedParameters } from "./converted.js";
import { formFieldValue, otherFields } from "./form-field.js";
import { isOpenObject, objectsIn, otherProperties } from "./open-objects.js";
import {
  converterSymbol,
  exactConverterOf,
  jsonArgument,
  jsonConverterOf,
  propertyConverters,
  readValue,
} from "./read-value.js";
import { listValue, readerCall, styledValue } from "./styled-value.js";

/** Prints the `parameters` of an operation's description: how those of each location are read and validated. */
export function parameterTable(operation: Operation, model: Interface): Code | undefined {
  const items = [
    parameterTableEntry("path", pathReader(operation, model), operation, model),
    parameterTableEntry("query", queryReader(operation, model), operation, model),
    parameterTableEntry("header", valueReader(operation, "header", model), operation, model),
    parameterTableEntry("cookie", valueReader(operation, "cookie", model), operation, model),
  ].filter((item) => item !== undefined);
  return items.length === 0 ? undefined : objectLiteral(items);
}

const locationKeys = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

function parameterTableEntry(
  location: Parameter["in"],
  reader: Code | undefined,
  operation: Operation,
  model: Interface,
): Code | undefined {
  if (reader === undefined) return undefined;
  const validator = convertedParameters(operation, location, model);
  return code`${propertyKey(locationKeys[location])}: ${arrayLiteral([reader, validator])}`;
}

function parametersIn(operation: Operation, location: Parameter["in"]): readonly Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === location);
}

function pathReader(operation: Operation, model: Interface): Code | undefined {
  const inOrder = operation.path.segments.flat().flatMap((part) => (part.kind === "parameter" ? [part.parameter] : []));
  if (inOrder.length === 0) return undefined;
  const items = inOrder.map((parameter, index) => {
    const position = numberLiteral(index);
    const value = isDelimited(parameter, model)
      ? delimitedValue(parameter, code`sent[${position}]`, model)
      : scalarValue(parameter, code`values[${position}]`, model);
    return code`${propertyKey(parameter.name)}: ${value}`;
  });
  return code`${pathReaderHead(inOrder, model)} => (${objectLiteral(items)})`;
}

/** Prints the parameters of the path reader: decoded segments, raw segments, or both, as needed. */
function pathReaderHead(parameters: readonly Parameter[], model: Interface): Code {
  const separated = parameters.filter((parameter) => isDelimited(parameter, model));
  if (separated.length === 0) return code`(values)`;
  return separated.length === parameters.length ? code`(_values, sent)` : code`(values, sent)`;
}

/** Whether a value has delimiters or a prefix, so that it must be split before decoding. */
function isDelimited(parameter: Parameter, model: Interface): boolean {
  if (parameter.style === "content") return false;
  return parameter.style !== "simple" || parameterValueTypeOf(parameter.use.type, model) !== "scalar";
}

function scalarValue(parameter: Parameter, value: Code, model: Interface): Code {
  if (parameter.style === "content") {
    return call(converterSymbol(jsonConverterOf(parameter.use.type, model)), [value]);
  }
  const converter = exactConverterOf(parameter.use.type, model);
  return converter === "text" ? value : code`${converterSymbol(converter)}(${value})`;
}

function delimitedValue(parameter: Parameter, sent: Code, model: Interface): Code {
  const { style, use, name } = parameter;
  const explode = parameter.explode ? code`true` : code`false`;
  const named = style === "matrix" ? [stringLiteral(name)] : [];
  const valueType = parameterValueTypeOf(use.type, model);
  if (valueType === "object") {
    const converters = propertyConverters(use.type, model, "some");
    return call(serverRuntime(style === "label" ? "labelObject" : style === "matrix" ? "matrixObject" : "object"), [
      sent,
      ...named,
      explode,
      converters,
    ]);
  }
  if (valueType === "list") {
    return listValue(use.type, model, (items) =>
      style === "simple"
        ? call(serverRuntime("list"), [sent, items])
        : call(serverRuntime(style === "label" ? "labelList" : "matrixList"), [sent, ...named, explode, items]),
    );
  }
  const converter = exactConverterOf(use.type, model);
  const convert = converter === "text" ? undefined : converterSymbol(converter);
  return call(serverRuntime(style === "label" ? "label" : "matrix"), [sent, ...named, convert]);
}

function queryReader(operation: Operation, model: Interface): Code | undefined {
  const fixed = new Map(operation.fixed.map(({ parameter, value }) => [parameter, value]));
  // Fixed and ignored parameters may be sent but are not read.
  const unread = [...new Set([...fixed.keys(), ...operation.ignored])];
  const parameters = parametersIn(operation, "query");
  const named = parameters.filter(({ name }) => !unread.includes(name));
  // An object of arbitrary parameters consists of those that are not read before.
  const open = named.filter((parameter) => isOpenFormObject(parameter, model));
  const read = [...named.filter((parameter) => !open.includes(parameter)), ...open];
  if (open.length > 0) unread.push(...queryCredentials(operation, model));
  const constants = [...fixed].map(([name, value]) => code`${propertyKey(name)}: ${jsonLiteral(value)}`);
  const values = read.map(
    (parameter) =>
      code`${propertyKey(parameter.name)}: ${queryValue(parameter, model)}${absentValue(parameter, model)}`,
  );
  if (parameters.length === 0 && unread.length === 0) return undefined;
  const reader = code`(${read.length > 0 ? code`query` : undefined}) => (${objectLiteral([...values, ...constants])})`;
  if (unread.length === 0) return reader;
  const names = arrayLiteral(unread.map(stringLiteral));
  return call(serverRuntime("allowIgnoredParameters"), [names, reader]);
}

/**
 * Prints the value of an absent parameter if it must be present and may be null: styles omit null like an undefined value
 * (RFC 6570, 3.2.1).
 */
function absentValue({ required, style, use }: Parameter, model: Interface): Code | undefined {
  if (!required || style === "content" || style === "querystring") return undefined;
  if (!use.nullable && resolveType(use.type, model).kind === "any") return undefined;
  return use.nullable || jsonTypesOf(use, { model, view: "request" }).has("null") ? code` ?? null` : undefined;
}

function isOpenFormObject({ style, explode, use }: Parameter, model: Interface): boolean {
  if (style !== "form" || !explode || parameterValueTypeOf(use.type, model) !== "object") return false;
  return otherProperties(use.type, model) !== undefined;
}

/** Returns the names of query parameters that are credentials. */
function queryCredentials({ security }: Operation, model: Interface): readonly string[] {
  return security.flat().flatMap((requirement) => {
    const scheme = model.securitySchemes.get(requirement.scheme);
    return scheme?.kind === "apiKey" && scheme.in === "query" ? [scheme.parameter] : [];
  });
}

function queryValue(parameter: Parameter, model: Interface): Code {
  const { name, style, explode, use } = parameter;
  const query = code`query`;
  if (style === "content") return readerCall(query, "json", stringLiteral(name), jsonArgument(use.type, model));
  if (style === "querystring") return wholeQuery(parameter, model);
  return styledValue(query, { name, type: use.type, style, explode, others: otherProperties(use.type, model) }, model);
}

/** Prints the reader of a query that is a single value. */
function wholeQuery({ mediaType = "", use }: Parameter, model: Interface): Code {
  const query = code`query`;
  const kind = mediaKind(bareMediaType(mediaType));
  if (kind !== "form") {
    return kind === "json"
      ? readerCall(query, "wholeJson", jsonArgument(use.type, model))
      : readerCall(query, "wholeText");
  }
  const fields = fieldsIn(use.type, model).filter(({ readOnly }) => !readOnly);
  const items = fields.map((field) => code`${propertyKey(field.name)}: ${formFieldValue(query, field, model)}`);
  const isOpen = fields.length === 0 || objectsIn(use.type, model).some(isOpenObject);
  return readerCall(query, "whole", objectLiteral(isOpen ? [...items, otherFields(query, use.type, model)] : items));
}

/** Prints the reader of header or cookie parameters, which have one style each. */
function valueReader(operation: Operation, location: "header" | "cookie", model: Interface): Code | undefined {
  const parameters = parametersIn(operation, location);
  if (parameters.length === 0) return undefined;
  const reader = location === "header" ? code`headers` : code`cookies`;
  const items = parameters.map((parameter) => {
    const value = headerOrCookie(parameter, reader, model);
    return code`${propertyKey(parameter.name)}: ${value}${absentValue(parameter, model)}`;
  });
  return code`(${reader}) => (${objectLiteral(items)})`;
}

function headerOrCookie({ name, style, use, ...parameter }: Parameter, reader: Code, model: Interface): Code {
  const field = stringLiteral(name);
  const source = style === "cookie" ? code`${reader}.plain` : reader;
  if (style === "content") return readerCall(source, "json", field, jsonArgument(use.type, model));
  // Only in cookies, exploded values are separate pairs.
  const isSeparate = parameter.in === "cookie" && parameter.explode;
  switch (parameterValueTypeOf(use.type, model)) {
    case "list": {
      const method = isSeparate ? (style === "cookie" ? "repeated" : "exploded") : "list";
      return listValue(use.type, model, (items) => readerCall(source, method, field, items));
    }
    case "object": {
      if (isSeparate) return readerCall(source, "formObject", propertyConverters(use.type, model, "all"));
      const explode = parameter.explode ? code`true` : code`false`;
      return readerCall(source, "object", field, explode, propertyConverters(use.type, model, "some"));
    }
    default:
      return readValue(source, exactConverterOf(use.type, model), field);
  }
}
