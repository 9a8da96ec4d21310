import { type Channel, queryText } from "./channel.js";
import { ChannelError } from "./error.js";
import type { Dial, LinkEvents } from "./link.js";
import { isRefused } from "./probe-port.js";
import { type ClientConstructor, type ClientSocket, loadWs } from "./ws.js";

interface WebSocketTarget {
  readonly channel: Channel;
  /** Query parameters by name. */
  readonly query: { readonly [name: string]: string };
  readonly maxBytes: number;
}

/** Creates links over the platform's WebSocket, or over `ws` if it has none. */
export function websocketDial({ channel, query, maxBytes }: WebSocketTarget): Dial {
  const { websocket } = channel;
  if (websocket === undefined) {
    throw new ChannelError("unsupported", `the channel ${channel.name} has no WebSocket transport`);
  }
  return (port, events) => {
    const text = queryText(channel, "websocket", query);
    // The request target needs a slash, even if the URL in the specification has no path.
    const url = `ws://${channel.host}:${port}${websocket.path || "/"}${text}`;
    let socket: ClientSocket | undefined;
    let isOpen = false;
    let isOver = false;
    const end: LinkEvents["closed"] = (error, state) => {
      if (isOver) return;
      isOver = true;
      closeImmediately(socket);
      events.closed(error, state);
    };
    const open = (WebSocket: ClientConstructor): void => {
      if (isOver) return;
      socket = new WebSocket(url, [], { maxPayload: maxBytes, perMessageDeflate: false });
      let cause: unknown;
      socket.addEventListener("open", () => {
        if (isOver) return;
        isOpen = true;
        events.open();
      });
      socket.addEventListener("message", ({ data }: { readonly data: unknown }) => {
        if (isOver) return;
        if (typeof data === "string") events.message(data);
        else end(new ChannelError("malformed", "a message that is no text"), "unrecognized");
      });
      const finish = async (code = 1006, reason = ""): Promise<void> => {
        // The platform's WebSocket reports the same failure for a free port and for a foreign service.
        const refused = !isOpen && (await isRefused(url, cause));
        const [error, state] = closeErrorOf(channel, code, reason, cause);
        end(error, refused ? "refused" : state);
      };
      socket.addEventListener("error", (event: { readonly error?: unknown; readonly message?: unknown }) => {
        cause = event.error ?? event.message;
        // In Node 22, a WebSocket that fails to connect emits no close event.
        if (!isOpen) finish();
      });
      socket.addEventListener("close", ({ code, reason }: { readonly code: number; readonly reason: string }) => {
        if (isOpen || cause === undefined) finish(code, reason);
      });
    };
    webSocketClass().then(open, (error: ChannelError) => end(error, "unrecognized"));
    return {
      send: (message) => socket?.send(message),
      close: () => {
        isOver = true;
        if (isOpen) closeGracefully(socket);
        else closeImmediately(socket);
      },
    };
  };
}

/** Returns the platform's WebSocket or that of `ws`; rejects with an error of kind `unsupported` without either. */
export async function webSocketClass(): Promise<ClientConstructor> {
  const { WebSocket } = globalThis as { readonly WebSocket?: ClientConstructor };
  return WebSocket ?? (await loadWs()).WebSocket;
}

/** Closes the WebSocket, and waits at most one second for the peer's close frame. */
function closeGracefully(socket: ClientSocket | undefined): void {
  socket?.close(1000);
  const { terminate } = socket ?? {};
  if (terminate === undefined) return;
  const timer = setTimeout(() => closeImmediately(socket), 1000);
  socket?.addEventListener("close", () => clearTimeout(timer));
}

function closeImmediately(socket: ClientSocket | undefined): void {
  // The close handshake of `ws` keeps the process alive until the peer responds, possibly forever.
  if (socket?.terminate === undefined) socket?.close();
  else socket.terminate();
}

function closeErrorOf(
  channel: Channel,
  code: number,
  reason: string,
  cause: unknown,
): [error: ChannelError, state: "rejected" | "unrecognized"] {
  const known = Object.values(channel.closeCodes).find((one) => one.code === code);
  if (known !== undefined) {
    return [new ChannelError("refused", `closed with ${code}: ${reason || known.message}`, { code }), "rejected"];
  }
  const words = cause instanceof Error && cause.message !== "" ? cause.message : `closed with ${code}`;
  return [new ChannelError("closed", words, { code, cause }), "unrecognized"];
}
