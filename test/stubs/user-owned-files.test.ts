import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
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

describe("user-owned files", () => {
  it("keep their permissions, and links stay links", async () => {
    write("elsewhere/real.ts", handler);
    chmodSync(join(project.folder, "elsewhere/real.ts"), 0o640);
    mkdirSync(join(project.folder, "handlers"));
    symlinkSync("../elsewhere/real.ts", join(project.folder, "handlers/bans.ts"));
    await stubs("--out handlers");
    specify("added");
    expect((await stubs("--out handlers")).code).toBe(0);
    expect(lstatSync(join(project.folder, "handlers/bans.ts")).isSymbolicLink()).toBe(true);
    expect(read("elsewhere/real.ts")).toContain("listBans");
    expect(statSync(join(project.folder, "elsewhere/real.ts")).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(project.folder, "elsewhere"))).toEqual(["real.ts"]);
  });

  it("all stay unchanged if one is read-only", async () => {
    await stubs("--out handlers");
    specify("tagAdded");
    const before = { index: read("handlers/index.ts"), record: read(`handlers/${recordName}`) };
    chmodSync(join(project.folder, "handlers/index.ts"), 0o444);
    const { code, stderr } = await stubs("--out handlers");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("handlers/index.ts: it is read-only"),
    });
    expect({ index: read("handlers/index.ts"), record: read(`handlers/${recordName}`) }).toEqual(before);
    expect(readdirSync(join(project.folder, "handlers")).sort()).toEqual(
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
    expect([...readFileSync(join(project.folder, "handlers/latin.ts"))]).toEqual([0x2f, 0x2f, 0xe9, 0x0a]);
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
  the file is not edited because it is UTF-16
`),
      });
    }
    expect(readFileSync(join(project.folder, "handlers/my-bans.ts"))).toEqual(bytes);
    expect(readdirSync(join(project.folder, "handlers"))).not.toContain("bans.ts");
  });

  it("are found in a directory behind a symbolic link, once, with cyclic links", async () => {
    write("elsewhere/bans.ts", handler);
    mkdirSync(join(project.folder, "handlers"));
    symlinkSync("../elsewhere", join(project.folder, "handlers/linked"));
    symlinkSync("../elsewhere", join(project.folder, "handlers/again"));
    symlinkSync("..", join(project.folder, "handlers/around"));
    symlinkSync(".", join(project.folder, "elsewhere/itself"));
    symlinkSync("nowhere", join(project.folder, "handlers/dangling"));
    const { stdout } = await stubs("--out handlers");
    expect(stdout).not.toContain("getBan");
    specify("added");
    expect((await stubs("--out handlers")).stdout).toContain("~ handlers/again/bans.ts: added listBans\n");
    expect(read("elsewhere/bans.ts")).toContain("listBans");
    expect(lstatSync(join(project.folder, "handlers/again")).isSymbolicLink()).toBe(true);
    expect(await stubs("--out handlers")).toEqual({
      code: 0,
      stderr: "",
      stdout: expect.stringContaining("unchanged"),
    });
  });

  it("stop the run if one is unreadable, which is reported", async () => {
    write("handlers/bans.ts", handler);
    symlinkSync("loop.ts", join(project.folder, "handlers/loop.ts"));
    expect(await stubs("--out handlers")).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(`handlers/loop.ts:1:1 error file-unreadable
  handlers/loop.ts cannot be read: its symbolic links form a cycle (ELOOP)
`),
    });
    expect(readdirSync(join(project.folder, "handlers"))).toEqual(["bans.ts", "loop.ts"]);
  });

  it("stop the run if the record is a directory", async () => {
    mkdirSync(join(project.folder, `handlers/${recordName}`), { recursive: true });
    const { code, stderr } = await stubs("--out handlers");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("a directory is in the way (EISDIR)"),
    });
    expect(readdirSync(join(project.folder, "handlers"))).toEqual([recordName]);
  });

  it("are written next to directories, not over them", async () => {
    mkdirSync(join(project.folder, "handlers/bans.ts"), { recursive: true });
    const { code, stderr } = await stubs("--out handlers");
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining("bans.ts cannot be created: a directory of that name exists"),
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
