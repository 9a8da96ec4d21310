import { connect } from "node:net";

/** Invalid request targets (RFC 9112, 3.2), each below a path of the server under test. */
export function invalidTargets(path: string): readonly string[] {
  return [
    `http://[bad${path}`,
    `http://[::1${path}`,
    `http://::1]${path}`,
    `http://a b${path}`,
    `http://user:secret@example.test${path}`,
    `http://example.test:99999${path}`,
    `http://example.test:port${path}`,
    `http://${path}`,
    `http://%zz${path}`,
    `ftp://example.test${path}`,
    "example.test:80",
    "*",
    `${path}%`,
    `${path}%zz`,
    `${path}%a`,
    `${path}/%u0041`,
    `${path}#fragment`,
    `${path}\t`,
    `${path}\x01`,
    `${path}\x7f`,
    `${path}\xfc`,
    `${path}?q=\xfc`,
    `.${path}`,
    "",
  ];
}

/** Valid spellings of a path. */
export function validTargets(path: string): readonly string[] {
  return [
    path,
    `${path}?`,
    `http://example.test${path}`,
    `HTTPS://[::1]:8080${path}`,
    `http://example.test:80${path}?a=http://b`,
    `${path}?q=%zz&[x]="{}|\\^\``,
  ];
}

/** Sends a request with an unchanged target, and returns the whole response. */
export function sendTarget(
  port: number,
  target: string,
  { method = "GET", headers = "" }: { readonly method?: string; readonly headers?: string } = {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      text += chunk;
    });
    // A reset also ends the connection.
    socket.on("error", () => undefined).on("close", () => resolve(text));
    const head = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}Connection: close\r\n\r\n`;
    socket.write(head, "latin1");
  });
}

/** The status code of a response. */
export function statusOf(response: string): number {
  return Number(response.split(" ", 2)[1]);
}
