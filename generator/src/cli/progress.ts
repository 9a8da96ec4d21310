import { noProgress, type Progress } from "../project/progress.js";
import { mayColor, type Terminal } from "./terminal.js";

/** Shows progress on a terminal; silent for other outputs. */
export function progressOn({ stderr, env }: Pick<Terminal, "stderr" | "env">): Progress {
  if (stderr.isTTY !== true) return noProgress;
  const dim = mayColor(stderr, env) ? (text: string) => `\u001b[2m${text}\u001b[0m` : (text: string) => text;
  return {
    async stage(name, action, outcome) {
      stderr.write(`${name.padEnd(9)} …`);
      const start = performance.now();
      try {
        const result = await action();
        const time = `${Math.round(performance.now() - start)} ms`;
        stderr.write(`\r${name.padEnd(9)} ${outcome(result)} ${dim(time)}\n`);
        return result;
      } catch (error) {
        stderr.write("\n");
        throw error;
      }
    },
  };
}
