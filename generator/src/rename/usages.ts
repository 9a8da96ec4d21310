import type { Edit } from "../stubs/splice.js";
import { isAssigned } from "../typescript/assignments.js";
import { jsDocOf } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import { bindingEdit, keyEdit, memberEdit, shorthandEdit, stringEdit } from "./edits.js";
import { assertedType, assignedType, contextualTypes, expectedString } from "./expected-types.js";
import { listsText, literalsOfAlias, literalTypeResolution } from "./literal-types.js";
import { mockedModule, moduleReplacedByConstant, replacedMember } from "./mocks.js";
import type { Resolution, Resolver } from "./resolver.js";
import {
  isDeclarationName,
  isInferred,
  isModuleName,
  isObjectMemberName,
  isOwnMemberName,
  isParameterProperty,
  isPassedValue,
  isQualifiedMember,
  shortText,
} from "./syntax.js";

/** A use of a former name that is not renamed. */
export interface UncertainUse {
  /** `text`: a string that equals a former name, without a type that says what it is. */
  readonly kind: "uncertain" | "text";
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly reason: string;
}

/** A certain change of a file. */
export interface RenameEdit extends Edit {
  readonly former: string;
  readonly current: string;
}

export interface FileUsages {
  readonly edits: readonly RenameEdit[];
  readonly uncertain: readonly UncertainUse[];
}

/** What the search of a file depends on. */
export interface UsageContext {
  readonly resolver: Resolver;
  /** Specifiers that keep the former name as an alias. */
  readonly aliased: ReadonlySet<ts.Node>;
  /** Texts that types of the callers' own list. */
  readonly ownTexts: ReadonlySet<string>;
  /** Returns the module that a specifier in a file names. */
  readonly moduleOf: (specifier: string, containing: string) => ts.Symbol | undefined;
}

/** Finds the uses of former names in a file of the callers. */
export function findUsages(file: ts.SourceFile, context: UsageContext): FileUsages {
  const finder = new UsageFinder(file, context);
  finder.visit(file);
  return { edits: finder.edits, uncertain: finder.uncertain };
}

const severalReason = "only some of the types that the value may have were renamed";

class UsageFinder {
  readonly edits: RenameEdit[] = [];
  readonly uncertain: UncertainUse[] = [];
  readonly #file: ts.SourceFile;
  readonly #resolver: Resolver;
  readonly #aliased: ReadonlySet<ts.Node>;
  readonly #ownTexts: ReadonlySet<string>;
  readonly #moduleOf: UsageContext["moduleOf"];

  constructor(file: ts.SourceFile, { resolver, aliased, ownTexts, moduleOf }: UsageContext) {
    this.#file = file;
    this.#resolver = resolver;
    this.#aliased = aliased;
    this.#ownTexts = ownTexts;
    this.#moduleOf = moduleOf;
  }

  visit(node: ts.Node): void {
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
      this.#specifier(node);
      return;
    }
    if (ts.isIdentifier(node)) this.#identifier(node);
    else if (ts.isStringLiteralLike(node)) this.#string(node);
    else if (ts.isElementAccessExpression(node)) this.#elementAccess(node);
    if (isPassedValue(node)) this.#ownValue(node);
    for (const comment of jsDocOf(node)) this.visit(comment);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  #specifier(node: ts.ImportSpecifier | ts.ExportSpecifier): void {
    const name = node.propertyName ?? node.name;
    if (!this.#resolver.isFormer(name.text)) return;
    const current = this.#resolver.currentName(this.#resolver.specified(node), name.text);
    if (current === undefined) return;
    const keepsAlias = node.propertyName === undefined && this.#aliased.has(node);
    this.#edit(name, name.text, current, keepsAlias ? `${current} as ${name.text}` : current);
  }

