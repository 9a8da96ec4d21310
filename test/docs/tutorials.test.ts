import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { run } from "../install/command.js";
import { freePort } from "../install/registry.js";
import { atPort, execute, patternOf, type Transcript, tutorialOf, type Walk } from "../install/walk.js";

const projectRoot = resolve(import.meta.dirname, "../..");

/** A new folder in which the packages that a tutorial installs are links to those of this repository. */
function createProject(): { readonly cwd: string; readonly env: NodeJS.ProcessEnv } {
  const home = mkdtempSync(join(tmpdir(), "guildwire-tutorial-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const cwd = join(home, "books");
  mkdirSync(cwd);
  const modules = join(home, "node_modules");
  mkdirSync(modules);
  for (const name of readdirSync(join(projectRoot, "node_modules")))
    symlinkSync(join(projectRoot, "node_modules", name), join(modules, name), "junction");
  symlinkSync(join(cwd, "generated"), join(modules, "books-bindings"), "junction");
  const person = { NAME: "Ada", EMAIL: "ada@example.org" };
  const git = Object.entries(person).flatMap(([key, value]) =>
    ["AUTHOR", "COMMITTER"].map((role) => [`GIT_${role}_${key}`, value]),
  );
  const settings = { NO_COLOR: "1", npm_config_loglevel: "error", npm_config_update_notifier: "false" };
  const env = { PATH: process.env["PATH"], HOME: home, ...settings, ...Object.fromEntries(git) };
  return { cwd, env };
}

/** Executes a page, all with the same port, and returns the transcripts of its commands. */
async function executePage(
  page: string,
  { cwd, env }: ReturnType<typeof createProject>,
): Promise<readonly Transcript[]> {
  const port = String(await freePort());
  return execute(prepared(tutorialOf(page), port), cwd, { ...env, PORT: port });
}

/** Omits the commands that only install packages, and uses a free port. */
function prepared({ title, steps }: Walk, port: string): Walk {
  const executed = steps.filter((step) => step.kind === "file" || !step.line.startsWith("npm install"));
  return atPort({ title, steps: executed }, port);
}

function expectOutput({ line, expected, output }: Transcript): void {
  // Packages outside of node_modules are named by their folders.
  const actual = output.replace(/^guildwire runs from its sources here.*\n/m, "").trim();
  expect(actual, line).toMatch(patternOf(expected));
}

function readPage(name: string): string {
  return readFileSync(join(projectRoot, "docs", name), "utf8");
}

test("docs/tutorial-server.md shows the actual output, and the filled handler keeps its bytes", {
  timeout: 180_000,
}, async () => {
  const project = createProject();
  const page = readPage("tutorial-server.md");
  const transcripts = await executePage(page, project);
  expect(transcripts).toHaveLength(27);
  for (const transcript of transcripts) expectOutput(transcript);
  const filled = /^```ts\n\/\/ src\/books\.ts\n.*?(^const titles.*?)^};$/ms.exec(page)?.[1];
  expect(filled).toContain("async getBook(");
  expect(readFileSync(join(project.cwd, "src/books.ts"), "utf8")).toContain(filled);
});

test("docs/tutorial-nest.md shows the actual output", { timeout: 180_000 }, async () => {
  const transcripts = await executePage(readPage("tutorial-nest.md"), createProject());
  expect(transcripts).toHaveLength(14);
  for (const transcript of transcripts) expectOutput(transcript);
});

test("docs/tutorial-specification.md shows the actual output, and its workflow fails on the breaking change", {
  timeout: 180_000,
}, async () => {
  const { cwd, env } = createProject();
  const transcripts = await executePage(readPage("tutorial-specification.md"), { cwd, env });
  expect(transcripts).toHaveLength(17);
  for (const transcript of transcripts) expectOutput(transcript);
  const { jobs } = parse(readFileSync(join(cwd, ".github/workflows/diff.yaml"), "utf8"));
  const command: string = jobs.diff.steps.at(-1).run;
  await run("git", ["update-ref", "refs/remotes/origin/main", "main"], { cwd, env });
  const { code, stdout, stderr } = await run("bash", ["-c", command], {
    cwd,
    env: { ...env, GITHUB_BASE_REF: "main" },
  });
  expect(`${stdout}${stderr}exit code ${code}\n`).toBe(transcripts.at(-1)?.output);
  expect(code).toBe(1);
});

test("docs/tutorial-client.md shows the actual output", { timeout: 180_000 }, async () => {
  const transcripts = await executePage(readPage("tutorial-client.md"), createProject());
  expect(transcripts).toHaveLength(6);
  for (const transcript of transcripts) expectOutput(transcript);
});

test("docs/tutorial-remote.md shows the actual output", { timeout: 180_000 }, async () => {
  const transcripts = await executePage(readPage("tutorial-remote.md"), createProject());
  expect(transcripts).toHaveLength(24);
  for (const transcript of transcripts) expectOutput(transcript);
});

test("docs/tutorial-application.md shows the actual output", { timeout: 180_000 }, async () => {
  const transcripts = await executePage(readPage("tutorial-application.md"), createProject());
  expect(transcripts).toHaveLength(4);
  for (const transcript of transcripts) expectOutput(transcript);
});

test("docs/tutorial-devices.md shows the actual output", { timeout: 180_000 }, async () => {
  const transcripts = await executePage(readPage("tutorial-devices.md"), createProject());
  expect(transcripts).toHaveLength(4);
  for (const transcript of transcripts) expectOutput(transcript);
});
