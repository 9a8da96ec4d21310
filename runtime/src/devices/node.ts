import { ChannelError } from "./error.js";

/**
 * The parts of Node's modules that hosts and the command line use, so that compiling against this package does not
 * require Node's types.
 */
export interface NodeRequest {
  readonly method?: string;
  readonly url?: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  on(event: "data", listener: (chunk: Uint8Array) => void): void;
  on(event: "end" | "error" | "close", listener: () => void): void;
  resume(): void;
}

export interface NodeResponse {
  readonly headersSent: boolean;
  writeHead(status: number, headers: { readonly [name: string]: string }): this;
  end(text?: string): void;
}

export interface NodeSocket {
  end(text: string): void;
  destroy(): void;
  on(event: "error", listener: () => void): void;
  once(event: "finish", listener: () => void): void;
}

export interface NodeHttpServer {
  maxConnections: number;
  listen(options: { readonly port: number; readonly host: string; readonly exclusive: true }): void;
  address(): { readonly port: number } | string | null;
  on(event: "upgrade", listener: (request: NodeRequest, socket: NodeSocket, head: unknown) => void): void;
  once(event: "listening", listener: () => void): void;
  once(event: "error", listener: (error: Error & { readonly code?: string }) => void): void;
  removeAllListeners(event: "listening" | "error"): void;
  close(done?: () => void): void;
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

export interface NodeHttp {
  createServer(
    options: {
      readonly headersTimeout: number;
      readonly requestTimeout: number;
      readonly keepAliveTimeout: number;
      readonly connectionsCheckingInterval: number;
      readonly maxHeaderSize: number;
    },
    handler: (request: NodeRequest, response: NodeResponse) => void,
  ): NodeHttpServer;
}

/**
 * Returns a built-in module of Node. Not imported, because browser bundles contain both sessions and hosts. Throws a
 * {@link ChannelError} of kind `unsupported` on other platforms.
 */
export function builtin<Module>(name: string): Module {
  const { process } = globalThis as {
    readonly process?: { readonly getBuiltinModule?: (name: string) => unknown };
  };
  const found = process?.getBuiltinModule?.(name);
  if (found === undefined)
    throw new ChannelError("unsupported", `${name} is needed, which only Node has (20.16 or newer)`);
  return found as Module;
}
