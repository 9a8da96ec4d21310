import { isAssigned } from "../typescript/assignments.js";
import { isJavaScript } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import { symbolOf } from "./syntax.js";

/**
 * The references in a node that the program has checked to be present before a call, which a function in place of the call forgets:
 * variables that are assigned again, and properties. JavaScript has no assertion for them.
 */
export function narrowedReferences(node: ts.Node, call: ts.Node, checker: ts.TypeChecker): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isFunctionLike(one) || ts.isTypeNode(one)) return;
    if (isNarrowed(one, checker) && !isCheckedWithin(one, call)) found.push(one);
    if (ts.isPropertyAssignment(one)) visit(one.initializer);
    else if (ts.isPropertyAccessExpression(one)) visit(one.expression);
    else ts.forEachChild(one, visit);
  };
  if (!isJavaScript(node.getSourceFile())) visit(node);
  return found;
}

/** Whether a condition within a call checks a reference: `...(cursor ? { cursor } : {})`. */
function isCheckedWithin(reference: ts.Expression, call: ts.Node): boolean {
  const text = reference.getText();
  for (let node: ts.Node = reference; node !== call && !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node;
    const condition = ts.isConditionalExpression(parent)
      ? parent.condition
      : ts.isBinaryExpression(parent)
        ? parent.left
        : undefined;
    if (condition !== undefined && condition !== node && condition.getText().includes(text)) return true;
  }
  return false;
}

function isNarrowed(node: ts.Node, checker: ts.TypeChecker): node is ts.Identifier | ts.PropertyAccessExpression {
  const isProperty = ts.isPropertyAccessExpression(node) && node.questionDotToken === undefined;
  if (ts.isNonNullExpression(node.parent) || (!isProperty && !ts.isIdentifier(node))) return false;
  const symbol = symbolOf(isProperty ? node.name : node, checker);
  if (symbol === undefined || (!isProperty && !isReassigned(symbol, checker))) return false;
  return (
    mayBeAbsent(checker.getTypeOfSymbol(symbol), checker) && !mayBeAbsent(checker.getTypeAtLocation(node), checker)
  );
}

function mayBeAbsent(type: ts.Type, checker: ts.TypeChecker): boolean {
  return checker.getNonNullableType(type) !== type;
}

/** Whether a variable or a parameter gets another value after its declaration. */
function isReassigned(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const { valueDeclaration: declaration } = symbol;
  if (declaration === undefined) return false;
  if (!ts.isVariableDeclaration(declaration) && !ts.isParameter(declaration) && !ts.isBindingElement(declaration)) {
    return false;
  }
  const scope = ts.findAncestor(declaration.parent.parent, (one) => ts.isFunctionLike(one) || ts.isSourceFile(one));
  let isFound = false;
  const visit = (node: ts.Node): void => {
    if (isFound) return;
    if (ts.isIdentifier(node) && node.text === symbol.name && isAssigned(node) && symbolOf(node, checker) === symbol) {
      isFound = true;
    } else ts.forEachChild(node, visit);
  };
  if (scope !== undefined) visit(scope);
  return isFound;
}

/** A variable without type, such as `let cursor;`, and the type of what it is assigned: a function cannot read it otherwise. */
export interface UntypedVariable {
  readonly declaration: ts.VariableDeclaration;
  readonly type: string;
}

/** The untyped variables that a node reads, if their values are primitive. */
export function untypedVariables(node: ts.Node, checker: ts.TypeChecker): readonly UntypedVariable[] {
  const found = new Map<ts.Symbol, UntypedVariable>();
  const visit = (one: ts.Node): void => {
    const symbol = ts.isIdentifier(one) ? symbolOf(one, checker) : undefined;
    const declaration = symbol?.valueDeclaration;
    if (symbol !== undefined && declaration !== undefined && isUntyped(declaration)) {
      const type = assignedType(symbol, declaration, checker);
      if (type !== undefined) found.set(symbol, { declaration, type });
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return [...found.values()];
}

function isUntyped(node: ts.Declaration): node is ts.VariableDeclaration {
  if (!ts.isVariableDeclaration(node) || node.initializer !== undefined || node.type !== undefined) return false;
  if (!("declarations" in node.parent) || node.parent.declarations.length > 1) return false;
  return ts.isVariableStatement(node.parent.parent) && ts.getJSDocType(node) === undefined;
}

/** The type of all values of a variable, as far as the program reads them. */
function assignedType(
  symbol: ts.Symbol,
  declaration: ts.VariableDeclaration,
  checker: ts.TypeChecker,
): string | undefined {
  const types = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === symbol.name && node !== declaration.name && !isAssigned(node)) {
      const type = symbolOf(node, checker) === symbol ? checker.getTypeAtLocation(node) : undefined;
      for (const one of type?.isUnion() === true ? type.types : type === undefined ? [] : [type]) {
        types.add(widened(checker.typeToString(one)));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration.getSourceFile());
  const names = [...types].sort((one, other) => Number(isNothing(one)) - Number(isNothing(other)));
  const isPrimitive = names.length > 0 && names.every((one) => /^(?:string|number|boolean|undefined|null)$/.test(one));
  return isPrimitive ? names.join(" | ") : undefined;
}

function widened(type: string): string {
  if (type.startsWith('"')) return "string";
  if (/^-?\d/.test(type)) return "number";
  return type === "true" || type === "false" ? "boolean" : type;
}

function isNothing(type: string): boolean {
  return type === "undefined" || type === "null";
}
