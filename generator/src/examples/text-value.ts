import type { ImageRule, StringType } from "../model/type.js";
import { samplePattern } from "../pattern/sample.js";
import { acceptsText } from "./accepts-value.js";
import type { Random } from "./random.js";
import type { RealisticValues } from "./realistic.js";
import { boundedTexts, encodedTexts, hasEncoding, isEncoded } from "./syntax-text.js";

/** How to make a text: what it must fulfil, and what to prefer. */
export interface TextRequest {
  readonly types: readonly StringType[];
  /** Name of the property or parameter; empty if there is none. */
  readonly name: string;
  readonly random: Random;
  readonly realistic: RealisticValues | undefined;
}

/** Maximum length of an invented text in code points; a schema may require a longer one, up to {@link longestText}. */
const usualLength = 40;

/** Maximum length of a text that a schema requires. */
const longestText = 100_000;

/** Returns a text that all types accept; undefined if none is found. */
export function makeText(request: TextRequest): string | undefined {
  const { types } = request;
  let accepted: string | undefined;
  for (const candidate of candidates(request)) {
    if (candidate === undefined || !types.every((type) => acceptsText(type, candidate))) continue;
    // Validators accept any text for an encoding that they do not check; it is the last resort.
    if (isEncoded(types, candidate)) return candidate;
    accepted ??= candidate;
  }
  return accepted;
}

/** A pixel in formats that data URIs may carry. */
const pixels: Readonly<Record<string, string>> = {
  png: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  gif: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
};

/** Returns a data URI of an image of one pixel. */
export function imageText({ formats }: ImageRule): string | undefined {
  const format = formats.find((name) => pixels[name] !== undefined);
  return format === undefined ? undefined : `data:image/${format};base64,${pixels[format]}`;
}

/** Bounds of the length that all types accept, in code points. */
export function textBounds(types: readonly StringType[]): { readonly least: number; readonly most: number } {
  const checks = types.flatMap((type) => type.checks);
  const limits = (kind: "min-length" | "max-length"): readonly number[] =>
    checks.flatMap((check) => (check.kind === kind ? [check.limit] : []));
  return {
    least: Math.max(0, ...limits("min-length")),
    most: Math.min(longestText, ...limits("max-length")),
  };
}

function* candidates({ types, name, random, realistic }: TextRequest): Generator<string | undefined> {
  const bounds = textBounds(types);
  const format = types.find((type) => type.format !== undefined)?.format;
  const seed = random.integer(0, 2 ** 31 - 1);
  const patterns = types.flatMap(({ checks }) =>
    checks.flatMap((one) => (one.kind === "pattern" ? [one.pattern] : [])),
  );
  const usual = format === undefined ? undefined : textOfFormat(format, random);
  const hasSyntax = usual !== undefined || types.some(hasEncoding);
  // A text that suits the name of a property rarely has the syntax that its schema asks for.
  const proposed = realistic?.text({ name: hasSyntax ? "" : name, format }, seed);
  if (proposed !== undefined) {
    yield proposed;
    if (!hasSyntax) yield fitted(proposed, bounds);
  }
  yield usual;
  if (format !== undefined) yield* boundedTexts(format, bounds);
  yield* encodedTexts(types, bounds, random);
  for (const pattern of patterns) {
    // Several patterns: what one of them describes may fit the others as well.
    const short = { least: bounds.least, most: Math.min(bounds.most, Math.max(bounds.least, usualLength)) };
    for (let attempt = 0; attempt < 3; attempt++) {
      yield samplePattern(pattern, short, () => random.next());
      yield samplePattern(pattern, bounds, () => random.next());
    }
  }
  yield fitted(words(random), bounds);
  yield fitted("a", bounds);
  yield fitted("1", { least: Math.max(1, bounds.least), most: bounds.most });
  yield "";
}

/** Lengthens or shortens a text to fit bounds, without white space at its ends. */
export function fitted(text: string, { least, most }: { readonly least: number; readonly most: number }): string {
  const points = [...text];
  const cut = points.length > most ? points.slice(0, Math.max(0, most)) : points;
  while (cut.length > 0 && cut.length > least && /\s/.test(cut.at(-1) ?? "")) cut.pop();
  if (cut.length > 0 && /\s/.test(cut.at(-1) ?? "")) cut[cut.length - 1] = "a";
  const filler = "abcdefghijklmnopqrstuvwxyz";
  const missing = Math.min(least, longestText) - cut.length;
  return cut.join("") + (missing <= 0 ? "" : filler.repeat(Math.ceil(missing / filler.length)).slice(0, missing));
}

const vocabulary = ["amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "harbor", "island", "juniper"];

function words(random: Random): string {
  return `${random.pick(vocabulary)} ${random.pick(vocabulary)}`;
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => String(random.integer(0, 9))).join("");
}

function hexadecimal(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.integer(0, 15).toString(16)).join("");
}

function textOfFormat(format: string, random: Random): string | undefined {
  const day = `2025-${String(random.integer(1, 12)).padStart(2, "0")}-${String(random.integer(1, 28)).padStart(2, "0")}`;
  const time = `${String(random.integer(0, 23)).padStart(2, "0")}:${String(random.integer(0, 59)).padStart(2, "0")}:00`;
  const word = random.pick(vocabulary) ?? "amber";
  switch (format) {
    case "date":
      return day;
    case "date-time":
      return `${day}T${time}.000Z`;
    case "time":
      return `${time}Z`;
    case "duration":
      return `PT${random.integer(1, 59)}M`;
    case "uuid":
      return `${hexadecimal(random, 8)}-${hexadecimal(random, 4)}-4${hexadecimal(random, 3)}-8${hexadecimal(random, 3)}-${hexadecimal(random, 12)}`;
    case "snowflake":
      return `${random.integer(1, 9)}${digits(random, 16)}`;
    case "email":
    case "idn-email":
      return `${word}@example.com`;
    case "uri":
    case "iri":
      return `https://example.com/${word}`;
    case "uri-reference":
    case "iri-reference":
    case "uri-template":
      return `/${word}`;
    case "hostname":
    case "idn-hostname":
      return `${word}.example.com`;
    case "ipv4":
      return `192.0.2.${random.integer(1, 254)}`;
    case "ipv6":
      return `2001:db8::${hexadecimal(random, 3)}`;
    case "json-pointer":
      return `/${word}`;
    case "relative-json-pointer":
      return `0/${word}`;
    case "regex":
      return `^${word}$`;
    default:
      return undefined;
  }
}
