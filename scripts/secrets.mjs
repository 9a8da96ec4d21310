// Searches the output of a test run for the tokens and keys used by the tests.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Text contained in all tokens and private keys of the tests (created by `test/secrets.ts`), so that one search finds
 * all of them. It is assembled here, so that no source contains it: source shown by failing tests is not a leak.
 */
export const mark = ["Nobody", "May", "See", "This"].join("");

/** A shorter part of the mark is not considered a leak. */
const minMarkLength = 8;

/** @typedef {{ line: number, what: string, text: string }} Leak */

/**
 * Finds every location where a text reveals a secret: the mark or half of it, as plain text, hexadecimal, base64, or
 * the bytes of a printed buffer or array, and each of the other secrets as plain text or as part of a URL.
 *
 * @param {string} printed
 * @param {readonly string[]} [others] Secrets without the mark.
 * @returns {Leak[]}
 */
export function findLeaks(printed, others = []) {
  const leaks = new Map();
  // Escape sequences of colours may split a secret.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of.
  const plain = printed.replace(/\u001b\[[0-9;]*m/g, "");
  const forms = [...markForms(), ...others.flatMap(formsOf)];
  // Printed bytes may be wrapped, so the search ignores white space; the line is determined by counting.
  const { dense, lines } = withoutSpace(plain);
  const texts = plain.split("\n");
  for (const { what, text, isSpread } of forms) {
    const found = isSpread ? lines[dense.indexOf(text)] : texts.findIndex((line) => line.includes(text));
    if (found === undefined || found === -1) continue;
    leaks.set(`${found} ${what}`, { line: found + 1, what, text: texts[found] ?? "" });
  }
  return [...leaks.values()].sort((one, other) => one.line - other.line);
}

/**
 * Returns the tokens and private keys in test sources, found by their variable names. Those of fewer than eight
 * characters are omitted: they are ordinary words and occur everywhere.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function tokensIn(folder) {
  const found = new Set();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(ts|mjs)$/.test(entry.name)) continue;
    if (/(^|[\\/])(node_modules|dist|fixtures|cases)[\\/]/.test(relative(folder, path))) continue;
    for (const token of tokensOf(readFileSync(path, "utf8"))) found.add(token);
  }
  return [...found].sort();
}

/** @param {string} source */
export function tokensOf(source) {
  const named =
    /\b(?:bot|bearer|authorization|privateKey|seed|(?:\w+_|\w+T|t)oken)["']?\s*[:=]\s*"((?:[^"\\\n]|\\.)*)"/gi;
  return (
    [...source.matchAll(named)]
      .map(([, literal = ""]) => JSON.parse(`"${literal}"`).replace(/^(Bot|Bearer|Basic) /i, ""))
      // A test that sends "undefined" as its token has no secret, and test titles contain this word.
      .filter((token) => token.length >= minMarkLength && token !== "undefined" && !token.startsWith("${"))
  );
}

function* markForms() {
  const bytes = Buffer.from(mark);
  for (let from = 0; from + minMarkLength <= bytes.length; from += 1) {
    const part = bytes.subarray(from, from + minMarkLength);
    const hex = part.toString("hex");
    yield { what: "a secret", text: part.toString("latin1") };
    yield { what: "a secret in hexadecimal digits", text: hex, isSpread: true };
    yield { what: "a secret in hexadecimal digits", text: hex.toUpperCase(), isSpread: true };
    yield { what: "the bytes of a secret", text: part.join(","), isSpread: true };
    // In base64, the digits of a part depend on its offset modulo three; those at its ends depend on adjacent bytes.
    for (const before of [0, 1, 2]) {
      const digits = Buffer.concat([Buffer.alloc(before), part]).toString("base64url");
      yield { what: "a secret in base64", text: digits.slice(before === 0 ? 0 : before + 1, -2) };
    }
  }
}

function formsOf(secret) {
  const spellings = new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]);
  return [...spellings].map((text) => ({ what: "a token of a test", text }));
}

/** Returns a text without white space, and for each of its characters the line number. */
function withoutSpace(text) {
  let dense = "";
  const lines = [];
  for (const [number, line] of text.split("\n").entries()) {
    const rest = line.replace(/\s/g, "");
    dense += rest;
    for (let index = 0; index < rest.length; index += 1) lines.push(number);
  }
  return { dense, lines };
}
