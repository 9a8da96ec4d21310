import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** The used subset of a bundled document. */
export interface BundledDocument {
  /** The security of operations that declare none of their own. */
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The bundled document of the interface. */
export function apiDocument(): BundledDocument {
  return read("@guildwire/api/openapi.json");
}

/** The bundled document of the control interface. */
export function controlDocument(): BundledDocument {
  return read("@guildwire/control/openapi.json");
}

function read(specifier: string): BundledDocument {
  return JSON.parse(readFileSync(resolve(specifier), "utf8"));
}
