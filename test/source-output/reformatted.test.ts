import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { hasSameSyntax } from "../../generator/src/typescript/same-syntax.js";
import { Project } from "../cli/command.js";

const biome = resolve(import.meta.dirname, "../../node_modules/@biomejs/biome/bin/biome");
/** Everything in which this formatter differs from the generated files. */
const style = {
  root: true,
  formatter: { indentStyle: "tab", lineWidth: 60 },
  javascript: {
    formatter: {
      quoteStyle: "single",
      semicolons: "asNeeded",
      trailingCommas: "none",
      arrowParentheses: "asNeeded",
      quoteProperties: "asNeeded",
    },
  },
  assist: { enabled: false },
};

let project: Project;
beforeEach(async () => {
  project = new Project();
  onTestFinished(() => project.remove(""));
  project.write("guildwire.config.yaml", "spec: openapi.yaml\noutput: source\n");
  await project.run("generate");
});

/** The comment that disables this formatter, which other formatters do not read. */
const comment = "// biome-ignore-all format: generated\n";

/** Formats every file as a formatter does that does not know the comments of the files. */
function format(): void {
  const paths = Object.keys(project.files("src/api")).filter((path) => path.endsWith(".ts"));
  for (const path of paths) project.replace(`src/api/${path}`, comment, "");
  project.write("biome.json", JSON.stringify(style));
  const args = [biome, "format", "--write", "--config-path", project.folder, "src/api"];
  execFileSync(process.execPath, args, { cwd: project.folder, stdio: "pipe" });
  const before = "// biome-ignore-all lint: generated\n";
  for (const path of paths) project.replace(`src/api/${path}`, before, before + comment);
}

describe("generate --check", { timeout: 60_000 }, () => {
  it("says that files were only reformatted, and how to prevent it", async () => {
    const before = project.files("src/api");
    format();
    const changed = Object.entries(project.files("src/api")).filter(
      ([path, text]) => path.endsWith(".ts") && text !== before[path],
    );
    expect(changed.length).toBeGreaterThan(10);
    const { code, stdout } = await project.run("generate --check");
    expect(code).toBe(1);
    expect(stdout).toContain("~ client/books.ts was only reformatted\n");
    expect(stdout).toContain(`${changed.length} files only reformatted: exclude src/api from formatters`);
    expect(stdout).not.toContain("was edited");
    const { stdout: json } = await project.run("generate --check --format json");
    expect(json).toContain("exclude src/api from formatters, and run guildwire generate");
  });

  it("distinguishes edited files among reformatted ones", async () => {
    format();
    project.replace("src/api/client/books.ts", "export", "export const mine = 1;\nexport");
    const { stdout } = await project.run("generate --check");
    expect(stdout).toContain("~ client/books.ts was edited\n");
    expect(stdout).toContain("~ server/books.ts was only reformatted\n");
  });

  it("reports an edit of any token of a file as an edit", () => {
    const path = join("validators", "books.ts");
    const text = project.read(join("src/api", path));
    const tokens = [...text.matchAll(/[\w$]+|[<>=!&|?]+/g)].filter((_, at) => at % 3 === 0);
    expect(tokens.length).toBeGreaterThan(30);
    for (const { index, 0: token } of tokens) {
      const changed = `${text.slice(0, index)}${/\w/.test(token) ? `${token}2` : ""}${text.slice(index + token.length)}`;
      expect(hasSameSyntax(path, text, changed), `${token} at ${index}`).toBe(false);
    }
  });

  it.each([
    ["const a = 1;", "let a = 1;"],
    ["const a = b + 1;", "const a = b - 1;"],
    ["const a = !b;", "const a = -b;"],
    ["import type { A } from 'a';", "import { A } from 'a';"],
    ["class A extends B {}", "class A implements B {}"],
    ["// one\nconst a = 1;", "// two\nconst a = 1;"],
    ["const a = (b + c) * d;", "const a = b + c * d;"],
    ["const a = `x${b}`;", "const a = `y${b}`;"],
    ["type A = readonly B[];", "type A = keyof B[];"],
    ["const a = /x/g;", "const a = /x/;"],
  ])("does not call %j and %j the same", (one, other) => {
    expect(hasSameSyntax("a.ts", one, other)).toBe(false);
  });

  it.each([
    ["const a = { 'b': 1, };", "const a = {b: 1}"],
    ["type A = | B\n  | C;", "type A = B | C"],
    ["/**\n * One\n * two.\n */\nconst a = (b) => b;", "/** One two. */ const a = b => (b)"],
  ])("calls %j and %j the same", (one, other) => {
    expect(hasSameSyntax("a.ts", one, other)).toBe(true);
  });
});
