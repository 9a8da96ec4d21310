// Compares guildwire, openapi-typescript and @hey-api/openapi-ts on the real documents of test/documents/sample.json.
//   npm run build
//   npm ci --prefix test/toolchains
//   node bench/documents/run.mjs [--write | --quick] [part of a title ...]
//
// `--quick` runs the first document.
//
// Each generator runs with its defaults in a separate process. guildwire writes types, validators, client, server,
// limits and a reference; @hey-api/openapi-ts writes types and a client; openapi-typescript writes types. "Compiled"
// means that the TypeScript version that builds guildwire reports no errors under `strict`. Seconds are CPU seconds
// (user and system) of the generating process, which other load affects little. @hey-api/openapi-ts requires a newer
// Node, and runs on Node 24.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { downloadDocuments, sample, titleOf } from "../../test/documents/download.mjs";
import { compilerOptions } from "../files.mjs";
import { folderOf, node24, quick, record, versionOf } from "../suite.mjs";

const here = import.meta.dirname;
const root = resolve(here, "../..");
const usage = join(here, "../generate/usage.cjs");
if (!existsSync(node24)) throw new Error("run npm ci --prefix test/toolchains first");

/** Milliseconds after which a run counts as refused. */
const patience = 300_000;

const contenders = [
  {
    name: "guildwire",
    node: process.execPath,
    args: (document, out) => [join(root, "generator/bin/guildwire.js"), "generate", "--spec", document, "--out", out],
    warnings: (said) => sum(said.matchAll(/^(\d+) (?:deviations? from OpenAPI|further warnings?)/gm)),
  },
  {
    name: "openapi-typescript",
    node: process.execPath,
    args: (document, out) => [
      join(folderOf("openapi-typescript"), "bin/cli.js"),
      document,
      "-o",
      join(out, "types.ts"),
    ],
    warnings: (said) => count(said, /⚠|\bwarn(?:ing)?\b/gi),
  },
  {
    name: "@hey-api/openapi-ts",
    node: node24,
    // The module that its bin starts in a second process, whose CPU time would not count.
    args: (document, out) => [
      join(folderOf("@hey-api/openapi-ts"), "dist/run.mjs"),
      "-i",
      document,
      "-o",
      out,
      "--no-log-file",
    ],
    warnings: (said) => count(said, /⚠|\bwarn(?:ing)?\b/gi),
  },
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const matching = sample.documents.filter(
  (document) => wanted.length === 0 || wanted.some((part) => titleOf(document).includes(part)),
);
const documents = quick ? matching.slice(0, 1) : matching;
const { paths, unavailable } = await downloadDocuments(documents);
if (paths === undefined) throw new Error(unavailable);
const folder = mkdtempSync(join(tmpdir(), "guildwire-documents-"));
try {
  // Generated packages import the runtime.
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(root, "node_modules/@guildwire"), join(folder, "node_modules/@guildwire"), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const rows = documents.map((document) => {
    const results = contenders.map((contender) => runContender(contender, paths.get(document)));
    console.log(titleOf(document), results.map(cells).join(" "));
    return { document, results };
  });
  if (rows.every(({ results }) => results.every(({ accepted }) => !accepted)))
    throw new Error("no generator accepts anything");
  const totals = contenders.map((_, index) => totalOf(rows.map(({ results }) => results[index])));
  const figures = { documents: rows.length };
  contenders.forEach(({ name }, index) => {
    for (const [key, value] of Object.entries(totals[index])) figures[`${name}, ${key}`] = value;
  });
  const samples = rows.map(({ document, results }) => ({ document: titleOf(document), results }));
  const peers = ["openapi-typescript", "@hey-api/openapi-ts"];
  record(here, { text: report(rows, totals), figures, peers, samples });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function runContender({ node, args, warnings }, document) {
  const out = join(folder, "out");
  rmSync(out, { recursive: true, force: true });
  const usageFile = join(folder, "usage.json");
  rmSync(usageFile, { force: true });
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(node, ["--require", usage, ...args(document, out)], {
    cwd: folder,
    env: { ...env, BENCH_USAGE: usageFile, CI: "true" },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 256 * 1024 * 1024,
    timeout: patience,
  });
  const seconds = existsSync(usageFile) ? JSON.parse(readFileSync(usageFile, "utf8")).cpu / 1e6 : undefined;
  const accepted = status === 0 && existsSync(out);
  return { accepted, compiled: accepted && compiles(out), seconds, warnings: warnings(stdout + stderr) };
}

/** Whether the compiler reports no errors under `strict`; all contenders are compiled with the same options. */
function compiles(out) {
  const project = join(folder, "tsconfig.json");
  writeFileSync(project, JSON.stringify({ compilerOptions, include: [`${out}/**/*.ts`], exclude: [`${out}/dist`] }));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", project, "--pretty", "false"], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    timeout: patience,
  });
  if (status !== 0 && process.env.SHOW_ERRORS === "1") console.log(stdout.slice(0, 2000));
  return status === 0;
}

function count(text, pattern) {
  return text.match(pattern)?.length ?? 0;
}

function sum(matches) {
  return [...matches].reduce((total, [, number]) => total + Number(number), 0);
}

function cells({ accepted, compiled, seconds, warnings }) {
  const verdicts = [accepted ? "yes" : "no", accepted ? (compiled ? "yes" : "no") : "–"];
  return `${[...verdicts, seconds === undefined ? "–" : seconds.toFixed(1), warnings].join(" | ")} |`;
}

function totalOf(results) {
  return {
    accepted: results.filter(({ accepted }) => accepted).length,
    compiled: results.filter(({ compiled }) => compiled).length,
    seconds: results.reduce((sum, { seconds = 0 }) => sum + seconds, 0),
    warnings: results.reduce((sum, { warnings }) => sum + warnings, 0),
  };
}

function report(rows, totals) {
  const versions = ["openapi-typescript", "@hey-api/openapi-ts"].map((name) => `${name} ${versionOf(name)}`);
  const total = ({ accepted, compiled, seconds, warnings }) =>
    [accepted, compiled, seconds.toFixed(0), warnings].join(" | ");
  const columns = ["accepted", "compiled", "CPU s", "warnings"];
  const once = (text) => `|${text.repeat(contenders.length)}`;
  return `# Public documents, compared

${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}; ${versions.join(", ")}. Written by \`node bench/documents/run.mjs --write\`;
its comments describe the columns. The documents are those of \`test/documents/sample.json\`, which were chosen before any run.

| generator | accepted | compiled | CPU seconds | warnings |
|---|---:|---:|---:|---:|
${contenders.map(({ name }, index) => `| ${name} | ${total(totals[index])} |`).join("\n")}

## By document

Four columns for each generator, in the order of the table above.

| document ${once(
    columns
      .map((column) => ` ${column} `)
      .join("|")
      .concat("|"),
  )}
|---${once("---|---|---:|---:|")}
${rows.map(({ document, results }) => `| ${titleOf(document)} | ${results.map(cells).join(" ")}`).join("\n")}
`;
}
