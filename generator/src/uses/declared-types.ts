import { ts } from "../typescript/compiler.js";

/** The declared type of the parameter, or of the property of a component, of a generic function that receives a value. */
export function declaredParameter(node: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = node;
  const attribute = ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent) ? parent.parent : undefined;
  const call = attribute === undefined ? parent : attribute.parent.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call) && !ts.isJsxOpeningLikeElement(call)) return undefined;
  const declaration = checker.getResolvedSignature(call)?.getDeclaration();
  if (declaration === undefined) return undefined;
  const owner = ts.isConstructorDeclaration(declaration) ? declaration.parent : declaration;
  const typeParameters = ts.getEffectiveTypeParameterDeclarations(owner);
  if (!typeParameters.some((one) => ts.getEffectiveConstraintOfTypeParameter(one) !== undefined)) return undefined;
  if (attribute !== undefined) {
    const [properties] = declaration.parameters;
    const type = properties === undefined ? undefined : checker.getTypeAtLocation(properties);
    const property = type && checker.getPropertyOfType(type, attribute.name.getText());
    return property && checker.getTypeOfSymbol(property);
  }
  const index = "arguments" in call ? (call.arguments?.indexOf(node) ?? -1) : -1;
  const parameter = declaration.parameters[index];
  return parameter === undefined ? undefined : checker.getTypeAtLocation(parameter);
}

/** A type argument, and the constraint of its parameter. */
export interface ConstrainedArgument {
  readonly node: ts.TypeNode;
  readonly constraint: ts.Type;
}

/** A node that may have type arguments. */
export type GenericReference =
  | ts.TypeReferenceNode
  | ts.ExpressionWithTypeArguments
  | ts.CallExpression
  | ts.NewExpression
  | ts.JsxOpeningLikeElement;

export function isGenericReference(node: ts.Node): node is GenericReference {
  return (
    ts.isTypeReferenceNode(node) ||
    ts.isExpressionWithTypeArguments(node) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isJsxOpeningLikeElement(node)
  );
}

/** The type arguments of a reference, a call or an element whose parameters have constraints, with these. */
export function constrainedArguments(
  reference: GenericReference,
  checker: ts.TypeChecker,
): readonly ConstrainedArgument[] {
  const { typeArguments = [] } = reference;
  const constraints = typeArguments.length === 0 ? [] : constraintsOf(reference, checker);
  return typeArguments.flatMap((node: ts.TypeNode, index: number) => {
    const constraint = constraints[index];
    return constraint === undefined ? [] : [{ node, constraint }];
  });
}

function namedBy(reference: GenericReference): ts.Node {
  if (ts.isTypeReferenceNode(reference)) return reference.typeName;
  return ts.isJsxOpeningLikeElement(reference) ? reference.tagName : reference.expression;
}

/** The constraints of the type parameters that a reference, a call or an element names. */
function constraintsOf(reference: GenericReference, checker: ts.TypeChecker): readonly (ts.Type | undefined)[] {
  const name = namedBy(reference);
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target?.declarations ?? [];
  if (declaration !== undefined && "typeParameters" in declaration && declaration.typeParameters !== undefined) {
    return (declaration.typeParameters as readonly ts.TypeParameterDeclaration[]).map(
      ({ constraint }) => constraint && checker.getTypeFromTypeNode(constraint),
    );
  }
  if (ts.isTypeReferenceNode(reference)) return [];
  // A function or a class in a variable.
  const type = checker.getTypeAtLocation(name);
  const signatures = [...type.getConstructSignatures(), ...type.getCallSignatures()];
  const generic = signatures.find(({ typeParameters }) => typeParameters?.length === reference.typeArguments?.length);
  return generic?.typeParameters?.map((parameter) => parameter.getConstraint()) ?? [];
}

/** The parameters of the function whose `call`, `apply` or `bind` receives the arguments of a call, with that of `this` first. */
export function boundParameters(
  { expression, arguments: given }: ts.CallExpression,
  checker: ts.TypeChecker,
): readonly { readonly argument: ts.Expression; readonly type: ts.Type }[] {
  if (!ts.isPropertyAccessExpression(expression) || !["call", "apply", "bind"].includes(expression.name.text))
    return [];
  const signatures = checker.getTypeAtLocation(expression.expression).getCallSignatures();
  return signatures.flatMap((signature) => {
    const own = signature.getDeclaration()?.parameters.find(({ name }) => name.getText() === "this");
    const parameters = expression.name.text === "apply" ? [] : signature.getParameters();
    const types = [
      own && checker.getTypeAtLocation(own),
      ...parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
    ];
    return given.flatMap((argument, index) => {
      const type = types[index];
      return type === undefined ? [] : [{ argument, type }];
    });
  });
}

/** Whether a type has all properties of its argument as required ones, as `Required` does. */
export function requiresProperties(type: ts.Type): boolean {
  const declarations = type.getSymbol()?.declarations ?? [];
  return declarations.some(
    (one: ts.Node) => ts.isMappedTypeNode(one) && one.questionToken?.kind === ts.SyntaxKind.MinusToken,
  );
}

/** Whether a type is computed from the properties of its arguments: a condition, names that are mapped, or `{ … }[keyof T]`. */
export function computesProperties(node: ts.Node): boolean {
  if (ts.isConditionalTypeNode(node)) return true;
  if (ts.isMappedTypeNode(node) && node.nameType !== undefined) return true;
  if (ts.isIndexedAccessTypeNode(node) && ts.isMappedTypeNode(node.objectType)) return true;
  return ts.forEachChild(node, (child) => computesProperties(child) || undefined) ?? false;
}
