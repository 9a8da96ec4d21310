import type { RequestCredentials } from "../conform/credentials.js";
import { maxDepth } from "./trim.js";

/** What replaces a credential. */
const mask = "[credential]";

/** Minimum length of a text that is replaced; a shorter one occurs in ordinary words. */
const minSecret = 6;

/** Maximum number of encodings of one value within another, such as a percent-encoded URL in JSON in a string. */
const maxEncodings = 4;

/**
 * Replaces credentials, which a server may repeat, in what agents see. It finds them also with escapes of JSON and HTML,
 * percent-encoded or in a form, as base64 with or without line breaks, as base64 of all of these, as hexadecimal digits
 * with or without separators, and as lists of bytes; wholly or in part, and several times encoded.
 */
export class CredentialMask {
  /** As the UTF-8 bytes of a text, one character each. */
  readonly #needles: Needles;
  readonly #numbers: ReadonlySet<number>;

  constructor(credentials: RequestCredentials) {
    const secrets = secretsOf(credentials);
    this.#needles = needlesOf(secrets);
    this.#numbers = new Set(secrets.filter((secret) => /^\d+$/.test(secret)).map(Number));
  }

  /** Masks a text, such as a header or a body that is not JSON. */
  text(text: string): string {
    if (!this.#mayContain(text)) return text;
    const spans: Span[] = [];
    let form: DecodedText | undefined = bytesOf(text);
    for (let count = 0; form !== undefined && count <= maxEncodings; count++) {
      this.#addSpans(form, spans);
      form = decodeOnce(form);
    }
    return replaceSpans(text, spans);
  }

  /** Whether a text has an escape or, without one, a credential. Most texts have neither. */
  #mayContain(text: string): boolean {
    const { literal, base64, hex } = this.#needles;
    if (literal.length === 0) return false;
    if (/[%&\\\r\n]/.test(text)) return true;
    const bytes = isAscii.test(text) ? text : Buffer.from(text).toString("latin1");
    const digits = hexDigitsOf(bytesOf(text)).bytes;
    return [...literal, ...base64].some((each) => bytes.includes(each)) || hex.some((each) => digits.includes(each));
  }

  #addSpans(form: DecodedText, spans: Span[]): void {
    const { literal, base64, hex } = this.#needles;
    const unfolded = withoutLineBreaks(form);
    const digits = hexDigitsOf(form);
    for (const needle of literal) addOccurrences(form, needle, spans);
    for (const needle of base64) addOccurrences(unfolded, needle, spans);
    for (const needle of hex) addOccurrences(digits, needle, spans);
  }

  /** Masks the keys and values of parsed JSON. What is nested more deeply than `maxDepth` is left out. */
  json(value: unknown, depth = 0): unknown {
    if (typeof value === "string") return this.text(value);
    if (typeof value === "number") return this.#number(value);
    if (typeof value !== "object" || value === null) return value;
    if (depth >= maxDepth) return {};
    if (Array.isArray(value)) return this.#bytes(value) ?? value.map((item) => this.json(item, depth + 1));
    const masked = new Map<string, unknown>();
    for (const [key, item] of Object.entries(value)) {
      const name = this.text(key);
      // Keys that differ only in their credentials all stay.
      let unique = name;
      for (let count = 2; masked.has(unique); count++) unique = `${name} (${count})`;
      masked.set(unique, this.json(item, depth + 1));
    }
    return Object.fromEntries(masked);
  }

  /** Masks a list of bytes, as which some servers write binary values; undefined for other lists. */
  #bytes(items: readonly unknown[]): unknown {
    if (items.length < minSecret || !items.every((item) => Number.isInteger(item) && (item as number) >> 8 === 0))
      return undefined;
    const bytes = Buffer.from(items as readonly number[]).toString("latin1");
    return this.#needles.literal.some((needle) => bytes.includes(needle)) ? mask : undefined;
  }

  #number(value: number): unknown {
    return this.#numbers.has(value) || this.text(String(value)) !== String(value) ? mask : value;
  }
}

/** The texts of the credentials, and the values of their cookies and parameters. */
function secretsOf({ headers, auth }: RequestCredentials): readonly string[] {
  const texts = [...Object.values(headers), ...Object.values(auth).flatMap((value) => credentialTexts(value))];
  const words = texts.flatMap((text) => text.split(/[\s;,]+/)).filter((word) => !authenticationScheme.test(word));
  const values = words.map((word) => /^[\w-]+="?([^"]+)/.exec(word)?.[1] ?? "");
  return [...new Set([...texts, ...words, ...values])].filter(isLongEnough);
}

