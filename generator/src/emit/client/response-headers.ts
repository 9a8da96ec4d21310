import type { Interface, Operation, Response, ResponseHeader } from "../../model/interface.js";
import { typedHeaders } from "../../model/response-headers.js";
import { successResponses } from "../../model/success.js";
import { wireForm } from "../../model/wire-form.js";
import {
  type ClientRuntimeName,
  type Code,
  clientRuntime,
  code,
  docComment,
  identifier,
  lines,
  list,
  numberLiteral,
  propertyKey,
  stringLiteral,
} from "../../print/index.js";
import { type Converter, converterOf, fieldsIn } from "../typescript/conversion.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { useExpression } from "../typescript/type-expression.js";

/** Prints the reader of an operation's response headers, for `withResponse`. */
export function headersReader(operation: Operation, name: string, model: Interface): Code {
  const successes = successResponses(operation);
  const types = list({
    open: "{",
    close: "}",
    separator: ";",
    multiline: true,
    items: successes.map((response) => code`readonly ${statusKey(response)}: ${headersType(response, model)}`),
  });
  const described = successes.filter(({ headerSet }) => headerSet !== undefined);
  const table = object(
    described.map((response) => code`${statusKey(response)}: ${headerTable(response, model)}`),
    true,
  );
  return lines([
    docComment({
      text: `Reads the response headers of ${operation.identifier}: the last argument of \`withResponse\`.`,
    }),
    code`export const ${identifier(name)}: ${clientRuntime("ResponseHeaderReader", true)}<${types}> = (response) =>`,
    code`  ${clientRuntime("readHeaders")}(${stringLiteral(operation.id)}, response, ${table});`,
  ]);
}

/** Prints the type of the headers of a response. */
export function headersType({ headerSet }: Response, model: Interface): Code {
  return headerSet === undefined ? code`Record<never, never>` : useExpression(headerSet, "response", wireForm(model));
}

function statusKey({ status }: Response): Code {
  return typeof status === "number" ? numberLiteral(status) : propertyKey(status);
}

/** Prints the readers of the headers of a response. */
export function headerTable(response: Response, model: Interface): Code {
  const items = typedHeaders(response).map((header) => {
    const required = header.required ? [code`required: true`] : [];
    return code`${propertyKey(header.name)}: ${object([code`read: ${reader(header, model)}`, ...required])}`;
  });
  return object(items, true);
}

const readers: Readonly<Record<Converter, ClientRuntimeName>> = {
  text: "textHeader",
  integer: "integerHeader",
  // Headers are not converted.
  exactInteger: "integerHeader",
  number: "numberHeader",
  boolean: "booleanHeader",
  json: "anyHeader",
};

function reader({ use, mediaType, explode }: ResponseHeader, model: Interface): Code {
  if (mediaType !== undefined) return clientRuntime(/[/+]json$/.test(mediaType) ? "jsonHeader" : "textHeader");
  if (use === undefined) return clientRuntime("textHeader");
  const kind = parameterValueTypeOf(use.type, model);
  if (kind === "scalar") return clientRuntime(readers[converterOf(use.type, model)]);
  if (kind === "list") return call("listHeader", [clientRuntime(readers[converterOf(use.type, model, "items")])]);
  const properties = fieldsIn(use.type, model).flatMap((property) => {
    const converter = converterOf(property.type, model);
    return converter === "text" ? [] : [code`${propertyKey(property.name)}: ${clientRuntime(readers[converter])}`];
  });
  return call("objectHeader", [
    explode ? code`true` : code`false`,
    ...(properties.length === 0 ? [] : [object(properties)]),
  ]);
}

function call(name: ClientRuntimeName, items: readonly Code[]): Code {
  return code`${clientRuntime(name)}${list({ open: "(", close: ")", separator: ",", items })}`;
}

function object(items: readonly Code[], multiline = false): Code {
  return list({ open: "{", close: "}", separator: ",", items, padded: true, multiline });
}
