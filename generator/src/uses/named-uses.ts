import { assignedType, contextualTypes } from "../rename/expected-types.js";
import { isDeclarationName, isModuleName, isObjectMemberName, isOwnMemberName } from "../rename/syntax.js";
import { isAssigned } from "../typescript/assignments.js";
import { ts } from "../typescript/compiler.js";
import type { Origin } from "./origins.js";
import { requestUses } from "./path-requests.js";
import type { UseCollector } from "./use-collector.js";
import { basesOf, discarded, literalOf, takesKeys, testedPresence } from "./use-syntax.js";

const equalities: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Finds uses of something by its name: identifiers, properties, and texts that name them. */
export class NamedUses {
  readonly #found: UseCollector;

  constructor(found: UseCollector) {
    this.#found = found;
  }

  exported(node: ts.ExportSpecifier): void {
    const target =
      this.#found.checker.getExportSpecifierLocalTargetSymbol(node) ??
      this.#found.checker.getSymbolAtLocation(node.name);
    this.#found.addAll(node, this.#found.origins.ofSymbol(target), "read");
  }

  identifier(node: ts.Identifier): void {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      this.#found.addAll(parent, this.#membersOf(parent), isAssigned(parent) ? "write" : "read");
    } else if (ts.isBindingElement(parent)) this.#binding(parent, node);
    else if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
      this.#key(node, parent.parent);
      this.#found.addAll(
        node,
        this.#found.origins.ofSymbol(this.#found.checker.getShorthandAssignmentValueSymbol(parent)),
        "read",
      );
    } else if (isObjectMemberName(node)) this.#key(node, parent.parent as ts.ObjectLiteralExpression);
    else if (isOwnMemberName(node)) this.#ownMember(node);
    else if (!isDeclarationName(node))
      this.#found.addAll(node, this.#found.origins.ofSymbol(this.#found.checker.getSymbolAtLocation(node)), "read");
  }

  text(node: ts.StringLiteralLike): void {
    const { parent } = node;
    if (isModuleName(node)) return;
    if (ts.isPropertyName(node) && isObjectMemberName(node)) {
      this.#key(node, parent.parent as ts.ObjectLiteralExpression);
    } else if (ts.isBindingElement(parent)) {
      this.#binding(parent, node);
    } else if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) {
      const found = this.#found.origins.ofProperty([this.#found.typeOf(parent.expression)], node.text);
      this.#found.addAll(parent, found, isAssigned(parent) ? "write" : "read");
    } else if (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent)) {
      const { objectType } = parent.parent;
      this.#found.addAll(
        parent.parent,
        this.#found.origins.ofProperty([this.#found.typeOf(objectType)], node.text),
        "read",
      );
    } else if (ts.isCallExpression(parent)) {
      this.#argument(node, parent);
      this.#namedProperty(node, parent);
    } else {
      const attribute = ts.isJsxExpression(parent) ? parent.parent : parent;
      if (ts.isJsxAttribute(attribute)) this.#namedInAttribute(node, attribute.parent.parent);
    }
  }

  elementAccess(node: ts.ElementAccessExpression): void {
    const { argumentExpression: key, expression } = node;
    if (ts.isStringLiteralLike(key)) return;
    const [object, type] = [this.#found.typeOf(expression), this.#found.typeOf(key)];
    const names = this.#found.origins.constituents(type);
    if (names.every((one) => one.isStringLiteral())) {
      const found = names.flatMap((one) =>
        this.#found.origins.ofProperty([object], (one as ts.StringLiteralType).value),
      );
      this.#found.addAll(node, found, isAssigned(node) ? "write" : "read");
    } else if (object.getNumberIndexType() === undefined) this.#found.undecided(node, object, "key");
  }

  #binding(element: ts.BindingElement, node: ts.Identifier | ts.StringLiteralLike): void {
    if (!ts.isObjectBindingPattern(element.parent) || (element.propertyName ?? element.name) !== node) return;
    const type = this.#found.typeOf(element.parent);
    if (element.dotDotDotToken !== undefined) this.#found.undecided(element, type, "spread");
    else this.#found.addAll(element, this.#found.origins.ofProperty([type], node.text), "read");
  }

  /** `const { [key]: value } = book` */
  computedBinding(element: ts.BindingElement): void {
    const { propertyName, parent } = element;
    if (propertyName === undefined || !ts.isComputedPropertyName(propertyName)) return;
    const type = this.#found.typeOf(parent);
    const names = this.#found.origins.constituents(this.#found.typeOf(propertyName.expression));
    if (!names.every((one) => one.isStringLiteral())) this.#found.undecided(element, type, "key");
    for (const name of names) {
      if (name.isStringLiteral())
        this.#found.addAll(element, this.#found.origins.ofProperty([type], name.value), "read");
    }
  }

  #key(name: ts.Identifier | ts.StringLiteralLike, object: ts.ObjectLiteralExpression): void {
    const isPattern = isAssigned(object);
    const found = this.#found.origins.ofProperty(this.#expected(object), name.text);
    const { parent } = name;
    const value = ts.isPropertyAssignment(parent) ? literalOf(parent.initializer) : undefined;
    this.#found.addAll(parent, found, isPattern ? "read" : "write", value === undefined ? {} : { value });
    if (isPattern && ts.isPropertyAssignment(parent)) this.#assignedProperty(object, name.text, parent.initializer);
  }

  /** `({ book: row } = shelf)` */
  #assignedProperty(object: ts.ObjectLiteralExpression, name: string, target: ts.Expression): void {
    for (const type of this.#expected(object).flatMap((one) => this.#found.origins.constituents(one))) {
      const property = this.#found.checker.getPropertyOfType(type, name);
      if (property !== undefined)
        this.#found.addRead(target, this.#found.checker.getTypeOfSymbol(property), this.#found.typeOf(target));
    }
  }

  #expected(object: ts.ObjectLiteralExpression): readonly ts.Type[] {
    if (!isAssigned(object)) return contextualTypes(object, this.#found.checker);
    const type = assignedType(object, this.#found.checker);
    return type === undefined ? [] : [type];
  }

  /** A member of a class or interface of the program that a generated type declares, such as a handler. */
  #ownMember(node: ts.Identifier): void {
    const owner = node.parent.parent;
    if (!ts.isClassLike(owner) && !ts.isInterfaceDeclaration(owner)) return;
    const bases = basesOf(owner).map((one) => this.#found.typeOf(one));
    this.#found.addAll(node, this.#found.origins.ofProperty(bases, node.text), "write");
  }

  #membersOf({ expression, name }: ts.PropertyAccessExpression): readonly Origin[] {
    const direct = this.#found.origins.ofSymbol(this.#found.checker.getSymbolAtLocation(name));
    return direct.length > 0 ? direct : this.#found.origins.ofProperty([this.#found.typeOf(expression)], name.text);
  }

  comparison({ left, right, operatorToken }: ts.BinaryExpression): void {
    if (operatorToken.kind === ts.SyntaxKind.InKeyword && !ts.isPrivateIdentifier(left)) {
      this.#presence(left, this.#found.typeOf(right));
    }
    if (!equalities.has(operatorToken.kind)) return;
    this.compared(left, right);
    this.compared(right, left);
  }

  compared(property: ts.Expression, literal: ts.Expression): void {
    const value = literalOf(literal);
    if (value === undefined) return;
    const name = ts.isPropertyAccessExpression(property) ? property : undefined;
    const members = name === undefined ? [] : this.#membersOf(name).filter(({ kind }) => kind === "member");
    for (const { at } of members) this.#found.add(literal.parent, "compare", at, { value });
  }

  /** `Object.hasOwn(book, "title")` */
  tested(call: ts.CallExpression): void {
    const tested = testedPresence(call);
    if (tested !== undefined) this.#presence(tested.name, this.#found.typeOf(tested.object));
  }

  /** `"title" in book`: an alternative without the property is excluded by its absence. */
  #presence(name: ts.Expression, object: ts.Type): void {
    const names = this.#found.origins.constituents(this.#found.typeOf(name));
    for (const one of names) {
      if (one.isStringLiteral()) {
        this.#found.addAll(name, this.#found.origins.ofProperty([object], one.value), "read");
        for (const type of this.#found.origins.constituents(object)) this.#found.addLacking(name, type, [one.value]);
      }
    }
    if (!names.every((one) => one.isStringLiteral())) this.#found.undecided(name, object, "key");
  }

  /** A string that names a path of the `paths` client, or an operation whose errors are handled. */
  #argument(node: ts.StringLiteralLike, call: ts.CallExpression): void {
    const { expression: callee, arguments: given } = call;
    if (given[0] === node) {
      const method = ts.isPropertyAccessExpression(callee) ? callee.name.text.toUpperCase() : "";
      const called = this.#found.origins.named(`${method} ${node.text}`);
      if (called === undefined) return;
      this.#found.add(call, "call", called.at, discarded(call));
      for (const { at, kind, reason, node: used } of given[1] === undefined ? [] : requestUses(given[1], called)) {
        this.#found.add(used, kind, at, reason === undefined ? {} : { reason });
      }
      return;
    }
    const operation = this.#found.origins.named(node.text);
    if (operation === undefined) return;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
    if (!this.#found.origins.isOfBindings(this.#found.checker.getSymbolAtLocation(name))) return;
    const next = given[given.indexOf(node) + 1];
    const status = next === undefined ? undefined : literalOf(next);
    this.#found.add(call, "error", operation.at, status === undefined ? {} : { value: status });
  }

  /** A text that names a property of another argument, as in `pluck(books, "title")`. */
  #namedProperty(node: ts.StringLiteralLike, call: ts.CallExpression): void {
    const declaration = this.#found.checker.getResolvedSignature(call)?.getDeclaration();
    if (declaration === undefined || !takesKeys(declaration)) return;
    for (const other of call.arguments) {
      if (other === node) continue;
      const types = [this.#found.typeOf(other), ...this.#found.origins.typeArguments(this.#found.typeOf(other))];
      this.#found.addAll(node, this.#found.origins.ofProperty(types, node.text), "read");
    }
    const named = (call.typeArguments ?? []).map((type) => this.#found.typeOf(type));
    this.#found.addAll(node, this.#found.origins.ofProperty(named, node.text), "read");
  }

  /** A text that names a property of a type argument or of another attribute, as in `<Column<Book> field="title" />`. */
  #namedInAttribute(node: ts.StringLiteralLike, element: ts.JsxOpeningLikeElement): void {
    const expected = this.#found.checker.getContextualType(node);
    const names = expected === undefined ? [] : this.#found.origins.constituents(expected);
    if (names.length === 0 || !names.every((one) => one.isStringLiteral())) return;
    const values = element.attributes.properties.flatMap((one) => {
      const value = ts.isJsxAttribute(one) ? one.initializer : undefined;
      return value !== undefined && ts.isJsxExpression(value) ? (value.expression ?? []) : [];
    });
    const given = [...values, ...(element.typeArguments ?? [])].map((one) => this.#found.typeOf(one));
    const types = given.flatMap((type) => [type, ...this.#found.origins.typeArguments(type)]);
    const hasAll = (type: ts.Type): boolean =>
      names.every((one) => type.getProperty((one as ts.StringLiteralType).value) !== undefined);
    this.#found.addAll(node, this.#found.origins.ofProperty(types.filter(hasAll), node.text), "read");
  }
}
