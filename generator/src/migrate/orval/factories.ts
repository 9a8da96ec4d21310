import { ts } from "../../typescript/compiler.js";
import type { MigrationContext, Rewrite } from "../plan.js";
import { symbolOf, visitNodes } from "../syntax.js";
import { functionOf, isFormerOutput } from "./former-output.js";

/** A call of a function that returns the functions of a tag, such as `getBooks()`. */
export interface FactoryCall {
  readonly call: ts.CallExpression;
  /** The instance of axios that the functions send with; undefined for axios itself. */
  readonly instance: ts.Symbol | undefined;
}

/** Where the functions of a factory are kept: a constant, the names of a pattern, or a property of a class. */
interface Holder {
  readonly factory: FactoryCall;
  /** What is removed if nothing uses the functions. */
  readonly node: ts.Node;
  readonly symbols: readonly ts.Symbol[];
  readonly isRemovable: boolean;
}

/** Whether a function of the former output returns other functions of it by name. */
export function isFactory(declaration: ts.Declaration): boolean {
  const body = functionOf(declaration)?.body;
  const last = body !== undefined && ts.isBlock(body) ? body.statements.at(-1) : undefined;
  const returned = last !== undefined && ts.isReturnStatement(last) ? last.expression : undefined;
  return (
    returned !== undefined &&
    ts.isObjectLiteralExpression(returned) &&
    returned.properties.length > 0 &&
    returned.properties.every(ts.isShorthandPropertyAssignment)
  );
}

/** The factories of orval that a program calls, and what it does with their functions. */
export class Factories {
  readonly calls: readonly FactoryCall[];
  readonly #context: MigrationContext;
  readonly #holders: readonly Holder[];
  readonly #references = new Map<ts.Symbol, ts.Identifier[]>();

