import type { Edit } from "../stubs/splice.js";
import { applyEdits, shiftPosition } from "../stubs/splice.js";
import { isJavaScript } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import { inPlace, keyOf, type Plan, type Rewrite } from "./plan.js";
import { symbolOf } from "./syntax.js";

/** A plan whose result compiles as before. */
export interface VerifiedPlan extends Plan {
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  /** The texts of new files by path. */
  readonly newFiles: ReadonlyMap<string, string>;
}

export interface VerificationSteps {
  /** Makes a plan without the excluded rewrites, which have their reasons. */
  readonly planWithout: (excluded: ReadonlyMap<string, string>) => Plan;
  readonly editsOf: (plan: Plan) => ReadonlyMap<string, readonly Edit[]>;
  readonly newFilesOf: (plan: Plan) => ReadonlyMap<string, string>;
  /** The program with texts instead of those of files, and with new files. */
  readonly programWith: (texts: ReadonlyMap<string, string>) => ts.Program;
  /** The files whose errors count. */
  readonly files: readonly string[];
  /** Called with the number of compiled files, and how many there will be if no further plan is necessary. */
  readonly onCompiled?: ((done: number, total: number) => void) | undefined;
}

/** Number of plans that are tried. Each later one excludes more. */
const maxRounds = 12;

/** Plans again without the rewrites that cause compiler errors, until there are none. */
export function verifiedPlan(before: ts.Program, steps: VerificationSteps): VerifiedPlan {
  let compiled = 0;
  const report = (attempts: number): void =>
    steps.onCompiled?.(compiled, Math.max(compiled, steps.files.length * (attempts + 1)));
  const errorsIn = (program: ts.Program, path: string, attempts: number): readonly CompilerError[] => {
    const errors = errorsOf(program, path);
    compiled += 1;
    report(attempts);
    return errors;
  };
  report(1);
  const known = new Map(steps.files.map((path) => [path, errorsIn(before, path, 1)]));
  const excluded = new Map<string, string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const plan = steps.planWithout(excluded);
    const edits = steps.editsOf(plan);
    const newFiles = steps.newFilesOf(plan);
    const texts = new Map([...editedTexts(before, edits), ...newFiles]);
    if (texts.size === 0) return { ...plan, edits, newFiles };
    const after = steps.programWith(texts);
    const wrong = [...steps.files, ...newFiles.keys()].flatMap((path) => {
      const errors = newErrors(errorsIn(after, path, round + 1), known.get(path) ?? [], edits.get(path) ?? []);
      return [...commonJsErrors(before.getSourceFile(path), plan), ...errors].map((error) => ({ path, error }));
    });
    if (wrong.length === 0) return { ...plan, edits, newFiles };
    const size = excluded.size;
    const earlier = new Set(excluded.keys());
    for (const { path, error } of wrong) {
      for (const key of causesOf(error, {
        path,
        plan,
        checker: before.getTypeChecker(),
        sourceOf: (name) => before.getSourceFile(name),
        isExcluded: (key) => earlier.has(key),
        isLate: round >= maxRounds / 2,
      })) {
        if (!excluded.has(key)) excluded.set(key, error.message);
      }
    }
    // An error that no rewrite explains: nothing is changed.
    if (excluded.size === size) break;
  }
  const plan = steps.planWithout(excluded);
  for (const rewrite of plan.rewrites) excluded.set(keyOf(rewrite), "the program would not compile");
  excluded.set(inPlace, "the program would not compile");
  return { ...steps.planWithout(excluded), edits: new Map(), newFiles: new Map() };
}

function editedTexts(program: ts.Program, edits: ReadonlyMap<string, readonly Edit[]>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [path, own] of edits) {
    const file = program.getSourceFile(path);
    if (file !== undefined && own.length > 0) texts.set(path, applyEdits(file.text, own));
  }
  return texts;
}

interface CompilerError {
  readonly start: number;
  readonly code: number;
  readonly message: string;
}

