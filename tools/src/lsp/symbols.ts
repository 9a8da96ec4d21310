import { childNode, type SyntaxEntry, type SyntaxNode } from "@guildwire/generator/editing";
import { type DocumentSymbol, SymbolKind, type WorkspaceSymbol } from "vscode-languageserver/node";
import { bounds } from "./bounds.js";
import { operationsOf } from "./declarations.js";
import { rangeOf } from "./locations.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { methods } from "./spec-links.js";

/** How deep symbols are nested: a section, a kind of component, a component, its keys, its properties. */
const maxDepth = 6;

/** Returns the outline of a file: paths with their operations, components with their properties. */
export function documentSymbols(file: SpecFile): DocumentSymbol[] {
  let left = bounds.results;
  const symbolsOf = (node: SyntaxNode | undefined, above: readonly string[]): DocumentSymbol[] => {
    if (above.length >= maxDepth) return [];
    return (node?.entries ?? []).flatMap((entry) => {
      const kind = kindOf(entry, above);
      if (kind === undefined || left === 0) return [];
      left -= 1;
      const tokens = [...above, entry.key];
      // The properties of a schema are listed directly below it.
      const inner = isSchema(tokens) ? childNode(entry.value, "properties") : entry.value;
      const below = isSchema(tokens) ? [...tokens, "properties"] : tokens;
      return [symbolOf(file, entry, { kind, children: symbolsOf(inner, below) })];
    });
  };
  return symbolsOf(file.tree, []);
}

function symbolOf(
  { document }: SpecFile,
  { key, keyStart, keyEnd, value }: SyntaxEntry,
  { kind, children }: Pick<DocumentSymbol, "kind"> & { readonly children: DocumentSymbol[] },
): DocumentSymbol {
  const id = kind === SymbolKind.Method ? childNode(value, "operationId")?.text : undefined;
  return {
    // Editors search the names only.
    name: id === undefined ? key || '""' : `${key} ${id}`,
    kind,
    range: rangeOf(document, keyStart, Math.max(keyEnd, value?.end ?? keyEnd)),
    selectionRange: rangeOf(document, keyStart, keyEnd),
    children,
  };
}

function isSchema(tokens: readonly string[]): boolean {
  return tokens.at(-2) === "schemas" || tokens.at(-2) === "definitions" || tokens.at(-2) === "properties";
}

function kindOf({ key, value }: SyntaxEntry, above: readonly string[]): SymbolKind | undefined {
  const last = above.at(-1);
  if (above.length === 0) return SymbolKind.Namespace;
  if (last === "properties") return SymbolKind.Property;
  if (last === "schemas" || last === "definitions") return SymbolKind.Struct;
  if (last === "paths" || last === "webhooks" || last === "pathItems") return SymbolKind.Interface;
  if (methods.has(key) && value?.kind === "map") return SymbolKind.Method;
  if (above[0] === "components" && above.length === 1) return SymbolKind.Namespace;
  if (above.length === 2 && above[0] === "components") return SymbolKind.Object;
  return above.length === 1 && value?.kind === "map" ? SymbolKind.Object : undefined;
}

/** Returns the operations and components whose name contains the letters of a query in this order. */
export function workspaceSymbols(files: SpecFiles, query: string): WorkspaceSymbol[] {
  const found: WorkspaceSymbol[] = [];
  const letters = query.toLowerCase();
  for (const file of files.all()) {
    for (const symbol of namedSymbols(file)) {
      if (containsLetters(symbol.name.toLowerCase(), letters)) found.push(symbol);
      if (found.length === bounds.results) return found;
    }
  }
  return found;
}

function namedSymbols(file: SpecFile): readonly WorkspaceSymbol[] {
  const { document, uri } = file;
  const operations = operationsOf(file).flatMap(({ id, entry, tokens }): WorkspaceSymbol[] => {
    if (id === undefined) return [];
    const location = { uri, range: rangeOf(document, id.start, id.end) };
    const path = tokens.at(-2) ?? "";
    return [{ name: id.text, kind: SymbolKind.Method, location, containerName: `${entry.key} ${path}` }];
  });
  const sections = [...(childNode(file.tree, "components")?.entries ?? []), ...(file.tree?.entries ?? [])];
  const components = sections.flatMap(({ key: section, value }) => {
    if (!componentKinds.has(section)) return [];
    return (value?.entries ?? []).map(({ key, keyStart, keyEnd }): WorkspaceSymbol => {
      const location = { uri, range: rangeOf(document, keyStart, keyEnd) };
      return { name: key, kind: SymbolKind.Struct, location, containerName: section };
    });
  });
  return [...operations, ...components];
}

const componentKinds: ReadonlySet<string> = new Set(
  "schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes definitions".split(
    " ",
  ),
);

function containsLetters(name: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
