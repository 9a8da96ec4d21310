import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readFormerOutput } from "../../generator/src/project/former-output.js";
import { breakingChanges, changeOfFinding, changesSince } from "../../generator/src/upgrade/changes.js";
import { printManifest } from "../../generator/src/write/manifest.js";
import { manifestName } from "../../generator/src/write/paths.js";
import { OldProject } from "./old-project.js";
import { PortProject, recorded } from "./port-project.js";

const root = resolve(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "UPGRADING.md"), "utf8");

interface Report {
  readonly isUnchanged: boolean;
  readonly rewritten: Readonly<Record<string, number>>;
  readonly left: readonly { readonly file: string; readonly code: string; readonly why: string }[];
  readonly files: readonly string[];
  readonly declarations: readonly { readonly entry: string; readonly removed: readonly string[] }[];
}

function openSecond(): PortProject {
  const project = new PortProject("second", "shelf-bindings");
  onTestFinished(() => project.remove());
  return project;
}

describe("the table of breaking changes", () => {
  it("has a section of UPGRADING.md for each, and no section has none", () => {
    const [, third = "", second = "", first = ""] = guide.split(/^## From .*$/m);
    const headings = (text: string, level: string): readonly string[] =>
      [...text.matchAll(new RegExp(`^${level} (.*)$`, "gm"))].map(([, title = ""]) => title);
    const titles = (after: string): readonly string[] =>
      breakingChanges.filter((one) => one.after === after).map(({ title }) => title);
    expect(titles("0.3.0")).toEqual(headings(third, "###"));
    expect(titles("0.2.0")).toEqual(headings(second, "###"));
    expect(titles("0.1.0")).toEqual(headings(first, "####"));
  });

  it("has what is rewritten, or the reason why nothing is, in docs/upgrade.md", () => {
    const rows = breakingChanges.map(({ title, handling }) => {
      return "rewrites" in handling ? `| ${title} | ${handling.rewrites} | |` : `| ${title} | | ${handling.reason} |`;
    });
    expect(readFileSync(join(root, "docs/upgrade.md"), "utf8")).toContain(rows.join("\n"));
  });

  it.each([
    { manifest: { generator: "0.1.3" }, since: ["0.1.0", "0.2.0", "0.3.0"] },
    { manifest: { generator: "0.2.0" }, since: ["0.2.0", "0.3.0"] },
    { manifest: { generator: "0.3.0-rc.1", edition: "2026-12" }, since: ["0.3.0"] },
    { manifest: { generator: "1.0.0", edition: "2026-12" }, since: [] },
  ])("applies to the output of $manifest.generator what changed since", ({ manifest, since }) => {
    const folder = mkdtempSync(join(tmpdir(), "former-output-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, manifestName), printManifest({ ...manifest, inputs: "", files: [] }));
    const former = readFormerOutput(folder, false);
    if ("reason" in former) throw new Error(former.reason);
    expect(new Set(changesSince(former.version).map(({ after }) => after))).toEqual(new Set(since));
  });

  it("has unique codes, and one for each kind of finding", () => {
    const codes = breakingChanges.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of Object.values(changeOfFinding)) expect(codes).toContain(code);
  });
});

describe("guildwire upgrade, of programs for version 0.1", () => {
  it("rewrites at least 95 % of the uses, and leaves programs that behave as before", {
    timeout: 400_000,
  }, async () => {
    const project = new PortProject();
    onTestFinished(() => project.remove());
    const before = project.files();
    const { code, stdout } = await project.run("upgrade", "--format", "json");
    expect(code).toBe(1);
    const { rewritten, left, declarations } = JSON.parse(stdout) as Report;
    const uses = Object.values(rewritten).reduce((sum, count) => sum + count, 0);
    expect(uses / (uses + left.length)).toBeGreaterThanOrEqual(0.95);
    expect(left.map(({ file, code: reason }) => `${file} ${reason}`)).toEqual([
      "src/bot.ts endpoint-probes",
      "src/client.ts media-types",
      "src/server.ts streams",
    ]);
    // Each change that has a rewrite occurs in a program.
    const wanted = breakingChanges.filter(({ after, handling }) => after === "0.1.0" && "rewrites" in handling);
    for (const one of wanted) expect(Object.keys(rewritten)).toContain(one.code);
    expect(Object.keys(rewritten)).toEqual(
      expect.arrayContaining(["files-by-field", "internal-files", "client-options"]),
    );
    expect(declarations.find(({ entry }) => entry === "./server")?.removed).toEqual(["DefaultHandlers"]);

    const upgraded = project.files();
    expect(await project.run("upgrade")).toMatchObject({ code: 0, stdout: expect.stringMatching(/^unchanged /) });
    expect(project.files()).toEqual(upgraded);
    expect(await project.run("generate", "--check")).toMatchObject({ code: 0 });

    // What a person decides: the handler yields events instead of their bytes.
    project.replace(
      "src/server.ts",
      `  async followLogbook(): Promise<Uint8Array> {\n    return new TextEncoder().encode("event: moored\\ndata: 1\\n\\n");\n  }`,
      `  async *followLogbook() {\n    yield { event: "moored", data: "1" };\n  }`,
    );
    expect(project.compile()).toBe("");
    expect(project.drive()).toEqual(recorded());
    expect(JSON.parse(project.test())).toMatchObject({ success: true, numTotalTests: 16 });

    project.git("checkout", "--quiet", ".");
    project.git("clean", "--quiet", "-fd");
    expect(project.files()).toEqual(before);
  });
});

describe("guildwire upgrade, of a program for version 0.2", () => {
  it("rewrites what changed since, and leaves nothing", { timeout: 200_000 }, async () => {
    const project = openSecond();
    const { code, stdout } = await project.run("upgrade", "--format", "json");
    const { rewritten, left } = JSON.parse(stdout) as Report;
    expect(left).toEqual([]);
    expect(code).toBe(0);
    const wanted = breakingChanges.filter(({ after, handling }) => after === "0.2.0" && "rewrites" in handling);
    expect(Object.keys(rewritten).sort()).toEqual(wanted.map((one) => one.code).sort());
    expect(project.compile()).toBe("");
    expect(project.read("guildwire.config.yaml")).not.toContain("overlay");
    const text = project.read("src/shelf.ts");
    expect(text).toContain("const { cover } = files;");
    expect(text).toContain(
      "if (cover !== undefined && [files.cover].length === 1) covers.set(path.id, files.cover ?? cover);",
    );
    expect(text).toContain("for (const file of [files.cover])");
    expect(text).toContain("createClient({ baseUrl: shelf.baseUrl, fetch: ");
    expect(text).toContain('{ ["https://{desk}.example"]: [{ name: "desk", default: "a" }] }');
    expect(text).toContain("startTestServer({ content: true })");
    expect(text).toContain('import type { PutCoverBody } from "shelf-bindings/types";');
  });

  it("keeps code that the types do not prove, and says what to do", { timeout: 200_000 }, async () => {
    const project = openSecond();
    const optional = `  readonly colour: string;\n  readonly timeout?: number;\n`;
    project.replace("src/shelf.ts", "  readonly colour: string;\n", optional);
    project.replace("src/shelf.ts", "startTestServer();", "startTestServer(options);\nconst options = {};");
    project.replace(
      "src/shelf.ts",
      'expandServerUrl("https://{desk}.example", ',
      "[expandServerUrl].map(String).join(",
    );
    project.replace("src/shelf.ts", '[{ url: "https://{desk}.example", name: "desk", default: "a" }])', '"")');
    project.commit();
    const { code, stdout } = await project.run("upgrade", "--format", "json");
    expect(code).toBe(1);
    const { left } = JSON.parse(stdout) as Report;
    expect(left.map((one) => one.code)).toEqual(["client-options", "server-url-variables", "test-server-content"]);
    expect(project.read("src/shelf.ts")).toContain("createClient({ ...shelf, fetch: ");
  });

  it("writes nothing in a dry run, and shows the difference", { timeout: 200_000 }, async () => {
    const project = openSecond();
    const before = project.files();
    const { code, stdout, stderr } = await project.run("upgrade", "--dry-run");
    expect(code).toBe(0);
    expect(stdout).toContain("\n-      const [cover] = files;\n");
    expect(stdout).toContain("\n+      const { cover } = files;\n");
    expect(stderr).toMatch(/^generated: from version 0\.2\.0 to edition \d{4}-\d{2}$/m);
    expect(project.files()).toEqual(before);
  });

  it("rewrites the users of source code", { timeout: 200_000 }, async () => {
    const project = openSecond();
    project.write(
      "guildwire.config.yaml",
      "spec: openapi.yaml\noutput: source\nonly: [types, validators, client, server]\n",
    );
    project.write("package.json", '{ "type": "module" }\n');
    project.write(
      "src/shelf.ts",
      project.read("src/shelf.ts").replaceAll(/"shelf-bindings\/(\w+)"/g, '"./api/$1/index.js"'),
    );
    project.replace("src/shelf.ts", "../generated/dist/types/schemas.js", "./api/types/index.js");
    expect((await project.run("generate")).code).toBe(0);
    // As version 0.2 wrote it.
    const manifest = "src/api/.guildwire-manifest.json";
    project.write(manifest, project.read(manifest).replace(/^ {2}"edition": .*\n/m, ""));
    project.commit();
    const { code, stdout } = await project.run("upgrade", "--format", "json");
    const { rewritten, left, declarations } = JSON.parse(stdout) as Report;
    expect({ code, left, declarations }).toEqual({ code: 0, left: [], declarations: [] });
    expect(rewritten).toMatchObject({ "files-by-field": 4, "client-options": 1, "test-server-content": 1 });
    expect(project.read("src/shelf.ts")).toContain('from "./api/client/index.js";');
  });

  it("refuses files with uncommitted changes, unless it is forced", { timeout: 200_000 }, async () => {
    const project = openSecond();
    project.write("src/shelf.ts", `${project.read("src/shelf.ts")}\nexport const opensAt = 9;\n`);
    const before = project.files();
    const refused = await project.run("upgrade");
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("src/shelf.ts has changes that are not committed; nothing was written");
    expect(project.files()).toEqual(before);
    expect((await project.run("upgrade", "--force")).code).toBe(0);
    expect(project.read("src/shelf.ts")).toMatch(/const \{ cover \} = files;[\s\S]*opensAt = 9;\n$/);
  });

  it("refuses an unknown edition, and a folder without output", async () => {
    const project = openSecond();
    expect(await project.run("upgrade", "--to", "1999-01")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no edition "1999-01"'),
    });
    expect(await project.run("upgrade", "--out", "elsewhere")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("elsewhere has no .guildwire-manifest.json"),
    });
  });
});

describe("guildwire upgrade, of the project of version 0.1", () => {
  it("rewrites what edits.ts lists, and serves every call as before", { timeout: 200_000 }, async () => {
    const project = new OldProject();
    onTestFinished(() => project.remove());
    const { code, output } = await project.run("upgrade", "--force");
    expect(code).toBe(1);
    expect(output).toContain('zero-signature kept the value of the entry above, and not "no time"');
    expect(project.compile()).toBe("");
    const withoutMessages = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (key, item: unknown) => (key === "message" ? undefined : item))) as unknown;
    const calls: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "fixture/calls.json"), "utf8"));
    expect(withoutMessages(project.callEverything())).toEqual(withoutMessages(calls));
  });
});
