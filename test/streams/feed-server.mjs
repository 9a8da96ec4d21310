// Serves the package of documents/feed.yaml: feed-server.mjs PACKAGE PORT COUNT [SCRIPT] [HELD] prints its port. Events continue
// after Last-Event-ID, which is printed. With a script, / is a page that runs it, and prints "halfway" by a request. With HELD, events
// without Last-Event-ID stop in the middle: buffers could hold all of them.
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, port, count, script, held] = process.argv.slice(2);
const { createNodeHandler } = await import(pathToFileURL(join(folder, "dist/server/index.js")).href);

const feed = {
  async *followEvents(_request, { header }) {
    const last = header("last-event-id");
    if (last !== undefined) console.log(`after ${last}`);
    for (let id = last === undefined ? 0 : Number(last) + 1; id < Number(count); id++) {
      if (held && last === undefined && id === count / 2) await new Promise(() => undefined);
      yield { event: "added", id: String(id), retry: 10, data: { id: String(id) } };
    }
  },
  async *exportItems() {
    for (let id = 0; id < Number(count); id++) yield { id: String(id) };
  },
  async importItems({ body }) {
    let received = 0;
    for await (const { id } of body) {
      if (id !== String(received)) throw new Error(`item ${id} instead of ${received}`);
      received += 1;
    }
    return { count: received };
  },
};
const handler = createNodeHandler({ feed }, { partial: true, limits: { stream: Number.POSITIVE_INFINITY } });
const server = createServer((request, response) => {
  if (request.url === "/page.js") {
    response.setHeader("content-type", "text/javascript");
    createReadStream(script).pipe(response);
  } else if (request.url === "/") {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end("<!doctype html><script type=module src=/page.js></script>");
  } else if (request.url === "/halfway") {
    console.log("halfway");
    response.end();
  } else handler(request, response);
});
server.listen(Number(port), "127.0.0.1", () => {
  console.log(server.address().port);
});
