import { parseRequestTarget } from "../http/request-target.js";
import { isAllowedOrigin, isLoopbackHost, readQuery } from "./admission.js";
import type { CodedMessage } from "./channel.js";
import { clientOf } from "./host-client.js";
import type { HostContext } from "./host-context.js";
import type { NodeRequest, NodeSocket } from "./node.js";
import { loadWs, type ServerSocket, type WsServer } from "./ws.js";

/** The WebSockets of a host. */
export class HostSockets {
  readonly #context: HostContext;
  readonly #server: WsServer;
  readonly #open = new Set<ServerSocket>();
  #closed: (() => void) | undefined;
  #terminated: () => void = () => {};
  readonly #isTerminated: Promise<void> = new Promise((resolve) => {
    this.#terminated = resolve;
  });
  #isClosing = false;

  private constructor(context: HostContext, server: WsServer) {
    this.#context = context;
    this.#server = server;
  }

  static async create(context: HostContext): Promise<HostSockets> {
    const { WebSocketServer } = await loadWs();
    const options = { noServer: true, maxPayload: context.limits.maxBytes, perMessageDeflate: false } as const;
    return new HostSockets(context, new WebSocketServer(options));
  }

  get count(): number {
    return this.#open.size;
  }

  /** Accepts a WebSocket. Invalid query parameters are reported with a close code, which requires an open WebSocket. */
  upgrade(request: NodeRequest, socket: NodeSocket, head: unknown): void {
    const { channel, options, port } = this.#context;
    const { headers, url = "/" } = request;
    socket.on("error", () => socket.destroy());
    const target = parseRequestTarget("GET", url);
    let refusal: string | undefined;
    if (this.#isClosing) refusal = "503 Service Unavailable";
    else if (!isLoopbackHost(headers["host"], port())) refusal = "403 Forbidden";
    else if (!target?.isEncoded) refusal = "400 Bad Request";
    else if (target.path.replace(/^\/$/, "") !== (channel.websocket?.path ?? "").replace(/^\/$/, ""))
      refusal = "404 Not Found";
    if (refusal !== undefined) {
      // Node leaves the socket open until the client closes its end, too.
      socket.once("finish", () => socket.destroy());
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const isAllowed = isAllowedOrigin(headers["origin"], options.allowedOrigins ?? []);
    const read = readQuery(channel, "websocket", target?.query ?? "", options.allowClient);
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      this.#add(opened);
      if (!isAllowed)
        closeSocket(opened, channel.closeCodes["invalidOrigin"] ?? { code: 1008, message: "Invalid origin" });
      else if ("violation" in read) closeSocket(opened, read.violation.close);
      else this.#serve(opened, read.values);
    });
  }

  /** Closes all WebSockets after their pending replies. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const ended = new Promise<void>((resolve) => {
      this.#closed = resolve;
      if (this.#open.size === 0) resolve();
    });
    await Promise.race([this.#context.runner.idle(), this.#isTerminated]);
    for (const socket of this.#open) socket.close(1001, "the host ends");
    await ended;
  }

  terminate(): void {
    this.#terminated();
    for (const socket of this.#open) socket.terminate();
  }

  #add(socket: ServerSocket): void {
    this.#open.add(socket);
    const leave = (): void => {
      this.#open.delete(socket);
      if (this.#open.size === 0) this.#closed?.();
    };
    socket.on("error", () => socket.terminate());
    socket.on("close", leave);
  }

  #serve(socket: ServerSocket, values: { readonly [name: string]: string }): void {
    const { channel, limits, runner, rate } = this.#context;
    const { key, client } = clientOf(channel, "websocket", values);
    let isParted = false;
    let underWay = 0;
    socket.on("message", (data, isBinary) => {
      if (isParted || this.#isClosing) return;
      const stop = (reason: CodedMessage): void => {
        isParted = true;
        closeSocket(socket, reason);
      };
      if (isBinary) return stop({ code: 1003, message: "only text" });
      if (!rate.take(key)) return stop(channel.closeCodes["rateLimited"] ?? { code: 1008, message: "Rate limited" });
      underWay += 1;
      if (underWay >= limits.pendingCommands) socket.pause();
      void runner.run(key, client, data.toString()).then(({ text }) => {
        underWay -= 1;
        if (underWay < limits.pendingCommands) socket.resume();
        if (!isParted) socket.send(text);
      });
    });
  }
}

/** Closes a WebSocket, and terminates it if the peer has not responded after one second. */
function closeSocket(socket: ServerSocket, { code, message }: CodedMessage): void {
  socket.close(code, message);
  const timer = setTimeout(() => socket.terminate(), 1000);
  socket.on("close", () => clearTimeout(timer));
}
