import { isJavaScript } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import type { MockDialect } from "./mock-dialect.js";
import { implementation, memberCall } from "./mock-uses.js";
import { mockRewrite } from "./mock-values.js";
import type { Target } from "./operations.js";
import { type MigrationContext, Obstacle, type Rewrite, type Writer } from "./plan.js";
import { bare, givenValue, keyText, staticName, symbolOf } from "./syntax.js";

/** A call that replaces a module of the former client. */
export interface MockedModule {
  readonly rewrites: readonly Rewrite[];
  readonly targets: readonly Target[];
  /** Mocks that are values of variables or of properties. */
  readonly values: readonly { readonly symbol: ts.Symbol; readonly target: Target }[];
  /** Names in the call that are no uses of mocks. */
  readonly nodes: readonly ts.Node[];
}

/** Reads `vi.mock("./client", () => ({ getBook: vi.fn() }))`. @throws Obstacle */
export function readMockedModule(
  { call, file }: { readonly call: ts.CallExpression; readonly file: ts.SourceFile },
  dialect: MockDialect,
  context: MigrationContext,
): MockedModule {
  const [specifier, factory, ...others] = call.arguments;
  const { expression: callee } = call;
  const library = ts.isPropertyAccessExpression(callee) ? callee.expression.getText() : "";
  const isKnown = ts.isPropertyAccessExpression(callee) && /^(?:mock|doMock)$/.test(callee.name.text);
  if (!isKnown || !/^(?:vi|vitest|jest)$/.test(library) || others.length > 0) {
    throw new Obstacle("the module is replaced in another way than vi.mock and jest.mock do");
  }
  if (specifier === undefined || !ts.isStringLiteralLike(specifier)) throw new Obstacle("the module is computed");
  const quoted = (writer: Writer): string => JSON.stringify(writer.specifier("#client"));
  const named = mockRewrite(specifier, quoted);
  const libraryName = library === "jest" ? "jest" : "vi";
  if (factory === undefined) return automatic(call, { named, library: libraryName, quoted }, dialect);
  const function_ = bare(factory);
  if (!ts.isArrowFunction(function_)) throw new Obstacle("what replaces the module is computed");
  const object = objectOf(function_);
  const module = context.checker.getSymbolAtLocation(file);
  const read = new FactoryReader({ object, function_, library: libraryName, dialect, context, module, specifier });
  return { ...read.result(), rewrites: [named, ...read.result().rewrites] };
}

interface Naming {
  readonly named: Rewrite;
  readonly library: string;
  readonly quoted: (writer: Writer) => string;
}

/** Reads a mock without a factory, whose functions return undefined, and mocks the generated functions that the program calls. */
function automatic(
  call: ts.CallExpression,
  { named, library, quoted }: Naming,
  { called, keepsResults }: MockDialect,
): MockedModule {
  const targets = [...called.keys()];
  const last = call.arguments[0] ?? call;
  const names = [...called].map(([target, { isIgnored }]) => {
    const isEmpty = isIgnored && !keepsResults(target);
    return `${target.name}: ${library}.fn(${isEmpty ? `${printMockResult(library, call)}({})` : ""})`;
  });
  const text = (writer: Writer): string => {
    const isTyped = !isJavaScript(call.getSourceFile());
    const type = isTyped ? `<typeof import(${quoted(writer)})>` : "";
    if (library === "jest") {
      return `, () => ({ ...jest.requireActual${type}(${quoted(writer)}), ${names.join(", ")} })`;
    }
    return `, async (importOriginal) => ({ ...(await importOriginal${type}()), ${names.join(", ")} })`;
  };
  const added = { ...mockRewrite(last, text), start: last.end, end: last.end };
  return { rewrites: [named, added], targets, values: [], nodes: [] };
}

function objectOf({ body }: ts.ArrowFunction): ts.ObjectLiteralExpression {
  const [only, ...others] = ts.isBlock(body) ? body.statements : [];
  const returned =
    only !== undefined && others.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined;
  const value = ts.isBlock(body) ? returned : body;
  const object = value === undefined ? undefined : bare(value);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) {
    throw new Obstacle("what replaces the module is not an object literal");
  }
  return object;
}

