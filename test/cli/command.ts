import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { main } from "../../generator/src/cli/main.js";

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process; `tty` makes both streams terminals. */
export async function runMain(
  args: readonly string[],
  cwd: string,
  { tty = false, env = {} }: { tty?: boolean; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const output = { stdout: "", stderr: "" };
  const stream = (name: "stdout" | "stderr") => ({
    isTTY: tty,
    write(text: string) {
      output[name] += text;
    },
  });
  const code = await main([...args], { stdout: stream("stdout"), stderr: stream("stderr"), env, cwd });
  return { code, ...output };
}

/** A new project in a temporary folder, with the small specification of test/fixtures/cli. */
export class Project {
  readonly folder: string = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-cli-"));

  constructor() {
    cpSync(fileURLToPath(new URL("../fixtures/cli", import.meta.url)), this.folder, { recursive: true });
  }

  /** Runs a command line in this folder; `tty` makes both streams terminals. */
  run(line: string, options: { tty?: boolean; env?: Record<string, string> } = {}): Promise<Outcome> {
    return runMain(line.split(" "), this.folder, options);
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), "utf8");
  }

  replace(name: string, from: string, to: string): void {
    const text = this.read(name);
    if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
    this.write(name, text.replace(from, to));
  }

  remove(name: string): void {
    rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  /** Files below a folder with their contents, without the writer's internal files. */
  files(name: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const entry of readdirSync(join(this.folder, name), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const relative = path.slice(join(this.folder, name).length + 1).replaceAll("\\", "/");
      if (entry.isFile() && !relative.startsWith(".guildwire/")) found[relative] = readFileSync(path, "utf8");
    }
    return found;
  }
}
