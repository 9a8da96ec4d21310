import type { ts } from "ts-morph";
import type { File } from "./file.js";
import { loadTsMorph, sourceFile } from "./source-file.js";
import { proveSyntax } from "./syntax.js";

/**
 * How exactly two shapes are compared. `exact`: every node has to be of the same kind. `keys`: a key may be quoted or bare,
 * and a member may be read with a dot or with brackets. `names`: also the order of what is sorted by name may differ, and
 * a text that is too long for one line may be written in pieces joined by `+`.
 */
export type OutlineDetail = "exact" | "keys" | "names";

/**
 * The kinds of the nodes of a TypeScript file from outside inwards, without what they say: two files of one shape do the
 * same with other texts. Comments are no nodes. Throws when the file is no TypeScript.
 */
export function syntaxOutline({ path, text }: File, rigour: OutlineDetail): string {
  if (proveSyntax([{ path, text }]).length > 0) throw new SyntaxError(`${path} is no TypeScript`);
  const { ts: compiler } = loadTsMorph();
  return nodeOutline(sourceFile({ path, text }).compilerNode, compiler, rigour);
}

/** The shape of a JSON value: which kinds of values it holds, and under how many keys. */
export function jsonOutline(text: string): string {
  const shapeOfValue = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(shapeOfValue).join()}]`;
    if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
    return `{${Object.values(value).map(shapeOfValue).sort().join()}}`;
  };
  return shapeOfValue(JSON.parse(text));
}

function nodeOutline(node: ts.Node, compiler: typeof ts, rigour: OutlineDetail): string {
  if (rigour !== "exact") {
    const same = canonicalForm(node, compiler);
    if (same !== undefined)
      return `${same.name}(${same.parts.map((part) => nodeOutline(part, compiler, rigour)).join()})`;
  }
  if (rigour === "names" && compiler.isSwitchStatement(node)) {
    const byLength = switchOverLength(node, compiler);
    if (byLength !== undefined)
      return `length(${byLength
        .map((part) => nodeOutline(part, compiler, rigour))
        .sort()
        .join()})`;
  }
  const inserted = rigour === "names" ? interpolatedIn(node, compiler) : undefined;
  if (inserted !== undefined) return `text(${inserted.map((part) => nodeOutline(part, compiler, rigour)).join()})`;
  const parts: string[] = [];
  compiler.forEachChild(node, (part) => {
    const isOwn =
      rigour !== "exact" && compiler.isImportSpecifier(part) && (part.propertyName ?? part.name).text === "own";
    if (!isOwn) parts.push(nodeOutline(part, compiler, rigour));
  });
  if (rigour === "names" && isSorted(node, compiler)) parts.sort();
  return parts.length === 0 ? `${node.kind}` : `${node.kind}(${parts.join()})`;
}

/**
 * The statements of the router's `switch` over the length of a segment, each of which asks for one text. How long names are
 * decides which of them stand under one `case`, and in which order; each is tried for its own text only, so it is the same.
 * Undefined when a clause has another form: no number, or no `break` at the end and nothing in between.
 */
function switchOverLength(
  { expression, caseBlock }: ts.SwitchStatement,
  compiler: typeof ts,
): readonly ts.Statement[] | undefined {
  if (expression.getText() !== "end - start") return undefined;
  const statements: ts.Statement[] = [];
  for (const clause of caseBlock.clauses) {
    const last = clause.statements.at(-1);
    if (!compiler.isCaseClause(clause) || !compiler.isNumericLiteral(clause.expression)) return undefined;
    if (last === undefined || !compiler.isBreakStatement(last)) return undefined;
    const asking = clause.statements.slice(0, -1);
    if (asking.length === 0 || !asking.every(compiler.isIfStatement)) return undefined;
    statements.push(...asking);
  }
  return statements;
}

/** What stands between the texts of a literal, or of literals joined by `+`; undefined when it is something else. */
function interpolatedIn(node: ts.Node, compiler: typeof ts): readonly ts.Node[] | undefined {
  if (compiler.isStringLiteral(node) || compiler.isNoSubstitutionTemplateLiteral(node)) return [];
  if (compiler.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (!compiler.isBinaryExpression(node) || node.operatorToken.kind !== compiler.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [interpolatedIn(node.left, compiler), interpolatedIn(node.right, compiler)];
  return left === undefined || right === undefined ? undefined : [...left, ...right];
}

/** Two ways to write one thing, of which the name decides which one is needed. */
function canonicalForm(node: ts.Node, compiler: typeof ts): { name: string; parts: readonly ts.Node[] } | undefined {
  if (compiler.isPropertyAccessExpression(node)) return { name: "member", parts: [node.expression] };
  if (compiler.isElementAccessExpression(node) && compiler.isStringLiteral(node.argumentExpression)) {
    return { name: "member", parts: [node.expression] };
  }
  // What every object inherits is read and written with care, for which there is one way each.
  if (compiler.isCallExpression(node)) return ownMember(node, compiler);
  if (compiler.isShorthandPropertyAssignment(node)) return { name: "property", parts: [node.name, node.name] };
  if (compiler.isBinaryExpression(node) && node.operatorToken.kind === compiler.SyntaxKind.EqualsToken) {
    const { left } = node;
    if (compiler.isElementAccessExpression(left)) return { name: "assigned", parts: [left.expression, node.right] };
  }
  if (compiler.isPropertyAssignment(node)) return { name: "property", parts: [node.name, node.initializer] };
  if (compiler.isBindingElement(node) && node.initializer === undefined) return { name: "binding", parts: [] };
  if (compiler.isImportSpecifier(node) || compiler.isExportSpecifier(node)) return { name: "specifier", parts: [] };
  const { parent } = node;
  const isKey = parent !== undefined && "name" in parent && parent.name === node;
  if (compiler.isIdentifier(node) || (isKey && compiler.isStringLiteral(node))) return { name: "name", parts: [] };
  if (compiler.isComputedPropertyName(node) && compiler.isStringLiteral(node.expression)) {
    return { name: "name", parts: [] };
  }
  return undefined;
}

/** `own(object, "name")` and `Object.defineProperty(object, "__proto__", …)`, which stand for `object.name` and `object.name = …`. */
function ownMember(
  { expression, arguments: args }: ts.CallExpression,
  compiler: typeof ts,
): { name: string; parts: readonly ts.Node[] } | undefined {
  const [object, key, descriptor] = args;
  if (object === undefined || key === undefined || !compiler.isStringLiteral(key)) return undefined;
  if (descriptor === undefined) {
    return compiler.isIdentifier(expression) && /^own(_\d+)?$/.test(expression.text)
      ? { name: "member", parts: [object] }
      : undefined;
  }
  if (expression.getText() !== "Object.defineProperty" || key.text !== "__proto__") return undefined;
  if (!compiler.isObjectLiteralExpression(descriptor)) return undefined;
  const [value, enumerable, ...others] = descriptor.properties;
  if (value === undefined || !compiler.isPropertyAssignment(value) || others.length > 0) return undefined;
  return enumerable?.getText() === "enumerable: true"
    ? { name: "assigned", parts: [object, value.initializer] }
    : undefined;
}

/** What the emitters sort by name. */
function isSorted(node: ts.Node, { isSourceFile, isNamedImports, isNamedExports }: typeof ts): boolean {
  return isSourceFile(node) || isNamedImports(node) || isNamedExports(node);
}
