import { createRequire } from "node:module";
import { join } from "node:path";

/** The `guildwire` that a folder depends on. */
export interface ProjectGuildwire {
  /** Absolute path of the program. Node.js runs it. */
  readonly program: string;
  readonly version: string;
}

/** The package of the command line, and the one that contains the language server. */
const packages = ["@guildwire/generator", "@guildwire/tools"] as const;

/**
 * Finds the packages that Node.js would load for a module in the folder, so that the editor reports what the build of the
 * project reports.
 *
 * @returns The program; or the names of the packages that are not installed.
 */
export function findGuildwire(folder: string): ProjectGuildwire | { readonly missing: readonly string[] } {
  const require = createRequire(join(folder, "noop.js"));
  const manifests = packages.map((name) => resolveManifest(require, name));
  const missing = packages.filter((_, index) => manifests[index] === undefined);
  const [generator] = manifests;
  if (generator === undefined || missing.length > 0) return { missing };
  const { version } = require(generator) as { readonly version: string };
  return { program: join(generator, "..", "bin", "guildwire.js"), version };
}

function resolveManifest(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}
