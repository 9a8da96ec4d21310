import { readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import ts from "typescript-6";

const sources = resolve(import.meta.dirname, "../../runtime/src");

/** The entries of the runtime, such as `client` for `@guildwire/runtime/client`. */
export const entries: readonly string[] = readdirSync(sources)
  .filter((folder) => readdirSync(join(sources, folder)).includes("index.ts"))
  .sort();

/** An `@example` of a docstring. */
export interface RuntimeExample {
  /** The source file, relative to `runtime/src`. */
  readonly file: string;
  /** The line of the first statement in that file. */
  readonly line: number;
  readonly text: string;
}

/** An example whose comments are calls. */
export interface ExecutableExample {
  readonly code: string;
  /** The numbers of its assertions. */
  readonly assertions: readonly number[];
}

/** The text of a comment that asserts what the expression before it returns or throws. */
const assertion = /^ (=>|throws) (.+)$/;

/** Returns all examples of the runtime's docstrings. Throws for an example that is not a `ts` block. */
export function runtimeExamples(): readonly RuntimeExample[] {
  return readdirSync(sources, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .flatMap((file) => examplesOf(file));
}

function examplesOf(file: string): readonly RuntimeExample[] {
  const source = readSource(file);
  return [...source.matchAll(/^( *) \* @example\b.*\n/gm)].map(({ 0: tag, 1: indent = "", index }) => {
    const rest = source.slice(index + tag.length);
    const [block, text] =
      /^ *\* ```ts\n((?: *\*.*\n)*?) *\* ```\n/.exec(rest) ?? fail(`${file}: an @example is not a block of TypeScript`);
    const line = source.slice(0, index + tag.length).split("\n").length + 1;
    const prefix = new RegExp(`^${indent} \\* ?`);
    return { file, line, text: (text ?? block).replaceAll(/^.*$/gm, (one) => one.replace(prefix, "")) };
  });
}

/**
 * Replaces each expression with a `// => VALUE` comment by `returns(number, expression, VALUE)`, and each one with
 * `// throws NAME` by a call of `throws`. The numbers identify the assertions, so that a test can require each of them to run.
 * Throws for such a comment that follows no expression.
 */
export function executable({ text, file, line }: RuntimeExample): ExecutableExample {
  const source = ts.createSourceFile("example.ts", text, ts.ScriptTarget.ESNext, true);
  const { statements, comments } = statementsAndComments(source);
  const assertions: number[] = [];
  let code = text;
  for (const [index, comment] of [...comments.entries()].reverse()) {
    const [, word, begin] = assertion.exec(comment.text) ?? [];
    if (word === undefined || begin === undefined) continue;
    const statement = statements.find(
      (one) => one.end <= comment.pos && text.slice(one.end, comment.pos).trim() === "",
    );
    if (statement === undefined) return fail(`${file}:${line}: "//${comment.text}" follows no expression`);
    const start = statement.getStart(source);
    const expression = text.slice(start, statement.end).replace(/;$/, "");
    const call =
      word === "=>"
        ? `returns(${index}, ${expression}, ${[begin, ...continuation(comments.slice(index + 1))].join(" ")});`
        : `await throws(${index}, async () => { ${expression}; }, "${begin}");`;
    assertions.push(index);
    code = code.slice(0, start) + call + code.slice(statement.end);
  }
  return { code, assertions };
}

interface Comment {
  /** Where the comment begins, in characters. */
  readonly pos: number;
  /** The text after the slashes. */
  readonly text: string;
}

/** The further lines of a value: comments that are indented by at least three spaces. */
function continuation(comments: readonly Comment[]): readonly string[] {
  const end = comments.findIndex(({ text }) => !text.startsWith("   "));
  return (end < 0 ? comments : comments.slice(0, end)).map(({ text }) => text.trim());
}

/** Returns all expression statements of a file, and its line comments in order. */
function statementsAndComments(source: ts.SourceFile): {
  readonly statements: readonly ts.ExpressionStatement[];
  readonly comments: readonly Comment[];
} {
  const { text } = source;
  const statements: ts.ExpressionStatement[] = [];
  // Several nodes share a comment.
  const found = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) statements.push(node);
    const ranges = [ts.getLeadingCommentRanges(text, node.pos), ts.getTrailingCommentRanges(text, node.end)];
    for (const { kind, pos, end } of ranges.flatMap((range) => range ?? [])) {
      if (kind === ts.SyntaxKind.SingleLineCommentTrivia) found.set(pos, { pos, text: text.slice(pos + 2, end) });
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return { statements, comments: [...found.values()].sort((one, other) => one.pos - other.pos) };
}

/** Returns the functions, classes and constants that an entry exports, and whether the docstring of each has an example. */
export function exportsOf(file: string): ReadonlyMap<string, boolean> {
  const source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.ESNext, true);
  const found = new Map<string, boolean>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const [name, hasExample] of reexportsOf(file, statement)) found.set(name, hasExample);
    }
    if (!isDeclaration(statement)) continue;
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const hasExample = ts.getJSDocTags(documented(statement)).some(({ tagName }) => tagName.text === "example");
    // One of several overloads has the docstring.
    for (const name of declaredNames(statement)) found.set(name, hasExample || found.get(name) === true);
  }
  return found;
}

/** Returns what `export { … } from` exports, without types. */
function reexportsOf(
  file: string,
  { exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration,
): readonly (readonly [name: string, hasExample: boolean])[] {
  if (isTypeOnly || moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return fail(`${file}: use named exports`);
  const exported = exportsOf(posix.join(posix.dirname(file), moduleSpecifier.text.replace(/\.js$/, ".ts")));
  return exportClause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName = name }) => [
      name.text,
      exported.get(propertyName.text) ?? fail(`${file}: ${propertyName.text} is not exported`),
    ]);
}

type Declaration = ts.VariableStatement | ts.FunctionDeclaration | ts.ClassDeclaration;

function isDeclaration(statement: ts.Statement): statement is Declaration {
  return ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
}

/** The node whose tags are those of the docstring. */
function documented(statement: Declaration): ts.Node {
  return ts.isVariableStatement(statement) ? (statement.declarationList.declarations[0] ?? statement) : statement;
}

function declaredNames(statement: Declaration): readonly string[] {
  if (!ts.isVariableStatement(statement)) return statement.name === undefined ? [] : [statement.name.text];
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

function readSource(file: string): string {
  return readFileSync(join(sources, file), "utf8").replaceAll("\r\n", "\n");
}

function fail(message: string): never {
  throw new Error(message);
}
