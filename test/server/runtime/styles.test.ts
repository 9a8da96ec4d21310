import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as headers from "../../../runtime/src/client/header.js";
import * as paths from "../../../runtime/src/client/path.js";
import * as queries from "../../../runtime/src/client/query.js";
import type { DeepConversion } from "../../../runtime/src/server/deep.js";
import {
  label,
  labelList,
  labelObject,
  list,
  matrix,
  matrixList,
  matrixObject,
  object,
  Query,
} from "../../../runtime/src/server/index.js";
import { boolean, integer, json, number } from "../../../runtime/src/server/text.js";
import { cookieReader, ValueReader } from "../../../runtime/src/server/value-reader.js";

// The generated server reads what the generated client writes: these properties join the two.

/** Texts that a URL can carry: no lone surrogates. */
const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }).filter((text) => !/^\.{1,2}$/.test(text));
const lists = fc.array(texts, { minLength: 1, maxLength: 5 });
const names = fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 });
const objects = fc
  .dictionary(names, texts, { minKeys: 1, maxKeys: 4, noNullPrototype: true })
  .filter((value) => Object.keys(value).length > 0);

type Nested = string | { readonly [name: string]: Nested } | readonly Nested[];

/** Objects and lists in each other. Names of digits alone would make an object a list. */
const nested: { readonly value: fc.Arbitrary<Nested> } = fc.letrec<{ value: Nested }>((tie) => {
  const keys = names.filter((name) => !/[[\]]|^\d+$|^__proto__$/.test(name));
  return {
    value: fc.oneof(
      { maxDepth: 4 },
      texts,
      fc.dictionary(keys, tie("value"), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      fc.array(fc.array(texts, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    ),
  };
});

function conversionOf(value: Nested): DeepConversion {
  if (typeof value === "string") return {};
  if (Array.isArray(value)) return { items: conversionOf((value as readonly Nested[])[0] ?? "") };
  return { properties: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, conversionOf(one)])) };
}

/** In the form of the reader: entries, because a name may be `__proto__`. */
const entriesOf = (value: unknown): unknown => Object.entries(Object(value)).sort();
const withoutAmpersand = (text: string): string => text.slice(1);

