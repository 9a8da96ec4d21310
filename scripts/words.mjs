// Rejects the words of words.json in source, documentation and messages. `left` counts the remaining uses per folder:
// these numbers may only decrease.
//   node scripts/words.mjs [--write]     --write lowers the counts of folders with fewer uses
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryFiles } from "./brand.mjs";
import { root } from "./run.mjs";

const listPath = join(root, "scripts", "words.json");

/** Generated files repeat the specification; the others are copies from other projects or earlier versions. */
const exempt =
  /^(?:generated|service\/generated|test\/upgrade\/fixture|test\/stubs\/corpus|spec\/vectors\/derived)\/|\/compiled\/|\/expected\/|(?:^|\/)package-lock\.json$|^LICENSE$|^scripts\/words\.json$|^test\/scripts\/words\.test\.ts$/;
const kinds = { source: /\.[cm]?[jt]s$/, docs: /\.md$/ };
const text = /\.(?:[cm]?[jt]s|md|ya?ml|json|hbs)$|^\.ci\/run$/;

/**
 * @param {{ files: readonly string[], read: (file: string) => string,
 *   words: readonly { word: string, pattern: string, instead: string, files?: "source" | "docs", except?: string }[] }} input
 * @returns {{ folder: string, word: string, instead: string, at: string }[]} Every use of a word, `at` its file and line.
 */
export function findWords({ files, read, words }) {
  const searched = words.map(({ pattern, except, ...entry }) => ({
    ...entry,
    // A line break, including the comment marker of the next line, matches a space.
    pattern: new RegExp(pattern.replaceAll(" ", "(?: |[ \\t]*\\n[ \\t*/#>]*)"), "gi"),
    except: except === undefined ? undefined : new RegExp(except, "gi"),
  }));
  return files.flatMap((file) => {
    if (exempt.test(file) || !text.test(file)) return [];
    const content = read(file);
    return searched
      .filter((entry) => entry.files === undefined || kinds[entry.files].test(file))
      .flatMap(({ word, instead, pattern, except }) => {
        const kept = except === undefined ? content : content.replace(except, (found) => " ".repeat(found.length));
        return Array.from(kept.matchAll(pattern), ({ index }) => {
          const line = kept.slice(0, index).split("\n").length;
          return { folder: folderOf(file), word, instead, at: `${file}:${line}` };
        });
      });
  });
}

/** Returns the folder in which a file is counted: two levels, such as `generator/src`. */
function folderOf(file) {
  return file.split("/").slice(0, -1).slice(0, 2).join("/") || ".";
}

/** @returns {Record<string, Record<string, number>>} The number of uses by folder and word, sorted. */
export function countByFolder(uses) {
  const counts = {};
  for (const { folder, word } of uses) {
    counts[folder] ??= {};
    counts[folder][word] = (counts[folder][word] ?? 0) + 1;
  }
  return sorted(Object.entries(counts).map(([folder, words]) => [folder, sorted(Object.entries(words))]));
}

/** @returns {string[]} One line per use of a word beyond the count of its folder, and per count that is too high. */
export function compareCounts(uses, left) {
  const counts = countByFolder(uses);
  const problems = [];
  for (const [folder, words] of Object.entries(counts)) {
    for (const [word, count] of Object.entries(words)) {
      const limit = left[folder]?.[word] ?? 0;
      if (count <= limit) continue;
      const found = uses.filter((use) => use.folder === folder && use.word === word);
      if (limit > 0) problems.push(`${folder}: "${word}" ${count} times, ${limit} at most`);
      problems.push(...found.map(({ at, instead }) => `${at}: replace "${word}" by: ${instead}`));
    }
  }
  for (const [folder, words] of Object.entries(left)) {
    for (const [word, limit] of Object.entries(words)) {
      const count = counts[folder]?.[word] ?? 0;
      if (count < limit)
        problems.push(`scripts/words.json: "${word}" in ${folder} fell to ${count}; run scripts/words.mjs --write`);
    }
  }
  return problems;
}

/** Returns each count or its limit, whichever is lower. */
export function lowerCounts(uses, left) {
  const folders = Object.entries(countByFolder(uses)).map(([folder, words]) => {
    const lower = Object.entries(words).map(([word, count]) => [word, Math.min(count, left[folder]?.[word] ?? 0)]);
    return [folder, sorted(lower.filter(([, count]) => count > 0))];
  });
  return sorted(folders.filter(([, words]) => Object.keys(words).length > 0));
}

function sorted(entries) {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { words, left } = JSON.parse(readFileSync(listPath, "utf8"));
  const uses = findWords({ files: repositoryFiles(), read: (file) => readFileSync(join(root, file), "utf8"), words });
  const counts = process.argv.includes("--write") ? lowerCounts(uses, left) : left;
  if (counts !== left) writeFileSync(listPath, `${JSON.stringify({ words, left: counts }, null, 2)}\n`);
  const problems = compareCounts(uses, counts);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${uses.length} uses of refused words are left.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
