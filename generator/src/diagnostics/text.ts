import type { Severity } from "./catalogue.js";
import { codeFrames, type FrameLine, type SourceOf } from "./code-frame.js";
import type { Diagnostic, SourceLocation } from "./diagnostic.js";
import { type DiagnosticGroup, groupByCode } from "./group.js";
import { escapeInvisible } from "./visible.js";

/** Wraps a text in colour codes if colours are enabled. */
export type Paint = (text: string, ...codes: readonly number[]) => string;

export interface TextOptions {
  readonly color: boolean;
  readonly source: SourceOf;
  /** Whether the text ends without the numbers of errors and warnings. */
  readonly omitsCounts?: boolean;
}

/**
 * Formats diagnostics for humans: one block each, with location, message, code frame and fix. A frequent code has one
 * block with its first locations.
 */
export function formatText(diagnostics: readonly Diagnostic[], { color, source, omitsCounts }: TextOptions): string {
  if (diagnostics.length === 0) return "";
  const paint = createPaint(color);
  const frames = framesOf(source);
  const blocks = groupByCode(diagnostics).map((group) => groupBlock(group, paint, frames));
  return `${blocks.join("\n\n")}\n\n${omitsCounts === true ? "" : `${countDiagnostics(diagnostics)}\n`}`;
}

/** Maximum number of locations to list after the first one of a group. */
const maxListedOthers = 3;

function groupBlock({ first, others }: DiagnosticGroup, paint: Paint, frames: FrameOf): string {
  const block = diagnosticBlock(first, paint, frames);
  if (others.length === 0) return block;
  const lines = others.slice(0, maxListedOthers).flatMap(({ location, message }) => {
    if (location === undefined) return [];
    const isSame = message === first.message;
    return [`    ${formatLocation(location)}${isSame ? "" : ` ${escapeInvisible(message)}`}`];
  });
  const more = others.length - lines.length;
  const rest = more === 0 ? [] : [`    and ${more} more; --format json lists them`];
  const head = paint(`${others.length + 1} times in total, also at`, 1);
  return [block, `  ${head}`, ...lines, ...rest].join("\n");
}

export function createPaint(color: boolean): Paint {
  return color ? (text, ...codes) => `\u001b[${codes.join(";")}m${text}\u001b[0m` : (text) => text;
}

export const colors: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36 };

export type FrameOf = (location: SourceLocation) => readonly FrameLine[];

/** Returns code frames; empty for files whose text is unavailable. */
export function framesOf(source: SourceOf): FrameOf {
  const files: Map<string, FrameOf> = new Map();
  return (location) => {
    let frameOf = files.get(location.file);
    if (frameOf === undefined) {
      const text = source(location.file);
      frameOf = text === undefined ? () => [] : codeFrames(text);
      files.set(location.file, frameOf);
    }
    return frameOf(location);
  };
}

/** Formats one diagnostic, without a final line break. */
export function diagnosticBlock(diagnostic: Diagnostic, paint: Paint, frames: FrameOf): string {
  const { code, severity, message, location, expected, fix, related } = diagnostic;
  const head = [paint(severity, 1, colors[severity]), paint(code, 2)];
  if (location !== undefined) head.unshift(paint(formatLocation(location), 1));
  const lines = [head.join(" "), `  ${escapeInvisible(message)}`];
  if (location !== undefined) lines.push(...formatCodeFrame(location, severity, paint, frames));
  if (expected !== undefined) lines.push(`  expected: ${escapeInvisible(expected)}`);
  if (fix !== undefined) lines.push(`  fix: ${escapeInvisible(fix)}`);
  for (const entry of related ?? [])
    lines.push(`  ${formatLocation(entry.location)} ${escapeInvisible(entry.message)}`);
  return lines.join("\n");
}

/** Formats a location: `file:line:column`. */
export function formatLocation(location: SourceLocation): string {
  return `${escapeInvisible(location.file)}:${location.line}:${location.column}`;
}

/** Formats the lines around a location with an underline; empty if the file is unavailable. */
export function formatCodeFrame(location: SourceLocation, severity: Severity, paint: Paint, frames: FrameOf): string[] {
  const lines = frames(location);
  const width = String(lines.reduce((most, line) => Math.max(most, line.number ?? 0), 0)).length;
  return lines.map((line) => {
    if (line.number === undefined) {
      return `    ${" ".repeat(width)} ${paint("|", 2)} ${paint(line.text, 1, colors[severity])}`;
    }
    const mark = line.number === location.line ? ">" : " ";
    const bar = paint(`${mark} ${String(line.number).padStart(width)} |`, line.number === location.line ? 0 : 2);
    return `  ${bar} ${line.text}`.trimEnd();
  });
}

/** Counts diagnostics by severity, such as `1 error, 2 warnings`; empty without any. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const counts = (["error", "warning", "info"] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    if (count === 0) return [];
    const noun = severity === "info" ? "note" : severity;
    return [`${count} ${noun}${count === 1 ? "" : "s"}`];
  });
  return counts.join(", ");
}