describe("queries", () => {
  const roundTrip = (write: (name: string, value: never) => string, read: (query: Query, name: string) => unknown) => ({
    write,
    read,
  });

  test("round-trip a string", () => {
    fc.assert(
      fc.property(names, texts, (name, value) => {
        const query = new Query(withoutAmpersand(queries.scalar(name, value)));
        expect(query.text(name)).toBe(value);
        expect(query.issues).toEqual([]);
      }),
    );
  });

  test.each([
    ["repeated", roundTrip(queries.repeated, (query, name) => query.repeated(name))],
    ["comma", roundTrip(queries.commaList, (query, name) => query.list(name))],
    ["pipe", roundTrip(queries.pipeList, (query, name) => query.list(name, "pipeDelimited"))],
    ["space", roundTrip(queries.spaceList, (query, name) => query.list(name, "spaceDelimited"))],
  ])("round-trip a %s array", (style, { write, read }) => {
    fc.assert(
      fc.property(names, lists, (name, value) => {
        // The last two styles cannot express the separator itself.
        fc.pre(style === "repeated" || style === "comma" || !value.some((item) => /[| ]/.test(item)));
        const query = new Query(withoutAmpersand(write(name, value as never)));
        expect(read(query, name)).toEqual(value);
      }),
    );
  });

  test("round-trip objects in each style", () => {
    fc.assert(
      fc.property(names, objects, (name, value) => {
        const comma = new Query(withoutAmpersand(queries.commaObject(name, value)));
        expect(entriesOf(comma.object(name))).toEqual(entriesOf(value));
        fc.pre(!Object.keys(value).some((property) => /[[\]]/.test(property)));
        const deep = new Query(withoutAmpersand(queries.deepObject(name, value)));
        expect(entriesOf(deep.deepObject(name))).toEqual(entriesOf(value));
        const form = new Query(withoutAmpersand(queries.formObject(value)));
        const properties = Object.fromEntries(Object.keys(value).map((property) => [property, (text: string) => text]));
        expect(entriesOf(form.formObject(properties))).toEqual(entriesOf(value));
      }),
    );
  });

  test("round-trip nested objects and lists in style deepObject", () => {
    fc.assert(
      fc.property(names, nested.value, (name, value) => {
        fc.pre(typeof value === "object");
        const query = new Query(withoutAmpersand(queries.deepObject(name, value)));
        expect(JSON.stringify(query.deep(name, conversionOf(value)))).toBe(JSON.stringify(value));
        expect([query.issues, query.unknown()]).toEqual([[], []]);
      }),
    );
  });

  test.each([
    ["expand=a&expand=b", ["a", "b"]],
    ["expand[]=a&expand[]=b", ["a", "b"]],
    ["expand[1]=b&expand[0]=a", ["a", "b"]],
    ["expand=a", ["a"]],
    ["", undefined],
  ])("read a list in style deepObject from %j", (sent, wanted) => {
    const query = new Query(sent);
    expect(query.deep("expand", { items: {} })).toEqual(wanted);
    expect(query.unknown()).toEqual([]);
  });

  test("read a single value or an object in style deepObject, as the conversion allows", () => {
    const shape = { value: integer, properties: { gt: { value: integer } } };
    expect(new Query("created=5").deep("created", shape)).toBe(5);
    expect(entriesOf(new Query("created[gt]=5&created[x]=y").deep("created", shape))).toEqual([
      ["gt", 5],
      ["x", "y"],
    ]);
  });

  test("report a repeated single value in style deepObject, and leave malformed and too deep names unknown", () => {
    const deep = `a${"[b]".repeat(33)}`;
    const query = new Query(`a[b]=1&a[b]=2&a[c=3&a]=4&a[d]e=5&${deep}=6`);
    expect(entriesOf(query.deep("a", { properties: {} }))).toEqual([["b", undefined]]);
    expect(query.issues.map(({ path, code }) => `${path} ${code}`)).toEqual(["/a repeated"]);
    expect(query.unknown()).toEqual(["a[c", "a]", "a[d]e", deep]);
  });

  test("round-trip JSON", () => {
    fc.assert(
      fc.property(names, fc.jsonValue({ maxDepth: 3 }), (name, value) => {
        fc.pre(!JSON.stringify(value).includes("__proto__"));
        const query = new Query(withoutAmpersand(queries.jsonParameter(name, value)));
        expect(query.json(name)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("never make a reader throw; unreadable values are reported at the parameter", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (sent) => {
        const query = new Query(sent);
        for (const name of [...query.unknown(), "a"]) {
          query.text(name);
          query.list(name);
          query.object(name);
          query.deepObject(name);
        }
        expect(query.unknown().filter((name) => name !== "a")).toEqual([]);
        for (const { path, code } of query.issues)
          expect([path.startsWith("/"), code]).toEqual([true, expect.any(String)]);
      }),
    );
    const broken = new Query("a=%E4&b=1&b=2&%ff=1&c=+x");
    expect([broken.text("a"), broken.text("b"), broken.text("c")]).toEqual([undefined, undefined, " x"]);
    expect(broken.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      "/%ff encoding",
      "/a encoding",
      "/b repeated",
    ]);
  });

  test("accept a name that all objects inherit", () => {
    const query = new Query("p%5B__proto__%5D=1&p%5Bconstructor%5D=2");
    const value = query.deepObject("p") as object;
    expect(Object.entries(value)).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ]);
    expect(Object.getPrototypeOf(value)).toBe(null);
    expect(new Query("").text("constructor")).toBe(undefined);
  });
});

