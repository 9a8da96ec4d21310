import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { ProjectFolder, type Surroundings } from "./project-folder.js";

const projects: ProjectFolder[] = [];

function project(below?: string): ProjectFolder {
  const made = new ProjectFolder(below);
  projects.push(made);
  return made;
}

afterEach(() => {
  for (const made of projects.splice(0)) made.remove();
});

const patience = { timeout: 120_000 };
const plain: Surroundings = { env: { LC_ALL: "C", LANG: "C", TZ: "UTC" } };
// Turkish has a dotless i, Kathmandu an offset of 5:45.
const elsewhere: Surroundings = { env: { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Asia/Kathmandu" } };

it("two runs into different folders write the same bytes", patience, () => {
  const { generate, files } = bound(project());
  generate(["--out", "first"]);
  generate(["--out", "second"]);
  expect(files("first").size).toBeGreaterThan(50);
  expect(files("second")).toEqual(files("first"));
});

it("two locales and time zones produce the same bytes", patience, () => {
  const { generate, files } = bound(project());
  generate(["--out", "first"], plain);
  generate(["--out", "second"], elsewhere);
  expect(files("second")).toEqual(files("first"));
});

it("the locales of that test take effect in the process", () => {
  const { run } = bound(project());
  const facts = "console.log([1.5.toLocaleString(), new Date(0).getTimezoneOffset()].join(' '))";
  expect(run(["-e", facts], plain)).not.toBe(run(["-e", facts], elsewhere));
});

it("two project folders and working directories produce the same bytes", patience, () => {
  const here = project();
  const there = project("deep/er/ünïcode folder");
  here.generate();
  there.generate(["--config", "../guildwire.config.yaml"], { cwd: join(there.folder, "spec") });
  expect(there.files()).toEqual(here.files());
});

function bound(made: ProjectFolder): Pick<ProjectFolder, "files" | "generate" | "run"> {
  return { files: made.files.bind(made), generate: made.generate.bind(made), run: made.run.bind(made) };
}
