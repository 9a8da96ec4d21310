import { ChannelError } from "./error.js";

/** The parts of the `ws` package that are used here, so that compiling against this package does not require its types. */
export interface WsModule {
  readonly WebSocket: ClientConstructor;
  readonly WebSocketServer: new (options: {
    readonly noServer: true;
    readonly maxPayload: number;
    readonly perMessageDeflate: false;
  }) => WsServer;
}

/** A standard WebSocket constructor. The third argument is specific to `ws`. */
export type ClientConstructor = new (
  url: string,
  protocols: string[],
  options: { readonly maxPayload: number; readonly perMessageDeflate: false },
) => ClientSocket;

export interface ClientSocket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  /** Terminates the connection without a close frame; `ws` only. */
  terminate?(): void;
  // biome-ignore lint/suspicious/noExplicitAny: events of two libraries and of every browser.
  addEventListener(type: "open" | "message" | "close" | "error", listener: (event: any) => void): void;
}

export interface WsServer {
  handleUpgrade(request: unknown, socket: unknown, head: unknown, done: (socket: ServerSocket) => void): void;
}

export interface ServerSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  pause(): void;
  resume(): void;
  on(event: "message", listener: (data: { toString(): string }, isBinary: boolean) => void): void;
  on(event: "close" | "error", listener: () => void): void;
}

/** Loads `ws`: needed by hosts, and by clients on platforms without a WebSocket. */
export async function loadWs(): Promise<WsModule> {
  try {
    return (await import("ws")) as unknown as WsModule;
  } catch (cause) {
    throw new ChannelError("unsupported", "WebSockets need a library here: npm install ws", { cause });
  }
}
