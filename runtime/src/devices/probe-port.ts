import { builtin } from "./node.js";

/** The parts of `node:net` that a probe stands on. */
interface Net {
  connect(options: { readonly host: string; readonly port: number }): {
    once(event: "connect", listener: () => void): void;
    once(event: "error", listener: (error: { readonly code?: string }) => void): void;
    setTimeout(milliseconds: number, listener: () => void): void;
    destroy(): void;
  };
}

/** Milliseconds after which a port counts as taken: what refuses a connection does so at once. */
const refusalTimeout = 1000;

/**
 * Whether a connection failed because its port refuses connections: as the cause says, or, since `fetch` and `WebSocket` do not
 * always report one, as a plain connection shows, which sends no bytes. Never rejects. Undefined where the platform does not report it: browsers
 * report no cause and open no plain connections.
 */
export async function isRefused(address: string, cause: unknown): Promise<boolean | undefined> {
  const { code: reported } = (cause ?? {}) as { readonly code?: unknown };
  if (typeof reported === "string") return reported === "ECONNREFUSED";
  try {
    const { hostname, port } = new URL(address);
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
