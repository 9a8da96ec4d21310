import { catalogue, type Severity } from "./catalogue.js";
import { codeFrames, type FrameLine, type SourceOf } from "./code-frame.js";
import type { Diagnostic, SourceLocation } from "./diagnostic.js";
import { type DiagnosticGroup, type Grouping, groupByCode } from "./group.js";
import { describeOther, differentFirst } from "./other-places.js";
import { escapeInvisible } from "./visible.js";

/** Wraps a text in colour codes if colours are enabled. */
export type Paint = (text: string, ...codes: readonly number[]) => string;

export interface TextOptions {
  readonly color: boolean;
  readonly source: SourceOf;
  /** Whether the text ends without the numbers of errors and warnings. */
  readonly omitsCounts?: boolean;
  readonly grouping?: Grouping;
}

/**
 * Formats diagnostics for humans: a block for each code, with location, message, code frame and fix of the first one, and
 * the first locations of the others with what differs there.
 */
export function formatText(
  diagnostics: readonly Diagnostic[],
  { color, source, omitsCounts, grouping }: TextOptions,
): string {
  if (diagnostics.length === 0) return "";
  const paint = createPaint(color);
  const frames = framesOf(source);
  const blocks = groupByCode(diagnostics, grouping).map((group) => groupBlock(group, paint, frames));
  return `${blocks.join("\n\n")}\n\n${omitsCounts === true ? "" : `${countDiagnostics(diagnostics)}\n`}`;
}

/** Maximum number of locations to list after the first one of a group. Errors have to be corrected one by one. */
const maxListedOthers: Readonly<Record<Severity, number>> = { error: 20, warning: 4, info: 4 };

function groupBlock({ first, others }: DiagnosticGroup, paint: Paint, frames: FrameOf): string {
  if (others.length === 0) return diagnosticBlock(first, paint, frames);
  const { title } = catalogue[first.code];
  const block = diagnosticBlock(first, paint, frames, ` (${others.length + 1} times): ${title}`);
  const listed = differentFirst(first, others, maxListedOthers[first.severity]);
  const place = ({ location }: Diagnostic): string => (location === undefined ? "" : formatLocation(location));
  const lines = new Set(
    listed.map((other) => `${place(other)} ${escapeInvisible(describeOther(other, first))}`.trim()),
  );
  // The same place may be wrong for several reasons that read alike, such as for two operations of a path.
  lines.delete(place(first));
  const more = others.length - listed.length;
  if (more > 0) lines.add(`and ${more} more; --format json lists them`);
  if (lines.size === 0) return block;
  return [block, `  ${paint("also at", 1)}`, ...[...lines].map((line) => `    ${line}`)].join("\n");
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

/** Formats one diagnostic, without a final line break. The first line ends with `addition`. */
export function diagnosticBlock(diagnostic: Diagnostic, paint: Paint, frames: FrameOf, addition = ""): string {
  const { code, severity, message, location, expected, fix, related } = diagnostic;
  const head = [paint(severity, 1, colors[severity]), paint(code, 2)];
  if (location !== undefined) head.unshift(paint(formatLocation(location), 1));
  const lines = [`${head.join(" ")}${addition}`, `  ${escapeInvisible(message)}`];
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
