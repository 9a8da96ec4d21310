// Measures the language server: the latency of diagnostics, completion, hover and rename, and its memory after 1,000 edits.
//   npm run build
//   node bench/editor/run.mjs [--write | --quick]
//
// The documents: spec/; of the JSON documents in test/documents/sample.json with references to schemas, the one nearest to
// 1 MB; the one nearest to 2 MB, as YAML; and one schema for each of 2,000 files. Every edit changes a `type` to a misspelled one or back, so that the
// diagnostics of the next version differ from those of the last one. Completion and hover are requested directly after an
// edit, as editors do. Processor time does not depend on what else the machine does: of the thread that responds for
// completion and hover, of all threads for diagnostics and renames, in steps of 10 ms. Linux only.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { downloadDocuments, sample } from "../../test/documents/download.mjs";
import { quantile } from "../statistics.mjs";
import { quick, record } from "../suite.mjs";
import { startClient } from "./client.mjs";

const root = join(import.meta.dirname, "../..");
/** Edits whose latency counts, and edits until the memory is read a second time. */
const { measured, edits } = quick ? { measured: 3, edits: 6 } : { measured: 50, edits: 1000 };
/** Edits until the memory is read first. */
const early = quick ? 3 : 100;
const kinds = ["diagnostics", "completion", "hover", "rename"];
const folder = mkdtempSync(join(tmpdir(), "guildwire-editor-"));
const figures = {};
const samples = {};

