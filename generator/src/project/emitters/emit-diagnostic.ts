import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../../diagnostics/diagnostic.js";
import { EmitterFailure, EmitterRefusal } from "../../emit/plugin.js";
import type { Json, LoadedDocument } from "../../load/document.js";
import type { Interface } from "../../model/interface.js";
import { child, entriesOf, tokensOf } from "../../model/raw.js";
import { nodeAt } from "../../values/pointer.js";
import type { Settings } from "../settings.js";
import type { ChosenEmitters } from "./choose.js";
import { locateInConfigFile } from "./config-location.js";
import { findRefusedText, type WrittenText } from "./find-refused-text.js";

/** Converts an emitter's exception to a located diagnostic. Rethrows exceptions that emitters do not cause. */
export async function toEmitDiagnostic(
  error: unknown,
  { loaded, model }: { readonly loaded: LoadedDocument; readonly model: Interface },
  settings: Settings,
  { plugins }: ChosenEmitters,
): Promise<Diagnostic> {
  if (error instanceof EmitterRefusal) {
    const { pointer, fix, message } = error;
    const details = { location: loaded.locate(pointer), pointer, ...(fix === undefined ? {} : { fix }) };
    return diagnose("emitter-refused", message, details);
  }
  if (error instanceof EmitterFailure) {
    const plugin = plugins.find(({ definition }) => error.emitters.includes(definition.name));
    if (plugin === undefined) throw error;
    const refused = refusedText(error.cause);
    const written = refused && findRefusedText(model, refused.text, refused.position);
    if (refused !== undefined && written !== undefined) return unusableTextDiagnostic(loaded, refused, written);
    // The emitter composed the text itself, so the error is located in the configuration.
    const code = refused?.position === "path" ? "output-path-unsafe" : error.code;
    return diagnose(code, error.message, await locateInConfigFile(settings, plugin.at));
  }
  const refused = refusedText(error);
  if (refused === undefined) throw error;
  const { text, position } = refused;
  return unusableTextDiagnostic(loaded, refused, findRefusedText(model, text, position) ?? { at: "", text });
}

function unusableTextDiagnostic(loaded: LoadedDocument, { message }: RefusedText, written: WrittenText): Diagnostic {
  return diagnose("name-unusable", message, { location: locateText(loaded, written), pointer: written.at });
}

interface RefusedText {
  readonly message: string;
  readonly text: string;
  readonly position: string;
}

/** Recognizes an `EncodingRefusal` by name: an emitter may have loaded another copy of this package. */
function refusedText(error: unknown): RefusedText | undefined {
  if (!(error instanceof Error) || error.name !== "EncodingRefusal" || !("text" in error)) return undefined;
  const position = "position" in error ? String(error.position) : "";
  return typeof error.text === "string" ? { message: error.message, text: error.text, position } : undefined;
}

/** Locates the node, or the text itself if it is the node's key or one of its values. */
function locateText(loaded: LoadedDocument, { at, text }: WrittenText): SourceLocation {
  if (tokensOf(at).at(-1) === text) return loaded.locate(at, "key");
  const member = entriesOf(nodeAt(loaded.document as Json, at)).find(([, value]) => value === text);
  return loaded.locate(member === undefined ? at : child(at, member[0]));
}
