import { ts } from "../typescript/compiler.js";

/** The declared type of the parameter, or of the property of a component, of a generic function that receives a value. */
export function declaredParameter(node: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = node;
  const attribute = ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent) ? parent.parent : undefined;
  const call = attribute === undefined ? parent : attribute.parent.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call) && !ts.isJsxOpeningLikeElement(call)) return undefined;
  const declaration = checker.getResolvedSignature(call)?.getDeclaration();
  if (declaration?.typeParameters?.some(({ constraint }) => constraint !== undefined) !== true) return undefined;
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

/** The type arguments of a reference whose parameters have constraints, with these. */
export function constrainedArguments(
  {
    typeName,
    typeArguments = [],
  }: Pick<ts.TypeReferenceNode, "typeName"> & { readonly typeArguments?: readonly ts.TypeNode[] | undefined },
  checker: ts.TypeChecker,
): readonly { readonly node: ts.TypeNode; readonly constraint: ts.Type }[] {
  const symbol = checker.getSymbolAtLocation(typeName);
  const target = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target?.declarations ?? [];
  const parameters =
    declaration !== undefined && "typeParameters" in declaration ? declaration.typeParameters : undefined;
  const declared = (parameters as readonly ts.TypeParameterDeclaration[] | undefined) ?? [];
  return typeArguments.flatMap((node, index) => {
    const constraint = declared[index]?.constraint;
    return constraint === undefined ? [] : [{ node, constraint: checker.getTypeFromTypeNode(constraint) }];
  });
}
