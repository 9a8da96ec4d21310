import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs Node without output. Resolves with its exit code. */
export async function runNode(args: readonly string[]): Promise<number> {
  const [code] = await once(spawn(process.execPath, args, { stdio: "ignore" }), "exit");
  return code as number;
}
