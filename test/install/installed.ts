import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The command that installs what these tests run: a registry with a Node for it, and bundlers. Linux on x64 only. */
export const install = "npm ci --prefix test/install";

/** The Node that the registry needs, which is also tested as a supported version above 22. */
export const laterNode: string | undefined = existing("node-registry/bin/node");

/** The program of the registry. */
export const registryProgram: string | undefined = existing("verdaccio/bin/verdaccio");

/** Whether everything is installed. */
export const isInstalled: boolean = laterNode !== undefined && registryProgram !== undefined;

/** Loads a bundler of test/install/package.json. */
export function bundler<Module>(name: string): Promise<Module> {
  const require = createRequire(join(import.meta.dirname, "package.json"));
  return import(require.resolve(name)) as Promise<Module>;
}

function existing(path: string): string | undefined {
  const full = join(import.meta.dirname, "node_modules", path);
  return existsSync(full) ? full : undefined;
}
