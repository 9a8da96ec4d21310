import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../../runtime/src/server/json.js";
import { ExceededBound, type JsonBounds, requireBounds } from "../../../runtime/src/server/json-bounds.js";
import { isMediaType, mediaTypeOf, parametersOf } from "../../../runtime/src/server/media-type.js";
import { formErrors, issueCode } from "./note-definition.js";

/** Returns the paths of objects with more than `limit` keys. */
function crowdedPaths(value: unknown, limit: number, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) =>
    crowdedPaths(item, limit, `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
  return !Array.isArray(value) && Object.keys(value).length > limit ? [path, ...below] : below;
}

/** The nesting depth of arrays and objects. */
function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** The number of values, the root included. */
function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, item) => sum + countValues(item), 1);
}

const unbounded: JsonBounds = { depth: Infinity, keys: Infinity, values: Infinity };

/** The bound that a text exceeds. */
function exceeded(text: string, bounds: Partial<JsonBounds>): ExceededBound | undefined {
  try {
    requireBounds(text, { ...unbounded, ...bounds });
    return undefined;
  } catch (error) {
    if (error instanceof ExceededBound) return error;
    throw error;
  }
}

/** JSON texts with white space and long strings with quotes and backslashes. */
const jsonTexts = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom("a", '"', "\\", ":", ",", "[", "{", "é") }),
    fc.string({ unit: fc.constantFrom("a", '"', "\\"), minLength: 20, maxLength: 60 }),
    fc.nat(2),
  )
  .map(([value, long, indent]) => JSON.stringify([value, long, { [long]: value }], null, indent));

describe("JSON", () => {
  test("is parsed as by JSON.parse, up to the maximum depth", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 0, max: 6 }), (text, depth) => {
        fc.pre(!text.includes("__proto__"));
        const value: unknown = JSON.parse(text);
        const bounds = { ...unbounded, depth };
        if (depthOf(value) <= depth) expect(parseJson(text, bounds)).toEqual(value);
        // Short texts may exceed bounds that cannot matter to them by one level.
        else if (text.length > 2 * depth) expect(() => parseJson(text, bounds)).toThrow(ExceededBound);
      }),
    );
  });

  test("an object with more keys than allowed is found by its path", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 0, max: 3 }), (text, limit) => {
        fc.pre(!text.includes("__proto__"));
        const crowded = crowdedPaths(JSON.parse(text), limit);
        const found = exceeded(text, { keys: limit });
        if (crowded.length === 0) expect(found).toBeUndefined();
        else if (text.length >= 5 * limit) expect(crowded).toContain(found?.path);
      }),
    );
  });

  test("values are counted with the root, and every bound is found in one scan", () => {
    fc.assert(
      fc.property(jsonTexts, (text) => {
        const value: unknown = JSON.parse(text);
        const values = countValues(value);
        expect(exceeded(text, { values })).toBeUndefined();
        expect(exceeded(text, { values: values - 1 })).toMatchObject({ code: "max-values", path: "" });
        const depth = depthOf(value);
        expect(exceeded(text, { values, depth })).toBeUndefined();
        expect(exceeded(text, { values, depth: depth - 1 })).toMatchObject({ code: "depth" });
      }),
    );
  });

  test.each([
    ["[0,0,0]", 3, "max-values"],
    ["[0,0,0]", 4, undefined],
    ['{"a":[],"b":{}}', 2, "max-values"],
    ['{"a":[ \n ],"b":{}}', 3, undefined],
    ["]]]]}}}},,,,::::[0,0,0,0]", 4, "max-values"],
    ["]]]]}}}},,,,::::[0,0,0,0]", 5, undefined],
  ])("%s and at most %d values: %s", (text, values, code) => {
    expect(exceeded(text, { values })?.code).toBe(code);
  });

  test("any text is scanned, whether it is JSON or not", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{},:"\\a0 ') }), (text) => {
        expect(exceeded(text, {})).toBeUndefined();
        expect(exceeded(text, { values: text.length + 1 })).toBeUndefined();
      }),
    );
  });

  test("colons and commas in strings are no keys", () => {
    expect(exceeded(JSON.stringify(['{:,:,\\":'.repeat(20), { a: ":,:" }]), { keys: 1, values: 4 })).toBeUndefined();
    expect(exceeded('[0,{"b/~":{"a":1,"b":2}}]', { keys: 1 })).toMatchObject({ code: "max-keys", path: "/1/b~1~0" });
  });

  test("brackets in strings do not count", () => {
    const text = JSON.stringify({ a: '[[[[{{{{\\"[[['.repeat(10), b: "\\" });
    expect(parseJson(text, { ...unbounded, depth: 1 })).toEqual(JSON.parse(text));
  });

  test("a million levels are refused without recursion", () => {
    expect(exceeded("[".repeat(1_000_000), { depth: 256 })?.message).toBe("nested more than 256 levels deep");
  });

  const proto = fc.constantFrom("__proto__", "\\u005f_proto__", "__\\u0070roto__", "__pro\\u0074\\u006F\\u005F_");
  test("yields no property named __proto__ and no other prototype", () => {
    fc.assert(
      fc.property(proto, fc.json({ maxDepth: 2 }), (name, inner) => {
        const text = `{"a":[{"${name}":${inner},"b":{"${name}":{"c":1}}}],"${name}":null}`;
        const value = parseJson(text, unbounded) as { a: [{ b: object }] };
        for (const one of [value, value.a[0], value.a[0].b]) {
          expect(Object.keys(one)).not.toContain("__proto__");
          expect(Object.getPrototypeOf(one)).toBe(Object.prototype);
        }
      }),
    );
  });
});

describe("the tree of errors", () => {
  const names = fc.oneof(
    fc.constantFrom("_errors", "__proto__", "constructor", "toString", "a/b", "~", "0"),
    fc.string(),
  );

  test("contains every issue once, at its path, and pollutes no prototype", () => {
    fc.assert(
      fc.property(fc.array(fc.array(names, { maxLength: 4 }), { maxLength: 8 }), (places) => {
        const issues = places.map((keys, index) => ({
          path: keys.map((key) => `/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`).join(""),
          code: "type",
          message: String(index),
        }));
        const tree = JSON.parse(JSON.stringify(formErrors(issues))) as Record<string, unknown>;
        for (const [index, keys] of places.entries()) {
          const end = keys.indexOf("_errors");
          let node: unknown = tree;
          for (const key of end === -1 ? keys : keys.slice(0, end)) {
            node = Object.getOwnPropertyDescriptor(node, key)?.value;
          }
          const found = (node as { _errors: { message: string }[] })._errors;
          expect(found.filter(({ message }) => message === String(index))).toHaveLength(1);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  const issue = (path: string, message = "is wrong") => ({ path, code: "type", message });
  const omission = (tree: object): unknown =>
    (tree as { _errors?: { code: string; message: string }[] })._errors?.at(-1);

  test("lists 100 issues, then one at the root with the number of the others", () => {
    const issues = Array.from({ length: 250 }, (_, index) => issue(`/${index}`));
    expect(Object.keys(formErrors(issues.slice(0, 100)))).toHaveLength(100);
    const { _errors, ...listed } = formErrors(issues);
    expect(Object.keys(listed)).toEqual(issues.slice(0, 100).map((_, index) => String(index)));
    expect(_errors).toEqual([{ code: "TOO_MANY_ISSUES", message: "150 more issues are not listed" }]);
    expect(omission(formErrors(issues.slice(0, 101)))).toMatchObject({ message: "1 more issue is not listed" });
  });

  test("keeps the root's own issues before the count", () => {
    const tree = formErrors([issue("", "first"), ...Array.from({ length: 100 }, (_, index) => issue(`/${index}`))]);
    expect(tree._errors?.map(({ code }) => code)).toEqual(["TYPE", "TOO_MANY_ISSUES"]);
  });

  test.each([
    ["number", Array.from({ length: 1100 }, (_, index) => issue(`/${index}`)), "at least 1000 more"],
    ["text", Array.from({ length: 200 }, (_, index) => issue(`/${index}`, "x".repeat(400))), "at least 100 more"],
  ])("counts at least the issues of a validator that stopped at the %s of them", (_, issues, message) => {
    expect(omission(formErrors(issues))).toMatchObject({ message: expect.stringContaining(message) });
  });

  test("stays below 100 kB, whatever paths and messages contain", () => {
    const quoted = fc.oneof(
      fc
        .constantFrom("\u0001", "\u20ac", "a/b", "~0")
        .chain((text) => fc.nat(40_000).map((count) => text.repeat(count))),
      fc.nat(500).map((depth) => "/a".repeat(depth)),
    );
    const issues = fc.array(fc.tuple(quoted, quoted), { maxLength: 150 });
    fc.assert(
      fc.property(issues, (found) => {
        const places = found.map(([path, message]) => issue(`/${path}`, message));
        const small = issue("/small");
        const tree = formErrors([small, ...places]);
        expect(tree).toHaveProperty("small");
        expect(Buffer.byteLength(JSON.stringify(tree))).toBeLessThan(100_000);
      }),
    );
  });

  test.each([
    ["required", "BASE_TYPE_REQUIRED"],
    ["enum", "BASE_TYPE_CHOICES"],
    ["const", "BASE_TYPE_CHOICES"],
    ["min-length", "BASE_TYPE_BAD_LENGTH"],
    ["max-length", "BASE_TYPE_BAD_LENGTH"],
    ["max-items", "MAX_ITEMS"],
    ["uniqueCustomId", "UNIQUE_CUSTOM_ID"],
    ["constructor", "CONSTRUCTOR"],
  ])("the code of %s is %s", (code, leaf) => {
    expect(issueCode(code)).toBe(leaf);
  });
});

describe("media types", () => {
  test("are compared without case and parameters", () => {
    expect(mediaTypeOf(" Text/HTML ; charset=x")).toBe("text/html");
    expect(isMediaType("image/png", "image/*")).toBe(true);
    expect(isMediaType("imagepng", "image/*")).toBe(false);
    expect(isMediaType("text/html", "*/*")).toBe(true);
  });

  test.each([
    [
      'multipart/form-data; boundary="a;b=\\"c"; x=1',
      [
        ["boundary", 'a;b="c'],
        ["x", "1"],
      ],
    ],
    ["multipart/form-data;boundary=abc;boundary=def", [["boundary", "abc"]]],
    ["multipart/form-data ; BOUNDARY=abc", [["boundary", "abc"]]],
    ["multipart/form-data; =x; boundary=abc", []],
    ["multipart/form-data", []],
  ])("parameters of %s", (header, parameters) => {
    expect([...parametersOf(header)]).toEqual(parameters);
  });

  test("any header is parsed in linear time", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(";", " ", "=", '"', "\\", "a"), maxLength: 2000 }), (text) => {
        expect(parametersOf(`a/b${text}`)).toBeInstanceOf(Map);
      }),
    );
  });
});
