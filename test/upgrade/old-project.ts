import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { main } from "../../generator/src/cli/main.js";
import { runCompiler } from "../compiler.js";

const repository = resolve(import.meta.dirname, "../..");

/** A copy of the fixture's project, with the current packages installed. */
export class OldProject {
  readonly folder: string = mkdtempSync(join(tmpdir(), "guildwire-upgrade-"));

  constructor() {
    cpSync(join(import.meta.dirname, "fixture/project"), this.folder, { recursive: true });
    const modules = join(this.folder, "node_modules");
    mkdirSync(modules);
    for (const name of ["@guildwire", "@types"])
      symlinkSync(join(repository, "node_modules", name), join(modules, name), "junction");
    symlinkSync(join(this.folder, "generated"), join(modules, "harbour-bindings"), "junction");
  }

  /** Runs a command of the current generator. */
  async run(...args: string[]): Promise<{ readonly code: number; readonly output: string }> {
    let output = "";
    const stream = {
      write(text: string) {
        output += text;
      },
    };
    const code = await main(args, { stdout: stream, stderr: stream, env: {}, cwd: this.folder });
    return { code, output };
  }

  /** Diagnostics of the compiler, one per line; empty if there are none. */
  compile(): string {
    return runCompiler(this.folder, "-b");
  }

  /** The result of `callEverything` of the compiled caller, in a separate process. */
  callEverything(): unknown {
    const script = `console.log(JSON.stringify(await (await import("./dist/caller.js")).callEverything()));`;
    const args = ["--input-type=module", "--eval", script];
    return JSON.parse(
      execFileSync(process.execPath, args, { cwd: this.folder, encoding: "utf8", timeout: 60_000 }),
    ) as unknown;
  }

  /** File contents by path below a folder of the project. */
  files(below: string): Record<string, string> {
    const names = readdirSync(join(this.folder, below), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(this.folder.length + 1)
          .replaceAll("\\", "/"),
      );
    return Object.fromEntries(names.map((name) => [name, this.read(name)]));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  replace(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
    writeFileSync(
      join(this.folder, path),
      text.replace(from, () => to),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
