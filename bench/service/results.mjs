// Sections of results.md that scripts replace.
import { readFileSync, writeFileSync } from "node:fs";

/** Replaces a marked section of results.md; a new one is added at the end. */
export function writeSection(name, text) {
  const file = new URL("results.md", import.meta.url);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const old = readFileSync(file, "utf8");
  const [before = "", rest] = old.split(`\n${begin}`);
  const after = rest?.split(end)[1] ?? "\n";
  writeFileSync(file, `${before.trimEnd()}\n\n${begin}\n${text.trimEnd()}\n${end}${after}`);
}
