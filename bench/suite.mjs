// The options and the result files that all suites share.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** `--quick`: the smallest effort that shows that a suite runs and its contenders agree. Nothing is written. */
export const quick = process.argv.includes("--quick");

/** `--write`: replaces the results of the suite. Otherwise they are only printed. */
export const write = !quick && process.argv.includes("--write");

/**
 * Prints the results of a suite. With `--write`, writes `results.md`, and `results.json`, from which
 * `bench/run.mjs` takes the rows of `RESULTS.md`.
 *
 * @param {string} folder The folder of the suite.
 * @param {object} result
 * @param {string} result.text Markdown.
 * @param {Record<string, number>} result.figures Those that `RESULTS.md` shows, by name.
 * @param {readonly string[]} [result.peers] Packages whose versions are recorded.
 * @param {unknown} [result.samples] The raw samples, by contender.
 */
export function record(folder, { text, ...result }) {
  console.log(text);
  if (write) writeFileSync(join(folder, "results.md"), `${text.trimEnd()}\n`);
  recordFigures(folder, result);
}

/** As {@link record}, for a suite that writes `results.md` itself. */
export function recordFigures(folder, { figures, peers = [], samples }) {
  if (!write) return;
  const result = {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cores: availableParallelism(),
    peers: Object.fromEntries(peers.map((name) => [name, versionOf(name)])),
    figures,
    samples,
  };
  const json = JSON.stringify(result, (_key, value) => (typeof value === "number" ? significant(value) : value));
  writeFileSync(join(folder, "results.json"), `${json}\n`);
}

/** The folder of an installed peer: npm installs into `bench/node_modules` what another workspace needs in another version. */
export function folderOf(name) {
  const folders = [".", ".."].map((parent) => join(import.meta.dirname, parent, "node_modules", name));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

/** The installed version of a peer. */
export function versionOf(name) {
  return JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8")).version;
}

/** The Node that some peers require. */
export const node24 = join(import.meta.dirname, "../test/toolchains/node_modules/node-24/bin/node");
export const versionOfNode24 = () => JSON.parse(readFileSync(join(node24, "../../package.json"), "utf8")).version;

/** Four significant digits, more than any measurement here has. */
function significant(value) {
  return Number.isInteger(value) ? value : Number(value.toPrecision(4));
}
