import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** Headers of an upgrade, which the request that is read again must not have. */
const upgradeHeaders = new Set(["connection", "http2-settings", "upgrade"]);

/**
 * Before Node 24.9: handles a request to upgrade to a protocol that the service does not support, such as HTTP/2 without TLS, as HTTP/1.1: upgrades are
 * optional (RFC 9110, section 7.8). Node neither reads the body of such a request nor handles errors of its socket any longer, so that the
 * server gets the connection once more, with the same request without the upgrade. The connection ends with the response.
 */
export function ignoreUpgrade(server: Server, request: IncomingMessage, socket: Socket, head: Uint8Array): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = "", value = ""] = rawHeaders.slice(index, index + 2);
    if (!upgradeHeaders.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  lines.push("connection: close", "", "");
  socket.unshift(Buffer.concat([Buffer.from(lines.join("\r\n"), "latin1"), head]));
  server.emit("connection", socket);
}
