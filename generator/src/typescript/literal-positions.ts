import * as ts from "./api.js";

/** A range of a text in characters. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a lookup of the parts of a module's default export, by keys. It follows calls with one argument, constants of
 * the file and spread maps. What is computed has the position of the expression that computes it.
 */
export function locateInCode(path: string, text: string): (tokens: readonly string[], part: "key" | "value") => Range {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const root = exportedExpression(file);
  return (tokens, part) => {
    if (root === undefined) return { start: 0, end: 0 };
    let found: Entry = { key: root, value: root };
    for (const token of tokens) {
      const next = entryOf(found.value, token, file);
      if (next === undefined) return rangeOf(found[part], file);
      found = next;
    }
    return rangeOf(found[part], file);
  };
}

interface Entry {
  readonly key: ts.Node;
  readonly value: ts.Expression;
}

function rangeOf(node: ts.Node, file: ts.SourceFile): Range {
  return { start: node.getStart(file), end: node.getEnd() };
}

function exportedExpression(file: ts.SourceFile): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) return statement.expression;
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) continue;
    const { left, right } = statement.expression;
    if (left.getText(file) === "module.exports") return right;
  }
  return undefined;
}

/** Maximum number of constants that refer to each other. */
const maxConstants = 16;

function entryOf(expression: ts.Expression, token: string, file: ts.SourceFile): Entry | undefined {
  const value = literalOf(expression, file);
  if (ts.isArrayLiteralExpression(value)) {
    const item = value.elements[Number(token)];
    return item === undefined ? undefined : { key: item, value: item };
  }
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  // The last one wins. A spread value of another file may have any key.
  let unknown: Entry | undefined;
  for (const property of value.properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const spread = entryOf(property.expression, token, file);
      if (spread !== undefined) return spread;
      if (!ts.isObjectLiteralExpression(literalOf(property.expression, file))) {
        unknown ??= { key: property, value: property.expression };
      }
    } else if (property.name !== undefined && nameOf(property.name) === token) {
      if (ts.isPropertyAssignment(property)) return { key: property.name, value: property.initializer };
      if (ts.isShorthandPropertyAssignment(property)) return { key: property.name, value: property.name };
      return { key: property.name, value: property.name as ts.Expression };
    }
  }
  return unknown;
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

function literalOf(expression: ts.Expression, file: ts.SourceFile): ts.Expression {
  let value = expression;
  for (let constants = 0; constants < maxConstants; ) {
    if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
      value = value.expression;
    } else if (ts.isCallExpression(value) && value.arguments.length === 1 && value.arguments[0] !== undefined) {
      value = value.arguments[0];
    } else if (ts.isIdentifier(value)) {
      const constant = constantOf(value.text, file);
      if (constant === undefined) return value;
      value = constant;
      constants++;
    } else {
      return value;
    }
  }
  return value;
}

function constantOf(name: string, file: ts.SourceFile): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (ts.isIdentifier(declaration.name) && declaration.name.text === name) return declaration.initializer;
    }
  }
  return undefined;
}
