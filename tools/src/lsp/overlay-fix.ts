import { existsSync } from "node:fs";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { childNode, entryAt, parseSyntax, type SyntaxNode } from "@guildwire/generator/editing";
import { stringify } from "yaml";
import type { ThirdPartyDocument } from "./check-messages.js";
import { type OverlayAction, overlayActions } from "./overlay-actions.js";
import { isJson, lineStart, SpecEdits } from "./spec-edits.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";

/** Edits that change a document of someone else by an overlay. */
interface OverlayFix {
  readonly edits: SpecEdits;
  /** The name of the overlay. */
  readonly name: string;
}

/**
 * Turns edits of a third-party document into actions of an overlay: the last one of the configuration, or a new one that
 * the configuration then names.
 *
 * @param mayCreate Whether the client creates files.
 * @returns Undefined if an overlay cannot express the edits, or cannot be written.
 */
export function overlayFix(
  files: SpecFiles,
  document: ThirdPartyDocument,
  { edits, mayCreate }: { readonly edits: SpecEdits; readonly mayCreate: boolean },
): OverlayFix | undefined {
  const [edited, ...others] = edits.texts;
  // Overlays change the root.
  if (edited === undefined || others.length > 0 || edited[0] !== document.root) return undefined;
  const [before, after] = [files.file(document.root)?.tree, parseSyntax(edited[1])];
  const actions = before && after && overlayActions(before, after);
  if (actions === undefined || actions.length === 0) return undefined;
  const overlay = document.overlays.at(-1);
  return overlay === undefined
    ? inNewOverlay(files, document, { actions, mayCreate })
    : inOverlay(files, overlay, actions);
}

function inOverlay(files: SpecFiles, path: string, actions: readonly OverlayAction[]): OverlayFix | undefined {
  const file = files.file(path);
  const list = childNode(file?.tree, "actions");
  const last = list?.items.at(-1);
  if (file === undefined || list === undefined || last === undefined) return undefined;
  const text = file.document.getText();
  const edits = new SpecEdits();
  if (isJson(file) || text.charAt(list.start) === "[") {
    edits.replace(file, last.end, last.end, actions.map((action) => `, ${JSON.stringify(action)}`).join(""));
  } else {
    const dash = text.slice(lineStart(text, last.start), last.start).lastIndexOf("-");
    if (dash === -1) return undefined;
    edits.replace(file, last.end, last.end, `\n${indented(actions, dash)}`);
  }
  return { edits, name: basename(path) };
}

function inNewOverlay(
  files: SpecFiles,
  { root, config, api }: ThirdPartyDocument,
  { actions, mayCreate }: { readonly actions: readonly OverlayAction[]; readonly mayCreate: boolean },
): OverlayFix | undefined {
  const file = config === undefined || !/\.(?:json|yaml)$/.test(config) ? undefined : files.file(config);
  if (file === undefined || config === undefined || !mayCreate) return undefined;
  const holder = settingsNode(file, api);
  const name = `${basename(root, extname(root))}.overlay.yaml`;
  const path = join(dirname(config), name);
  if (holder?.kind !== "map" || entryAt(holder, "overlays") !== undefined || existsSync(path)) return undefined;
  const edits = new SpecEdits();
  const extended = relative(dirname(path), root).split(sep).join("/");
  edits.create(
    path,
    `overlay: 1.1.0\ninfo: { title: ${JSON.stringify(`Repairs of ${basename(root)}`)}, version: 1.0.0 }\nextends: ${JSON.stringify(extended)}\nactions:\n${indented(actions, 2)}\n`,
  );
  edits.addEntry(file, holder, { key: "overlays", value: [name], yaml: `[${JSON.stringify(name)}]` });
  return { edits, name };
}

function settingsNode(file: SpecFile, api: string | undefined): SyntaxNode | undefined {
  return api === undefined ? file.tree : childNode(childNode(file.tree, "apis"), api);
}

function indented(actions: readonly OverlayAction[], columns: number): string {
  const text = stringify(actions, { lineWidth: 0 }).trimEnd();
  return text.replaceAll(/^(?=.)/gm, " ".repeat(columns));
}
