import { ts } from "ts-morph";

/** A file as it was read; paths are relative to the folder of handlers, with forward slashes. */
export interface FileInput {
  readonly path: string;
  /** Byte for byte: a byte order mark is its first character. */
  readonly text: string;
}

/** A file that was parsed. Positions in the tree are offsets in the text, which begins behind a byte order mark. */
export interface Source extends FileInput {
  /** The byte order mark, where the file has one. */
  readonly mark: string;
  readonly tree: ts.SourceFile;
  /** The first thing in it that is no TypeScript, as far as we know TypeScript. */
  readonly problem?: { readonly message: string; readonly start: number; readonly end: number };
}

/** All files of a folder, so that names can be followed from one to another. */
export class Sources {
  readonly #byPath: ReadonlyMap<string, Source>;

  constructor(files: readonly FileInput[]) {
    this.#byPath = parseAll(files);
  }

  get all(): readonly Source[] {
    return [...this.#byPath.values()];
  }

  /** Those that can be worked on. */
  get parsed(): readonly Source[] {
    return this.all.filter(({ problem }) => problem === undefined);
  }

  of(node: ts.Node): Source {
    const source = this.#byPath.get(node.getSourceFile().fileName);
    if (source === undefined) throw new Error(`${node.getSourceFile().fileName} is not among the sources`);
    return source;
  }

  /** The file that a relative specifier leads to, under whichever extension it is written. */
  resolve(from: Source, specifier: string): Source | undefined {
    if (!specifier.startsWith(".")) return undefined;
    const folders = from.path.split("/").slice(0, -1);
    for (const step of specifier.split("/")) {
      if (step === "..") {
        if (folders.pop() === undefined) return undefined;
      } else if (step !== "." && step !== "") folders.push(step);
    }
    const path = folders.join("/");
    const stem = path.replace(/\.([cm]?)js(x?)$/, ".$1ts$2");
    const index = path === "" ? "index" : `${path}/index`;
    const candidates = [
      path,
      stem,
      `${stem}x`,
      `${path}.ts`,
      `${path}.tsx`,
      `${path}.mts`,
      `${index}.ts`,
      `${index}.tsx`,
    ];
    return candidates.map((candidate) => this.#byPath.get(candidate)).find((found) => found !== undefined);
  }
}

export function isTypescript(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path);
}

/** The first syntax error of one text. */
export function syntaxProblem(path: string, text: string): Source["problem"] {
  return parseAll([{ path, text }]).get(path)?.problem;
}

/** A text without its byte order mark, as compilers and editors count in it. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}

function parseAll(inputs: readonly FileInput[]): ReadonlyMap<string, Source> {
  const files = inputs.map(({ path, text }) => {
    const body = withoutMark(text);
    return { path, text: body, mark: text.slice(0, text.length - body.length) };
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
  };
  const program = ts.createProgram({ rootNames: [...trees.keys()], options, host });
  return new Map(
    files.map(({ path, text, mark }) => {
      const tree = trees.get(path) as ts.SourceFile;
      const [first] = program.getSyntacticDiagnostics(tree);
      if (first === undefined) return [path, { path, text, mark, tree }];
      const message = ts.flattenDiagnosticMessageText(first.messageText, " ");
      return [
        path,
        { path, text, mark, tree, problem: { message, start: first.start, end: first.start + first.length } },
      ];
    }),
  );
}
