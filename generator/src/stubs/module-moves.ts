import { ts } from "../typescript/compiler.js";
import { rebaseModule } from "./module-path.js";
import { moduleText } from "./scope.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

/** Entries of the generated code that are folders with an index; others are files. */
const folders: ReadonlySet<string> = new Set([
  "types",
  "client",
  "server",
  "validators",
  "constructors",
  "conversions",
  "queries",
  "msw",
]);

/** How modules of the generated code are imported: as a package, or by relative paths to source files. */
interface ModuleNaming {
  /** The specifier of an entry such as `client`; the root entry is empty. */
  specifier(entry: string): string;
  /** The entry that a specifier names; undefined for other modules. */
  entry(specifier: string): string | undefined;
}

/**
 * Returns the edits after which a file imports generated names from where they are now. Only specifiers of the former
 * place are replaced, character by character between their quotes.
 *
 * @param former The former module of the `server` entry, relative to the folder of the handlers if it is a path.
 * @param current The current one.
 */
export function moduleMoves(source: Source, former: string, current: string): readonly Edit[] {
  if (former === current) return [];
  const [from, to] = [former, current].map((module) => namingOf(rebaseModule(source, module)));
  if (from === undefined || to === undefined) return [];
  return specifiersIn(source.tree).flatMap((literal) => {
    const entry = from.entry(literal.text);
    if (entry === undefined) return [];
    // Quotes are part of the literal.
    return [{ start: literal.getStart() + 1, end: literal.end - 1, text: to.specifier(entry) }];
  });
}

/** Derives the specifiers of all entries from that of `server`. A module of another name has this one entry. */
function namingOf(server: string): ModuleNaming {
  const [, base, path] = /^(.+)\/server((?:\/index(?:\.[jt]s)?)?)$/.exec(server) ?? [];
  if (base === undefined || path === undefined) {
    return { specifier: () => server, entry: (specifier) => (specifier === server ? "server" : undefined) };
  }
  const extension = path.replace("/index", "");
  const rootIndex = path === "" ? "" : `/index${extension}`;
  const specifier = (entry: string): string => {
    if (entry === "") return `${base}${rootIndex}`;
    return folders.has(entry) ? `${base}/${entry}${path}` : `${base}/${entry}${extension}`;
  };
  return {
    specifier,
    entry(text) {
      if (text === specifier("")) return "";
      const [, entry] = text.startsWith(`${base}/`)
        ? (/^([a-z][a-z0-9-]*)/.exec(text.slice(base.length + 1)) ?? [])
        : [];
      return entry !== undefined && specifier(entry) === text ? entry : undefined;
    },
  };
}

/** Returns the module specifiers in a file: of imports, re-exports, import types and calls of `import` and `require`. */
function specifiersIn(tree: ts.SourceFile): readonly ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = [];
  const add = (node: ts.Node | undefined): void => {
    if (node !== undefined && ts.isStringLiteralLike(node)) found.push(node);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (ts.isExternalModuleReference(node)) add(node.expression);
    else if (ts.isCallExpression(node)) {
      const { kind } = node.expression;
      const isRequire = ts.isIdentifier(node.expression) && node.expression.text === "require";
      if (kind === ts.SyntaxKind.ImportKeyword || isRequire) add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns how a file names the generated module: as before if it still imports it under the former name. */
export function moduleIn(source: Source, module: string, former: string | undefined): string {
  if (former === undefined || former === module) return rebaseModule(source, module);
  const before = rebaseModule(source, former);
  const isImported = source.tree.statements.some(
    (statement) => ts.isImportDeclaration(statement) && moduleText(statement.moduleSpecifier) === before,
  );
  return isImported ? before : rebaseModule(source, module);
}

/** Whether a specifier in a file is the generated module under one of its names. */
export function isNamedModule(source: Source, specifier: string, names: readonly (string | undefined)[]): boolean {
  return names.some((name) => name !== undefined && rebaseModule(source, name) === specifier);
}
