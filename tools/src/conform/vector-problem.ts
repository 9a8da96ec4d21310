import type { Diagnostic, DiagnosticCode, SourceLocation } from "@guildwire/generator";

/** Maximum number of diagnostics of a file, and of those about operations. */
export const maxProblems = 20;

/** Request vectors cannot be used. */
export class VectorProblem extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join("\n"));
    this.diagnostics = diagnostics;
  }
}

/** A problem with one diagnostic. */
export function problem(code: DiagnosticCode, message: string, location?: SourceLocation): VectorProblem {
  return new VectorProblem([{ code, severity: "error", message, ...(location === undefined ? {} : { location }) }]);
}
