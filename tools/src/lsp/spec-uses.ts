import { childNode, nodeBelow } from "@guildwire/generator/editing";
import { bounds } from "./bounds.js";
import { type Declaration, declarationOf } from "./declarations.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { isSameTarget, linksOf, type Target } from "./spec-links.js";

/** A text that refers to a target. */
export interface Use {
  readonly file: SpecFile;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly string[];
}

/** Returns the texts that refer to a target, at most as many as the bounds allow. */
export function usesOf(files: SpecFiles, target: Target): readonly Use[] {
  const uses: Use[] = [];
  for (const file of target.kind === "node" ? files.all() : files.around(target.path)) {
    for (const link of linksOf(file)) {
      if (isSameTarget(resolvedName(files, link.target), target)) uses.push({ file, ...link });
      if (uses.length === bounds.results) return uses;
    }
  }
  return target.kind === "node" ? [...requiredEntries(declarationOf(files, target)), ...uses] : uses;
}

/** A schema that a mapping names is that of the root, if the file itself has none of this name. */
function resolvedName(files: SpecFiles, target: Target): Target {
  if (target.kind !== "node" || target.tokens[0] !== "components" || files.isRoot(target.path)) return target;
  if (declarationOf(files, target) !== undefined) return target;
  for (const root of files.all()) {
    const candidate = { ...target, path: root.path };
    if (files.isRoot(root.path) && declarationOf(files, candidate) !== undefined) return candidate;
  }
  return target;
}

/** The entries of `required` that name a property. */
function requiredEntries(property: Declaration | undefined): readonly Use[] {
  if (property === undefined || property.tokens.at(-2) !== "properties") return [];
  const { file, tokens } = property;
  const above = tokens.slice(0, -2);
  const required = childNode(nodeBelow(file.tree, above), "required");
  return (required?.items ?? []).flatMap((item, index) =>
    item.text === tokens.at(-1)
      ? [{ file, start: item.start, end: item.end, tokens: [...above, "required", String(index)] }]
      : [],
  );
}
