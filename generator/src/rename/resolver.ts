import { posix } from "node:path";
import { ts } from "../typescript/compiler.js";
import { markerPrefix, type NameChange, type TransitionalPackage } from "./transitional.js";

/** What a property or a value refers to: one renamed declaration, none, or several. */
export type Resolution = { readonly current: string } | "none" | "several";

/** The current names of a property's declarations, and whether each of them has one. */
interface Meaning {
  readonly renamed: ReadonlySet<string>;
  readonly isCertain: boolean;
}

/** Maximum length of a chain of re-exports. */
const maxReexports = 24;

/** Resolves names of the callers' code to declarations of the generated package. */
export class Resolver {
  readonly checker: ts.TypeChecker;
  readonly #package: TransitionalPackage;
  readonly #root: string;
  /** Specifiers that keep the former name as an alias. */
  readonly #aliased: ReadonlySet<ts.Node>;

  constructor(checker: ts.TypeChecker, transitional: TransitionalPackage, root: string, aliased: ReadonlySet<ts.Node>) {
    this.checker = checker;
    this.#package = transitional;
    this.#root = root;
    this.#aliased = aliased;
  }

  isAliased(specifier: ts.Node): boolean {
    return this.#aliased.has(specifier);
  }

  isFormer(text: string): boolean {
    return this.#package.formerNames.has(text);
  }

  isFormerExport(text: string): boolean {
    return this.#package.formerNames.get(text)?.has("export") === true;
  }

  isFormerMember(text: string): boolean {
    return this.#package.formerNames.get(text)?.has("member") === true;
  }

  isFormerValue(text: string): boolean {
    return this.#package.formerNames.get(text)?.has("value") === true;
  }

  /** Returns the current name of what a symbol refers to by a former name. */
  currentName(symbol: ts.Symbol | undefined, text: string): string | undefined {
    let next = symbol;
    for (let steps = 0; next !== undefined && steps < maxReexports; steps++) {
      const declarations: readonly ts.Declaration[] = next.declarations ?? [];
      const mark = declarations.map((one) => this.markOf(one)).find((one) => one !== undefined);
      if (mark !== undefined) return mark;
      const resolved = declarations.map((one) => this.#nameOfExport(one, text)).find((one) => one !== undefined);
      if (resolved !== undefined) return resolved;
      const specifier = declarations.find((one) => ts.isImportSpecifier(one) || ts.isExportSpecifier(one));
      // An alias is a name of the callers.
      if (specifier === undefined || specifier.propertyName !== undefined || this.#aliased.has(specifier))
        return undefined;
      next = this.specified(specifier);
    }
    return undefined;
  }

  /** Returns what an import or export specifier names in the other module, or in this one. */
  specified(specifier: ts.ImportSpecifier | ts.ExportSpecifier): ts.Symbol | undefined {
    const { moduleSpecifier } = ts.isImportSpecifier(specifier)
      ? specifier.parent.parent.parent
      : specifier.parent.parent;
    if (moduleSpecifier === undefined) {
      return ts.isExportSpecifier(specifier) ? this.checker.getExportSpecifierLocalTargetSymbol(specifier) : undefined;
    }
    const module = this.checker.getSymbolAtLocation(moduleSpecifier);
    const name = (specifier.propertyName ?? specifier.name).text;
    return module === undefined ? undefined : this.checker.tryGetMemberInModuleExports(name, module);
  }

  /** Whether a declaration is in the generated package. */
  isGenerated(declaration: ts.Node): boolean {
    return this.#pathOf(declaration) !== undefined;
  }

  /** Returns the current name if the declaration has a former one. */
  markOf(declaration: ts.Declaration): string | undefined {
    const path = this.#pathOf(declaration);
    const name = path === undefined ? undefined : ts.getNameOfDeclaration(declaration);
    if (path === undefined || name === undefined) return undefined;
    return this.#package.marks.get(path)?.get(name.getStart());
  }

  /** Resolves the property with a former name in types that a value may have. */
  resolveProperty(types: readonly ts.Type[], text: string): Resolution {
    const found = new Set<string>();
    let hasOther = false;
    for (const type of types.flatMap((one) => this.#constituents(one))) {
      const property = this.checker.getPropertyOfType(type, text);
      if (property === undefined) continue;
      const { renamed, isCertain } = this.#meaningOf(property, type, text);
      for (const current of renamed) found.add(current);
      if (!isCertain) hasOther = true;
    }
    return this.#resolutionOf(found, hasOther);
  }

  /** Resolves a property symbol: in a union, it has the declarations of all alternatives. */
  resolveSymbol(symbol: ts.Symbol, owner: ts.Type, text: string): Resolution {
    if (owner.isUnion()) return this.resolveProperty([owner], text);
    const { renamed, isCertain } = this.#meaningOf(symbol, owner, text);
    return this.#resolutionOf(renamed, !isCertain);
  }

  /** Resolves a string by the types that it has to fit. */
  resolveValue(types: readonly ts.Type[], text: string): Resolution {
    const found = new Set<string>();
    for (const type of types.flatMap((one) => this.#constituents(one))) {
      const change = type.isStringLiteral() ? this.#changeOf(type.value) : undefined;
      if (change?.former === text) found.add(change.current);
    }
    return this.#resolutionOf(found, false);
  }

  /** Whether a type says nothing about which strings or properties a value has. */
  isOpen(type: ts.Type | undefined): boolean {
    if (type === undefined) return true;
    const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.String;
    return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & open) !== 0);
  }

  isAny(type: ts.Type): boolean {
    return (type.flags & ts.TypeFlags.Any) !== 0;
  }

  /** Whether a type has members under former names. */
  hasFormerMembers(type: ts.Type): boolean {
    return this.#constituents(type).some((one) =>
      one.getProperties().some((property) => property.name.startsWith(markerPrefix)),
    );
  }

  /** The former names of members that a type has as properties of the callers' own. */
  ownFormerMembers(type: ts.Type): readonly string[] {
    if ((type.flags & ts.TypeFlags.Object) === 0) return [];
    return [...this.#package.formerNames].flatMap(([name, kinds]) => {
      const property = kinds.has("member") ? this.checker.getPropertyOfType(type, name) : undefined;
      const declarations = property?.declarations ?? [];
      return declarations.length > 0 && declarations.every((one) => !this.isGenerated(one)) ? [name] : [];
    });
  }

