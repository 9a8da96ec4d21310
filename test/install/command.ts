import { spawn } from "node:child_process";

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the process group is ended; default 120,000. */
  readonly timeout?: number;
}

/** Runs a program to its end, with its children. */
export async function run(
  file: string,
  args: readonly string[],
  { cwd, env = process.env, timeout = 120_000 }: RunOptions,
): Promise<Ended> {
  const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const printed = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      printed[name] += text;
    });
  }
  const timer = setTimeout(() => endGroup(child.pid), timeout);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, ...printed });
    });
  });
}

/** Ends a process started with `detached`, and its children. */
export function endGroup(pid: number | undefined, signal: NodeJS.Signals = "SIGKILL"): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // The group has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