interface FactoryContext {
  readonly object: ts.ObjectLiteralExpression;
  readonly function_: ts.ArrowFunction;
  readonly library: string;
  readonly dialect: MockDialect;
  readonly context: MigrationContext;
  readonly module: ts.Symbol | undefined;
  readonly specifier: ts.StringLiteralLike;
}

/** Reads the function that returns what replaces a module. */
class FactoryReader {
  readonly #given: FactoryContext;
  readonly #rewrites: Rewrite[] = [];
  readonly #targets: Target[] = [];
  readonly #values: { symbol: ts.Symbol; target: Target }[] = [];
  readonly #nodes: ts.Node[] = [];

  constructor(given: FactoryContext) {
    this.#given = given;
    const { object, function_, library } = given;
    const hasModifier = function_.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true;
    let isWhole = false;
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) {
        this.#readOriginal(property.expression);
        isWhole = true;
      } else this.#readProperty(property);
    }
    if (!isWhole) this.#addOriginal();
    else if (library === "vi" && !hasModifier) this.#makeAsync();
  }

  result(): MockedModule {
    return { rewrites: this.#rewrites, targets: this.#targets, values: this.#values, nodes: this.#nodes };
  }

  /** The original module in a spread: `await importOriginal<typeof import("./client")>()`, `jest.requireActual("./client")`. */
  #readOriginal(expression: ts.Expression): void {
    const { specifier, function_ } = this.#given;
    let isOriginal = false;
    const [parameter] = function_.parameters;
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && node.text === specifier.text) {
        this.#rewrites.push(mockRewrite(node, (writer) => JSON.stringify(writer.specifier("#client"))));
        isOriginal = true;
      }
      if (ts.isIdentifier(node) && node.text === parameter?.name.getText()) isOriginal = true;
      ts.forEachChild(node, visit);
    };
    visit(expression);
    if (!isOriginal) throw new Obstacle("something else than the module is spread in what replaces it");
  }

  /** Adds the original module, which creates the client. */
  #addOriginal(): void {
    const { object, function_, library, specifier } = this.#given;
    if (function_.parameters.length > 0) throw new Obstacle("the original module is read, and not spread");
    const type = (writer: Writer): string =>
      isJavaScript(object.getSourceFile()) ? "" : `<typeof import(${JSON.stringify(writer.specifier("#client"))})>`;
    const original = (writer: Writer): string =>
      library === "jest"
        ? `jest.requireActual${type(writer)}(${JSON.stringify(writer.specifier("#client"))})`
        : `(await importOriginal${type(writer)}())`;
    const file = object.getSourceFile();
    const [first] = object.properties;
    const isBelow = first !== undefined && file.text.slice(object.getStart(file), first.getStart(file)).includes("\n");
    const lead = isBelow
      ? (/\n[ \t]*/.exec(file.text.slice(object.getStart(file), first.getStart(file)))?.[0] ?? " ")
      : " ";
    const at = object.getStart(file) + 1;
    this.#rewrites.push({
      ...mockRewrite(specifier, (writer) => `${lead}...${original(writer)},`),
      start: at,
      end: at,
    });
    if (library === "jest") return;
    const start = function_.getStart(file);
    const end = function_.equalsGreaterThanToken.getStart(file);
    this.#rewrites.push({ ...mockRewrite(specifier, () => "async (importOriginal) "), start, end });
  }

  #makeAsync(): void {
    const { function_ } = this.#given;
    const at = function_.getStart();
    this.#rewrites.push({ ...mockRewrite(function_, () => "async "), start: at, end: at });
  }

  #readProperty(property: ts.ObjectLiteralElementLike): void {
    const { dialect, context, module } = this.#given;
    const name = staticName(property.name);
    if (name === undefined || property.name === undefined)
      throw new Obstacle("the name of a replaced function is computed");
    const found = module && context.checker.tryGetMemberInModuleExports(name, module);
    const symbol =
      found !== undefined && (found.flags & ts.SymbolFlags.Alias) !== 0
        ? context.checker.getAliasedSymbol(found)
        : found;
    const declaration = symbol?.declarations?.[0];
    const target = declaration === undefined ? undefined : dialect.targetOf(declaration);
    if (target === undefined) throw new Obstacle(`the generated client has nothing in place of ${name}`);
    this.#targets.push(target);
    this.#nodes.push(property.name);
    const value = givenValue(property);
    if (value === undefined) throw new Obstacle(`the mock of ${name} is a method or an accessor`);
    const { keepsResults, called } = dialect;
    const isKept = keepsResults(target);
    if (ts.isShorthandPropertyAssignment(property)) {
      if (target.name !== name) this.#rewrites.push(mockRewrite(property, () => `${keyText(target.name)}: ${name}`));
    } else if (target.name !== name) this.#rewrites.push(mockRewrite(property.name, () => keyText(target.name)));
    const own = bare(value);
    const created = ts.isCallExpression(own)
      ? this.#readCreated(own, isKept, called.get(target)?.isIgnored === true)
      : undefined;
    if (created === true) return;
    const reference = ts.isPropertyAccessExpression(own) ? own.name : own;
    const variable = ts.isIdentifier(reference) ? symbolOf(reference, context.checker) : undefined;
    if (variable === undefined) throw new Obstacle(`what replaces ${name} is not known`);
    this.#nodes.push(reference);
    this.#values.push({ symbol: variable, target });
  }

  /** Reads `vi.fn()`, `vi.fn(async () => result)` and `vi.fn().mockResolvedValue(result)`. */
  #readCreated(call: ts.CallExpression, isKept: boolean, isIgnored: boolean): boolean {
    if (isCreation(call)) {
      const [given] = call.arguments;
      if (given !== undefined) this.#rewrites.push(...implementation(given, isKept, this.#mockResult));
      else if (isIgnored && !isKept) {
        const at = call.end - 1;
        const text = (): string => `${this.#mockResult()}({})`;
        this.#rewrites.push({ ...mockRewrite(call, text), start: at, end: at });
      }
      return true;
    }
    const { expression } = call;
    if (!ts.isPropertyAccessExpression(expression) || !ts.isCallExpression(expression.expression)) return false;
    this.#rewrites.push(...memberCall(expression.name, call, { keepsResults: isKept }, this.#mockResult));
    return this.#readCreated(expression.expression, isKept, false);
  }

  readonly #mockResult = (): string => printMockResult(this.#given.library, this.#given.object);
}

