// The client runtime beside a bare fetch and its peers: CPU per call, and bundle size. Five minutes on an idle machine.
//   node bench/client/run.mjs [--write | --quick]
//   node bench/client/run.mjs --sizes    updates only the bundle sizes of the written results: a second, on any machine
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { quick, record } from "../suite.mjs";
import { contenders } from "./contenders.mjs";
import { body } from "./guild.mjs";
import { measure } from "./measure.mjs";
import { bundleSizes } from "./sizes.mjs";

if (process.argv.includes("--sizes")) {
  await updateSizes();
  process.exit();
}

/** Maximum microseconds per call above a bare fetch, from the requirements. */
const allowance = 5;

const jsonHeaders = { "content-type": "application/json" };
const measured = contenders("http://localhost", fetch);
const [processes, blocks] = quick ? [1, 2] : [5, 60];
const expected = JSON.parse(body);
for (const { name, call } of contenders("http://h/api/v8", async () => new Response(body, { headers: jsonHeaders }))) {
  if (!isDeepStrictEqual(await call(), expected)) throw new Error(`${name} returns something else`);
}
const figures = {};
const samples = {};

const lines = [];
const prepared = { network: "prepared", processes, blocks, calls: quick ? 50 : 5_000 };
show("fetch replaced by a prepared response", await measure(measured, prepared));
const standIn = { network: "stand-in", processes, blocks, calls: quick ? 20 : 200 };
show("Node's fetch over a stand-in for the network", await measure(measured, standIn));

const server = fork(fileURLToPath(new URL("server.mjs", import.meta.url)));
const [port] = await once(server, "message");
const loopback = { network: `http://127.0.0.1:${port}/api/v8`, processes, blocks, calls: quick ? 20 : 200 };
show("HTTP on loopback", await measure(measured, loopback));
server.disconnect();

const sizes = await bundleSizes();
lines.push(sizeTable(sizes));
Object.assign(figures, sizeFigures(sizes));

const text = `# The client compared with its peers

Node ${process.version}, ${availableParallelism()} cores. CPU is user and system time of the calling process, in microseconds per call. A contender
and the bare fetch take turns in short blocks of calls; "above bare" is the median of the differences within pairs of blocks.
"95 %" is the confidence interval of that median, and "by process" is the range of the medians of single processes. The target is
at most ${allowance} above a bare fetch. "bare fetch, again" compares two identical contenders. Written by \`node bench/client/run.mjs --write\`;
with \`--sizes\`, only the bundle sizes are measured again.

${lines.join("\n")}
`;
record(import.meta.dirname, { text, figures, peers: ["openapi-fetch", "@hey-api/client-fetch"], samples });

async function updateSizes() {
  const [text, json] = ["results.md", "results.json"].map((name) => join(import.meta.dirname, name));
  const sizes = await bundleSizes();
  writeFileSync(
    text,
    readFileSync(text, "utf8").replace(/^## Bundle.*/ms, () => `${sizeTable(sizes)}\n`),
  );
  const results = JSON.parse(readFileSync(json, "utf8"));
  Object.assign(results.figures, sizeFigures(sizes));
  writeFileSync(json, `${JSON.stringify(results)}\n`);
}

function sizeTable(sizes) {
  const rows = sizes.map(([name, bytes]) => `| ${name} | ${bytes} |`);
  return ["## Bundle of one call, minified, gzip -9", "", "|  | bytes |", "|---|--:|", ...rows].join("\n");
}

function sizeFigures(sizes) {
  return Object.fromEntries(sizes.map(([name, bytes]) => [`${name}, bytes`, bytes]));
}

function show(title, rows) {
  lines.push(`## CPU per call: ${title}`, "");
  if (rows === undefined) {
    lines.push("Not measured: the fetch of this version of Node is implemented differently.", "");
    return;
  }
  samples[title] = rows;
  lines.push("|  | µs | above bare | 95 % | by process | ratio |", "|---|--:|--:|--:|--:|--:|");
  for (const { name, cost, above, interval, processes } of rows) {
    const ranges = [interval, processes].map((range) => range.map((number) => number.toFixed(1)).join(" to "));
    const cells = [name, cost.toFixed(1), above.toFixed(1), ...ranges, (cost / rows[0].cost).toFixed(2)];
    lines.push(`| ${cells.join(" | ")} |`);
    figures[`${title}, ${name}, above bare`] = above;
  }
  lines.push("");
}
