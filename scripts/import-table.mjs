// Checks the import table of DESIGN: which room may import which. Every relative import, bare import, re-export and
// dynamic import of every source file is looked at; tests, benchmarks and scripts may import anything, and nothing may
// import them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { importsOf } from "./module-imports.mjs";
import { root } from "./run.mjs";

const generatorRooms = [
  "diagnostics",
  "unicode",
  "pattern",
  "load",
  "check",
  "model",
  "print",
  "emit",
  "stubs",
  "diff",
  "cli",
];

/**
 * One row per room, the first one whose folder holds a file counts. `rooms` are other rooms whose values may be
 * imported, `types` those of which only types may be. `packages` are bare imports; `node` allows Node's own modules,
 * `nodeFiles` allows them in these files of the folder.
 * `entries` are packages of this repository that are imported by name.
 */
export const table = [
  {
    room: "runtime/devices",
    folder: "runtime/src/devices",
    rooms: ["runtime"],
    optional: ["ws"],
    nodeLazily: true,
  },
  {
    room: "runtime/server",
    folder: "runtime/src/server",
    rooms: ["runtime"],
    optional: ["@remix-run/multipart-parser"],
  },
  {
    room: "runtime/dispatch",
    folder: "runtime/src/dispatch",
    rooms: ["runtime", "runtime/server", "runtime/signing"],
  },
  {
    room: "runtime/webhooks",
    folder: "runtime/src/webhooks",
    rooms: ["runtime", "runtime/signing"],
    nodeFiles: ["post.ts", "public-address.ts"],
  },
  { room: "runtime/signing", folder: "runtime/src/signing", rooms: [], nodeFiles: ["ed25519-node.ts"] },
  { room: "runtime", folder: "runtime/src", rooms: [] },
  { room: "generated", folder: "generated/src", rooms: [], packages: ["@guildwire/runtime"] },
  { room: "control bindings", folder: "service/generated/src", rooms: [], packages: ["@guildwire/runtime"] },
  { room: "diagnostics", folder: "generator/src/diagnostics", rooms: [] },
  // Data and what reads it: names must be the same to whoever makes them and whoever prints them.
  { room: "unicode", folder: "generator/src/unicode", rooms: [] },
  { room: "pattern", folder: "generator/src/pattern", rooms: [], packages: ["refa"], node: true },
  {
    room: "load",
    folder: "generator/src/load",
    rooms: ["diagnostics"],
    packages: ["js-yaml", "yaml"],
    typePackages: ["openapi-types"],
    node: true,
  },
  {
    room: "check",
    folder: "generator/src/check",
    rooms: ["diagnostics", "pattern", "model", "load"],
    packages: ["ajv", "ajv-formats"],
    node: true,
  },
  { room: "model", folder: "generator/src/model", rooms: ["diagnostics", "unicode"], types: ["load"] },
  {
    room: "print",
    folder: "generator/src/print",
    rooms: ["unicode"],
    packages: ["ts-morph", "handlebars", "oxc-transform"],
    typePackages: ["@guildwire/runtime"],
    node: true,
  },
  // An emitter never imports another one; the folder of each is a room of its own, see `emitterOf`.
  { room: "emit", folder: "generator/src/emit", rooms: ["pattern", "model", "print"] },
  { room: "stubs", folder: "generator/src/stubs", rooms: ["model", "print"], packages: ["ts-morph"], node: true },
  { room: "diff", folder: "generator/src/diff", rooms: ["diagnostics", "load", "check", "model"], node: true },
  {
    room: "cli",
    folder: "generator/src/cli",
    rooms: generatorRooms,
    packages: ["commander", "diff", "import-meta-resolve"],
    node: true,
    // Emitters that are not ours have addresses that only the configuration knows.
    unknown: ["generator/src/cli/emitters/load-module.ts"],
  },
  { room: "api", folder: "generator/src", rooms: generatorRooms },
  // Rules are pure: neither a clock nor a database nor a file can reach them.
  {
    room: "service/rules",
    folder: "service/src/rules",
    rooms: [],
    packages: ["@guildwire/api", "@guildwire/runtime"],
  },
  {
    room: "service",
    folder: "service/src",
    rooms: ["service/rules"],
    packages: [
      "@guildwire/api",
      "@guildwire/control",
      "@guildwire/runtime",
      "@electric-sql/pglite",
      "@photostructure/sqlite",
      "@fontsource/inter",
      "commander",
      "envalid",
      "fontkit",
      "kysely",
      "pg",
      "pino",
      "prom-client",
      "sharp",
    ],
    node: true,
  },
];

