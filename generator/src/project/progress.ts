import { formatCount } from "../values/text.js";

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

/**
 * Shows what is done.
 *
 * @param count Such as `120 files`.
 * @param share The part of the work that is done, from 0 to 1, for an estimate of the time that is left. Preparations before the first
 *   share are not part of the work.
 */
export type ShowCount = (count: string, share?: number) => void;

/** Receives the stages of a run, for example to show them on a terminal. */
export interface Progress {
  /** Runs one stage, which may count what is done, and reports its outcome. */
  stage<Result>(
    name: Stage,
    action: (show: ShowCount) => Result | Promise<Result>,
    outcome: (result: Result) => string,
  ): Promise<Result>;
}

/** Shows what is done of several programs, of which only the current one is known. */
export function showPrograms(show: ShowCount, programs: number, what: string): (index: number) => ShowDone {
  return (index) => (done, total) => {
    const program = programs === 1 ? "" : `program ${index + 1} of ${programs}, `;
    const share = total === 0 ? 0 : done / total;
    show(`${program}${done} of ${formatCount(total, what)}`, (index + share) / programs);
  };
}

/** Receives how many of some files are done. */
export type ShowDone = (done: number, total: number) => void;

/** Reports nothing. */
export const noProgress: Progress = { stage: async (_name, action) => action(() => undefined) };
