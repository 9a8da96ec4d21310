import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** The folder of the project's own compiler. Resolved from the root, because a dependency of the tests brings an older one. */
const compilerFolder = dirname(
  createRequire(join(import.meta.dirname, "../package.json")).resolve("typescript/package.json"),
);

/** The path of `tsc`, the script that a consumer starts with Node. */
export const compiler: string = join(compilerFolder, "bin/tsc");

const { default: pathOfProgram } = (await import(pathToFileURL(join(compilerFolder, "lib/getExePath.js")).href)) as {
  readonly default: () => string;
};
const program = pathOfProgram();

/**
 * The compiler is written in Go. Its programs are small and end soon, so collecting garbage below this limit would cost a
 * third of the CPU time.
 */
const environment = { GOGC: "off", GOMEMLIMIT: "1GiB" };

/**
 * Runs the compiler in a folder, without Node around it. Returns its output, "" without errors; paths are relative to the
 * folder. The compiler's own declarations are not checked, which would take two thirds of the time of a small program.
 */
export function runCompiler(folder: string, ...args: readonly string[]): string {
  const unchecked = args.includes("-b") ? [] : ["--skipDefaultLibCheck"];
  const { stdout, stderr, status, error } = spawnSync(program, [...args, ...unchecked, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  const output = (stdout + stderr).replaceAll("\r\n", "\n");
  if (status !== 0 && output === "") throw new Error(`tsc ended with ${status} without output`);
  return output;
}
