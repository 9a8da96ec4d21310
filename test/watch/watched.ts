import { onTestFinished } from "vitest";
import type { WatchedFiles } from "../../generator/src/cli/watch/change-source.js";
import { watch } from "../../generator/src/cli/watch/watch.js";
import { Project } from "../cli/command.js";

/** A watch on a temporary project, whose notifications and clock the test controls. */
export class Watched {
  readonly project: Project = new Project();
  readonly #stopping = new AbortController();
  #ended: Promise<number> = Promise.resolve(-1);
  #changed: () => void = () => {};
  #said = "";
  #heard: () => void = () => {};
  followed: WatchedFiles = new Map();
  closed = false;
  timers: (() => void)[] = [];

  constructor() {
    onTestFinished(async () => {
      await this.stop();
      this.project.remove("");
    });
  }

  /** Starts the watch; returns the output of its first run. */
  async start(): Promise<string> {
    const write = (text: string): void => {
      this.#said += text;
      this.#heard();
    };
    const terminal = { stdout: { write }, stderr: { write }, env: {}, cwd: this.project.folder };
    this.#ended = watch({ check: false, force: false, format: "text" }, terminal, {
      openSource: (changed) => {
        this.#changed = changed;
        return {
          watch: (followed) => {
            this.followed = followed;
          },
          close: () => {
            this.closed = true;
          },
        };
      },
      now: () => 0,
      after: (_milliseconds, action) => {
        this.timers.push(action);
        return () => {
          this.timers = this.timers.filter((timer) => timer !== action);
        };
      },
      stop: this.#stopping.signal,
    });
    return this.#nextRun();
  }

  /** Notifies the watch of a possible change. */
  notice(): void {
    this.#changed();
  }

  /** Advances the clock. */
  ring(): void {
    for (const timer of this.timers.splice(0)) timer();
  }

  /** The output of the run after a notification. */
  async rerun(): Promise<string> {
    this.notice();
    this.ring();
    return this.#nextRun();
  }

  async stop(): Promise<number> {
    this.#stopping.abort();
    return this.#ended;
  }

  /** Everything up to the line that ends a run. */
  async #nextRun(): Promise<string> {
    const end = "Ctrl-C ends\n";
    while (!this.#said.includes(end)) {
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
    const text = this.#said.slice(0, this.#said.indexOf(end) + end.length);
    this.#said = this.#said.slice(text.length);
    return text;
  }
}
