import type { Location, LocationLink, Position } from "vscode-languageserver/node";
import { declarationOf, namedAt } from "./declarations.js";
import { codeUsesOf, enumValueAt, repetitionsOf } from "./enum-values.js";
import { type KnownFacts, locationOfUse } from "./known-facts.js";
import { rangeOf } from "./locations.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { type Use, usesOf } from "./spec-uses.js";

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
  const offset = file.document.offsetAt(position);
  const value = enumValueAt(file, offset);
  if (value !== undefined) {
    const own = includesDeclaration ? [{ file, ...value.node }] : [];
    const written = [...own, ...repetitionsOf(files, value)].map(locationIn);
    return [...written, ...codeUsesOf(files, facts, value).map(locationOfUse)];
  }
  const named = namedAt(files, file, offset);
  if (named === undefined) return undefined;
  const { target } = named;
  const declared = declarationOf(files, target);
  const locations = usesOf(files, target).map(locationIn);
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

function locationIn({ file, start, end }: Pick<Use, "file" | "start" | "end">): Location {
  return { uri: file.uri, range: rangeOf(file.document, start, end) };
}
