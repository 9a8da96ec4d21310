/** The program's access to its environment: variables, output and signals. */
export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Resolves when the program is asked to stop. */
  readonly untilStopped: () => Promise<void>;
  /** Default: no progress is shown. */
  readonly progress?: Progress | undefined;
}

/** Shows a user at a terminal what the program is doing. */
export interface Progress {
  readonly beginStage: (title: string) => Stage;
  readonly note: (text: string) => void;
}

/** A part of a command that takes time. */
export interface Stage {
  /**
   * Shows how much is done, at most five times a second.
   *
   * @param done A count, such as `1,200 of 5,000 rows`.
   * @param fraction The part of the work that is done, from 0 to 1, for an estimate of the time that is left.
   */
  readonly show: (done: string, fraction?: number) => void;
  readonly end: () => void;
}

/** Shows nothing. */
export const noProgress: Progress = {
  beginStage: () => ({ show: () => undefined, end: () => undefined }),
  note: () => undefined,
};

/** Milliseconds between two counts of a stage. */
const countInterval = 200;

/** The part of the work from which the time that is left is estimated: the first rows include what is done once. */
const leastFraction = 0.05;

/**
 * Shows each stage on one line of a terminal: a count while it runs, and its duration once it has ended.
 *
 * @param now Milliseconds of a clock. Default: the platform's.
 */
export function progressOn(
  terminal: { readonly write: (text: string) => unknown; readonly columns?: number },
  now: () => number = () => performance.now(),
): Progress {
  return {
    beginStage(title) {
      const begun = now();
      let shown = begun;
      let width = 0;
      terminal.write(`${title} …`);
      return {
        show(done, fraction = 0) {
          const time = now();
          if (time - shown < countInterval) return;
          shown = time;
          const left = Math.ceil(((time - begun) / 1000) * (1 / fraction - 1));
          const estimate = fraction >= leastFraction && fraction <= 1 ? `, about ${left} s left` : "";
          // A return leads to the start of a row: text of two rows would be written again and again.
          const line = `${title} … ${done}${estimate}`.slice(0, (terminal.columns || 80) - 1);
          terminal.write(`\r${line.padEnd(width)}`);
          width = line.length;
        },
        end() {
          if (width > 0) terminal.write(`\r${" ".repeat(width)}\r${title} …`);
          terminal.write(` ${((now() - begun) / 1000).toFixed(1)} s\n`);
        },
      };
    },
    note: (text) => terminal.write(`${text}\n`),
  };
}

/** Runs an action as a stage. */
export async function inStage<Result>(
  { progress = noProgress }: Pick<CliEnvironment, "progress">,
  title: string,
  action: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const stage = progress.beginStage(title);
  try {
    return await action(stage);
  } finally {
    stage.end();
  }
}
