import type { DiagnosticCode } from "../../diagnostics/catalogue.js";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";

/** Aborts an update. The command prints the diagnostics. */
export class UpdateFailure extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join("; "));
    this.diagnostics = diagnostics;
  }
}

export function updateFailure(
  code: DiagnosticCode,
  message: string,
  details: { readonly expected?: string; readonly fix?: string } = {},
): UpdateFailure {
  return new UpdateFailure([diagnose(code, message, details)]);
}
