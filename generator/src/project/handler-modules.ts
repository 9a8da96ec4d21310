import { dirname, join, relative, resolve, sep } from "node:path";
import type { ImportExtension } from "../load/document.js";
import type { ReconcileOptions } from "../stubs/contract.js";
import type { AliasResolver } from "../stubs/source-files.js";
import { GeneratedFiles, installedPackage } from "./generated-files.js";
import type { Settings } from "./settings.js";

const extensions = { js: ".js", ts: ".ts", none: "" } as const satisfies { readonly [key in ImportExtension]: string };

/**
 * Returns how handlers import generated names and each other. In source code of a program, both are relative paths with
 * the extension that the nearest `tsconfig.json` of the handlers asks for.
 *
 * @param folder Absolute path of the handlers.
 */
export async function readHandlerModules(
  settings: Settings,
  folder: string,
  aliasedPaths: AliasResolver,
): Promise<Pick<ReconcileOptions, "module" | "importExtension" | "isGenerated">> {
  const { sourceOutput, packageName, outDir, stubs } = settings;
  const files = new GeneratedFiles(settings);
  const isGenerated = (specifier: string, path: string): boolean | undefined =>
    firstKnown(pathsOf(specifier, dirname(resolve(folder, path)), folder, aliasedPaths), (one) => files.owns(one));
  if (sourceOutput === undefined) return { module: stubs?.import ?? `${packageName}/server`, isGenerated };
  const extension = extensions[await extensionFor(sourceOutput, folder)];
  const module = stubs?.import ?? serverModule(relative(folder, outDir).split(sep).join("/"), extension);
  return { module, importExtension: extension, isGenerated };
}

/** The folders of the handlers and of the output may belong to different programs. */
async function extensionFor(
  { importExtension, isConfigured }: NonNullable<Settings["sourceOutput"]>,
  folder: string,
): Promise<ImportExtension> {
  if (isConfigured === true) return importExtension;
  const { readImportExtension } = await import("./import-extension.js");
  return (await readImportExtension(folder)).importExtension;
}

function serverModule(outDir: string, extension: string): string {
  const path = outDir === "" ? "server" : `${outDir}/server`;
  const specifier = path.startsWith("../") ? path : `./${path}`;
  return extension === "" ? specifier : `${specifier}/index${extension}`;
}

/** Returns the paths that a specifier may lead to. */
function pathsOf(specifier: string, from: string, folder: string, aliasedPaths: AliasResolver): readonly string[] {
  if (/^\.\.?(\/|$)/.test(specifier)) return [resolve(from, specifier)];
  const aliased = aliasedPaths(specifier).map((path) => resolve(folder, path));
  const installed = installedPackage(specifier, from);
  // Any file of a package represents it: its exports do not matter here.
  return [...aliased, ...(installed === undefined ? [] : [join(installed, "package.json")])];
}

function firstKnown<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
