// The client runtime beside a bare fetch and its peers: CPU per call, and size of a bundle. Half a minute.
//   npm ci --prefix bench/client
//   node bench/client/run.mjs
//
// All contenders take turns in one process and one run, so that a slow moment hits all of them; medians count. What the
// environment does to the start of a process, as NODE_EXTRA_CA_CERTS does, is over before anything is measured.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { contenders } from "./contenders.mjs";
import { measure } from "./measure.mjs";
import { body } from "./server.mjs";
import { bundleSizes } from "./sizes.mjs";

/** What the requirements allow above a bare fetch. */
const allowance = 5;

console.log(`Node ${process.version}, medians of interleaved rounds\n`);

const headers = new Headers({ "content-type": "application/json", "content-length": String(body.length) });
// A Response without a stream, so that little but the contenders' own work is left.
const prepared = {
  ok: true,
  status: 200,
  headers,
  body: null,
  text: async () => body,
  json: async () => JSON.parse(body),
};
const still = contenders("http://localhost/api/v8", async () => prepared);
show("CPU per call, fetch replaced by a prepared answer", await measure(still, { rounds: 40, calls: 1500 }));

const server = fork(fileURLToPath(new URL("server.mjs", import.meta.url)));
const [port] = await once(server, "message");
const real = contenders(`http://127.0.0.1:${port}/api/v8`, globalThis.fetch);
// The bare fetch a second time shows how far apart two equal contenders come out: below that, nothing can be told.
real.push({ ...real[0], name: "bare fetch, again" });
show("CPU per call, HTTP on loopback", await measure(real, { rounds: 120, calls: 50 }));
server.disconnect();

console.log("Bundle of one call, minified, gzip -9");
for (const [name, bytes] of await bundleSizes()) console.log(`  ${name.padEnd(24)}${String(bytes).padStart(8)} bytes`);

function show(title, rows) {
  const [bare, ours] = rows;
  console.log(title);
  console.log(`  ${"".padEnd(24)}${"µs".padStart(8)}${"above bare".padStart(12)}${"ratio".padStart(8)}`);
  for (const { name, cost, above } of rows) {
    const cells = [
      cost.toFixed(1).padStart(8),
      above.toFixed(1).padStart(12),
      (cost / bare.cost).toFixed(2).padStart(8),
    ];
    console.log(`  ${name.padEnd(24)}${cells.join("")}`);
  }
  console.log(`  ${ours.name} is ${ours.above.toFixed(1)} µs above a bare fetch; ${allowance} are allowed\n`);
}
