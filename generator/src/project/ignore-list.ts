import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type IgnoreFile, parseIgnoreFile } from "../diff/ignore.js";
import { displayName } from "./display-name.js";

const ignoreFileName = "guildwire.diff-ignore.yaml";

/** The accepted changes listed in the ignore file. */
export interface IgnoreList {
  readonly file: IgnoreFile;
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the ignore file. One named explicitly must exist; the default one is optional. */
export function readIgnoreFile(named: string | undefined, cwd: string): IgnoreList {
  const path = resolve(cwd, named ?? ignoreFileName);
  const name = displayName(path, cwd);
  try {
    const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
    return { ...parseIgnoreFile(text, name), text };
  } catch (error) {
    const nothing = { file: { name, entries: [] } };
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (isMissing && named === undefined) return { ...nothing, diagnostics: [] };
    const message = isMissing ? `there is no file ${name}` : `${name} cannot be read`;
    return { ...nothing, diagnostics: [diagnose("file-unreadable", message)] };
  }
}
