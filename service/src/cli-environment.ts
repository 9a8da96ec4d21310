/** What the program has to do with its surroundings. */
export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Resolves when the program is asked to end. */
  readonly untilStopped: () => Promise<void>;
  /** Default: no progress is shown. */
  readonly progress?: Progress | undefined;
}

/** Shows someone at a terminal what the program is doing. */
export interface Progress {
  /** Begins a stage; the result ends it. */
  readonly beginStage: (title: string) => () => void;
  readonly note: (text: string) => void;
}
