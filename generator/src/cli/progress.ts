import { mayColor, type Terminal } from "./terminal.js";

export type Stage =
  | "load"
  | "structure"
  | "model"
  | "check"
  | "emit"
  | "prove"
  | "write"
  | "download"
  | "base"
  | "head"
  | "compare"
  | "handlers"
  | "names"
  | "callers";

/** Shows progress on a terminal; silent for other outputs. */
export interface Progress {
  /** Runs one stage and reports its outcome. */
  stage<Result>(
    name: Stage,
    action: () => Result | Promise<Result>,
    outcome: (result: Result) => string,
  ): Promise<Result>;
}

/** Reports nothing. */
export const noProgress: Progress = { stage: async (_name, action) => action() };

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
