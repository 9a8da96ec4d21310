import { ts } from "ts-morph";
import type { DesiredTag } from "./desired.js";
import { isRelative, moduleText } from "./scope.js";
import type { Source } from "./source-files.js";

/** Where a file imports generated names from: as it does already, else by the module that was set. */
export function generatedModuleIn(source: Source, found: string, module: string): string {
  const isOwn = source.tree.statements.some(
    (statement) => ts.isImportDeclaration(statement) && moduleText(statement.moduleSpecifier) === found,
  );
  return isOwn || !isRelative(found) ? found : rebaseModule(source, module);
}

/** A module as a file sees it that may lie further down than the folder's root, from where it is set. */
export function rebaseModule({ path }: Source, module: string): string {
  const depth = path.split("/").length - 1;
  return depth === 0 || !isRelative(module) ? module : `${"../".repeat(depth)}${module.replace(/^\.\//, "")}`;
}

/** How a file refers to a new one in the folder's root, in the manner of its other imports. */
export function siblingSpecifier(source: Source, tag: DesiredTag): string {
  const specifiers = source.tree.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleText(moduleSpecifier))
    .filter((specifier) => specifier.startsWith("."));
  const [sample = ".js"] = specifiers;
  const extension = /\.[cm]?[jt]sx?$/.exec(sample)?.[0] ?? "";
  const up = source.path
    .split("/")
    .slice(1)
    .map(() => "..");
  return `${up.length === 0 ? "." : up.join("/")}/${tag.fileStem}${extension.replace("x", "").replace(/[cm]/, "")}`;
}
