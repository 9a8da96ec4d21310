import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import { displayName } from "../project/display-name.js";
import { examine, hasErrors } from "../project/pipeline.js";
import { findProgramUses } from "../project/program-uses.js";
import { showPrograms } from "../project/progress.js";
import { type Flags, readSettings } from "../project/settings.js";
import { formatManifest } from "../uses/manifest.js";
import { type Use, undecidedReasons } from "../uses/use.js";
import { isObject } from "../values/json.js";
import { formatCount } from "../values/text.js";
import { errorCode } from "../write/file-system.js";
import { CommandRefusal, runRefusable } from "./command-refusal.js";
import { raiseOptimizationThreshold } from "./optimization-threshold.js";
import { progressOn } from "./progress.js";
import { replaceText } from "./replace-text.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

export interface UsesFlags extends Flags {
  /** The manifest to write; `-` is standard output. Default: a summary is printed. */
  readonly output?: string;
  /** The name of the program in the manifest. Default: that of its package, or of its folder. */
  readonly name?: string;
}

/** `guildwire uses`: lists what a program uses of the interface. */
export function uses(paths: readonly string[], flags: UsesFlags, terminal: Terminal): Promise<ExitCode> {
  return runRefusable(() => listUses(paths, flags, terminal), terminal);
}

async function listUses(paths: readonly string[], flags: UsesFlags, terminal: Terminal): Promise<ExitCode> {
  const { cwd, stdout } = terminal;
  const { settings, diagnostics } = await readSettings(flags, cwd);
  if (settings === undefined) throw new CommandRefusal(diagnostics);
  raiseOptimizationThreshold();
  const progress = progressOn(terminal);
  const { sourceOutput: _, ...asPackage } = settings;
  const examined = await examine(asPackage, cwd, progress);
  const { model, loaded } = examined;
  if (model === undefined || loaded === undefined || hasErrors(examined.diagnostics)) {
    const code = loaded === undefined ? exitCode.unusable : exitCode.findings;
    throw new CommandRefusal(examined.diagnostics, examined.files, code);
  }
  const found = await progress.stage(
    "callers",
    (show) =>
      findProgramUses(paths, { loaded, model }, { settings, cwd, onSearched: showPrograms(show, 1, "file")(0) }),
    (result) => ("uses" in result ? formatCount(result.uses.length, "use") : "not readable"),
  );
  if ("diagnostics" in found) throw new CommandRefusal(found.diagnostics);
  const { title, version } = model.info;
  const program = flags.name ?? programName(paths, cwd);
  const text = (): string => formatManifest({ program, specification: { title, version }, uses: found.uses });
  if (flags.output === undefined) stdout.write(summary(found.uses));
  else if (flags.output === "-") stdout.write(text());
  else writeManifest(resolve(cwd, flags.output), text(), terminal);
  return exitCode.fine;
}

function writeManifest(path: string, text: string, { cwd, stdout }: Terminal): void {
  const name = displayName(path, cwd);
  try {
    replaceText(path, text);
  } catch (error) {
    const message = `${name} cannot be written: ${errorCode(error) ?? String(error)}`;
    const location = { file: name, line: 1, column: 1, endLine: 1, endColumn: 1 };
    throw new CommandRefusal([diagnose("output-unwritable", message, { location })]);
  }
  stdout.write(`${name}: written\n`);
}

/** Counts uses by kind, and lists those that are not decided. */
function summary(found: readonly Use[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const lines = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, count]) => `${kind}: ${count}`);
  const undecided = found.flatMap(({ reason, file, line, column, expression, at }) =>
    reason === undefined ? [] : [`${file}:${line}:${column}: ${expression} (${at}): ${undecidedReasons[reason]}`],
  );
  const parts = [
    lines.length === 0 ? "no uses" : lines.join("\n"),
    ...(undecided.length === 0 ? [] : [undecided.join("\n")]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The name of the package of the first path, or of its folder. */
function programName([path = "."]: readonly string[], cwd: string): string {
  const folder = resolve(cwd, path);
  for (const candidate of [folder, cwd]) {
    try {
      const parsed: unknown = JSON.parse(readFileSync(join(candidate, "package.json"), "utf8"));
      const name = isObject(parsed) ? parsed["name"] : undefined;
      if (typeof name === "string" && name !== "") return name;
    } catch {
      // There is no package.json, or it is not JSON.
    }
  }
  return basename(folder);
}
