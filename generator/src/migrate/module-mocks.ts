import { ts } from "../typescript/compiler.js";
import { type CallForm, printArguments } from "./calls.js";
import { isReplacement, loadedModule } from "./loaded-modules.js";
import type { CalledFunction, MockDialect } from "./mock-dialect.js";
import { mockUse } from "./mock-uses.js";
import { mockRewrite } from "./mock-values.js";
import { creationOf, readMockedModule } from "./mocked-modules.js";
import type { Target } from "./operations.js";
import { attempt, keyOf, type MigrationContext, Obstacle, type Rewrite, type Writer } from "./plan.js";
import { placeOf, symbolOf, visitNodes } from "./syntax.js";

/** The mocks of functions in each test file, or why they stay. */
export type MocksByFile = ReadonlyMap<ts.SourceFile, FileMocks | Obstacle>;

/**
 * Reads the mocks of all test files.
 *
 * @param refused Files whose mocks stay, with the reasons.
 */
export function mocksByFile(dialect: MockDialect, context: MigrationContext, refused: MocksByFile): MocksByFile {
  const found = new Map<ts.SourceFile, FileMocks | Obstacle>();
  for (const file of context.files.filter((one) => !dialect.isFormerOutput(one))) {
    const read = refused.get(file) ?? attempt(() => readMocks(file, dialect, context));
    if (read !== undefined) found.set(file, read);
  }
  return found;
}

interface OtherUse {
  readonly node: ts.Node;
  readonly why: string;
}

/** The uses of a former client that are neither calls nor mocks which are replaced. */
export function withoutMocks<Use extends OtherUse>(others: readonly Use[], mocks: MocksByFile): readonly Use[] {
  return others.flatMap((one) => {
    const own = mocks.get(one.node.getSourceFile());
    if (own === undefined) return [one];
    if (own instanceof Obstacle) return [isReplacement(one.node) ? { ...one, why: own.why } : one];
    return own.handled.has(one.node) ? [] : [one];
  });
}

/** The uses of former functions that stay, by operation; `all` for a use that may be of any function, such as one of the whole module. */
export type LeftFunctions = Map<Target | "all", ts.Node>;

/** Records a use that stays, the first one of each operation. */
export function addLeft(left: LeftFunctions, target: Target | "all", node: ts.Node): void {
  if (!left.has(target)) left.set(target, node);
}

/** The mocks of functions that are still used, by file. */
export function mocksOfLeft(mocks: MocksByFile, left: LeftFunctions): MocksByFile {
  // Tests whose mocks stay use the former functions, and no other test depends on them.
  const nodes = [...left].filter(([, node]) => !(mocks.get(node.getSourceFile()) instanceof Obstacle));
  const found = new Map<ts.SourceFile, Obstacle>();
  for (const [file, own] of mocks) {
    if (own instanceof Obstacle) continue;
    const node = nodes.find(([target]) => target === "all" || own.targets.has(target))?.[1];
    if (node !== undefined) found.set(file, new Obstacle(`the function is still used, ${placeOf(node)}`));
  }
  return found;
}

export function mockRewrites(mocks: MocksByFile): readonly Rewrite[] {
  return [...mocks.values()].flatMap((own) => (own instanceof Obstacle ? [] : own.rewrites));
}

/** The replaced modules of a test file, and all uses of their functions. */
interface FileMocks {
  readonly rewrites: readonly Rewrite[];
  /** Calls that replace modules, and references to functions. */
  readonly handled: ReadonlySet<ts.Node>;
  readonly targets: ReadonlySet<Target>;
}

/**
 * Replaces the mocks of the functions of a former client in a test file with mocks of the generated functions, all of them or none.
 * Returns undefined if the file replaces no module of the former client.
 *
 * @throws Obstacle
 */
