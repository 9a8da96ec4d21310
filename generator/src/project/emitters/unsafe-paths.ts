import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { findPathProblems } from "../../write/paths.js";
import type { Settings } from "../settings.js";
import type { ChosenEmitters } from "./choose.js";
import { locateInConfigFile } from "./config-location.js";

/**
 * Reports unsafe file paths of third-party emitters at the emitter's entry in the configuration. The writer rejects
 * them too, but does not know the emitter.
 *
 * @param emitterOf All file paths, with the name of each file's emitter.
 */
export async function unsafePaths(
  emitterOf: ReadonlyMap<string, string>,
  settings: Settings,
  { plugins }: ChosenEmitters,
): Promise<readonly Diagnostic[]> {
  const configuredAt = new Map(plugins.map(({ definition, at }) => [definition.name, at]));
  if (configuredAt.size === 0) return [];
  const isForeign = (path: string): boolean => configuredAt.has(emitterOf.get(path) ?? "");
  const paths = [...emitterOf.keys()];
  // Of two conflicting paths, the later one is reported; built-in emitters come first.
  const ordered = [...paths.filter((path) => !isForeign(path)), ...paths.filter(isForeign).toSorted()];
  const problems = findPathProblems(ordered).filter(({ path }) => isForeign(path));
  return Promise.all(
    problems.map(async ({ path, reason }) => {
      const name = emitterOf.get(path) ?? "";
      const message = `the output path ${JSON.stringify(path)} of the emitter ${name} ${reason}`;
      return diagnose("output-path-unsafe", message, await locateInConfigFile(settings, configuredAt.get(name) ?? []));
    }),
  );
}
