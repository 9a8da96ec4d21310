import { ts } from "../typescript/compiler.js";

/** A file as read from disk. Paths are relative to the handlers folder, with forward slashes. */
export interface FileInput {
  readonly path: string;
  /** Exact content, including a byte order mark. */
  readonly text: string;
  /** Why the file cannot be edited, such as a non-UTF-8 encoding. Its text is then only searched. */
  readonly uneditableReason?: string;
  /** A test file references handlers but its mocks do not count as implementations. */
  readonly isTest?: boolean;
}

/** A parsed file. Positions in the tree are offsets in the text after the byte order mark. */
export interface Source extends FileInput {
  /** The byte order mark, or an empty string. */
  readonly byteOrderMark: string;
  readonly tree: ts.SourceFile;
  /** The first syntax error. */
  readonly problem?: { readonly message: string; readonly start: number; readonly end: number };
}

/** Returns the paths, relative to the handlers folder, that a module specifier which is no relative path may refer to. */
export type AliasResolver = (specifier: string) => readonly string[];

/** All files of a folder, for resolving names across files. */
export class Sources {
  readonly #byPath: ReadonlyMap<string, Source>;
  readonly #aliasedPaths: AliasResolver;

  constructor(files: readonly FileInput[], aliasedPaths: AliasResolver = () => []) {
    this.#aliasedPaths = aliasedPaths;
    this.#byPath = parseAll(files.filter(({ path }) => isTypescript(path) || isJavascript(path)));
    const found = [...this.#byPath.values()];
    const sound = found.filter(({ problem }) => problem === undefined);
    this.all = found.filter(({ path, isTest }) => isTypescript(path) && isTest !== true);
    this.parsed = this.all.filter(({ problem }) => problem === undefined);
    this.scripts = sound.filter(({ path, isTest }) => isJavascript(path) && isTest !== true);
    this.brokenScripts = found.filter(
      ({ path, isTest, problem }) => isJavascript(path) && isTest !== true && problem !== undefined,
    );
    this.tests = sound.filter(({ path, isTest }) => isTypescript(path) && isTest === true);
  }

  /** Every file that can define a handler. */
  get readableFiles(): readonly Source[] {
    return [...this.parsed, ...this.scripts];
  }

  /** Whether the file may be edited. */
  isEditable({ path, problem }: Source): boolean {
    return isTypescript(path) && problem === undefined;
  }

  /** TypeScript files that can hold handlers, parsable or not. */
  readonly all: readonly Source[];
  /** The editable ones among them. */
  readonly parsed: readonly Source[];
  /** JavaScript files that can hold handlers; read-only. */
  readonly scripts: readonly Source[];
  /** JavaScript files with syntax errors. */
  readonly brokenScripts: readonly Source[];
  /** TypeScript tests, searched only for references to handlers. */
  readonly tests: readonly Source[];

  of(node: ts.Node): Source {
    const source = this.#byPath.get(node.getSourceFile().fileName);
    if (source === undefined) throw new Error(`${node.getSourceFile().fileName} is not a file of the folder`);
    return source;
  }

  /** Resolves a relative specifier or an alias to a file, whatever extension it is written with. */
  resolve(from: Source, specifier: string): Source | undefined {
    if (specifier.startsWith(".")) return this.#at(`${from.path.replace(/[^/]*$/, "")}${specifier}`);
    for (const path of this.#aliasedPaths(specifier)) {
      const found = this.#at(path);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns the file at a path relative to the folder; undefined outside of it. */
  #at(relative: string): Source | undefined {
    const folders: string[] = [];
    for (const step of relative.split("/")) {
      if (step === "..") {
        if (folders.pop() === undefined) return undefined;
      } else if (step !== "." && step !== "") folders.push(step);
    }
    const path = folders.join("/");
    const stem = path.replace(/\.([cm]?)js(x?)$/, ".$1ts$2");
    const index = path === "" ? "index" : `${path}/index`;
    const candidates = [
      stem,
      `${stem}x`,
      path,
      ...["ts", "tsx", "mts", "cts", "js", "mjs", "cjs", "jsx"].map((extension) => `${path}.${extension}`),
      ...["ts", "tsx", "mts", "js", "cjs"].map((extension) => `${index}.${extension}`),
    ];
    return candidates.map((candidate) => this.#byPath.get(candidate)).find((found) => found !== undefined);
  }
}

export function isTypescript(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path);
}

export function isJavascript(path: string): boolean {
  return /\.[cm]?jsx?$/.test(path);
}

/** Returns the first syntax error of a text. */
export function syntaxProblem(path: string, text: string): Source["problem"] {
  return parseAll([{ path, text }]).get(path)?.problem;
}

/** Removes the byte order mark, which compilers and editors do not count. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}

function parseAll(inputs: readonly FileInput[]): ReadonlyMap<string, Source> {
  const files = inputs.map((input) => {
    const body = withoutByteOrderMark(input.text);
    return { ...input, text: body, byteOrderMark: input.text.slice(0, input.text.length - body.length) };
  });
  const trees = new Map(
    files.map(({ path, text }) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)]),
  );
  const host: ts.CompilerHost = {
    getSourceFile: (name) => trees.get(name),
    getDefaultLibFileName: () => "lib.d.ts",
    writeFile: () => {},
    getCurrentDirectory: () => "",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    fileExists: (name) => trees.has(name),
    readFile: () => undefined,
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    noResolve: true,
    types: [],
    target: ts.ScriptTarget.Latest,
    jsx: ts.JsxEmit.Preserve,
    allowJs: true,
  };
  const program = ts.createProgram({ rootNames: [...trees.keys()], options, host });
  return new Map(
    files.map((file) => {
      const { path, uneditableReason } = file;
      const tree = trees.get(path) as ts.SourceFile;
      if (uneditableReason !== undefined)
        return [path, { ...file, tree, problem: { message: uneditableReason, start: 0, end: 0 } }];
      const [first] = program.getSyntacticDiagnostics(tree);
      if (first === undefined) return [path, { ...file, tree }];
      const message = ts.flattenDiagnosticMessageText(first.messageText, " ");
      return [path, { ...file, tree, problem: { message, start: first.start, end: first.start + first.length } }];
    }),
  );
}

/** Whether a node is in a JavaScript file. */
export function isInScript(node: ts.Node): boolean {
  return isJavascript(node.getSourceFile().fileName);
}
