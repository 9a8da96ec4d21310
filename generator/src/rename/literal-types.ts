import { ts } from "../typescript/compiler.js";
import type { Resolution, Resolver } from "./resolver.js";

/** Resolves a string in a type: `Ship["label"]`, `Pick<Ship, "label">`, `Extract<State, "docked">`, or a key of a generic type. */
export function literalTypeResolution(node: ts.LiteralTypeNode, text: string, resolver: Resolver): Resolution {
  const outer = outermost(node);
  const { parent } = outer;
  if (ts.isIndexedAccessTypeNode(parent) && parent.indexType === outer) {
    return resolver.resolveProperty([resolver.checker.getTypeFromTypeNode(parent.objectType)], text);
  }
  if (ts.isTypeReferenceNode(parent) || ts.isExpressionWithTypeArguments(parent)) {
    return argumentResolution(parent, outer, { text, resolver });
  }
  return "none";
}

interface Search {
  readonly text: string;
  readonly resolver: Resolver;
}

/** The utility types whose second argument is not bound to the first one. */
const keySelections: ReadonlySet<string> = new Set(["Pick", "Omit"]);
const valueSelections: ReadonlySet<string> = new Set(["Extract", "Exclude"]);

function argumentResolution(
  reference: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments,
  argument: ts.TypeNode,
  { text, resolver }: Search,
): Resolution {
  const { checker } = resolver;
  const all: readonly ts.TypeNode[] = reference.typeArguments ?? [];
  const index = all.indexOf(argument);
  const name = ts.isTypeReferenceNode(reference) ? reference.typeName : reference.expression;
  const first = all[0] === undefined ? undefined : checker.getTypeFromTypeNode(all[0]);
  if (index === 1 && first !== undefined && ts.isIdentifier(name)) {
    if (keySelections.has(name.text)) return resolver.resolveProperty([first], text);
    if (valueSelections.has(name.text)) return resolver.resolveValue([first], text);
  }
  const constraint = parametersOf(checker.getSymbolAtLocation(name), checker)[index]?.constraint;
  if (constraint === undefined) return "none";
  const bound = checker.getTypeFromTypeNode(constraint);
  const direct = resolver.resolveValue([bound], text);
  if (direct !== "none" || !isKeyOf(constraint)) return direct;
  const parameters = parametersOf(checker.getSymbolAtLocation(name), checker);
  const target = parameters.findIndex((one) => one.name.text === constraint.type.getText());
  const object = all[target];
  return object === undefined ? "none" : resolver.resolveProperty([checker.getTypeFromTypeNode(object)], text);
}

function isKeyOf(node: ts.TypeNode): node is ts.TypeOperatorNode {
  return ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword;
}

function parametersOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): readonly ts.TypeParameterDeclaration[] {
  if (symbol === undefined) return [];
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const declarations = (isAlias ? checker.getAliasedSymbol(symbol) : symbol).declarations ?? [];
  return declarations.flatMap((one) =>
    ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isClassLike(one)
      ? (one.typeParameters ?? [])
      : [],
  );
}

function outermost(node: ts.TypeNode): ts.TypeNode {
  const { parent } = node;
  return ts.isUnionTypeNode(parent) || ts.isParenthesizedTypeNode(parent) ? outermost(parent) : node;
}

/** Whether a type is a text, or has it as an alternative. */
export function listsText(type: ts.Type, text: string): boolean {
  return (type.isUnion() ? type.types : [type]).some((one) => one.isStringLiteral() && one.value === text);
}

/** Returns where a type alias of the callers writes a text. */
export function literalsOfAlias({ aliasSymbol }: ts.Type, text: string): readonly ts.LiteralTypeNode[] {
  const found: ts.LiteralTypeNode[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && node.literal.text === text) found.push(node);
    ts.forEachChild(node, visit);
  };
  for (const declaration of aliasSymbol?.declarations ?? []) {
    if (ts.isTypeAliasDeclaration(declaration)) visit(declaration.type);
  }
  return found;
}
