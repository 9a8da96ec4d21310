import type { Interface } from "../../model/interface.js";
import type { ArrayType, Use } from "../../model/type.js";

/** How messages name things: with the titles of the specification. */

/** What holds properties or items, with its article: `a Select Menu`. */
export function ownerOf(title: string | undefined, identifier: string): string {
  const name = titleCase(title ?? identifier.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2"));
  return `${article(name)} ${name}`;
}

/** What the items of an array are called: `buttons`, `options`. */
export function itemsNoun(
  type: ArrayType,
  title: string | undefined,
  property: string | undefined,
  model: Interface,
): string {
  if (title !== undefined) return lowerCase(title);
  const items = type.items === undefined ? undefined : titleOf(type.items, model);
  if (items !== undefined) return plural(lowerCase(items));
  return property === undefined ? "items" : plural(property.replaceAll("_", " "));
}

function titleOf(use: Use, model: Interface): string | undefined {
  if (use.title !== undefined) return use.title;
  return use.type.kind === "reference" ? model.types.get(use.type.name)?.title : undefined;
}

/** `1 or 2`, `one of 1, 2 and 3`-like lists in words. */
export function alternatives(words: readonly string[]): string {
  const distinct = [...new Set(words)];
  const last = distinct.pop();
  if (last === undefined) return "nothing";
  return distinct.length === 0 ? last : `${distinct.join(", ")} or ${last}`;
}

export function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? "an" : "a";
}

function titleCase(title: string): string {
  return title.replace(/(^|\s)(\p{Ll})/gu, (_match, blank: string, letter: string) => blank + letter.toUpperCase());
}

/** Words in lower case, abbreviations apart. */
function lowerCase(title: string): string {
  return title.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
}

function plural(noun: string): string {
  if (/s$/i.test(noun)) return noun;
  return /[^aeiou]y$/i.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
