import { compareText } from "../values/text.js";
import { list } from "./layout.js";
import type { NameResolution } from "./printer.js";
import { quotedText } from "./string-text.js";
import { addUse, type SymbolUses, sortedByKey } from "./symbol-uses.js";
import { type Code, literal, nodeOf, type SymbolReference, sequence, specifier, text } from "./tree.js";

export interface ResolvedImports {
  /** The import declarations, sorted: packages first, then files of the output. */
  readonly declarations: readonly Code[];
  /** Absent where every symbol goes by its own name. */
  readonly aliased?: NameResolution;
}

/** The surroundings of a file whose imports are not known yet: every symbol goes by its own name, and is taken note of. */
export class UsedSymbols implements NameResolution {
  readonly #module: string;
  readonly #uses: SymbolUses = new Map();
  /** Names of symbols that the file declares itself. */
  readonly #own: Set<string> = new Set();

  /** @param path Of the file, such as `src/types/guilds.ts`. */
  constructor(path: string) {
    this.#module = moduleOf(path);
  }

  nameOf = (reference: SymbolReference): string => {
    if (reference.module === this.#module) this.#own.add(reference.name);
    else addUse(this.#uses, reference);
    return reference.name;
  };

  specifierOf = (module: string): string => quotedText(moduleSpecifier(this.#module, module));

  /** Which of them the file imports, and under which names, if its trusted text is this. */
  resolve(texts: Iterable<string>): ResolvedImports {
    const words = new Set(this.#own);
    for (const each of texts) addWords(each, words);
    const imported = [...this.#uses]
      .sort(([left], [right]) => compareModules(this.#module, left, right))
      .map(([module, names]) => ({ module, names: sortedByKey(names), local: new Map<string, string>() }));
    // Names of their own come before aliases, so that an alias never drives another import from its name.
    for (const { names, local } of imported) {
      for (const [name] of names) if (!words.has(name)) local.set(name, isTaken(name, words));
    }
    let isAliased = false;
    for (const { names, local } of imported) {
      for (const [name] of names) {
        if (local.has(name)) continue;
        local.set(name, freeName(name, words));
        isAliased = true;
      }
    }
    const declarations = imported.map(importDeclaration);
    if (!isAliased) return { declarations };
    const localNames = new Map(imported.map(({ module, local }) => [module, local]));
    const nameOf = ({ module, name }: SymbolReference): string => localNames.get(module)?.get(name) ?? name;
    return { declarations, aliased: { nameOf, specifierOf: this.specifierOf } };
  }
}

/** How code is printed that is no file of the output: symbols by their own names. */
export const noImports: NameResolution = {
  nameOf: ({ name }) => name,
  specifierOf: (module) => quotedText(isPackage(module) ? module : `./${module}.js`),
};

function addWords(trusted: string, words: Set<string>): void {
  // most are one name
  if (/^[A-Za-z_$][\w$]*$/.test(trusted)) words.add(trusted);
  else
    for (const [, dots, word = ""] of trusted.matchAll(wordPattern)) {
      // After one dot stands a member; three dots are a spread.
      if (word !== "" && dots !== ".") words.add(word);
    }
}

/**
 * Words of trusted text outside its strings and comments. Any of them might be declared in the file (also as a
 * parameter) or be a global name that the file relies on, so an import never takes such a name.
 */
const wordPattern = /"(?:[^"\\]|\\.)*"|\/\/.*|(\.*)([\p{ID_Start}_$][\p{ID_Continue}$]*)/gu;

/** The name with the lowest free number behind it; taken from then on. */
function freeName(name: string, words: Set<string>): string {
  let number = 2;
  while (words.has(`${name}_${number}`)) number++;
  return isTaken(`${name}_${number}`, words);
}

function isTaken(name: string, words: Set<string>): string {
  words.add(name);
  return name;
}

interface ModuleImport {
  readonly module: string;
  /** Sorted, each with whether only its type is needed. */
  readonly names: readonly (readonly [string, boolean])[];
  /** By which name each goes in the file. */
  readonly local: ReadonlyMap<string, string>;
}

function importDeclaration({ module, names, local }: ModuleImport): Code {
  const onlyTypes = names.every(([, typeOnly]) => typeOnly);
  const items = names.map(([name, typeOnly]) => {
    const alias = local.get(name) ?? name;
    return literal(`${typeOnly && !onlyTypes ? "type " : ""}${alias === name ? name : `${name} as ${alias}`}`);
  });
  return sequence([
    text(onlyTypes ? "import type " : "import "),
    nodeOf(list({ open: "{", close: "}", separator: ",", items })),
    text(" from "),
    specifier(module),
    text(";"),
  ]);
}

function moduleOf(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, "");
}

function isPackage(module: string): boolean {
  return module.startsWith("@") || module.startsWith("node:");
}

/** Relative with `.js`, as ECMAScript modules name each other. */
function moduleSpecifier(from: string, to: string): string {
  if (isPackage(to)) return to;
  const source = from.split("/").slice(0, -1);
  const target = to.split("/");
  let common = 0;
  while (common < source.length && common < target.length - 1 && source[common] === target[common]) common++;
  const up = source.length - common;
  return `${up === 0 ? "./" : "../".repeat(up)}${target.slice(common).join("/")}.js`;
}

/** Packages first, then from far to near, as Biome sorts them; otherwise by code units. */
function compareModules(own: string, left: string, right: string): number {
  const [one, other] = [moduleSpecifier(own, left), moduleSpecifier(own, right)];
  return distance(other) - distance(one) || compareText(one, other);
}

function distance(specifierText: string): number {
  if (!specifierText.startsWith(".")) return Number.MAX_SAFE_INTEGER;
  return specifierText.split("../").length;
}
