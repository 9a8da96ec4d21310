import { compareText } from "../values/text.js";
import { lines, list } from "./layout.js";
import type { NameResolution } from "./printer.js";
import { quotedText } from "./string-text.js";
import { addUse, type SymbolUses, sortedByKey } from "./symbol-uses.js";
import { type Code, literal, nodeOf, qualifiedName, type SymbolReference, sequence, specifier, text } from "./tree.js";

/** The extension of relative import specifiers: that of the compiled file, that of the source, or none. */
export type ImportExtension = "js" | "ts" | "none";

export interface ResolvedImports {
  /** The import declarations, sorted: packages first, then files of the output. */
  readonly declarations: readonly Code[];
  /** Absent if no symbol has an alias. */
  readonly aliased?: NameResolution;
}

/** Records the symbols of a file whose imports are not resolved yet. Symbols are printed without aliases. */
export class UsedSymbols implements NameResolution {
  readonly hasAliases: boolean = false;
  readonly #module: string;
  readonly #extension: string;
  readonly #uses: SymbolUses = new Map();
  /** Namespaces by module: names with whether only types of it are used. */
  readonly #namespaces: SymbolUses = new Map();
  /** Names of symbols that the file declares itself. */
  readonly #own: Set<string> = new Set();

  /**
   * @param path Path of the file, such as `src/types/guilds.ts`.
   * @param importExtension The extension of relative specifiers.
   */
  constructor(path: string, importExtension: ImportExtension) {
    this.#module = moduleOf(path);
    this.#extension = extensions[importExtension];
  }

