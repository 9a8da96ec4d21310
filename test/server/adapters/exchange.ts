import { connect } from "node:net";

/** A request as it is written to the connection. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

/** Sends a request on a connection of its own, and returns all bytes of the response as Latin-1 text. */
export function exchange(port: number, request: RawRequest): Promise<string> {
  const body = Buffer.from(request.body ?? "");
  const length = request.body === undefined ? {} : { "content-length": String(body.length) };
  const headers = { host: "localhost", ...length, ...request.headers, connection: "close" };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return exchangeBytes(
    port,
    Buffer.concat([
      Buffer.from(`${request.method} ${request.target} HTTP/1.1\r\n${head.join("")}\r\n`, "latin1"),
      body,
    ]),
  );
}

/** Sends bytes on a connection of its own, and returns what arrives until it is closed. */
export function exchangeBytes(port: number, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let received = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      received += chunk;
    });
    // A server that refuses a body may reset the connection after its response.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
    socket.write(bytes);
  });
}

/** Removes the only header that differs between equal responses. */
export function withoutDate(response: string): string {
  return response.replace(/^Date: .*\r\n/m, "");
}

/** A response as HTTP defines it: the status, headers in any order, and the decoded body. */
export function meaningOf(response: string): object {
  const end = response.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = response.slice(0, end).split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const isChunked = headers.some(([name, value]) => name === "transfer-encoding" && value === "chunked");
  const body = response.slice(end + 4);
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: headers
      .filter(([name]) => !connectionHeaders.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    body: isChunked ? unchunked(body) : body,
  };
}

const connectionHeaders: ReadonlySet<string> = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

function unchunked(body: string): string {
  let rest = body;
  let whole = "";
  while (rest !== "") {
    const line = rest.indexOf("\r\n");
    const size = Number.parseInt(rest.slice(0, line), 16);
    whole += rest.slice(line + 2, line + 2 + size);
    rest = rest.slice(line + 4 + size);
    if (size === 0) break;
  }
  return whole;
}
