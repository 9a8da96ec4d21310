import { posix } from "node:path";
import type { Pointer } from "../model/type.js";
import type { PrintedName } from "../print/index.js";
import { ts } from "../typescript/compiler.js";
import { parentOfProperty } from "./pointers.js";
import type { UseKind } from "./use.js";

/** What a declaration of the generated package stands for. */
export interface Origin {
  /** `member`: a property or parameter. */
  readonly kind: Exclude<UseKind, "read" | "write" | "build" | "compare" | "names" | "undecided"> | "member";
  readonly at: Pointer;
}

/** What is known of the generated package. */
export interface Bindings {
  /** The folder of the output. */
  readonly root: string;
  /** The names that come from the specification, by the path of a file of the output. */
  readonly names: ReadonlyMap<string, readonly PrintedName[]>;
  /** Operations by their id, and by method and path. */
  readonly named: ReadonlyMap<string, NamedOperation>;
}

/** An operation that a program names by a text. */
export interface NamedOperation {
  readonly at: Pointer;
  /** By location and name, such as `query limit`. */
  readonly parameters: ReadonlyMap<string, Pointer>;
  readonly body?: Pointer;
}

/** Maximum nesting of types in which generated ones are looked for. */
const maxDepth = 6;

/** Finds the nodes of the specification that declarations of the generated package come from. */
export class Origins {
  readonly checker: ts.TypeChecker;
  readonly #root: string;
  readonly #names: ReadonlyMap<string, readonly PrintedName[]>;
  readonly #named: ReadonlyMap<string, NamedOperation>;
  readonly #byFile = new Map<string, ReadonlyMap<string, PrintedName>>();
  readonly #byType = new Map<ts.Type, readonly Pointer[]>();

  constructor(checker: ts.TypeChecker, { root, names, named }: Bindings) {
    this.checker = checker;
    this.#root = root;
    this.#names = names;
    this.#named = named;
  }

  /** Returns the operation that a text names: its id, or its method and path. */
  named(text: string): NamedOperation | undefined {
    return this.#named.get(text);
  }

  /** Whether a symbol is declared in the generated package. */
  isOfBindings(symbol: ts.Symbol | undefined): boolean {
    return this.#declarationsOf(symbol).some((one) => this.#pathOf(one) !== undefined);
  }

  /** Returns what a symbol stands for; import and export specifiers are followed. */
  ofSymbol(symbol: ts.Symbol | undefined): readonly Origin[] {
    return this.#declarationsOf(symbol).flatMap((one) => this.#ofDeclaration(one) ?? []);
  }

