import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { modify } from "jsonc-parser";
import type { OutputKind } from "../../project/config.js";
import { type ConfigFile, configLocations } from "../../project/config-text.js";
import { readHandlerModules } from "../../project/handler-modules.js";
import type { Settings } from "../../project/settings.js";
import { readStubFolder, writeStubFiles } from "../../project/stub-files.js";
import { UpdateFailure, updateFailure } from "../../project/update/update-failure.js";
import { EditPlans } from "../../stubs/edit-plans.js";
import { moduleMoves } from "../../stubs/module-moves.js";
import { parseRecord, printRecord, recordName } from "../../stubs/record.js";
import { Sources } from "../../stubs/source-files.js";
import { isObject } from "../../values/json.js";
import { formatCount } from "../../values/text.js";
import { manifestName, privateFolder } from "../../write/paths.js";
import { type FileChange, replaceFiles } from "../../write/replace-files.js";
import { writeOutput } from "../../write/write.js";
import { buildCommand } from "./project-files.js";

/**
 * Returns the text of a YAML configuration with another output. Only the values of `output` and `out` change, or lines for
 * them are added below the specification.
 *
 * @throws UpdateFailure for a configuration that is not YAML.
 */
export async function configWithOutput(file: ConfigFile, output: OutputKind, out: string): Promise<string> {
  if (!/\.ya?ml$/.test(file.name)) {
    const fix = `set output: ${output} and out: ${out} there, remove the files of the former output, and run guildwire init again`;
    throw updateFailure("usage-invalid", `${file.name} is code or JSON, which init does not edit`, { fix });
  }
  const locate = await configLocations(file);
  const lines = file.text.split(/(?<=\n)/);
  const eol = file.text.includes("\r\n") ? "\r\n" : "\n";
  let added = "";
  for (const [key, value] of [
    ["output", output],
    ["out", out],
  ] as const) {
    const at = locate([key], "key");
    const index = at.line - 1;
    const line = lines[index] ?? "";
    const pattern = new RegExp(
      `^(["']?${key}["']?[ \\t]*:[ \\t]*)("[^"]*"|'[^']*'|[^#\\r\\n]*?)([ \\t]*(?:#.*)?\\r?\\n?)$`,
    );
    if (pattern.test(line)) lines[index] = line.replace(pattern, (_, before, __, after) => `${before}${value}${after}`);
    else added += `${key}: ${value}${eol}`;
  }
  if (added === "") return lines.join("");
  const above = lines.findLastIndex((line) => /^(spec|source):/.test(line));
  const [before, after] = [lines.slice(0, above + 1).join(""), lines.slice(above + 1).join("")];
  const separator = before === "" || before.endsWith("\n") ? "" : eol;
  return `${before}${separator}${added}${after}`;
}

/** What became of the former output. */
export interface RemovedOutput {
  readonly removed: number;
  /** Edited files, which are kept. */
  readonly kept: readonly string[];
}

/** Removes the files of an output that still have the bytes that were generated, with their manifest. */
export async function removeOutput({ outDir, outName }: Pick<Settings, "outDir" | "outName">): Promise<RemovedOutput> {
  if (!existsSync(join(outDir, manifestName))) return { removed: 0, kept: [] };
  const options = { outDir, outName, force: false, protectedFiles: [] };
  const { plan, diagnostics } = await writeOutput({ files: [], inputs: "", generator: "" }, options);
  if (plan === undefined) throw new UpdateFailure(diagnostics);
  const manifest: FileChange = { path: manifestName, before: readFileSync(join(outDir, manifestName)) };
  const removal = await replaceFiles([manifest], { outDir, outName });
  if (removal.diagnostics.length > 0) throw new UpdateFailure(removal.diagnostics);
  // The writer's own folder, which is never committed.
  rmSync(join(outDir, privateFolder), { recursive: true, force: true });
  if (existsSync(outDir) && readdirSync(outDir).length === 0) rmdirSync(outDir);
  return { removed: plan.removed.length, kept: plan.kept };
}

