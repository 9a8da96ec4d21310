import type { Interface, RpcChannel, SocketChannel } from "../../../model/interface.js";
import { child } from "../../../model/raw.js";
import type { SchemaUse } from "../../../model/type.js";
import type { Json } from "../../../values/json.js";
import type { InterfaceChange } from "../../interface-change.js";
import type { InterfaceRuleId } from "../../rules/interface-rules.js";
import type { WitnessMessage, WitnessRequest, WitnessResult } from "../../witness.js";
import type { Side } from "../message-parts.js";
import type { MessageMaker } from "../messages.js";
import type { Subjects } from "./subjects.js";
import { gained, ignored, kept, lost, none } from "./verdicts.js";

type Show = (change: InterfaceChange, subjects: Subjects) => WitnessResult | undefined;

/** Messages for changes of events and channels. */
export const channelRules: { readonly [Rule in InterfaceRuleId]?: Show } = {
  "event-removed": (change, subjects) => event(change, subjects, "base", lost),
  "event-renamed": (change, subjects) => event(change, subjects, "base", lost),
  "event-payload-removed": (change, subjects) => event(change, subjects, "base", lost),
  "event-source-changed": (change, subjects) => event(change, subjects, "head", kept),
  "channel-removed": (change, subjects) => connection(change, subjects, "base", lost),
  "channel-host-changed": (change, subjects) => connection(change, subjects, "base", lost),
  "channel-ports-narrowed": (change, subjects) => connection(change, subjects, "base", lost, outerPort("base")),
  "channel-ports-widened": (change, subjects) => connection(change, subjects, "head", gained, outerPort("head")),
  "channel-transport-removed": (change, subjects) => connection(change, subjects, "base", lost, only(change.key)),
  "channel-transport-changed": (change, subjects) => connection(change, subjects, "base", lost, only(change.key)),
  "channel-query-added": (change, subjects) => connection(change, subjects, "base", lost),
  "channel-query-removed": (change, subjects) => connection(change, subjects, "base", ignored, withQuery),
  "channel-query-made-required": (change, subjects) => connection(change, subjects, "base", lost, withoutQuery),
  "channel-query-transports-changed": (change, subjects) => connection(change, subjects, "base", lost, withQuery),
  "channel-envelope-changed": (change, subjects) => {
    const channel = rpcChannel(subjects.base, change);
    const socket = socketChannel(subjects.base, change);
    const [command] = channel?.commands ?? [];
    const [message] = socket?.messages ?? [];
    if (command !== undefined) {
      const isReply = change.key === "reply";
      const use = isReply ? command.reply : command.command;
      return lost({ message: made(command.name, use, subjects.makers.own.base, isReply ? "response" : "request") });
    }
    return message && lost({ message: made(message.name, message.message, subjects.makers.own.base, "request") });
  },
  "command-removed": (change, subjects) => {
    const command = rpcChannel(subjects.base, change)?.commands.find(({ at }) => at === change.pointers.base);
    return command && lost({ message: made(command.name, command.command, subjects.makers.own.base, "request") });
  },
  "channel-error-added": ({ key = "", ...change }, { head }) => {
    const error = rpcChannel(head, change)?.errors.find(({ name }) => name === key);
    return error && gained({ message: { name: "error", payload: { code: error.code, message: error.message } } });
  },
  "channel-error-changed": ({ key = "", ...change }, { head }) => {
    const error = rpcChannel(head, change)?.errors.find(({ name }) => name === key);
    return error && gained({ message: { name: "error", payload: { code: error.code, message: error.message } } });
  },
  "close-code-added": (change, { head }) => closing(change, head, gained),
  "close-code-changed": (change, { head }) => closing(change, head, gained),
  "close-code-reconnect-changed": (change, { head }) => closing(change, head, kept),
  "host-message-added": (change, subjects) => socketMessage(change, subjects, "head", gained),
  "message-removed": (change, subjects) => socketMessage(change, subjects, "base", lost),
  "message-opcode-changed": (change, subjects) => socketMessage(change, subjects, "base", lost),
  "message-sender-changed": (change, subjects) => socketMessage(change, subjects, "base", lost),
  "message-size-narrowed": () => none("it would be as large as the limit"),
};

type Located = Pick<InterfaceChange, "contexts">;

function rpcChannel({ channels }: Interface, { contexts }: Located): RpcChannel | undefined {
  return channels.find(({ name }) => name === contexts[0]);
}

function socketChannel({ sockets }: Interface, { contexts }: Located): SocketChannel | undefined {
  return sockets.find(({ name }) => name === contexts[0]);
}

