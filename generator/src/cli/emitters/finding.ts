import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { EmitterFailure, EmitterRefusal } from "../../emit/plugin.js";
import type { Json, LoadedDocument } from "../../load/document.js";
import type { Settings } from "../settings.js";
import { type ChosenEmitters, placeOf } from "./choose.js";

/** What an emitter threw as a finding with its place; what is nobody's finding is thrown on. */
export async function emitFinding(
  error: unknown,
  loaded: LoadedDocument,
  settings: Settings,
  { plugins }: ChosenEmitters,
): Promise<Diagnostic> {
  if (error instanceof EmitterRefusal) {
    const { pointer, fix, message } = error;
    const details = { place: loaded.locate(pointer), pointer, ...(fix === undefined ? {} : { fix }) };
    return diagnose("emitter-refused", message, details);
  }
  if (error instanceof EmitterFailure) {
    const plugin = plugins.find(({ definition }) => error.emitters.includes(definition.name));
    if (plugin === undefined) throw error;
    return diagnose(error.code, error.message, await placeOf(settings, plugin.at));
  }
  const refused = refusedText(error);
  if (refused === undefined) throw error;
  const pointer = findText(loaded.document, refused.text) ?? "";
  return diagnose("name-unusable", refused.message, { place: loaded.locate(pointer), pointer });
}

/** An `EncodingRefusal`, by its name: an emitter may have brought another copy of this package, whose classes are others. */
function refusedText(error: unknown): { readonly message: string; readonly text: string } | undefined {
  if (!(error instanceof Error) || error.name !== "EncodingRefusal" || !("text" in error)) return undefined;
  return typeof error.text === "string" ? { message: error.message, text: error.text } : undefined;
}

/** Where a text that an encoder refused was written: the first key or value that is, or holds, this text. */
function findText(document: Json, text: string): string | undefined {
  const find = (node: Json, pointer: string, matches: (found: string) => boolean): string | undefined => {
    if (typeof node === "string") return matches(node) ? pointer : undefined;
    if (typeof node !== "object" || node === null) return undefined;
    for (const [key, value] of Object.entries(node)) {
      const below = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      if (!Array.isArray(node) && matches(key)) return below;
      const found = find(value as Json, below, matches);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(document, "", (found) => found === text) ?? find(document, "", (found) => found.includes(text));
}
