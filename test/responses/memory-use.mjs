// Sends and receives a large body over loopback, and prints the bytes and the growth of memory use as JSON. Arguments: the
// folder of the generated package, the bytes, and what to do: upload or download.
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, size, work] = process.argv.slice(2);
const load = (entry) => import(pathToFileURL(join(folder, "dist", entry, "index.js")).href);
const { createNodeHandler } = await load("server");
const { createClient, getPhoto, putPhoto } = await load("client");

let peak = 0;

async function sizeOf(stream) {
  let count = 0;
  for await (const { length } of stream) {
    count += length;
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    peak = Math.max(peak, arrayBuffers + heapUsed);
  }
  return count;
}

function bytes() {
  let left = Number(size);
  const pull = (controller) => {
    if (left === 0) return controller.close();
    const piece = new Uint8Array(Math.min(65_536, left));
    left -= piece.length;
    controller.enqueue(piece);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

const library = { getPhoto: bytes, putPhoto: async ({ body }) => ({ size: await sizeOf(body) }) };
const limits = { stream: Number.POSITIVE_INFINITY };
const server = createServer(createNodeHandler({ library }, { partial: true, limits }));
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const client = createClient({ baseUrl: `http://127.0.0.1:${server.address().port}` });
const before = process.memoryUsage();
const count =
  work === "download"
    ? await sizeOf(await getPhoto(client))
    : (await putPhoto(client, { contentType: "image/png", body: bytes() })).size;
console.log(JSON.stringify({ count, growth: peak - before.arrayBuffers - before.heapUsed }));
server.closeAllConnections();
server.close();
