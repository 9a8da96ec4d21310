import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allOf,
  arrayOf,
  byKind,
  byTag,
  type Conversion,
  ConversionError,
  date,
  dateTime,
  exactJson,
  exactPart,
  fieldTexts,
  int64,
  int64String,
  int64Text,
  jsonTexts,
  objectOf,
  stringifyExactly,
  tupleOf,
} from "../../runtime/src/values/index.js";

const dateTimes = fc
  .date({ min: new Date("0000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true })
  .map((value) => value.toISOString());
const dates = dateTimes.map((text) => text.slice(0, 10));
const integers = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

/** JSON values that a conversion leaves as they are. */
const others = fc.jsonValue({ maxDepth: 2 });

const node: Conversion = objectOf({
  createdAt: ["created_at", dateTime],
  on: date,
  id: ["node_id", int64],
  label: ["node_label"],
  units: int64String,
  count: int64Text,
  children: arrayOf(() => node),
  times: ["time_by_name", objectOf({}, dateTime)],
  pair: tupleOf([date, undefined, int64]),
  either: byKind({ string: dateTime, number: int64, object: () => node }),
  tagged: byTag(["kindOf", "kind_of"], {
    a: objectOf({ kindOf: ["kind_of"], at: dateTime }),
    b: objectOf({ kindOf: ["kind_of"] }),
  }),
  both: allOf(objectOf({ a: dateTime }), objectOf({ bTime: ["b_time", dateTime] })),
});

/** The JSON of a node as text, with integers of all lengths, and undeclared properties. */
const nodes = fc.letrec<{ node: Record<string, unknown> }>((tie) => ({
  node: fc
    .tuple(
      fc.record(
        {
          created_at: fc.option(dateTimes),
          on: dates,
          node_id: integers,
          node_label: others,
          units: integers.map(String),
          count: integers,
          children: fc.array(tie("node"), { maxLength: 2 }),
          time_by_name: fc.dictionary(fc.string(), dateTimes, { maxKeys: 3 }),
          pair: fc.tuple(dates, others, integers),
          either: fc.oneof(dateTimes, integers, tie("node")),
          tagged: fc.oneof(
            fc.record({ kind_of: fc.constant("a"), at: dateTimes }),
            fc.record({ kind_of: fc.constant("b"), at: fc.string() }),
          ),
          both: fc.record({ a: dateTimes, b_time: dateTimes }),
        },
        { requiredKeys: [] },
      ),
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom("createdAt", "createdAt_", "id", "id_", "label", "_", "toString")),
        others,
        { maxKeys: 3 },
      ),
    )
    .map(([declared, undeclared]) => ({ ...undeclared, ...declared })),
})).node;

/** `__proto__` is dropped where JSON is read from outside. */
const withoutPrototype = (json: string): boolean => !json.includes("__proto__");

describe("conversions", () => {
  it("give back the JSON that they got, digit by digit", () => {
    fc.assert(
      fc.property(nodes, (wire) => {
        const json = stringifyExactly(wire) ?? "";
        fc.pre(withoutPrototype(json));
        const parsed: unknown = JSON.parse(json);
        const value = node.fromWire(parsed, exactJson(json, parsed));
        expect(stringifyExactly(node.toWire(value))).toBe(json);
      }),
    );
  });

  it("leave values that have the other form already", () => {
    const scalars = [
      [dateTime, dateTimes],
      [date, dates],
      [int64, integers.map((value) => Number(value % 2n ** 53n))],
    ] as const;
    for (const [conversion, values] of scalars as readonly (readonly [Conversion, fc.Arbitrary<unknown>])[]) {
      fc.assert(
        fc.property(values, (wire) => {
          const value = conversion.fromWire(wire);
          expect(conversion.fromWire(value)).toBe(value);
          expect(conversion.toWire(wire)).toBe(wire);
        }),
      );
    }
  });

  it("throw nothing but a ConversionError with a path, for any JSON", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(...["created_at", "on", "node_id", "either", "pair"]),
        (value, name) => {
          try {
            node.fromWire({ [name]: value });
          } catch (error) {
            expect(error).toBeInstanceOf(ConversionError);
            expect((error as ConversionError).path.startsWith(`/${name}`)).toBe(true);
          }
        },
      ),
    );
  });
});

