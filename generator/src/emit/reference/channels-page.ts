import { describeSchemaUse } from "../../model/descriptions.js";
import type {
  Interface,
  RpcChannel,
  RpcQueryParameter,
  SocketChannel,
  SocketQueryParameter,
} from "../../model/interface.js";
import { remarks } from "./fields.js";
import { typeEntry } from "./type-entry.js";

const page = "channels";

/** Builds the page of RPC channels (transports, commands, replies) and WebSocket channels (messages). */
export function channelsPage(model: Interface): unknown {
  return {
    channels: model.channels.map((channel) => channelEntry(channel, model)),
    sockets: model.sockets.map((socket) => socketEntry(socket, model)),
  };
}

function socketEntry(socket: SocketChannel, model: Interface): unknown {
  return {
    title: socket.title ?? socket.name,
    description: socket.description ?? "",
    path: socket.path,
    envelope: socket.envelope,
    maxBytes: socket.maxBytes ?? false,
    query: socket.query.map((parameter) => ({
      name: parameter.name,
      ...typeEntry(parameter.use, model, page),
      description: remarks(parameter, descriptionOf(parameter, model), describeSchemaUse(parameter.use)),
    })),
    messages: socket.messages.map((message) => ({
      name: message.name,
      opcode: message.opcode,
      from: message.from === "both" ? "both ends" : `the ${message.from}`,
      description: message.description ?? "",
      type: typeEntry(message.message, model, page),
      behaviours: message.behaviours ?? [],
    })),
    closeCodes: socket.closeCodes.map((code) => ({ ...code, reconnect: code.reconnect ? "yes" : "no" })),
    behaviours: socket.behaviours ?? [],
  };
}

function channelEntry(channel: RpcChannel, model: Interface): unknown {
  const { http, websocket } = channel.transports;
  return {
    title: channel.title ?? channel.name,
    description: channel.description ?? "",
    host: channel.host,
    firstPort: channel.ports.first,
    lastPort: channel.ports.last,
    http: http === undefined ? false : { ...http, method: http.method.toUpperCase() },
    websocket: websocket ?? false,
    query: channel.query.map((parameter) => ({
      name: parameter.name,
      transports: parameter.transports.join(", "),
      ...typeEntry(parameter.use, model, page),
      description: remarks(parameter, descriptionOf(parameter, model), describeSchemaUse(parameter.use)),
    })),
    commands: channel.commands.map((command) => ({
      name: command.name,
      operationId: command.operationId,
      description: command.description ?? "",
      command: typeEntry(command.command, model, page),
      reply: typeEntry(command.reply, model, page),
      behaviours: command.behaviours ?? [],
    })),
    errors: channel.errors,
    closeCodes: channel.closeCodes,
    behaviours: channel.behaviours ?? [],
  };
}

function descriptionOf(
  { description, use }: RpcQueryParameter | SocketQueryParameter,
  model: Interface,
): string | undefined {
  const named = use.type.kind === "reference" ? model.types.get(use.type.name) : undefined;
  return description ?? use.description ?? named?.description;
}
