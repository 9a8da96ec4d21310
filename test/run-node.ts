import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs Node without output. Resolves with its exit code.
 *
 * @param env Added to the environment.
 */
export async function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const options = { stdio: "ignore", env: { ...process.env, ...env } } as const;
  const [code] = await once(spawn(process.execPath, args, options), "exit");
  return code as number;
}
