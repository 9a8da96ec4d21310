import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";

/** The compiled package of a document, with the options of TanStack Query. */
export async function queryPackage(path: string, values: ValueSettings = {}): Promise<ForeignPackage> {
  const { files } = await generated(path, values, ["tanstack-query"]);
  const pack = new ForeignPackage(files);
  symlinkSync(join(projectRoot, "node_modules/@tanstack"), join(pack.folder, "node_modules/@tanstack"), "junction");
  const errors = pack.compile();
  if (errors !== "") throw new Error(errors);
  return pack;
}

/** A module of a compiled package, such as `queries`. */
// biome-ignore lint/suspicious/noExplicitAny: the package has types of its own, which the adapters' tests check
export function moduleOf(pack: ForeignPackage, name: string): Promise<any> {
  return import(pathToFileURL(join(pack.packageFolder, "dist", name, "index.js")).href);
}
