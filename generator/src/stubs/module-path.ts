import { ts } from "../typescript/compiler.js";
import type { DesiredTag } from "./desired.js";
import { isRelative, moduleText } from "./scope.js";
import type { Source } from "./source-files.js";

/** Returns the module to import generated names from: the file's existing one, otherwise the configured one. */
export function generatedModuleIn(source: Source, found: string, module: string): string {
  const isOwn = source.tree.statements.some(
    (statement) => ts.isImportDeclaration(statement) && moduleText(statement.moduleSpecifier) === found,
  );
  return isOwn || !isRelative(found) ? found : rebaseModule(source, module);
}

/** Rebases a module specifier that is relative to the folder's root for a file in a subfolder. */
export function rebaseModule({ path }: Source, module: string): string {
  const depth = path.split("/").length - 1;
  return depth === 0 || !isRelative(module) ? module : `${"../".repeat(depth)}${module.replace(/^\.\//, "")}`;
}

/** Returns the path of a TypeScript file as imports write it. */
export function withExtension(path: string, importExtension: "" | ".js" | ".ts"): string {
  // Files with `.mts` or `.cts` are never imported without their extension.
  if (importExtension === "" && /\.tsx?$/.test(path)) return path.replace(/\.tsx?$/, "");
  return importExtension === ".ts" ? path : path.replace(/\.([cm]?)tsx?$/, ".$1js");
}

/** Returns the specifier of a new file in the root, in the style of the file's other relative imports. */
export function siblingSpecifier(source: Source, tag: DesiredTag, importExtension: string): string {
  const specifiers = source.tree.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleText(moduleSpecifier))
    .filter((specifier) => specifier.startsWith("."));
  const [sample] = specifiers;
  const extension = sample === undefined ? importExtension : (/\.[cm]?[jt]sx?$/.exec(sample)?.[0] ?? "");
  const up = source.path
    .split("/")
    .slice(1)
    .map(() => "..");
  return `${up.length === 0 ? "." : up.join("/")}/${tag.fileStem}${extension.replace("x", "").replace(/[cm]/, "")}`;
}
