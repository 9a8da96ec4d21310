import { basename, dirname, relative, sep } from "node:path";
import type { SourceFile } from "../load/document.js";
import { compareText } from "../values/text.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import type { Settings } from "./settings.js";
import { sha256 } from "./writer/digest.js";

/** One file of the specification, by its path from the root file's folder, so that it is the same on every machine. */
export interface InputFile {
  readonly path: string;
  readonly sha256: string;
}

/** @param files The root file first. */
export function inputFiles(files: readonly SourceFile[]): readonly InputFile[] {
  const folder = dirname(files[0]?.path ?? "");
  return files.map(({ path, text }) => ({ path: relative(folder, path).split(sep).join("/"), sha256: sha256(text) }));
}

/** SHA-256 over what the output is made from: the specification's files, and the settings that change the output. */
export function inputsDigest(files: readonly InputFile[], settings: Settings, { plugins }: ChosenEmitters): string {
  const { packageName, packageVersion = "", only = [], emitters, lenient, overlays = [], selection } = settings;
  const sorted = files
    .map((file) => [file.path, file.sha256])
    .sort(([one = ""], [other = ""]) => compareText(one, other));
  const base = { packageName, packageVersion, only, files: sorted };
  // The files are sorted, while the order of overlays counts.
  const ordered = overlays.length < 2 ? [] : overlays.map((path) => basename(path));
  // What is absent does not count, so that a manifest stays as it is where none of this is used.
  const identities = plugins.map(({ identity }) => identity);
  return sha256(
    JSON.stringify({
      ...base,
      emitters,
      ...(lenient ? { lenient } : {}),
      ...(ordered.length > 1 ? { ordered } : {}),
      selection,
      ...nonEmpty({ identities }),
    }),
  );
}

function nonEmpty(members: { readonly identities: readonly string[] }): { readonly identities?: readonly string[] } {
  return members.identities.length === 0 ? {} : members;
}