function errorsOf(program: ts.Program, path: string): readonly CompilerError[] {
  const file = program.getSourceFile(path);
  if (file === undefined) return [];
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ start = 0, code, messageText }) => ({
      start,
      code,
      message: ts.flattenDiagnosticMessageText(messageText, " ").split("  ")[0] ?? "",
    }),
  );
}

/** The imports of the generated code, which consists of ES modules, in a CommonJS module of JavaScript. */
function commonJsErrors(file: ts.SourceFile | undefined, { rewrites }: Plan): readonly CompilerError[] {
  if (file === undefined || !isJavaScript(file) || ts.isExternalModule(file)) return [];
  const own = rewrites.filter((one) => one.file.fileName === file.fileName);
  return own.map(({ start }) => ({ start, code: 0, message: "a CommonJS module does not import the generated code" }));
}

/** The errors that are not those of the original text, with positions in the original text. */
function newErrors(
  after: readonly CompilerError[],
  before: readonly CompilerError[],
  edits: readonly Edit[],
): readonly CompilerError[] {
  const old = new Set(before.map(({ start, code }) => `${shiftPosition(start, edits)} ${code}`));
  return after
    .filter(({ start, code }) => !old.has(`${start} ${code}`))
    .map((error) => ({ ...error, start: originalPosition(error.start, edits) }));
}

function originalPosition(position: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start + shift > position) break;
    if (position < start + shift + text.length) return start;
    shift += text.length - (end - start);
  }
  return position - shift;
}

interface Blame {
  readonly path: string;
  readonly plan: Plan;
  readonly sourceOf: (path: string) => ts.SourceFile | undefined;
  /** That of the program before. */
  readonly checker: ts.TypeChecker;
  readonly isExcluded: (key: string) => boolean;
  /** Whether other files may be the cause, too. */
  readonly isLate: boolean;
}

/** The rewrites at an error, those that a search finds, those in its file, or all of them. */
function causesOf(
  { start }: CompilerError,
  { path, plan, checker, sourceOf, isExcluded, isLate }: Blame,
): readonly string[] {
  const own = plan.rewrites.filter(({ file }) => file.fileName === path);
  const isAt = (one: Rewrite): boolean => one.start <= start && start <= one.end;
  const innermost = own.filter(isAt).sort((one, other) => one.end - one.start - (other.end - other.start));
  const [at] = innermost;
  if (at !== undefined) {
    // A type that is replaced nevertheless is that of clients.
    const isOfClients = at.kind === "client" || (at.kind === "type" && isExcluded(keyOf(at)));
    return [keyOf(at), ...(isOfClients ? [inPlace] : [])];
  }
  const file = sourceOf(path);
  const node = file === undefined ? undefined : nodeAt(file, start);
  for (const find of searches) {
    if (node === undefined) break;
    const found = find(node, { own, all: plan.rewrites, checker }).filter(({ kind }) => kind !== "client");
    if (found.length > 0) return found.map(keyOf);
  }
  if (own.length > 0 && !isLate) return [...own.filter(({ kind }) => kind === "call").map(keyOf), inPlace];
  return [...plan.rewrites.map(keyOf), inPlace];
}

interface Suspects {
  /** The rewrites in the file of an error. */
  readonly own: readonly Rewrite[];
  readonly all: readonly Rewrite[];
  readonly checker: ts.TypeChecker;
}

/** Where the cause of an error is searched, one after the other. */
const searches: readonly ((node: ts.Node, suspects: Suspects) => readonly Rewrite[])[] = [
  rewritesOfValue,
  rewritesWithVariable,
  (node, suspects) => rewritesReached(memberChain(node), suspects),
  rewritesAround,
  (node, suspects) => rewritesReached(ts.findAncestor(node, ts.isStatement) ?? node, suspects),
];

function nodeAt(file: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > position || position >= node.end) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

