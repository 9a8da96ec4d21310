// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Channel,
  type ChannelCommand,
  type CodedMessage,
  type CommandOptions,
  type HookContext,
  type Host,
  type HostClient,
  type HostOptions,
  ListRegistry,
  type Message,
  type RegistryOptions,
  Session,
  type SessionOptions,
  checkMessage,
  checkReply,
  createHost,
  encodeMessage,
  handler,
  parseMessage,
  unknownCommand,
} from "@guildwire/runtime/devices";
import { minLength } from "@guildwire/runtime/validate";
import type {
  Device,
  DeviceErrorResponse,
  SetCertifiedDevicesArgs,
  SetCertifiedDevicesCommand,
  SetCertifiedDevicesResponse,
} from "./types/devices.js";
import {
  Device as Device_2,
  DeviceErrorResponse as DeviceErrorResponse_2,
  SetCertifiedDevicesCommand as SetCertifiedDevicesCommand_2,
  SetCertifiedDevicesResponse as SetCertifiedDevicesResponse_2,
} from "./validators/devices.js";

/**
 * Reports the state of all devices of a vendor.
 *
 * The command as text. Throws a ChannelError: `invalid` with the issues, or `too-large`.
 */
export function encodeSetCertifiedDevices(
  nonce: string,
  args: SetCertifiedDevicesArgs,
  maxBytes?: number,
): string {
  return encodeMessage(SetCertifiedDevicesCommand_2, { nonce, cmd: "SET_CERTIFIED_DEVICES", args }, maxBytes);
}

/**
 * The command SET_CERTIFIED_DEVICES from text, checked, without what it does not know. Throws a ChannelError:
 * `unknown-command` if it is another one, `malformed`, `too-large` or `invalid`.
 */
export function decodeSetCertifiedDevices(message: Message, maxBytes?: number): SetCertifiedDevicesCommand {
  const fields = parseMessage(message, maxBytes);
  if (fields["cmd"] !== "SET_CERTIFIED_DEVICES") throw unknownCommand(fields["cmd"]);
  return checkMessage(SetCertifiedDevicesCommand_2, fields);
}

/** The reply to SET_CERTIFIED_DEVICES as text. Throws a ChannelError: `invalid` or `too-large`. */
export function encodeSetCertifiedDevicesReply(nonce: string, data: null = null, maxBytes?: number): string {
  return encodeMessage(
    SetCertifiedDevicesResponse_2,
    { cmd: "SET_CERTIFIED_DEVICES", data, evt: null, nonce },
    maxBytes,
  );
}

/**
 * The reply to SET_CERTIFIED_DEVICES from text, or the error reply to it, checked. Throws a ChannelError:
 * `nonce` if it answers another command, `malformed`, `too-large` or `invalid`.
 */
export function decodeSetCertifiedDevicesReply(
  message: Message,
  nonce: string,
  maxBytes?: number,
): SetCertifiedDevicesResponse | DeviceErrorResponse {
  const fields = parseMessage(message, maxBytes);
  const expected = { property: "nonce", value: nonce };
  return checkReply(fields, expected, SetCertifiedDevicesResponse_2, DeviceErrorResponse_2);
}

/** An error reply as text; null for a name or nonce that could not be read. */
export function encodeDevicesError(name: string | null, nonce: string | null, error: CodedMessage): string {
  return encodeMessage<unknown>(
    DeviceErrorResponse_2,
    { cmd: name, data: { code: error.code, message: error.message }, evt: "ERROR", nonce },
  );
}

/** An error reply from text, checked. Throws a ChannelError as the replies of commands do. */
export function decodeDevicesError(message: Message, nonce: string, maxBytes?: number): DeviceErrorResponse {
  const fields = parseMessage(message, maxBytes);
  const expected = { property: "nonce", value: nonce };
  return checkReply(fields, expected, DeviceErrorResponse_2, DeviceErrorResponse_2);
}

