import type { Pointer } from "../model/type.js";
import { assignedType, contextualTypes } from "../rename/expected-types.js";
import { isDeclarationName, isModuleName, isObjectMemberName, isOwnMemberName, shortText } from "../rename/syntax.js";
import { isAssigned } from "../typescript/assignments.js";
import { isJavaScript, jsDocOf } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import {
  boundParameters,
  computesProperties,
  constrainedArguments,
  declaredParameter,
  type GenericReference,
  isGenericReference,
  requiresProperties,
} from "./declared-types.js";
import type { Origin, Origins } from "./origins.js";
import { requestUses } from "./path-requests.js";
import type { UndecidedReason, Use, UseKind } from "./use.js";
import {
  alwaysIn,
  basesOf,
  discarded,
  isChoice,
  isFallback,
  literalOf,
  receives,
  takesKeys,
  testedPresence,
} from "./use-syntax.js";
import { type FlowUses, flowUses, isUnknown } from "./value-flow.js";

/** Finds the uses of the generated bindings in a file of a program. */
export function usesInFile(file: ts.SourceFile, origins: Origins): readonly Use[] {
  const finder = new UseFinder(file, origins);
  finder.visit(file);
  return finder.uses;
}

type Details = Pick<Use, "value" | "keys" | "isDiscarded" | "reason">;

const equalities: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

class UseFinder {
  readonly uses: Use[] = [];
  readonly #seen = new Set<string>();
  readonly #file: ts.SourceFile;
  readonly #origins: Origins;
  readonly #checker: ts.TypeChecker;
  /** Whether comments have types. */
  readonly #isJavaScript: boolean;

  constructor(file: ts.SourceFile, origins: Origins) {
    this.#file = file;
    this.#origins = origins;
    this.#checker = origins.checker;
    this.#isJavaScript = isJavaScript(file);
  }

  visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isExportSpecifier(node)) this.#exported(node);
    else if (ts.isIdentifier(node)) this.#identifier(node);
    else if (ts.isStringLiteralLike(node)) this.#string(node);
    else if (ts.isElementAccessExpression(node)) this.#elementAccess(node);
    else if (ts.isObjectLiteralExpression(node)) this.#build(node);
    else if (ts.isIntersectionTypeNode(node)) this.#intersection(node);
    else if (ts.isIndexedAccessTypeNode(node)) this.#indexed(node);
    else if (ts.isTypePredicateNode(node)) this.#predicate(node);
    else if (ts.isBinaryExpression(node)) this.#comparison(node);
    else if (ts.isCaseClause(node)) this.#compared(node.parent.parent.expression, node.expression);
    else if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) this.#spread(node.expression, node);
    else if (ts.isJsxSpreadAttribute(node)) this.#attributes(node);
    else if (ts.isYieldExpression(node)) this.#delegated(node);
    else if (ts.isForOfStatement(node)) this.#iterated(node);
    else if (ts.isBindingElement(node)) this.#computedBinding(node);
    else if (ts.isCallExpression(node)) this.#call(node);
    else if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) this.#keys(node);
    else if (ts.isTypeReferenceNode(node)) this.#conditional(node);
    else if (ts.isConditionalTypeNode(node))
      this.#addRead(node.checkType, this.#typeOf(node.checkType), this.#typeOf(node.extendsType));
    else if (ts.isForInStatement(node)) this.#undecided(node.expression, this.#typeOf(node.expression), "keys");
    else if (ts.isInterfaceDeclaration(node) || ts.isClassLike(node)) this.#heritage(node);
    if (isGenericReference(node)) this.#constrained(node);
    if (ts.isExpression(node) && !ts.isTypeNode(node)) this.#flow(node);
    if (this.#isJavaScript) for (const comment of jsDocOf(node)) this.visit(comment);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  #typeOf(node: ts.Node): ts.Type {
    return this.#checker.getTypeAtLocation(node);
  }

  #exported(node: ts.ExportSpecifier): void {
    const target =
      this.#checker.getExportSpecifierLocalTargetSymbol(node) ?? this.#checker.getSymbolAtLocation(node.name);
    this.#addAll(node, this.#origins.ofSymbol(target), "read");
  }

  #identifier(node: ts.Identifier): void {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      this.#addAll(parent, this.#membersOf(parent), isAssigned(parent) ? "write" : "read");
    } else if (ts.isBindingElement(parent)) this.#binding(parent, node);
    else if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
      this.#key(node, parent.parent);
      this.#addAll(node, this.#origins.ofSymbol(this.#checker.getShorthandAssignmentValueSymbol(parent)), "read");
    } else if (isObjectMemberName(node)) this.#key(node, parent.parent as ts.ObjectLiteralExpression);
    else if (isOwnMemberName(node)) this.#ownMember(node);
    else if (!isDeclarationName(node))
      this.#addAll(node, this.#origins.ofSymbol(this.#checker.getSymbolAtLocation(node)), "read");
  }

  #membersOf({ expression, name }: ts.PropertyAccessExpression): readonly Origin[] {
    const direct = this.#origins.ofSymbol(this.#checker.getSymbolAtLocation(name));
    return direct.length > 0 ? direct : this.#origins.ofProperty([this.#typeOf(expression)], name.text);
  }

  #binding(element: ts.BindingElement, node: ts.Identifier): void {
    if (!ts.isObjectBindingPattern(element.parent) || (element.propertyName ?? element.name) !== node) return;
    const type = this.#typeOf(element.parent);
    if (element.dotDotDotToken !== undefined) this.#undecided(element, type, "spread");
    else this.#addAll(element, this.#origins.ofProperty([type], node.text), "read");
  }

  #key(name: ts.Identifier | ts.StringLiteralLike, object: ts.ObjectLiteralExpression): void {
    const isPattern = isAssigned(object);
    const found = this.#origins.ofProperty(this.#expected(object), name.text);
    const { parent } = name;
    const value = ts.isPropertyAssignment(parent) ? literalOf(parent.initializer) : undefined;
    this.#addAll(parent, found, isPattern ? "read" : "write", value === undefined ? {} : { value });
    if (isPattern && ts.isPropertyAssignment(parent)) this.#assignedProperty(object, name.text, parent.initializer);
  }

  /** `({ book: row } = shelf)` */
  #assignedProperty(object: ts.ObjectLiteralExpression, name: string, target: ts.Expression): void {
    for (const type of this.#expected(object).flatMap((one) => this.#origins.constituents(one))) {
      const property = this.#checker.getPropertyOfType(type, name);
      if (property !== undefined) this.#addRead(target, this.#checker.getTypeOfSymbol(property), this.#typeOf(target));
    }
  }

  #expected(object: ts.ObjectLiteralExpression): readonly ts.Type[] {
    if (!isAssigned(object)) return contextualTypes(object, this.#checker);
    const type = assignedType(object, this.#checker);
    return type === undefined ? [] : [type];
  }

  /** A member of a class or interface of the program that a generated type declares, such as a handler. */
  #ownMember(node: ts.Identifier): void {
    const owner = node.parent.parent;
    if (!ts.isClassLike(owner) && !ts.isInterfaceDeclaration(owner)) return;
    const bases = basesOf(owner).map((one) => this.#typeOf(one));
    this.#addAll(node, this.#origins.ofProperty(bases, node.text), "write");
  }

  #heritage(node: ts.InterfaceDeclaration | ts.ClassLikeDeclaration): void {
    for (const type of basesOf(node)) {
      const base = this.#typeOf(type);
      this.#undecided(type, base, "extended");
      this.#addLacking(
        type,
        base,
        node.members.flatMap(({ name }) => (name === undefined ? [] : name.getText(this.#file))),
      );
      this.#addRead(type, this.#typeOf(node), base);
    }
  }

  #string(node: ts.StringLiteralLike): void {
    const { parent } = node;
    if (isModuleName(node)) return;
    if (ts.isPropertyName(node) && isObjectMemberName(node)) {
      this.#key(node, parent.parent as ts.ObjectLiteralExpression);
    } else if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) {
      const found = this.#origins.ofProperty([this.#typeOf(parent.expression)], node.text);
      this.#addAll(parent, found, isAssigned(parent) ? "write" : "read");
    } else if (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent)) {
      const { objectType } = parent.parent;
      this.#addAll(parent.parent, this.#origins.ofProperty([this.#typeOf(objectType)], node.text), "read");
    } else if (ts.isCallExpression(parent)) {
      this.#argument(node, parent);
      this.#namedProperty(node, parent);
    } else {
      const attribute = ts.isJsxExpression(parent) ? parent.parent : parent;
      if (ts.isJsxAttribute(attribute)) this.#namedInAttribute(node, attribute.parent.parent);
    }
  }

  /** A string that names a path of the `paths` client, or an operation whose errors are handled. */
  #argument(node: ts.StringLiteralLike, call: ts.CallExpression): void {
    const { expression: callee, arguments: given } = call;
    if (given[0] === node) {
      const method = ts.isPropertyAccessExpression(callee) ? callee.name.text.toUpperCase() : "";
      const called = this.#origins.named(`${method} ${node.text}`);
      if (called === undefined) return;
      this.#add(call, "call", called.at, discarded(call));
      for (const { at, kind, reason, node: used } of given[1] === undefined ? [] : requestUses(given[1], called)) {
        this.#add(used, kind, at, reason === undefined ? {} : { reason });
      }
      return;
    }
    const operation = this.#origins.named(node.text);
    if (operation === undefined) return;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
    if (!this.#origins.isOfBindings(this.#checker.getSymbolAtLocation(name))) return;
    const next = given[given.indexOf(node) + 1];
    const status = next === undefined ? undefined : literalOf(next);
    this.#add(call, "error", operation.at, status === undefined ? {} : { value: status });
  }

  #elementAccess(node: ts.ElementAccessExpression): void {
    const { argumentExpression: key, expression } = node;
    if (ts.isStringLiteralLike(key)) return;
    const [object, type] = [this.#typeOf(expression), this.#typeOf(key)];
    const names = this.#origins.constituents(type);
    if (names.every((one) => one.isStringLiteral())) {
      const found = names.flatMap((one) => this.#origins.ofProperty([object], (one as ts.StringLiteralType).value));
      this.#addAll(node, found, isAssigned(node) ? "write" : "read");
    } else if (object.getNumberIndexType() === undefined) this.#undecided(node, object, "key");
  }

  #build(object: ts.ObjectLiteralExpression): void {
    if (isAssigned(object) || isFallback(object)) return;
    const keys = object.properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return alwaysIn(this.#typeOf(property.expression));
      const { name } = property;
      return name === undefined || ts.isComputedPropertyName(name) ? [] : [name.text];
    });
    for (const type of contextualTypes(object, this.#checker)) {
      if (object.properties.some(({ name }) => name !== undefined && ts.isComputedPropertyName(name))) {
        this.#undecided(object, type, "key");
      }
      for (const at of this.#origins.ofObject(type)) {
        this.#add(object, "build", at, { keys });
        if (requiresProperties(type)) this.#add(object, "names", at);
      }
    }
  }

  #spread(value: ts.Expression, node: ts.Node): void {
    const type = this.#typeOf(value);
    if (type.getNumberIndexType() === undefined) this.#undecided(node, type, "spread");
    if (!ts.isSpreadAssignment(node) || isAssigned(node.parent)) return;
    const { properties } = node.parent;
    // The spread value has precedence once it has a property of that name.
    const former = properties.slice(0, properties.indexOf(node)).flatMap((one) => this.#namesIn(one));
    this.#addLacking(node, type, former);
    for (const expected of contextualTypes(node.parent, this.#checker)) this.#addWritten(value, expected);
  }

  /** `yield* books` */
  #delegated({ asteriskToken, expression }: ts.YieldExpression): void {
    if (asteriskToken === undefined || expression === undefined) return;
    this.#undecided(expression, this.#typeOf(expression), "spread");
  }

  /** `for (row of books)`, with a variable that is declared before. */
  #iterated({ initializer, expression }: ts.ForOfStatement): void {
    if ("declarations" in initializer) return;
    const item = this.#typeOf(expression).getNumberIndexType();
    if (item === undefined) this.#undecided(expression, this.#typeOf(expression), "spread");
    else this.#addRead(expression, item, this.#typeOf(initializer));
  }

  /** `const { [key]: value } = book` */
  #computedBinding(element: ts.BindingElement): void {
    const { propertyName, parent } = element;
    if (propertyName === undefined || !ts.isComputedPropertyName(propertyName)) return;
    const type = this.#typeOf(parent);
    const names = this.#origins.constituents(this.#typeOf(propertyName.expression));
    if (!names.every((one) => one.isStringLiteral())) this.#undecided(element, type, "key");
    for (const name of names) {
      if (name.isStringLiteral()) this.#addAll(element, this.#origins.ofProperty([type], name.value), "read");
    }
  }

  /** `<Card {...book} />` passes the properties that the component declares. */
  #attributes({ expression, parent }: ts.JsxSpreadAttribute): void {
    const to = this.#checker.getContextualType(parent);
    if (to === undefined) this.#undecided(expression, this.#typeOf(expression), "spread");
    else this.#addFlow(expression, to);
  }

  /** The properties that an object copies into one of a generated type. */
  #addWritten(value: ts.Expression, to: ts.Type): void {
    for (const at of flowUses(this.#typeOf(value), to, this.#origins).written) this.#add(value, "write", at);
  }

  #namesIn(property: ts.ObjectLiteralElementLike): readonly string[] {
    if (ts.isSpreadAssignment(property))
      return this.#typeOf(property.expression)
        .getProperties()
        .map(({ name }) => name);
    const { name } = property;
    return ts.isComputedPropertyName(name) ? [] : [name.text];
  }

  /** `Object.assign` writes the properties of the other arguments into the first one; `call` passes them on. */
  #call(call: ts.CallExpression): void {
    for (const { argument, type } of boundParameters(call, this.#checker)) this.#addFlow(argument, type);
    const tested = testedPresence(call);
    if (tested !== undefined) this.#presence(tested.name, this.#typeOf(tested.object));
    const [target, ...sources] = call.arguments;
    if (target === undefined || call.expression.getText(this.#file) !== "Object.assign") return;
    for (const source of sources) this.#addWritten(source, this.#typeOf(target));
  }

  /** `"title" in book`: an alternative without the property is excluded by its absence. */
  #presence(name: ts.Expression, object: ts.Type): void {
    const names = this.#origins.constituents(this.#typeOf(name));
    for (const one of names) {
      if (one.isStringLiteral()) {
        this.#addAll(name, this.#origins.ofProperty([object], one.value), "read");
        for (const type of this.#origins.constituents(object)) this.#addLacking(name, type, [one.value]);
      }
    }
    if (!names.every((one) => one.isStringLiteral())) this.#undecided(name, object, "key");
  }

  /** Names that an object of a generated type lacks, and that the program relies on. */
  #addLacking(node: ts.Node, type: ts.Type, names: readonly string[]): void {
    for (const one of this.#origins.constituents(type)) {
      const lacking = names.filter((name) => this.#checker.getPropertyOfType(one, name) === undefined);
      if (lacking.length === 0) continue;
      for (const at of this.#origins.ofObject(one))
        for (const value of lacking) this.#add(node, "names", at, { value });
    }
  }

  /** `Book & { shelf: string }` */
  #intersection({ types }: ts.IntersectionTypeNode): void {
    for (const node of types) {
      const others = types.filter((one) => one !== node).flatMap((one) => this.#typeOf(one).getProperties());
      this.#addLacking(
        node,
        this.#typeOf(node),
        others.map(({ name }) => name),
      );
    }
  }

  /** `Book[keyof Book]` */
  #indexed(node: ts.IndexedAccessTypeNode): void {
    if (ts.isLiteralTypeNode(node.indexType)) return;
    const object = this.#typeOf(node.objectType);
    for (const name of this.#origins.constituents(this.#typeOf(node.indexType))) {
      if (name.isStringLiteral()) this.#addAll(node, this.#origins.ofProperty([object], name.value), "read");
    }
  }

  /** `value is Book`: the code of a function decides, not the compiler. */
  #predicate({ type, parameterName }: ts.TypePredicateNode): void {
    if (type === undefined || !ts.isIdentifier(parameterName)) return;
    const given = this.#typeOf(parameterName);
    if (isUnknown(given)) this.#undecided(type, this.#typeOf(type), "any");
    else this.#addRead(type, this.#typeOf(type), given);
  }

  /** `keyof` lists the names of all properties. */
  #keys({ type, parent }: ts.TypeOperatorNode): void {
    this.#properties(type, "key");
    // A function that takes one of the names does not depend on what the others are.
    if (!ts.isTypeParameterDeclaration(parent) || ts.isMappedTypeNode(parent.parent)) this.#allNames(type);
  }

  #allNames(type: ts.TypeNode): void {
    for (const one of this.#origins.constituents(this.#typeOf(type))) {
      for (const at of this.#origins.ofObject(one)) this.#add(type, "names", at);
    }
  }

  /** A type argument has the properties that the constraint of its parameter asks for, as in `new Repository<Book>()`. */
  #constrained(reference: GenericReference): void {
    for (const { node, constraint } of constrainedArguments(reference, this.#checker)) {
      this.#addRead(node, this.#typeOf(node), constraint);
    }
  }

  /** A conditional type of the program decides by the properties of its arguments. */
  #conditional(reference: ts.TypeReferenceNode): void {
    const { typeName, typeArguments } = reference;
    const declarations = this.#checker.getSymbolAtLocation(typeName)?.declarations ?? [];
    const aliases = declarations.filter(ts.isTypeAliasDeclaration);
    if (!aliases.some((one) => computesProperties(one.type))) return;
    const isOfLibrary = aliases.every((one) => one.getSourceFile().isDeclarationFile);
    const [subject, condition] = typeArguments ?? [];
    if (isOfLibrary && subject !== undefined) {
      // `Extract<Entry, { title: string }>` decides by the properties of its condition.
      const names =
        condition === undefined
          ? []
          : this.#typeOf(condition)
              .getProperties()
              .map(({ name }) => name);
      this.#properties(subject, "type", names);
      this.#addLacking(subject, this.#typeOf(subject), names);
      return;
    }
    for (const argument of typeArguments ?? []) {
      this.#properties(argument, "type");
      this.#allNames(argument);
    }
  }

  #properties(type: ts.TypeNode, use: "key" | "type", names?: readonly string[]): void {
    const objects = this.#origins.constituents(this.#typeOf(type));
    for (const property of objects.flatMap((one) => one.getProperties())) {
      if (names?.includes(property.name) === false) continue;
      for (const { kind, at } of this.#origins.ofSymbol(property)) if (kind === "member") this.#add(type, use, at);
    }
  }

  /** A text that names a property of another argument, as in `pluck(books, "title")`. */
  #namedProperty(node: ts.StringLiteralLike, call: ts.CallExpression): void {
    const declaration = this.#checker.getResolvedSignature(call)?.getDeclaration();
    if (declaration === undefined || !takesKeys(declaration)) return;
    for (const other of call.arguments) {
      if (other === node) continue;
      const types = [this.#typeOf(other), ...this.#origins.typeArguments(this.#typeOf(other))];
      this.#addAll(node, this.#origins.ofProperty(types, node.text), "read");
    }
    const named = (call.typeArguments ?? []).map((type) => this.#typeOf(type));
    this.#addAll(node, this.#origins.ofProperty(named, node.text), "read");
  }

  /** A text that names a property of a type argument or of another attribute, as in `<Column<Book> field="title" />`. */
  #namedInAttribute(node: ts.StringLiteralLike, element: ts.JsxOpeningLikeElement): void {
    const expected = this.#checker.getContextualType(node);
    const names = expected === undefined ? [] : this.#origins.constituents(expected);
    if (names.length === 0 || !names.every((one) => one.isStringLiteral())) return;
    const values = element.attributes.properties.flatMap((one) => {
      const value = ts.isJsxAttribute(one) ? one.initializer : undefined;
      return value !== undefined && ts.isJsxExpression(value) ? (value.expression ?? []) : [];
    });
    const given = [...values, ...(element.typeArguments ?? [])].map((one) => this.#typeOf(one));
    const types = given.flatMap((type) => [type, ...this.#origins.typeArguments(type)]);
    const hasAll = (type: ts.Type): boolean =>
      names.every((one) => type.getProperty((one as ts.StringLiteralType).value) !== undefined);
    this.#addAll(node, this.#origins.ofProperty(types.filter(hasAll), node.text), "read");
  }

  #comparison({ left, right, operatorToken }: ts.BinaryExpression): void {
    if (operatorToken.kind === ts.SyntaxKind.InKeyword && !ts.isPrivateIdentifier(left)) {
      this.#presence(left, this.#typeOf(right));
    }
    if (!equalities.has(operatorToken.kind)) return;
    this.#compared(left, right);
    this.#compared(right, left);
  }

  #compared(property: ts.Expression, literal: ts.Expression): void {
    const value = literalOf(literal);
    if (value === undefined) return;
    const name = ts.isPropertyAccessExpression(property) ? property : undefined;
    const members = name === undefined ? [] : this.#membersOf(name).filter(({ kind }) => kind === "member");
    for (const { at } of members) this.#add(literal.parent, "compare", at, { value });
  }

  /** Follows a value to where another type is expected. */
  #flow(node: ts.Expression): void {
    if (isChoice(node) || !receives(node) || this.#isValidated(node)) return;
    const { parent } = node;
    const isAssertion = ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent);
    const declaredBy = ts.isSatisfiesExpression(parent) ? parent.type : isAssertion ? parent : undefined;
    const to = declaredBy === undefined ? this.#checker.getContextualType(node) : this.#typeOf(declaredBy);
    if (to === undefined) return;
    // What is passed to `T extends { id: string }` has the type of the argument there.
    const declared = declaredParameter(node, this.#checker);
    if (declared !== undefined) this.#addDecided(node, declared);
    // What a literal contains is found at its properties and items, unless nothing shows what they are.
    const isLiteral = ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
    if (isLiteral && !isUnknown(to)) return;
    this.#addFlow(node, to);
  }

  #addRead(node: ts.Node, from: ts.Type, to: ts.Type): void {
    for (const at of flowUses(from, to, this.#origins).read) this.#add(node, "read", at);
  }

  #addFlow(node: ts.Expression, to: ts.Type): void {
    const { undecided } = this.#addDecided(node, to);
    for (const [at, reason] of undecided) this.#add(node, "undecided", at, { reason });
  }

  #addDecided(node: ts.Expression, to: ts.Type): FlowUses {
    const flow = flowUses(this.#typeOf(node), to, this.#origins);
    for (const [at, keys] of flow.built) this.#add(node, "build", at, { keys });
    for (const at of flow.read) this.#add(node, "read", at);
    for (const at of flow.written) this.#add(node, "write", at);
    for (const at of flow.handled) this.#add(node, "handler", at);
    for (const at of flow.completed) this.#add(node, "names", at);
    for (const [at, names] of flow.lacking) for (const value of names) this.#add(node, "names", at, { value });
    return flow;
  }

  /** Whether a validator receives the value, which is a use of the whole value already. */
  #isValidated({ parent }: ts.Expression): boolean {
    if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
    const owner = this.#checker.getSymbolAtLocation(parent.expression.expression);
    return this.#origins.ofSymbol(owner).some(({ kind }) => kind === "validator");
  }

  #undecided(node: ts.Node, type: ts.Type, reason: UndecidedReason): void {
    for (const at of this.#origins.ofType(type)) this.#add(node, "undecided", at, { reason });
  }

  #addAll(node: ts.Node, origins: readonly Origin[], access: "read" | "write", details: Details = {}): void {
    for (const { kind, at } of origins) {
      if (kind === "member") this.#add(node, access, at, details);
      else if (kind === "call") this.#add(node, kind, at, discarded(node));
      else this.#add(node, kind, at);
    }
  }

  #add(node: ts.Node, kind: UseKind, at: Pointer, details: Details = {}): void {
    const start = node.getStart(this.#file);
    const key = `${kind} ${start} ${at} ${details.value ?? ""}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const { line, character } = this.#file.getLineAndCharacterOfPosition(start);
    this.uses.push({
      kind,
      at,
      file: this.#file.fileName,
      line: line + 1,
      column: character + 1,
      expression: shortText(node),
      ...details,
    });
  }
}
