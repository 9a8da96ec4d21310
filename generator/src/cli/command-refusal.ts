import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { SourceFile } from "../load/document.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

/** Ends a command without a report: its diagnostics are printed instead. */
export class CommandRefusal extends Error {
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly SourceFile[];
  readonly exitCode: ExitCode;

  constructor(
    diagnostics: readonly Diagnostic[],
    files: readonly SourceFile[] = [],
    code: ExitCode = exitCode.unusable,
  ) {
    super("the command cannot run");
    this.diagnostics = diagnostics;
    this.files = files;
    this.exitCode = code;
  }
}

/** Runs a command, and prints the diagnostics of its {@link CommandRefusal}. */
export async function runRefusable(command: () => Promise<ExitCode>, terminal: Terminal): Promise<ExitCode> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof CommandRefusal)) throw error;
    await printDiagnostics(error.diagnostics, terminal.stderr, { format: "text", terminal, files: error.files });
    return error.exitCode;
  }
}