try {
  const rows = [];
  for (const document of await documents()) {
    rows.push({ document, title: document.title, ...(await withClient(document, measureTimes)) });
    console.error(`${document.title}: measured the latency`);
  }
  const [load] = loadavg();
  // Half an hour. A busy machine does not change the memory.
  for (const row of rows) {
    Object.assign(row, await withClient(row.document, measureMemory));
    console.error(`${row.title}: measured the memory`);
  }
  record(import.meta.dirname, { text: report(rows, load), figures, samples });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function documents() {
  const candidates = [nearestTo(1e6), nearestTo(2e6)];
  const { paths, unavailable } = await downloadDocuments([...new Set(candidates.flat())]);
  if (unavailable !== undefined) throw new Error(unavailable);
  const textOf = (document) => readFileSync(paths.get(document), "utf8");
  const read = (document) => JSON.parse(textOf(document));
  const [json, yaml] = candidates.map((documents) =>
    documents.find((document) => textOf(document).includes('"#/components/schemas/')),
  );
  const spec = workspace("spec");
  cpSync(join(root, "spec"), join(spec, "spec"), { recursive: true });
  writeFileSync(join(spec, "guildwire.config.yaml"), "spec: spec/openapi.yaml\nout: generated\n");
  return [
    { title: "`spec/`", folder: spec, file: "spec/guilds.yaml" },
    single("json", `${json.publisher}, JSON`, "openapi.json", JSON.stringify(read(json), null, 2)),
    single(
      "yaml",
      `${yaml.publisher}, YAML`,
      "openapi.yaml",
      stringify(read(yaml), { aliasDuplicateObjects: false, lineWidth: 0 }),
    ),
    manyFiles(2000),
  ];
}

/** The JSON documents of nearly a size. */
function nearestTo(bytes) {
  const candidates = sample.documents.filter(({ file }) => file.endsWith(".json"));
  return candidates.toSorted((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes)).slice(0, 3);
}

function single(name, title, file, text) {
  const path = workspace(name);
  writeFileSync(join(path, file), text);
  return { title: `${title}, ${(text.length / 1e6).toFixed(1)} MB`, folder: path, file };
}

function manyFiles(count) {
  const path = workspace("files");
  mkdirSync(join(path, "schemas"));
  const names = Array.from({ length: count - 1 }, (_, index) => `Schema${index}`);
  for (const [index, name] of names.entries()) {
    const next = names[(index + 1) % names.length];
    writeFileSync(
      join(path, "schemas", `${name}.yaml`),
      `type: object\nproperties:\n  id:\n    type: string\n  next:\n    $ref: ${next}.yaml\n`,
    );
  }
  const references = names.map((name) => `    ${name}:\n      $ref: schemas/${name}.yaml`).join("\n");
  writeFileSync(
    join(path, "openapi.yaml"),
    `openapi: 3.1.0
info:
  title: Many files
  version: 1.0.0
paths:
  /first:
    get:
      operationId: getFirst
      responses:
        "200":
          description: The first.
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Schema0"
components:
  schemas:
${references}
    Local:
      type: object
      properties:
        name:
          type: string
        first:
          $ref: "#/components/schemas/Schema0"
`,
  );
  return { title: `${count} files`, folder: path, file: "openapi.yaml" };
}

function workspace(name) {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/** Measures with a new server, whose client has opened the file of a document. */
async function withClient({ title, folder: path, file }, measure) {
  const client = await startClient(path);
  try {
    const opened = await client.open(join(path, file), file.endsWith("json") ? "json" : "yaml");
    return await measure(client, title, opened);
  } finally {
    await client.close();
  }
}

async function measureTimes(client, title, opened) {
  const times = { opened };
  const processor = {};
  for (const kind of kinds) [times[kind], processor[kind]] = [[], []];
  const references = placesOf(client.lines, /^(\s*(?:- )?"?\$ref"?: ["']?)(#?[^"']+)/);
  const schemas = placesOf(
    client.lines,
    /^(\s*(?:- )?"?\$ref"?: ["']?)([^"']*#\/(?:components\/)?(?:schemas|parameters|responses|headers)\/[\w.-]+)["']?,?$/,
  );
  const change = editsOf(client, title);
  for (let edit = 0; edit < measured; edit += 1) {
    const before = client.processorTime();
    const { place, published } = change(edit);
    const completion = await client.completion(place.line, place.start + 2);
    expectSome(completion.result?.items ?? completion.result, "completion", title);
    times.completion.push(completion.milliseconds);
    processor.completion.push(completion.processor);
    const reference = references[(edit * 7919) % references.length];
    const hover = await client.hover(reference.line, reference.start + 1);
    expectSome(hover.result === null ? [] : [hover.result], "hover", title);
    times.hover.push(hover.milliseconds);
    processor.hover.push(hover.processor);
    times.diagnostics.push(await published);
    processor.diagnostics.push(client.processorTime() - before - completion.processor - hover.processor);
  }
  for (let round = 0; round < Math.min(measured, 10); round += 1) {
    const { line, start } = schemas[(round * 7919) % schemas.length];
    const before = client.processorTime();
    const { milliseconds, result } = await client.rename(line, start + 1, `Renamed${round}`);
    expectSome(result?.documentChanges ?? Object.keys(result?.changes ?? {}), "rename", title);
    times.rename.push(milliseconds);
    processor.rename.push(client.processorTime() - before);
  }
  samples[title] = times;
  return { times, processor };
}

async function measureMemory(client, title) {
  let firstMemory;
  const change = editsOf(client, title);
  for (let edit = 0; edit < edits; edit += 1) {
    await change(edit).published;
    if (edit + 1 === early) firstMemory = client.memory();
  }
  return { firstMemory, lastMemory: client.memory() };
}

/** Misspells a type, or corrects it. Returns where, and the milliseconds until the diagnostics of the change arrived. */
function editsOf(client, title) {
  const types = placesOf(client.lines, /^(\s*"?type"?: "?)(string)\b/);
  return (edit) => {
    const place = types[(Math.floor(edit / 2) * 7919) % types.length];
    const isWrong = edit % 2 === 0;
    const [end, text] = isWrong ? [place.start + 6, "strng"] : [place.start + 5, "string"];
    const published = client.change(place.line, place.start, end, text).then(({ milliseconds, diagnostics }) => {
      const isReported = diagnostics.some(({ range }) => range.start.line === place.line);
      if (isReported !== isWrong) throw new Error(`${title}: stale diagnostics after edit ${edit}`);
      return milliseconds;
    });
    return { place, published };
  };
}

/** Where an expression matches a line: its second group. */
function placesOf(lines, expression) {
  const places = lines.flatMap((text, line) => {
    const match = expression.exec(text);
    return match === null ? [] : [{ line, start: match[1].length }];
  });
  if (places.length === 0) throw new Error(`no line of ${lines.length} matches ${expression}`);
  return places;
}

function expectSome(items, kind, title) {
  if (!Array.isArray(items) || items.length === 0) throw new Error(`${title}: ${kind} returned nothing`);
}

function report(rows, load) {
  const cell = (times) => `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`;
  const lines = rows.map(({ title, times, processor, firstMemory, lastMemory }) => {
    for (const kind of kinds) {
      figures[`${title}, ${kind}`] = quantile(times[kind], 0.5);
      figures[`${title}, ${kind}, processor time`] = quantile(processor[kind], 0.5);
    }
    figures[`${title}, memory growth`] = lastMemory / firstMemory;
    const latencies = kinds.map((kind) => `${cell(times[kind])} (${cell(processor[kind])})`).join(" | ");
    return `| ${title} | ${times.opened.toFixed(0)} | ${latencies} | ${firstMemory.toFixed(0)} | ${lastMemory.toFixed(0)} |`;
  });
  return `# The language server

Node ${process.version}. Milliseconds as median / 95th percentile: of diagnostics from the last change until they arrive, of
completion and hover from the request, sent directly after a change, until the response. In parentheses is the processor time,
which a busy machine does not change; the load average was ${load.toFixed(1)} on two cores. Memory is the resident memory of
the server in MB, after ${early} and after ${edits} changes. Written by \`node bench/editor/run.mjs --write\`; its comments
describe the documents.

| document | opened | ${kinds.join(" | ")} | MB after ${early} | MB after ${edits} |
|---|--:|--:|--:|--:|--:|--:|--:|
${lines.join("\n")}
`;
}
