import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const projectRoot = resolve(import.meta.dirname, "../..");
const command = join(projectRoot, "generator/bin/guildwire.js");

/** A copy of the specification and its configuration, on which the built command runs in a separate process. */
export class ProjectFolder {
  readonly folder: string;

  /** @param below Folders between the temporary folder and the project, such as `a/b`. */
  constructor(below = "") {
    this.folder = join(mkdtempSync(join(realpathSync(tmpdir()), "guildwire-run-")), below);
    mkdirSync(this.folder, { recursive: true });
    cpSync(join(projectRoot, "spec"), join(this.folder, "spec"), { recursive: true });
    cpSync(join(projectRoot, "guildwire.config.yaml"), join(this.folder, "guildwire.config.yaml"));
  }

  /** Runs `guildwire generate` and returns its output. */
  generate(args: readonly string[] = [], { cwd = this.folder, env = {} }: Surroundings = {}): string {
    return this.run([command, "generate", ...args], { cwd, env });
  }

  /** Runs a program with Node. */
  run(args: readonly string[], { cwd = this.folder, env = {} }: Surroundings = {}): string {
    const { LC_ALL: _, LANG: __, LANGUAGE: ___, TZ: ____, ...inherited } = process.env;
    const result = spawnSync(process.execPath, args, { cwd, env: { ...inherited, ...env }, encoding: "utf8" });
    if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
    return result.stdout;
  }

  /** All files below a folder with their contents, except the writer's internal files. */
  files(out = "generated"): ReadonlyMap<string, string> {
    const below = join(this.folder, out);
    const paths = readdirSync(below, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.slice(below.length + 1).startsWith(".guildwire/"))
      .toSorted();
    return new Map(
      paths.map((path) => [path.slice(below.length + 1).replaceAll("\\", "/"), readFileSync(path, "latin1")]),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}
