import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { findNodeAtLocation, type ParseError, parse, parseTree } from "jsonc-parser";
import { readableNames, readableText } from "../../project/readable-files.js";
import { isObject } from "../../values/json.js";
import { insertEntry } from "./json-insertion.js";
import type { PackageFile } from "./package-file.js";

/** A configuration that now excludes the generated files. Its path is relative to the project folder. */
export interface ExclusionEdit {
  readonly path: string;
  /** Absent for a new file. */
  readonly before?: string;
  readonly after: string;
}

export interface FormatterExclusions {
  readonly edits: readonly ExclusionEdit[];
  /** What the user has to change, because it is code, or outside of the project. */
  readonly advice: readonly string[];
}

/**
 * Excludes the output folder from ESLint, Biome and Prettier, as far as the project uses them. Files are edited in place,
 * with every other byte as it was.
 *
 * @param out The output folder, relative to the project folder, with forward slashes.
 */
export function excludeFromFormatters(root: string, out: string, packageFile: PackageFile): FormatterExclusions {
  const found = [excludeFromPrettier, excludeFromBiome, excludeFromEslint].map((exclude) =>
    exclude({ root, out, packageFile, names: readableNames(root) }),
  );
  return { edits: found.flatMap(({ edits }) => edits), advice: found.flatMap(({ advice }) => advice) };
}

interface Project {
  readonly root: string;
  readonly out: string;
  readonly packageFile: PackageFile;
  /** Names of the files in the project folder. */
  readonly names: readonly string[];
}

const nothing: FormatterExclusions = { edits: [], advice: [] };

function excludeFromPrettier({ root, out, packageFile, names }: Project): FormatterExclusions {
  const ignored = ".prettierignore";
  const isUsed =
    names.some((name) => name === ignored || /^(\.prettierrc(\..+)?|prettier\.config\.[cm]?[jt]s)$/.test(name)) ||
    packageFile["prettier"] !== undefined ||
    dependsOn(packageFile, "prettier");
  if (!isUsed) return nothing;
  const before = readableText(join(root, ignored));
  if (before === undefined) return { edits: [{ path: ignored, after: `${out}/\n` }], advice: [] };
  if (before.split(/\r?\n/).some((line) => excludesFolder(line.trim(), out))) return nothing;
  const eol = before.includes("\r\n") ? "\r\n" : "\n";
  const separator = before === "" || before.endsWith("\n") ? "" : eol;
  return { edits: [{ path: ignored, before, after: `${before}${separator}${out}/${eol}` }], advice: [] };
}

/** Version 1 lists ignored files; version 2 negates patterns of `files.includes`. */
function excludeFromBiome({ root, out, packageFile, names }: Project): FormatterExclusions {
  const name = ["biome.json", "biome.jsonc"].find((one) => names.includes(one));
  if (name === undefined) {
    const above = fileAbove(root, ["biome.json", "biome.jsonc"]);
    return above === undefined
      ? nothing
      : { edits: [], advice: [`Biome: exclude ${out} in ${above} (files.includes)`] };
  }
  const before = readableText(join(root, name));
  const config = before === undefined ? undefined : parseObject(before);
  if (before === undefined || config === undefined) return unreadable("Biome", name, out);
  const files = isObject(config["files"]) ? config["files"] : undefined;
  const isFirstVersion =
    files?.["ignore"] !== undefined ||
    /\/schemas\/1\./.test(String(config["$schema"])) ||
    /^[^\d]*1\./.test(versionOf(packageFile, "@biomejs/biome"));
  const key = isFirstVersion ? "ignore" : "includes";
  const entry = isFirstVersion ? `${out}/**` : `!${out}/**`;
  const present = files?.[key];
  if (Array.isArray(present)) {
    if (present.some((one) => typeof one === "string" && excludesFolder(one.replace(/^!+/, ""), out))) return nothing;
    return edited(name, before, insertEntry(before, ["files", key], { value: entry }));
  }
  if (present !== undefined) return unreadable("Biome", name, out);
  const list = isFirstVersion ? [entry] : ["**", entry];
  if (files !== undefined) return edited(name, before, insertEntry(before, ["files"], { key, value: list }));
  if (config["files"] !== undefined) return unreadable("Biome", name, out);
  return edited(name, before, insertEntry(before, [], { key: "files", value: { [key]: list } }));
}

