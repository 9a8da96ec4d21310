// The client runtime beside a bare fetch and its peers: CPU per call, and bundle size. Five minutes on an idle machine.
//   npm ci --prefix bench/client
//   node bench/client/run.mjs            prints
//   node bench/client/run.mjs --write    writes results.md
//   node bench/client/run.mjs --quick    the client alone, in a fifth of the time
import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { contenders } from "./contenders.mjs";
import { measure } from "./measure.mjs";
import { bundleSizes } from "./sizes.mjs";

/** Maximum microseconds per call above a bare fetch, from the requirements. */
const allowance = 5;

const quick = process.argv.includes("--quick");
const all = contenders("http://localhost", fetch);
const measured = quick ? all.slice(0, 2) : all;
const processes = quick ? 3 : 5;

const lines = [];
const prepared = { network: "prepared", processes, blocks: 60, calls: 5_000 };
show("fetch replaced by a prepared answer", await measure(measured, prepared));
const standIn = { network: "stand-in", processes, blocks: 60, calls: 200 };
show("Node's fetch over a stand-in for the network", await measure(measured, standIn));

const server = fork(fileURLToPath(new URL("server.mjs", import.meta.url)));
const [port] = await once(server, "message");
const loopback = { network: `http://127.0.0.1:${port}/api/v8`, processes, blocks: 60, calls: 200 };
show("HTTP on loopback", await measure(measured, loopback));
server.disconnect();

lines.push("## Bundle of one call, minified, gzip -9", "", "|  | bytes |", "|---|--:|");
for (const [name, bytes] of await bundleSizes()) lines.push(`| ${name} | ${bytes} |`);

const text = `# The client beside its peers

Node ${process.version}, ${availableParallelism()} cores. CPU is user and system time of the calling process, in microseconds per call. A contender
and the bare fetch take turns in short blocks of calls; "above bare" is the median of the differences within pairs of blocks,
behind it where that median lies with 95 % certainty, and the medians of single processes. At most ${allowance} above a bare fetch are
allowed. "bare fetch, again" shows what comes out for two that are equal. Written by \`node bench/client/run.mjs --write\`.

${lines.join("\n")}
`;
if (process.argv.includes("--write")) writeFileSync(new URL("results.md", import.meta.url), text);
else console.log(text);

function show(title, rows) {
  lines.push(`## CPU per call: ${title}`, "");
  if (rows === undefined) {
    lines.push("Not measured: this Node's fetch has another inside.", "");
    return;
  }
  lines.push("|  | µs | above bare | 95 % | by process | ratio |", "|---|--:|--:|--:|--:|--:|");
  for (const { name, cost, above, interval, processes } of rows) {
    const ranges = [interval, processes].map((range) => range.map((number) => number.toFixed(1)).join(" to "));
    const cells = [name, cost.toFixed(1), above.toFixed(1), ...ranges, (cost / rows[0].cost).toFixed(2)];
    lines.push(`| ${cells.join(" | ")} |`);
  }
  lines.push("");
}
