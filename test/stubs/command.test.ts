import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordName } from "../../generator/src/stubs/record.js";
import type { Change } from "./specification.js";
import { handler, StubsProject } from "./stubs-project.js";

let project: StubsProject;
beforeEach(() => {
  project = new StubsProject();
});
afterEach(() => project.remove());

const specify = (change: Change): void => project.specify(change);
const write = (path: string, content: string | Uint8Array): void => project.write(path, content);
const read = (path: string): string => project.read(path);
const stubs = (line?: string) => project.stubs(line);

describe("guildwire stubs", () => {
  it("writes handlers, and reports no changes when run again", async () => {
    const first = await stubs("--out handlers");
    expect(first).toEqual({
      code: 0,
      stderr: "",
      stdout: `+ handlers/bans.ts: added getBan, createBan, removeBan
+ handlers/guilds.ts: added getGuild
+ handlers/index.ts
+ handlers/principal.ts
+ handlers/.guildwire-stubs.json
handlers: 5 files written
`,
    });
    expect(read("handlers/bans.ts")).toContain('from "api-bindings/server";');
    expect(await stubs("--out handlers")).toEqual({ code: 0, stderr: "", stdout: "unchanged (4 files)\n" });
  });

  it("reads its settings from the configuration; flags override it", async () => {
    write(
      "settings/guildwire.config.yaml",
      "spec: ../openapi.yaml\nstubs: { out: src, import: '#api', style: class }\n",
    );
    await stubs("--config settings/guildwire.config.yaml");
    expect(read("settings/src/bans.ts")).toContain("class Bans implements BansHandlers<Principal> {");
    expect(read("settings/src/bans.ts")).toContain('} from "#api";');
    await stubs("--config settings/guildwire.config.yaml --out flagged --style object --import @example/api/server");
    expect(read("flagged/bans.ts")).toContain("const bans: BansHandlers<Principal> = {");
    expect(read("flagged/bans.ts")).toContain('} from "@example/api/server";');
  });

  it.each([
    ["stubs: { style: classes }", "2:17", 'stubs.style is "classes"'],
    ["stubs: { folder: a }", "2:10", 'stubs has no key "folder"'],
    ["stubs: here", "2:8", 'stubs is "here"'],
  ])("refuses the configuration %s at its location", async (text, place, message) => {
    write("guildwire.config.yaml", `spec: openapi.yaml\n${text}\n`);
    const { code, stderr } = await stubs();
    expect(code).toBe(2);
    expect(stderr).toContain(`guildwire.config.yaml:${place} error config-invalid\n  ${message}\n`);
  });

  it("states the remedy if no folder is given", async () => {
    expect(await stubs()).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("fix: pass --out, or set stubs.out in guildwire.config.yaml"),
    });
  });

  it("reports a missing folder, and refuses names that an import cannot contain", async () => {
    write("handlers", "a file");
    expect(await stubs("--out handlers")).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("handlers:1:1 error file-unreadable"),
    });
    expect((await stubs("--out other --import a';evil")).stderr).toContain("error usage-invalid");
  });

  it("changes nothing if the specification has errors", async () => {
    await stubs("--out handlers");
    specify("added");
    write("openapi.yaml", read("openapi.yaml").replace('"#/components/schemas/Ban"', '"#/components/schemas/Bun"'));
    write("guildwire.config.yaml", "strict: true\n");
    const { code, stderr } = await stubs("--out handlers");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("reference-unresolved") });
    expect(read("handlers/bans.ts")).not.toContain("listBans");
  });

  it("reports handlers that need attention, with the line numbers after the run", async () => {
    write("handlers/bans.ts", handler);
    await stubs("--out handlers");
    specify("added");
    write(
      "openapi.yaml",
      read("openapi.yaml").replace("delete_days: { type: integer }", "delete_days: { type: string }"),
    );
    const { code, stderr } = await stubs("--out handlers");
    expect(code).toBe(0);
    expect(stderr).toContain(`handlers/bans.ts:6:3 warning stubs-types-changed
  the type NewBan changed: delete_days: \`number, optional\` is now \`string, optional\``);
    expect(stderr).toContain("> 6 |   createBan: async () => {},");
    expect(read("handlers/bans.ts").split("\n")[5]).toBe("  createBan: async () => {},");
  });
});

