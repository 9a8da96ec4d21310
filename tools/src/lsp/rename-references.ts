import { formatPointer } from "@guildwire/generator/editing";
import { LSPErrorCodes, ResponseError } from "vscode-languageserver/node";
import { segmentOf } from "./overlay-actions.js";
import type { RenameTarget } from "./rename-target.js";
import type { SpecEdits } from "./spec-edits.js";
import type { SpecFiles } from "./spec-files.js";
import { linksOf, startsWith, targetSegments } from "./spec-links.js";

/** A rename in progress. */
export interface RenameContext {
  readonly files: SpecFiles;
  readonly edits: SpecEdits;
  readonly target: RenameTarget;
  readonly name: string;
}

/** The error of a rename that is not possible. */
export function refused(message: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, message);
}

/** Renames the last of some tokens in all references that lead to the node or through it. */
export function renameReferences(
  files: SpecFiles,
  edits: SpecEdits,
  { path, tokens }: { readonly path: string; readonly tokens: readonly string[] },
  name: string,
): void {
  for (const file of files.all()) {
    for (const { target, node, form } of linksOf(file)) {
      if (node === undefined || target.kind !== "node" || !startsWith(target.tokens, tokens)) continue;
      if (form === "schema name" && target.tokens.length === tokens.length) edits.replaceScalar(file, node, name);
      if (target.path !== path) continue;
      if (form === "reference") edits.replaceScalar(file, node, withToken(node.text, tokens.length, name));
      if (form === "overlay target") edits.replaceScalar(file, node, withSegment(node.text, tokens.length - 1, name));
    }
  }
}

/** Replaces a name in the target of an overlay. */
function withSegment(target: string, index: number, name: string): string {
  const segment = targetSegments(target)[index];
  return segment === undefined
    ? target
    : `${target.slice(0, segment.start)}${segmentOf(name)}${target.slice(segment.end)}`;
}

/** Replaces a token of a reference, and keeps the spelling of the others. */
function withToken(reference: string, index: number, name: string): string {
  const at = reference.indexOf("#");
  const parts = reference.slice(at + 1).split("/");
  parts[index] = encodeURI(formatPointer([name]).slice(1)).replaceAll("#", "%23");
  return `${reference.slice(0, at + 1)}${parts.join("/")}`;
}