/** Returns package.json without what imported and compiled the former package, every other byte kept. */
export function withoutBindings(
  text: string,
  packageFile: { readonly [key: string]: unknown },
  former: Settings,
  root: string,
): string {
  const out = relative(root, former.outDir).split(sep).join("/");
  let current = text;
  const set = (path: readonly (string | number)[], value: unknown): void => {
    // Edits of one change are separate spans, applied from the end.
    for (const { offset, length, content } of [...modify(current, [...path], value, {})].reverse()) {
      current = current.slice(0, offset) + content + current.slice(offset + length);
    }
  };
  const section = (name: string): { readonly [key: string]: unknown } => {
    const { [name]: found } = packageFile;
    return isObject(found) ? found : {};
  };
  for (const name of ["dependencies", "devDependencies"]) {
    const version = section(name)[former.packageName];
    if (typeof version === "string" && /^(\*|workspace:|file:|link:)/.test(version))
      set([name, former.packageName], undefined);
  }
  const { workspaces } = packageFile;
  const index = Array.isArray(workspaces) ? workspaces.indexOf(out) : -1;
  if (index >= 0)
    set(Array.isArray(workspaces) && workspaces.length === 1 ? ["workspaces"] : ["workspaces", index], undefined);
  const scripts = Object.entries(section("scripts"));
  const [build] = scripts.find(([, command]) => command === buildCommand(out)) ?? [];
  if (build === undefined) return current;
  set(["scripts", build], undefined);
  for (const [name, command] of scripts) {
    if (typeof command !== "string" || name === build) continue;
    const rest = command.replace(new RegExp(`^(?:npm|pnpm|yarn|bun) run ${build.replace(".", "\\.")} && `), "");
    if (rest !== command) set(["scripts", name], rest);
  }
  return current;
}

/** Rewrites the imports of handlers from the former output to the current one. Returns the number of changed files. */
export async function moveHandlerImports(former: Settings, current: Settings): Promise<number> {
  const folder = current.stubs?.out;
  if (folder === undefined || current.stubs?.import !== undefined || !existsSync(folder)) return 0;
  const [before, after] = await Promise.all(
    [former, current].map(async (settings) => (await readHandlerModules(settings, folder, () => [])).module),
  );
  if (before === undefined || after === undefined) return 0;
  const { files } = readStubFolder(folder);
  const sources = new Sources(files);
  const plans = new EditPlans();
  for (const source of [...sources.parsed, ...sources.tests]) plans.add(source, moduleMoves(source, before, after));
  const record = recordWithModule(folder, after);
  const changed = [...plans.apply().files, ...record];
  const refusal = changed.length === 0 ? undefined : writeStubFiles(folder, changed);
  if (refusal !== undefined) throw updateFailure("stubs-unwritable", `${refusal.path}: ${refusal.message}`);
  return changed.length - record.length;
}

function recordWithModule(
  folder: string,
  module: string,
): readonly { readonly path: string; readonly text: string; readonly before: string }[] {
  const path = join(folder, recordName);
  if (!existsSync(path)) return [];
  const before = readFileSync(path, "utf8");
  const record = parseRecord(before);
  if (record === undefined) return [];
  return [{ path: recordName, text: printRecord({ ...record, module }), before }];
}

/** Describes a switch of the output. */
export function describeSwitch(former: Settings, { removed, kept }: RemovedOutput, handlers: number): string {
  const { outDir, outName, packageName, sourceOutput } = former;
  const lines = [`- ${outName}/ (${formatCount(removed, "file")})`];
  for (const path of kept) lines.push(`  ${outName}/${path} was edited by hand; kept, and now yours`);
  if (sourceOutput === undefined && existsSync(join(outDir, "dist"))) {
    lines.push(`  ${outName}/dist is compiled output: delete it`);
  }
  if (handlers > 0) lines.push(`~ imports of handlers in ${formatCount(handlers, "file")}`);
  lines.push(`  other imports of ${sourceOutput === undefined ? packageName : outName} are yours to change`);
  return `${lines.join("\n")}\n`;
}
