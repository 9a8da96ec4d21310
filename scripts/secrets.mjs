// Looks through what a run of the tests has printed for the tokens and keys that the tests have used.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Text that tokens and private keys of the tests hold (`test/secrets.ts` makes them), so that one search finds any of
 * them. It is put together here, so that no source has it: what a failing test shows of its source is no secret.
 */
export const mark = ["Nobody", "May", "See", "This"].join("");

/** A part of the mark that is shorter than this is not enough of a secret to be one. */
const minMarkLength = 8;

/** @typedef {{ line: number, what: string, text: string }} Leak */

/**
 * Every place where a text shows a secret: the mark or half of it as it is, in hexadecimal digits, in base64, or as the
 * bytes of a printed buffer or array, and each of the other secrets as it is or as part of an address.
 *
 * @param {string} printed
 * @param {readonly string[]} [others] Secrets that do not hold the mark.
 * @returns {Leak[]}
 */
export function findLeaks(printed, others = []) {
  const leaks = new Map();
  // Colours part what belongs together.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of.
  const plain = printed.replace(/\u001b\[[0-9;]*m/g, "");
  const forms = [...markForms(), ...others.flatMap(formsOf)];
  // Printed bytes are spread over lines, so they are looked for where there are none; the line is found again by counting.
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
 * The tokens and private keys that stand in sources of tests, by the names that they have there. Those of fewer than eight
 * characters are left out: they are words of their own, and found everywhere.
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
      // A test that sends the word for nothing as its token has no secret, and titles of tests hold that word.
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
    // Where a part begins among the threes of base64 decides its digits; those at its ends depend on its neighbours.
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

/** A text without white space, and for each of its characters the line that it comes from. */
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
