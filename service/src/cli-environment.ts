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
  /** Begins a stage; the returned function ends it. */
  readonly beginStage: (title: string) => () => void;
  readonly note: (text: string) => void;
}

/** Shows nothing. */
export const noProgress: Progress = { beginStage: () => () => {}, note: () => {} };

/** Shows each stage on one line of a terminal, with its duration once it has ended. */
export function progressOn(terminal: { readonly write: (text: string) => unknown }): Progress {
  return {
    beginStage(title) {
      const begun = performance.now();
      terminal.write(`${title} …`);
      return () => terminal.write(` ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
    },
    note: (text) => terminal.write(`${text}\n`),
  };
}

/** Runs an action as a stage. */
export async function inStage<Result>(
  { progress = noProgress }: Pick<CliEnvironment, "progress">,
  title: string,
  action: () => Promise<Result>,
): Promise<Result> {
  const end = progress.beginStage(title);
  try {
    return await action();
  } finally {
    end();
  }
}