/** Prints `mockResult` in a function that runs before imports of the file have values. */
function printMockResult(library: string, node: ts.Node): string {
  const module = '"@guildwire/runtime/client"';
  if (library !== "jest") return `(await import(${module})).mockResult`;
  const type = isJavaScript(node.getSourceFile()) ? "" : `<typeof import(${module})>`;
  return `jest.requireActual${type}(${module}).mockResult`;
}

/** `vi.fn(…)` */
function isCreation({ expression }: ts.CallExpression): boolean {
  return /^(?:vi|vitest|jest)\.fn$/.test(expression.getText());
}

/** What the mock in a variable or a property does at first: nothing, or something else. */
export function creationOf({ declarations: [declaration] = [] }: ts.Symbol): "empty" | "other" {
  const value = declaration === undefined ? undefined : initializerOf(declaration);
  const call = value === undefined ? undefined : bare(value);
  const isEmpty = call !== undefined && ts.isCallExpression(call) && isCreation(call) && call.arguments.length === 0;
  return isEmpty ? "empty" : "other";
}

function initializerOf(declaration: ts.Declaration): ts.Expression | undefined {
  if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) return declaration.initializer;
  if (!ts.isBindingElement(declaration)) return undefined;
  const owner = declaration.parent.parent;
  const hoisted = ts.isVariableDeclaration(owner) && owner.initializer && bare(owner.initializer);
  if (!hoisted || !ts.isCallExpression(hoisted) || !/\.hoisted$/.test(hoisted.expression.getText())) return undefined;
  const [given] = hoisted.arguments;
  const function_ = given && bare(given);
  if (!function_ || !ts.isArrowFunction(function_)) return undefined;
  const wanted = (declaration.propertyName ?? declaration.name).getText();
  const property = objectOf(function_).properties.find(({ name }) => staticName(name) === wanted);
  return property && givenValue(property);
}
