// Writes the vectors that follow from the document to spec/vectors/derived, which is part of every build and not committed.
// spec/vectors/README.md explains vectors; handwritten ones are next to that folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** Writes the files whose text differs, and removes those of tags that no longer exist. */
function writeVectors(wanted) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name));
  for (const [name, text] of wanted) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeVectors(derivedVectors());
}