  /** A property of an intersection has a declaration in each of its types, of which only some may be renamed. */
  #meaningOf(property: ts.Symbol, type: ts.Type, text: string): Meaning {
    const declarations = property.declarations ?? [];
    const names =
      declarations.length === 0
        ? [this.#keyOfMappedType(type, text)]
        : declarations.map((one) => this.markOf(one) ?? this.#nameOfExport(one, text));
    return {
      renamed: new Set(names.filter((name) => name !== undefined)),
      isCertain: names.every((name) => name !== undefined),
    };
  }

  /** The keys of `Record<State, …>` have no declarations: they follow from a union with a former value. */
  #keyOfMappedType(type: ts.Type, text: string): string | undefined {
    const changes = type.getProperties().flatMap(({ name }) => this.#changeOf(name) ?? []);
    const matching = new Set(changes.filter(({ former }) => former === text).map(({ current }) => current));
    return matching.size === 1 ? [...matching][0] : undefined;
  }

  #resolutionOf(found: ReadonlySet<string>, hasOther: boolean): Resolution {
    const [current] = found;
    if (current === undefined) return "none";
    return found.size > 1 || hasOther ? "several" : { current };
  }

  #changeOf(name: string): NameChange | undefined {
    return name.startsWith(markerPrefix) ? this.#package.markers.get(name) : undefined;
  }

  #constituents(type: ts.Type): readonly ts.Type[] {
    const known = this.checker.getBaseConstraintOfType(type) ?? type;
    return known.isUnion() ? known.types.flatMap((one) => this.#constituents(one)) : [known];
  }

  /** Type checkers resolve some names to the declaration at once, which has the current name. */
  #nameOfExport(declaration: ts.Declaration, text: string): string | undefined {
    const path = this.#pathOf(declaration);
    const name = path === undefined ? undefined : ts.getNameOfDeclaration(declaration);
    if (path === undefined || name === undefined || !ts.isIdentifier(name)) return undefined;
    return this.#package.declarations.get(path)?.get(name.text)?.get(text);
  }

  #pathOf(node: ts.Node): string | undefined {
    const { fileName } = node.getSourceFile();
    return fileName.startsWith(`${this.#root}/`) ? posix.relative(this.#root, fileName) : undefined;
  }
}
