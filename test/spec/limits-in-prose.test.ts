import { describe, expect, test } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import type { Json } from "../../generator/src/load/document.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loaded } from "./model.js";

/**
 * A limit is a keyword, and its documentation is derived from the keyword. This test changes every limit of the document
 * at once, each to a unique number; an old number that is also written in a sentence would remain in the output.
 */

interface Bound {
  readonly at: string;
  readonly old: number;
  readonly current: number;
}

const keywords = new Set(
  lines(`
    minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems minProperties
    maxProperties
  `),
);
/** Vocabulary keys that are limits, with their parent keys. */
const others = new Map([
  ["max", /\/x-checks\/\d+$/],
  ["maxWidth", /\/x-image$/],
  ["maxHeight", /\/x-image$/],
  ["maxBytes", /\/x-image$/],
  ["first", /^\/x-rpc\/\w+\/ports$/],
  ["last", /^\/x-rpc\/\w+\/ports$/],
  ["validity", /^\/x-lifecycles\/\w+$/],
]);

const document = structuredClone(loaded.document);
const bounds = changeBounds(document, "");
const { model } = buildModel({ ...loaded, document });
const files = emitAll(model, { bundle: "" }, { packageName: "@a/b", packageVersion: "1.0.0", runtimeVersion: "1.0.0" });

/** Every line of prose in the output: the reference without programs and tables of values, and JSDoc. */
const words = files.flatMap(({ path, text }) => {
  if (path.startsWith("reference/")) return proseOf(text).map((line) => ({ path, line }));
  if (!path.startsWith("src/")) return [];
  return text.split("\n").flatMap((line) => (/^\s*(\/\*\*|\*)/.test(line) ? [{ path, line }] : []));
});

/** Numbers in sentences that are not limits, although equal limits exist. */
const meanings: Readonly<Record<string, RegExp>> = {
  "the value of a constant or of a flag":
    /\b([Tt]ypes?|styles?|flags) (from )?\d+(( to|,| or| and|, \d+ or) \d+)*|bit except 64\b/,
  "what the callback types are for": /\b(\d+, )*\d+ (and|or) \d+ are for components|including \d+ and \d+/,
  "the one flag of a response": /64 for a message that only/,
  "how the bit sets of permissions are computed": /\b(exceed 32|64-bit|64 bits)\b/,
  "the verification levels": /more than (5|10) minutes|10 minutes ago/,
  "boost levels": /\btier \d\b/,
  "what the compatible service responds to one too many, with the number that it allows": /reached \(\d+\)/,
  "the styles of a widget": /\bfive\b.*\bstyles?\b|one of the five/,
  "how long a thread may stay active": /(three|seven) days/,
  "the types of response to an interaction": /^\| `\d` \| \d(, \d)+ \|$/,
  "a default": /@default \d+|\| `"?\d+"?` \|/,
};

