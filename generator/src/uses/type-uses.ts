import { ts } from "../typescript/compiler.js";
import { computesProperties, constrainedArguments, type GenericReference } from "./declared-types.js";
import type { UseCollector } from "./use-collector.js";
import { basesOf } from "./use-syntax.js";
import { isUnknown } from "./value-flow.js";

/** Finds uses in types of the program that are computed from generated ones. */
export class TypeUses {
  readonly #found: UseCollector;

  constructor(found: UseCollector) {
    this.#found = found;
  }

  heritage(node: ts.InterfaceDeclaration | ts.ClassLikeDeclaration): void {
    for (const type of basesOf(node)) {
      const base = this.#found.typeOf(type);
      this.#found.undecided(type, base, "extended");
      this.#found.addLacking(
        type,
        base,
        node.members.flatMap(({ name }) => (name === undefined ? [] : name.getText(this.#found.file))),
      );
      this.#found.addRead(type, this.#found.typeOf(node), base);
    }
  }

  /** `Book & { shelf: string }` */
  intersection({ types }: ts.IntersectionTypeNode): void {
    for (const node of types) {
      const others = types.filter((one) => one !== node).flatMap((one) => this.#found.typeOf(one).getProperties());
      this.#found.addLacking(
        node,
        this.#found.typeOf(node),
        others.map(({ name }) => name),
      );
    }
  }

  /** `Book[keyof Book]` */
  indexed(node: ts.IndexedAccessTypeNode): void {
    if (ts.isLiteralTypeNode(node.indexType)) return;
    const object = this.#found.typeOf(node.objectType);
    for (const name of this.#found.origins.constituents(this.#found.typeOf(node.indexType))) {
      if (name.isStringLiteral())
        this.#found.addAll(node, this.#found.origins.ofProperty([object], name.value), "read");
    }
  }

  /** `value is Book`: the code of a function decides, not the compiler. */
  predicate({ type, parameterName }: ts.TypePredicateNode): void {
    if (type === undefined || !ts.isIdentifier(parameterName)) return;
    const given = this.#found.typeOf(parameterName);
    if (isUnknown(given)) this.#found.undecided(type, this.#found.typeOf(type), "any");
    else this.#found.addRead(type, this.#found.typeOf(type), given);
  }

  /** `keyof` lists the names of all properties. */
  keys({ type, parent }: ts.TypeOperatorNode): void {
    this.#properties(type, "key");
    // A function that takes one of the names does not depend on what the others are.
    if (!ts.isTypeParameterDeclaration(parent) || ts.isMappedTypeNode(parent.parent)) this.#allNames(type);
  }

  #allNames(type: ts.TypeNode): void {
    for (const one of this.#found.origins.constituents(this.#found.typeOf(type))) {
      for (const at of this.#found.origins.ofObject(one)) this.#found.add(type, "names", at);
    }
  }

  /** A type argument has the properties that the constraint of its parameter asks for, as in `new Repository<Book>()`. */
  constrained(reference: GenericReference): void {
    for (const { node, constraint } of constrainedArguments(reference, this.#found.checker)) {
      this.#found.addRead(node, this.#found.typeOf(node), constraint);
    }
  }

  /** A conditional type of the program decides by the properties of its arguments. */
  conditional(reference: ts.TypeReferenceNode): void {
    const { typeName, typeArguments } = reference;
    const declarations = this.#found.checker.getSymbolAtLocation(typeName)?.declarations ?? [];
    const aliases = declarations.filter(ts.isTypeAliasDeclaration);
    if (!aliases.some((one) => computesProperties(one.type))) return;
    const isOfLibrary = aliases.every((one) => one.getSourceFile().isDeclarationFile);
    const [subject, condition] = typeArguments ?? [];
    if (isOfLibrary && subject !== undefined) {
      // `Extract<Entry, { title: string }>` decides by the properties of its condition.
      const names =
        condition === undefined
          ? []
          : this.#found
              .typeOf(condition)
              .getProperties()
              .map(({ name }) => name);
      this.#properties(subject, "type", names);
      this.#found.addLacking(subject, this.#found.typeOf(subject), names);
      return;
    }
    for (const argument of typeArguments ?? []) {
      this.#properties(argument, "type");
      this.#allNames(argument);
    }
  }

  #properties(type: ts.TypeNode, use: "key" | "type", names?: readonly string[]): void {
    const objects = this.#found.origins.constituents(this.#found.typeOf(type));
    for (const property of objects.flatMap((one) => one.getProperties())) {
      if (names?.includes(property.name) === false) continue;
      for (const { kind, at } of this.#found.origins.ofSymbol(property))
        if (kind === "member") this.#found.add(type, use, at);
    }
  }
}
