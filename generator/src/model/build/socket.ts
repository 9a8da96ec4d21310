import type { Json, JsonObject } from "../../load/document.js";
import type { SocketChannel, SocketCloseCode, SocketMessage, SocketQueryParameter } from "../interface.js";
import { camelCase, channelStem, NameTable, pascalCase } from "../names.js";
import { asNumber, asObject, asString, child, entriesOf, withoutUndefined } from "../raw.js";
import type { Pointer } from "../type.js";
import { readDescription } from "./read-description.js";
import type { TypeRegistry } from "./registry.js";

/**
 * Reads WebSocket channels (`x-sockets`). Every message gets a named type, so that it has a validator.
 *
 * @param stems File names claimed by other channels.
 */
export function readSockets(document: JsonObject, registry: TypeRegistry, stems: NameTable): readonly SocketChannel[] {
  return entriesOf(document["x-sockets"]).map(([name, raw]) =>
    readSocket(name, stems.claim(channelStem(name)), asObject(raw) ?? {}, registry),
  );
}

function readSocket(name: string, fileStem: string, node: JsonObject, registry: TypeRegistry): SocketChannel {
  const at = child("/x-sockets", name);
  const identifier = camelCase(name) || "socket";
  const envelope = asObject(node["envelope"]) ?? {};
  const names = {
    opcode: asString(envelope["opcode"]) ?? "opcode",
    payload: asString(envelope["payload"]) ?? "payload",
  };
  const identifiers = new NameTable();
  const socket: SocketContext = { at, stem: pascalCase(identifier), identifiers, envelope: names, registry };
  return withoutUndefined({
    at,
    ...readDescription(node),
    name,
    identifier,
    fileStem,
    path: asString(node["path"]) ?? "/",
    query: entriesOf(node["query"]).map(([parameter, entry]) =>
      readQueryParameter(parameter, asObject(entry) ?? {}, socket),
    ),
    envelope: names,
    maxBytes: asNumber(node["maxBytes"]),
    messages: entriesOf(node["messages"]).map(([message, entry]) =>
      readMessage(message, asObject(entry) ?? {}, socket),
    ),
    closeCodes: readCloseCodes(node["closeCodes"]),
  });
}

interface SocketContext {
  readonly at: Pointer;
  /** Prefix of the names of its messages. */
  readonly stem: string;
  /** Names claimed by its messages, which are keys, methods and handlers. */
  readonly identifiers: NameTable;
  readonly envelope: SocketChannel["envelope"];
  readonly registry: TypeRegistry;
}

function readQueryParameter(name: string, node: JsonObject, { at, registry }: SocketContext): SocketQueryParameter {
  const own = child(child(at, "query"), name);
  return {
    at: own,
    ...readDescription(node),
    name,
    use: registry.build(node["schema"], child(own, "schema")),
    required: node["required"] !== false,
  };
}

function readMessage(name: string, node: JsonObject, socket: SocketContext): SocketMessage {
  const { at, stem, identifiers, envelope, registry } = socket;
  const own = child(child(at, "messages"), name);
  const identifier = identifiers.claim(camelCase(name) || "message");
  const opcode = asNumber(node["opcode"]) ?? 0;
  const fields: readonly (readonly [string, Json])[] = [
    ...(node["payload"] === undefined ? [] : [[envelope.payload, node["payload"]] as const]),
    ...entriesOf(node["properties"]),
  ];
  const properties = [[envelope.opcode, { type: "integer", const: opcode }] as const, ...fields];
  const schema: JsonObject = {
    type: "object",
    required: properties.map(([property]) => property),
    properties: Object.fromEntries(properties),
  };
  const built = registry.build(schema, own);
  const nullFields = fields.filter(([, field]) => asObject(field)?.["type"] === "null").map(([field]) => field);
  return {
    at: own,
    ...readDescription(node),
    name,
    identifier,
    opcode,
    from: readSender(node["from"]),
    message: registry.name(`${stem}${pascalCase(identifier)}Message`, built),
    nullFields,
    isBare: nullFields.length === fields.length,
  };
}

function readSender(from: Json | undefined): SocketMessage["from"] {
  return from === "client" || from === "host" ? from : "both";
}

function readCloseCodes(node: Json | undefined): readonly SocketCloseCode[] {
  return entriesOf(node).flatMap(([name, raw]) => {
    const entry = asObject(raw) ?? {};
    const code = asNumber(entry["code"]);
    if (code === undefined) return [];
    return [{ name, code, message: asString(entry["message"]) ?? "", reconnect: entry["reconnect"] === true }];
  });
}
