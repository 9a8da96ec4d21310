import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { progressOn } from "../../generator/src/cli/progress.js";
import { Project } from "./command.js";

const escapeCode = "\u001b[";
let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => {
  project.remove("");
});

describe("on a terminal", () => {
  test("progress names every stage with its outcome and duration", async () => {
    const { stderr } = await project.run("generate", { tty: true, env: { NO_COLOR: "1" } });
    const stages = [...stderr.matchAll(/\r(\w+) +(.*) \d+ ms$/gm)].map(([, stage, outcome]) => [stage, outcome]);
    expect(stages.map(([stage]) => stage)).toEqual(["load", "structure", "model", "check", "emit", "prove", "write"]);
    expect(stages[0]).toEqual(["load", "2 files"]);
    expect(stages[2]?.[1]).toContain("1 operation, ");
  });

  test.each([
    ["diff openapi.yaml openapi.yaml", ["base", "head", "compare"]],
    ["update openapi.yaml --spec copy.yaml --check", ["download"]],
    ["stubs --out handlers", ["load", "structure", "model", "check", "handlers"]],
  ])("progress of guildwire %s names the stages %j", async (line, expected) => {
    const { stderr } = await project.run(line, { tty: true, env: { NO_COLOR: "1" } });
    const stages = [...stderr.matchAll(/\r(\w+) +.* \d+ ms$/gm)].map(([, stage]) => stage);
    expect(stages).toEqual(expect.arrayContaining(expected));
    expect((await project.run(line)).stderr).not.toMatch(/ \d+ ms$/m);
  });

  test("a stage counts what is done, five times a second at most, and its outcome replaces the count", async () => {
    let time = 0;
    let written = "";
    const stderr = { isTTY: true, write: (text: string) => (written += text) };
    await progressOn({ stderr, env: { NO_COLOR: "1" } }, () => time).stage(
      "emit",
      (show) => {
        for (const [at, count] of [
          [100, "1 file"],
          [250, "20 files"],
          [400, "30 files"],
        ] as const) {
          time = at;
          show(count);
        }
      },
      () => "40 files",
    );
    expect(written).toBe(`emit      …\remit      … 20 files\r${" ".repeat(20)}\remit      40 files 400 ms\n`);
  });

  test("counts have one row in a narrow terminal", async () => {
    let written = "";
    let time = 0;
    const stderr = { isTTY: true, columns: 16, write: (text: string) => (written += text) };
    await progressOn({ stderr, env: { NO_COLOR: "1" } }, () => time).stage(
      "emit",
      (show) => {
        for (time of [250, 500]) show("20,000 files", time / 1000);
      },
      () => "20,000 files",
    );
    expect(written).toBe(
      `emit      …\remit      … 20,\remit      … 20,\r${" ".repeat(15)}\remit      20,000 files 500 ms\n`,
    );
  });

  test("there is no progress if CI is set", async () => {
    const { code, stderr } = await project.run("generate", { tty: true, env: { CI: "true" } });
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/ \d+ ms|…/);
  });

  test("output is coloured, except with NO_COLOR", async () => {
    const colored = await project.run("generate", { tty: true });
    expect(colored.stdout).toContain(`${escapeCode}32m+${escapeCode}0m openapi.json`);
    project.remove("generated");
    const plain = await project.run("generate", { tty: true, env: { NO_COLOR: "1" } });
    expect(plain.stdout + plain.stderr).not.toContain(escapeCode);
  });

  test("FORCE_COLOR=0 turns colours off", async () => {
    const plain = await project.run("generate", { tty: true, env: { FORCE_COLOR: "0" } });
    expect(plain.stdout + plain.stderr).not.toContain(escapeCode);
  });
});

describe("without a terminal", () => {
  test("output has neither progress nor colour", async () => {
    const { stdout, stderr } = await project.run("generate");
    expect(stderr).toBe("");
    expect(stdout).not.toContain(escapeCode);
  });

  test("FORCE_COLOR turns colours on, unless NO_COLOR is set as well", async () => {
    const forced = await project.run("generate", { env: { FORCE_COLOR: "1" } });
    expect(forced.stdout).toContain(escapeCode);
    expect(forced.stderr).toBe("");
    project.remove("generated");
    const plain = await project.run("generate", { env: { FORCE_COLOR: "1", NO_COLOR: "1" } });
    expect(plain.stdout).not.toContain(escapeCode);
  });
});

