import { isJavaScript, jsDocOf } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import { isIdentifier } from "../unicode/identifier.js";

/** Calls a function for each node of a file, in order. */
export function visitNodes(file: ts.SourceFile, found: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    found(node);
    forEachChildWithTypes(file, node, visit);
  };
  visit(file);
}

/** Calls a function for each child of a node, and in JavaScript for the comments before it, which contain types. */
export function forEachChildWithTypes(file: ts.SourceFile, node: ts.Node, visit: (child: ts.Node) => void): void {
  if (isJavaScript(file)) for (const comment of jsDocOf(node)) visit(comment);
  ts.forEachChild(node, visit);
}

/** The symbol that a name refers to, through imports and shorthand properties. */
export function symbolOf(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  const symbol =
    parent !== undefined && ts.isShorthandPropertyAssignment(parent) && parent.name === node
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : parent !== undefined && ts.isExportSpecifier(parent)
        ? checker.getExportSpecifierLocalTargetSymbol(parent)
        : checker.getSymbolAtLocation(node);
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** The last name of a type: `Book` of `Book`, `api.Book`, and `import("./api").Book`. */
export function typeNameOf(node: ts.TypeReferenceNode | ts.ImportTypeNode): ts.Identifier | undefined {
  const name = ts.isImportTypeNode(node) ? node.qualifier : node.typeName;
  return name !== undefined && ts.isQualifiedName(name) ? name.right : name;
}

/** The value that a property of an object literal is given; undefined for a method, an accessor and a spread. */
export function givenValue(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

/** Whether a symbol is declared in a module of a package. */
export function isDeclaredIn(symbol: ts.Symbol | undefined, pattern: RegExp): boolean {
  return symbol?.declarations?.some((one) => pattern.test(one.getSourceFile().fileName)) === true;
}

/** The name of a property in an object literal; undefined if it is computed. */
export function staticName(name: ts.PropertyName | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return name.text;
  return undefined;
}

export function keyText(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name);
}

/** An expression without parentheses, assertions and `satisfies` around it. */
export function bare(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)) return bare(node.expression);
  return node;
}

/** Whether a node contains another kind, not counting functions in it. */
export function containsOwn(node: ts.Node, isWanted: (node: ts.Node) => boolean): boolean {
  let isFound = isWanted(node);
  ts.forEachChild(node, (child) => {
    if (!isFound && !ts.isFunctionLike(child) && containsOwn(child, isWanted)) isFound = true;
  });
  return isFound;
}

/** Whether there is a comment in a range outside of some of its nodes. */
export function hasLooseComment(file: ts.SourceFile, range: TextRange, kept: readonly ts.Node[]): boolean {
  return looseComments(file, range, kept).length > 0;
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The comments in a range outside of some of its nodes. */
export function looseComments(
  file: ts.SourceFile,
  { start, end }: TextRange,
  kept: readonly ts.Node[],
): readonly string[] {
  const ranges = [
    ...kept.map((node) => ({ start: node.getStart(file), end: node.end })),
    ...stringsIn(file, start, end),
  ];
  let rest = "";
  let at = start;
  for (const range of ranges.sort((one, other) => one.start - other.start)) {
    if (range.start >= at) rest += file.text.slice(at, range.start);
    at = Math.max(at, range.end);
  }
  return (rest + file.text.slice(at, end)).match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? [];
}

/** The comments in a range. */
export function commentsIn(
  file: ts.SourceFile,
  { start, end }: { readonly start: number; readonly end: number },
): readonly string[] {
  let rest = "";
  let at = start;
  const visit = (node: ts.Node): void => {
    if (node.end <= at || node.getStart(file) >= end) return;
    let isLeaf = true;
    ts.forEachChild(node, (child) => {
      isLeaf = false;
      visit(child);
    });
    if (!isLeaf) return;
    rest += file.text.slice(at, Math.max(at, node.getStart(file)));
    at = Math.max(at, node.end);
  };
  visit(file);
  rest += file.text.slice(at, Math.max(at, end));
  return rest.match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? [];
}

function stringsIn(
  file: ts.SourceFile,
  start: number,
  end: number,
): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (node.end <= start || node.pos >= end) return;
    const isText =
      ts.isStringLiteralLike(node) ||
      node.kind === ts.SyntaxKind.RegularExpressionLiteral ||
      (node.kind >= ts.SyntaxKind.TemplateHead && node.kind <= ts.SyntaxKind.TemplateTail);
    if (isText) found.push({ start: node.getStart(file), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The white space at the beginning of the line of a position. */
export function indentationAt(file: ts.SourceFile, position: number): string {
  const line = file.text.lastIndexOf("\n", position - 1) + 1;
  return /^[ \t]*/.exec(file.text.slice(line, position))?.[0] ?? "";
}

/** Prints an object literal, on one line if it is short and has no comments. */
export function printObject(parts: readonly string[], indentation: string, comments: readonly string[] = []): string {
  if (parts.length === 0) return "{}";
  const line = `{ ${parts.join(", ")} }`;
  const isCommented = comments.length > 0 || parts.some((part) => /^\/[/*]/.test(part));
  if (!isCommented && (line.length <= 90 || parts.length === 1)) return line;
  const inner = `${indentation}${indentation.includes("\t") ? "\t" : "  "}`;
  const lines = [...comments, ...parts.map((part) => `${part},`)];
  return `{\n${lines.map((one) => `${inner}${one}\n`).join("")}${indentation}}`;
}

/** Whether something is spread in an object literal. */
export function hasSpread(object: ts.ObjectLiteralExpression | undefined): boolean {
  return object?.properties.some(ts.isSpreadAssignment) === true;
}

/** The folder `src` if files are there, or the one that contains all files. */
export function sourceFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/").slice(0, -1));
  let length = first.length;
  for (const one of others) {
    while (first.slice(0, length).join("/") !== one.slice(0, length).join("/")) length -= 1;
  }
  const common = first.slice(0, length).join("/");
  return paths.some((path) => path.startsWith(`${common}/src/`)) ? `${common}/src` : common;
}

/** The place of a node for messages. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  return `${file.fileName.replace(/^.*\//, "")}:${line}`;
}

/** Whether the result of a call is not used. */
export function isResultIgnored(call: ts.CallExpression): boolean {
  const node = ts.isAwaitExpression(call.parent) ? call.parent : call;
  return ts.isExpressionStatement(node.parent) || ts.isVoidExpression(node.parent);
}

/** Whether a value is an object literal without spreads. */
export function isPlainObject(value: ts.Expression | undefined): boolean {
  const object = value === undefined ? undefined : bare(value);
  return object !== undefined && ts.isObjectLiteralExpression(object) && !hasSpread(object);
}
