// Every exported name of the hand-written packages, one file per entry under test/size/api. The files are committed, so
// changes of the public API show up in review. The indexes of generated packages are committed and list their names
// already. `node scripts/api-surface.mjs` compares, `--write` updates.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

const packages = ["runtime", "generator", "nest", "tools"];
const folder = join(root, "test", "size", "api");

/** @returns {Promise<Map<string, string>>} File contents by name: a header, then one sorted `kind name` per line. */
export async function apiSurface() {
  const { Project } = await import("ts-morph");
  const project = new Project({
    compilerOptions: { module: 199, moduleResolution: 99, target: 10, skipLibCheck: true, types: ["node"] },
    skipAddingFilesFromTsConfig: true,
  });
  const surfaces = new Map();
  for (const directory of packages) {
    const manifestPath = join(root, directory, "package.json");
    if (!existsSync(manifestPath)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(manifestPath, "utf8"));
    for (const [entry, target] of Object.entries(exports)) {
      if (typeof target !== "object" || target.types === undefined) continue;
      const declarations = join(root, directory, target.types);
      if (!existsSync(declarations))
        throw new Error(`${directory}/${target.types} is not there; run npm run build first`);
      const lines = [...project.addSourceFileAtPath(declarations).getExportedDeclarations()]
        .map(([exported, nodes]) => `${kindsOf(nodes)} ${exported}`)
        .sort();
      const title = `${name}${entry.slice(1)}`;
      const file = `${title.replace("@", "").replaceAll("/", "-")}.txt`;
      surfaces.set(file, `# ${title}: ${lines.length} names\n${lines.join("\n")}\n`);
    }
  }
  return surfaces;
}

/** A name may be both a type and a value. */
function kindsOf(nodes) {
  const kinds = nodes.map((node) => words[node.getKindName()] ?? node.getKindName());
  return [...new Set(kinds)].sort().join("+");
}

const words = {
  ClassDeclaration: "class",
  FunctionDeclaration: "function",
  InterfaceDeclaration: "interface",
  TypeAliasDeclaration: "type",
  VariableDeclaration: "const",
};

async function main(write) {
  const surfaces = await apiSurface();
  const committed = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".txt")) : [];
  const problems = [];
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of surfaces) {
    const path = join(folder, file);
    const before = existsSync(path) ? readFileSync(path, "utf8") : "";
    if (before === text) continue;
    if (write) writeFileSync(path, text);
    else problems.push(...differences(file, before, text));
  }
  for (const file of committed.filter((name) => !surfaces.has(name))) {
    if (write) rmSync(join(folder, file));
    else problems.push(`${file} belongs to an entry that is gone`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(
      "The public surface changed. If that is meant, run node scripts/api-surface.mjs --write and commit it.",
    );
    process.exitCode = 1;
  } else {
    console.log(`${surfaces.size} entries, ${write ? "written" : "as committed"}.`);
  }
}

function differences(file, before, after) {
  const old = new Set(before.split("\n"));
  const current = new Set(after.split("\n"));
  const lines = [
    ...[...current].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
    ...[...old].filter((line) => !current.has(line)).map((line) => `- ${line}`),
  ].filter((line) => !line.slice(2).startsWith("#") && line.length > 2);
  const shown = lines.slice(0, 20);
  return [`${file}:`, ...shown, ...(lines.length > shown.length ? [`… and ${lines.length - shown.length} more`] : [])];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.includes("--write"));
}
