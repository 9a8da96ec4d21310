/** Reads keys of content maps that are not media types as RFC 9110 writes them. */

const shortNames: ReadonlyMap<string, string> = new Map([
  ["*", "*/*"],
  ["form", "application/x-www-form-urlencoded"],
  ["html", "text/html"],
  ["json", "application/json"],
  ["text", "text/plain"],
  ["xml", "application/xml"],
]);

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const quoted = '"[^"]*"';
const typePattern = new RegExp(`^${token}/${token}$`);
const parameterPattern = new RegExp(`^${token}=(${token}|${quoted})$`);

/** Maximum length of a key that is read; longer ones are no media types. */
const maxLength = 1_000;

/** Returns the media type that a key means, with its well-formed parameters; undefined if it means none. */
export function mediaTypeOf(key: string): string | undefined {
  const [type = "", ...parameters] = wordsOf(key);
  const full = shortNames.get(type.toLowerCase()) ?? type;
  // What names another media type, too, has no one meaning.
  if (!typePattern.test(full) || parameters.some((text) => typePattern.test(text))) return undefined;
  return [full, ...parameters.filter((text) => parameterPattern.test(text))].join("; ");
}

/** Returns the media types of a list, each with the parameters that follow it; empty if the key is no such list. */
export function listedMediaTypes(key: string): readonly string[] {
  const listed: string[][] = [];
  for (const word of wordsOf(key)) {
    const last = listed.at(-1);
    if (typePattern.test(word)) listed.push([word]);
    else if (last === undefined || !parameterPattern.test(word)) return [];
    else last.push(word);
  }
  return listed.map((words) => words.join("; "));
}

/** Splits a key at semicolons, commas and spaces outside of quotes. */
function wordsOf(key: string): readonly string[] {
  if (key.length > maxLength) return [];
  // Spaces around an equals sign belong to the parameter.
  const words = key.replaceAll(/\s*=\s*/g, "=").match(/(?:"[^"]*"|[^\s;,"])+/g);
  return words ?? [];
}
