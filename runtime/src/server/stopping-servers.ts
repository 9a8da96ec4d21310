import type { NodeRequest } from "./node-http.js";

/** The servers that `closeGracefully` stops. */
export const stopping: Set<object> = new Set();

/** What ends the open event streams of each server. */
export const eventStreams: WeakMap<object, Set<() => void>> = new WeakMap();

/** The event streams of a server that has ended its others: each ends when it begins. */
export class EndedStreams extends Set<() => void> {
  override add(end: () => void): this {
    end();
    return this;
  }
}

/** Calls `end` when the server of a request stops and its event streams end. The result revokes this. */
export function onStreamsEnd({ socket }: Pick<NodeRequest, "socket">, end: () => void): () => void {
  const server = serverOf(socket);
  if (server === undefined) return () => undefined;
  const open = eventStreams.get(server) ?? new Set();
  eventStreams.set(server, open);
  open.add(end);
  return () => open.delete(end);
}

function serverOf(socket: unknown): object | undefined {
  const { server } = Object(socket) as { readonly server?: unknown };
  return typeof server === "object" && server !== null ? server : undefined;
}

/** Whether the server that received a request stops, so that the response closes its connection. */
function isStopping({ socket }: Pick<NodeRequest, "socket">): boolean {
  return stopping.size > 0 && stopping.has(serverOf(socket) as object);
}

/** The last request of each connection. */
const lastRequests = new WeakMap<object, Pick<NodeRequest, "socket">>();

/** Notes a request, so that a response to an earlier one of the same connection does not close it. */
export function noteRequest(request: Pick<NodeRequest, "socket">): void {
  // While the server stops, requests are noted as they arrive, before the transport sees them.
  if (!isStopping(request)) setLastRequest(request);
}

export function setLastRequest(request: Pick<NodeRequest, "socket">): void {
  if (typeof request.socket === "object" && request.socket !== null) lastRequests.set(request.socket, request);
}

/**
 * Whether the response to a request closes its connection, because its server stops. Pipelined requests follow on a
 * connection before the response: the response to the last one closes it.
 */
export function closesConnection(request: Pick<NodeRequest, "socket">): boolean {
  if (!isStopping(request)) return false;
  const last = lastRequests.get(Object(request.socket));
  return last === undefined || last === request;
}