test("a closed output stream does not stop the run", async () => {
  const bin = fileURLToPath(new URL("../../generator/bin/guildwire.js", import.meta.url));
  const child = spawn(process.execPath, [bin, "generate"], { cwd: project.folder, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const said: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, "close");
  expect({ code, stderr: Buffer.concat(said).toString("utf8") }).toEqual({ code: 0, stderr: "" });
  expect(await project.run("generate --check")).toMatchObject({ code: 0 });
});

describe("help and usage errors", () => {
  test.each(
    ["", "generate", "check", "stubs", "diff", "update", "init", "explain", "completion"].map((name) => [
      `${name} --help`.trim(),
    ]),
  )("%s shows examples", async (line) => {
    const { code, stdout } = await project.run(line);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Examples:\n {2}\S.*guildwire |Examples:\n {2}guildwire /);
  });

  test.each([
    ["generate --format xml", "Allowed choices are text, json, sarif, github"],
    ["generate --speck x", "unknown option '--speck'"],
    ["generat", "unknown command 'generat'\n(Did you mean generate?)"],
    ["help chekc", "error: unknown command 'chekc'\n(Did you mean check?)\n(guildwire --help shows the commands"],
    ["generate --lenientt", "(Did you mean --lenient?)"],
    ["generate leftover", "too many arguments"],
    ["check api.yaml", "(Did you mean --spec api.yaml?)"],
    ["check --format jsn", "(Did you mean json?)\n(guildwire check --help shows its usage and examples)"],
    ["completion bsh", "(Did you mean bash?)"],
    ["diff", "(guildwire diff --help shows its usage and examples)"],
    ["check --spec .", ".:1:1 error file-unreadable\n  . is a folder"],
    ["check --spec openapi.yml", "fix: did you mean `openapi.yaml`?"],
    ["check --config book.yaml", "fix: did you mean `books.yaml`?"],
  ])("%s exits with 2 and names the error", async (line, message) => {
    const { code, stdout, stderr } = await project.run(line);
    expect(code).toBe(2);
    expect(stdout + stderr).toContain(message);
  });

  test("help shows the usage of a command, and without one the commands", async () => {
    for (const [line, usage] of [
      ["help check", "Usage: guildwire check [options]"],
      ["help", "Usage: guildwire [options] [command]"],
    ] as const) {
      const { code, stdout, stderr } = await project.run(line);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toContain(usage);
    }
  });

  test("an internal defect is reported as one, with a stack trace only on request", async () => {
    const env = Object.defineProperty({} as Record<string, string>, "NO_COLOR", {
      get() {
        throw new Error("a lookup that fails");
      },
    });
    const { code, stderr } = await project.run("generate", { tty: true, env });
    expect(code).toBe(2);
    expect(stderr).toContain("this is a defect of guildwire: a lookup that fails");
    expect(stderr).not.toContain("    at ");
    Object.defineProperty(env, "DEBUG", { value: "1" });
    expect((await project.run("generate", { tty: true, env })).stderr).toContain("    at ");
  });
});

describe("guildwire check", () => {
  test("reports a valid specification as free of errors", async () => {
    const { code, stdout, stderr } = await project.run("check");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("openapi.yaml: no errors (2 files, 1 operation)\n");
  });

  test.each([
    ["text", /^openapi\.yaml:\d+:\d+ error reference-unresolved$/m],
    ["json", /"code": "reference-unresolved"/],
    ["sarif", /"ruleId": "reference-unresolved"/],
    ["github", /^::error file=openapi\.yaml,line=\d+/m],
  ])("prints diagnostics as %s", async (format, pattern) => {
    project.replace("openapi.yaml", "books.yaml#/schemas/Book", "books.yaml#/schemas/Buch");
    const { code, stdout } = await project.run(`check --strict --format ${format}`);
    expect(code).toBe(1);
    expect(stdout).toMatch(pattern);
  });

  test("prints a complete document without diagnostics", async () => {
    expect(JSON.parse((await project.run("check --format json")).stdout)).toEqual([]);
    expect(JSON.parse((await project.run("check --format sarif")).stdout)).toMatchObject({ version: "2.1.0" });
  });

  test("reads strictExtensions from the configuration", async () => {
    project.replace("openapi.yaml", "info:", "x-unheard-of: true\ninfo:");
    expect((await project.run("check")).code).toBe(0);
    project.write("guildwire.config.yaml", "strictExtensions: true\n");
    const { code, stdout } = await project.run("check");
    expect(code).toBe(1);
    expect(stdout).toContain("x-unheard-of");
  });
});

describe("the hint at explain", () => {
  const spec = "openapi.yaml";
  const broken = `openapi: 3.1.0
info: { title: A, version: 1.0.0 }
paths: {}
components: { schemas: { A: { type: integer, minimum: 2, maximum: 1 } } }
`;

  test("names the first error once", async () => {
    const project = new Project();
    try {
      project.write(spec, broken);
      const line = `check --strict --spec ${spec}`;
      for (const options of [{ tty: true, env: { NO_COLOR: "1" } }, {}]) {
        const { stdout } = await project.run(line, options);
        expect(stdout.match(/guildwire explain.*/g)).toEqual([
          "guildwire explain limits-contradict prints its cause and fix",
        ]);
      }
      const json = await project.run(`${line} --format json`, { tty: true });
      expect(() => JSON.parse(json.stdout)).not.toThrow();
    } finally {
      project.remove("");
    }
  });

  test("names the rule of the worst change", async () => {
    const project = new Project();
    try {
      project.write("earlier.yaml", broken.replace("maximum: 1", "maximum: 9"));
      project.write("later.yaml", broken.replace("maximum: 1", "maximum: 8"));
      const same = await project.run("diff earlier.yaml earlier.yaml", { tty: true });
      expect(same.stdout).not.toContain("explain");
      project.write(
        "later.yaml",
        `${broken.replace("maximum: 1", "maximum: 9")}tags: []\n`.replace(
          "paths: {}",
          "paths: { /a: { get: { operationId: a, responses: { '204': { description: a } } } } }",
        ),
      );
      const { stdout } = await project.run("diff later.yaml earlier.yaml", { tty: true, env: { NO_COLOR: "1" } });
      expect(stdout).toMatch(/guildwire explain operation-removed prints its cause and fix\n$/);
    } finally {
      project.remove("");
    }
  });
});
