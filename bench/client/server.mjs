// Serves a guild over HTTP on loopback, in a separate process, so that its CPU time does not count for the client.
import { createServer } from "node:http";
import { body } from "./guild.mjs";

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("disconnect", () => process.exit());