/** The command SET_CERTIFIED_DEVICES, for sessions and hosts. */
export const setCertifiedDevicesCommand: ChannelCommand<SetCertifiedDevicesArgs, null> = {
  name: "SET_CERTIFIED_DEVICES",
  replaces: true,
  encode: encodeSetCertifiedDevices,
  decodeArgs: (message, maxBytes) => decodeSetCertifiedDevices(message, maxBytes).args,
  encodeReply: encodeSetCertifiedDevicesReply,
  decodeReply: decodeSetCertifiedDevicesReply,
};

/**
 * A channel on the user's own machine. Hardware vendors report the state of certified audio and video
 * devices, over HTTP or a WebSocket; every command is answered, and nothing else is sent.
 *
 * What sessions and hosts are made of.
 */
export const devicesChannel: Channel = {
  name: "devices",
  host: "127.0.0.1",
  ports: { first: 6463, last: 6473 },
  query: [
    {
      name: "v",
      transports: ["http", "websocket"],
      required: true,
      value: "1",
      is: (value) => value === "1",
      close: "invalidVersion",
    },
    {
      name: "client_id",
      transports: ["http", "websocket"],
      required: true,
      option: "clientId",
      is: (value) => minLength(value, 1),
      error: "invalidClientId",
      close: "invalidClientId",
    },
    {
      name: "encoding",
      transports: ["websocket"],
      required: true,
      value: "json",
      is: (value) => value === "json",
      close: "invalidEncoding",
    },
  ],
  http: { path: "/rpc", method: "POST", successStatus: 200 },
  websocket: { path: "" },
  envelope: {
    command: { name: "cmd", nonce: "nonce", args: "args" },
    reply: { name: "cmd", nonce: "nonce", data: "data", event: "evt" },
  },
  errorEvent: "ERROR",
  errors: {
    unknown: { code: 1000, message: "Unknown error" },
    invalidPayload: { code: 4000, message: "Invalid payload" },
    invalidCommand: { code: 4002, message: "Invalid command" },
    invalidClientId: { code: 4007, message: "Invalid client id" },
  },
  closeCodes: {
    invalidClientId: { code: 4000, message: "Invalid client id" },
    invalidOrigin: { code: 4001, message: "Invalid origin" },
    rateLimited: { code: 4002, message: "Rate limited" },
    invalidVersion: { code: 4004, message: "Invalid version" },
    invalidEncoding: { code: 4005, message: "Invalid encoding" },
  },
  commands: [setCertifiedDevicesCommand],
  hello: { command: setCertifiedDevicesCommand, args: { devices: [] } },
  encodeError: encodeDevicesError,
  decodeError: decodeDevicesError,
};

/** Options of a session of the channel Certified devices. */
export interface DevicesOptions extends SessionOptions {
  /** Client id of the application; the only identification. */
  readonly clientId: string;
}

/**
 * A connection to the service, kept until it is closed.
 *
 * - The channel identifies its client by the query parameter client_id and by nothing else.
 *   (auth-device-client-id)
 * - The version of the channel is 1, stated by the client in the query parameter v. (version-device-channel)
 * - The channel emits no events; it only answers commands. (event-device-none)
 * - A client tries the ports of the range in turn until one answers HTTP with a success status, or accepts a
 *   WebSocket. (device-ports-probe)
 * - The port that was found is kept for the session. (device-ports-kept)
 * - Commands over HTTP are posted to the path /rpc with the query parameters v and client_id.
 *   (device-http-address)
 * - A WebSocket is opened without a path, with the query parameters v, client_id and encoding.
 *   (device-websocket-address)
 * - The query parameter encoding is json, and required for a WebSocket only. (device-encoding-websocket-only)
 * - A command that cannot be carried out is answered with evt ERROR and, in data, a code and a message; name
 *   and nonce are repeated as far as they could be read. (device-error-reply)
 * - An error reply says with one of the error codes of this channel what was wrong. (device-error-codes)
 * - Over HTTP an error reply has the status 400. (device-error-http-status)
 * - A WebSocket with a wrong client id, origin, version or encoding in its address, or one that sends too
 *   much, is closed with the close code of that mistake. (device-close-codes)
 */