  #identifier(node: ts.Identifier): void {
    const { parent, text } = node;
    if (!this.#resolver.isFormer(text)) return;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      this.#propertyAccess(parent, text);
      return;
    }
    if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
      if ((parent.propertyName ?? parent.name) === node) {
        this.#binding(parent, node);
        return;
      }
      if (parent.name === node) return;
    }
    if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
      this.#shorthand(parent);
      return;
    }
    if (isObjectMemberName(node)) {
      this.#key(node, parent.parent as ts.ObjectLiteralExpression);
      return;
    }
    if (isOwnMemberName(node) || isParameterProperty(node)) {
      this.#ownMember(node);
      return;
    }
    if (ts.isJsxAttribute(parent) && parent.name === node) {
      this.#jsxAttribute(node);
      return;
    }
    if (isDeclarationName(node)) return;
    const current = this.#resolver.currentName(this.#resolver.checker.getSymbolAtLocation(node), text);
    if (current !== undefined) this.#edit(node, text, current, current);
    else if (isQualifiedMember(parent) && parent.right === node) this.#commentMember(parent, node);
  }

  /** Renames the member in `{@link Ship.label}`. */
  #commentMember({ left }: ts.QualifiedName | ts.JSDocMemberName, name: ts.Identifier): void {
    const { checker } = this.#resolver;
    const symbol = checker.getSymbolAtLocation(left);
    if (symbol === undefined) return;
    const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
    const resolution = this.#resolver.resolveProperty([checker.getDeclaredTypeOfSymbol(target)], name.text);
    if (resolution !== "none" && resolution !== "several" && /^[\w$]+$/.test(resolution.current)) {
      this.#edit(name, name.text, resolution.current, resolution.current);
    }
  }

  #propertyAccess(node: ts.PropertyAccessExpression, text: string): void {
    const { checker } = this.#resolver;
    const symbol = checker.getSymbolAtLocation(node.name);
    const type = checker.getTypeAtLocation(node.expression);
    if (symbol === undefined) {
      if (this.#resolver.isFormerMember(text) && this.#resolver.isAny(type)) {
        this.#report(node.name, text, `the type of ${shortText(node.expression)} is any`);
      }
      return;
    }
    const exported = this.#resolver.currentName(symbol, text);
    const resolution =
      exported === undefined || type.isUnion() || (symbol.declarations?.length ?? 0) > 1
        ? this.#resolver.resolveSymbol(symbol, type, text)
        : { current: exported };
    this.#apply(node.name, text, resolution, (current) => memberEdit(node, current));
  }

  #elementAccess(node: ts.ElementAccessExpression): void {
    const { checker } = this.#resolver;
    const { argumentExpression: key, expression } = node;
    if (ts.isStringLiteralLike(key) || ts.isNumericLiteral(key)) return;
    if (!this.#resolver.isOpen(checker.getTypeAtLocation(key))) return;
    const type = checker.getTypeAtLocation(expression);
    if (type.getStringIndexType() !== undefined || !this.#resolver.hasFormerMembers(type)) return;
    this.#report(key, shortText(key), "the name of the property is known only when the program runs");
  }

  #binding(element: ts.BindingElement, name: ts.Identifier | ts.StringLiteralLike): void {
    const type = this.#resolver.checker.getTypeAtLocation(element.parent);
    const { text } = name;
    if (this.#reportAny(name, text, type)) return;
    const resolution = this.#resolver.resolveProperty([type], text);
    this.#apply(name, text, resolution, (current) => bindingEdit(element, name, current));
  }

  #shorthand(node: ts.ShorthandPropertyAssignment): void {
    const { checker } = this.#resolver;
    const { text } = node.name;
    const object = node.parent;
    const value = checker.getShorthandAssignmentValueSymbol(node);
    const currentValue = this.#resolver.currentName(value, text) ?? text;
    const resolution =
      this.#mockedExport(node.name, object) ?? this.#resolver.resolveProperty(this.#typesOf(object), text);
    if (resolution === "several") {
      this.#report(node.name, text, severalReason);
      return;
    }
    const currentKey = resolution === "none" ? text : resolution.current;
    if (currentKey === text && currentValue === text) return;
    const edit = shorthandEdit(node, { key: currentKey, value: currentValue });
    this.edits.push({ ...edit, former: text, current: currentKey === text ? currentValue : currentKey });
  }

  #key(name: ts.Identifier | ts.StringLiteralLike, object: ts.ObjectLiteralExpression): void {
    const mocked = this.#mockedExport(name, object);
    if (mocked !== undefined) {
      this.#apply(name, name.text, mocked, (current) => keyEdit(name, current));
      return;
    }
    if (this.#resolver.isFormerExport(name.text) && moduleReplacedByConstant(object) !== undefined) {
      this.#report(name, name.text, "the object replaces a module, and other code may use it");
      return;
    }
    const asserted = assertedType(object, this.#resolver.checker);
    const types = asserted === undefined || asserted === "hidden" ? this.#typesOf(object) : [asserted];
    const resolution = this.#resolver.resolveProperty(types, name.text);
    if (resolution === "none" && this.#resolver.isFormerMember(name.text) && asserted === "hidden") {
      this.#report(name, name.text, "an assertion hides the type of the object");
    }
    if (resolution === "none" && this.#resolver.isFormerMember(name.text) && isInferred(name, types)) {
      this.#report(name, name.text, "the type of the object is inferred from the object itself");
    }
    this.#apply(name, name.text, resolution, (current) => keyEdit(name, current));
  }

  /**
   * Resolves a key of the exports that a test replaces. Undefined if the object is none; reported if the module is unknown,
   * since a mock under a former name replaces nothing.
   */
  #mockedExport(
    name: ts.Identifier | ts.StringLiteralLike,
    object: ts.ObjectLiteralExpression,
  ): Resolution | undefined {
    const specifier = mockedModule(object);
    if (specifier === undefined) return undefined;
    const module = this.#moduleOf(specifier.text, this.#file.fileName);
    if (module === undefined) {
      if (!specifier.text.startsWith("node:") && this.#resolver.isFormerExport(name.text))
        this.#report(name, name.text, `the module ${specifier.getText(this.#file)} is not found`);
      return "none";
    }
    const symbol = this.#resolver.checker.tryGetMemberInModuleExports(name.text, module);
    const current = this.#resolver.currentName(symbol, name.text);
    return current === undefined ? "none" : { current };
  }

  /** The types that an object literal has to fit, or from which it takes properties. */
  #typesOf(object: ts.ObjectLiteralExpression): readonly ts.Type[] {
    const { checker } = this.#resolver;
    if (!isAssigned(object)) return contextualTypes(object, checker);
    const type = assignedType(object, checker);
    return type === undefined ? [] : [type];
  }

  /** Reports a property of a class or an interface that declares a generated one again. */
  #ownMember(name: ts.Identifier | ts.StringLiteralLike): void {
    const { parent } = name;
    const owner = ts.isParameter(parent) ? parent.parent.parent : parent.parent;
    if (!ts.isClassLike(owner) && !ts.isInterfaceDeclaration(owner)) return;
    for (const clause of owner.heritageClauses ?? []) {
      const bases = clause.types.map((one) => this.#resolver.checker.getTypeAtLocation(one));
      if (this.#resolver.resolveProperty(bases, name.text) === "none") continue;
      const whose = ts.isInterfaceDeclaration(owner) ? "an interface" : "a class";
      this.#report(name, name.text, `${whose} of your own declares the property again`);
      return;
    }
  }

  /** Reports a value of the callers' own type that is passed where the package declares a renamed property. */
  #ownValue(node: ts.Expression): void {
    const { checker } = this.#resolver;
    const type = checker.getTypeAtLocation(node);
    const own = this.#resolver.ownFormerMembers(type);
    const expected = own.length === 0 ? undefined : checker.getContextualType(node);
    if (expected === undefined) return;
    const known = checker.getNonNullableType(expected);
    const name = own.find((text) => this.#resolver.resolveProperty([known], text) !== "none");
    if (name !== undefined) this.#report(node, name, "the type of the value that is passed is your own");
  }

  #jsxAttribute(name: ts.Identifier): void {
    const symbol = this.#resolver.checker.getSymbolAtLocation(name);
    const current = this.#resolver.currentName(symbol, name.text);
    if (current === undefined) return;
    if (/^[\w$-]+$/.test(current)) this.#edit(name, name.text, current, current);
    else this.#report(name, name.text, `${JSON.stringify(current)} cannot be written as an attribute`);
  }

  #string(node: ts.StringLiteralLike): void {
    const { parent, text } = node;
    if (!this.#resolver.isFormer(text) || isModuleName(node)) return;
    if (ts.isPropertyName(node) && isObjectMemberName(node)) {
      this.#key(node, parent.parent as ts.ObjectLiteralExpression);
      return;
    }
    if (ts.isComputedPropertyName(parent)) {
      const object = parent.parent.parent;
      if (ts.isObjectLiteralExpression(object)) this.#key(node, object);
      return;
    }
    if (ts.isBindingElement(parent) && parent.propertyName === node) {
      this.#binding(parent, node);
      return;
    }
    if (isOwnMemberName(node)) {
      this.#ownMember(node);
      return;
    }
    const { checker } = this.#resolver;
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) {
      this.#stringMember(node, checker.getTypeAtLocation(parent.expression));
      return;
    }
    if (
      ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.InKeyword &&
      parent.left === node
    ) {
      this.#stringMember(node, checker.getTypeAtLocation(parent.right));
      return;
    }
    if (ts.isLiteralTypeNode(parent)) {
      this.#stringValue(node, literalTypeResolution(parent, text, this.#resolver), true);
      return;
    }
    const replaced = replacedMember(node);
    if (replaced !== undefined) {
      this.#stringMember(node, checker.getTypeAtLocation(replaced));
      return;
    }
    const { values, keysOf = [] } = expectedString(node, checker);
    const isOpen = keysOf.length === 0 && values.every((type) => this.#resolver.isOpen(type));
    const asKey = this.#resolver.resolveProperty(keysOf, text);
    const resolution = asKey === "none" ? this.#resolver.resolveValue(values, text) : asKey;
    if (resolution === "none" && !isOpen) this.#derivedValue(node, values);
    else this.#stringValue(node, resolution, isOpen);
  }

  /** A type of the callers that lists the text may select it from a generated one, as `Extract<State, "docked">` does. */
  #derivedValue(node: ts.StringLiteralLike, types: readonly ts.Type[]): void {
    const listing = types.filter((type) => listsText(type, node.text));
    for (const type of listing) {
      const literals = literalsOfAlias(type, node.text);
      const resolutions = literals.map((literal) => literalTypeResolution(literal, node.text, this.#resolver));
      const certain = resolutions.find((one) => one !== "none");
      if (certain !== undefined) {
        this.#apply(node, node.text, certain, (current) => stringEdit(node, current));
        return;
      }
      if (literals.length > 0) return;
    }
    if (listing.length === 0 || this.#ownTexts.has(node.text)) return;
    this.#report(node, node.text, "the type that lists it may follow from a generated one");
  }

  #stringMember(node: ts.StringLiteralLike, type: ts.Type): void {
    if (this.#reportAny(node, node.text, type)) return;
    const resolution = this.#resolver.resolveProperty([type], node.text);
    this.#apply(node, node.text, resolution, (current) => stringEdit(node, current));
  }

  #stringValue(node: ts.StringLiteralLike, resolution: Resolution, isOpen: boolean): void {
    if (
      resolution === "none" &&
      isOpen &&
      (this.#resolver.isFormerMember(node.text) || this.#resolver.isFormerValue(node.text))
    ) {
      this.#report(node, node.text, "no type says what the string is", "text");
      return;
    }
    this.#apply(node, node.text, resolution, (current) => stringEdit(node, current));
  }

  #reportAny(node: ts.Node, text: string, type: ts.Type): boolean {
    if (!this.#resolver.isAny(type)) return false;
    if (this.#resolver.isFormerMember(text)) this.#report(node, text, "the type of the value is any");
    return true;
  }

  #apply(node: ts.Node, former: string, resolution: Resolution, edit: (current: string) => Edit | string): void {
    if (resolution === "none") return;
    if (resolution === "several") {
      this.#report(node, former, severalReason);
      return;
    }
    const { current } = resolution;
    const made = edit(current);
    if (typeof made === "string") this.#report(node, former, made);
    else this.edits.push({ ...made, former, current });
  }

  #edit(node: ts.Node, former: string, current: string, text: string): void {
    this.edits.push({ start: node.getStart(this.#file), end: node.end, text, former, current });
  }

  #report(node: ts.Node, name: string, reason: string, kind: UncertainUse["kind"] = "uncertain"): void {
    this.uncertain.push({ kind, file: this.#file, start: node.getStart(this.#file), end: node.end, name, reason });
  }
}
