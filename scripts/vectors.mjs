// The vectors derived from the document: node scripts/vectors.mjs compares, --write updates. spec/vectors/README.md
// explains vectors; handwritten ones are next to the folder written here.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Document, isMap } from "yaml";
import { root } from "./run.mjs";
import { derive } from "./vectors/derive.mjs";
import { operations, tags } from "./vectors/document.mjs";

const folder = join(root, "spec", "vectors", "derived");

/** @returns {Map<string, string>} File contents by name, one file per tag. */
export function derivedVectors() {
  const seen = new Set();
  const made = operations.map((operation) => [operation.tag, derive(operation, seen)]);
  return new Map(
    tags.map((tag) => {
      const vectors = made.flatMap(([of, each]) => (of === tag ? each : []));
      const name = tag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [`${name}.yaml`, `${header}${printed(vectors)}`];
    }),
  );
}

const header = `# yaml-language-server: $schema=../vectors.schema.json
# Written by scripts/vectors.mjs from the bundled document. Do not edit: change the specification or the script.
`;

function printed(vectors) {
  const document = new Document(vectors, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
  for (const vector of document.contents.items) {
    vector.spaceBefore = true;
    for (const { value } of vector.items) if (isMap(value)) value.flow = true;
  }
  return document.toString({ lineWidth: 120, flowCollectionPadding: true });
}

/** Returns the differences between the folder and its expected content. */
function differences(wanted) {
  const present = new Set(readdirSync(folder));
  const changed = [...wanted].filter(
    ([name, text]) => !present.has(name) || readFileSync(join(folder, name), "utf8") !== text,
  );
  return [...changed.map(([name]) => name), ...[...present].filter((name) => !wanted.has(name))];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = derivedVectors();
  if (process.argv.includes("--write")) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of wanted) writeFileSync(join(folder, name), text);
  } else {
    const found = differences(wanted);
    for (const name of found) console.error(`spec/vectors/derived/${name} is not what the specification says`);
    if (found.length > 0) console.error("Run node scripts/vectors.mjs --write.");
    process.exitCode = found.length === 0 ? 0 : 1;
  }
}
