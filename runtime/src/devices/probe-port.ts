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
const patience = 1000;

/**
 * Whether a port refuses connections. `fetch` and `WebSocket` do not always report why they failed. Sends no bytes; never
 * rejects. Undefined on platforms that open no plain connections, such as browsers.
 */
export async function isRefused(host: string, port: number): Promise<boolean | undefined> {
  try {
    const socket = builtin<Net>("node:net").connect({ host, port });
    return await new Promise<boolean>((resolve) => {
      const end = (refused: boolean): void => {
        resolve(refused);
        socket.destroy();
      };
      socket.once("connect", () => end(false));
      socket.once("error", ({ code }) => end(code === "ECONNREFUSED"));
      socket.setTimeout(patience, () => end(false));
    });
  } catch {
    return undefined;
  }
}
