import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { main } from "../../generator/src/cli/main.js";
import { recordName } from "../../generator/src/stubs/record.js";
import { type Change, documentAfter } from "./specification.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-stubs-"));
  specify("unchanged");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function specify(change: Change): void {
  write("openapi.yaml", documentAfter(change));
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const read = (path: string): string => readFileSync(join(folder, path), "utf8");

async function stubs(line = ""): Promise<{ code: number; stdout: string; stderr: string }> {
  const output = { stdout: "", stderr: "" };
  const stream = (name: "stdout" | "stderr") => ({
    write(text: string) {
      output[name] += text;
    },
  });
  const terminal = { stdout: stream("stdout"), stderr: stream("stderr"), env: {}, cwd: folder };
  const args = ["stubs", ...(line === "" ? [] : line.split(" "))];
  return { code: await main(args, terminal), ...output };
}

const handler = `import type { BansHandlers } from "api-bindings/server";

export const bans: BansHandlers = {
  getBan: async () => ({ reason: null }),
  createBan: async () => {},
  removeBan: async () => {},
};
`;

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
    rmSync(join(folder, `handlers/${recordName}`));
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
    expect(readdirSync(folder)).toEqual(["openapi.yaml"]);
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
          fix: "see whether the handler still does what is meant",
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

- **warning** \`stubs-types-changed\` at \`handlers/bans.ts:5:3\`: the type NewBan changed: delete_days: \\\`number, optional\\\` is now \\\`string, optional\\\` (see whether the handler still does what is meant)
`);
  });
});

