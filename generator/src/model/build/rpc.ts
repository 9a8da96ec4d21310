import type { Json, JsonObject } from "../../load/document.js";
import { isText } from "../channel-type.js";
import type { RpcChannel, RpcCommand, RpcQueryParameter } from "../interface.js";
import { camelCase, channelStem, type NameTable, pascalCase } from "../names.js";
import { asNumber, asObject, asString, asStrings, child, entriesOf, withoutUndefined } from "../raw.js";
import type { Pointer, SchemaUse } from "../type.js";
import { readDescription } from "./read-description.js";
import type { TypeRegistry } from "./registry.js";

/**
 * Reads RPC channels (`x-rpc`). Every message gets a named type, so that it has a validator.
 *
 * @param stems File names claimed by other channels.
 */
export function readChannels(document: JsonObject, registry: TypeRegistry, stems: NameTable): readonly RpcChannel[] {
  return entriesOf(document["x-rpc"]).map(([name, raw]) =>
    readChannel(name, stems.claim(channelStem(name)), asObject(raw) ?? {}, registry),
  );
}

function readChannel(name: string, fileStem: string, node: JsonObject, registry: TypeRegistry): RpcChannel {
  const at = child("/x-rpc", name);
  const ports = asObject(node["ports"]);
  const envelope = readEnvelope(asObject(node["envelope"]) ?? {});
  const identifier = camelCase(name) || "channel";
  const error = asObject(node["envelope"])?.["error"] ?? errorMessage(envelope);
  return {
    at,
    ...readDescription(node),
    name,
    identifier,
    fileStem,
    host: asString(node["host"]) ?? "127.0.0.1",
    ports: { first: asNumber(ports?.["first"]) ?? 0, last: asNumber(ports?.["last"]) ?? 0 },
    query: entriesOf(node["query"]).map(([parameter, entry]) =>
      readQueryParameter(parameter, asObject(entry) ?? {}, child(child(at, "query"), parameter), {
        registry,
        identifier: pascalCase(`${identifier}_${parameter}`),
      }),
    ),
    transports: readTransports(asObject(node["transports"]) ?? {}),
    envelope: {
      ...envelope,
      error: namedSchemaUse(
        `${pascalCase(identifier)}ErrorReply`,
        error,
        child(child(at, "envelope"), "error"),
        registry,
      ),
    },
    commands: entriesOf(node["commands"]).map(([command, entry]) =>
      readCommand(command, asObject(entry) ?? {}, { at, envelope }, registry),
    ),
    errors: readCodes(node["errors"]),
    closeCodes: readCodes(node["closeCodes"]),
  };
}

type Envelope = Omit<RpcChannel["envelope"], "error">;

function readEnvelope(node: JsonObject): Envelope {
  const command = asObject(node["command"]) ?? {};
  const reply = asObject(node["reply"]) ?? {};
  const word = (owner: JsonObject, key: string): string => asString(owner[key]) ?? key;
  return {
    command: { name: word(command, "name"), nonce: word(command, "nonce"), args: word(command, "args") },
    reply: {
      name: word(reply, "name"),
      nonce: word(reply, "nonce"),
      data: word(reply, "data"),
      event: word(reply, "event"),
    },
  };
}

/** Returns a reference to a named type: an existing or a new one. */
function namedSchemaUse(identifier: string, schema: Json, at: Pointer, registry: TypeRegistry): SchemaUse {
  return namedUse(identifier, registry.build(schema, at), registry);
}

function namedUse(identifier: string, use: SchemaUse, registry: TypeRegistry): SchemaUse {
  return use.type.kind === "reference" && !use.nullable ? use : registry.name(identifier, use);
}

function readQueryParameter(
  name: string,
  node: JsonObject,
  at: Pointer,
  { registry, identifier }: { readonly registry: TypeRegistry; readonly identifier: string },
): RpcQueryParameter {
  const transports = asStrings(node["transports"]);
  const use = registry.build(node["schema"], child(at, "schema"));
  return {
    at,
    ...readDescription(node),
    name,
    use: isText(use.type) ? use : namedUse(identifier, use, registry),
    required: node["required"] !== false,
    transports: transports.length === 0 ? ["http", "websocket"] : transports,
  };
}

function readTransports(node: JsonObject): RpcChannel["transports"] {
  const http = asObject(node["http"]);
  const websocket = asObject(node["websocket"]);
  return withoutUndefined({
    http:
      http === undefined
        ? undefined
        : {
            path: asString(http["path"]) ?? "",
            method: asString(http["method"]) ?? "post",
            successStatus: asNumber(http["successStatus"]) ?? 200,
          },
    websocket: websocket === undefined ? undefined : { path: asString(websocket["path"]) ?? "" },
  });
}

function readCommand(
  name: string,
  node: JsonObject,
  channel: { readonly at: Pointer; readonly envelope: Envelope },
  registry: TypeRegistry,
): RpcCommand {
  const { envelope } = channel;
  const at = child(child(channel.at, "commands"), name);
  const operationId = asString(node["operationId"]) ?? name;
  const identifier = camelCase(operationId) || "command";
  const stem = pascalCase(identifier);
  const command = node["command"] ?? commandMessage(name, node["args"] ?? {}, envelope);
  const reply = node["reply"] ?? replyMessage(name, node["data"] ?? { type: "null" }, envelope);
  return {
    at,
    ...readDescription(node),
    name,
    operationId,
    identifier,
    command: namedSchemaUse(`${stem}Command`, command, child(at, "command"), registry),
    args: registry.build(node["args"], child(at, "args")),
    reply: namedSchemaUse(`${stem}Reply`, reply, child(at, "reply"), registry),
    data: registry.build(node["data"] ?? { type: "null" }, child(at, "data")),
  };
}

/** Builds the messages of channels that only declare command arguments and reply data. */
function commandMessage(name: string, args: Json, { command }: Envelope): JsonObject {
  return messageType([
    [command.nonce, { type: "string" }],
    [command.name, { const: name }],
    [command.args, args],
  ]);
}

function replyMessage(name: string, data: Json, { reply }: Envelope): JsonObject {
  return messageType([
    [reply.name, { const: name }],
    [reply.data, data],
    [reply.event, { type: "null" }],
    [reply.nonce, { type: "string" }],
  ]);
}

function errorMessage({ reply }: Envelope): JsonObject {
  return messageType([
    [reply.name, { type: ["string", "null"] }],
    [
      reply.data,
      messageType([
        ["code", { type: "integer" }],
        ["message", { type: "string" }],
      ]),
    ],
    [reply.event, { const: "ERROR" }],
    [reply.nonce, { type: ["string", "null"] }],
  ]);
}

function messageType(properties: readonly (readonly [string, Json])[]): JsonObject {
  return {
    type: "object",
    required: properties.map(([property]) => property),
    properties: Object.fromEntries(properties),
  };
}

function readCodes(node: Json | undefined): RpcChannel["errors"] {
  return entriesOf(node).flatMap(([name, raw]) => {
    const code = asNumber(asObject(raw)?.["code"]);
    return code === undefined ? [] : [{ name, code, message: asString(asObject(raw)?.["message"]) ?? "" }];
  });
}
