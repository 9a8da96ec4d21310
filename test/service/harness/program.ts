import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const own = join(import.meta.dirname, "../../../service/bin/guildwire-service.js");

/** `guildwire-service` in a separate process. */
export interface Program {
  readonly url: string;
  /** The log so far. */
  readonly entries: readonly Readonly<Record<string, unknown>>[];
  /** Sends a signal. Resolves when the process has ended. */
  end(signal: NodeJS.Signals): Promise<[code: number | null, signal: string | null]>;
}

export interface ProgramOptions {
  readonly args?: readonly string[];
  readonly cwd?: string;
  /** Milliseconds after which the program is killed, so that a failing test leaves no process behind. Default: 230,000. */
  readonly lifetime?: number;
  /** Options of Node itself. Default: none. */
  readonly nodeArgs?: readonly string[];
  /** The program, such as one of another version. Default: that of this repository. */
  readonly bin?: string;
}

/**
 * Runs the program until it listens, by default on a port chosen by the operating system.
 *
 * @param env Environment variables besides PATH.
 */
export async function runProgram(
  env: Readonly<Record<string, string>>,
  { args = [], cwd, lifetime = 230_000, nodeArgs = [], bin = own }: ProgramOptions = {},
): Promise<Program> {
  const child = spawn(process.execPath, [...nodeArgs, bin, ...args], {
    cwd,
    env: { PATH: process.env["PATH"], PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: lifetime,
    killSignal: "SIGKILL",
  });
  const entries: Record<string, unknown>[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
    createInterface(child.stdout).on("line", (line) => {
      const entry = JSON.parse(line) as Record<string, unknown>;
      entries.push(entry);
      // A service for tests prints its URL with its credentials.
      if (entry["msg"] === "listening" || "control_token" in entry) resolve(String(entry["url"]));
    });
  });
  return {
    url,
    entries,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
      const exited = once(child, "exit");
      child.kill(signal);
      return (await exited) as [code: number | null, signal: string | null];
    },
  };
}
