// Hosts the given bundle as workers do: with web APIs and without Node's globals.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";

const names = ["process", "Buffer", "global", "require", "setImmediate", "clearImmediate"];
const { handler } = new Function(...names, `${readFileSync(process.argv[2], "utf8")}; return hosted;`)();

const server = createServer(async (incoming, outgoing) => {
  const { method, headers, url } = incoming;
  const gone = new AbortController();
  outgoing.on("close", () => outgoing.writableEnded || gone.abort());
  // Reads what the handler left unread, so that the connection can be reused.
  const chunks = ReadableStream.from(incoming.iterator({ destroyOnReturn: false }));
  outgoing.on("finish", () => incoming.resume());
  const body = method === "GET" || method === "HEAD" ? undefined : chunks;
  const init = { method, headers, body, duplex: "half", signal: gone.signal };
  const response = await handler(new Request(`http://${headers.host}${url}`, init));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  for await (const chunk of response.body ?? []) outgoing.write(chunk);
  outgoing.end();
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