function made(name: string, use: SchemaUse, make: MessageMaker, direction: "request" | "response"): WitnessMessage {
  const payload = make.valueOf(use, direction);
  return { name, ...(payload === undefined ? {} : { payload }) };
}

/** Finds the event by its location, since it may have different names on both sides. */
function event(
  { pointers }: InterfaceChange,
  subjects: Subjects,
  side: Side,
  verdict: typeof lost,
): WitnessResult | undefined {
  const found = subjects[side].events.find(({ at }) => at === pointers[side]);
  if (found === undefined) return undefined;
  const { name, payload } = found;
  const make = subjects.makers.own[side];
  return verdict({ message: payload === undefined ? { name } : made(name, payload, make, "response") }, "/message");
}

/** What to vary in the request that opens a connection. */
interface Opening {
  readonly port?: (channel: RpcChannel, subjects: Subjects, change: InterfaceChange) => number;
  readonly transport?: string;
  /** Whether the changed query parameter is sent. Default: if it is required. */
  readonly query?: "with" | "without";
}

const withQuery: Opening = { query: "with" };
const withoutQuery: Opening = { query: "without" };

function only(transport: string | undefined): Opening {
  return transport === undefined ? {} : { transport };
}

/** Returns the opening at a port that only one side listens on. */
function outerPort(side: Side): Opening {
  return {
    port: ({ ports }, subjects, change) => {
      const other = rpcChannel(subjects[side === "base" ? "head" : "base"], change)?.ports ?? ports;
      if (ports.last > other.last || ports.last < other.first) return ports.last;
      return ports.first;
    },
  };
}

function connection(
  change: InterfaceChange,
  subjects: Subjects,
  side: Side,
  verdict: typeof lost,
  opening: Opening = {},
): WitnessResult | undefined {
  const channel = rpcChannel(subjects[side], change);
  const socket = socketChannel(subjects[side], change);
  const declared = channel?.query ?? socket?.query ?? [];
  const [, changed] = / query (.*)$/.exec(change.where) ?? [];
  const named = changed ?? nameAt(declared, change);
  const make = subjects.makers.own[side];
  const query = declared.flatMap(({ name, use, required }): [string, Json][] => {
    const isSent = name === named && opening.query !== undefined ? opening.query === "with" : required;
    return isSent ? [[name, make.valueOf(use, "request", name) ?? "amber"]] : [];
  });
  const address = channel === undefined ? undefined : rpcAddress(channel, change, subjects, opening);
  const request = address ?? (socket === undefined ? undefined : { method: "GET", path: socket.path });
  if (request === undefined) return undefined;
  const messages = { request: query.length === 0 ? request : { ...request, query: Object.fromEntries(query) } };
  return verdict(messages, named === undefined ? "/request/path" : child("/request/query", named));
}

/** Returns the name of the changed query parameter. */
function nameAt(
  declared: readonly { readonly name: string; readonly at: string; readonly use: SchemaUse }[],
  { pointers }: InterfaceChange,
): string | undefined {
  return declared.find(({ at, use }) => [pointers.base, pointers.head].some((one) => one === at || one === use.at))
    ?.name;
}

function rpcAddress(
  channel: RpcChannel,
  change: InterfaceChange,
  subjects: Subjects,
  { port, transport }: Opening,
): WitnessRequest {
  const { host, ports, transports } = channel;
  const address = `${host}:${port?.(channel, subjects, change) ?? ports.first}`;
  const { http, websocket } = transports;
  if (http !== undefined && (transport === "http" || websocket === undefined)) {
    return { method: http.method.toUpperCase(), path: `http://${address}${http.path}` };
  }
  return { method: "GET", path: `ws://${address}${websocket?.path ?? "/"}` };
}

function closing(
  { key, ...change }: InterfaceChange,
  model: Interface,
  verdict: typeof lost,
): WitnessResult | undefined {
  const codes = rpcChannel(model, change)?.closeCodes ?? socketChannel(model, change)?.closeCodes ?? [];
  const found = codes.find(({ name }) => name === key);
  return found && verdict({ message: { name: "close", payload: { code: found.code, reason: found.message } } });
}

function socketMessage(
  { pointers, ...change }: InterfaceChange,
  subjects: Subjects,
  side: Side,
  verdict: typeof lost,
): WitnessResult | undefined {
  const message = socketChannel(subjects[side], change)?.messages.find(({ at }) => at === pointers[side]);
  if (message === undefined) return undefined;
  const direction = message.from === "host" ? "response" : "request";
  return verdict({ message: made(message.name, message.message, subjects.makers.own[side], direction) }, "/message");
}