function isLongEnough(text: string): boolean {
  return text.length >= minSecret;
}

/** The first word of an Authorization header, which occurs in ordinary texts. */
const authenticationScheme = /^(?:basic|bearer|digest|bot|token|apikey|negotiate)$/i;

function credentialTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const { username = "", password = "" } = value as { readonly username?: string; readonly password?: string };
  return [password, Buffer.from(`${username}:${password}`).toString("base64")];
}

/** The forms of the credentials. */
interface Needles {
  readonly literal: readonly string[];
  readonly base64: readonly string[];
  /** In lower case. */
  readonly hex: readonly string[];
}

function needlesOf(secrets: readonly string[]): Needles {
  // What looks like an escape in a credential is resolved together with the escapes of an encoding.
  const decoded = secrets.map((secret) => decodeOnce(bytesOf(secret))?.bytes ?? "");
  const encoded = secrets.map((secret) => Buffer.from(secret));
  const hex = encoded.map((bytes) => bytes.toString("hex"));
  const texts = [...secrets, ...decoded.map((bytes) => Buffer.from(bytes, "latin1").toString())].filter(isLongEnough);
  const base64 = distinct(texts.flatMap(escapedForms)).flatMap((text) => base64Forms(Buffer.from(text)));
  const inBase64 = [...base64, ...hex, ...hex.map((digits) => digits.toUpperCase())];
  return {
    literal: distinct([
      ...encoded.map((bytes) => bytes.toString("latin1")),
      ...secrets.map((secret) => Buffer.from(secret.replaceAll(" ", "+")).toString("latin1")),
      ...decoded.filter(isLongEnough),
    ]),
    base64: distinct([...base64, ...inBase64.flatMap((text) => base64Forms(Buffer.from(text)))]),
    hex: distinct([...hex, ...base64.map((text) => Buffer.from(text).toString("hex"))]),
  };
}

