import { request } from "node:http";
import { onTestFinished } from "vitest";
import { type ClientOptions, WebSocket } from "ws";

export interface ResponseData {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The text parsed as JSON, null if it is invalid. */
  readonly json: unknown;
}

interface RequestData {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A request as `curl` sends it, through node:http, which allows every header. */
export function ask(
  port: number,
  { method = "POST", path = "/rpc?v=1&client_id=7", headers, body }: RequestData,
): Promise<ResponseData> {
  return new Promise((resolve, reject) => {
    const sent = { "content-type": "application/json", ...headers };
    const call = request({ host: "127.0.0.1", port, method, path, headers: sent, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const json: unknown = text.startsWith("{") ? JSON.parse(text) : null;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json });
      });
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** A WebSocket of `ws` that records its messages and how it ended. */
export interface PlainSocket {
  readonly socket: WebSocket;
  /** The next unread message. */
  readonly next: () => Promise<string>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** Resolves when it opens; rejects with the status line if the handshake is refused. */
  readonly opened: Promise<void>;
}

export function plainSocket(
  port: number,
  path = "/?v=1&client_id=7&encoding=json",
  options: ClientOptions = {},
): PlainSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
  onTestFinished(() => socket.terminate());
  const messages: string[] = [];
  const waiting: ((message: string) => void)[] = [];
  socket.on("message", (data) => {
    const take = waiting.shift();
    if (take === undefined) messages.push(String(data));
    else take(String(data));
  });
  const opened = new Promise<void>((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  opened.catch(() => {});
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) }));
  });
  const next = (): Promise<string> => {
    const message = messages.shift();
    return message === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(message);
  };
  return { socket, next, closed, opened };
}

/** A command as JSON. */
export function commandText(devices: unknown, nonce: unknown = "n"): string {
  return JSON.stringify({ nonce, cmd: "SET_CERTIFIED_DEVICES", args: { devices } });
}

/** The documented reply. */
export function replyTo(nonce: string): object {
  return { cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce };
}

/** An error reply. */
export function errorReply(
  code: number,
  more: { readonly cmd?: unknown; readonly nonce?: unknown; readonly message?: unknown } = {},
): object {
  const { cmd = "SET_CERTIFIED_DEVICES", nonce = "n", message } = more;
  return { cmd, nonce, evt: "ERROR", data: { code, message } };
}
