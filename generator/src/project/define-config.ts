import type { Config } from "./config.js";

/**
 * Types the configuration of `guildwire.config.ts` for editors and the compiler. Returns it unchanged.
 *
 * A configuration is data: texts, numbers, booleans, lists and maps. A function, a class or a cycle in it is an error.
 *
 * @example
 *   import { defineConfig } from "@guildwire/generator";
 *
 *   export default defineConfig({ spec: "openapi.yaml", output: "source" });
 */
export function defineConfig(config: Config): Config {
  return config;
}