/** A credential as it is, in JSON with and without escaped slashes, in a URL, and in a form. */
function escapedForms(secret: string): readonly string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const url = encodeURIComponent(secret);
  return [secret, json, json.replaceAll("/", "\\/"), url, url.replaceAll("%20", "+")];
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function base64Forms(bytes: Buffer): readonly string[] {
  const texts = [0, 1, 2].map((offset) => base64At(bytes, offset));
  return [...texts, ...texts.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"))];
}

/** The characters of base64 that follow from `bytes` alone, if `offset` other bytes are in front of them. */
function base64At(bytes: Buffer, offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
}

/** Bytes, one character each, and where each starts and ends in the original text. */
interface DecodedText {
  readonly bytes: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** The indices of a part of a text. */
type Span = readonly [start: number, end: number];

const isAscii = /^\p{ASCII}*$/u;

function bytesOf(text: string): DecodedText {
  const writer = new DecodedWriter(Buffer.byteLength(text));
  let index = 0;
  for (const character of text) {
    const end = index + character.length;
    const code = character.charCodeAt(0);
    if (code < 0x80) writer.write(code, index, end);
    else for (const byte of Buffer.from(character)) writer.write(byte, index, end);
    index = end;
  }
  return writer.finish();
}

/**
 * Escapes of URLs, JSON and JavaScript, and HTML; two escapes of a surrogate pair are one character. A backslash also
 * escapes characters that need none.
 */
const escapeSequence =
  /[\\%]u(d[89ab][\da-f]{2}[\\%]ud[c-f][\da-f]{2})|%([\da-f]{2})|[\\%]u([\da-f]{4})|\\u\{([\da-f]{1,6})\}|\\x([\da-f]{2})|&#x0*([\da-f]{1,6});|&#0*(\d{1,7});|&([a-z]{2,6});|\\(.)/gi;

const namedCharacters: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", sol: "/", bsol: "\\", plus: "+", equals: "=", percnt: "%" },
  ...{ lowbar: "_", hyphen: "-", dash: "-", period: ".", comma: ",", colon: ":", semi: ";", excl: "!", quest: "?" },
  ...{ num: "#", dollar: "$", ast: "*", commat: "@", hat: "^", grave: "`", verbar: "|", nbsp: "\u00a0" },
  ...{ lpar: "(", rpar: ")", lsqb: "[", rsqb: "]", lbrack: "[", rbrack: "]", lcub: "{", rcub: "}" },
};
const controlCharacters: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** Resolves one level of escapes; undefined if there is none. */
function decodeOnce({ bytes, starts, ends }: DecodedText): DecodedText | undefined {
  const writer = new DecodedWriter(bytes.length);
  let index = 0;
  for (const found of bytes.matchAll(escapeSequence)) {
    for (; index < found.index; index++) writer.write(bytes.charCodeAt(index), starts[index] ?? 0, ends[index] ?? 0);
    const last = found.index + found[0].length - 1;
    const [start = 0, end = 0] = [starts[index], ends[last]];
    for (const byte of decodedBytes(found)) writer.write(byte, start, end);
    index = last + 1;
  }
  if (index === 0) return undefined;
  for (; index < bytes.length; index++) writer.write(bytes.charCodeAt(index), starts[index] ?? 0, ends[index] ?? 0);
  return writer.finish();
}

function decodedBytes([, pair, ...single]: RegExpExecArray): Uint8Array {
  if (pair !== undefined) {
    const halves = pair.split(/[\\%]u/i).map((half) => Number.parseInt(half, 16));
    return Buffer.from(String.fromCharCode(...halves));
  }
  const [percent, unicode, point, hex, entityHex, entity, name, escaped] = single;
  if (percent !== undefined) return Uint8Array.of(Number.parseInt(percent, 16));
  const code = unicode ?? point ?? hex ?? entityHex;
  const codePoint = code === undefined ? Number(entity) : Number.parseInt(code, 16);
  if (code !== undefined || entity !== undefined)
    return Buffer.from(String.fromCodePoint(Math.min(codePoint, 0x10ffff)));
  if (name !== undefined) return Buffer.from(namedCharacters[name.toLowerCase()] ?? `&${name};`);
  return Buffer.from(controlCharacters[escaped ?? ""] ?? escaped ?? "", "latin1");
}

/** Joins the lines of base64 and of hexadecimal digits, which programs break after 64 or 76 characters. */
function withoutLineBreaks(form: DecodedText): DecodedText {
  const { bytes, starts, ends } = form;
  if (!/[\r\n]/.test(bytes)) return form;
  const writer = new DecodedWriter(bytes.length);
  let isIndentation = false;
  for (let index = 0; index < bytes.length; index++) {
    const code = bytes.charCodeAt(index);
    const isBreak = code === lineFeed || code === carriageReturn;
    isIndentation = isBreak || (isIndentation && (code === space || code === tab));
    if (!isIndentation) writer.write(code, starts[index] ?? 0, ends[index] ?? 0);
  }
  return writer.finish();
}

/** Hexadecimal digits without what separates bytes, such as `:`, a space or `, 0x`, in lower case. */
function hexDigitsOf(form: DecodedText): DecodedText {
  const writer = new DecodedWriter(form.bytes.length);
  let index = 0;
  for (const { 0: separator, index: at } of form.bytes.matchAll(/(?:[\s:,-]|0x)+/gi)) {
    for (; index < at; index++)
      writer.write(form.bytes.charCodeAt(index), form.starts[index] ?? 0, form.ends[index] ?? 0);
    index += separator.length;
  }
  for (; index < form.bytes.length; index++)
    writer.write(form.bytes.charCodeAt(index), form.starts[index] ?? 0, form.ends[index] ?? 0);
  const { bytes, ...places } = writer.finish();
  return { ...places, bytes: bytes.toLowerCase() };
}

const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32];

class DecodedWriter {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  #length = 0;

  constructor(capacity: number) {
    this.#bytes = Buffer.alloc(capacity);
    this.#starts = new Uint32Array(capacity);
    this.#ends = new Uint32Array(capacity);
  }

  write(byte: number, start: number, end: number): void {
    this.#bytes[this.#length] = byte;
    this.#starts[this.#length] = start;
    this.#ends[this.#length] = end;
    this.#length += 1;
  }

  finish(): DecodedText {
    const bytes = this.#bytes.toString("latin1", 0, this.#length);
    return { bytes, starts: this.#starts, ends: this.#ends };
  }
}

function addOccurrences({ bytes, starts, ends }: DecodedText, needle: string, spans: Span[]): void {
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, at + needle.length)) {
    spans.push([starts[at] ?? 0, ends[at + needle.length - 1] ?? 0]);
  }
}

function replaceSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const ordered = [...spans].sort(([one], [other]) => one - other);
  const parts: string[] = [];
  let index = 0;
  let isMasked = false;
  for (const [start, end] of ordered) {
    // Overlapping and adjacent occurrences, such as the forms of one credential, are one.
    if (start > index || !isMasked) parts.push(text.slice(index, start), mask);
    isMasked = true;
    index = Math.max(index, end);
  }
  return parts.join("") + text.slice(index);
}
