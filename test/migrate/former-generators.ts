import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { install, nodeOf } from "../toolchains/installed.js";
import type { MigrationProject } from "./project.js";

const root = resolve(import.meta.dirname, "../..");

/** The Node that the former generators require. */
const node = nodeOf("node-24");

/** Whether the former generators can run. */
export const areGeneratorsInstalled: boolean = node !== undefined;

/** For the name of tests that need them. */
export const generatorsNote: string = areGeneratorsInstalled ? "" : ` (skipped: ${install})`;

/** Links a package that programs of former generators use. */
export function linkFormer(project: MigrationProject, name: string): void {
  project.link(name, folderOf(name));
}

/** Writes the output of orval, with its options of output. The folder `src` is below the configuration. */
export function runOrval(project: MigrationProject, output: object): void {
  const config = { shelf: { input: "./openapi.yaml", output } };
  project.write("orval.config.mjs", `export default ${JSON.stringify(config)};\n`);
  run(project, join(folderOf("orval"), "dist/bin/orval.mjs"), "--config", "orval.config.mjs");
}

/** Writes the output of @hey-api/openapi-ts for the client of fetch, or with plugins. */
export function runHeyApi(project: MigrationProject, output: string, plugins?: readonly (string | object)[]): void {
  const program = join(folderOf("@hey-api/openapi-ts"), "dist/run.mjs");
  if (plugins === undefined) {
    run(project, program, "-i", "openapi.yaml", "-o", output, "--no-log-file");
    return;
  }
  const config = { input: "openapi.yaml", output, plugins };
  project.write("openapi-ts.config.mjs", `export default ${JSON.stringify(config)};\n`);
  run(project, program, "-f", "openapi-ts.config.mjs", "--no-log-file");
}

/** What the former generators wrote below `src`, by everything that it depends on: most tests have the same output. */
const outputs = new Map<string, ReadonlyMap<string, string>>();

function run(project: MigrationProject, program: string, ...args: readonly string[]): void {
  const configs = ["orval.config.mjs", "openapi-ts.config.mjs", "package.json", "tsconfig.json"];
  const texts = ["openapi.yaml", "src/http.ts", ...configs].map((path) =>
    existsSync(join(project.folder, path)) ? project.read(path) : undefined,
  );
  const key = JSON.stringify([program, args, texts]);
  let written = outputs.get(key);
  if (written === undefined) {
    const before = project.sources();
    const env = { ...process.env, DO_NOT_TRACK: "1" };
    execFileSync(node ?? process.execPath, [program, ...args], { cwd: project.folder, env, timeout: 120_000 });
    written = new Map([...project.sources()].filter(([path, text]) => before.get(path) !== text));
    outputs.set(key, written);
  }
  for (const [path, text] of written) project.write(join("src", path), text);
}

/** The folder of a package that the benchmarks or the tests depend on. */
function folderOf(name: string): string {
  const folders = ["bench/node_modules", "test/node_modules", "node_modules"].map((path) => join(root, path, name));
  return folders.find((folder) => existsSync(folder)) ?? join(root, "node_modules", name);
}
