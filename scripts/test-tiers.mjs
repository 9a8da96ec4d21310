// Assigns tests to tiers and vitest projects, according to test/tiers.json.
//   node scripts/test-tiers.mjs   checks that every test file is in exactly one tier (guard `tiers`)
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

/**
 * Patterns are paths below `test/`; one that ends with a slash is a folder. `full` and `long` list their patterns by reason, and
 * take precedence over the folders of `quick`. `newest` lists by reason what CI repeats on the newest Node.
 *
 * @typedef {{ quick: string[], full: Record<string, string[]>, long: Record<string, string[]> }} Tiers
 * @typedef {{ tiers: Tiers, newest: Record<string, string[]>, projects: { service: string[], isolated: string[], install: string[] } }} Table
 */

/** The tiers; each includes the ones before it. */
export const tiers = ["quick", "full", "long"];

/** @returns {Table} */
export function readTable() {
  return JSON.parse(readFileSync(join(root, "test", "tiers.json"), "utf8"));
}

/** Returns all test files as paths relative to `test/`, with forward slashes. Those of tested programs are not among them. */
export function testFiles() {
  return filesBelow("")
    .filter((file) => !/^fixtures\/|(^|\/)programs\//.test(file))
    .sort();
}

/** Skips the folders of installed packages, which contain many times more files than the tests. */
function filesBelow(path) {
  return readdirSync(join(root, "test", path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return /^(dist|node_modules)$/.test(entry.name) ? [] : filesBelow(`${path}${entry.name}/`);
    return entry.name.endsWith(".test.ts") ? [`${path}${entry.name}`] : [];
  });
}

/** Returns the files of a tier, including those of the tiers before it. */
export function filesOfTier(tier, table = readTable(), files = testFiles()) {
  const included = tiers.slice(0, tiers.indexOf(tier) + 1);
  return files.filter((file) => tiersOf(file, table).some((own) => included.includes(own)));
}

/** Groups the files of a tier by vitest project. */
export function filesByProject(tier, table = readTable(), files = testFiles()) {
  const projects = { pure: [], isolated: [], service: [], install: [] };
  for (const file of filesOfTier(tier, table, files)) projects[projectOf(file, table)].push(file);
  return projects;
}

/** Reports errors in the table: files that are not in exactly one tier, and patterns that match no file. */
export function checkTiers(table = readTable(), files = testFiles()) {
  const problems = files.flatMap((file) => {
    const found = tiersOf(file, table);
    return found.length === 1 ? [] : [`test/${file} is in ${found.length === 0 ? "no tier" : found.join(" and ")}`];
  });
  const { quick, full, long } = table.tiers;
  const lists = [full, long, table.newest, table.projects].flatMap((groups) => Object.values(groups));
  const patterns = [quick, ...lists].flat();
  const unused = patterns.filter((pattern) => !files.some((file) => matches(file, pattern)));
  return [...problems, ...unused.map((pattern) => `test/tiers.json lists ${pattern}, where there is no test`)];
}

function tiersOf(file, { tiers: { quick, full, long } }) {
  const isIn = (patterns) => patterns.some((pattern) => matches(file, pattern));
  const named = Object.entries({ full, long })
    .filter(([, groups]) => isIn(Object.values(groups).flat()))
    .map(([tier]) => tier);
  return named.length === 0 && isIn(quick) ? ["quick"] : named;
}

function projectOf(file, { projects }) {
  const isIn = (name) => projects[name].some((pattern) => matches(file, pattern));
  return ["isolated", "service", "install"].find(isIn) ?? "pure";
}

function matches(file, pattern) {
  return pattern.endsWith("/") ? file.startsWith(pattern) : file === pattern;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkTiers();
  for (const problem of problems) console.error(problem);
  const files = testFiles();
  const counts = tiers.map(
    (tier) => `${files.filter((file) => tiersOf(file, readTable()).includes(tier)).length} ${tier}`,
  );
  console.log(`${files.length} test files: ${counts.join(", ")}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