  nameOf = (reference: SymbolReference): string => {
    const { name, module, namespace, typeOnly } = reference;
    if (module === this.#module) {
      this.#own.add(name);
      return name;
    }
    if (namespace === undefined) addUse(this.#uses, reference);
    else addUse(this.#namespaces, { name: namespace, module, typeOnly });
    return qualifiedName(reference);
  };

  specifierOf = (module: string): string => quotedText(this.#specifierTo(module));

  /**
   * Resolves the imports and aliases of a file.
   *
   * @param texts The file's trusted text, whose words cannot be used as import names.
   */
  resolve(texts: Iterable<string>): ResolvedImports {
    const words = new Set(this.#own);
    for (const each of texts) addWords(each, words);
    const imported = [...this.#importsOf(this.#uses, false), ...this.#importsOf(this.#namespaces, true)].sort(
      (one, other) => compareSpecifiers(one.from, other.from),
    );
    // Assign unaliased names first, so that an alias never takes the name of another import.
    for (const { names, local } of imported) {
      for (const [name] of names) if (!words.has(name)) local.set(name, isTaken(name, words));
    }
    let isAliased = false;
    for (const { module, isNamespace, names, local } of imported) {
      for (const [name] of names) {
        if (local.has(name)) continue;
        local.set(name, freeName(name, isNamespace ? undefined : aliasOf(name, module), words));
        isAliased = true;
      }
    }
    const declarations = imported.map(importDeclaration);
    if (!isAliased) return { declarations };
    const localNames = (isNamespace: boolean): ReadonlyMap<string, ReadonlyMap<string, string>> =>
      new Map(imported.flatMap((one) => (one.isNamespace === isNamespace ? [[one.module, one.local] as const] : [])));
    const [names, namespaces] = [localNames(false), localNames(true)];
    const nameOf = ({ module, name, namespace }: SymbolReference): string => {
      if (namespace === undefined || module === this.#module) return names.get(module)?.get(name) ?? name;
      return qualifiedName({ name, namespace: namespaces.get(module)?.get(namespace) ?? namespace });
    };
    return { declarations, aliased: { hasAliases: true, nameOf, specifierOf: this.specifierOf } };
  }

  #specifierTo(module: string): string {
    const specifier = moduleSpecifier(this.#module, module);
    return isPackage(module) ? specifier : `${specifier}${this.#extension}`;
  }

  #importsOf(
    uses: SymbolUses,
    isNamespace: boolean,
  ): readonly (ModuleImport & { readonly from: string; readonly local: Map<string, string> })[] {
    return Array.from(uses, ([module, names]) => ({
      module,
      from: this.#specifierTo(module),
      isNamespace,
      names: sortedByKey(names),
      local: new Map<string, string>(),
    }));
  }
}

/** Resolution for code outside an output file: symbols are unaliased. */
export const noImports: NameResolution = {
  // Without namespaces, names are shorter than declared.
  hasAliases: true,
  nameOf: ({ name }) => name,
  specifierOf: (module) => quotedText(isPackage(module) ? packageSpecifier(module) : `./${module}.js`),
};

function addWords(trusted: string, words: Set<string>): void {
  // Fast path: most texts are a single name.
  if (/^[A-Za-z_$][\w$]*$/.test(trusted)) {
    words.add(trusted);
    return;
  }
  let found = knownWords.get(trusted);
  if (found === undefined) {
    found = wordsOf(trusted);
    if (knownWords.size === maxKnownWords) knownWords.clear();
    knownWords.set(trusted, found);
  }
  for (const word of found) words.add(word);
}

function wordsOf(trusted: string): readonly string[] {
  return [...trusted.matchAll(wordPattern)].flatMap(([, dots, word = ""]) =>
    // One dot precedes a member name; three are a spread.
    word === "" || dots === "." ? [] : [word],
  );
}

/** Cache of the words of trusted texts: those of the generator's source, which many files have. */
const knownWords = new Map<string, readonly string[]>();

/** Maximum size of the cache, above the number of such texts, for long-running processes. */
const maxKnownWords = 20_000;

/**
 * Matches words of trusted text outside strings and comments. Each may be declared in the file or refer to a global, so
 * imports must not use it.
 */
const wordPattern = /"(?:[^"\\]|\\.)*"|\/\/.*|(\.*)([\p{ID_Start}_$][\p{ID_Continue}$]*)/gu;

/** Reserves and returns the alias, or the name with the lowest free numeric suffix. */
function freeName(name: string, alias: string | undefined, words: Set<string>): string {
  if (alias !== undefined && !words.has(alias)) return isTaken(alias, words);
  let number = 2;
  while (words.has(`${name}_${number}`)) number++;
  return isTaken(`${name}_${number}`, words);
}

/** Returns an alias that states where a name is from: `RuntimeClient`, `GuildType`, `GuildValidator`. */
function aliasOf(name: string, module: string): string | undefined {
  if (module.startsWith("@guildwire/runtime/")) {
    return /^[a-z]/.test(name) ? `runtime${name.charAt(0).toUpperCase()}${name.slice(1)}` : `Runtime${name}`;
  }
  const [, folder] = /(?:^|\/)(types|validators)(?:\/|$)/.exec(module) ?? [];
  if (folder === undefined) return undefined;
  return `${name}${folder === "types" ? "Type" : "Validator"}`;
}

function isTaken(name: string, words: Set<string>): string {
  words.add(name);
  return name;
}

interface ModuleImport {
  readonly module: string;
  /** Whether the names are those of namespaces: `import * as types`. */
  readonly isNamespace: boolean;
  /** Sorted names, each with whether only its type is used. */
  readonly names: readonly (readonly [string, boolean])[];
  /** Local names in the file. */
  readonly local: ReadonlyMap<string, string>;
}

function importDeclaration({ module, isNamespace, names, local }: ModuleImport): Code {
  const onlyTypes = names.every(([, typeOnly]) => typeOnly);
  const keyword = text(onlyTypes ? "import type " : "import ");
  const from = [text(" from "), specifier(module), text(";")];
  if (isNamespace) {
    const statements = names.map(([name]) => sequence([keyword, literal(`* as ${local.get(name) ?? name}`), ...from]));
    return lines(statements);
  }
  const items = names.map(([name, typeOnly]) => {
    const alias = local.get(name) ?? name;
    return literal(`${typeOnly && !onlyTypes ? "type " : ""}${alias === name ? name : `${name} as ${alias}`}`);
  });
  return sequence([keyword, nodeOf(list({ open: "{", close: "}", separator: ",", items })), ...from]);
}

function moduleOf(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, "");
}

/** Whether a module belongs to a package or to Node. A package without a scope is written as `npm:name`. */
function isPackage(module: string): boolean {
  return /^(?:@|node:|npm:)/.test(module);
}

function packageSpecifier(module: string): string {
  return module.replace(/^npm:/, "");
}

const extensions: { readonly [extension in ImportExtension]: string } = { js: ".js", ts: ".ts", none: "" };

/** Returns a relative specifier without an extension, or the name of a package. */
function moduleSpecifier(from: string, to: string): string {
  if (isPackage(to)) return packageSpecifier(to);
  const source = from.split("/").slice(0, -1);
  const target = to.split("/");
  let common = 0;
  while (common < source.length && common < target.length - 1 && source[common] === target[common]) common++;
  const up = source.length - common;
  return `${up === 0 ? "./" : "../".repeat(up)}${target.slice(common).join("/")}`;
}

/** Orders packages first, then by distance from far to near, as Biome does; otherwise by code unit. */
function compareSpecifiers(one: string, other: string): number {
  return distance(other) - distance(one) || compareText(one, other);
}

function distance(specifierText: string): number {
  if (!specifierText.startsWith(".")) return Number.MAX_SAFE_INTEGER;
  return specifierText.split("../").length;
}
