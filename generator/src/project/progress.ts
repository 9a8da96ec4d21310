/** The stages of all commands. */
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
  | "callers"
  | "witnesses";

/** Receives the stages of a run, for example to show them on a terminal. */
export interface Progress {
  /** Runs one stage, which may count what is done, such as `120 files`, and reports its outcome. */
  stage<Result>(
    name: Stage,
    action: (show: (count: string) => void) => Result | Promise<Result>,
    outcome: (result: Result) => string,
  ): Promise<Result>;
}

/** Reports nothing. */
export const noProgress: Progress = { stage: async (_name, action) => action(() => undefined) };
