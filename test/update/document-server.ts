import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** A loopback server that responds by path and records requests. */
export class DocumentServer {
  readonly requests: { readonly url: string; readonly headers: IncomingMessage["headers"] }[] = [];
  readonly #routes = new Map<string, Responder>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.on("error", () => {});
    });
    server.on("request", (request, response) => {
      const url = request.url ?? "";
      this.requests.push({ url, headers: request.headers });
      const respond = this.#routes.get(url.replace(/\?.*$/, ""));
      if (respond !== undefined) respond(request, response);
      else response.writeHead(404).end("nothing here");
    });
  }

  static async start(): Promise<DocumentServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new DocumentServer(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  on(path: string, respond: Responder | string | Uint8Array): void {
    this.#routes.set(path, typeof respond === "function" ? respond : (_, response) => response.end(respond));
  }

  redirect(path: string, location: string, status = 302): void {
    this.on(path, (_, response) => response.writeHead(status, { location }).end());
  }

  /** Number of opened connections. */
  get connections(): number {
    return this.#sockets.size;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

export interface ShelfOptions {
  readonly description?: string;
  readonly limit?: number;
  readonly extra?: string;
}

/** A small document. Lowering `limit`, the maximum of a query parameter, is a breaking change. */
export function shelf({ description = "Books.", limit = 100, extra = "" }: ShelfOptions = {}): string {
  return `openapi: 3.1.0
info: { title: Shelf, version: 1.0.0 }
servers: [{ url: https://shelf.example }]
tags: [{ name: books, description: "${description}" }, { name: shelves }]
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      parameters: [{ name: limit, in: query, schema: { type: integer, minimum: 1, maximum: ${limit} } }]
      responses: { "204": { description: None. } }
${extra}`;
}

/** Another operation, for the end of {@link shelf}. */
export const shelvesOperation = `  /shelves:
    get: { operationId: listShelves, tags: [shelves], responses: { "204": { description: None. } } }
`;