/** The rewrites in the initializer of the variable at an error: `data` of `data.name` and `const { data } = getBook(…)`. */
function rewritesOfValue(node: ts.Node, { own, checker }: Suspects): readonly Rewrite[] {
  let root = memberChain(node);
  while (ts.isPropertyAccessExpression(root) || ts.isNonNullExpression(root)) root = root.expression;
  if (!ts.isIdentifier(root)) return [];
  const declaration = checker.getSymbolAtLocation(root)?.valueDeclaration;
  const variable = declaration === undefined ? undefined : ts.findAncestor(declaration, ts.isVariableDeclaration);
  if (variable?.initializer === undefined || variable.getSourceFile() !== node.getSourceFile()) return [];
  return directIn(variable.initializer, own, node);
}

/** `book.author.name` around the name of a member. */
function memberChain(node: ts.Node): ts.Node {
  // An error may be that of the whole file.
  if (ts.isSourceFile(node)) return node;
  let chain = node;
  while (ts.isPropertyAccessExpression(chain.parent) && chain.parent.name === chain) chain = chain.parent;
  return chain;
}

/** Number of declarations that lead from an error to its cause at most. */
const maxDistance = 4;

/** The rewrites in the declarations of what a node names, or of what those name, in any file. */
function rewritesReached(node: ts.Node, { all, checker }: Suspects): readonly Rewrite[] {
  if (ts.isSourceFile(node)) return [];
  const known = new Set<ts.Node>([node]);
  let nodes: readonly ts.Node[] = [node];
  for (let distance = 0; distance < maxDistance && nodes.length > 0; distance += 1) {
    const next = nodes.flatMap((one) => declarationsNamedIn(one, checker)).filter((one) => !known.has(one));
    const found = new Set(next.flatMap((one) => directIn(one, rewritesInFile(one, all), one)));
    if (found.size > 0) return [...found];
    for (const one of next) known.add(one);
    nodes = [...new Set(next)];
  }
  return [];
}

function rewritesInFile(node: ts.Node, rewrites: readonly Rewrite[]): readonly Rewrite[] {
  const { fileName } = node.getSourceFile();
  return rewrites.filter(({ file }) => file.fileName === fileName);
}

/** The declarations of the names in a node, without those of packages. */
function declarationsNamedIn(node: ts.Node, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const found: ts.Declaration[] = [];
  const visit = (one: ts.Node): void => {
    const declarations = ts.isIdentifier(one) ? (symbolOf(one, checker)?.declarations ?? []) : [];
    for (const each of declarations) {
      if (!ts.isSourceFile(each) && !each.getSourceFile().isDeclarationFile) found.push(each);
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** The rewrites that contain the variable whose declaration has an error. */
function rewritesWithVariable(node: ts.Node, { own, checker }: Suspects): readonly Rewrite[] {
  if (!ts.isIdentifier(node) || !ts.isVariableDeclaration(node.parent) || node.parent.name !== node) return [];
  const symbol = checker.getSymbolAtLocation(node);
  const found = new Set<Rewrite>();
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one) && one.text === node.text && symbolOf(one, checker) === symbol) {
      for (const rewrite of own) if (rewrite.start <= one.pos && one.end <= rewrite.end) found.add(rewrite);
    }
    ts.forEachChild(one, visit);
  };
  visit(node.getSourceFile());
  return [...found];
}

/** The rewrites in the smallest node around an error that has some. */
function rewritesAround(node: ts.Node, { own }: Suspects): readonly Rewrite[] {
  for (let around = node; !ts.isSourceFile(around); around = around.parent) {
    const found = directIn(around, own, node);
    if (found.length > 0) return found;
  }
  return [];
}

/** The rewrites in a node. Those in functions that do not contain the error count only if there are no others. */
function directIn(node: ts.Node, rewrites: readonly Rewrite[], error: ts.Node): readonly Rewrite[] {
  const all = rewrites.filter((one) => node.pos <= one.start && one.end <= node.end);
  const functions: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    const isOther = ts.isFunctionLike(one) && !(one.pos <= error.pos && error.end <= one.end);
    if (isOther) functions.push(one);
    else ts.forEachChild(one, visit);
  };
  ts.forEachChild(node, visit);
  const direct = all.filter((one) => !functions.some(({ pos, end }) => pos <= one.start && one.end <= end));
  return direct.length > 0 ? direct : all;
}
