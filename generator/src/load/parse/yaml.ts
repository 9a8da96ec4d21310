import type { KeyOrValue } from "../document.js";
import { withLineFeeds } from "./line-ends.js";
import type { Span } from "./lines.js";
import type { ParsedText, TextLimits } from "./parsed.js";
import { parseYamlExactly } from "./yaml-exact.js";
import { readPlainYaml } from "./yaml-plain.js";

/**
 * Parses YAML 1.2 (core schema) as JSON data. Rejects what JSON cannot represent, and common accidents: duplicate keys,
 * merge keys, unquoted `true:` as a key, tags.
 *
 * There are two readers. The fast one accepts only the plain YAML of typical specifications; everything else, including
 * any error, goes to the exact one. Locations are found in the same two steps. With the exact reader
 * alone, a cold `generate` of `spec/` takes 18 % more CPU time.
 */
export function parseYaml(written: string, limits: TextLimits): ParsedText {
  const text = withLineFeeds(written);
  const plain = readPlainYaml(text, limits);
  if (plain === undefined) return parseYamlExactly(text, limits);
  let exact: ParsedText | undefined;
  const locate = (tokens: readonly string[], part: KeyOrValue): Span => {
    const span = plain.locate(tokens, part);
    if (span !== undefined) return span;
    exact ??= parseYamlExactly(text, limits);
    return exact.locate(tokens, part);
  };
  return { ...plain, locate };
}
