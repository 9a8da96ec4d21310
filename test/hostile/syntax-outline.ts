import { ts } from "ts-morph";
import type { File } from "../../generator/src/print/index.js";

/**
 * How exactly two outlines are compared. `exact`: every node must have the same kind. `keys`: a key may be quoted or bare,
 * and a member may be read with a dot or with brackets. `names`: orders by name may differ as well, and a string too
 * long for one line may be split into pieces joined by `+`.
 */
export type OutlineDetail = "exact" | "keys" | "names";

/** The latest text and outline of each file: many files of an attempt equal those of the one before. */
const latest = new Map<string, { readonly text: string; readonly outline: string }>();

/**
 * Returns the node kinds of each TypeScript file without texts: files with equal outlines do the same with different
 * texts. Comments are ignored. Throws if a file is not valid TypeScript.
 */
export function syntaxOutlines(files: readonly File[], detail: OutlineDetail): readonly string[] {
  return files.map(({ path, text }) => {
    const key = `${detail} ${path}`;
    const found = latest.get(key);
    if (found?.text === text) return found.outline;
    const source = ts.createSourceFile(`/${path}`, text, ts.ScriptTarget.ES2023, true);
    // What a program reports as syntactic diagnostics of a TypeScript file, without the cost of a program.
    const { parseDiagnostics } = source as unknown as { readonly parseDiagnostics: readonly unknown[] };
    if (parseDiagnostics.length > 0) throw new SyntaxError(`${path} is no TypeScript`);
    const outline = nodeOutline(source, detail);
    latest.set(key, { text, outline });
    return outline;
  });
}

