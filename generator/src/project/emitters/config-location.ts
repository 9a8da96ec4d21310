import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { configLocations } from "../config-text.js";
import type { Settings } from "../settings.js";

/** Returns the location of a configuration key, if there is a configuration file. */
export async function locateInConfigFile(
  { configFile }: Settings,
  tokens: readonly string[],
): Promise<Pick<Diagnostic, "location">> {
  return configFile === undefined ? {} : { location: (await configLocations(configFile))(tokens, "value") };
}
