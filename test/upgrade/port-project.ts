import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Outcome, runMain } from "../cli/command.js";
import { runCompiler } from "../compiler.js";

const repository = resolve(import.meta.dirname, "../..");
const programs = join(import.meta.dirname, "programs");

/** A repository with the programs for version 0.1 in one commit, and the current packages installed. */
export class PortProject {
  readonly folder: string = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-port-"));

  constructor(project: string = "programs/project", bindings: string = "port-bindings") {
    cpSync(join(import.meta.dirname, project), this.folder, { recursive: true });
    const modules = join(this.folder, "node_modules");
    mkdirSync(modules);
    for (const name of ["@guildwire", "@types", "react", "react-dom", "vitest"])
      symlinkSync(join(repository, "node_modules", name), join(modules, name), "junction");
    symlinkSync(join(this.folder, "generated"), join(modules, bindings), "junction");
    this.write(".gitignore", "node_modules\ndist\n*.tsbuildinfo\n.guildwire\n");
    this.git("init", "--quiet");
    this.commit();
  }

  git(...args: readonly string[]): string {
    const own = ["-c", "user.name=port", "-c", "user.email=port@example.org", "-c", "core.autocrlf=false"];
    return execFileSync("git", [...own, ...args], { cwd: this.folder, encoding: "utf8" });
  }

  commit(): void {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "--message", "Keep what is here");
  }

  /** Removes the other programs, for tests in which they have no part. */
  keepOnly(...names: readonly string[]): void {
    for (const name of readdirSync(join(this.folder, "src")))
      if (!names.includes(name)) rmSync(join(this.folder, "src", name));
    this.commit();
  }

  async run(...args: string[]): Promise<Outcome> {
    return runMain(args, this.folder);
  }

  compile(): string {
    return runCompiler(this.folder, "-b");
  }

  /** What the compiled programs do against the recording server. */
  drive(): unknown {
    const options = { cwd: this.folder, encoding: "utf8", timeout: 60_000 } as const;
    return JSON.parse(execFileSync(process.execPath, [join(programs, "drive.mjs"), "."], options)) as unknown;
  }

  /** Runs the program that consists of tests. */
  test(): string {
    const vitest = join(repository, "node_modules/vitest/vitest.mjs");
    const args = [vitest, "run", "--root", this.folder, "src/desk.test.ts", "--reporter", "json"];
    return execFileSync(process.execPath, args, {
      cwd: this.folder,
      encoding: "utf8",
      timeout: 120_000,
      stdio: "pipe",
    });
  }

  /** File contents by path, without what git ignores. */
  files(): Record<string, string> {
    const names = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(this.folder.length + 1)
          .replaceAll("\\", "/"),
      )
      .filter((name) => !/(^|\/)(node_modules|\.git|dist|\.guildwire)\//.test(name) && !name.endsWith(".tsbuildinfo"));
    return Object.fromEntries(names.sort().map((name) => [name, this.read(name)]));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  replace(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
    this.write(
      path,
      text.replace(from, () => to),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What the programs did with version 0.1. */
export function recorded(): unknown {
  return JSON.parse(readFileSync(join(programs, "recorded.json"), "utf8")) as unknown;
}