describe("paths", () => {
  test("round-trip in each style", () => {
    fc.assert(
      fc.property(names, texts, lists, objects, fc.boolean(), (name, one, several, value, explode) => {
        const safe = (text: string): boolean => !explode || !text.includes(".");
        expect(label(paths.label(one, explode, "p"))).toBe(one);
        expect(matrix(paths.matrix(name, one, explode), name)).toBe(one);
        expect(list(paths.segmentList(several, "p"))).toEqual(several);
        expect(matrixList(paths.matrix(name, several, explode), name, explode)).toEqual(several);
        expect(entriesOf(object(paths.segmentObject(value, explode, "p"), explode))).toEqual(entriesOf(value));
        expect(entriesOf(matrixObject(paths.matrix(name, value, explode), name, explode))).toEqual(entriesOf(value));
        // A dot is never percent-encoded, so that style label cannot carry it in items.
        if (several.every(safe)) expect(labelList(paths.label(several, explode, "p"), explode)).toEqual(several);
        if (Object.entries(value).flat().every(safe)) {
          expect(entriesOf(labelObject(paths.label(value, explode, "p"), explode))).toEqual(entriesOf(value));
        }
      }),
    );
  });

  test("that lack the style's form have no value", () => {
    expect(label("blue")).toBe(undefined);
    expect(labelList("blue,black", false)).toBe(undefined);
    expect(labelObject("R,100", false)).toBe(undefined);
    expect(matrix(";other=1", "color")).toBe(undefined);
    expect(matrixList(";color=1;other=2", "color", true)).toBe(undefined);
    expect(matrixObject("R=1", "color", true)).toBe(undefined);
    expect(object("R,100,G", false)).toBe(undefined);
    expect(object("R,100", true)).toBe(undefined);
    expect(list(undefined)).toBe(undefined);
  });
});

describe("headers and cookies", () => {
  const one = (sent: string | undefined): ValueReader => new ValueReader(() => sent, false);

  test("round-trip arrays and objects, except white space around commas", () => {
    const plain = fc.stringMatching(/^[!-+\--~]{1,6}$/);
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 4 }), (values) => {
        expect(one(headers.headerList(values)).list("X")).toEqual(values);
        expect(one(values.join(" ,\t")).list("X")).toEqual(values);
      }),
    );
    const value = { R: "100", G: "200%" };
    expect(entriesOf(one(headers.headerObject(value, true)).object("X", true))).toEqual(entriesOf(value));
    expect(entriesOf(one(headers.headerObject(value, false)).object("X", false))).toEqual(entriesOf(value));
  });

  test("round-trip cookies; the first one of a name is used", () => {
    fc.assert(
      fc.property(texts, lists, (text, values) => {
        const reader = cookieReader(
          headers.cookieHeader({ a: queries.scalar("a", text), b: queries.commaList("b", values) })["cookie"],
        );
        expect([reader.text("a"), reader.list("b")]).toEqual([text, values]);
      }),
    );
    expect(cookieReader('x; a="1"; a=2').text("a")).toBe("1");
    expect(cookieReader(undefined).text("a")).toBe(undefined);
    const broken = cookieReader("a=%zz");
    expect(broken.text("a")).toBe(undefined);
    expect(broken.issues).toMatchObject([{ path: "/a", code: "encoding" }]);
  });
});

describe("text that cannot be converted stays text", () => {
  test.each(["", " 1", "1.5", "0x1", "1e3", "--1", "9007199254740993", "12345678901234567890"])(
    "integer %j",
    (text) => {
      expect(integer(text)).toBe(text);
    },
  );

  test.each(["", "1.", ".5", "+1", "NaN", "Infinity", "1e999", "1 "])("number %j", (text) => {
    expect(number(text)).toBe(text);
  });

  test.each(["TRUE", "yes", "", "2", " true"])("boolean %j", (text) => {
    expect(boolean(text)).toBe(text);
  });

  test("text that can be converted is converted", () => {
    expect([integer("-12"), integer("9007199254740991"), number("-1.5e3"), number("0")]).toEqual([
      -12, 9007199254740991, -1500, 0,
    ]);
    expect(["true", "True", "1", "false", "False", "0"].map(boolean)).toEqual([true, true, true, false, false, false]);
    expect([json('{"a":[1]}'), json("{a}")]).toEqual([{ a: [1] }, "{a}"]);
  });
});
