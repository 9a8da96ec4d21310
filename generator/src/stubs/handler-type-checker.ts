import { nestNames } from "../model/server-names.js";
import { ts } from "../typescript/compiler.js";
import { type GeneratedNames, generatedModule, nestModule, standardLibrary } from "./generated-module.js";
import { unwrapExpression } from "./members.js";
import { moduleText } from "./scope.js";
import { isInScript, type Source, type Sources } from "./source-files.js";

/** A handler's former and current name. */
export interface NamePair {
  readonly from: string;
  readonly to: string;
}

/** Declarations of one handler under its former and its current name. */
export interface HandlerDeclarations {
  readonly from: ReadonlySet<ts.Node>;
  readonly to: ReadonlySet<ts.Node>;
}

/** What a member with a handler's former name refers to; `unknown` if the type cannot be resolved. */
export type MemberMatch = "handler" | "partly" | "other" | "unknown";

const generatedFile = "__generated__/server.d.ts";
const nestFile = "__generated__/nest.d.ts";
const libraryFile = "__generated__/library.d.ts";

/**
 * Wraps the TypeScript type checker for all files of a folder. Stub declarations of the handler interfaces replace the
 * generated package, so that receivers such as `this.impl` or `Bans.instance` are typed. Other packages have unknown
 * types. The program is created on first use.
 */
export class HandlerTypeChecker {
  readonly #sources: Sources;
  readonly #names: GeneratedNames;
  readonly #isGenerated: (specifier: string, from: Source) => boolean;
  #program: ts.TypeChecker | undefined;

  constructor(sources: Sources, names: GeneratedNames, isGenerated: (specifier: string, from: Source) => boolean) {
    this.#sources = sources;
    this.#names = names;
    this.#isGenerated = isGenerated;
  }

  get checker(): ts.TypeChecker {
    this.#program ??= this.#programOf().getTypeChecker();
    return this.#program;
  }

  /** Whether the spread or extended value has a member of that name. */
  hasMember(node: ts.Node, name: string): "yes" | "no" | "unknown" {
    if (ts.isComputedPropertyName(node) || ts.isExportDeclaration(node.parent)) return "unknown";
    // The instance type belongs to the `extends` clause, not to the expression inside it.
    const isBase = ts.isExpressionWithTypeArguments(node.parent);
    const type = this.checker.getTypeAtLocation(isBase ? node.parent : node);
    if (isUnknown(type)) return "unknown";
    const found = this.checker.getPropertyOfType(this.checker.getApparentType(type), name);
    if (found !== undefined) return (found.flags & ts.SymbolFlags.Optional) === 0 ? "yes" : "unknown";
    return type.getStringIndexType() === undefined ? "no" : "unknown";
  }

