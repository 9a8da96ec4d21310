import { ts } from "../typescript/compiler.js";
import type { Holder } from "./holder.js";
import { type AssignedHandler, type Assignments, holderOf, unwrapExpression } from "./members.js";
import { isInScript, type Sources } from "./source-files.js";

const assigningFunctions: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
]);

/** @param names The members to look for: current and former names of operations. */
export function assignmentsIn(sources: Sources, names: ReadonlySet<string>): Assignments {
  const members: AssignedHandler[] = [];
  const copied = new Map<Holder, ts.Expression[]>();
  for (const source of sources.readableFiles) {
    const add = (receiver: ts.Expression, name: string, nameNode: ts.Node, node: ts.Node): void => {
      if (!names.has(name)) return;
      const holder = assignedTo(receiver, sources);
      const target = isExports(receiver) ? {} : { receiver };
      members.push({
        source,
        name,
        nameNode,
        node,
        literal: true,
        ...target,
        ...(holder === undefined ? {} : { holder }),
      });
    };
    const copy = (receiver: ts.Expression, value: ts.Expression): void => {
      const inner = unwrapExpression(value);
      if (ts.isObjectLiteralExpression(inner)) {
        for (const property of inner.properties) {
          const { name } = property;
          if (ts.isSpreadAssignment(property)) copy(receiver, property.expression);
          else if (name !== undefined && isNaming(name)) add(receiver, name.text, name, property);
        }
        return;
      }
      const holder = assignedTo(receiver, sources);
      if (holder !== undefined) copied.set(holder, [...(copied.get(holder) ?? []), inner]);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isBinaryExpression(node) && assigningFunctions.has(node.operatorToken.kind)) {
        const left = unwrapExpression(node.left);
        if (ts.isPropertyAccessExpression(left)) add(left.expression, left.name.text, left.name, node);
        else if (ts.isElementAccessExpression(left) && ts.isStringLiteralLike(left.argumentExpression)) {
          add(left.expression, left.argumentExpression.text, left.argumentExpression, node);
        }
        if (isExports(left)) copy(left, node.right);
      } else if (ts.isCallExpression(node)) {
        const [receiver, second, ...others] = node.arguments;
        const called = node.expression.getText();
        if (receiver !== undefined && second !== undefined) {
          if (called === "Object.assign") for (const value of [second, ...others]) copy(receiver, value);
          else if (called === "Object.defineProperties") copy(receiver, second);
          else if (/^(Object\.defineProperty|Reflect\.(set|defineProperty))$/.test(called)) {
            if (ts.isStringLiteralLike(second)) add(receiver, second.text, second, node);
          }
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source.tree);
  }
  return { members, copiedObjects: copied };
}

function isNaming(name: ts.PropertyName): name is ts.Identifier | ts.StringLiteral | ts.NoSubstitutionTemplateLiteral {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name);
}

/** Matches `exports` and `module.exports` in a CommonJS file. */
function isExports(expression: ts.Expression): boolean {
  return isInScript(expression) && /^(module\.)?exports$/.test(expression.getText());
}

/** Returns the object or class that `bans`, `Bans.prototype` or `this` in a method refers to. */
function assignedTo(receiver: ts.Expression, sources: Sources): Holder | undefined {
  const inner = unwrapExpression(receiver);
  if (inner.kind === ts.SyntaxKind.ThisKeyword) {
    const owner = ts.findAncestor(inner, (node) => ts.isClassLike(node) || ts.isObjectLiteralExpression(node));
    return owner as Holder | undefined;
  }
  const isPrototype = ts.isPropertyAccessExpression(inner) && inner.name.text === "prototype";
  return holderOf(isPrototype ? inner.expression : inner, sources);
}
