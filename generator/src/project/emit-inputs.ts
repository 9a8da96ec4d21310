import type { BundledDocuments, EmitOptions } from "../emit/contract.js";
import type { LoadedDocument } from "../load/document.js";
import { bundleText, bundleWithVariants, jsonText, writtenText } from "../load/output.js";
import type { Interface } from "../model/interface.js";
import { platform } from "../platform/node.js";
import { isVersion } from "./config.js";
import type { Settings } from "./settings.js";

/** Returns the emitter options, with the package version from the settings or the specification. */
export function emitOptions(settings: Settings, { info }: Interface, runtimeVersion: string): EmitOptions {
  const { packageName, packageVersion } = settings;
  const command = mapsCommand(settings);
  return {
    packageName,
    packageVersion: packageVersion ?? (isVersion(info.version) ? info.version : "0.0.0"),
    runtimeVersion,
    ...(command === undefined ? {} : { mapsCommand: command }),
  };
}

/** Returns the command for the scripts of the package, which run in the output folder. */
function mapsCommand({ sourcePositions, configFile, spec, outDir }: Settings): string | undefined {
  if (sourcePositions?.declarationMaps !== true || configFile === undefined) return undefined;
  const argument = (path: string): string =>
    shellWord(platform.paths.relative(outDir, path).split(platform.paths.sep).join("/"));
  // Named here, because the output folder has a document of its own, openapi.json.
  const api = configFile.api === undefined ? "" : ` --api ${configFile.api}`;
  return `guildwire maps --config ${argument(configFile.path)}${api} --spec ${argument(spec)} --out .`;
}

/** Quotes what has a meaning in a shell. */
function shellWord(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}

/** Returns the bundled documents, serialized on first use. */
export function bundledDocuments(loaded: LoadedDocument, model: Interface): BundledDocuments {
  let text: string | undefined;
  const variants = model.operations.some((operation) => operation.variants.length > 0)
    ? { variants: jsonText(bundleWithVariants(loaded)) }
    : {};
  return {
    get bundle() {
      text ??= bundleText(loaded);
      return text;
    },
    get written() {
      return writtenText(loaded);
    },
    ...variants,
  };
}
