import { didYouMean } from "../../diagnostics/spelling.js";
import { child } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import {
  type DeclaredRename,
  type DocumentRenames,
  enumerationValues,
  enumRenameKey,
  readRenames,
  renameKeys,
} from "../declared-renames.js";
import { quoteName } from "../message-text.js";

/** Checks former names: each must have belonged to one thing, which exists, and to nothing that exists now. */
export function checkRenames(context: CheckContext): void {
  const { document, visits, objectsWith } = context;
  if (objectsWith(renameKeys).length === 0) return;
  const declared = readRenames(document, visits);
  for (const rename of declared.renames) {
    if (reportUnknownValue(rename, context)) continue;
    for (const former of rename.former) reportAmbiguous(rename, former, declared, context);
  }
}

function reportUnknownValue({ kind, current, node, at }: DeclaredRename, { report }: CheckContext): boolean {
  if (kind !== "value") return false;
  const values = enumerationValues(node);
  if (values.includes(current)) return false;
  const message = `${quoteName(enumRenameKey)} names ${quoteName(current)}, which is not a string of this enumeration`;
  const pointer = child(at, current);
  report({ code: "renamed-value-unknown", message, pointer, keyOrValue: "key", ...didYouMean(current, values) });
  return true;
}

function reportAmbiguous(
  rename: DeclaredRename,
  former: string,
  { names, renames }: DocumentRenames,
  { report }: CheckContext,
): void {
  const { kind, current, scope, at } = rename;
  const pointer = kind === "value" ? child(at, current) : at;
  const others = renames.filter((other) => other.scope === scope && other.kind === kind && other.current !== current);
  if (former === current || names.get(scope)?.has(former) === true) {
    const isExchange = others.some((other) => other.current === former && other.former.includes(current));
    const what =
      former === current ? "is the current name itself" : isExchange ? "was exchanged with it" : "still exists";
    const message = `${quoteName(current)} was renamed from ${quoteName(former)}, which ${what}`;
    const fix =
      "remove the former name, or exchange names in two releases: guildwire rename follows it only in code whose types show which of them is meant";
    report({ code: "renamed-from-existing", message, pointer, fix });
    return;
  }
  // Reported once, at the first of them.
  const later = renames.slice(renames.indexOf(rename));
  const sharing = others.find((other) => later.includes(other) && other.former.includes(former));
  if (sharing === undefined) return;
  const message = `${quoteName(current)} and ${quoteName(sharing.current)} were both renamed from ${quoteName(former)}`;
  report({ code: "renamed-from-shared", message, pointer, fix: "keep the former name on only one of them" });
}
