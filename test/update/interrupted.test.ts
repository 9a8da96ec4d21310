import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../generator/src/write/digest.js";
import { type FileChange, replaceFiles } from "../../generator/src/write/replace-files.js";
import { recoverOutput } from "../../generator/src/write/write.js";
import { Project } from "../cli/command.js";
import { Crash, type Failure, failingDisk } from "../writer/failing-file-system.js";
import { MemoryDisk } from "../writer/memory-file-system.js";
import { DocumentServer, shelf } from "./document-server.js";

const outDir = "/project/spec";
const bytes = (text: string): Uint8Array => Buffer.from(text, "utf8");

const changes: readonly FileChange[] = [
  { path: "openapi.yaml", before: bytes("old"), after: bytes("new") },
  { path: "schemas/deep/new.yaml", after: bytes("added") },
  { path: "schemas/gone.yaml", before: bytes("gone") },
  { path: "openapi.yaml.source.json", before: bytes("{}"), after: bytes("{ }") },
];
const old = {
  "openapi.yaml": "old",
  "schemas/gone.yaml": "gone",
  "openapi.yaml.source.json": "{}",
  "mine.txt": "mine",
};
const replaced = {
  "openapi.yaml": "new",
  "schemas/deep/new.yaml": "added",
  "openapi.yaml.source.json": "{ }",
  "mine.txt": "mine",
};

function oldDisk(): MemoryDisk {
  const disk = new MemoryDisk();
  for (const [path, text] of Object.entries(old)) disk.put(`${outDir}/${path}`, text);
  return disk;
}

/** The number of file operations of the whole change. */
async function stepsOf(): Promise<number> {
  const { disk, steps } = failingDisk(oldDisk(), { kind: "none" });
  await replaceFiles(changes, { outDir, outName: "spec", disk });
  return steps();
}

async function attempt(memory: MemoryDisk, failure: Failure): Promise<void> {
  try {
    await replaceFiles(changes, { outDir, outName: "spec", disk: failingDisk(memory, failure).disk, lockTimeout: 0 });
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
}

/** A run takes over the lock of a dead process. Here the process is still alive, so its lock is removed. */
function releaseLock(memory: MemoryDisk): void {
  memory.remove(`${outDir}/.guildwire/lock`);
}

describe("replacing the files of a copy", () => {
  test("changes all of them, and removes the writer's files", async () => {
    const memory = oldDisk();
    const { diagnostics } = await replaceFiles(changes, { outDir, outName: "spec", disk: memory });
    expect(diagnostics).toEqual([]);
    expect(memory.files(outDir)).toEqual(replaced);
    expect(memory.kind(`${outDir}/.guildwire`)).toBeUndefined();
  });

  test("that dies at any step is completed or undone by the next command, never half of it", async () => {
    const steps = await stepsOf();
    expect(steps).toBeGreaterThan(10);
    for (let at = 0; at < steps; at++) {
      const memory = oldDisk();
      await attempt(memory, { kind: "crash", at });
      releaseLock(memory);
      await recoverOutput({ outDir, outName: "spec", disk: memory });
      const files = Object.fromEntries(
        Object.entries(memory.files(outDir)).filter(([path]) => !path.startsWith(".guildwire/")),
      );
      expect([old, replaced], `step ${at}`).toContainEqual(files);
    }
  });

  test("on a disk that is full or denies a step changes nothing, and reports that", async () => {
    const steps = await stepsOf();
    await fc.assert(
      fc.asyncProperty(fc.nat(steps - 1), fc.constantFrom("full", "denied"), async (at, kind) => {
        const memory = oldDisk();
        const failure: Failure = kind === "full" ? { kind, from: at } : { kind: "denied", at };
        const { disk } = failingDisk(memory, failure);
        let isDone = false;
        try {
          isDone =
            (await replaceFiles(changes, { outDir, outName: "spec", disk, lockTimeout: 0 })).diagnostics.length === 0;
        } catch {
          // Cleanup at the end may fail after everything else succeeded.
        }
        releaseLock(memory);
        await recoverOutput({ outDir, outName: "spec", disk: memory });
        const files = Object.fromEntries(
          Object.entries(memory.files(outDir)).filter(([path]) => !path.startsWith(".guildwire/")),
        );
        expect(isDone ? [replaced] : [old, replaced]).toContainEqual(files);
      }),
    );
  });

  test("refuses a file that was changed meanwhile, and one that has appeared", async () => {
    for (const [path, text] of [
      ["openapi.yaml", "mine"],
      ["schemas/deep/new.yaml", "mine"],
    ] as const) {
      const memory = oldDisk();
      memory.put(`${outDir}/${path}`, text);
      const before = memory.files(outDir);
      const { diagnostics } = await replaceFiles(changes, { outDir, outName: "spec", disk: memory });
      expect(diagnostics.map(({ code, location }) => [code, location?.file])).toEqual([
        ["output-conflict", `spec/${path}`],
      ]);
      expect(memory.files(outDir)).toEqual(before);
    }
  });
});

test.each(["generate", "check", "generate --check", "update"])(
  "an update that was interrupted while it wrote is completed by %s",
  async (line) => {
    const project = new Project();
    const server = await DocumentServer.start();
    try {
      project.remove("books.yaml");
      project.write("openapi.yaml", shelf());
      project.write("guildwire.config.yaml", `spec: openapi.yaml\nsource: ${server.origin}/openapi.yaml\n`);
      await project.run("generate");
      const changed = shelf({ limit: 10 });
      server.on("/openapi.yaml", changed);
      interrupt(project, changed);
      const { stderr } = await project.run(line);
      expect(stderr).toContain("completed the interrupted update of openapi.yaml\n");
      expect(project.read("openapi.yaml")).toBe(changed);
      expect(Object.keys(project.files(".")).filter((name) => name.startsWith(".guildwire"))).toEqual([]);
    } finally {
      project.remove("");
      await server.stop();
    }
  },
);

/** The files left by a process that dies right after writing its journal. */
function interrupt(project: Project, text: string): void {
  const folder = join(project.folder, ".guildwire");
  mkdirSync(join(folder, "stage"), { recursive: true });
  writeFileSync(join(folder, "stage/new-0"), text);
  writeFileSync(join(folder, "stage/old-0"), project.read("openapi.yaml"));
  const journal = {
    version: 1,
    removals: [],
    folders: [],
    writes: [{ path: "openapi.yaml", stage: "new-0", sha256: sha256(text), backup: "old-0" }],
  };
  writeFileSync(join(folder, "journal.json"), JSON.stringify(journal));
}
