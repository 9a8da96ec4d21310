import type { Interface, MediaContent, Operation, StreamContent, StreamEvent } from "../../model/interface.js";
import { streamedContent } from "../../model/responses.js";
import { wireForm } from "../../model/wire-form.js";
import {
  type Code,
  clientRuntime,
  code,
  docComment,
  identifier,
  lines,
  parameterList,
  sourced,
  stringLiteral,
  typeArgumentList,
  unionType,
  valuesRuntime,
} from "../../print/index.js";
import { operationDocumentation } from "../typescript/documentation.js";
import { partTypeArgument } from "../typescript/part-code.js";
import { useExpression } from "../typescript/type-expression.js";
import { convertsArguments, streamConversions } from "./conversions.js";
import { callParameters, parameterNames, requestCode, sendingClient, typeParameterList } from "./operation-function.js";
import { requiredArgumentChecks } from "./required-arguments.js";
import { type ResultCode, resultOf } from "./result.js";
import { callOptionsSymbol } from "./security.js";

/** Prints the function that yields the items of a response as they arrive. */
export function streamFunction(operation: Operation, name: string, model: Interface): readonly Code[] {
  const media = streamedContent(operation);
  if (media?.stream === undefined) throw new Error(`${operation.id} has no stream`);
  const conversions = streamConversions(operation, model);
  const { declarations, statements, readsExactly, around } = conversions;
  const read = formatCode(media, media.stream);
  const format = readsExactly ? code`${valuesRuntime("exactItems")}(${read})` : read;
  const call = code`${clientRuntime("openStream")}(${sendingClient(operation, model, conversions)}, ${requestCode(operation, model)}, ${format}, options)`;
  // The function for the whole result has declared the conversion of the arguments.
  const own =
    name === operation.identifier ? declarations : declarations.slice(convertsArguments(operation, model) ? 1 : 0);
  return [
    ...own,
    lines([
      docComment(operationDocumentation(operation, model)),
      code`export function ${sourced(identifier(name), operation, "operationId")}${streamHead(operation, model)}: ${streamType(media.stream, model)} {`,
      ...[...requiredArgumentChecks(operation, model), ...statements].map((statement) => code`  ${statement}`),
      code`  return ${around(call)};`,
      code`}`,
    ]),
  ];
}

function streamHead(operation: Operation, model: Interface): Code {
  const called = parameterNames(operation, model);
  const result = resultOf(operation, model);
  const parameters = callParameters(operation, result, model, { called, options: streamOptions() });
  const items = [code`client: ${clientRuntime("Client", true)}`, ...parameters];
  return code`${streamTypeParameters(result)}${parameterList(items)}`;
}

/** Prints the type parameters of the operation: a stream takes its arguments, even those that select another result. */
export function streamTypeParameters(result: ResultCode): Code {
  return result.switch === undefined ? code`` : typeParameterList(result);
}

export function streamOptions(): Code {
  return code`${callOptionsSymbol()} & ${clientRuntime("StreamOptions", true)}`;
}

/** Prints `AsyncGenerator<…>` of the items. */
export function streamType(stream: StreamContent, model: Interface): Code {
  return code`AsyncGenerator<${itemType(stream, model)}, void, undefined>`;
}

function itemType(stream: StreamContent, model: Interface): Code {
  const { format, events = [], item } = stream;
  if (format === "multipart") {
    const own = stream.parts === "mixed" ? wireForm(model) : model;
    const body = item === undefined ? undefined : useExpression(item, "response", own);
    return code`${clientRuntime("StreamPart", true)}${partTypeArgument(stream, body)}`;
  }
  const schema = item === undefined ? undefined : useExpression(item, "response", model);
  if (format !== "events") return schema ?? code`unknown`;
  return unionType(events.map((event) => eventType(event, model)));
}

function eventType({ data, names }: StreamEvent, model: Interface): Code {
  const type = dataType(data, model);
  const event = names === undefined ? undefined : unionType(names.map(stringLiteral));
  if (event === undefined && data.kind === "text") return clientRuntime("ServerSentEvent", true);
  const items = event === undefined ? [type] : [type, event];
  return code`${clientRuntime("ServerSentEvent", true)}${typeArgumentList(items)}`;
}

function dataType(data: StreamEvent["data"], model: Interface): Code {
  if (data.kind === "text") return code`string`;
  return data.use === undefined ? code`unknown` : useExpression(data.use, "response", model);
}

const partReaders = { bytes: "byteParts", json: "jsonParts", mixed: "mixedParts" } as const;

/** The runtime's reader of the items. */
function formatCode({ mediaType }: MediaContent, { format, events = [], parts = "bytes", end }: StreamContent): Code {
  const type = stringLiteral(mediaType);
  switch (format) {
    case "events": {
      const reader = events.some(({ data }) => data.kind === "json") ? "jsonEvents" : "textEvents";
      return code`${clientRuntime(reader)}(${end === undefined ? code`` : stringLiteral(end)})`;
    }
    case "json-lines":
      return code`${clientRuntime("jsonLines")}(${type})`;
    case "json-sequence":
      return code`${clientRuntime("jsonSequence")}(${type})`;
    case "multipart":
      return code`${clientRuntime(partReaders[parts])}(${type})`;
  }
}
