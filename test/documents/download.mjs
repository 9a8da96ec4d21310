// The sample of real documents that tests and benchmarks run on. test/documents/sample.json pins each package by the integrity
// of its tarball and each document by its SHA-256; both are downloaded once, into .cache/documents. Plain JavaScript, because
// bench/documents uses it too.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { cache, digestOf, keepFile, unpackPackage } from "../foreign/packed-document.mjs";

/** The largest document of the sample. */
const maxDocumentBytes = 20 * 1024 * 1024;

/**
 * A document as sample.json lists it.
 *
 * @typedef {object} SampleDocument
 * @property {string} package Name and exact version.
 * @property {string} file Its path in the tarball.
 * @property {string} sha256
 * @property {number} bytes
 * @property {string} publisher Who owns the API that it describes.
 * @property {string} version Of OpenAPI, as the document states it.
 * @property {boolean} refusedBy92ad271 Whether the generator at commit 92ad271 refused it.
 * @property {boolean} inFull Whether `npm run test:full` runs it; `npm run test:long` runs all.
 */

/**
 * A package as sample.json lists it.
 *
 * @typedef {object} SamplePackage
 * @property {string} package Name and exact version.
 * @property {string} integrity Of the tarball, as lockfiles have it.
 * @property {number} bytes The size of the tarball.
 * @property {string} license As its package.json states it.
 */

/** @type {{ packages: SamplePackage[], documents: SampleDocument[] }} */
export const sample = JSON.parse(readFileSync(join(import.meta.dirname, "sample.json"), "utf8"));

/** @param {SampleDocument} document */
export function titleOf({ package: name, file }) {
  return `${name} ${file.replace(/^package\//, "")}`;
}

/**
 * The paths of documents of the sample.
 *
 * @param {readonly SampleDocument[]} documents
 * @returns {Promise<{ paths: Map<SampleDocument, string> } | { unavailable: string }>} `unavailable` says why npm
 * cannot download them.
 */
export async function downloadDocuments(documents) {
  const paths = new Map(documents.map((document) => [document, cachedPath(document)]));
  const missing = documents.filter((document) => digestOf(cachedPath(document)) !== document.sha256);
  for (const name of new Set(missing.map((document) => document.package))) {
    const pinned = sample.packages.find((one) => one.package === name);
    if (pinned === undefined) throw new Error(`sample.json does not pin ${name}`);
    const wanted = missing.filter((document) => document.package === name);
    const found = await unpackPackage({ ...pinned, files: wanted.map(({ file }) => file) });
    if (found.unavailable !== undefined) return { unavailable: found.unavailable };
    for (const document of wanted) keepDocument(document, found.files.get(document.file));
  }
  return { paths };
}

function keepDocument(document, bytes) {
  const title = titleOf(document);
  if (bytes === undefined) throw new Error(`${title} does not exist`);
  if (bytes.length > maxDocumentBytes) throw new Error(`${title} has more than ${maxDocumentBytes} bytes`);
  keepFile(cachedPath(document), bytes, { sha256: document.sha256, title });
}

/** @param {SampleDocument} document */
function cachedPath({ sha256, file }) {
  return join(cache, "documents", `${sha256}${extname(file)}`);
}