function readMocks(file: ts.SourceFile, dialect: MockDialect, context: MigrationContext): FileMocks | undefined {
  const { program, checker, excluded, isSearched } = context;
  const replaced: { call: ts.CallExpression; file: ts.SourceFile }[] = [];
  visitNodes(file, (node) => {
    if (!ts.isCallExpression(node)) return;
    const loaded = loadedModule(node, program);
    const isFormer = loaded?.isReplaced === true && dialect.isFormerOutput(loaded.file);
    if (isFormer) replaced.push({ call: node, file: loaded.file });
  });
  if (replaced.length === 0) return undefined;
  if (!isSearched(file)) throw new Obstacle("the file is not one of those to migrate");
  const modules = replaced.map((one) => readMockedModule(one, dialect, context));
  const rewrites: Rewrite[] = modules.flatMap((one) => one.rewrites);
  const handled = new Set<ts.Node>(replaced.map(({ call }) => call));
  const mocks = new Map<ts.Symbol, Target>();
  for (const { values } of modules) {
    for (const { symbol, target } of values) {
      if (!dialect.keepsResults(target)) {
        if (creationOf(symbol) !== "empty") throw new Obstacle("the mock is created elsewhere");
        if (dialect.called.get(target)?.isIgnored === true) throw new Obstacle("the mock returns nothing");
      }
      mocks.set(symbol, target);
    }
  }
  const targets = new Set(modules.flatMap((one) => one.targets));
  const ownNodes = new Set(modules.flatMap((one) => one.nodes));
  let known = -1;
  // A variable that is a mock, as in `const mocked = vi.mocked(getBook)`, has uses of its own.
  while (known !== mocks.size) {
    known = mocks.size;
    visitNodes(file, (node) => {
      if (!ts.isIdentifier(node) || isImported(node) || handled.has(node) || ownNodes.has(node)) return;
      const symbol = symbolOf(node, checker);
      const declaration = symbol?.declarations?.[0];
      if (symbol === undefined || declaration === undefined || isNameOf(node)) return;
      const { parent } = node;
      const isTypeName = ts.isQualifiedName(parent) && parent.right === node;
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      const reference = isTypeName || isMember ? parent : node;
      const isFormer = dialect.isFormerOutput(declaration.getSourceFile());
      const target = mocks.get(symbol) ?? (isFormer ? dialect.targetOf(declaration) : undefined);
      if (target === undefined) return;
      handled.add(node).add(reference);
      if (isFormer && ts.isCallExpression(reference.parent) && reference.parent.expression === reference) return;
      if (isFormer) {
        if (!targets.has(target)) throw new Obstacle(`${node.text} is not replaced`);
        rewrites.push(mockRewrite(reference, (writer) => writer.name("#client", target.name)));
      }
      const use = mockUse(reference, {
        target,
        keepsResults: dialect.keepsResults(target),
        hasOneArgument: dialect.hasOneArgument,
        argumentsText: (given, call) =>
          argumentsText(dialect.readArguments(given, call, target), dialect.called.get(target)?.hasOptions),
      });
      rewrites.push(...use.rewrites);
      const variable = use.variable === undefined ? undefined : symbolOf(use.variable, checker);
      if (variable !== undefined) mocks.set(variable, target);
    });
  }
  const failed = rewrites.find((one) => excluded.has(keyOf(one)));
  if (failed !== undefined) throw new Obstacle(`the result would not compile: ${excluded.get(keyOf(failed))}`);
  for (const target of targets) {
    if (target.obstacle !== undefined) throw new Obstacle(target.obstacle);
    if (dialect.hasOtherCallers(target)) {
      throw new Obstacle("generated queries do not call the function that a mock of the module replaces");
    }
  }
  return { rewrites, handled, targets };
}

/** The arguments of a generated function after its client, as a test expects them. */
function argumentsText(
  form: CallForm,
  hasOptions: CalledFunction["hasOptions"] = false,
): (writer: Writer) => readonly string[] {
  const { options } = form;
  if (hasOptions === "some" || (options.length > 0 && !hasOptions)) {
    throw new Obstacle("not all calls have the same number of arguments");
  }
  return (writer) => [
    ...printArguments(form, writer, hasOptions),
    ...(hasOptions ? [`{ ${options.map((one) => one.text(writer)).join(", ")} }`.replace("{  }", "{}")] : []),
  ];
}

function isImported({ parent }: ts.Node): boolean {
  return ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent);
}

/** Whether a name is declared here. */
function isNameOf(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isBindingElement(parent);
}