const builtins = new Set(builtinModules);

/** @returns {string[]} One line per import that the table does not allow. */
export function checkImports(folder = root) {
  const problems = [];
  for (const { folder: sources } of table.filter((row) => !table.some((other) => isInside(row.folder, other.folder)))) {
    for (const path of sourceFiles(join(folder, sources))) {
      const file = relative(folder, path).split(sep).join("/");
      for (const found of importsOf(readFileSync(path, "utf8"))) {
        const problem = judge(file, found, folder);
        if (problem !== undefined) problems.push(`${file}:${found.line} ${problem}`);
      }
    }
  }
  return problems;
}

function judge(file, { specifier, typeOnly, dynamic }, folder) {
  const row = rowOf(file);
  if (row === undefined) return undefined;
  if (specifier === "" && row.unknown?.includes(file)) return undefined;
  if (specifier === "") return "imports something that is only known when it runs";
  if (specifier.startsWith(".")) return judgeRelative(file, row, specifier, typeOnly, folder);
  const name = packageName(specifier);
  if (specifier.startsWith("node:") || builtins.has(name)) {
    if (row.nodeFiles?.includes(file.slice(row.folder.length + 1))) return undefined;
    if (typeOnly || row.node === true || (row.nodeLazily === true && dynamic)) return undefined;
    return `${row.room} may not import ${specifier}`;
  }
  if (row.packages?.includes(name)) return undefined;
  if (typeOnly && row.typePackages?.includes(name)) return undefined;
  if (row.optional?.includes(name)) {
    return typeOnly || dynamic ? undefined : `${row.room} may import the optional ${name} only when it is needed`;
  }
  return `${row.room} may not import ${specifier}${row.typePackages?.includes(name) ? " other than as types" : ""}`;
}

function judgeRelative(file, row, specifier, typeOnly, folder) {
  const target = relative(folder, resolve(folder, dirname(file), specifier))
    .split(sep)
    .join("/");
  const targetRow = rowOf(target);
  if (targetRow === undefined) return `${row.room} may not import ${target}`;
  if (targetRow.room === row.room) {
    if (row.room !== "emit") return undefined;
    const [from, to] = [emitterOf(file), emitterOf(target)];
    if (from === to || to === undefined || from === "emit") return undefined;
    if (to === "emit") return typeOnly ? undefined : "an emitter may import emit.ts as types only";
    return `the emitter ${from ?? file} may not import the emitter ${to}`;
  }
  if (row.rooms.includes(targetRow.room)) return undefined;
  if (row.types?.includes(targetRow.room)) {
    return typeOnly ? undefined : `${row.room} may import ${targetRow.room} as types only`;
  }
  return `${row.room} may not import ${targetRow.room}`;
}

/** What emitters share lies in `typescript/` and `memory/`; every other file or folder of the room is an emitter of its own. */
function emitterOf(file) {
  const [name = ""] = file.slice("generator/src/emit/".length).split("/");
  return name === "typescript" || name === "memory" ? undefined : name.replace(/\.[jt]s$/, "");
}

function rowOf(file) {
  return table.find((row) => isInside(file, row.folder));
}

function isInside(file, folder) {
  return file.startsWith(`${folder}/`);
}

function packageName(specifier) {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (found) => found.isFile() && /\.[cm]?[jt]sx?$/.test(found.name) && !found.parentPath.includes("node_modules"),
    )
    .map((found) => join(found.parentPath, found.name))
    .sort();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkImports();
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? "Every import is one that the table allows." : `${problems.length} imports are not.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