function excludeFromEslint({ root, out, packageFile, names }: Project): FormatterExclusions {
  const flat = names.find((name) => /^eslint\.config\.[cm]?[jt]s$/.test(name));
  if (flat !== undefined) {
    const text = readableText(join(root, flat)) ?? "";
    // A configuration in code is never edited.
    if (text.includes(out)) return nothing;
    return { edits: [], advice: [`ESLint: add { ignores: ["${out}/**"] } to ${flat}`] };
  }
  if (names.includes(".eslintignore")) {
    const before = readableText(join(root, ".eslintignore")) ?? "";
    if (before.split(/\r?\n/).some((line) => excludesFolder(line.trim(), out))) return nothing;
    const eol = before.includes("\r\n") ? "\r\n" : "\n";
    const separator = before === "" || before.endsWith("\n") ? "" : eol;
    return edited(".eslintignore", before, `${before}${separator}${out}/${eol}`);
  }
  const name = [".eslintrc.json", ".eslintrc"].find((one) => names.includes(one));
  if (name === undefined) {
    const code = names.find((one) => /^\.eslintrc\.([cm]?js|ya?ml)$/.test(one));
    const place = code ?? (packageFile["eslintConfig"] === undefined ? undefined : "package.json");
    return place === undefined
      ? nothing
      : { edits: [], advice: [`ESLint: add "${out}/" to ignorePatterns in ${place}`] };
  }
  const before = readableText(join(root, name));
  const config = before === undefined ? undefined : parseObject(before);
  if (before === undefined || config === undefined) return unreadable("ESLint", name, out);
  const { ignorePatterns: present } = config;
  if (present === undefined) {
    return edited(name, before, insertEntry(before, [], { key: "ignorePatterns", value: [`${out}/`] }));
  }
  if (!Array.isArray(present)) return unreadable("ESLint", name, out);
  if (present.some((one) => typeof one === "string" && excludesFolder(one, out))) return nothing;
  return edited(name, before, insertEntry(before, ["ignorePatterns"], { value: `${out}/` }));
}

function edited(path: string, before: string, after: string): FormatterExclusions {
  return { edits: [{ path, before, after }], advice: [] };
}

function unreadable(tool: string, name: string, out: string): FormatterExclusions {
  return { edits: [], advice: [`${tool}: exclude ${out} in ${name}`] };
}

/** Whether a pattern of an ignore list is that of the folder. */
function excludesFolder(pattern: string, out: string): boolean {
  return pattern.replace(/^\.?\//, "").replace(/\/?\*{0,2}$/, "") === out;
}

function parseObject(text: string): { readonly [key: string]: unknown } | undefined {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const root = parseTree(text, [], { allowTrailingComma: true });
  const isFound = errors.length === 0 && root !== undefined && findNodeAtLocation(root, []) !== undefined;
  return isFound && isObject(value) ? value : undefined;
}

function dependsOn(packageFile: PackageFile, name: string): boolean {
  return versionOf(packageFile, name) !== "";
}

/** Returns the range of a dependency; empty without one. */
function versionOf(packageFile: PackageFile, name: string): string {
  for (const section of ["dependencies", "devDependencies"]) {
    const { [section]: listed } = packageFile;
    if (isObject(listed) && typeof listed[name] === "string") return listed[name];
  }
  return "";
}

/** Returns the path of a file in a folder above, up to the root of the repository. */
function fileAbove(root: string, names: readonly string[]): string | undefined {
  let path = "";
  for (let folder = root; !existsSync(join(folder, ".git")) && dirname(folder) !== folder; ) {
    folder = dirname(folder);
    path += "../";
    const name = names.find((one) => existsSync(join(folder, one)));
    // Without a repository, a file far above belongs to something else.
    if (name !== undefined) return isInRepository(folder) ? path + name : undefined;
  }
  return undefined;
}

function isInRepository(folder: string): boolean {
  if (existsSync(join(folder, ".git"))) return true;
  return dirname(folder) !== folder && isInRepository(dirname(folder));
}
