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
