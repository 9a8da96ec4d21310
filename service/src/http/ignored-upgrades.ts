import { once } from "node:events";
import { type IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { NodeHandler } from "@guildwire/runtime/server";

/**
 * Requests to upgrade to protocols that the service does not support, such as HTTP/2 without TLS. Upgrades are optional, so
 * the requests are handled as HTTP/1.1.
 */
export class IgnoredUpgrades {
  /** Node no longer counts their connections among those of the server. */
  readonly #open = new Set<Socket>();

  respond(request: IncomingMessage, socket: Socket, app: NodeHandler): void {
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    // Node leaves an upgraded socket open until the client closes its end, too.
    response.once("finish", () => socket.destroySoon());
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    app(request, response);
  }

  /** Waits for the responses. Terminates those that take longer than `timeout` milliseconds. */
  async close(timeout: number): Promise<void> {
    const cutOff = setTimeout(() => {
      for (const socket of this.#open) socket.destroy();
    }, timeout);
    await Promise.all([...this.#open].map((socket) => once(socket, "close")));
    clearTimeout(cutOff);
  }
}
