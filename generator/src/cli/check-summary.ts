import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { formatCount } from "../values/text.js";
import { mayColor, type Terminal } from "./terminal.js";

export interface CheckedDocument {
  readonly name: string;
  /** Numbers of what was checked, such as `2 files`. */
  readonly sizes: readonly string[];
  readonly terminal: Terminal;
}

/** Returns the last line of `guildwire check`: the numbers of errors and warnings, in color on a terminal. */
export async function summarizeCheck(
  diagnostics: readonly Diagnostic[],
  { name, sizes, terminal: { stdout, env } }: CheckedDocument,
): Promise<string> {
  const { createPaint } = await import("../diagnostics/text.js");
  const count = (severity: Diagnostic["severity"]): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  const counts = [
    errors === 0 ? "no errors" : formatCount(errors, "error"),
    ...(warnings === 0 ? [] : [formatCount(warnings, "warning")]),
  ];
  const color = errors > 0 ? 31 : warnings > 0 ? 33 : 32;
  const paint = createPaint(mayColor(stdout, env));
  return `${paint(`${name}: ${counts.join(", ")}`, 1, color)} (${sizes.join(", ")})\n`;
}
