// The documents that the language server is measured with, and the edits.
//
// The documents: spec/; of the JSON documents in test/documents/sample.json with references to schemas, the one nearest to
// 1 MB; the one nearest to 2 MB, as YAML; and one schema for each of 2,000 files. Every edit changes a `type` to a misspelled
// one or back, so that the diagnostics of the next version differ from those of the last one.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { downloadDocuments, sample } from "../../test/documents/download.mjs";
import { startClient } from "./client.mjs";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "guildwire-editor-"));

/** Measures each document with a new server, whose client has opened the file of the document. Returns the results in order. */
export async function measureEach(measure) {
  try {
    const rows = [];
    for (const document of await documents()) {
      rows.push({ title: document.title, ...(await withClient(document, measure)) });
      console.error(`${document.title}: measured`);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withClient({ title, folder: path, file }, measure) {
  const client = await startClient(path);
  try {
    const opened = await client.open(join(path, file), file.endsWith("json") ? "json" : "yaml");
    return await measure(client, title, opened);
  } finally {
    await client.close();
  }
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

/** Misspells a type, or corrects it. Returns where, and the milliseconds until the diagnostics of the change arrived. */
export function editsOf(client, title) {
  const types = placesOf(client.lines, /^(\s*"?type"?: "?)(string)\b/).filter(
    ({ line }) => !isInExample(client.lines, line),
  );
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

/** Whether a line belongs to an example, by the keys of the lines above that are indented less. */
function isInExample(lines, line) {
  let indent = lines[line].search(/\S/);
  for (let above = line - 1; above >= 0 && indent > 0; above -= 1) {
    const own = lines[above].search(/\S/);
    if (own < 0 || own >= indent) continue;
    if (/^\s*(?:- )?"?(?:examples?|x-example)"?:/.test(lines[above])) return true;
    indent = own;
  }
  return false;
}

/** Where an expression matches a line: its second group. */
export function placesOf(lines, expression) {
  const places = lines.flatMap((text, line) => {
    const match = expression.exec(text);
    return match === null ? [] : [{ line, start: match[1].length }];
  });
  if (places.length === 0) throw new Error(`no line of ${lines.length} matches ${expression}`);
  return places;
}
