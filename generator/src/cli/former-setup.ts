import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationSource } from "../migrate/source-names.js";
import { isObject } from "../values/json.js";

/** A script or a file that runs the former generator. */
export interface FormerSetup {
  /** Relative to the working directory. */
  readonly file: string;
  readonly what: string;
  readonly equivalent: string;
}

const commands = {
  "openapi-fetch": /\bopenapi-typescript\b/,
  "hey-api": /\bopenapi-ts\b/,
  orval: /\borval\b/,
  "openapi-generator": /\bopenapi-generator(?:-cli)?\b/,
} as const satisfies { readonly [source in MigrationSource]: RegExp };

const configurations = {
  "openapi-fetch": /^redocly\.ya?ml$/,
  "hey-api": /^openapi-ts\.config\.[cm]?[jt]s$/,
  orval: /^orval\.config\.[cm]?[jt]s$/,
  "openapi-generator": /^(?:openapitools\.json|\.openapi-generator-ignore)$/,
} as const satisfies { readonly [source in MigrationSource]: RegExp };

/** Maximum size of a manifest in characters. */
const maxManifestLength = 1_000_000;

/** Finds the scripts and configurations of the former generator in a folder. */
export function formerSetup(source: MigrationSource, folder: string): readonly FormerSetup[] {
  const scripts = scriptsOf(join(folder, "package.json")).flatMap(([name, command]) =>
    commands[source].test(command)
      ? [{ file: "package.json", what: `the script ${name}`, equivalent: "guildwire generate" }]
      : [],
  );
  const files = readdirSync(folder)
    .filter((name) => configurations[source].test(name))
    .sort()
    .map((name) => ({ file: name, what: "the configuration", equivalent: "guildwire.config.yaml" }));
  return [...scripts, ...files];
}

function scriptsOf(path: string): readonly (readonly [string, string])[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  if (text.length > maxManifestLength) return [];
  try {
    const manifest: unknown = JSON.parse(text);
    const scripts = isObject(manifest) ? manifest["scripts"] : undefined;
    return isObject(scripts)
      ? Object.entries(scripts).filter((entry): entry is [string, string] => typeof entry[1] === "string")
      : [];
  } catch {
    return [];
  }
}
