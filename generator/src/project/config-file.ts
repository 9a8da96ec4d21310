import { existsSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { ConfigFile } from "./config-text.js";
import { displayName } from "./display-name.js";

/** The names of configurations. A folder has one of them. */
export const configNames: readonly string[] = ["ts", "mts", "js", "mjs", "json", "yaml"].map(
  (extension) => `guildwire.config.${extension}`,
);

/**
 * Returns the configurations of a folder, which are errors if there are several.
 *
 * @param unsaved Texts of open files by absolute path. A program must be on disk.
 */
export function findConfigs(folder: string, unsaved?: ReadonlyMap<string, unknown>): readonly string[] {
  return configNames.filter((name) => {
    const path = join(folder, name);
    return existsSync(path) || (!isProgram(path) && unsaved?.has(path) === true);
  });
}

/**
 * Reads the current configuration; undefined if none is named and none exists. A program is run.
 *
 * @param unsaved Texts of open files by absolute path, in place of those on disk. A program is read from disk.
 */
export async function readConfigFile(
  { config }: { readonly config?: string },
  cwd: string,
  unsaved?: ReadonlyMap<string, string>,
): Promise<ConfigFile | Diagnostic | undefined> {
  const found = config === undefined ? findConfigs(cwd, unsaved) : [config];
  const [first, second] = found;
  if (first === undefined) return undefined;
  const path = resolve(cwd, first);
  const name = displayName(path, cwd);
  if (second !== undefined) {
    const location = { file: second, line: 1, column: 1, endLine: 1, endColumn: 1 };
    const fix = "keep one of them, or name one with --config";
    return diagnose("config-invalid", `${found.join(" and ")} are both configurations`, { location, fix });
  }
  let text: string;
  try {
    const edited = isProgram(path) ? undefined : unsaved?.get(path);
    text = (edited ?? readFileSync(path, "utf8")).replace(/^\uFEFF/, "");
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    const message = isMissing ? `there is no file ${name}` : `${name} cannot be read`;
    return diagnose("file-unreadable", message, {
      location: { file: name, line: 1, column: 1, endLine: 1, endColumn: 1 },
    });
  }
  if (!isProgram(path)) return { path, name, text };
  const { describeConfigError, evaluateConfig, locateInProgram } = await import("./config-code.js");
  const file = { path, name, text };
  const evaluation = await evaluateConfig(path);
  const program = {
    describeError: () => describeConfigError(evaluation.error ?? { message: "" }, file),
    locator: () => locateInProgram(file),
  };
  return { ...file, evaluation, program };
}

function isProgram(path: string): boolean {
  return /^\.[cm]?[jt]s$/.test(extname(path));
}
