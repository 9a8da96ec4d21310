// Generates the catalogue of docs/diff.md from the rules, so that the two always agree.
//   node scripts/diff-rules.mjs           writes it, if it has changed
//   node scripts/diff-rules.mjs --check   writes nothing; exit code 1 if it is out of date
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

const path = join(root, "docs", "diff.md");
const begin = "<!-- The rules below are written by scripts/diff-rules.mjs. -->\n";
const { catalogue } = await import(pathToFileURL(join(root, "generator/dist/diff/catalogue.js")).href);
const { parties } = await import(pathToFileURL(join(root, "generator/dist/diff/rule.js")).href);

const text = readFileSync(path, "utf8");
const at = text.indexOf(begin);
if (at < 0) throw new Error(`docs/diff.md has no line ${begin.trim()}`);
const wanted = text.slice(0, at + begin.length) + tables();
const isCheck = process.argv.includes("--check");
if (wanted !== text && !isCheck) writeFileSync(path, wanted);
if (wanted !== text && isCheck) {
  console.error("docs/diff.md does not list the rules that there are: run node scripts/diff-rules.mjs");
  process.exitCode = 1;
} else console.log(`docs/diff.md lists ${catalogue.size} rules.`);

function tables() {
  return [...grouped([...catalogue.values()])]
    .map(([subject, rules]) => `\n### ${subject}\n\n${table(rules)}`)
    .join("");
}

function grouped(rules) {
  const groups = new Map();
  for (const rule of rules) groups.set(rule.subject, [...(groups.get(rule.subject) ?? []), rule]);
  return groups;
}

function table(rules) {
  const rows = rules.map(({ id, title, effects }) => {
    const cells = parties.map((party) => effects[party] ?? "");
    return `| \`${id}\` | ${title} | ${cells.join(" | ")} |\n`;
  });
  return `| rule | what happened | ${parties.join(" | ")} |\n|---|---|${parties.map(() => "---|").join("")}\n${rows.join("")}`;
}
