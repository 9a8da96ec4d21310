import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Milliseconds for which idle connections stay open after the time that `Keep-Alive` announces. */
const grace = 2_000;

/**
 * Keeps idle connections open a little longer than announced. A client may send a request just before the announced
 * time ends; without the grace, the connection could be closed while the request is on its way, and a client cannot know
 * whether a POST that it loses in this way has taken effect. Newer versions of Node do this by themselves, with a
 * shorter time.
 */
export function keepIdleConnections(server: Server): void {
  const extend = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    response.once("finish", () => {
      // Node has set the timeout if the connection is idle, and not if another request has arrived.
      if (socket.timeout !== undefined && socket.timeout >= server.keepAliveTimeout && server.keepAliveTimeout > 0)
        socket.setTimeout(server.keepAliveTimeout + grace);
    });
  };
  // Requests with `Expect: 100-continue` are not among the others.
  server.on("request", extend).on("checkContinue", extend);
}
