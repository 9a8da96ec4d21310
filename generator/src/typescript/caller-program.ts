import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { type FileSystemHost, Project, ts } from "./compiler.js";

/** One program of the callers, as a `tsconfig.json` describes it. */
export interface CallerProject {
  /** Folder of the configuration. */
  readonly folder: string;
  readonly fileNames: readonly string[];
  readonly options: ts.CompilerOptions;
}

/** The generated package as the callers' modules name it. */
export interface GeneratedPackage {
  /** Absolute path of the output folder, with forward slashes. */
  readonly root: string;
  /** Returns the folder of the output that contains a file, such as {@link root}; undefined for other files. */
  readonly folderOf: (path: string) => string | undefined;
  readonly name: string;
  /** Source files by the subpath that the package exports, such as `./client`. */
  readonly entries: ReadonlyMap<string, string>;
}

/** The files of a program that uses the generated package, and how they are found. */
export interface CallerFiles {
  readonly project: CallerProject;
  readonly generated: GeneratedPackage;
  /** The source files of the generated package: paths relative to its root. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Whether the files of a path are to be searched. */
  readonly isSearched: (path: string) => boolean;
  /** Returns the text of a file without byte order mark. */
  readonly readText: (path: string) => string | undefined;
  /** Whether the program has all files of the generated package. Default: those that the callers refer to. */
  readonly isComplete?: boolean;
  /** Called if the program names a module of the generated package that is not among its files. */
  readonly onMissing?: () => void;
}

/** A program of callers, of which later versions can be created. */
export interface CallerProgram {
  readonly program: ts.Program;
  /** Returns the program with other texts of some files, which may be new. All other files are parsed once for all versions. */
  readonly withTexts: (texts: ReadonlyMap<string, string>) => ts.Program;
}

/** Creates the program of the callers' files and of the generated package, whose files are in memory. */
export function createCallerProgram(files: CallerFiles): ts.Program {
  return openCallerProgram(files).program;
}

/** Does what {@link createCallerProgram} does, for programs whose callers change. */
export function openCallerProgram({
  project,
  generated,
  files,
  isSearched,
  readText,
  isComplete = false,
  onMissing = () => undefined,
}: CallerFiles): CallerProgram {
  const paths = new Set(files.map(({ path }) => path));
  const options: ts.CompilerOptions = { ...project.options, noEmit: true, skipLibCheck: true };
  const texts = new Map(files.map(({ path, text }) => [posix.join(generated.root, path), text]));
  const cache = resolutionCache(options);
  const morph = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    compilerOptions: options,
    fileSystem: withTexts(new Project({ compilerOptions: options }).getFileSystem(), texts),
    resolutionHost: (host, current) => ({
      resolveModuleNames: (names, containing) =>
        names.map((name) =>
          resolveModule({ name, containing, host, options: current(), cache, onMissing }, generated, paths),
        ),
    }),
  });
  const referenced = new Set(isComplete ? texts.keys() : []);
  const diskCache = resolutionCache(options);
  const addReferences = (text: string, containing: string): void => {
    for (const name of specifiersIn(text)) {
      const request = { name, containing, host: ts.sys, options, cache: diskCache, onMissing };
      const found = resolveModule(request, generated, paths)?.resolvedFileName;
      if (found !== undefined && texts.has(found)) referenced.add(found);
    }
  };
  for (const path of project.fileNames) {
    if (generated.folderOf(path) !== undefined) continue;
    const text = isSearched(path) || path.endsWith(".d.ts") ? readText(path) : undefined;
    if (text === undefined) morph.addSourceFileAtPathIfExists(path);
    else {
      morph.createSourceFile(path, text, { overwrite: true });
      addReferences(text, path);
    }
  }
  for (const path of referenced) morph.addSourceFileAtPath(path);
  return { program: morph.getProgram().compilerObject, withTexts: textChanger(morph, cache) };
}

/** What has been found on the disk or in the files of a host: most imports name the same few modules. */
function resolutionCache(options: ts.CompilerOptions): ts.ModuleResolutionCache {
  return ts.createModuleResolutionCache("/", (path) => path, options);
}

function textChanger(morph: Project, cache: ts.ModuleResolutionCache): CallerProgram["withTexts"] {
  /** The first texts of files that had others since; undefined for those that did not exist. */
  const first = new Map<string, string | undefined>();
  return (texts) => {
    // The files may include new ones.
    cache.clear();
    for (const path of texts.keys()) if (!first.has(path)) first.set(path, morph.getSourceFile(path)?.getFullText());
    for (const [path, original] of first) {
      const text = texts.get(path) ?? original;
      if (text !== undefined) morph.createSourceFile(path, text, { overwrite: true });
      else morph.getSourceFile(path)?.forget();
    }
    return morph.getProgram().compilerObject;
  };
}

