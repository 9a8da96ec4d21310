// The tables of the documentation that list what the generator declares. A page has a comment where the site has a table:
// `<!-- table: deviations -->`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");
const imported = (file) => import(pathToFileURL(join(root, "generator", "dist", file)).href);
const marker = /^<!-- table: (.+) -->$/gm;

/** The writer of each table, by its name. */
const tables = {
  // Editors link to the code of a diagnostic.
  "codes of diagnostics": () => codes("diagnostic", withSeverity, (name) => `\`${name}\` <a id="${name}"></a>`),
  "codes of deviations": () => codes("deviation", withCause),
  "codes of diff rules": () => codes("diff rule", withEffects),
  "codes of conformance rules": () => codes("conformance rule", withCause),
  "codes of runtime errors": () => codes("runtime error", withCause),
  "codes of validation issues": () => codes("validation issue", withFix),
  commands,
  deviations,
  "diff rules": diffRules,
};

/**
 * Replaces each comment `<!-- table: NAME -->` by the table. The generator has to be built.
 *
 * @param {string} text The Markdown of a page.
 * @returns {Promise<string>}
 * @throws {Error} If there is no table of that name.
 */
export async function fillTables(text) {
  const names = new Set(Array.from(text.matchAll(marker), ([, name]) => name));
  const filled = new Map();
  for (const name of names) {
    if (!Object.hasOwn(tables, name))
      throw new Error(`There is no table "${name}". Tables: ${Object.keys(tables).join(", ")}.`);
    filled.set(name, (await tables[name]()).trimEnd());
  }
  return text.replace(marker, (_, name) => filled.get(name));
}

async function codes(kind, columns, written = (name) => `\`${name}\``) {
  const { explanations } = await imported("cli/explain/index.js");
  const { nameOf } = await imported("cli/explain/explanation.js");
  const entries = explanations().filter((entry) => entry.kind === kind);
  return table(entries.map((entry) => ({ code: written(nameOf(entry)), ...columns(entry) })));
}

const withSeverity = ({ severity, title, cause, fix }) => ({ severity, "what happened": title, cause, fix });
const withCause = ({ title, cause, fix }) => ({ "what happened": title, cause, fix });
const withEffects = ({ title, severity, fix }) => ({ "what happened": title, effects: severity, fix });
const withFix = ({ title, fix }) => ({ "what happened": title, fix });

async function deviations() {
  const listed = (await imported("load/deviations/table.js")).deviations;
  const rows = listed.map(({ code, error, found, reading }) => ({
    // The anchor of a heading has no dots.
    code: `[\`${code}\`](#${code.replaceAll(".", "")})`,
    diagnostic: `\`${error}\``,
    deviation: found,
    reading,
  }));
  const sections = listed.map(
    ({ code, reason, fix, example, corrected }) =>
      `## ${code}\n\n${reason} To fix it, ${fix}.\n\n\`\`\`yaml\n# Deviation\n${example}\n# Valid equivalent\n${corrected}\n\`\`\`\n`,
  );
  return [table(rows), ...sections].join("\n");
}

async function diffRules() {
  const { catalogue } = await imported("diff/catalogue.js");
  const { parties } = await imported("diff/rule.js");
  const bySubject = new Map();
  for (const { id, title, effects, subject } of catalogue.values()) {
    const row = { rule: `\`${id}\``, "what happened": title };
    for (const party of parties) row[party] = effects[party] ?? "";
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), row]);
  }
  return [...bySubject].map(([subject, rows]) => `### ${subject}\n\n${table(rows)}`).join("\n");
}

async function commands() {
  const { main } = await imported("cli/main.js");
  const helpOf = async (...args) => {
    let text = "";
    const stream = {
      write(added) {
        text += added;
      },
    };
    await main([...args, "--help"], { stdout: stream, stderr: stream, env: {}, cwd: root });
    return text.trim();
  };
  const names = Array.from((await helpOf()).matchAll(/^ {2}([a-z]+) (?:\[|<)/gm), ([, name]) => name);
  const sections = [];
  for (const name of names.filter((one) => one !== "help"))
    sections.push(`## guildwire ${name}\n\n\`\`\`text\n${await helpOf(name)}\n\`\`\`\n`);
  return sections.join("\n");
}

/** Prints rows that have the same keys, which are the heads of the columns. */
function table(rows) {
  const heads = Object.keys(rows[0]);
  const lines = rows.map((row) => `| ${heads.map((head) => cell(row[head])).join(" | ")} |\n`);
  return `| ${heads.join(" | ")} |\n|${heads.map(() => "---|").join("")}\n${lines.join("")}`;
}

function cell(text) {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
