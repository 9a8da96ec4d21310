import { builtin } from "./node.js";

/** The parts of `node:net` that a probe uses. */
interface Net {
  connect(options: { readonly host: string; readonly port: number }): {
    once(event: "connect", listener: () => void): void;
    once(event: "error", listener: (error: { readonly code?: string }) => void): void;
    setTimeout(milliseconds: number, listener: () => void): void;
    destroy(): void;
  };
}

/** Milliseconds after which a port counts as in use: refusals are immediate. */
const refusalTimeout = 1000;

/**
 * Whether a connection failed because the port refuses connections: according to the cause, or else to a plain
 * connection without data, since `fetch` and `WebSocket` do not always report a cause. Never rejects. Undefined in
 * browsers, which do neither.
 */
export async function isRefused(url: string, cause: unknown): Promise<boolean | undefined> {
  const { code: reported } = (cause ?? {}) as { readonly code?: unknown };
  if (typeof reported === "string") return reported === "ECONNREFUSED";
  try {
    const { hostname, port } = new URL(url);
    const socket = builtin<Net>("node:net").connect({ host: hostname, port: Number(port || 80) });
    return await new Promise<boolean>((resolve) => {
      const end = (refused: boolean): void => {
        resolve(refused);
        socket.destroy();
      };
      socket.once("connect", () => end(false));
      socket.once("error", ({ code }) => end(code === "ECONNREFUSED"));
      socket.setTimeout(refusalTimeout, () => end(false));
    });
  } catch {
    return undefined;
  }
}
