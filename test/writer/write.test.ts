import { describe, expect, test } from "vitest";
import { compareOutput, writeOutput } from "../../generator/src/write/write.js";
import { MemoryDisk } from "./memory-file-system.js";

const outDir = "/project/generated";
const manifestPath = `${outDir}/.guildwire-manifest.json`;

type Files = Readonly<Record<string, string>>;

describe("writing an output", () => {
  test("creates missing files, and lists them in a manifest sorted by path, without times or absolute paths", async () => {
    const disk = new MemoryDisk();
    const { plan } = await write(disk, { "src/b.ts": "b\n", "a.md": "ä\n" });
    expect(plan?.added).toEqual(["a.md", "src/b.ts"]);
    expect(disk.files(outDir)).toMatchObject({ "a.md": "ä\n", "src/b.ts": "b\n" });
    expect(JSON.parse(disk.files(outDir)[".guildwire-manifest.json"] ?? "")).toEqual({
      note: "Written by guildwire generate: lists the generated files. Commit it with them.",
      version: 1,
      generator: "0.0.0",
      inputs: "inputs",
      files: [
        { path: "a.md", sha256: expect.stringMatching(/^[0-9a-f]{64}$/), bytes: 3 },
        { path: "src/b.ts", sha256: expect.stringMatching(/^[0-9a-f]{64}$/), bytes: 2 },
      ],
    });
  });

  test("writes nothing if nothing changes", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a\n", "src/b.ts": "b\n" });
    disk.touched.length = 0;
    const { plan } = await write(disk, { "src/b.ts": "b\n", "a.md": "a\n" });
    expect(disk.touched).toEqual([]);
    expect(plan).toMatchObject({ added: [], changed: [], removed: [], unchanged: 2, manifestOnly: false });
  });

  test("writes only the files whose bytes change, and the manifest last", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a\n", "b.md": "b\n", "c.md": "c\n" });
    disk.touched.length = 0;
    const { plan } = await write(disk, { "a.md": "a\n", "b.md": "new\n", "c.md": "c\n" });
    expect(plan?.changed).toEqual(["b.md"]);
    const touched = disk.touched.filter((path) => !path.includes("/.guildwire/"));
    expect(touched).toEqual([`${outDir}/b.md`, manifestPath]);
  });

  test("writes the manifest alone if only the inputs changed", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a\n" });
    const { plan } = await write(disk, { "a.md": "a\n" }, { inputs: "other" });
    expect(plan).toMatchObject({ changed: [], unchanged: 1, manifestOnly: true });
    expect(disk.files(outDir)[".guildwire-manifest.json"]).toContain(`"inputs": "other"`);
  });

  test("writes the same manifest for any order of files", async () => {
    const one = new MemoryDisk();
    const other = new MemoryDisk();
    await write(one, { "a.md": "a", "B.md": "b", "ä.md": "c", "a/b.md": "d" });
    await write(other, { "a/b.md": "d", "ä.md": "c", "B.md": "b", "a.md": "a" });
    expect(one.files(outDir)).toEqual(other.files(outDir));
  });
});