  constructor(context: MigrationContext) {
    this.#context = context;
    const files = context.files.filter((file) => !isFormerOutput(file));
    const calls: FactoryCall[] = [];
    for (const file of context.files.some(isFormerOutput) ? files : []) {
      visitNodes(file, (node) => {
        if (!ts.isCallExpression(node)) return;
        const { expression: callee } = node;
        const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
        const declaration = ts.isIdentifier(name) ? symbolOf(name, context.checker)?.declarations?.at(-1) : undefined;
        if (declaration === undefined || !isFormerOutput(declaration.getSourceFile())) return;
        if (isFactory(declaration)) calls.push({ call: node, instance: this.#instanceOf(node) });
      });
    }
    this.calls = calls;
    const direct = calls.flatMap((factory) => this.#holderOf(factory, factory.call) ?? []);
    const derived = files.flatMap((file) => this.#patternsIn(file, direct));
    // A pattern is removed before the constant that it reads.
    this.#holders = [...derived, ...direct];
    const held = new Set(this.#holders.flatMap(({ symbols }) => symbols));
    if (held.size === 0) return;
    for (const file of files) {
      visitNodes(file, (node) => {
        const symbol = ts.isIdentifier(node) ? symbolOf(node, context.checker) : undefined;
        if (symbol === undefined || !held.has(symbol) || !ts.isIdentifier(node)) return;
        this.#references.set(symbol, [...(this.#references.get(symbol) ?? []), node]);
      });
    }
  }

  /** The one instance of axios of all calls: undefined for axios itself, `"several"` if there are others. */
  instance(): ts.Symbol | undefined | "several" {
    const all = new Set(this.calls.map(({ instance }) => instance));
    const [only] = all;
    return all.size > 1 ? "several" : only;
  }

  /** The declaration of the function that an identifier names: a member of a factory, or a name from a pattern. */
  declarationOf(node: ts.Identifier, declaration: ts.Declaration): ts.Declaration | undefined {
    const { checker } = this.#context;
    if (ts.isShorthandPropertyAssignment(declaration) && isFormerOutput(declaration.getSourceFile())) {
      return checker.getShorthandAssignmentValueSymbol(declaration)?.declarations?.at(-1);
    }
    if (!ts.isBindingElement(declaration) || declaration.name === node) return undefined;
    const symbol = symbolOf(node, checker);
    const holder = this.#holders.find(({ symbols }) => symbol !== undefined && symbols.includes(symbol));
    if (holder === undefined) return undefined;
    const name = (declaration.propertyName ?? declaration.name).getText();
    const member = checker.getTypeAtLocation(holder.factory.call).getProperty(name)?.declarations?.[0];
    return member === undefined ? undefined : this.declarationOf(node, member);
  }

  /** Whether the functions of a call come from a factory in a known place, and not from outside. */
  isKnownReceiver(callee: ts.Expression): boolean {
    if (!ts.isPropertyAccessExpression(callee)) return true;
    const { expression: receiver } = callee;
    if (this.calls.some(({ call }) => call === receiver)) return true;
    const name = ts.isPropertyAccessExpression(receiver) ? receiver.name : receiver;
    const symbol = ts.isIdentifier(name) ? symbolOf(name, this.#context.checker) : undefined;
    return this.#holders.some(({ symbols }) => symbol !== undefined && symbols.includes(symbol));
  }

  /** Removes what only rewritten calls use, and returns the factory calls that stay. */
  remove(rewrites: readonly Rewrite[]): { readonly rewrites: readonly Rewrite[]; readonly left: readonly ts.Node[] } {
    const removed: Rewrite[] = [];
    const left: ts.Node[] = this.calls
      .filter((one) => !this.#holders.some(({ factory }) => factory === one))
      .map(({ call }) => call)
      .filter((call) => !isCovered(call, rewrites));
    for (const holder of this.#holders) {
      const gone = [...rewrites.filter(({ kind }) => kind === "call"), ...removed];
      const isUsed = holder.symbols.some((symbol) =>
        (this.#references.get(symbol) ?? []).some((node) => !isName(node) && !isCovered(node, gone)),
      );
      const file = holder.node.getSourceFile();
      if (isUsed || !holder.isRemovable || !this.#context.isSearched(file)) {
        left.push(holder.node);
        continue;
      }
      const rest = /^[ \t]*\r?\n?/.exec(file.text.slice(holder.node.end))?.[0].length ?? 0;
      removed.push({
        file,
        start: holder.node.getStart(file),
        end: holder.node.end + rest,
        kind: "client",
        what: "a factory",
        equivalent: "",
        text: () => "",
      });
    }
    return { rewrites: removed, left };
  }

  /** Patterns that read the functions of a constant: `const { getBook } = books`. */
  #patternsIn(file: ts.SourceFile, direct: readonly Holder[]): readonly Holder[] {
    const found: Holder[] = [];
    visitNodes(file, (node) => {
      if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return;
      const { initializer } = node;
      if (initializer === undefined || !ts.isIdentifier(initializer)) return;
      const symbol = symbolOf(initializer, this.#context.checker);
      const source = direct.find(({ symbols }) => symbol !== undefined && symbols.includes(symbol));
      const holder = source === undefined ? undefined : this.#holderOf(source.factory, initializer);
      if (holder !== undefined) found.push(holder);
    });
    return found;
  }

  #instanceOf({ arguments: [given] }: ts.CallExpression): ts.Symbol | undefined {
    return given === undefined || !ts.isIdentifier(given) ? undefined : symbolOf(given, this.#context.checker);
  }

  /** What keeps the functions that an expression is. */
  #holderOf(factory: FactoryCall, value: ts.Expression): Holder | undefined {
    const { checker } = this.#context;
    const { parent } = value;
    if (ts.isPropertyDeclaration(parent) && parent.initializer === value) {
      const symbol = ts.isIdentifier(parent.name) ? checker.getSymbolAtLocation(parent.name) : undefined;
      const kinds = ts.getModifiers(parent)?.map(({ kind }) => kind) ?? [];
      const isOwn = kinds.includes(ts.SyntaxKind.PrivateKeyword) && kinds.includes(ts.SyntaxKind.ReadonlyKeyword);
      return symbol === undefined || !isOwn
        ? undefined
        : { factory, node: parent, symbols: [symbol], isRemovable: true };
    }
    if (!ts.isVariableDeclaration(parent) || parent.initializer !== value) return undefined;
    const list = parent.parent;
    if (!("declarations" in list) || (list.flags & ts.NodeFlags.Const) === 0) return undefined;
    const names = ts.isObjectBindingPattern(parent.name)
      ? parent.name.elements.map(({ name, dotDotDotToken }) => (dotDotDotToken === undefined ? name : undefined))
      : [parent.name];
    const symbols = names.map((name) =>
      name !== undefined && ts.isIdentifier(name) ? checker.getSymbolAtLocation(name) : undefined,
    );
    if (symbols.some((one) => one === undefined)) return undefined;
    const statement = list.parent;
    const isExported = ts.isVariableStatement(statement) && (ts.getModifiers(statement)?.length ?? 0) > 0;
    const isRemovable = ts.isVariableStatement(statement) && !isExported && list.declarations.length === 1;
    return { factory, node: statement, symbols: symbols as ts.Symbol[], isRemovable };
  }
}

function isCovered(node: ts.Node, rewrites: readonly Rewrite[]): boolean {
  const file = node.getSourceFile();
  return rewrites.some((one) => one.file === file && one.start <= node.getStart(file) && node.end <= one.end);
}

/** Whether an identifier declares or imports a name instead of using it. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent)) return true;
  const isDeclaration =
    ts.isVariableDeclaration(parent) || ts.isBindingElement(parent) || ts.isPropertyDeclaration(parent);
  return isDeclaration && parent.name === node;
}
