import type { Interface } from "../../model/interface.js";
import type { ArrayType, SchemaUse } from "../../model/type.js";
import { pluralOf } from "../../values/text.js";

/** Nouns in messages, derived from titles of the specification. */

/** Returns the name of an object or list with its article: `a Select Menu`. */
export function ownerNoun(title: string | undefined, identifier: string): string {
  const name = titleCase(title ?? identifier.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2"));
  return `${article(name)} ${name}`;
}

/** Returns the plural noun for array items: `buttons`, `options`. */
export function itemsNoun(
  type: ArrayType,
  title: string | undefined,
  property: string | undefined,
  model: Interface,
): string {
  if (title !== undefined) return lowerCase(title);
  const item = itemTitle(type, model);
  if (item !== undefined) return pluralOf(item);
  return property === undefined ? "items" : pluralOf(property.replaceAll("_", " "));
}

/** Returns the singular noun for an array item: `button`, `option`. */
export function itemNoun(
  type: ArrayType,
  title: string | undefined,
  property: string | undefined,
  model: Interface,
): string {
  return itemTitle(type, model) ?? singular(itemsNoun(type, title, property, model));
}

function itemTitle(type: ArrayType, model: Interface): string | undefined {
  const title = type.items === undefined ? undefined : titleOf(type.items, model);
  return title === undefined ? undefined : lowerCase(title);
}

function titleOf(use: SchemaUse, model: Interface): string | undefined {
  if (use.title !== undefined) return use.title;
  return use.type.kind === "reference" ? model.types.get(use.type.name)?.title : undefined;
}

/** Joins alternatives: `1 or 2`, `1, 2 or 3`. */
export function alternatives(words: readonly string[]): string {
  const distinct = [...new Set(words)];
  const last = distinct.pop();
  if (last === undefined) return "nothing";
  return distinct.length === 0 ? last : `${distinct.join(", ")} or ${last}`;
}

/** Truncates a list for a message: the first 12 words and the number of others. */
export function truncateList(words: readonly string[]): readonly string[] {
  const shown = words.slice(0, 12);
  return shown.length < words.length ? [...shown, `${words.length - shown.length} others`] : shown;
}

/**
 * Returns the article by pronunciation: `an Action Row`, `a User`; abbreviations are spelled: `an RPC Error`, `a URL`.
 */
export function article(noun: string): string {
  if (/^\p{Lu}+(?!\p{L})/u.test(noun)) return /^[AEFHILMNORSX]/.test(noun) ? "an" : "a";
  return /^(?:[ai]|e(?!u)|o(?!ne\b)|u(?!ni[^mn]|s[aeiu]))/i.test(noun) ? "an" : "a";
}

function titleCase(title: string): string {
  return title.replace(/(^|\s)(\p{Ll})/gu, (_match, blank: string, letter: string) => blank + letter.toUpperCase());
}

/** Lowercases words except abbreviations. */
function lowerCase(title: string): string {
  return title.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
}

function singular(noun: string): string {
  if (/ies$/i.test(noun)) return `${noun.slice(0, -3)}y`;
  return /[^s]s$/i.test(noun) ? noun.slice(0, -1) : noun;
}
