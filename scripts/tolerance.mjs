// Generates docs/tolerance.md from the table of deviations, so that the two always agree.
//   node scripts/tolerance.mjs           writes it, if it has changed
//   node scripts/tolerance.mjs --check   writes nothing; exit code 1 if it is out of date
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

const path = join(root, "docs", "tolerance.md");
const { deviations } = await import(pathToFileURL(join(root, "generator/dist/load/deviations/table.js")).href);

const wanted = `# Tolerance

Real documents deviate from OpenAPI. guildwire reads each deviation on this page as described below and reports a
warning with the location, the reading and the fix. \`guildwire generate\` prints each deviation once, with a count and
its first locations; \`guildwire check\` lists every occurrence.

With \`strict: true\` in the configuration, or \`--strict\`, each deviation is an error with the same diagnostic code at the
same location. Use strict mode for specifications that you own. If such a document has deviations that you keep for now,
list the codes of the others: \`strict: [reference-to-nothing, keyword-unknown]\` makes these errors, and accepts the
rest. \`guildwire init\` writes this list for a document that is not a copy.

A violation that this page does not list is an error in both modes; \`--lenient\` then omits the affected operations.

<!-- scripts/tolerance.mjs writes this page from generator/src/load/deviations/. -->

| code | diagnostic | deviation | reading |
|---|---|---|---|
${deviations.map(({ code, error, found, reading }) => `| [\`${code}\`](#${anchor(code)}) | \`${error}\` | ${cell(found)} | ${cell(reading)} |\n`).join("")}
${deviations.map(section).join("\n")}`;

const isCurrent = existsSync(path) && readFileSync(path, "utf8") === wanted;
if (isCurrent) console.log(`docs/tolerance.md lists ${deviations.length} deviations.`);
else if (process.argv.includes("--check")) {
  console.error("docs/tolerance.md is out of date: run node scripts/tolerance.mjs");
  process.exitCode = 1;
} else writeFileSync(path, wanted);

function section({ code, reason, fix, example, corrected }) {
  return `## ${code}\n\n${reason} To fix it, ${fix}.\n\n\`\`\`yaml\n# Deviation\n${example}\n# Valid equivalent\n${corrected}\n\`\`\`\n`;
}

function cell(text) {
  return text.replaceAll("|", "\\|");
}

/** Returns the anchor that GitHub derives from a heading. */
function anchor(code) {
  return code.replaceAll(".", "");
}
