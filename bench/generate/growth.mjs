// Shows how time and memory grow: cold and unchanged runs on parts and copies of GitHub's description, and on documents
// of many schemas. About ten minutes.
//   npm run build
//   node bench/generate/growth.mjs [--write | --quick]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { githubDescription } from "../../test/foreign/github-description.mjs";
import { quick, write } from "../suite.mjs";
import { copiesOf, schemasOf } from "./copies-of.mjs";
import { run } from "./measure.mjs";
import { operationsIn, partOf } from "./part-of.mjs";

const guildwire = join(import.meta.dirname, "../../generator/bin/guildwire.js");
const github = await githubDescription();
if (github.path === undefined) throw new Error(github.unavailable);
const folder = mkdtempSync(join(tmpdir(), "guildwire-growth-"));
try {
  const rows = [...documents()].map(measured);
  const text = [
    "# Growth of time and memory",
    "",
    "One run each, of whole processes; a cold run writes everything. Written by `node bench/generate/growth.mjs`.",
    "",
    "| document | MB | cold, CPU s | per operation or schema, ms | MB peak | unchanged, CPU s | of cold |",
    "|---|---:|---:|---:|---:|---:|---:|",
    ...rows,
    "",
  ].join("\n");
  console.log(text);
  if (write) writeFileSync(join(import.meta.dirname, "growth.md"), text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Documents of increasing size, made only when they are measured. */
function* documents() {
  const whole = JSON.parse(readFileSync(github.path, "utf8"));
  for (const step of quick ? [64] : [24, 8, 4, 2, 1]) yield operationsRow(partOf(whole, step));
  for (const count of quick ? [] : [2, 4, 8]) yield operationsRow(copiesOf(whole, count));
  for (const count of quick ? [100] : [1000, 10_000, 100_000]) {
    yield { title: `${count} schemas`, count, document: schemasOf(count) };
  }
}

function operationsRow(document) {
  const count = operationsIn(document);
  return { title: `${count} operations`, count, document };
}

function measured({ title, count, document }) {
  const spec = join(folder, "openapi.json");
  const text = JSON.stringify(document);
  writeFileSync(spec, text);
  const out = join(folder, "out");
  rmSync(out, { recursive: true, force: true });
  const generate = { name: title, cwd: folder, args: [guildwire, "generate", "--spec", spec, "--out", out] };
  const cold = run(generate, join(folder, "usage.json"));
  const unchanged = run({ ...generate, says: "unchanged" }, join(folder, "usage.json"));
  const cells = [
    (text.length / 1e6).toFixed(1),
    cold.cpu.toFixed(2),
    ((cold.cpu * 1000) / count).toFixed(2),
    cold.memory.toFixed(0),
    unchanged.cpu.toFixed(2),
    (unchanged.cpu / cold.cpu).toFixed(3),
  ];
  const row = `| ${title} | ${cells.join(" | ")} |`;
  console.error(row);
  return row;
}