  #declarationsOf(symbol: ts.Symbol | undefined): readonly ts.Declaration[] {
    if (symbol === undefined) return [];
    const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : this.checker.getAliasedSymbol(symbol);
    return target.declarations ?? [];
  }

  #ofDeclaration(declaration: ts.Declaration): Origin | undefined {
    const path = this.#pathOf(declaration);
    if (path === undefined) return undefined;
    const name = ts.getNameOfDeclaration(declaration);
    const source = name === undefined ? undefined : this.#nameAt(path, name)?.source;
    if (source === undefined) {
      // Members that come from nowhere belong to a declaration that is reported itself.
      const isTopLevel = ts.isVariableDeclaration(declaration) || isStatementOfFile(declaration);
      return isTopLevel ? { kind: "module", at: path.replace(/\.ts$/, "") } : undefined;
    }
    return { kind: kindOf(declaration, path, source.field), at: source.at };
  }

  /** Returns the properties with a name in the types that a value may have. */
  ofProperty(types: readonly ts.Type[], name: string): readonly Origin[] {
    return types
      .flatMap((one) => this.constituents(one))
      .flatMap((one) => this.ofSymbol(this.checker.getPropertyOfType(one, name)));
  }

  constituents(type: ts.Type): readonly ts.Type[] {
    const known = this.checker.getBaseConstraintOfType(type) ?? type;
    return known.isUnion() ? known.types.flatMap((one) => this.constituents(one)) : [known];
  }

  /** Returns the type arguments of a reference such as `Promise<Pet>`; none of other types. */
  typeArguments(type: ts.Type): readonly ts.Type[] {
    const { objectFlags = 0 } = type as Partial<ts.TypeReference>;
    const isReference = (objectFlags & ts.ObjectFlags.Reference) !== 0;
    return isReference ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  /** Returns the nodes of the objects that values of a type contain, up to those that have names of their own. */
  ofType(type: ts.Type): readonly Pointer[] {
    let found = this.#byType.get(type);
    if (found === undefined) {
      const pointers = new Set<Pointer>();
      this.#collect(type, pointers, new Set(), 0);
      found = [...pointers];
      this.#byType.set(type, found);
    }
    return found;
  }

  /** The nodes of one object type itself: of its declaration, or of the objects that declare its properties. */
  ofObject(type: ts.Type): readonly Pointer[] {
    const declared = [type.aliasSymbol, type.getSymbol()].flatMap((symbol) =>
      symbol === undefined ? [] : this.ofSymbol(symbol).filter(({ kind }) => kind === "type"),
    );
    const parents = type
      .getProperties()
      .flatMap((property) =>
        this.ofSymbol(property).flatMap(({ kind, at }) => (kind === "member" ? (parentOfProperty(at) ?? []) : [])),
      );
    return [...new Set([...declared.map(({ at }) => at), ...parents])];
  }

  #collect(type: ts.Type, into: Set<Pointer>, seen: Set<ts.Type>, depth: number): void {
    if (depth > maxDepth || seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) {
      for (const one of type.types) this.#collect(one, into, seen, depth);
      return;
    }
    if ((type.flags & ts.TypeFlags.Object) === 0) return;
    const own = this.ofObject(type);
    for (const at of own) into.add(at);
    if (own.length > 0) return;
    for (const one of this.typeArguments(type)) this.#collect(one, into, seen, depth + 1);
    if (!isOfLibrary(type)) {
      for (const property of type.getProperties()) {
        this.#collect(this.checker.getTypeOfSymbol(property), into, seen, depth + 1);
      }
    }
  }

  #pathOf(node: ts.Node): string | undefined {
    const { fileName } = node.getSourceFile();
    return fileName.startsWith(`${this.#root}/`) ? posix.relative(this.#root, fileName) : undefined;
  }

  #nameAt(path: string, name: ts.Node): PrintedName | undefined {
    let names = this.#byFile.get(path);
    if (names === undefined) {
      names = new Map((this.#names.get(path) ?? []).map((one) => [`${one.line}:${one.column}`, one]));
      this.#byFile.set(path, names);
    }
    const file = name.getSourceFile();
    const { line, character } = file.getLineAndCharacterOfPosition(name.getStart(file));
    return names.get(`${line}:${character}`);
  }
}

function isStatementOfFile(node: ts.Node): boolean {
  return !ts.isSourceFile(node) && ts.isSourceFile(node.parent);
}

/** Whether a type is a class or an interface outside the program, such as `Array` or `Promise`. */
export function isOfLibrary(type: ts.Type): boolean {
  const symbol = type.getSymbol();
  const isNamed = symbol !== undefined && (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0;
  return isNamed && symbol.declarations?.some((one) => one.getSourceFile().isDeclarationFile) === true;
}

function kindOf(declaration: ts.Declaration, path: string, field: string | undefined): Origin["kind"] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return "type";
  const isMember = ts.isPropertySignature(declaration);
  if (path.startsWith("src/validators/") && isMember) return "member";
  if (path.startsWith("src/validators/") || path.startsWith("src/conversions/")) return "validator";
  if (path === "src/client/errors.ts" || path === "src/server/errors.ts") return "error";
  if (path === "src/events.ts") return "event";
  if (field === "operationId") {
    if (path.startsWith("src/msw/")) return "mock";
    if (path.startsWith("src/server/")) return "handler";
    if (path === "src/paths.ts") return "type";
    return path.startsWith("src/client/") && ts.isVariableDeclaration(declaration) ? "header" : "call";
  }
  if (ts.isPropertyAssignment(declaration)) return "constant";
  if (isMember) return "member";
  return path.startsWith("src/types/") ? "type" : "module";
}
