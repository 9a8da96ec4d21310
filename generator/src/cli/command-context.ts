import type { Command } from "commander";
import type { ExitCode, Terminal } from "./terminal.js";

/** What the functions that add commands need. */
export interface Commands {
  readonly program: Command;
  readonly terminal: Terminal;
  /** Receives the exit code of the command that ran. */
  readonly done: (code: ExitCode) => void;
}
