// The client runtime beside a bare fetch and its peers: CPU per call, and size of a bundle. Four minutes.
//   npm ci --prefix bench/client
//   node bench/client/run.mjs            prints
//   node bench/client/run.mjs --write    writes results.md
//
// All contenders take turns in one run, so that a slow moment hits all of them; medians count.
import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { contenders } from "./contenders.mjs";
import { body } from "./guild.mjs";
import { measure, measureApart } from "./measure.mjs";
import { bundleSizes } from "./sizes.mjs";

/** What the requirements allow above a bare fetch. */
const allowance = 5;

const lines = [];
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
show("fetch replaced by a prepared answer", await measure(still, { rounds: 40, calls: 1500 }));
show("Node's fetch over a stand-in for the network", await measureApart(still, { rounds: 5, calls: 5_000 }));

const server = fork(fileURLToPath(new URL("server.mjs", import.meta.url)));
const [port] = await once(server, "message");
const baseUrl = `http://127.0.0.1:${port}/api/v8`;
show("HTTP on loopback", await measureApart(still, { rounds: 5, calls: 4_000, baseUrl }));
server.disconnect();

lines.push("## Bundle of one call, minified, gzip -9", "", "|  | bytes |", "|---|--:|");
for (const [name, bytes] of await bundleSizes()) lines.push(`| ${name} | ${bytes} |`);

const text = `# The client beside its peers

Node ${process.version}, ${availableParallelism()} cores. CPU is user and system time of the calling process, in microseconds per call; medians of
contenders that take turns. At most ${allowance} above a bare fetch are allowed. "bare fetch, again" shows how far apart two equal
contenders come out: below that, nothing can be told. Written by \`node bench/client/run.mjs --write\`.

${lines.join("\n")}
`;
if (process.argv.includes("--write")) writeFileSync(new URL("results.md", import.meta.url), text);
else console.log(text);

function show(title, rows) {
  lines.push(`## CPU per call: ${title}`, "");
  if (rows === undefined) lines.push("Not measured: this Node's fetch has another inside.", "");
  if (rows === undefined) return;
  const [bare] = rows;
  lines.push("|  | µs | above bare | ratio |", "|---|--:|--:|--:|");
  for (const { name, cost, above } of rows) {
    lines.push(`| ${name} | ${cost.toFixed(1)} | ${above.toFixed(1)} | ${(cost / bare.cost).toFixed(2)} |`);
  }
  lines.push("");
}
