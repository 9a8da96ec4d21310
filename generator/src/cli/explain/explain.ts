import { type ExitCode, exitCode, mayColor, type Terminal } from "../terminal.js";
import { type Explanation, nameOf } from "./explanation.js";
import { explanations, findExplanations, suggestCode } from "./index.js";

export interface ExplainFlags {
  readonly format: "text" | "json";
}

/**
 * `guildwire explain [code]`: prints cause and fix of a code or, without a code, lists all codes with their titles.
 *
 * @returns 0, or 2 if there is no such code.
 */
export function explain(code: string | undefined, { format }: ExplainFlags, terminal: Terminal): ExitCode {
  const { stdout, stderr } = terminal;
  const found = code === undefined ? explanations() : findExplanations(code);
  if (found.length === 0 && code !== undefined) {
    const suggestion = suggestCode(code);
    const hint = suggestion === undefined ? "guildwire explain lists all codes." : `Did you mean ${suggestion}?`;
    stderr.write(`error: there is no code ${JSON.stringify(code)}. ${hint}\n`);
    return exitCode.unusable;
  }
  if (format === "json") stdout.write(`${JSON.stringify(found, undefined, 2)}\n`);
  else if (code === undefined) stdout.write(found.map(listLine).join(""));
  else stdout.write(found.map((entry) => text(entry, mayColor(stdout, terminal.env))).join("\n"));
  return exitCode.fine;
}

function listLine(entry: Explanation): string {
  return `${entry.kind.padEnd(16)} ${nameOf(entry)}: ${entry.title}\n`;
}

function text(entry: Explanation, isColoured: boolean): string {
  const { kind, severity, title, cause, fix, example, page } = entry;
  const bold = (words: string): string => (isColoured ? `\u001b[1m${words}\u001b[0m` : words);
  const level = severity === undefined ? "" : ` (${severity})`;
  const shown =
    example === undefined
      ? ""
      : `${bold("Example:")}\n${indented(example.wrong)}${bold("Corrected:")}\n${indented(example.right)}`;
  const heading = `${bold(nameOf(entry))}, ${kind}${level}\n${title}.\n\n`;
  return `${heading}${bold("Cause:")} ${cause}\n${bold("Fix:")} ${fix}\n${shown}${bold("See:")} ${page}\n`;
}

function indented(block: string): string {
  return block
    .split("\n")
    .map((line) => `  ${line}\n`)
    .join("");
}
