import { isJavaScript, jsDocOf } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import { isGenericReference } from "./declared-types.js";
import { NamedUses } from "./named-uses.js";
import { ObjectUses } from "./object-uses.js";
import type { Origins } from "./origins.js";
import { TypeUses } from "./type-uses.js";
import type { Use } from "./use.js";
import { UseCollector } from "./use-collector.js";

/** Finds the uses of the generated bindings in a file of a program. */
export function usesInFile(file: ts.SourceFile, origins: Origins): readonly Use[] {
  const found = new UseCollector(file, origins);
  new UseFinder(found).visit(file);
  return found.uses;
}

class UseFinder {
  readonly #found: UseCollector;
  readonly #named: NamedUses;
  readonly #objects: ObjectUses;
  readonly #types: TypeUses;
  /** Whether comments have types. */
  readonly #isJavaScript: boolean;

  constructor(found: UseCollector) {
    this.#found = found;
    this.#named = new NamedUses(found);
    this.#objects = new ObjectUses(found);
    this.#types = new TypeUses(found);
    this.#isJavaScript = isJavaScript(found.file);
  }

  visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isExportSpecifier(node)) this.#named.exported(node);
    else if (ts.isIdentifier(node)) this.#named.identifier(node);
    else if (ts.isStringLiteralLike(node)) this.#named.text(node);
    else if (ts.isElementAccessExpression(node)) this.#named.elementAccess(node);
    else if (ts.isObjectLiteralExpression(node)) this.#objects.build(node);
    else if (ts.isIntersectionTypeNode(node)) this.#types.intersection(node);
    else if (ts.isIndexedAccessTypeNode(node)) this.#types.indexed(node);
    else if (ts.isTypePredicateNode(node)) this.#types.predicate(node);
    else if (ts.isBinaryExpression(node)) this.#named.comparison(node);
    else if (ts.isCaseClause(node)) this.#named.compared(node.parent.parent.expression, node.expression);
    else if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) this.#objects.spread(node.expression, node);
    else if (ts.isJsxSpreadAttribute(node)) this.#objects.attributes(node);
    else if (ts.isYieldExpression(node)) this.#objects.delegated(node);
    else if (ts.isForOfStatement(node)) this.#objects.iterated(node);
    else if (ts.isBindingElement(node)) this.#named.computedBinding(node);
    else if (ts.isCallExpression(node)) {
      this.#objects.call(node);
      this.#named.tested(node);
    } else if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) this.#types.keys(node);
    else if (ts.isTypeReferenceNode(node)) this.#types.conditional(node);
    else if (ts.isConditionalTypeNode(node))
      this.#found.addRead(node.checkType, this.#found.typeOf(node.checkType), this.#found.typeOf(node.extendsType));
    else if (ts.isForInStatement(node))
      this.#found.undecided(node.expression, this.#found.typeOf(node.expression), "keys");
    else if (ts.isInterfaceDeclaration(node) || ts.isClassLike(node)) this.#types.heritage(node);
    if (isGenericReference(node)) this.#types.constrained(node);
    if (ts.isExpression(node) && !ts.isTypeNode(node)) this.#objects.flow(node);
    if (this.#isJavaScript) for (const comment of jsDocOf(node)) this.visit(comment);
    ts.forEachChild(node, (child) => this.visit(child));
  }
}
