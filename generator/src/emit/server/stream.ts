import type { Interface, MediaContent, StreamContent, StreamEvent } from "../../model/interface.js";
import { wireForm } from "../../model/wire-form.js";
import {
  arrayLiteral,
  type Code,
  call,
  code,
  objectLiteral,
  serverRuntime,
  stringLiteral,
  unionType,
} from "../../print/index.js";
import { conversionCode } from "../typescript/conversion-code.js";
import { partTypeArgument, partTypes } from "../typescript/part-code.js";
import { responseCheck } from "../typescript/response-check.js";
import { streamItemConversion } from "../typescript/stream-conversion.js";
import { useExpression } from "../typescript/type-expression.js";
import { wireFormCode } from "./converted.js";

/** Prints the type of a stream's items, which a handler returns from an async generator. */
export function streamBodyType(stream: StreamContent, model: Interface): Code {
  const { format, events = [], item } = stream;
  if (format === "multipart") {
    const own = stream.parts === "mixed" ? wireForm(model) : model;
    const body = item === undefined ? undefined : useExpression(item, "response", own);
    return code`AsyncIterable<${serverRuntime("OutgoingPart", true)}${partTypeArgument(stream, body)}>`;
  }
  const schema = item === undefined ? undefined : useExpression(item, "response", model);
  if (format === "events") return code`AsyncIterable<${unionType(events.map((event) => eventType(event, model)))}>`;
  return code`AsyncIterable<${schema ?? code`unknown`}>`;
}

function eventType({ data, names }: StreamEvent, model: Interface): Code {
  const outgoing = serverRuntime("OutgoingEvent", true);
  const type = dataType(data, model);
  if (names === undefined) return data.kind === "text" ? outgoing : code`${outgoing}<${type}>`;
  const named = code`${outgoing}<${type}, ${unionType(names.map(stringLiteral))}>`;
  // An event without a name is a message.
  return names.includes("message") ? named : code`${named} & { event: string }`;
}

function dataType(data: StreamEvent["data"], model: Interface): Code {
  if (data.kind === "text") return code`string`;
  return data.use === undefined ? code`unknown` : useExpression(data.use, "response", model);
}

/** Prints how the engine encodes and validates the items. */
export function streamBody(media: MediaContent, stream: StreamContent, model: Interface): Code {
  const conversion = streamItemConversion(stream, model);
  const body = streamEncoding(media, stream, model);
  return conversion === undefined ? body : wireFormCode(body, conversionCode(conversion));
}

function streamEncoding({ mediaType }: MediaContent, stream: StreamContent, model: Interface): Code {
  const type = stringLiteral(mediaType);
  const validator = stream.item === undefined ? undefined : responseCheck(stream.item, model, serverRuntime);
  switch (stream.format) {
    case "events":
      return call(serverRuntime("eventStream"), eventArguments(stream, model));
    case "json-lines":
      return call(serverRuntime("jsonLineStream"), [type, validator]);
    case "json-sequence":
      return call(serverRuntime("jsonSequenceStream"), [type, validator]);
    case "multipart":
      return call(serverRuntime("partStream"), partArguments(type, stream, validator));
  }
}

function partArguments(type: Code, stream: StreamContent, validator?: Code): readonly (Code | undefined)[] {
  const kind = stringLiteral(stream.parts ?? "bytes");
  const types = partTypes(stream);
  return types === undefined ? [type, kind, validator] : [type, kind, validator ?? code`undefined`, types];
}

function eventArguments({ events = [], end }: StreamContent, model: Interface): readonly (Code | undefined)[] {
  const isJson = events.some(({ data }) => data.kind === "json");
  const items = events.map(({ names, data }) => {
    const use = data.kind === "json" ? data.use : undefined;
    const validator = use === undefined ? undefined : responseCheck(use, model, serverRuntime);
    return objectLiteral([
      names === undefined ? undefined : code`names: ${arrayLiteral(names.map(stringLiteral))}`,
      validator === undefined ? undefined : code`validator: ${validator}`,
    ]);
  });
  const isChecked = events.some(({ names, data }) => names !== undefined || (data.kind === "json" && data.use));
  const listed = isChecked || end !== undefined ? items : [];
  return [
    stringLiteral(isJson ? "json" : "text"),
    listed.length === 0 ? undefined : arrayLiteral(isChecked ? listed : []),
    end === undefined ? undefined : stringLiteral(end),
  ];
}