/**
 * Texts in code that may name a module, as in `vi.mock("./api/client")`: the compiler reads the modules of imports, but not those
 * that only other expressions name.
 */
export function specifiersIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/(["'`])([^\s"'`]*\/[^\s"'`]*)\1/g), ([, , name = ""]) => name));
}

/** A file system that also has some files in memory, so that the compiler reads those that it needs. */
function withTexts(files: FileSystemHost, texts: ReadonlyMap<string, string>): FileSystemHost {
  const overlay: Partial<FileSystemHost> = {
    fileExistsSync: (path) => texts.has(path) || files.fileExistsSync(path),
    readFileSync: (path, encoding) => texts.get(path) ?? files.readFileSync(path, encoding),
  };
  return new Proxy(files, {
    get: (target, name) => {
      const value: unknown = Reflect.get(overlay, name) ?? Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * Returns a function that finds the file of a module by its specifier in a file of the callers, for specifiers that are no
 * imports.
 */
export function moduleFinder({
  project,
  generated,
  files,
}: Pick<CallerFiles, "project" | "generated" | "files">): (name: string, containing: string) => string | undefined {
  const paths = new Set(files.map(({ path }) => path));
  const { options } = project;
  const cache = resolutionCache(options);
  return (name, containing) =>
    resolveModule({ name, containing, host: ts.sys, options, cache, onMissing: () => undefined }, generated, paths)
      ?.resolvedFileName;
}

interface ModuleRequest {
  readonly name: string;
  readonly containing: string;
  readonly host: ts.ModuleResolutionHost;
  readonly options: ts.CompilerOptions;
  readonly cache: ts.ModuleResolutionCache;
  readonly onMissing: () => void;
}

/** Resolves modules of the generated package to its sources in memory, wherever its files are built or installed. */
function resolveModule(
  { name, containing, host, options, cache, onMissing }: ModuleRequest,
  { root, folderOf, name: packageName, entries }: GeneratedPackage,
  paths: ReadonlySet<string>,
): ts.ResolvedModuleFull | undefined {
  const own = (path: string | undefined): ts.ResolvedModuleFull | undefined => {
    if (path !== undefined) return { resolvedFileName: posix.join(root, path), extension: ts.Extension.Ts };
    onMissing();
    return undefined;
  };
  const resolve = (): ts.ResolvedModuleFull | undefined =>
    ts.resolveModuleName(name, containing, options, host, cache).resolvedModule;
  if (name === packageName || name.startsWith(`${packageName}/`)) {
    const entry = entries.get(`.${name.slice(packageName.length)}`);
    if (entry !== undefined) return own(entry);
    onMissing();
  }
  if (/^\.\.?(\/|$)/.test(name)) {
    const target = posix.join(posix.dirname(containing), name);
    const folder = target === root || isInside(target, root) ? root : folderOf(target);
    const found = folder === undefined ? undefined : own(sourceOf(posix.relative(folder, target), paths));
    // A file beside the folder, such as `api.ts` beside `api`, comes first.
    const isBeside = (path: string | undefined): boolean => path !== undefined && folderOf(path) === undefined;
    if (found !== undefined && !(target === folder && isBeside(resolve()?.resolvedFileName))) return found;
  }
  const resolved = resolve() ?? installedRuntime(name, options, host);
  if (resolved === undefined) return undefined;
  const { resolvedFileName } = resolved;
  const folder = folderOf(resolvedFileName);
  return folder === undefined ? resolved : own(sourceOf(posix.relative(folder, resolvedFileName), paths));
}

/** Before the first run of npm, a program may lack the runtime; the generator may be installed beside it. */
function installedRuntime(
  name: string,
  options: ts.CompilerOptions,
  host: ts.ModuleResolutionHost,
): ts.ResolvedModuleFull | undefined {
  if (!name.startsWith("@guildwire/runtime/")) return undefined;
  return ts.resolveModuleName(name, fileURLToPath(import.meta.url), options, host).resolvedModule;
}

/**
 * Returns the source of a module of the package: `dist/client/index.d.ts` is compiled from `src/client/index.ts`, and
 * source code of a program has no folder `src`.
 */
function sourceOf(path: string, paths: ReadonlySet<string>): string | undefined {
  const stem = path.replace(/(\.d)?\.[cm]?[jt]s$/, "");
  const stems = [stem, stem.replace(/^dist\//, "src/"), posix.join("src", stem)];
  return stems.flatMap((one) => [`${one}.ts`, `${one}/index.ts`]).find((one) => paths.has(one));
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}