export class DevicesSession extends Session {
  /**
   * Reports the state of all devices of a vendor.
   *
   * Resolves with the reply; rejects with a ChannelError.
   *
   * - Every update carries all devices of the vendor and replaces the list before. (device-update-full)
   * - Devices are sorted by preferred priority; the first is the default that the service tries to use.
   *   (device-update-priority)
   * - An update is sent whenever a hardware mute is toggled, or a voice feature such as echo cancellation is
   *   switched on or off. (device-update-when)
   * - Over HTTP a command is answered 200 with the reply as its body. (device-reply-http)
   * - Over a WebSocket the reply is a message with the same fields. (device-reply-websocket)
   * - The reply repeats the command's name and nonce; data and evt are there and null. (device-reply-nonce)
   */
  setCertifiedDevices(
    devices: readonly Device[],
    options?: CommandOptions,
  ): Promise<SetCertifiedDevicesResponse> {
    return this.send(setCertifiedDevicesCommand, { devices }, options);
  }
}

/**
 * Looks for the service on this machine and opens a session. Rejects with a ChannelError of kind `not-found`
 * that says what each port was.
 */
export function connectDevices(options: DevicesOptions): Promise<DevicesSession> {
  return new DevicesSession(devicesChannel, { client_id: options.clientId }, options).open();
}

/**
 * Keeps the service up to date with a list, by priority, of what setCertifiedDevices sends: changes of one
 * tick are one update, and an older state never follows a newer one.
 */
export class DeviceRegistry extends ListRegistry<Device> {
  constructor(session: DevicesSession, options?: RegistryOptions) {
    const send = (items: readonly Device[]): Promise<unknown> => session.setCertifiedDevices(items);
    super(Device_2, { send, isClosed: () => session.isClosed }, options);
  }
}

/** Who sent a command. */
export interface DeviceHostClient extends HostClient {
  /** Client id of the application; the only identification. */
  readonly clientId: string;
}

/** Options of a host, with a hook for each command. */
export interface DeviceHostOptions extends HostOptions {
  /**
   * Gets each SET_CERTIFIED_DEVICES; the reply waits for its promise, for as long as `limits.commandTimeout`
   * says. What it throws is answered with an error reply, those of one client come one after the other.
   *
   * - Every update carries all devices of the vendor and replaces the list before. (device-update-full)
   * - Devices are sorted by preferred priority; the first is the default that the service tries to use.
   *   (device-update-priority)
   * - An update is sent whenever a hardware mute is toggled, or a voice feature such as echo cancellation is
   *   switched on or off. (device-update-when)
   * - Over HTTP a command is answered 200 with the reply as its body. (device-reply-http)
   * - Over a WebSocket the reply is a message with the same fields. (device-reply-websocket)
   * - The reply repeats the command's name and nonce; data and evt are there and null. (device-reply-nonce)
   */
  readonly onDevices: (
    client: DeviceHostClient,
    devices: readonly Device[],
    context: HookContext,
  ) => void | Promise<void>;
}

/**
 * Starts a host at the first free port of the range, for programs of this machine only. Needs Node, and `ws`
 * for WebSockets. Rejects with a ChannelError of kind `no-port` when no port is free.
 */
export function createDeviceHost(options: DeviceHostOptions): Promise<Host> {
  const handlers = [
    handler(setCertifiedDevicesCommand, (client, args, context) => options.onDevices(client as DeviceHostClient, args.devices, context)),
  ];
  return createHost(devicesChannel, handlers, options);
}

export { ChannelError, type HookContext, type Host, type PortReport } from "@guildwire/runtime/devices";
