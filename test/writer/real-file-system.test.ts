import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recoverOutput, writeOutput } from "../../generator/src/write/write.js";

const script = fileURLToPath(new URL("run.mjs", import.meta.url));
let folder = "";
let outDir = "";

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-writer-"));
  outDir = join(folder, "generated");
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("on a real file system", () => {
  test("a process killed at every third step leaves a state that the next one completes or undoes", async () => {
    run("old", -1);
    const template = join(folder, "template");
    cpSync(outDir, template, { recursive: true });
    const oldFiles = filesOf(outDir);
    const steps = Number(run("new", -1).stdout);
    const newFiles = filesOf(outDir);
    expect(steps).toBeGreaterThan(15);

    const seen = new Set<string>();
    for (let at = 0; at < steps; at += 3) {
      rmSync(outDir, { recursive: true });
      cpSync(template, outDir, { recursive: true });
      const { signal, status } = run("new", at);
      expect(signal ?? status, `step ${at}`).not.toBe(0);
      const { recovery, diagnostics } = await recoverOutput({ outDir, outName: "generated" });
      expect(diagnostics).toEqual([]);
      const files = filesOf(outDir);
      if (recovery === "completed") expect(files, `step ${at}`).toEqual(newFiles);
      else if (recovery === "undone") expect(files, `step ${at}`).toEqual(oldFiles);
      else expect([oldFiles, newFiles], `step ${at}`).toContainEqual(files);
      seen.add(recovery ?? "nothing to do");
    }
    expect([...seen].sort()).toEqual(["completed", "nothing to do", "undone"]);
  });

  test("two concurrent runs leave the output of one of them, never a mixture", async () => {
    run("old", -1);
    const codes = await Promise.all(["one", "two", "three"].map((text) => runAside(text)));
    expect(codes).toEqual([0, 0, 0]);
    const { "README.md": winner, ...rest } = filesOf(outDir);
    expect(["one", "two", "three"]).toContain(winner);
    expect(Object.keys(rest).sort()).toEqual([".guildwire-manifest.json", "same.md", `src/${winner}.ts`]);
  });

  test("files with unchanged bytes keep their modification time", async () => {
    await write({ "a.md": "a", "b.md": "b" });
    for (const name of ["a.md", "b.md", ".guildwire-manifest.json"]) utimesSync(join(outDir, name), 1, 1);
    await write({ "a.md": "a", "b.md": "new" });
    expect(statSync(join(outDir, "a.md")).mtimeMs).toBe(1000);
    expect(statSync(join(outDir, "b.md")).mtimeMs).not.toBe(1000);
  });

  test("a run without changes keeps every modification time, that of the folder included", async () => {
    await write({ "a.md": "a", "src/b.md": "b" });
    const entries = ["", "a.md", "src", "src/b.md", ".guildwire-manifest.json", ".guildwire"];
    for (const name of entries) utimesSync(join(outDir, name), 1, 1);
    await write({ "a.md": "a", "src/b.md": "b" });
    for (const name of entries) expect(statSync(join(outDir, name)).mtimeMs, name).toBe(1000);
  });

  test.skipIf(process.platform === "win32")("programs can be executed, also after their replacement", async () => {
    const program = (word: string): string => `#!/bin/sh\necho ${word}\n`;
    for (const word of ["one", "two"]) {
      await write({ "bin/say": program(word), "a.md": word });
      expect(spawnSync(join(outDir, "bin/say"), { encoding: "utf8" }).stdout).toBe(`${word}\n`);
      expect(statSync(join(outDir, "a.md")).mode & 0o111).toBe(0);
    }
  });

  test.skipIf(process.platform === "win32")("a symbolic link is never written through", async () => {
    mkdirSync(join(folder, "elsewhere"));
    mkdirSync(outDir);
    symlinkSync(join(folder, "elsewhere"), join(outDir, "src"));
    const { plan, diagnostics } = await write({ "src/a.ts": "a" }, true);
    expect(plan).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(["output-conflict"]);
    expect(readdirSync(join(folder, "elsewhere"))).toEqual([]);
  });

  test.skipIf(process.platform === "win32")("the output folder itself may be a symbolic link", async () => {
    mkdirSync(join(folder, "elsewhere"));
    symlinkSync(join(folder, "elsewhere"), outDir);
    const { diagnostics } = await write({ "src/a.ts": "a" });
    expect(diagnostics).toEqual([]);
    expect(readFileSync(join(folder, "elsewhere", "src", "a.ts"), "utf8")).toBe("a");
  });

  test("an output folder that is a file is refused", async () => {
    writeFileSync(outDir, "a file");
    const { diagnostics } = await write({ "a.md": "a" });
    expect(diagnostics).toMatchObject([{ code: "output-conflict", message: "generated is not a folder" }]);
    expect(readFileSync(outDir, "utf8")).toBe("a file");
  });
});

function run(text: string, at: number) {
  expect(existsSync(new URL("../../generator/dist/write/write.js", import.meta.url)), "npm run build").toBe(true);
  return spawnSync(process.execPath, [script, outDir, text, String(at)], { encoding: "utf8" });
}

function runAside(text: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, outDir, text, "-1"], { stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", resolve);
  });
}

function write(files: Readonly<Record<string, string>>, force = false) {
  const entries = Object.entries(files).map(([path, text]) => ({ path, text }));
  return writeOutput(
    { files: entries, inputs: "inputs", generator: "0" },
    { outDir, outName: "generated", force, protectedFiles: [] },
  );
}

/** Every file with its text, without the writer's own folder. */
function filesOf(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const absolute = join(entry.parentPath, entry.name);
    const name = absolute
      .slice(path.length + 1)
      .split("\\")
      .join("/");
    if (entry.isFile() && !name.startsWith(".guildwire/")) found[name] = readFileSync(absolute, "utf8");
  }
  return found;
}
