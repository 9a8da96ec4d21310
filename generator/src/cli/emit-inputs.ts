import type { BundledDocuments, EmitOptions } from "../emit/contract.js";
import type { LoadedDocument } from "../load/document.js";
import { bundleText, bundleWithVariants, jsonText } from "../load/output.js";
import type { Interface } from "../model/interface.js";
import { isVersion } from "./config.js";
import type { Settings } from "./settings.js";

/** Returns the emitter options, with the package version from the settings or the specification. */
export function emitOptions(
  { packageName, packageVersion }: Settings,
  { info }: Interface,
  runtimeVersion: string,
): EmitOptions {
  return {
    packageName,
    packageVersion: packageVersion ?? (isVersion(info.version) ? info.version : "0.0.0"),
    runtimeVersion,
  };
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
    ...variants,
  };
}