describe("files that are no longer part of the output", () => {
  test("are removed, with the folders that become empty", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a", "src/deep/old.ts": "old" });
    const { plan } = await write(disk, { "a.md": "a" });
    expect(plan?.removed).toEqual(["src/deep/old.ts"]);
    expect(disk.kind(`${outDir}/src`)).toBeUndefined();
  });

  test("keep a folder that contains other files", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a", "src/old.ts": "old" });
    disk.put(`${outDir}/src/mine.ts`, "mine");
    await write(disk, { "a.md": "a" });
    expect(disk.files(outDir)).toMatchObject({ "src/mine.ts": "mine" });
  });

  test("are kept and reported if they were edited", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a", "old.ts": "old" });
    disk.put(`${outDir}/old.ts`, "edited");
    const { plan } = await write(disk, { "a.md": "a" });
    expect(plan).toMatchObject({ removed: [], kept: ["old.ts"] });
    expect(disk.files(outDir)).toMatchObject({ "old.ts": "edited" });
  });

  test("are replaced by a folder of their name, and a folder by a file", async () => {
    const disk = new MemoryDisk();
    await write(disk, { a: "file", "b/c.ts": "in a folder" });
    const { diagnostics } = await write(disk, { "a/c.ts": "in a folder", b: "file" });
    expect(diagnostics).toEqual([]);
    expect(disk.files(outDir)).toMatchObject({ "a/c.ts": "in a folder", b: "file" });
  });

  test("do not remove a folder that contains a new file", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "src/old.ts": "old" });
    await write(disk, { "src/new.ts": "new" });
    expect(Object.keys(disk.files(outDir))).toEqual([".guildwire-manifest.json", "src/new.ts"]);
  });

  test.each([false, true])("may change in letter case only (case-insensitive file system: %s)", async (foldsCase) => {
    const disk = new MemoryDisk({ foldsCase });
    await write(disk, { "src/Guilds.ts": "same" });
    const { diagnostics } = await write(disk, { "src/guilds.ts": "same" });
    expect(diagnostics).toEqual([]);
    expect(disk.files(outDir)).toMatchObject({ "src/guilds.ts": "same" });
    expect(Object.keys(disk.files(outDir))).toHaveLength(2);
  });

  test.each(["../victim.ts", "/project/victim.ts", "dist/victim.js"])(
    "are not treated as generated at %s, whatever the manifest lists",
    async (path) => {
      const disk = new MemoryDisk();
      disk.put("/project/victim.ts", "");
      const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
      const entry = { path, sha256: empty, bytes: 0 };
      disk.put(manifestPath, JSON.stringify({ version: 1, generator: "", inputs: "", files: [entry] }));
      await write(disk, { "a.md": "a" });
      expect(disk.kind("/project/victim.ts")).toBe("file");
    },
  );
});

describe("files of other owners", () => {
  test("are left alone if they are not in the way", async () => {
    const disk = new MemoryDisk();
    disk.put(`${outDir}/notes.txt`, "mine");
    await write(disk, { "a.md": "a" });
    expect(disk.files(outDir)).toMatchObject({ "notes.txt": "mine" });
  });

  test("are not replaced, and nothing else is written either", async () => {
    const disk = new MemoryDisk();
    disk.put(`${outDir}/README.md`, "mine");
    const { plan, diagnostics } = await write(disk, { "README.md": "generated", "a.md": "a" });
    expect(plan).toBeUndefined();
    expect(diagnostics).toEqual([
      {
        code: "output-conflict",
        severity: "error",
        message: "README.md exists, and the generator did not write it",
        location: { file: "generated/README.md", line: 1, column: 1, endLine: 1, endColumn: 1 },
        fix: "move it away, or pass --force to replace it",
      },
    ]);
    expect(disk.files(outDir)).toEqual({ "README.md": "mine" });
  });

  test("are replaced with --force", async () => {
    const disk = new MemoryDisk();
    disk.put(`${outDir}/README.md`, "mine");
    const { plan } = await write(disk, { "README.md": "generated" }, { force: true });
    expect(plan).toMatchObject({ changed: ["README.md"], edited: [] });
    expect(disk.files(outDir)).toMatchObject({ "README.md": "generated" });
  });

  test("are adopted without a write if they are equal", async () => {
    const disk = new MemoryDisk();
    disk.put(`${outDir}/README.md`, "generated");
    await write(disk, { "README.md": "generated" });
    expect(disk.touched).not.toContain(`${outDir}/README.md`);
    const { plan } = await write(disk, {});
    expect(plan?.removed).toEqual(["README.md"]);
  });

  test("are not replaced, with the reason, if the manifest contains an unresolved merge conflict", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a" });
    disk.put(
      manifestPath,
      `<<<<<<< ours\n${disk.files(outDir)[".guildwire-manifest.json"]}\n=======\n>>>>>>> theirs\n`,
    );
    const { diagnostics } = await write(disk, { "a.md": "new" });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "a.md exists, and the manifest holds the marks of an unsolved merge, so it cannot tell whether the generator wrote it",
    ]);
  });

  test("are never replaced if they are inputs, not even with --force", async () => {
    const disk = new MemoryDisk();
    disk.put(`${outDir}/openapi.json`, "{}");
    const { diagnostics } = await write(
      disk,
      { "openapi.json": "generated" },
      { force: true, protectedFiles: [`${outDir}/openapi.json`] },
    );
    expect(diagnostics.map(({ message }) => message)).toEqual(["the output openapi.json would replace an input"]);
    expect(disk.files(outDir)).toEqual({ "openapi.json": "{}" });
  });

  test("are replaced and reported if they are generated files that were edited", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a" });
    disk.put(`${outDir}/a.md`, "edited");
    const { plan } = await write(disk, { "a.md": "a" });
    expect(plan).toMatchObject({ changed: ["a.md"], edited: ["a.md"] });
    expect(disk.files(outDir)).toMatchObject({ "a.md": "a" });
  });
});

