import { addSegment, GenMapping, toEncodedMap } from "@jridgewell/gen-mapping";
import type { NameSource, PrintedName } from "../print/index.js";
import { type DeclaredName, declaredNames } from "./declared-names.js";
import { isBefore, type Position, positionKey, type Range } from "./position.js";

/** A node of the specification in the file that it is written in. */
export interface SpecificationNode {
  /** The path of the file, as it will be written into the map. */
  readonly file: string;
  readonly name: Range;
  /** The whole node, name included. */
  readonly node: Range;
}

export interface DeclarationMapInput {
  /** The declaration file: its name without folders, and its text. */
  readonly declarations: { readonly name: string; readonly text: string };
  /** The generated source file: its path as it will be written into the map, its text, and the names from the specification. */
  readonly source: { readonly file: string; readonly text: string; readonly names: readonly PrintedName[] };
  /** Finds a node of the specification; undefined if its file is unknown. */
  locate(source: NameSource): SpecificationNode | undefined;
}

/** A source map of a declaration file, version 3. */
export interface DeclarationMap {
  readonly version: 3;
  readonly file: string;
  readonly sourceRoot: "";
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly mappings: string;
}

/** A map, with what it maps. */
export interface ComposedMap {
  readonly map: DeclarationMap;
  /** Number of declared names that lead to the specification. */
  readonly located: number;
}

/**
 * Composes the map of a declaration file: a name that the specification gives leads to the specification, any other to
 * the generated source. For each name, four positions are mapped: its start and end, and those of its declaration, into
 * one file. Editors ask for these, and fail if they lead to different files.
 */
export function composeDeclarationMap({ declarations, source, locate }: DeclarationMapInput): ComposedMap {
  const sourceNames = new Map(declaredNames("source.ts", source.text).map((name) => [name.path, name]));
  const printed = new Map(source.names.map((name) => [positionKey(name), name.source]));
  const writer = new MapWriter(declarations.name);
  let located = 0;
  for (const declared of declaredNames(declarations.name, declarations.text)) {
    const original = sourceNames.get(declared.path);
    const origin = original && printed.get(positionKey(original.name.start));
    const node = origin && locate(origin);
    if (node !== undefined) located += 1;
    writer.add(declared, node ?? (original && sourceNode(source.file, original)));
  }
  // The module itself, which the specifier of an import leads to.
  writer.addModule(source.file);
  return { map: writer.write(), located };
}

function sourceNode(file: string, { name, declaration }: DeclaredName): SpecificationNode {
  return { file, name, node: declaration };
}

class MapWriter {
  readonly #file: string;
  /** By position in the declaration file. The value is undefined where nothing is mapped. */
  readonly #targets = new Map<
    string,
    { readonly at: Position; readonly target?: Position & { readonly file: string } }
  >();

  constructor(file: string) {
    this.#file = file;
  }

  /** Maps a declared name. Without a node, its positions are mapped to nothing, instead of to the next mapped position. */
  add({ name, declaration }: DeclaredName, node: SpecificationNode | undefined): void {
    this.#set(name.start, node?.file, node?.name.start);
    this.#set(declaration.start, node?.file, node?.node.start);
    this.#set(name.end, node?.file, node?.name.end);
    this.#set(declaration.end, node?.file, node?.node.end);
  }

  addModule(file: string): void {
    const start = { line: 0, column: 0 };
    this.#set(start, file, start);
  }

  /** The first target of a position counts: that of the outer declaration. */
  #set(at: Position, file: string | undefined, target: Position | undefined): void {
    const key = positionKey(at);
    if (this.#targets.has(key)) return;
    this.#targets.set(key, { at, ...(file !== undefined && target !== undefined && { target: { ...target, file } }) });
  }

  write(): DeclarationMap {
    const made = new GenMapping({ file: this.#file });
    const sorted = [...this.#targets.values()].sort((left, right) => (isBefore(left.at, right.at) ? -1 : 1));
    for (const { at, target } of sorted) {
      if (target === undefined) addSegment(made, at.line, at.column);
      else addSegment(made, at.line, at.column, target.file, target.line, target.column);
    }
    const { sources, mappings } = toEncodedMap(made);
    const known = sources.filter((file) => file !== null);
    return { version: 3, file: this.#file, sourceRoot: "", sources: known, names: [], mappings };
  }
}
