import { join } from "node:path";
import type { FormerVersion } from "../upgrade/changes.js";
import { type Manifest, parseManifest } from "../write/manifest.js";
import { manifestName } from "../write/paths.js";
import { generatorVersion } from "./generator-version.js";
import { readableText } from "./readable-files.js";

/** The output that a run found on disk. */
export interface FormerOutput {
  readonly manifest: Manifest;
  /** The version that wrote it; undefined if that is this version. */
  readonly version: FormerVersion | undefined;
  /** The TypeScript files, and package.json, in the form of a package. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** Reads the output in a folder, whatever version wrote it; or says why it cannot be read, as the end of a sentence. */
export function readFormerOutput(outDir: string, isSource: boolean): FormerOutput | { readonly reason: string } {
  const text = readableText(join(outDir, manifestName));
  if (text === undefined) return { reason: `has no ${manifestName}` };
  const parsed = parseManifest(text);
  if (!("manifest" in parsed)) return { reason: `has a ${manifestName} that ${parsed.reason}` };
  const { manifest } = parsed;
  const files = manifest.files.flatMap(({ path }) => {
    if (!path.endsWith(".ts") && path !== "package.json") return [];
    const found = readableText(join(outDir, path));
    return found === undefined ? [] : [{ path: isSource && path.endsWith(".ts") ? `src/${path}` : path, text: found }];
  });
  return { manifest, version: versionOf(manifest), files };
}

/** Versions 0.1 and 0.2 recorded no edition. */
function versionOf({ edition, generator }: Manifest): FormerVersion | undefined {
  if (edition !== undefined) return /^0\.3\./.test(generator) && generator !== generatorVersion() ? "0.3.0" : undefined;
  return /^0\.1\./.test(generator) ? "0.1.0" : "0.2.0";
}