/** The case of a rule that applies; the rule itself is prose. */
const conditions = ["users", "roles"].map(
  (name, index) => `/components/schemas/AllowedMentions/not/anyOf/${index}/properties/${name}/minItems`,
);
describe("every limit", () => {
  test("was found and changed", () => {
    expect(bounds.length).toBeGreaterThan(150);
    expect(new Set(bounds.map(({ old }) => old))).toEqual(
      new Set([
        ...[
          0, 1, 2, 5, 7, 10, 25, 30, 32, 80, 100, 120, 128, 250, 256, 500, 1000, 1024, 2000, 2048, 4096, 6000, 21_600,
        ],
        ...[6463, 6473, 65_535, 10_485_760, 16_777_215, 900, 64],
      ]),
    );
  });

  test("appears with its new number among the limits", () => {
    const text = files.find(({ path }) => path === "src/limits.ts")?.text ?? "";
    const shown = numbersOf(text);
    expect(bounds.filter(({ current }) => !shown.has(current)).map(({ at }) => at)).toEqual([
      "/webhooks/interactionCreate/post/parameters/1/schema/minLength",
      ...conditions,
      "/x-rpc/devices/query/client_id/schema/minLength",
    ]);
  });

  test("appears with its new number in the reference", () => {
    const text = files.map((file) => (file.path.startsWith("reference/") ? file.text : "")).join("\n");
    const shown = numbersOf(text.replaceAll(/PT(\d+)M/g, (_, minutes: string) => String(60 * Number(minutes))));
    const missing = bounds.filter(({ current }) => !shown.has(current)).map(({ at }) => at);
    expect(missing).toEqual(conditions);
  });

  test("is checked by the validators with its new number, if a single value can be checked", () => {
    const text = files.map((file) => (file.path.startsWith("src/validators/") ? file.text : "")).join("\n");
    const shown = numbersOf(text.replaceAll(/(?<=\d)_(?=\d)/g, ""));
    const elsewhere = /\/x-image\/|^\/x-lifecycles\/|^\/x-rpc\/|^\/webhooks\//;
    const missing = bounds.filter(({ at, current }) => !elsewhere.test(at) && !shown.has(current));
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  test("leaves no old number in prose, as digits or words", () => {
    const old = new Set(bounds.map((bound) => bound.old));
    const left = words.filter(({ line }) => {
      const rest = Object.values(meanings).reduce((text, meaning) => text.replaceAll(global(meaning), " "), line);
      return [...numbersInWords(rest)].some((number) => number > 1 && old.has(number));
    });
    expect(left.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([]);
  });

  test.each(Object.entries(meanings))("a number may stay that is %s, and one does", (_, meaning) => {
    expect(words.filter(({ line }) => meaning.test(line)).length).toBeGreaterThan(0);
  });
});

describe("a handwritten number", () => {
  test.each([
    ["Topic of the channel; up to 1024 characters.", [1024]],
    ["Up to five buttons, link buttons included.", [5]],
    ["at most 10 MiB, within 15 minutes", [10_485_760, 10, 900, 15]],
    ["code 30007, v8, T41, 16:9, `maximum`", []],
    ["Signed with Ed25519 in UTF-8 under ISO 8601", [8601]],
  ])("in %j is detected", (line, want) => {
    expect([...numbersInWords(line)].sort()).toEqual(want.sort());
  });
});

/** Gives every limit below a node a unique number, and returns the old ones. */
function changeBounds(node: Json, at: string, found: Bound[] = []): readonly Bound[] {
  if (typeof node !== "object" || node === null) return found;
  const properties = at.endsWith("/properties");
  for (const [key, value] of Object.entries(node)) {
    const here = `${at}/${key}`;
    if (!properties && /^(examples?|default|const|enum)$/.test(key)) continue;
    const isLimit = !properties && (keywords.has(key) || others.get(key)?.test(at) === true);
    if (!isLimit || typeof value === "object") {
      changeBounds(value, here, found);
      continue;
    }
    // Far above all numbers of the document; full minutes, so that they can express a validity.
    const current = 60 * (1_000_000 + found.length);
    if (typeof value === "number") found.push({ at: here, old: value, current });
    else found.push({ at: here, old: 60 * Number(/^PT(\d+)M$/.exec(String(value))?.[1]), current });
    (node as { [key: string]: Json })[key] = typeof value === "number" ? current : `PT${current / 60}M`;
  }
  return found;
}

/** Lines outside of programs, without tables of bits, codes and named values and without URLs and ids. */
function proseOf(text: string): readonly string[] {
  return text
    .replaceAll(/^```[\s\S]*?^```$/gm, "")
    .split("\n")
    .map((line) => line.replace(/^\| `?\w+`? \| (\d+|`[^`]*`|\d+ \| \d+) \|/, "").replaceAll(/\]\([^)]*\)/g, "]"));
}

function numbersOf(text: string): ReadonlySet<number> {
  return new Set([...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
}

/** The quantities of a sentence, without codes, versions, readings, ratios and code spans. */
function numbersInWords(line: string): ReadonlySet<number> {
  const plain = line
    .replaceAll(/`[^`]*`|<code>.*?<\/code>/g, " ")
    .replaceAll(/\bcodes? \d+|\b\d+:\d+\b|\(\w+(-\w+)+\)/g, " ");
  const spelled = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
  const found = new Set<number>();
  for (const [digits, unit = ""] of plain.matchAll(/(?<![\w.#-])\d+(?![\w.]*\w)( MiB| minutes)?/g)) {
    const number = Number.parseInt(digits, 10);
    found.add(number);
    if (unit === " MiB") found.add(number * 1024 * 1024);
    if (unit === " minutes") found.add(number * 60);
  }
  for (const [word] of plain.toLowerCase().matchAll(/\b[a-z]+\b/g)) {
    const number = spelled.indexOf(word);
    // One and two are often no quantities.
    if (number > 2) found.add(number);
  }
  return found;
}

function global(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, `${pattern.flags}g`);
}

function lines(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
