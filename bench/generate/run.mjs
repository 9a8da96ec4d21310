// Compares guildwire generate with openapi-typescript: time and peak memory of whole processes. About ten minutes.
//   npm run build
//   node bench/generate/run.mjs [--document FILE | FOLDER] [--write | --quick] [part of a title ...]
//
// `--document` measures a document of your own, JSON or YAML; of a folder, the `openapi` file in it. Parts of titles choose among
// the published documents of documents.mjs. With either, the other sections are omitted and nothing is written. `--quick` runs
// each contender on `spec/` once, without the other commands.
//
// openapi-typescript writes types only; guildwire checks the specification, then writes types, validators, client,
// server, limits, a reference and a bundled document. The row "types only" omits the other emitters, and "one edit" follows a run
// on the same output: one operation has another summary and another parameter. The table of
// published documents has the figures of record: the worst ratios of all of them. The last table shows how time and
// memory grow with the size of a document. bench/clients compares types and clients with other peers.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { githubDescription } from "../../test/foreign/github-description.mjs";
import { bytesIn } from "../files.mjs";
import { folderOf, quick, record } from "../suite.mjs";
import { commandCases } from "./commands.mjs";
import { chosenDocuments, isYaml } from "./documents.mjs";
import { measure, run } from "./measure.mjs";
import { operationsIn, partOf } from "./part-of.mjs";

const here = import.meta.dirname;
const root = join(here, "../..");
const guildwire = join(root, "generator/bin/guildwire.js");
const peer = join(folderOf("openapi-typescript"), "bin/cli.js");
const { values, positionals } = parseArgs({
  options: { document: { type: "string" }, write: { type: "boolean" }, quick: { type: "boolean" } },
  allowPositionals: true,
});
const isPartial = values.document !== undefined || positionals.length > 0;
const figures = {};
const samples = {};
const editedName = "guildwire, one edit";

const heading = `# Generating: time and memory

2 cores, Node 20. Medians of whole processes that take turns. The ratio compares the seconds with those of openapi-typescript.
Written by \`node bench/generate/run.mjs --write\`; its comments describe the rows.
`;