describe("user-owned files", () => {
  it("keep their permissions, and links stay links", async () => {
    write("elsewhere/real.ts", handler);
    chmodSync(join(folder, "elsewhere/real.ts"), 0o640);
    mkdirSync(join(folder, "handlers"));
    symlinkSync("../elsewhere/real.ts", join(folder, "handlers/bans.ts"));
    await stubs("--out handlers");
    specify("added");
    expect((await stubs("--out handlers")).code).toBe(0);
    expect(lstatSync(join(folder, "handlers/bans.ts")).isSymbolicLink()).toBe(true);
    expect(read("elsewhere/real.ts")).toContain("listBans");
    expect(statSync(join(folder, "elsewhere/real.ts")).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(folder, "elsewhere"))).toEqual(["real.ts"]);
  });

  it("all stay unchanged if one is read-only", async () => {
    await stubs("--out handlers");
    specify("tagAdded");
    const before = { index: read("handlers/index.ts"), record: read(`handlers/${recordName}`) };
    chmodSync(join(folder, "handlers/index.ts"), 0o444);
    const { code, stderr } = await stubs("--out handlers");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("handlers/index.ts: it is read-only"),
    });
    expect({ index: read("handlers/index.ts"), record: read(`handlers/${recordName}`) }).toEqual(before);
    expect(readdirSync(join(folder, "handlers")).sort()).toEqual(
      [recordName, "bans.ts", "guilds.ts", "index.ts", "principal.ts"].sort(),
    );
  });

  it("keep a byte order mark, and files that are not UTF-8 are not changed", async () => {
    write("handlers/bans.ts", `\uFEFF${handler.replaceAll("\n", "\r\n")}`);
    write("handlers/latin.ts", Buffer.from([0x2f, 0x2f, 0xe9, 0x0a]));
    await stubs("--out handlers");
    specify("added");
    const { code, stderr } = await stubs("--out handlers");
    expect(code).toBe(1);
    expect(stderr).toContain("handlers/latin.ts:1:1 error stubs-unparsable");
    expect(read("handlers/bans.ts")).toMatch(/^\uFEFFimport .*\r\nimport \{ notImplemented \} .*\r\n/);
    expect(read("handlers/bans.ts").replaceAll("\r\n", "")).not.toContain("\n");
    expect([...readFileSync(join(folder, "handlers/latin.ts"))]).toEqual([0x2f, 0x2f, 0xe9, 0x0a]);
  });

  it("are only searched for where handlers can be: not in packages, tests, hidden folders and generated code", async () => {
    for (const path of ["node_modules/x/bans.ts", ".hidden/bans.ts", "bans.test.ts", "types.d.ts", "api/src/bans.ts"]) {
      write(`handlers/${path}`, handler);
    }
    write("handlers/api/.guildwire-manifest.json", "{}");
    const { stdout } = await stubs("--out handlers");
    expect(stdout).toContain("+ handlers/bans.ts: added getBan, createBan, removeBan\n");
  });

  it.each([
    ["UTF-16 with a byte order mark", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16 without one", (text: string) => Buffer.from(text, "utf16le")],
    ["big-endian UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ])("get no new stubs next to them in %s, and the encoding is reported on every run", async (_name, encoded) => {
    const bytes = encoded(handler);
    write("handlers/my-bans.ts", bytes);
    for (const flags of ["", " --check", ""]) {
      const { code, stderr } = await stubs(`--out handlers${flags}`);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringContaining(`handlers/my-bans.ts:1:1 error stubs-unparsable
  the file is left alone, because it is UTF-16
`),
      });
    }
    expect(readFileSync(join(folder, "handlers/my-bans.ts"))).toEqual(bytes);
    expect(readdirSync(join(folder, "handlers"))).not.toContain("bans.ts");
  });

  it("are found in a directory behind a symbolic link, once, with cyclic links", async () => {
    write("elsewhere/bans.ts", handler);
    mkdirSync(join(folder, "handlers"));
    symlinkSync("../elsewhere", join(folder, "handlers/linked"));
    symlinkSync("../elsewhere", join(folder, "handlers/again"));
    symlinkSync("..", join(folder, "handlers/around"));
    symlinkSync(".", join(folder, "elsewhere/itself"));
    symlinkSync("nowhere", join(folder, "handlers/dangling"));
    const { stdout } = await stubs("--out handlers");
    expect(stdout).not.toContain("getBan");
    specify("added");
    expect((await stubs("--out handlers")).stdout).toContain("~ handlers/again/bans.ts: added listBans\n");
    expect(read("elsewhere/bans.ts")).toContain("listBans");
    expect(lstatSync(join(folder, "handlers/again")).isSymbolicLink()).toBe(true);
    expect(await stubs("--out handlers")).toEqual({
      code: 0,
      stderr: "",
      stdout: expect.stringContaining("unchanged"),
    });
  });

  it("stop the run if one is unreadable, which is reported", async () => {
    write("handlers/bans.ts", handler);
    symlinkSync("loop.ts", join(folder, "handlers/loop.ts"));
    expect(await stubs("--out handlers")).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(`handlers/loop.ts:1:1 error file-unreadable
  handlers/loop.ts cannot be read: its symbolic links form a cycle (ELOOP)
`),
    });
    expect(readdirSync(join(folder, "handlers"))).toEqual(["bans.ts", "loop.ts"]);
  });

  it("stop the run if the record is a directory", async () => {
    mkdirSync(join(folder, `handlers/${recordName}`), { recursive: true });
    const { code, stderr } = await stubs("--out handlers");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("a directory is in the way (EISDIR)"),
    });
    expect(readdirSync(join(folder, "handlers"))).toEqual([recordName]);
  });

  it("are written next to directories, not over them", async () => {
    mkdirSync(join(folder, "handlers/bans.ts"), { recursive: true });
    const { code, stderr } = await stubs("--out handlers");
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining("bans.ts cannot be written, because there is a directory of that name already"),
    });
  });

  it("refer to renamed handlers in tests as well", async () => {
    write("handlers/bans.ts", handler);
    write("handlers/bans.test.ts", 'import { bans } from "./bans.js";\nawait bans.getBan();\n');
    await stubs("--out handlers");
    specify("renamed");
    expect((await stubs("--out handlers")).stdout).toContain(
      "~ handlers/bans.test.ts: renamed getBan to getGuildBan\n",
    );
    expect(read("handlers/bans.test.ts")).toContain("await bans.getGuildBan();");
    expect((await stubs("--out handlers")).code).toBe(0);
  });

  it("are unchanged if the record is unreadable", async () => {
    write("handlers/bans.ts", handler);
    write(`handlers/${recordName}`, "<<<<<<< conflict");
    specify("added");
    const { code, stderr } = await stubs("--out handlers");
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("stubs-record-invalid") });
    expect(read("handlers/bans.ts")).toBe(handler);
  });
});
