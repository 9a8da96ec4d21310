import { type CallerFiles, moduleFinder, specifiersIn } from "../typescript/caller-program.js";
import type { SpecifierOf } from "./render-file.js";

/**
 * Returns how files name the entries of the generated package: as imports of the same file do, or as those of other files, such as through
 * a path alias of the compiler. Without such imports, it is what `specifierOf` says.
 */
export function callerSpecifiers(callers: CallerFiles, specifierOf: SpecifierOf): SpecifierOf {
  const { project, generated, readText } = callers;
  const find = moduleFinder(callers);
  const used = new Map<string, ReadonlyMap<string, string>>();
  /** The files of the output by the specifiers in a file. */
  const usedIn = (path: string): ReadonlyMap<string, string> => {
    const known = used.get(path);
    if (known !== undefined) return known;
    const found = new Map<string, string>();
    for (const specifier of specifiersIn(readText(path) ?? "")) {
      const target = find(specifier, path);
      if (target?.startsWith(`${generated.root}/`) === true) found.set(specifier, target);
    }
    used.set(path, found);
    return found;
  };
  const isRelative = (specifier: string): boolean => specifier.startsWith(".");
  const isOfPackage = (specifier: string): boolean =>
    specifier === generated.name || specifier.startsWith(`${generated.name}/`);
  const isName = (path: string): boolean => generated.folderOf(path) === undefined && !path.endsWith(".d.ts");
  let shared: ReadonlyMap<string, string> | undefined;
  /** The specifiers of all files that are valid in each of them. */
  const usedAnywhere = (): ReadonlyMap<string, string> => {
    const all = project.fileNames.filter(isName).flatMap((path) => [...usedIn(path)]);
    shared ??= new Map(all.filter(([specifier]) => !isRelative(specifier)));
    return shared;
  };
  return (module, file) => {
    const given = specifierOf(module, file);
    const source = module.startsWith("#") ? generated.entries.get(`./${module.slice(1)}`) : undefined;
    if (source === undefined) return given;
    const entry = `${generated.root}/${source}`;
    const inFile = usedIn(file.fileName);
    const own = [...inFile].find(([, target]) => target === entry)?.[0];
    if (own !== undefined) return own;
    if (isRelative(given)) return given;
    const anywhere = usedAnywhere();
    if ([...anywhere.keys()].some(isOfPackage)) return given;
    for (const candidates of [anywhere, inFile]) {
      for (const [specifier, target] of candidates) {
        if (target === entry) return specifier;
        const other = [...generated.entries].find(([, path]) => `${generated.root}/${path}` === target)?.[0];
        const sibling = other === undefined ? undefined : replaceLast(specifier, other.slice(2), module.slice(1));
        if (sibling !== undefined && find(sibling, file.fileName) === entry) return sibling;
      }
    }
    return given;
  };
}

/** Replaces the last segment of a path that is a name. */
function replaceLast(specifier: string, name: string, replacement: string): string | undefined {
  const segments = specifier.split("/");
  const at = segments.lastIndexOf(name);
  return name === "" || at === -1 ? undefined : segments.with(at, replacement).join("/");
}
