import type { Severity } from "./catalogue.js";
import type { Diagnostic } from "./diagnostic.js";
import { escapeInvisible } from "./visible.js";

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "notice" };

/** Formats diagnostics as GitHub Actions workflow commands, which appear as annotations. */
export function formatGitHub(diagnostics: readonly Diagnostic<string>[]): string {
  return diagnostics.map((diagnostic) => `${command(diagnostic)}\n`).join("");
}

function command(diagnostic: Diagnostic<string>): string {
  const { code, severity, message, location, expected, fix } = diagnostic;
  const properties: [string, string | number][] = [];
  if (location !== undefined) {
    properties.push(["file", location.file], ["line", location.line], ["endLine", location.endLine]);
    properties.push(["col", location.column]);
    // GitHub supports an end column only if both ends are on one line.
    if (location.endLine === location.line) properties.push(["endColumn", location.endColumn]);
  }
  properties.push(["title", code]);
  const shown = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
  const text = [message, expected && `expected: ${expected}`, fix && `fix: ${fix}`].filter(Boolean).join("\n");
  return `::${commands[severity]} ${shown}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  // A log shows the commands as a terminal would.
  const shown = text.replaceAll(/[^\r\n]+/g, escapeInvisible);
  return shown.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
