// Generates docs/codes.md from the index of `guildwire explain`, so that the two always agree.
//   node scripts/codes.mjs           writes it, if it has changed
//   node scripts/codes.mjs --check   writes nothing; exit code 1 if it is out of date
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

const path = join(root, "docs", "codes.md");
const imported = (file) => import(pathToFileURL(join(root, "generator/dist/cli/explain", file)).href);
const { explanations } = await imported("index.js");
const { nameOf } = await imported("explanation.js");
const entries = explanations();

const wanted = `# Codes

Every diagnostic, deviation and runtime error has a stable code, and so does every rule of \`guildwire diff\` and
\`guildwire conform\`. This page lists the codes with their causes and fixes. \`guildwire explain CODE\` prints the same text:

\`\`\`sh
$ guildwire explain limits-contradict
$ guildwire explain ApiError.timeout
\`\`\`

Codes are never renamed and never reused.

<!-- scripts/codes.mjs writes this page from generator/src/cli/explain/. -->

${section("Diagnostics", "diagnostic", "`guildwire check` and the other commands report diagnostics with file, line and column.", withSeverity)}
${section("Deviations", "deviation", "Deviations from OpenAPI are read with a warning. [Tolerance](tolerance.md) has an example of each.", plain)}
${section("Diff rules", "diff rule", "[Comparing two interfaces](diff.md) describes the effects on each party.", withEffects)}
${section("Conformance rules", "conformance rule", "[`guildwire conform`](conform.md) and the proxy of [`guildwire mock`](mocks.md#checking-a-server-as-a-proxy) report what a server violates.", plain)}
${section("Runtime errors", "runtime error", "Errors of the generated code and of `@guildwire/runtime`, by class and by `code` or `kind`. For `Failure`, the server sends the status.", plain)}
${section("Validation issues", "validation issue", "`issues` of validators, of error responses and of errors list these codes, each with a JSON Pointer.", issueColumns)}`;

const isCurrent = existsSync(path) && readFileSync(path, "utf8") === wanted;
if (isCurrent) console.log(`docs/codes.md lists ${entries.length} codes.`);
else if (process.argv.includes("--check")) {
  console.error("docs/codes.md is out of date: run node scripts/codes.mjs");
  process.exitCode = 1;
} else writeFileSync(path, wanted);

function section(title, kind, text, columns) {
  const rows = entries.filter((entry) => entry.kind === kind).map((entry) => columns(entry));
  const heads = Object.keys(rows[0]);
  const lines = rows.map((row) => `| ${heads.map((head) => cell(row[head])).join(" | ")} |\n`).join("");
  return `## ${title}\n\n${text}\n\n| ${heads.join(" | ")} |\n|${heads.map(() => "---|").join("")}\n${lines}`;
}

function plain(entry) {
  return { code: `\`${nameOf(entry)}\``, "what happened": entry.title, cause: entry.cause, fix: entry.fix };
}

function withSeverity({ severity, ...entry }) {
  const { code, ...others } = plain(entry);
  return { code, severity, ...others };
}

function withEffects(entry) {
  return { code: `\`${entry.code}\``, "what happened": entry.title, effects: entry.severity, fix: entry.fix };
}

function issueColumns(entry) {
  return { code: `\`${entry.code}\``, "what happened": entry.title, fix: entry.fix };
}

function cell(text) {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
