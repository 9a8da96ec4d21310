// The documents of bench/generate. They were chosen by this rule before any of them was measured:
// - of the JSON documents in test/documents/sample.json, the largest of each publisher with at least 1 MB, and GitHub's webhooks,
//   which have no paths and no tags, but deep unions;
// - of the YAML documents there, the largest of each publisher with at least 0.4 MB;
// - the package of the sample whose document is spread over the most files;
// - the largest JSON document below 5 MB as YAML, since no package of the sample has a large YAML document;
// - one operation with 2,000 small schemas.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { stringify } from "yaml";
import { downloadDocuments, sample } from "../../test/documents/download.mjs";
import { packedFolder } from "../../test/foreign/packed-document.mjs";
import { schemasOf } from "./copies-of.mjs";

const severalFiles = { package: "@mojaloop/api-snippets@17.10.2", root: "thirdparty/v1_0/openapi3/openapi.yaml" };
const webhooks = "@octokit/openapi-webhooks@12.1.0";

/**
 * @param {string} folder For documents that are written here.
 * @returns {Promise<{ key: string, title: string, path: string, isYaml: boolean }[]>}
 */
export async function chosenDocuments(folder) {
  const chosen = chosenFrom(sample.documents);
  const downloads = await downloadDocuments(chosen);
  const files = await packedFolder({
    ...sample.packages.find((one) => one.package === severalFiles.package),
    cached: "several-files",
  });
  const unavailable = downloads.unavailable ?? files.unavailable;
  if (unavailable !== undefined) throw new Error(unavailable);
  const single = chosen.map((document) => documentAt(downloads.paths.get(document), titleOf(document)));
  const source = chosen.find(({ bytes, file, package: name }) => bytes < 5e6 && !isYaml(file) && name !== webhooks);
  return [
    ...single,
    documentAt(join(files.path, severalFiles.root), "Mojaloop, several files"),
    asYaml(folder, source, downloads.paths.get(source)),
    written(folder, "schemas.json", "2,000 small schemas", JSON.stringify(schemasOf(2000))),
  ];
}

/** The documents of the sample that the rule names, the largest first. */
export function chosenFrom(documents) {
  const bySize = documents.toSorted((a, b) => b.bytes - a.bytes);
  const isLarge = ({ bytes, file }) => bytes >= (isYaml(file) ? 4e5 : 1e6);
  const isFirst = ({ publisher, file }, index) =>
    bySize.findIndex((other) => other.publisher === publisher && isYaml(other.file) === isYaml(file)) === index;
  return bySize.filter(
    (document, index) => isLarge(document) && (isFirst(document, index) || document.package === webhooks),
  );
}

function asYaml(folder, document, path) {
  const text = stringify(JSON.parse(readFileSync(path, "utf8")), { aliasDuplicateObjects: false });
  return written(folder, "converted.yaml", `${titleOf(document)}, as YAML`, text);
}

function written(folder, name, title, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return documentAt(path, title);
}

function documentAt(path, title) {
  return { key: title, title, path, isYaml: isYaml(path) };
}

function titleOf({ publisher, package: name }) {
  return name === webhooks ? `${publisher}, webhooks` : publisher;
}

export function isYaml(path) {
  return /^\.ya?ml$/.test(extname(basename(path)));
}