describe("dateTime", () => {
  it.each([
    ["2024-02-29T13:00:00+01:00", "2024-02-29T12:00:00.000Z"],
    ["2024-02-29t12:00:00.123456789z", "2024-02-29T12:00:00.123Z"],
    ["2016-12-31T23:59:60Z", "2016-12-31T23:59:59.000Z"],
    ["0001-01-01T00:00:00-00:30", "0001-01-01T00:30:00.000Z"],
  ])("reads %s as %s", (text, expected) => {
    expect(dateTime.fromWire(text).toISOString()).toBe(expected);
  });

  it.each([
    "2024-02-30T00:00:00Z",
    "2023-02-29T00:00:00Z",
    "2024-01-01",
    "2024-01-01T24:00:00Z",
    "0000-01-01T00:00:00+01:00x",
    "",
  ])("refuses %j", (text) => {
    expect(() => dateTime.fromWire(text)).toThrow(ConversionError);
  });

  it("refuses to write a date that has no RFC 3339 form", () => {
    for (const value of [new Date(Number.NaN), new Date(8.64e15), new Date("-000001-01-01T00:00:00Z")]) {
      expect(() => dateTime.toWire(value)).toThrow(ConversionError);
      expect(() => date.toWire(value)).toThrow(ConversionError);
    }
  });
});

describe("JSON with long integers", () => {
  it("is read as JSON.parse reads it, up to those integers", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.boolean(), (value, isSpaced) => {
        const json = JSON.stringify([value, "9007199254740993", 9007199254740992], null, isSpaced ? 2 : 0);
        fc.pre(withoutPrototype(json));
        const [inner, text, long] = exactJson(json, JSON.parse(json)) as unknown[];
        const isExactNumber = (_key: string, each: unknown): unknown =>
          typeof each === "bigint" ? Number(each) : each;
        expect(JSON.parse(JSON.stringify(inner, isExactNumber))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).toBe("9007199254740993");
        expect(long).toBe(9007199254740992n);
      }),
    );
  });

  it("is written as JSON.stringify writes it, with all digits", () => {
    expect(stringifyExactly({ a: 2n ** 60n, b: [1, undefined, new Date(0)], c: undefined, d: "x" })).toBe(
      '{"a":1152921504606846976,"b":[1,null,"1970-01-01T00:00:00.000Z"],"d":"x"}',
    );
  });

  it("is serialized with the error of JSON.stringify if it has a cycle, with and without bigints", () => {
    const cycle: Record<string, unknown> = { id: 7 };
    cycle["self"] = [cycle];
    const message = /circular structure/;
    expect(() => stringifyExactly(cycle)).toThrow(message);
    expect(() => stringifyExactly({ ...cycle, id: 2n ** 60n })).toThrow(message);
    expect(() => stringifyExactly([2n ** 60n, cycle])).toThrow(TypeError);
  });

  it("is read in a depth that would overflow a recursive reader", () => {
    const depth = 5000;
    const json = `${"[".repeat(depth)}9007199254740993${"]".repeat(depth)}`;
    let value = exactJson(json, undefined);
    for (let level = 0; level < depth; level += 1) value = (value as unknown[])[0];
    expect(value).toBe(9007199254740993n);
  });
});

describe("a value with a cycle", () => {
  const cycle: Record<string, unknown> = { id: 1n };
  cycle["self"] = cycle;

  it("is an ApiError in a part of a form", () => {
    expect(() => exactPart({ id: "postBox" }, cycle)).toThrow(
      expect.objectContaining({ name: "ApiError", kind: "argument", operationId: "postBox" }),
    );
  });

  it("is left to the encoders of parameters and fields, which refuse it by name", () => {
    expect(jsonTexts([cycle])).toEqual([cycle]);
    expect(fieldTexts({ box: cycle, boxes: [cycle] }, ["box", "boxes"])).toEqual({ box: cycle, boxes: [cycle] });
  });
});
