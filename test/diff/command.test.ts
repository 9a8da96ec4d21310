import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Project } from "../cli/command.js";

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove(""));

const document = (limit: number, version = "1.0.0"): string => `openapi: 3.1.0
info: { title: t, version: ${version} }
paths:
  /things:
    post:
      operationId: addThing
      requestBody: { content: { application/json: { schema: { $ref: 'parts.yaml#/Thing' } } } }
      responses: { '204': { description: done } }
x-limit: ${limit}
`;
const parts = (limit: number): string =>
  `Thing: { type: object, properties: { name: { type: string, maxLength: ${limit} } } }\n`;

function git(...args: readonly string[]): void {
  const identity = ["-c", "user.name=t", "-c", "user.email=t@t.example", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...identity, ...args], { cwd: project.folder, stdio: "ignore" });
}

function write(folder: string, limit: number): void {
  mkdirSync(join(project.folder, folder), { recursive: true });
  project.write(`${folder}/openapi.yaml`, document(limit));
  project.write(`${folder}/parts.yaml`, parts(limit));
}

describe("guildwire diff", () => {
  it("prints changes with source lines, affected parties and the suggested version", async () => {
    write("old", 9);
    write("new", 8);
    const { code, stdout, stderr } = await project.run("diff old/openapi.yaml new/openapi.yaml");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toBe(`breaking (1)

Thing.name: was at most 9 characters, and is at most 8 characters
  request-max-length-tightened · wire breaking, handlers safe · ${/[0-9a-f]{12}/.exec(stdout)?.[0]}
  reached by addThing
  new/parts.yaml:1:71 (before: old/parts.yaml:1:71)
  > 1 | Thing: { type: object, properties: { name: { type: string, maxLength: 8 } } }
      |                                                                       ^
  valid before, invalid after, at /request/body/name:
    POST /things
    {"name":"cedar emb"}

old/openapi.yaml → new/openapi.yaml: 1 breaking
version: 1.0.0 → 2.0.0 (major); the specification says 1.0.0
guildwire explain request-max-length-tightened prints its cause and fix
`);
  });

  it("shows the example of docs/diff.md, for the changes that --witness selects", async () => {
    const page = readFileSync(resolve(import.meta.dirname, "../../docs/diff.md"), "utf8");
    const example = /^```text\n(.*?)^```$/ms.exec(page)?.[1] ?? "nothing";
    write("old", 9);
    write("new", 8);
    const more = ", code: { type: string, maxLength: ";
    project.replace("old/parts.yaml", "maxLength: 9 }", `maxLength: 9 }${more}9 }`);
    project.replace("new/parts.yaml", "maxLength: 8 }", `maxLength: 8 }${more}8 }`);
    const shown = async (options: string): Promise<number> => {
      const { stdout } = await project.run(`diff old/openapi.yaml new/openapi.yaml ${options}`.trim());
      return stdout.split("valid before, invalid after").length - 1;
    };
    expect((await project.run("diff old/openapi.yaml new/openapi.yaml --witness")).stdout).toContain(example);
    expect(await shown("")).toBe(1);
    expect(await shown("--witness first")).toBe(1);
    expect(await shown("--witness all")).toBe(2);
    expect(await shown("--witness")).toBe(2);
    expect(await shown("--witness none")).toBe(0);
    expect(await shown("--witness --format markdown")).toBe(2);
    expect(await shown("--changelog")).toBe(0);
    expect((await project.run("diff old new --witness some")).code).toBe(2);
  });

  it("reports that nothing changed", async () => {
    write("old", 9);
    expect(await project.run("diff old old")).toEqual({ code: 0, stdout: "old → old: no change\n", stderr: "" });
  });

  it.each([
    ["breaking", 0],
    ["risky", 1],
    ["safe", 1],
    ["none", 0],
  ])("with --fail-on %s exits with %i on a risky change", async (severity, expected) => {
    write("old", 9);
    write("new", 9);
    project.replace("new/openapi.yaml", "operationId: addThing", "operationId: addThing\n      deprecated: true");
    const { code } = await project.run(`diff old new --fail-on ${severity}`);
    expect(code).toBe(expected);
  });

  it("omits findings of the ignore file, and fails on a stale entry", async () => {
    write("old", 9);
    write("new", 8);
    const { stdout } = await project.run("diff old new --format json");
    const { fingerprint } = JSON.parse(stdout).findings[0];
    project.write("guildwire.diff-ignore.yaml", `ignore: [{ fingerprint: '${fingerprint}', reason: agreed }]\n`);
    expect(await project.run("diff old new")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("old → new: no change, 1 ignored\n"),
    });
    const stale = await project.run("diff old old --fail-on none");
    expect(stale).toEqual({
      code: 1,
      stderr: "",
      stdout: `stale entries of the ignore file (1)

guildwire.diff-ignore.yaml:1:25 error ignore-stale
  the entry ${fingerprint} no longer matches a change
  > 1 | ignore: [{ fingerprint: '${fingerprint}', reason: agreed }]
      |                         ^^^^^^^^^^^^^^
  fix: remove the entry

old → old: no change, 1 stale entry
`,
    });
  });

  it("assigns the severities of the configuration, and counts changes whose rules are off", async () => {
    write("old", 9);
    write("new", 8);
    project.replace("new/openapi.yaml", "operationId: addThing", "operationId: addThing\n      deprecated: true");
    project.write(
      "guildwire.config.yaml",
      "diff: { rules: { request-max-length-tightened: risky, operation-deprecated: off } }\n",
    );
    const { code, stdout } = await project.run("diff old new");
    expect(code).toBe(0);
    expect(stdout).toContain("old → new: 1 risky, 1 off\n");
    expect(stdout).toContain("request-max-length-tightened · wire risky");
    const report = JSON.parse((await project.run("diff old new --format json")).stdout);
    expect(report.summary).toMatchObject({ breaking: 0, risky: 1, off: 1 });
  });

  it.each(["diff old new", "diff old"])("%s: reports an invalid configuration with its locations", async (command) => {
    write("old", 9);
    write("new", 8);
    project.write(
      "guildwire.config.yaml",
      "spec: new/openapi.yaml\ndiff:\n  rules: { operation-removed: fatal, no-such-rule: risky }\n  notice: { beta: -1 }\n",
    );
    const { code, stdout, stderr } = await project.run(command);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    // One entry for the code, which lists all locations.
    expect(stderr).toMatch(/^guildwire\.config\.yaml:3:\d+ error config-invalid \(3 times\)/);
    expect(Array.from(stderr.matchAll(/guildwire\.config\.yaml:(\d+):\d+/g), ([, line]) => line)).toEqual([
      "3",
      "3",
      "4",
    ]);
  });

  it("follows a configuration whose root contains neither document", async () => {
    write("old", 9);
    write("new", 8);
    project.write("guildwire.config.yaml", "root: spec\ndiff: { rules: { request-max-length-tightened: risky } }\n");
    expect(await project.run("diff old/openapi.yaml new/openapi.yaml")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("request-max-length-tightened · wire risky"),
    });
  });

  it("compares dates with the day of --date", async () => {
    write("old", 9);
    write("new", 8);
    const { stdout } = await project.run("diff old new --format json");
    const { fingerprint } = JSON.parse(stdout).findings[0];
    const entry = `{ fingerprint: '${fingerprint}', reason: agreed, until: 2030-06-30 }`;
    project.write("guildwire.diff-ignore.yaml", `ignore: [${entry}]\n`);
    expect(await project.run("diff old new --date 2030-06-30")).toMatchObject({ code: 0 });
    const later = await project.run("diff old new --date 2030-07-01 --fail-on none");
    expect(later).toMatchObject({ code: 1, stdout: expect.stringContaining("error ignore-expired") });
    expect(later.stdout).toContain("old → new: 1 breaking, 1 stale entry\n");
    expect(await project.run("diff old new --date 2030-02-30")).toMatchObject({ code: 2 });
  });

  it("prints errors of a side that cannot be compared, and exits with 2", async () => {
    write("old", 9);
    write("new", 8);
    project.replace("new/openapi.yaml", "parts.yaml#/Thing", "parts.yaml#/Other");
    const { code, stdout, stderr } = await project.run("diff old new --strict");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("new/openapi.yaml:7:");
    expect(stderr).toContain("reference-unresolved");
  });

  it.each([
    ["diff old nowhere.yaml", "there is no file nowhere.yaml"],
    ["diff -- --upload-pack=x old", '"--upload-pack=x" is not a git revision'],
    ["diff old old --ignore-file none.yaml", "there is no file none.yaml"],
  ])("%s exits with 2 and a reason", async (line, message) => {
    write("old", 9);
    git("init", "-q");
    const { code, stderr } = await project.run(line);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  it.each([
    ["--lenient", "", " --lenient --strict"],
    ["the configuration", "lenient: true\nstrict: true\n", ""],
  ])("with %s compares what generate reads of both sides, and reports what it omits", async (_title, config, flag) => {
    const document = (others: string): string => `openapi: 3.1.0
info: { title: t, version: 1.0.0 }
paths:
  /broken/{id}: { get: { operationId: broken, responses: { '204': { description: done } } } }
${others}`;
    const whole = "  /whole: { get: { operationId: whole, responses: { '204': { description: done } } } }\n";
    project.write("old.yaml", document(""));
    project.write("new.yaml", document(whole));
    expect(await project.run("diff old.yaml new.yaml --strict")).toMatchObject({ code: 2, stdout: "" });
    project.write("guildwire.config.yaml", config);
    const { code, stdout, stderr } = await project.run(`diff old.yaml new.yaml --fail-on none${flag}`);
    expect(code).toBe(0);
    expect(stdout).toContain("whole: GET /whole was added");
    expect(stdout).toContain("old.yaml → new.yaml: 1 breaking\n");
    expect(stderr).toContain("old.yaml:4:19 warning operation-left-out");
    expect(stderr).toContain("new.yaml:4:19 warning operation-left-out");
  });

  it("prints a section for a CHANGELOG", async () => {
    write("old", 9);
    write("new", 8);
    const { stdout } = await project.run("diff old new --changelog --fail-on none");
    expect(stdout).toBe(
      "## 2.0.0\n\n### Breaking changes\n\n- `Thing.name`, in requests: was at most 9 characters, and is at most 8 characters\n",
    );
  });

  it("refuses another format than Markdown for the changelog section", async () => {
    write("old", 9);
    write("new", 8);
    const refused = await project.run("diff old new --changelog --format html");
    expect(refused.stdout).toBe("");
    expect(refused.stderr).toContain("--changelog prints Markdown; it cannot be combined with --format html");
    expect(refused.code).toBe(2);
    const shown = await project.run("diff old new --changelog --format markdown --fail-on none");
    expect(shown.stdout).toMatch(/^## 2\.0\.0\n/);
  });

  it("lists ignored findings in the changelog section, and no stale entry", async () => {
    write("old", 9);
    write("new", 8);
    const [fingerprint] = /[0-9a-f]{12}/.exec((await project.run("diff old new")).stdout) ?? [];
    const entry = (print: string | undefined): string => `  - { fingerprint: '${print}', reason: agreed }\n`;
    project.write("guildwire.diff-ignore.yaml", `ignore:\n${entry(fingerprint)}${entry("0123456789ab")}`);
    const { code, stdout, stderr } = await project.run("diff old new --changelog --fail-on none");
    expect(code).toBe(1);
    expect(stderr).toContain("guildwire.diff-ignore.yaml:3:20 error ignore-stale");
    expect(stdout).toContain("## 2.0.0\n\n### Breaking changes\n\n- `Thing.name`, in requests: ");
    expect(stdout).not.toContain("0123456789ab");
  });
});

describe("a git revision", () => {
  beforeEach(() => {
    git("init", "-q");
    write("spec", 9);
    git("add", ".");
    git("commit", "-qm", "first");
    write("spec", 8);
  });

  it.each(["HEAD", "HEAD:spec/openapi.yaml", "HEAD:./spec/openapi.yaml", "HEAD:spec", "HEAD:./spec", "HEAD:."])(
    "%s is read with all its files, and compared with the work tree",
    async (revision) => {
      const { code, stdout } = await project.run(`diff ${revision}`);
      expect(code).toBe(1);
      expect(stdout).toContain("spec/parts.yaml:1:71 (before: HEAD:spec/parts.yaml:1:71)");
      expect(stdout).toContain(`${revision} → spec/openapi.yaml: 1 breaking`);
    },
  );

  it("can be on both sides", async () => {
    git("commit", "-qam", "second");
    const { stdout } = await project.run("diff HEAD HEAD~1");
    expect(stdout).toContain("HEAD~1:spec/parts.yaml:1:71 (before: HEAD:spec/parts.yaml:1:71)");
  });

  it("is not checked out: the work tree stays unchanged", async () => {
    await project.run("diff HEAD");
    expect(project.read("spec/parts.yaml")).toBe(parts(8));
  });

  it("that does not exist is reported", async () => {
    const { code, stderr } = await project.run("diff v9");
    expect(code).toBe(2);
    expect(stderr).toContain('git knows no revision "v9"');
  });

  it("HEAD asks for a commit if the repository has none", async () => {
    git("update-ref", "-d", "HEAD");
    const { code, stderr } = await project.run("diff HEAD");
    expect(code).toBe(2);
    expect(stderr).toContain("the repository has no commit yet; commit the document first\n");
  });

  it("without the file is reported at its source location", async () => {
    const { code, stderr } = await project.run("diff HEAD:spec/other.yaml");
    expect(code).toBe(2);
    expect(stderr).toContain("HEAD:spec/other.yaml:1:1 error file-unreadable");
  });

  it("that contains a symbolic link is refused at the reference", async () => {
    project.remove("spec/parts.yaml");
    project.write("elsewhere.yaml", parts(9));
    symlinkSync("../elsewhere.yaml", join(project.folder, "spec/parts.yaml"));
    git("add", ".");
    git("commit", "-qm", "linked");
    const { code, stderr } = await project.run("diff HEAD --strict");
    expect(code).toBe(2);
    expect(stderr).toContain("HEAD:spec/openapi.yaml:7:");
    expect(stderr).toContain("spec/parts.yaml is a symbolic link, which is not followed in a revision");
  });

  it("needs a repository", async () => {
    project.remove(".git");
    const { code, stderr } = await project.run("diff HEAD");
    expect(code).toBe(2);
    expect(stderr).toContain("the working directory is in no git repository");
  });
});
