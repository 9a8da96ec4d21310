// The load generator, in a separate process: persistent connections, each of which sends the next request as soon as it
// has the response to the last one. It uses plain TCP sockets, to leave most of the two cores to the server.
import { connect } from "node:net";
import { body, path, token } from "./channel.mjs";

const text = JSON.stringify(body);
const request = Buffer.from(
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bot ${token}\r\nUser-Agent: bench\r\n` +
    `Accept: application/json\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
);

process.on("message", async ({ port, connections, milliseconds }) => {
  process.send(await load(port, connections, milliseconds));
});
process.on("disconnect", () => process.exit());

/** @returns {Promise<{ requests: number, seconds: number }>} */
async function load(port, connections, milliseconds) {
  let requests = 0;
  const begin = performance.now();
  const end = begin + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, () =>
      caller(port, () => {
        requests += 1;
        return performance.now() < end;
      }),
    ),
  );
  return { requests, seconds: (performance.now() - begin) / 1000 };
}

function caller(port, goesOn) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setNoDelay(true);
    let rest = "";
    socket.on("data", (chunk) => {
      rest += chunk.latin1Slice();
      const length = responseLength(rest);
      if (length === undefined || rest.length < length) return;
      if (!rest.startsWith("HTTP/1.1 200")) reject(new Error(rest));
      rest = rest.slice(length);
      if (goesOn()) socket.write(request);
      else socket.end();
    });
    socket.on("error", reject);
    socket.on("close", resolve);
  });
}

function responseLength(text) {
  const head = text.indexOf("\r\n\r\n");
  if (head === -1) return undefined;
  const length = /content-length: (\d+)/i.exec(text.slice(0, head));
  if (length === null) throw new Error(`a response without a length: ${text}`);
  return head + 4 + Number(length[1]);
}
