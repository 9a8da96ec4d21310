// Rejects the words of words.json in source, documentation, tests and messages: node scripts/words.mjs
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryFiles } from "./brand.mjs";
import { root } from "./run.mjs";

const listPath = join(root, "scripts", "words.json");

/** Generated files repeat the specification; the others are copies from other projects or earlier versions. */
const exempt =
  /^(?:generated|service\/generated|test\/upgrade\/fixture|test\/upgrade\/(?:programs\/project|second)|test\/stubs\/corpus|spec\/vectors\/derived)\/|\/compiled\/|\/expected\/|(?:^|\/)package-lock\.json$|^LICENSE$|^test\/upgrade\/programs\/recorded\.json$|^scripts\/words\.json$|^test\/scripts\/words\.test\.ts$/;
const kinds = { source: /\.[cm]?[jt]s$/, docs: /\.md$/ };
const text = /\.(?:[cm]?[jt]s|md|ya?ml|json|hbs)$|^\.ci\/run$/;

/**
 * @param {{ files: readonly string[], read: (file: string) => string,
 *   words: readonly { word: string, pattern: string, instead: string, files?: "source" | "docs", except?: string }[] }} input
 * @returns {{ word: string, instead: string, at: string }[]} Every use of a word, `at` its file and line.
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
          return { word, instead, at: `${file}:${line}` };
        });
      });
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { words } = JSON.parse(readFileSync(listPath, "utf8"));
  const uses = findWords({ files: repositoryFiles(), read: (file) => readFileSync(join(root, file), "utf8"), words });
  for (const { at, word, instead } of uses) console.error(`${at}: replace "${word}" by: ${instead}`);
  if (uses.length === 0) console.log(`None of ${words.length} refused words is used.`);
  process.exitCode = uses.length === 0 ? 0 : 1;
}
