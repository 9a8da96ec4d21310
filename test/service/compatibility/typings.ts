// Read by the program below.
import type {} from "discord-api-types/v10";
import ts from "typescript-6";

/** A property of a value that differs from its published type. */
export interface Deviation {
  /** The type that declares the property, and its name: `APIRole.colors`. */
  readonly property: string;
  readonly difference: "missing" | "another type";
  /** JSON pointer of the value that should have it. */
  readonly at: string;
}

/** Published types by a name of their own, as TypeScript would write them: `api.RESTGetAPIGuildResult`. */
export interface Typings {
  /** Compares a JSON value with a type, including nested values. Optional properties may be missing. */
  compare(name: string, value: unknown): readonly Deviation[];
  /** The properties that may be null, as JSON pointers in which `*` stands for each item. */
  nullable(name: string): readonly string[];
}

const file = `${import.meta.dirname}/typings.virtual.ts`;

/** Reads the types of `discord-api-types` for version 10. */
export function readTypings(types: Readonly<Record<string, string>>): Typings {
  const members = Object.entries(types).map(([name, type]) => `${JSON.stringify(name)}: ${type};`);
  const text = `import type * as api from "discord-api-types/v10";\nexport interface All {\n${members.join("\n")}\n}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file) as ts.SourceFile;
  const problems = program.getSemanticDiagnostics(source);
  if (problems.length > 0)
    throw new Error(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")).join("\n"));
  const comparison = new Comparison(program.getTypeChecker(), source);
  const all = source.statements.find(ts.isInterfaceDeclaration) as ts.InterfaceDeclaration;
  return {
    compare: (name, value) => comparison.compare(comparison.memberOf(all, name), value, ""),
    nullable: (name) => [...new Set(comparison.nullable(comparison.memberOf(all, name), ""))],
  };
}

/** Segments of a pointer. */
const maxDepth = 6;

class Comparison {
  readonly #checker: ts.TypeChecker;
  readonly #source: ts.SourceFile;

  constructor(checker: ts.TypeChecker, source: ts.SourceFile) {
    this.#checker = checker;
    this.#source = source;
  }

  memberOf(declaration: ts.InterfaceDeclaration, name: string): ts.Type {
    const symbol = this.#checker.getTypeAtLocation(declaration).getProperty(name);
    if (symbol === undefined) throw new Error(`no type is known for ${name}`);
    return this.#checker.getTypeOfSymbolAtLocation(symbol, this.#source);
  }

  /** As {@link Typings.nullable}, of a type at a pointer, with repetitions. */
  nullable(type: ts.Type, at: string): readonly string[] {
    // Nested components and commands repeat their types; lists of lists of the interface are less deep.
    if (at.split("/").length > maxDepth) return [];
    return (type.isUnion() ? type.types : [type]).flatMap((one): readonly string[] => {
      if (this.#checker.isArrayLikeType(one))
        return this.#checker
          .getTypeArguments(one as ts.TypeReference)
          .flatMap((item) => this.nullable(item, `${at}/*`));
      if (!(one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
      return this.#checker.getPropertiesOfType(one).flatMap((symbol) => {
        const declared = this.#checker.getTypeOfSymbolAtLocation(symbol, this.#source);
        const pointer = `${at}/${symbol.name}`;
        const isNullable = declared.isUnion() && declared.types.some(({ flags }) => flags & ts.TypeFlags.Null);
        return [...(isNullable ? [pointer] : []), ...this.nullable(declared, pointer)];
      });
    });
  }

  compare(type: ts.Type, value: unknown, at: string): readonly Deviation[] {
    const found = this.#compareAny(type, value, at);
    return found === "unfit" ? [{ property: this.#checker.typeToString(type), difference: "another type", at }] : found;
  }

  /** The deviations from the closest alternative; `unfit` if the value has another JSON type. */
  #compareAny(type: ts.Type, value: unknown, at: string): readonly Deviation[] | "unfit" {
    // A bit set may combine the members of its enumeration, and an enumeration may grow.
    if (this.#isEnumeration(type) && (typeof value === "number" || typeof value === "string")) return [];
    const alternatives = type.isUnion() ? type.types : [type];
    let closest: readonly Deviation[] | undefined;
    for (const alternative of alternatives) {
      const found = this.#compareOne(alternative, value, at);
      if (found !== "unfit" && (closest === undefined || found.length < closest.length)) closest = found;
    }
    return closest ?? "unfit";
  }

  #isEnumeration(type: ts.Type): boolean {
    const present = this.#checker.getNonNullableType(type);
    if ((present.flags & ts.TypeFlags.EnumLike) === 0) return false;
    // An enumeration with one member is the type of that member.
    const { parent } = present.symbol as ts.Symbol & { readonly parent?: ts.Symbol };
    return present.isUnion() || parent?.exports?.size === 1;
  }

  #compareOne(type: ts.Type, value: unknown, at: string): readonly Deviation[] | "unfit" {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
    if (value === null) return flags & ts.TypeFlags.Null ? [] : "unfit";
    if (type.isLiteral()) return type.value === value ? [] : "unfit";
    if (flags & ts.TypeFlags.BooleanLiteral) return this.#checker.typeToString(type) === String(value) ? [] : "unfit";
    if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral))
      return typeof value === "string" ? [] : "unfit";
    if (flags & ts.TypeFlags.NumberLike) return typeof value === "number" ? [] : "unfit";
    if (flags & ts.TypeFlags.BooleanLike) return typeof value === "boolean" ? [] : "unfit";
    if (typeof value !== "object") return type.isIntersection() && typeof value === "string" ? [] : "unfit";
    if (this.#checker.isArrayLikeType(type)) return this.#compareItems(type, value, at);
    if (Array.isArray(value) || !(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return "unfit";
    return this.#compareObject(type, value as Readonly<Record<string, unknown>>, at);
  }

  #compareItems(type: ts.Type, value: object, at: string): readonly Deviation[] | "unfit" {
    if (!Array.isArray(value)) return "unfit";
    const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
    return item === undefined ? [] : value.flatMap((each, index) => this.compare(item, each, `${at}/${index}`));
  }

  #compareObject(type: ts.Type, value: Readonly<Record<string, unknown>>, at: string): readonly Deviation[] | "unfit" {
    const deviations: Deviation[] = [];
    const properties = this.#checker.getPropertiesOfType(type);
    for (const symbol of properties) {
      const { name } = symbol;
      const property = `${declaringType(symbol)}.${name}`;
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      const own = Object.hasOwn(value, name) ? value[name] : undefined;
      const declared = this.#checker.getTypeOfSymbolAtLocation(symbol, this.#source);
      if (own === undefined) {
        if (!isOptional) deviations.push({ property, difference: "missing", at });
        continue;
      }
      const found = this.#compareAny(declared, own, `${at}/${name}`);
      // Another value of a discriminating property means another alternative.
      if (found === "unfit" && declared.isLiteral()) return "unfit";
      if (found === "unfit") deviations.push({ property, difference: "another type", at });
      else deviations.push(...found);
    }
    const index = this.#checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (index !== undefined && properties.length === 0)
      for (const [name, each] of Object.entries(value)) deviations.push(...this.compare(index, each, `${at}/${name}`));
    return deviations;
  }
}

function declaringType(symbol: ts.Symbol): string {
  let node: ts.Node | undefined = symbol.declarations?.[0];
  while (node !== undefined && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) node = node.parent;
  return node?.name.text ?? "?";
}
