import { conversionOf, isExact } from "../../model/conversion.js";
import type { Interface, Operation, Response, ResponseHeader } from "../../model/interface.js";
import { typedHeaders } from "../../model/response-headers.js";
import { successResponses } from "../../model/responses.js";
import {
  type Code,
  call,
  clientRuntime,
  code,
  docComment,
  identifier,
  lines,
  numberLiteral,
  objectLiteral,
  propertyKey,
  sourced,
  stringLiteral,
  typeLiteral,
  valuesRuntime,
} from "../../print/index.js";
import { type Converter, converterOf, fieldsIn, propertiesIn } from "../typescript/conversion.js";
import { conversionCode } from "../typescript/conversion-code.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { useExpression } from "../typescript/type-expression.js";

/** Prints the reader of an operation's response headers, for `withResponse`. */
export function headersReader(operation: Operation, name: string, model: Interface): Code {
  const successes = successResponses(operation);
  const types = typeLiteral(
    successes.map((response) => code`readonly ${statusKey(response)}: ${headersType(response, model)}`),
    { multiline: true },
  );
  const described = successes.filter(({ headerSet }) => headerSet !== undefined);
  const table = objectLiteral(
    described.map((response) => code`${statusKey(response)}: ${headerTable(response, model)}`),
    { multiline: true },
  );
  const isRenamed = described.some((response) => hasHeaderKeys(response, model));
  const read = isRenamed ? valuesRuntime("readHeadersByKey") : clientRuntime("readHeaders");
  return lines([
    docComment({
      text: `Reads the response headers of ${operation.identifier}: the last argument of \`withResponse\`.`,
    }),
    code`export const ${sourced(identifier(name), operation, "operationId")}: ${clientRuntime("ResponseHeaderReader", true)}<${types}> = (response) =>`,
    code`  ${read}(${stringLiteral(operation.id)}, response, ${table});`,
  ]);
}

/** Prints the type of the headers of a response. */
export function headersType({ headerSet }: Response, model: Interface): Code {
  return headerSet === undefined ? code`Record<never, never>` : useExpression(headerSet, "response", model);
}

function statusKey({ status }: Response): Code {
  return typeof status === "number" ? numberLiteral(status) : propertyKey(status);
}

/** Prints the readers of the headers of a response. */
export function headerTable(response: Response, model: Interface): Code {
  const keys = headerKeys(response, model);
  const items = typedHeaders(response).map((header) => {
    const key = keys.get(header.name);
    const named = key === undefined ? [] : [code`key: ${stringLiteral(key)}`];
    const required = header.required ? [code`required: true`] : [];
    return code`${propertyKey(header.name)}: ${objectLiteral([code`read: ${reader(header, model)}`, ...named, ...required])}`;
  });
  return objectLiteral(items, { multiline: true });
}

/** Whether headers of a response have other names in code. */
export function hasHeaderKeys(response: Response, model: Interface): boolean {
  return headerKeys(response, model).size > 0;
}

/** Returns the names of headers in code by those that differ from them. */
function headerKeys({ headerSet }: Response, model: Interface): ReadonlyMap<string, string> {
  const properties = headerSet === undefined ? [] : propertiesIn(headerSet.type, model);
  return new Map(properties.flatMap(({ name, key }) => (key === undefined ? [] : [[name, key]])));
}

function readerOf(converter: Converter): Code {
  switch (converter) {
    case "text":
      return clientRuntime("textHeader");
    case "integer":
      return clientRuntime("integerHeader");
    case "exactInteger":
      return valuesRuntime("exactIntegerHeader");
    case "number":
      return clientRuntime("numberHeader");
    case "boolean":
      return clientRuntime("booleanHeader");
    case "json":
      return clientRuntime("anyHeader");
  }
}

/** Prints the reader of a header, with the conversion of its value. */
function reader(header: ResponseHeader, model: Interface): Code {
  const conversion = header.use === undefined ? undefined : conversionOf(header.use, model);
  const read = wireReader(header, conversion !== undefined && isExact(conversion, model), model);
  if (conversion === undefined) return read;
  const items = [read, conversionCode(conversion)];
  return call(valuesRuntime("convertedHeader"), items);
}

function wireReader({ use, mediaType, explode }: ResponseHeader, isExactValue: boolean, model: Interface): Code {
  if (mediaType !== undefined) {
    if (!/[/+]json$/.test(mediaType)) return clientRuntime("textHeader");
    return isExactValue ? valuesRuntime("exactJsonHeader") : clientRuntime("jsonHeader");
  }
  if (use === undefined) return clientRuntime("textHeader");
  const kind = parameterValueTypeOf(use.type, model);
  if (kind === "scalar") return readerOf(converterOf(use.type, model));
  if (kind === "list") return call(clientRuntime("listHeader"), [readerOf(converterOf(use.type, model, "items"))]);
  const properties = fieldsIn(use.type, model).flatMap((property) => {
    const converter = converterOf(property.type, model);
    return converter === "text" ? [] : [code`${propertyKey(property.name)}: ${readerOf(converter)}`];
  });
  return call(clientRuntime("objectHeader"), [
    explode ? code`true` : code`false`,
    ...(properties.length === 0 ? [] : [objectLiteral(properties)]),
  ]);
}
