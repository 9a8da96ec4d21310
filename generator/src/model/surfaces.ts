import type {
  GatewayEvent,
  MediaContent,
  Operation,
  RpcChannel,
  SocketChannel,
  WebhookOperation,
} from "./interface.js";
import { streamUses } from "./stream.js";
import type { SchemaUse } from "./type.js";

/** The roots from which named types are used: bodies, parameters, responses, events and commands. */
export interface TypeUsageRoots {
  readonly operations: readonly Operation[];
  readonly webhooks: readonly WebhookOperation[];
  readonly events: readonly GatewayEvent[];
  readonly channels: readonly RpcChannel[];
  readonly sockets: readonly SocketChannel[];
}

/** Returns all schemas that are sent in either direction. */
export function surfaceUses(roots: TypeUsageRoots): readonly SchemaUse[] {
  return [...requestUses(roots), ...responseUses(roots)];
}

function usesOfContent({ use, item, stream }: MediaContent): readonly SchemaUse[] {
  return [use, item, ...(stream === undefined ? [] : streamUses(stream))].filter((each) => each !== undefined);
}

function bodyUses(operation: Operation): SchemaUse[] {
  return [
    ...operation.parameters.map((parameter) => parameter.use),
    ...(operation.body?.content ?? []).flatMap(usesOfContent),
  ];
}

function resultUses(operation: Operation): SchemaUse[] {
  return operation.responses.flatMap((response) => [
    ...response.content.flatMap(usesOfContent),
    ...response.headers.flatMap((header) => header.use ?? []),
  ]);
}

/** Returns the schemas sent to the service. */
export function requestUses({ operations, webhooks, channels, sockets }: TypeUsageRoots): SchemaUse[] {
  return [
    ...operations.flatMap(bodyUses),
    ...webhooks.flatMap((webhook) => resultUses(webhook.operation)),
    ...channels.flatMap((channel) => [
      ...channel.query.map((parameter) => parameter.use),
      ...channel.commands.flatMap((command) => [command.command, command.args]),
    ]),
    ...sockets.flatMap(({ query, messages }) => [
      ...query.map(({ use }) => use),
      ...messages.filter(({ from }) => from !== "host").map(({ message }) => message),
    ]),
  ];
}

/** Returns the schemas sent by the service. */
export function responseUses({ operations, webhooks, events, channels, sockets }: TypeUsageRoots): SchemaUse[] {
  return [
    ...operations.flatMap(resultUses),
    ...webhooks.flatMap((webhook) => bodyUses(webhook.operation)),
    ...events.flatMap((event) => event.payload ?? []),
    ...channels.flatMap((channel) => [
      ...channel.commands.flatMap((command) => [command.reply, command.data]),
      channel.envelope.error,
    ]),
    ...sockets.flatMap(({ messages }) =>
      messages.filter(({ from }) => from !== "client").map(({ message }) => message),
    ),
  ];
}
