import type { CommandInput } from "../command.js";

/** A line on a terminal that counts what is done, and estimates the rest. */
export interface ProgressLine {
  show(done: number, total: number): void;
  /** Removes the line. */
  clear(): void;
}

/**
 * Writes to standard error, if that is a terminal and `CI` is not set.
 *
 * @param what What is counted, such as `operations`.
 * @param now Milliseconds of a clock. Default: the platform's.
 */
export function progressLine(
  { stderr, env }: Pick<CommandInput, "stderr" | "env">,
  what: string,
  now: () => number = () => performance.now(),
): ProgressLine {
  if (stderr.isTTY !== true || (env["CI"] ?? "") !== "") return { show: () => undefined, clear: () => undefined };
  const start = now();
  let width = 0;
  const write = (text: string): void => {
    // A return leads to the start of a row: text of two rows would be written again and again.
    const line = text.slice(0, (stderr.columns || 80) - 1);
    stderr.write(`\r${line.padEnd(width)}`);
    width = line.length;
  };
  return {
    show(done, total) {
      const seconds = Math.ceil(((now() - start) / done / 1000) * (total - done));
      // The first ones say little about the others.
      write(`${done} of ${total} ${what}${done < 3 ? "" : `, about ${seconds} s left`}`);
    },
    clear() {
      if (width === 0) return;
      write("");
      stderr.write("\r");
      width = 0;
    },
  };
}
