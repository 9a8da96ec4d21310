// Checks that every rule of spec/ is cited by a test: its id in brackets, in the title of a test under test/. Rules
// without a test are listed in test/rules-without-test.json, which may only shrink.
//   node scripts/rule-coverage.mjs [--write]
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { root } from "./run.mjs";

const listFile = join(root, "test", "rules-without-test.json");

/** Returns the rule ids with their files. */
function rules() {
  const found = new Map();
  const folder = join(root, "spec");
  for (const name of readdirSync(folder)
    .filter((entry) => entry.endsWith(".yaml"))
    .sort())
    walk(parse(readFileSync(join(folder, name), "utf8")), (rule) => found.set(rule, `spec/${name}`));
  return found;
}

function walk(value, visit) {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) {
      if (key === "x-behaviour" && Array.isArray(part)) for (const { id } of part) visit(id);
      walk(part, visit);
    }
}

/** Returns the ids in brackets in test files: `[one]`, or `(one, another)`. */
function cited() {
  const ids = new Set();
  const files = readdirSync(join(root, "test"), { recursive: true, withFileTypes: true });
  for (const entry of files) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !entry.name.endsWith(".test.ts") || relative(root, path).includes("node_modules")) continue;
    const found = readFileSync(path, "utf8").matchAll(
      /[[(]((?:[a-z0-9]+-)+[a-z0-9]+(?:, (?:[a-z0-9]+-)+[a-z0-9]+)*)[\])]/g,
    );
    for (const [, list] of found) for (const id of list.split(", ")) ids.add(id);
  }
  return ids;
}

const all = rules();
const tested = cited();
const uncited = [...all.keys()].filter((id) => !tested.has(id)).sort();
const known = new Set(JSON.parse(readFileSync(listFile, "utf8")));

if (process.argv.includes("--write")) {
  const fewer = uncited.filter((id) => known.has(id));
  writeFileSync(listFile, `${JSON.stringify(fewer, null, 2)}\n`);
}

const listed = process.argv.includes("--write") ? new Set(JSON.parse(readFileSync(listFile, "utf8"))) : known;
const missing = uncited.filter((id) => !listed.has(id));
const stale = [...listed].filter((id) => !uncited.includes(id));
for (const id of missing) console.error(`${all.get(id)}: no test cites ${id}`);
for (const id of stale) console.error(`test/rules-without-test.json: ${id} is no rule without a test; take it out`);
console.log(`${all.size} rules, ${all.size - uncited.length} cited by tests, ${uncited.length} not yet.`);
process.exit(missing.length + stale.length === 0 ? 0 : 1);
