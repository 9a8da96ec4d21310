import { basename, dirname, relative, sep } from "node:path";
import type { SourceFile } from "../load/document.js";
import { compareText } from "../values/text.js";
import { sha256 } from "../write/digest.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import type { Settings } from "./settings.js";

/** A file of the specification. Its path is relative to the root file's folder, hence the same on every machine. */
export interface InputFile {
  readonly path: string;
  readonly sha256: string;
}

/** @param files The root file comes first. */
export function inputFiles(files: readonly SourceFile[]): readonly InputFile[] {
  const folder = dirname(files[0]?.path ?? "");
  return files.map(({ path, text }) => ({ path: relative(folder, path).split(sep).join("/"), sha256: sha256(text) }));
}

/** Returns a SHA-256 of the output's inputs: the specification's files and the settings that affect the output. */
export function inputsDigest(files: readonly InputFile[], settings: Settings, { plugins }: ChosenEmitters): string {
  const {
    packageName,
    packageVersion = "",
    only = [],
    emitters,
    lenient,
    overlays = [],
    selection,
    sourceOutput,
  } = settings;
  const sorted = files
    .map((file) => [file.path, file.sha256])
    .sort(([one = ""], [other = ""]) => compareText(one, other));
  const base = { packageName, packageVersion, only, files: sorted };
  // Files are sorted, but the order of overlays matters.
  const ordered = overlays.length < 2 ? [] : overlays.map((path) => basename(path));
  // Omit absent settings, so that manifests of projects without them do not change.
  const identities = plugins.map(({ identity }) => identity);
  return sha256(
    JSON.stringify({
      ...base,
      emitters,
      ...(lenient ? { lenient } : {}),
      ...(sourceOutput === undefined ? {} : { importExtension: sourceOutput.importExtension }),
      ...(ordered.length > 1 ? { ordered } : {}),
      selection,
      ...nonEmpty({ identities }),
    }),
  );
}

function nonEmpty(members: { readonly identities: readonly string[] }): { readonly identities?: readonly string[] } {
  return members.identities.length === 0 ? {} : members;
}
