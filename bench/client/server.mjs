// A guild over HTTP on loopback, in a process of its own, so that its CPU is not counted as the client's.
import { createServer } from "node:http";
import { body } from "./guild.mjs";

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("disconnect", () => process.exit());
