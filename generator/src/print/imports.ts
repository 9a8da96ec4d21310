import { list } from "./layout.js";
import type { Surroundings } from "./printer.js";
import { quotedText } from "./string-text.js";
import { addUse, compareText, type SymbolUses, sortedByKey } from "./symbol-uses.js";
import { type Code, literal, type Node, nodeOf, type SymbolReference, sequence, specifier, text } from "./tree.js";

export interface ResolvedImports {
  /** The import declarations, sorted: packages first, then files of the output. */
  readonly declarations: readonly Code[];
  readonly surroundings: Surroundings;
}

/** Works out which symbols of `body` the file at `path` imports, and under which names. */
export function resolveImports(path: string, body: readonly Node[]): ResolvedImports {
  const own = moduleOf(path);
  const { uses, words } = collect(body, own);
  const specifierOf = (module: string): string => quotedText(moduleSpecifier(own, module));

  const imported = [...uses]
    .sort(([left], [right]) => compareModules(own, left, right))
    .map(([module, names]) => ({ module, names: sortedByKey(names), local: new Map<string, string>() }));
  // Names of their own come before aliases, so that an alias never drives another import from its name.
  for (const { names, local } of imported) {
    for (const [name] of names) if (!words.has(name)) local.set(name, taken(name, words));
  }
  for (const { names, local } of imported) {
    for (const [name] of names) if (!local.has(name)) local.set(name, freeName(name, words));
  }
  const localNames = new Map(imported.map(({ module, local }) => [module, local]));
  const nameOf = ({ module, name }: SymbolReference): string => localNames.get(module)?.get(name) ?? name;
  return { declarations: imported.map(importDeclaration), surroundings: { nameOf, specifierOf } };
}

/** How code is printed that is no file of the output: symbols by their own names. */
export const nowhere: Surroundings = {
  nameOf: ({ name }) => name,
  specifierOf: (module) => quotedText(isPackage(module) ? module : `./${module}.js`),
};

function collect(body: readonly Node[], own: string): { readonly uses: SymbolUses; readonly words: Set<string> } {
  const uses: SymbolUses = new Map();
  const words = new Set<string>();
  const texts = new Set<string>();
  const pending: Node[] = [];
  const visit = (node: Node): void => {
    switch (node.kind) {
      case "text":
        texts.add(node.content);
        break;
      case "symbol":
        if (node.content.module === own) words.add(node.content.name);
        else addUse(uses, node.content);
        break;
      case "sequence":
      case "nest":
      case "lead":
      case "group":
        pending.push(node);
        break;
    }
  };
  for (const node of body) visit(node);
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === "sequence") for (const part of node.content) visit(part);
    else if (node.kind === "nest" || node.kind === "lead" || node.kind === "group") visit(node.content);
  }
  for (const each of texts) addWords(each, words);
  return { uses, words };
}

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
  return taken(`${name}_${number}`, words);
}

function taken(name: string, words: Set<string>): string {
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