const folder = mkdtempSync(join(tmpdir(), "guildwire-bench-"));
try {
  cpSync(join(root, "spec"), join(folder, "spec"), { recursive: true });
  writeFileSync(join(folder, "types.yaml"), "only: [types]\n");
  if (isPartial) {
    console.log([...ofYourOwn(), ...(positionals.length > 0 ? [await published()] : [])].join("\n"));
  } else {
    const spec = group("spec", "spec/ (66 operations)", "spec/openapi.yaml", join(root, "generated/openapi.json"));
    const sections = quick ? [measured(spec, { rounds: 1, seconds: 0 })] : await onAllDocuments(spec);
    record(here, { text: `${heading}\n${sections.join("\n")}`, figures, peers: ["openapi-typescript"], samples });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function onAllDocuments(spec) {
  const github = await githubDescription();
  if (github.path === undefined) throw new Error(github.unavailable);
  const document = JSON.parse(readFileSync(github.path, "utf8"));
  const parts = [16, 8, 4, 2, 1].map((step) => writePart(document, step));
  const [smallest] = parts;
  // The small documents are fast enough for more rounds.
  return [
    measured(spec, { rounds: 7, seconds: 40 }),
    measured(group("part", `Part of GitHub's (${inWords(smallest)})`, smallest.path, smallest.path), {
      rounds: 7,
      seconds: 40,
    }),
    await published(),
    measured(group("whole", `GitHub's (${inWords(parts.at(-1))})`, github.path, github.path), {
      rounds: 5,
      seconds: 90,
    }),
    grown(parts, { rounds: 3, seconds: 60 }),
    await otherCommands({ rounds: 3, seconds: 60 }),
  ];
}

/** `diff` on the JSON document that is also converted to YAML, and `rename` on the document with the most schemas. */
async function otherCommands(effort) {
  const documents = await chosenDocuments(folder);
  const pathOf = (publisher) => documents.find(({ title }) => title === publisher).path;
  const cases = commandCases(folder, { compared: pathOf("zoom.us"), renamed: pathOf("plaid.com") });
  const { rounds, medians, samples: raw } = measure(cases, { folder, ...effort });
  const rows = cases.map(({ name }, index) => {
    const { wall, cpu, memory } = medians[index];
    figures[`${name}, CPU seconds`] = cpu;
    samples[name] = [{ name, runs: raw[index] }];
    return `| ${name.padEnd(22)} | ${[wall.toFixed(2), cpu.toFixed(2), memory.toFixed(0)].map((cell) => cell.padStart(7)).join(" | ")} |`;
  });
  return [
    `## Other commands, ${rounds} rounds`,
    "",
    `| ${"".padEnd(22)} | ${["seconds", "CPU s", "MB peak"].map((cell) => cell.padStart(7)).join(" | ")} |`,
    `|${"-".repeat(24)}|${`${"-".repeat(8)}:|`.repeat(3)}`,
    ...rows,
    "",
  ].join("\n");
}

function ofYourOwn() {
  if (values.document === undefined) return [];
  const path = rootFileOf(resolve(values.document));
  const title = `${basename(path)} (${describe(path)})`;
  return [measured(group("own", title, path, path), { rounds: 7, seconds: 60 })];
}

/** A file itself, or the root file of a document in a folder. */
function rootFileOf(path) {
  if (!statSync(path).isDirectory()) return path;
  const roots = readdirSync(path).filter((name) => /^(?:openapi|swagger)\.(?:json|ya?ml)$/.test(name));
  if (roots.length !== 1) throw new Error(`${path} has ${roots.length} files named openapi or swagger: name the file`);
  return join(path, roots[0]);
}

/** Paths of a document in several files may be references, whose operations are not counted. */
function describe(path) {
  const text = readFileSync(path, "utf8");
  return inWords({
    operations: operationsIn(isYaml(path) ? parse(text) : JSON.parse(text)),
    megabytes: statSync(path).size / 1e6,
  });
}

/** Everything that guildwire emits against openapi-typescript's types, on every document of documents.mjs. */
async function published() {
  const all = await chosenDocuments(folder);
  const chosen = all.filter(
    ({ title }) =>
      positionals.length === 0 || positionals.some((part) => title.toLowerCase().includes(part.toLowerCase())),
  );
  const results = chosen.map((document, index) => {
    const { contenders } = group(`published-${index}`, document.title, document.path, document.path, false);
    const [cold, peer] = contenders.filter(({ name }) => /cold|openapi-typescript/.test(name));
    const compared = ends(peer) ? [cold, peer] : [cold];
    const { medians, samples: raw } = measure(compared, { folder, rounds: 5, seconds: 30 });
    samples[document.title] = compared.map(({ name }, at) => ({ name, runs: raw[at] }));
    const [own, other] = medians;
    const ratios = other === undefined ? [] : ["wall", "cpu", "memory"].map((key) => own[key] / other[key]);
    return { ...document, own, ratios };
  });
  const cells = (name, one) => `| ${name.padEnd(26)} | ${one.map((cell) => String(cell).padStart(7)).join(" | ")} |`;
  const rows = results.map(({ title, path, own, ratios }) =>
    cells(title, [
      (statSync(path).size / 1e6).toFixed(1),
      own.wall.toFixed(2),
      own.cpu.toFixed(2),
      own.memory.toFixed(0),
      ...(ratios.length === 0 ? ["fails", "", ""] : ratios.map((ratio) => ratio.toFixed(2))),
    ]),
  );
  const worst = [
    ["JSON", results.filter((one) => !one.isYaml)],
    ["YAML", results.filter((one) => one.isYaml)],
  ].flatMap(([kind, all]) => {
    const some = all.filter(({ ratios }) => ratios.length > 0);
    if (some.length === 0) return [];
    const ratios = ["seconds", "CPU", "memory"].map((name, at) => {
      const ratio = Math.max(...some.map((one) => one.ratios[at]));
      figures[`worst of ${kind}, ${name} ratio`] = ratio;
      return ratio.toFixed(2);
    });
    return [cells(`worst ${kind}`, ["", "", "", "", ...ratios])];
  });
  figures["documents"] = results.length;
  return [
    `## ${results.length} published documents, everything, relative to openapi-typescript's types`,
    "",
    "bench/generate/documents.mjs states how they were chosen. MB of a document in several files are those of its root file.",
    "`fails`: openapi-typescript writes no types for the document, so that there is no ratio.",
    "",
    cells("", ["MB", "seconds", "CPU s", "MB peak", "seconds", "CPU", "memory"]),
    `|${"-".repeat(28)}|${`${"-".repeat(8)}:|`.repeat(7)}`,
    ...rows,
    ...worst,
    "",
  ].join("\n");
}

/** Whether a contender succeeds. */
function ends(contender) {
  try {
    run(contender, join(folder, "usage.json"));
    return true;
  } catch (error) {
    console.log(String(error).slice(0, 500));
    return false;
  }
}

/** The contenders of one document, each with a separate output folder; documents in YAML are not edited. */
function group(key, title, spec, bundled, isEdited = !isYaml(spec)) {
  const out = (name) => join(folder, `${key}-${name}`);
  const ours = (name, ...more) => ({
    cwd: folder,
    args: [guildwire, "generate", "--spec", spec, "--out", out(name), ...more],
  });
  const fresh = (name) => () => rmSync(out(name), { recursive: true, force: true });
  const steady = ours("steady");
  const edited = isEdited ? [editedContender(join(folder, `${key}-edited.json`), spec, out("edited"))] : [];
  // Creates the output on which the unchanged runs are measured, and warms the file system's caches.
  run({ name: "guildwire", ...steady }, join(folder, "usage.json"));
  return {
    key,
    title,
    out: out("steady"),
    contenders: [
      { name: "guildwire, cold", prepare: fresh("cold"), ...ours("cold") },
      { name: "guildwire, types only", prepare: fresh("types"), ...ours("types", "--config", "types.yaml") },
      { name: "guildwire, unchanged", ...steady, says: "unchanged" },
      ...edited,
      { name: "openapi-typescript", cwd: folder, args: [peer, bundled, "-o", `${out("peer")}.d.ts`] },
    ],
  };
}

/** Generates after an edit of one operation, in an output that an earlier run has written. */
function editedContender(path, spec, out) {
  const document = JSON.parse(readFileSync(spec, "utf8"));
  const [item] = Object.values(document.paths);
  const operation = Object.values(item).find((value) => value?.responses !== undefined);
  const args = [guildwire, "generate", "--spec", path, "--out", out];
  const edit = () => {
    operation.summary = `${operation.summary ?? ""}.`;
    operation.parameters = [...(operation.parameters ?? [])].filter(({ name }) => !/^edited/.test(name ?? ""));
    operation.parameters.push({ name: `edited${operation.summary.length}`, in: "query", schema: { type: "string" } });
    writeFileSync(path, JSON.stringify(document, undefined, 2));
  };
  edit();
  run({ name: editedName, cwd: folder, args }, join(folder, "usage.json"));
  return { name: editedName, prepare: edit, cwd: folder, args };
}

/** Writes a document with every `step`th path, indented by two spaces. */
function writePart(document, step) {
  const part = partOf(document, step);
  const path = join(folder, `part-${step}.json`);
  writeFileSync(path, JSON.stringify(part, undefined, 2));
  return { path, operations: operationsIn(part), megabytes: statSync(path).size / 1e6 };
}

function inWords({ operations, megabytes }) {
  return `${operations} operations, ${megabytes.toFixed(1)} MB`;
}

/** Measures cold runs on parts of one document of increasing size: the cost per operation. */
function grown(parts, effort) {
  const contenders = parts.map(({ path, operations }) => {
    const out = join(folder, `grown-${operations}`);
    const args = [guildwire, "generate", "--spec", path, "--out", out];
    return { name: `${operations}`, prepare: () => rmSync(out, { recursive: true, force: true }), cwd: folder, args };
  });
  const { rounds, medians } = measure(contenders, { folder, ...effort });
  const cells = (one) => `| ${one.map((cell) => String(cell).padStart(16)).join(" | ")} |`;
  const rows = parts.map(({ operations, megabytes }, index) => {
    const { wall, cpu, memory } = medians[index];
    const each = (seconds) => ((seconds * 1000) / operations).toFixed(1);
    return cells([operations, megabytes.toFixed(1), wall.toFixed(2), each(wall), each(cpu), memory.toFixed(0)]);
  });
  return [
    `## guildwire, cold, on parts of GitHub's, ${rounds} rounds`,
    "",
    cells(["operations", "MB", "seconds", "ms per operation", "CPU ms per op.", "MB peak"]),
    `|${`${"-".repeat(17)}:|`.repeat(6)}`,
    ...rows,
    "",
  ].join("\n");
}

function measured({ key, title, out, contenders }, effort) {
  const { rounds, medians, samples: raw } = measure(contenders, { folder, ...effort });
  const last = medians.at(-1);
  const bytes = bytesIn(out);
  figures[`${key}, output MB`] = bytes / 1e6;
  samples[key] = contenders.map(({ name }, index) => ({ name, runs: raw[index] }));
  const edited = contenders.findIndex(({ name }) => name === editedName);
  if (edited > 0) figures[`${key}, one edit to cold, CPU ratio`] = medians[edited].cpu / medians[0].cpu;
  const rows = contenders.map(({ name }, index) => {
    const { wall, cpu, memory } = medians[index];
    figures[`${key}, ${name}, seconds ratio`] = wall / last.wall;
    figures[`${key}, ${name}, memory ratio`] = memory / last.memory;
    const cells = [wall.toFixed(2), cpu.toFixed(2), memory.toFixed(0), (wall / last.wall).toFixed(2)];
    return `| ${name.padEnd(22)} | ${cells.map((cell) => cell.padStart(7)).join(" | ")} |`;
  });
  return [
    `## ${title}, ${rounds} rounds`,
    "",
    `guildwire writes ${(bytes / 1e6).toFixed(1)} MB.`,
    "",
    `| ${"".padEnd(22)} | ${["seconds", "CPU s", "MB peak", "ratio"].map((cell) => cell.padStart(7)).join(" | ")} |`,
    `|${"-".repeat(24)}|${`${"-".repeat(8)}:|`.repeat(4)}`,
    ...rows,
    "",
  ].join("\n");
}
