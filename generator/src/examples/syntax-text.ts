import type { CheckedEncoding } from "../model/formats.js";
import type { StringType } from "../model/type.js";
import type { Random } from "./random.js";

/** Bounds of the length of a text in code points. */
export interface LengthBounds {
  readonly least: number;
  readonly most: number;
}

/** Maximum number of characters that a syntax is made longer than it has to be. */
const usualLength = 12;

/** Characters of an encoding, the group that its length is a multiple of, and its padding. */
interface Encoding {
  readonly alphabet: string;
  readonly group: number;
  readonly pattern: RegExp;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const base64 = `${letters}${letters.toLowerCase()}0123456789`;

/** Encodings of bytes as text, by `contentEncoding` (RFC 4648; RFC 2045, section 6). */
const encodingTable: Readonly<Record<CheckedEncoding | "base64" | "base32" | "base16" | "quoted-printable", Encoding>> =
  {
    base64: { alphabet: base64, group: 4, pattern: /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/ },
    base64url: { alphabet: base64, group: 4, pattern: /^(?:[\w-]{4})*(?:[\w-]{2}(?:==)?|[\w-]{3}=?)?$/ },
    base32: { alphabet: `${letters}234567`, group: 8, pattern: /^(?:[A-Z2-7]{8})*$/ },
    base16: { alphabet: "0123456789ABCDEF", group: 2, pattern: /^(?:[\dA-Fa-f]{2})*$/ },
    "quoted-printable": { alphabet: base64, group: 1, pattern: /^(?:[\t\x20-\x3c\x3e-\x7e]|=[\dA-F]{2})*$/ },
  };
const encodings: ReadonlyMap<string, Encoding> = new Map(Object.entries(encodingTable));

/** Formats that are an encoding. */
const encodedFormats: ReadonlyMap<string, string> = new Map([
  ["byte", "base64"],
  ["base64", "base64"],
  ["base64url", "base64url"],
]);

function encodingOf({ format, content }: StringType): Encoding | undefined {
  return encodings.get(content?.encoding?.toLowerCase() ?? encodedFormats.get(format ?? "") ?? "");
}

/** Whether a string is bytes in an encoding whose syntax is known. */
export function hasEncoding(type: StringType): boolean {
  return encodingOf(type) !== undefined;
}

/** Whether a text is written in an encoding. */
export function isEncodedIn(encoding: keyof typeof encodingTable, text: string): boolean {
  return encodingTable[encoding].pattern.test(text);
}

/** Whether a text is written in the encodings of all types. */
export function isEncoded(types: readonly StringType[], text: string): boolean {
  return types.every((type) => encodingOf(type)?.pattern.test(text) ?? true);
}

/** Returns texts in the encoding of the types, of a length within bounds where the encoding has one. */
export function* encodedTexts(types: readonly StringType[], bounds: LengthBounds, random: Random): Generator<string> {
  for (const encoding of new Set(types.map(encodingOf))) {
    if (encoding === undefined) continue;
    const { alphabet, group } = encoding;
    const wanted = Math.min(bounds.most, Math.max(bounds.least, usualLength));
    // Without padding, `base64url` has lengths between its groups.
    const lengths = [Math.ceil(wanted / group) * group, Math.floor(wanted / group) * group, wanted, wanted - 1];
    for (const length of lengths.filter((each) => each >= bounds.least && each <= bounds.most)) {
      yield Array.from({ length }, () => alphabet.charAt(random.integer(0, alphabet.length - 1))).join("");
    }
  }
}

/** Returns shorter and longer texts of a format, for bounds that its usual text does not fit. */
export function* boundedTexts(format: string, { least, most }: LengthBounds): Generator<string> {
  const filler = (length: number): string => "a".repeat(Math.max(0, length));
  const fill = (before: string, after = ""): string =>
    `${before}${filler(Math.min(most, Math.max(least, before.length + after.length + 1)) - before.length - after.length)}${after}`;
  switch (format) {
    case "email":
    case "idn-email":
      yield "a@b.co";
      yield fill("", "@b.co");
      // A local part has at most 64 characters.
      yield `${filler(60)}@${labels(least - 64)}.co`;
      break;
    case "hostname":
    case "idn-hostname":
      yield "a";
      yield labels(least);
      break;
    case "uri":
    case "iri":
      yield "a:b";
      yield fill("https://example.com/");
      break;
    case "uri-reference":
    case "iri-reference":
    case "uri-template":
    case "json-pointer":
      yield fill("/");
      break;
    case "relative-json-pointer":
      yield "0";
      yield fill("0/");
      break;
    case "regex":
      yield fill("");
      break;
    case "date-time":
      yield "2025-01-01T00:00:00Z";
      yield `2025-01-01T00:00:00.${"0".repeat(Math.max(1, least - 21))}Z`;
      break;
    case "time":
      yield `00:00:00.${"0".repeat(Math.max(1, least - 10))}Z`;
      break;
    case "duration":
      yield "P1D";
      yield `P${"1".repeat(Math.max(1, least - 2))}D`;
      break;
    case "ipv4":
      yield "1.1.1.1";
      yield "192.168.100.100";
      break;
    case "ipv6":
      yield "::";
      yield "2001:0db8:0000:0000:0000:0000:0000:0001";
      break;
    case "snowflake":
      yield "1".repeat(Math.min(19, Math.max(1, least)));
      break;
  }
}

/** Returns a domain name of at least this length, in labels of at most 60 characters. */
function labels(length: number): string {
  const whole = Math.max(1, length);
  const parts: string[] = [];
  for (let rest = whole; rest > 0; rest -= 61) parts.push("a".repeat(Math.min(60, Math.max(1, rest))));
  return parts.join(".");
}
