import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { Project } from "./command.js";

const patience = { timeout: 120_000 };
const guildwire = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");
const preload = pathToFileURL(join(import.meta.dirname, "loaded-modules.mjs")).href;

/** Takes longer to load than a small document takes to generate. */
const compiler = /@ts-morph\/common/;

/** Modules that are slow to load, or that represent a stage of a run. */
const heavy: readonly RegExp[] = [
  compiler,
  /oxc-transform/,
  /(?:^|node_modules\/)(?:js-yaml|yaml|ajv)(?:\/|$)/,
  /handlebars\/runtime/,
  // Bundled or not.
  /\/(?:load|emit|pipeline)(?:-\w+)?\.js$/,
];

/** The output of `guildwire generate` in a new process, and which of the heavy modules it loaded. */
function generate(project: Project): { readonly said: string; readonly loaded: readonly RegExp[] } {
  const log = join(project.folder, "loaded.txt");
  writeFileSync(log, "");
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", preload, guildwire, "generate"], {
    cwd: project.folder,
    env: { ...process.env, LOADED_MODULES: log },
    encoding: "utf8",
  });
  const lines = readFileSync(log, "utf8").split("\n");
  return { said: stdout + stderr, loaded: heavy.filter((name) => lines.some((line) => name.test(line))) };
}

test("a run without changes loads no parser, printer or compiler", patience, () => {
  const project = new Project();
  onTestFinished(() => project.remove(""));
  const cold = generate(project);
  expect(cold.said).toContain("generated: ");
  // The native parser is installed here, so that nothing needs the compiler.
  expect(cold.loaded).toEqual(heavy.filter((name) => name !== compiler));
  expect(generate(project)).toEqual({ said: "unchanged (27 files)\n", loaded: [] });
});

test("a run after a new package, which moves the boundary of references, is not unchanged", patience, async () => {
  const project = new Project();
  onTestFinished(() => project.remove(""));
  project.write("guildwire.config.yaml", "strict: true\nspec: api/openapi.yaml\n");
  mkdirSync(join(project.folder, "api"));
  mkdirSync(join(project.folder, ".git"));
  project.replace("openapi.yaml", "books.yaml#", "../books.yaml#");
  renameSync(join(project.folder, "openapi.yaml"), join(project.folder, "api/openapi.yaml"));
  expect(await project.run("generate")).toMatchObject({ code: 0 });
  expect((await project.run("generate")).stdout).toBe("unchanged (27 files)\n");
  project.write("api/package.json", "{}");
  const { code, stderr } = await project.run("generate");
  expect(stderr).toContain("reference-outside-root");
  expect(code).toBe(1);
});
