/**
 * The parts of node:http that the adapter uses, so that compiling against this package does not require Node's types.
 * Compatible with
 * `IncomingMessage`, `ServerResponse` and `Server`, with requests of Express, and with `raw` of Fastify.
 */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  /** Whether the body has been read completely. */
  readonly readableEnded: boolean;
  /** The encoding of `setEncoding`. */
  readonly readableEncoding?: string | null;
  readonly destroyed: boolean;
  /** Node's sockets refer to their servers. */
  readonly socket?: unknown;
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "end" | "close", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as Node declares it.
  off(event: string, listener: (...values: any[]) => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

export interface NodeResponse {
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
  /** Bytes that the connection has not taken yet. */
  readonly writableLength?: number;
  /** Whether the connection may be used for another request. */
  shouldKeepAlive?: boolean;
  writeHead(status: number, headers?: string[]): unknown;
  removeHeader?(name: string): unknown;
  appendHeader?(name: string, value: string): unknown;
  writeContinue(): void;
  flushHeaders(): void;
  write(chunk: string | Uint8Array): boolean;
  end(chunk?: string | Uint8Array): unknown;
  end(chunk: string, encoding: "latin1" | "utf8"): unknown;
  destroy(error?: Error): unknown;
  setTimeout?(ms: number, expired: () => void): unknown;
  once(event: "close" | "drain", listener: () => void): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: as Node declares it.
  off(event: string, listener: (...values: any[]) => void): unknown;
}

/** A request listener for Node. */
export type NodeHandler = (request: NodeRequest, response: NodeResponse) => void;

export interface NodeServer {
  /** Milliseconds that a connection may be idle between requests. */
  keepAliveTimeout?: number;
  on(event: "checkContinue", listener: NodeHandler): unknown;
  emit?(event: string, ...values: unknown[]): boolean;
  close(done?: (error?: Error) => void): unknown;
  closeIdleConnections(): void;
  closeAllConnections(): void;
}
