import { childNode, nodeBelow } from "@guildwire/generator/editing";
import type { Location, LocationLink, Position } from "vscode-languageserver/node";
import { bounds } from "./bounds.js";
import { type Declaration, declarationOf, namedAt } from "./declarations.js";
import { type KnownFacts, locationOfUse } from "./known-facts.js";
import { rangeOf } from "./locations.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { isSameTarget, linksOf, type Target } from "./spec-links.js";

/** Returns where the name at a position is declared. */
export function definitionAt(files: SpecFiles, file: SpecFile, position: Position): LocationLink[] | undefined {
  const { document } = file;
  const named = namedAt(files, file, document.offsetAt(position));
  const declared = named && declarationOf(files, named.target);
  if (named === undefined || declared === undefined) return undefined;
  const { start, end } = declared.name;
  const selection = rangeOf(declared.file.document, start, end);
  const whole = rangeOf(declared.file.document, start, Math.max(end, declared.node?.end ?? end));
  return [
    {
      originSelectionRange: rangeOf(document, named.start, named.end),
      targetUri: declared.file.uri,
      targetRange: whole,
      targetSelectionRange: selection,
    },
  ];
}

/**
 * Returns all names in the specification that refer to what the name at a position means, and the expressions of programs
 * that use it.
 */
export function referencesAt(
  files: SpecFiles,
  file: SpecFile,
  position: Position,
  { facts, includesDeclaration }: { readonly facts: KnownFacts; readonly includesDeclaration: boolean },
): Location[] | undefined {
  const named = namedAt(files, file, file.document.offsetAt(position));
  if (named === undefined) return undefined;
  const { target } = named;
  const declared = declarationOf(files, target);
  const locations = usesOf(files, target).map(({ file: user, start, end }) => ({
    uri: user.uri,
    range: rangeOf(user.document, start, end),
  }));
  if (includesDeclaration && declared !== undefined) {
    const { start, end } = declared.name;
    locations.unshift({ uri: declared.file.uri, range: rangeOf(declared.file.document, start, end) });
  }
  const { file: owner, tokens } = declared ?? {};
  if (owner === undefined || tokens === undefined) return locations;
  // What uses a parameter may be known by the place of its name.
  const found = tokens.at(-2) === "parameters" ? facts.usesBelow(owner, tokens) : facts.usesOf(owner.path, tokens);
  return [...locations, ...found.map(locationOfUse)];
}

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