  /** Classifies the member of a type by its former name or, if already renamed, by its current one. */
  matchMember(type: ts.Type, names: NamePair, declarations: HandlerDeclarations): MemberMatch {
    if (isUnknown(type)) return "unknown";
    const constituents = (type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & noDeclarations) === 0);
    const meanings = constituents.map((one) => {
      if (isUnknown(one)) return "unknown";
      const apparent = this.checker.getApparentType(one);
      const old = this.checker.getPropertyOfType(apparent, names.from);
      const current = this.checker.getPropertyOfType(apparent, names.to);
      if (old === undefined) return isDeclaredIn(current, declarations.to) ? "handler" : "other";
      if (isDeclaredIn(old, declarations.from)) return "handler";
      // In `Record<keyof BansHandlers, …>`, only the declared interface has both names.
      const isMapped = (old.declarations ?? []).length === 0 && (current?.declarations ?? []).length === 0;
      return isMapped && current !== undefined ? "handler" : "other";
    });
    if (meanings.length > 0 && meanings.every((meaning) => meaning === "handler")) return "handler";
    if (meanings.includes("handler")) return "partly";
    return meanings.includes("unknown") ? "unknown" : "other";
  }

  /** Whether a type is a union of handler names, such as `keyof BansHandlers`. */
  isUnionOfNames(type: ts.Type | undefined, { from, to }: NamePair): boolean {
    if (type === undefined || !type.isUnion()) return false;
    const texts = new Set(type.types.map((one) => (one.isStringLiteral() ? one.value : undefined)));
    return texts.has(from) && texts.has(to);
  }

  /**
   * Whether an expression of unknown type originates outside the folder: in another package, a global, or a parameter
   * that another package's function types. Such a value cannot contain the folder's handlers.
   */
  isExternal(expression: ts.Expression, depth = 0): boolean {
    const inner = unwrapExpression(expression);
    if (depth > 12) return false;
    if (ts.isPropertyAccessExpression(inner) || ts.isElementAccessExpression(inner) || ts.isAwaitExpression(inner)) {
      return this.isExternal(inner.expression, depth + 1);
    }
    if (ts.isCallExpression(inner) || ts.isNewExpression(inner)) return this.isExternal(inner.expression, depth + 1);
    if (!ts.isIdentifier(inner)) return true;
    const symbol = this.checker.getSymbolAtLocation(inner);
    const [declaration] = symbol?.declarations ?? [];
    if (declaration === undefined) return true;
    if (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)) {
      const { type, initializer } = declaration;
      if (type !== undefined) return type.kind !== ts.SyntaxKind.AnyKeyword;
      if (initializer !== undefined) return this.isExternal(initializer, depth + 1);
      // TypeScript rejects untyped parameters unless they are contextually typed.
      return ts.isParameter(declaration) && !isInScript(declaration);
    }
    return !ts.isFunctionDeclaration(declaration) && !ts.isClassDeclaration(declaration);
  }

  /** Returns the generated name that a JSDoc `@import` or `@typedef` of a JavaScript file refers to. */
  generatedName(node: ts.Node): string | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    if (symbol === undefined) return undefined;
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias
      ? this.checker.getAliasedSymbol(symbol)
      : this.checker.getDeclaredTypeOfSymbol(symbol).symbol;
    const isGenerated = (target?.declarations ?? []).some((one) => one.getSourceFile().fileName === generatedFile);
    return isGenerated ? target?.name : undefined;
  }

  #programOf(): ts.Program {
    const { readableFiles, tests } = this.#sources;
    const own = new Map([...readableFiles, ...tests].map((source) => [source.path, source]));
    const parse = (path: string, text: string): ts.SourceFile =>
      ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const made = new Map([
      [generatedFile, parse(generatedFile, generatedModule(this.#names))],
      [nestFile, parse(nestFile, nestModule)],
      [libraryFile, parse(libraryFile, standardLibrary)],
    ]);
    const host: ts.CompilerHost = {
      getSourceFile: (path) => own.get(path)?.tree ?? made.get(path),
      getDefaultLibFileName: () => libraryFile,
      writeFile: () => {},
      getCurrentDirectory: () => "",
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => "\n",
      fileExists: (path) => own.has(path) || made.has(path),
      readFile: () => undefined,
      resolveModuleNameLiterals: (literals, containing) =>
        literals.map((literal) => ({ resolvedModule: this.#resolved(literal, own.get(containing)) })),
    };
    const options: ts.CompilerOptions = {
      noLib: true,
      types: [],
      allowJs: true,
      strict: true,
      target: ts.ScriptTarget.Latest,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.Preserve,
    };
    return ts.createProgram({ rootNames: [...made.keys(), ...own.keys()], options, host });
  }

  #resolved(literal: ts.Expression, from: Source | undefined): ts.ResolvedModuleFull | undefined {
    const specifier = moduleText(literal);
    const target = from === undefined ? undefined : this.#sources.resolve(from, specifier);
    if (target !== undefined) {
      if (target.problem !== undefined) return undefined;
      return { resolvedFileName: target.path, extension: /\.[cm]?[jt]sx?$/.exec(target.path)?.[0] ?? ".ts" };
    }
    if (specifier === nestNames.package) return { resolvedFileName: nestFile, extension: ts.Extension.Dts };
    if (from === undefined || !this.#isGenerated(specifier, from)) return undefined;
    return { resolvedFileName: generatedFile, extension: ts.Extension.Dts };
  }
}

const noDeclarations = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never;

function isUnknown({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

function isDeclaredIn(symbol: ts.Symbol | undefined, declarations: ReadonlySet<ts.Node>): boolean {
  return (symbol?.declarations ?? []).some(
    (declaration) => declarations.has(declaration) || declaration.getSourceFile().fileName === generatedFile,
  );
}
