import { contextualTypes } from "../rename/expected-types.js";
import { isAssigned } from "../typescript/assignments.js";
import { ts } from "../typescript/compiler.js";
import { boundParameters, declaredParameter, requiresProperties } from "./declared-types.js";
import type { UseCollector } from "./use-collector.js";
import { alwaysIn, isChoice, isFallback, receives } from "./use-syntax.js";
import { isUnknown } from "./value-flow.js";

/** Finds uses of objects as a whole: where they are built, copied, and passed to where another type is expected. */
export class ObjectUses {
  readonly #found: UseCollector;

  constructor(found: UseCollector) {
    this.#found = found;
  }

  build(object: ts.ObjectLiteralExpression): void {
    if (isAssigned(object) || isFallback(object)) return;
    const keys = object.properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return alwaysIn(this.#found.typeOf(property.expression));
      const { name } = property;
      return name === undefined || ts.isComputedPropertyName(name) ? [] : [name.text];
    });
    for (const type of contextualTypes(object, this.#found.checker)) {
      if (object.properties.some(({ name }) => name !== undefined && ts.isComputedPropertyName(name))) {
        this.#found.undecided(object, type, "key");
      }
      for (const at of this.#found.origins.ofObject(type)) {
        this.#found.add(object, "build", at, { keys });
        if (requiresProperties(type)) this.#found.add(object, "names", at);
      }
    }
  }

  spread(value: ts.Expression, node: ts.Node): void {
    const type = this.#found.typeOf(value);
    if (type.getNumberIndexType() === undefined) this.#found.undecided(node, type, "spread");
    if (!ts.isSpreadAssignment(node) || isAssigned(node.parent)) return;
    const { properties } = node.parent;
    // The spread value has precedence once it has a property of that name.
    const former = properties.slice(0, properties.indexOf(node)).flatMap((one) => this.#namesIn(one));
    this.#found.addLacking(node, type, former);
    for (const expected of contextualTypes(node.parent, this.#found.checker)) this.#found.addWritten(value, expected);
  }

  /** `<Card {...book} />` passes the properties that the component declares. */
  attributes({ expression, parent }: ts.JsxSpreadAttribute): void {
    const to = this.#found.checker.getContextualType(parent);
    if (to === undefined) this.#found.undecided(expression, this.#found.typeOf(expression), "spread");
    else this.#found.addFlow(expression, to);
  }

  /** `yield* books` */
  delegated({ asteriskToken, expression }: ts.YieldExpression): void {
    if (asteriskToken === undefined || expression === undefined) return;
    this.#found.undecided(expression, this.#found.typeOf(expression), "spread");
  }

  /** `for (row of books)`, with a variable that is declared before. */
  iterated({ initializer, expression }: ts.ForOfStatement): void {
    if ("declarations" in initializer) return;
    const item = this.#found.typeOf(expression).getNumberIndexType();
    if (item === undefined) this.#found.undecided(expression, this.#found.typeOf(expression), "spread");
    else this.#found.addRead(expression, item, this.#found.typeOf(initializer));
  }

  /** `Object.assign` writes the properties of the other arguments into the first one; `call` passes them on. */
  call(call: ts.CallExpression): void {
    for (const { argument, type } of boundParameters(call, this.#found.checker)) this.#found.addFlow(argument, type);
    const [target, ...sources] = call.arguments;
    if (target === undefined || call.expression.getText(this.#found.file) !== "Object.assign") return;
    for (const source of sources) this.#found.addWritten(source, this.#found.typeOf(target));
  }

  /** Follows a value to where another type is expected. */
  flow(node: ts.Expression): void {
    if (isChoice(node) || !receives(node) || this.#isValidated(node)) return;
    const { parent } = node;
    const isAssertion = ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent);
    const declaredBy = ts.isSatisfiesExpression(parent) ? parent.type : isAssertion ? parent : undefined;
    const to = declaredBy === undefined ? this.#found.checker.getContextualType(node) : this.#found.typeOf(declaredBy);
    if (to === undefined) return;
    // What is passed to `T extends { id: string }` has the type of the argument there.
    const declared = declaredParameter(node, this.#found.checker);
    if (declared !== undefined) this.#found.addDecided(node, declared);
    // What a literal contains is found at its properties and items, unless nothing shows what they are.
    const isLiteral = ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
    if (isLiteral && !isUnknown(to)) return;
    this.#found.addFlow(node, to);
  }

  /** Whether a validator receives the value, which is a use of the whole value already. */
  #isValidated({ parent }: ts.Expression): boolean {
    if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
    const owner = this.#found.checker.getSymbolAtLocation(parent.expression.expression);
    return this.#found.origins.ofSymbol(owner).some(({ kind }) => kind === "validator");
  }

  #namesIn(property: ts.ObjectLiteralElementLike): readonly string[] {
    if (ts.isSpreadAssignment(property))
      return this.#found
        .typeOf(property.expression)
        .getProperties()
        .map(({ name }) => name);
    const { name } = property;
    return ts.isComputedPropertyName(name) ? [] : [name.text];
  }
}
