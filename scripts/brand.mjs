// The product's own text does not use the brand of the service whose API it describes. brand.json lists the exceptions
// (values on the wire) with reasons; an unused exception is an error.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

/** Generated files repeat the specification; in brand.json the words themselves are listed. */
const exempt = /^(generated\/|service\/generated\/|package-lock\.json$|scripts\/brand\.json$|LICENSE$)/;

/** @returns {string[]} One line per use of the brand, and per unused exception. */
export function checkBrand({ files, read, words, allowed }) {
  const problems = [];
  const used = new Set();
  for (const file of files) {
    if (exempt.test(file)) continue;
    const text = read(file);
    if (text.includes("\0")) continue;
    for (const [index, line] of text.split("\n").entries()) {
      const rest = allowed
        .filter((entry) => entry.file === file && line.includes(entry.text))
        .reduce((left, entry) => {
          used.add(entry);
          return left.replaceAll(entry.text, "");
        }, line);
      const word = words.find((candidate) => rest.toLowerCase().includes(candidate));
      if (word !== undefined) problems.push(`${file}:${index + 1} uses the word ${JSON.stringify(word)}`);
    }
    const word = words.find((candidate) => file.toLowerCase().includes(candidate));
    if (word !== undefined) problems.push(`${file} has ${JSON.stringify(word)} in its name`);
  }
  for (const entry of allowed) {
    if (!used.has(entry))
      problems.push(`scripts/brand.json allows ${JSON.stringify(entry.text)} in ${entry.file}, where it is not`);
    if (!entry.reason) problems.push(`scripts/brand.json gives no reason for ${JSON.stringify(entry.text)}`);
  }
  return problems;
}

/** Existing files that git tracks or would add. */
export function repositoryFiles() {
  const { stdout, status } = spawnSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error("git ls-files failed");
  // Deleted files are listed until the deletion is committed.
  return stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { words, allowed } = JSON.parse(readFileSync(join(root, "scripts", "brand.json"), "utf8"));
  const read = (file) => readFileSync(join(root, file), "utf8");
  const problems = checkBrand({ files: repositoryFiles(), read, words, allowed });
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? "The brand is used on the wire only." : `${problems.length} places use the brand.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
