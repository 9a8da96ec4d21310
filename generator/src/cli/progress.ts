import { noProgress, type Progress, type ShowCount } from "../project/progress.js";
import { mayColor, type Terminal } from "./terminal.js";

/** Milliseconds between two counts of a stage. */
const countInterval = 200;

/** The part of the work from which the time that is left is estimated. */
const leastShare = 0.05;

/**
 * Shows progress on a terminal; silent for other outputs, and on terminals of CI, which keep every line.
 *
 * @param now Milliseconds of a clock. Default: the platform's.
 */
export function progressOn(
  { stderr, env }: Pick<Terminal, "stderr" | "env">,
  now: () => number = () => performance.now(),
): Progress {
  if (stderr.isTTY !== true || (env["CI"] ?? "") !== "") return noProgress;
  const dim = mayColor(stderr, env) ? (text: string) => `\u001b[2m${text}\u001b[0m` : (text: string) => text;
  // A return leads to the start of a row: text of two rows would be written again and again.
  const oneRow = (text: string): string => text.slice(0, (stderr.columns || 80) - 1);
  return {
    async stage(name, action, outcome) {
      stderr.write(`${name.padEnd(9)} …`);
      const start = now();
      let shown = start;
      let width = 0;
      let first: { readonly time: number; readonly share: number } | undefined;
      const estimate = (share: number, time: number): string => {
        first ??= { time, share };
        const done = share - first.share;
        if (done < leastShare || share > 1) return "";
        return `, about ${Math.ceil(((time - first.time) / 1000) * ((1 - share) / done))} s left`;
      };
      const show: ShowCount = (count, share) => {
        const time = now();
        const left = share === undefined ? "" : estimate(share, time);
        if (time - shown < countInterval) return;
        shown = time;
        const line = oneRow(`${name.padEnd(9)} … ${count}${left}`);
        stderr.write(`\r${line.padEnd(width)}`);
        width = line.length;
      };
      try {
        const result = await action(show);
        const time = `${Math.round(now() - start)} ms`;
        if (width > 0) stderr.write(`\r${" ".repeat(width)}`);
        stderr.write(`\r${name.padEnd(9)} ${outcome(result)} ${dim(time)}\n`);
        return result;
      } catch (error) {
        stderr.write("\n");
        throw error;
      }
    },
  };
}