describe("symbolic links", () => {
  test("below the output folder are refused if files would be written through them", async () => {
    const disk = new MemoryDisk();
    disk.makeFolder("/etc/secret");
    disk.link(`${outDir}/src`, "/etc/secret");
    const { diagnostics } = await write(disk, { "src/a.ts": "a" }, { force: true });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "the folder src is a symbolic link, and may lead out of the output folder",
    ]);
    expect(disk.list("/etc/secret")).toEqual([]);
  });

  test("are refused in place of a file", async () => {
    const disk = new MemoryDisk();
    disk.put("/etc/passwd", "root");
    disk.link(`${outDir}/a.md`, "/etc/passwd");
    const { diagnostics } = await write(disk, { "a.md": "a" }, { force: true });
    expect(diagnostics.map(({ message }) => message)).toEqual(["a symbolic link is in the way of a.md"]);
    expect(disk.files("/etc")).toEqual({ passwd: "root" });
  });

  test("are refused in place of the manifest and of the writer's own folder", async () => {
    for (const name of [".guildwire-manifest.json", ".guildwire"]) {
      const disk = new MemoryDisk();
      disk.makeFolder("/elsewhere");
      disk.link(`${outDir}/${name}`, "/elsewhere");
      const { diagnostics } = await write(disk, { "a.md": "a" }, { force: true });
      expect(diagnostics.map(({ code }) => code)).toEqual(["output-conflict"]);
      expect(disk.list("/elsewhere")).toEqual([]);
    }
  });

  test("do not extend a removal to files elsewhere", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "a.md": "a", "src/old.ts": "old" });
    disk.put("/elsewhere/old.ts", "old");
    disk.removeTree(`${outDir}/src`);
    disk.link(`${outDir}/src`, "/elsewhere");
    const { diagnostics } = await write(disk, { "a.md": "a" });
    expect(diagnostics).toEqual([]);
    expect(disk.files("/elsewhere")).toEqual({ "old.ts": "old" });
  });
});

describe("comparing an output", () => {
  test("reports every kind of drift and changes nothing", async () => {
    const disk = new MemoryDisk();
    await write(disk, { "edited.md": "1", "missing.md": "1", "older.md": "1", "same.md": "1", "stale.md": "1" });
    disk.put(`${outDir}/edited.md`, "by hand");
    disk.remove(`${outDir}/missing.md`);
    disk.touched.length = 0;
    const wanted = { "edited.md": "1", "missing.md": "1", "older.md": "2", "same.md": "1", "added.md": "1" };
    const { plan } = await compareOutput(output(wanted), options(disk, {}));
    expect(plan).toMatchObject({
      added: ["added.md", "missing.md"],
      missing: ["missing.md"],
      changed: ["edited.md", "older.md"],
      edited: ["edited.md"],
      removed: ["stale.md"],
      unchanged: 1,
    });
    expect(disk.touched).toEqual([]);
  });
});

interface Variations {
  readonly inputs?: string;
  readonly force?: boolean;
  readonly protectedFiles?: readonly string[];
}

function write(disk: MemoryDisk, files: Files, variations: Variations = {}) {
  return writeOutput(output(files, variations.inputs), options(disk, variations));
}

function output(files: Files, inputs = "inputs") {
  return { files: Object.entries(files).map(([path, text]) => ({ path, text })), inputs, generator: "0.0.0" };
}

function options(disk: MemoryDisk, { force = false, protectedFiles = [] }: Variations) {
  return { outDir, outName: "generated", disk, patience: 0, force, protectedFiles };
}
