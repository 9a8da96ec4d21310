import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { generatorVersion } from "./generator-version.js";

const runtimeName = "@guildwire/runtime";

/** Reports a runtime of another version than the generator. One that is not installed yet is left to the compiler. */
export function diagnoseInstalledRuntime(folder: string): Diagnostic | undefined {
  const wanted = generatorVersion();
  const installed = installedRuntimeVersion(folder);
  if (installed === undefined || installed === wanted) return undefined;
  const message = `${runtimeName} ${installed} is installed, and the generated code needs ${wanted}`;
  return diagnose("runtime-version-differs", message, { fix: `npm install ${runtimeName}@${wanted}` });
}

/** Returns the version in the nearest `node_modules`; undefined if there is none, or it cannot be read. */
export function installedRuntimeVersion(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    try {
      const text = readFileSync(join(current, "node_modules", runtimeName, "package.json"), "utf8");
      return (JSON.parse(text) as { readonly version?: string }).version;
    } catch {
      if (dirname(current) === current) return undefined;
    }
  }
}