/** The outline of a JSON value: the types of its values, and the number of keys. */
export function jsonOutline(text: string): string {
  const shapeOfValue = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(shapeOfValue).join()}]`;
    if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
    return `{${Object.values(value).map(shapeOfValue).sort().join()}}`;
  };
  return shapeOfValue(JSON.parse(text));
}

function nodeOutline(node: ts.Node, detail: OutlineDetail): string {
  if (detail !== "exact") {
    const same = canonicalForm(node);
    if (same !== undefined) return `${same.name}(${same.parts.map((part) => nodeOutline(part, detail)).join()})`;
  }
  if (detail === "names" && ts.isSwitchStatement(node)) {
    const byLength = switchOverLength(node);
    if (byLength !== undefined)
      return `length(${byLength
        .map((part) => nodeOutline(part, detail))
        .sort()
        .join()})`;
  }
  const inserted = detail === "names" ? interpolatedIn(node) : undefined;
  if (inserted !== undefined) return `text(${inserted.map((part) => nodeOutline(part, detail)).join()})`;
  const parts: string[] = [];
  ts.forEachChild(node, (part) => {
    const isImport = detail !== "exact" && ts.isImportSpecifier(part);
    const isForInherited = isImport && /^(?:own|Rules)$/.test((part.propertyName ?? part.name).text);
    if (!isForInherited) parts.push(...outlinesOf(part, detail));
  });
  if (detail === "names" && isSorted(node)) parts.sort();
  return parts.length === 0 ? `${node.kind}` : `${node.kind}(${parts.join()})`;
}

/** Properties are read one by one or in a destructuring: names that every object inherits, one by one. */
function outlinesOf(node: ts.Node, detail: OutlineDetail): readonly string[] {
  const read = detail === "exact" || !ts.isVariableStatement(node) ? undefined : readProperties(node);
  if (read === undefined) return [nodeOutline(node, detail)];
  return Array<string>(read.count).fill(`read(${nodeOutline(read.from, detail)})`);
}

/** The object in `const { a, b } = object` or `const a = object["a"]`; undefined for other declarations. */
function readProperties({ declarationList }: ts.VariableStatement): { from: ts.Node; count: number } | undefined {
  const [declared, another] = declarationList.declarations;
  if (declared?.initializer === undefined || another !== undefined) return undefined;
  const { name, initializer } = declared;
  if (ts.isObjectBindingPattern(name)) {
    const isPlain = name.elements.every((element) => canonicalForm(element)?.name === "binding");
    return isPlain && ts.isIdentifier(initializer) ? { from: initializer, count: name.elements.length } : undefined;
  }
  const member = canonicalForm(initializer);
  const [from] = member?.parts ?? [];
  return member?.name === "member" && from !== undefined ? { from, count: 1 } : undefined;
}

/**
 * The statements of the router's `switch` over the length of a segment, each of which tests one text. The length of names
 * decides which of them share a `case`, and their order; each matches its own text only, so the meaning is the same.
 * Undefined when a clause has another form: no number, or no `break` at the end and nothing in between.
 */
function switchOverLength({ expression, caseBlock }: ts.SwitchStatement): readonly ts.Statement[] | undefined {
  if (expression.getText() !== "end - start") return undefined;
  const statements: ts.Statement[] = [];
  for (const clause of caseBlock.clauses) {
    const last = clause.statements.at(-1);
    if (!ts.isCaseClause(clause) || !ts.isNumericLiteral(clause.expression)) return undefined;
    if (last === undefined || !ts.isBreakStatement(last)) return undefined;
    const asking = clause.statements.slice(0, -1);
    if (asking.length === 0 || !asking.every(ts.isIfStatement)) return undefined;
    statements.push(...asking);
  }
  return statements;
}

/** The nodes between the texts of a literal, or of literals joined by `+`; undefined for other nodes. */
function interpolatedIn(node: ts.Node): readonly ts.Node[] | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [];
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [interpolatedIn(node.left), interpolatedIn(node.right)];
  return left === undefined || right === undefined ? undefined : [...left, ...right];
}

/** Two equivalent notations, of which the name requires one. */
function canonicalForm(node: ts.Node): { name: string; parts: readonly ts.Node[] } | undefined {
  if (ts.isPropertyAccessExpression(node)) return { name: "member", parts: [node.expression] };
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return { name: "member", parts: [node.expression] };
  }
  // Names that every object inherits are read and written through special functions.
  if (ts.isCallExpression(node)) return ownMember(node);
  if (ts.isShorthandPropertyAssignment(node)) return { name: "property", parts: [node.name, node.name] };
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left } = node;
    if (ts.isElementAccessExpression(left)) return { name: "assigned", parts: [left.expression, node.right] };
  }
  if (ts.isPropertyAssignment(node)) return { name: "property", parts: [node.name, rulesIn(node.initializer)] };
  if (ts.isBindingElement(node) && node.initializer === undefined) return { name: "binding", parts: [] };
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return { name: "specifier", parts: [] };
  const { parent } = node;
  const isKey = parent !== undefined && "name" in parent && parent.name === node;
  if (ts.isIdentifier(node) || (isKey && ts.isStringLiteral(node))) return { name: "name", parts: [] };
  if (ts.isComputedPropertyName(node) && ts.isStringLiteral(node.expression)) {
    return { name: "name", parts: [] };
  }
  return undefined;
}

/** The rules in `(…) satisfies Rules`, which gives them their type under a name that every object inherits. */
function rulesIn(value: ts.Expression): ts.Expression {
  if (!ts.isSatisfiesExpression(value) || !/^Rules(_\d+)?$/.test(value.type.getText())) return value;
  return ts.isParenthesizedExpression(value.expression) ? value.expression.expression : value;
}

/** `own(object, "name")` and `Object.defineProperty(object, "__proto__", …)`, equivalent to `object.name` and `object.name = …`. */
function ownMember({
  expression,
  arguments: args,
}: ts.CallExpression): { name: string; parts: readonly ts.Node[] } | undefined {
  const [object, key, descriptor] = args;
  if (object === undefined || key === undefined || !ts.isStringLiteral(key)) return undefined;
  if (descriptor === undefined) {
    return ts.isIdentifier(expression) && /^own(_\d+)?$/.test(expression.text)
      ? { name: "member", parts: [object] }
      : undefined;
  }
  if (expression.getText() !== "Object.defineProperty" || key.text !== "__proto__") return undefined;
  if (!ts.isObjectLiteralExpression(descriptor)) return undefined;
  const [value, enumerable, ...others] = descriptor.properties;
  if (value === undefined || !ts.isPropertyAssignment(value) || others.length > 0) return undefined;
  return enumerable?.getText() === "enumerable: true"
    ? { name: "assigned", parts: [object, value.initializer] }
    : undefined;
}

/** The nodes that emitters sort by name. */
function isSorted(node: ts.Node): boolean {
  return ts.isSourceFile(node) || ts.isNamedImports(node) || ts.isNamedExports(node);
}