describe("guildwire stubs --check", () => {
  it("exits with 1 and writes nothing if handlers are out of date", async () => {
    await stubs("--out handlers");
    expect((await stubs("--out handlers --check")).code).toBe(0);
    specify("added");
    const before = read("handlers/bans.ts");
    const { code, stdout } = await stubs("--out handlers --check");
    expect(code).toBe(1);
    expect(stdout).toBe(`~ handlers/bans.ts: added listBans
~ handlers/.guildwire-stubs.json
handlers is out of date: 2 files would change; run guildwire stubs
`);
    expect(read("handlers/bans.ts")).toBe(before);
  });

  it("exits with 1 while a manual change is required, and with 0 after it", async () => {
    write("handlers/bans.ts", handler);
    await stubs("--out handlers");
    specify("moved");
    expect((await stubs("--out handlers")).code).toBe(1);
    expect((await stubs("--out handlers --check")).code).toBe(1);
    const guilds = read("handlers/guilds.ts").replace("async getGuild", "removeBan: async () => {},\n  async getGuild");
    write("handlers/guilds.ts", guilds);
    write("handlers/bans.ts", handler.replace("  removeBan: async () => {},\n", ""));
    expect((await stubs("--out handlers --check")).code).toBe(0);
  });
});

describe("an error that requires a manual change", () => {
  it.each([
    ["stubs-unseen", "declare const rest: any;\n", "  removeBan: async () => {},", "  ...rest,"],
    ["stubs-rename-unsafe", "export const get = (all: any) => all.getBan;\n", "", ""],
    ["stubs-rename-unsafe", "", "  createBan:", "  getGuildBan: async () => ({ reason: null }),\n  createBan:"],
  ])("is reported on every run, with --check too, with and without the record: %s", async (found, above, from, to) => {
    write("handlers/bans.ts", handler.replace("\n\n", `\n\n${above}`).replace(from, to));
    await stubs("--out handlers");
    specify("renamed");
    await stubs("--out handlers");
    const text = read("handlers/bans.ts");
    for (const flags of ["", " --check", " --dry-run", " --check"]) {
      const { code, stderr } = await stubs(`--out handlers${flags}`);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`error ${found}`) });
    }
    rmSync(join(project.folder, `handlers/${recordName}`));
    for (const flags of [" --check", "", " --check"]) {
      const { code, stderr } = await stubs(`--out handlers${flags}`);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`error ${found}`) });
    }
    expect(read("handlers/bans.ts")).toBe(text);
  });
});

describe("guildwire stubs --dry-run", () => {
  it("writes nothing and prints a unified diff", async () => {
    write("handlers/bans.ts", handler);
    await stubs("--out handlers");
    specify("added");
    const before = read("handlers/bans.ts");
    const { code, stdout, stderr } = await stubs("--out handlers --dry-run");
    expect(code).toBe(0);
    expect(stdout).toContain(`--- a/handlers/bans.ts
+++ b/handlers/bans.ts
@@ -1,7 +1,19 @@
 import type { BansHandlers } from "api-bindings/server";
+import { notImplemented } from "api-bindings/server";
`);
    expect(stdout.split("\n").filter((line) => /^-(?!--)/.test(line) && !line.includes("{}"))).toEqual([]);
    expect(stderr).toContain("handlers: 2 files would change");
    expect(read("handlers/bans.ts")).toBe(before);
  });

  it("shows new files as diffs from nothing", async () => {
    const { stdout } = await stubs("--out handlers --dry-run");
    expect(stdout).toContain("--- /dev/null\n+++ b/handlers/bans.ts\n@@ -0,0 +1,");
    expect(readdirSync(project.folder)).toEqual(["openapi.yaml"]);
  });
});

describe("the report", () => {
  beforeEach(async () => {
    write("handlers/bans.ts", handler);
    await stubs("--out handlers");
    specify("renamed");
    write(
      "openapi.yaml",
      read("openapi.yaml").replace("delete_days: { type: integer }", "delete_days: { type: string }"),
    );
  });

  it("is JSON with --format json", async () => {
    const { stdout, stderr } = await stubs("--out handlers --check --format json");
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({
      folder: "handlers",
      upToDate: false,
      files: [
        {
          path: "handlers/bans.ts",
          change: "edit",
          actions: [{ kind: "rename", operation: "getGuildBan", from: "getBan" }],
        },
        { path: "handlers/.guildwire-stubs.json", change: "edit", actions: [] },
      ],
      findings: [
        {
          code: "stubs-types-changed",
          severity: "warning",
          message: "the type NewBan changed: delete_days: `number, optional` is now `string, optional`",
          location: { file: "handlers/bans.ts", line: 5, column: 3, endLine: 5, endColumn: 12 },
          fix: "check whether the handler needs a change",
        },
      ],
    });
  });

  it("is Markdown with --format markdown", async () => {
    const { stdout } = await stubs("--out handlers --format markdown");
    expect(stdout).toBe(`# Handlers in \`handlers\`

handlers: 2 files written.

## Files

- \`handlers/bans.ts\` (changed): renamed \`getBan to getGuildBan\`
- \`handlers/.guildwire-stubs.json\` (changed)

## To look at

- **warning** \`stubs-types-changed\` at \`handlers/bans.ts:5:3\`: the type NewBan changed: delete_days: \\\`number, optional\\\` is now \\\`string, optional\\\` (check whether the handler needs a change)
`);
  });
});
