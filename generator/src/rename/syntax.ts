import { ts } from "../typescript/compiler.js";

/** Whether a type has a property only because the object literal has it, as type parameters are inferred. */
export function isInferred(name: ts.Identifier | ts.StringLiteralLike, types: readonly ts.Type[]): boolean {
  return types.some(
    (type) => type.getProperty(name.text)?.declarations?.includes(name.parent as ts.Declaration) === true,
  );
}

/** Whether an expression is a value that something receives, written as a name, a property or a call. */
export function isPassedValue(node: ts.Node): node is ts.Expression {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  if (ts.isBinaryExpression(parent)) return parent.right === node;
  return ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node);
}

/** Whether a name is that of a property or method in an object literal. */
export function isObjectMemberName(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isObjectLiteralElementLike(parent) || parent.name !== node) return false;
  return ts.isObjectLiteralExpression(parent.parent);
}

/** Whether a name is that of a member of a class, an interface or a type literal of the callers. */
export function isOwnMemberName(node: ts.Node): boolean {
  const { parent } = node;
  return (ts.isClassElement(parent) || ts.isTypeElement(parent)) && parent.name === node;
}

/** Whether a name is that of a property that a parameter of a constructor declares. */
export function isParameterProperty({ parent }: ts.Node): boolean {
  return ts.isParameter(parent) && parent.modifiers !== undefined && ts.isClassLike(parent.parent.parent);
}

/** Whether a name is that of a variable, function, type or other declaration of the callers. */
export function isDeclarationName(node: ts.Identifier): boolean {
  const { parent } = node;
  return "name" in parent && parent.name === node && !isCommentReference(parent);
}

export function isQualifiedMember(node: ts.Node): node is ts.QualifiedName | ts.JSDocMemberName {
  return ts.isQualifiedName(node) || ts.isJSDocMemberName(node);
}

function isCommentReference(node: ts.Node): boolean {
  return ts.isJSDocLink(node) || ts.isJSDocLinkCode(node) || ts.isJSDocLinkPlain(node) || ts.isJSDocNameReference(node);
}

export function isModuleName({ parent }: ts.Node): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isExternalModuleReference(parent) ||
    ts.isModuleDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  );
}

/** The text of an expression in a message. */
export function shortText(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, " ");
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
