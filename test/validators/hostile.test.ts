import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runCount } from "../run-count.js";
import { compile } from "./compile.js";
import { validator, validators } from "./specification.js";

/** Hostile values: the validator never throws, never hangs, and changes nothing. */

const subjects = [
  "MessageComponents",
  "ActionRow",
  "Button",
  "ExecuteWebhookBody",
  "Interaction",
  "CreateGuildBody",
].filter((name) => validators[name] !== undefined);

function isSane(name: string, value: unknown): void {
  const subject = validator(name);
  const result = subject.validate(value);
  expect(subject.is(value)).toBe(result.ok);
  expect(subject.parse(value).ok).toBe(result.ok);
  expect("issues" in subject["~standard"].validate(value)).toBe(!result.ok);
  if (!result.ok) {
    expect(result.issues.length).toBeGreaterThan(0);
    expect(result.issues.length).toBeLessThanOrEqual(64);
    expect(result.issues.map(({ code }) => code)).not.toContain("invalid");
  }
}

describe("arbitrary values", () => {
  it.each(subjects)("get a verdict from %s, and are unchanged", (name) => {
    fc.assert(
      fc.property(
        fc.anything({
          withNullPrototype: true,
          withSparseArray: true,
          withDate: true,
          withMap: true,
          withBigInt: true,
        }),
        (value) => {
          const before = fc.stringify(value);
          isSane(name, value);
          expect(fc.stringify(value)).toBe(before);
        },
      ),
      { numRuns: runCount(400), seed: 7 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it("that resemble messages get a verdict", () => {
    const key = fc.constantFrom(
      "type",
      "components",
      "style",
      "custom_id",
      "options",
      "label",
      "value",
      "url",
      "min_values",
      "__proto__",
      "constructor",
    );
    const { node } = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 6, withCrossShrink: true },
        fc.constantFrom<unknown>(1, 2, 3, 5, "a", "", null, undefined, 1.5, true),
        fc.array(tie("node"), { maxLength: 7 }),
        fc.dictionary(key, tie("node"), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(node, (value) => {
        for (const name of ["MessageComponents", "ActionRow", "MessageComponent"]) isSane(name, value);
      }),
      { numRuns: runCount(3000), seed: 11 },
    );
  });
});

describe("accessors", () => {
  const throwing = {
    get type(): never {
      throw new Error("never read me");
    },
  };

  it("that throw make the value invalid, without an exception", () => {
    for (const value of [throwing, { type: 1, components: [throwing] }]) {
      const result = validator("ActionRow").validate(value);
      expect(result).toMatchObject({ ok: false, issues: [{ code: "unreadable" }] });
      expect(validator("ActionRow").parse(value).ok).toBe(false);
      expect(() => validator("ActionRow").assert(value)).toThrow(expect.objectContaining({ name: "ValidationError" }));
    }
  });

  it("that return values are read like properties", () => {
    const row = {
      get type() {
        return 1;
      },
      components: [],
    };
    expect(validator("ActionRow").is(row)).toBe(true);
  });

  it("that change their value cause at least one issue", () => {
    let reads = 0;
    const row = {
      get type() {
        reads++;
        return reads > 1 ? 1 : 2;
      },
    };
    expect(validator("ActionRow").validate(row)).toEqual({
      ok: false,
      issues: [{ path: "", code: "invalid", message: "is not valid" }],
    });
  });

  it("of a proxy that refuses every operation make the value invalid", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(validator("ActionRow").validate(proxy).ok).toBe(false);
    expect(validator("ActionRow").parse(proxy).ok).toBe(false);
  });
});

describe("prototypes", () => {
  const inherited = {
    type: "object",
    required: ["constructor", "toString"],
    properties: { constructor: {}, toString: {}, __proto__: {} },
  };

  it("do not supply required properties", () => {
    expect(compile(inherited).validate({})).toMatchObject({
      ok: false,
      issues: [{ path: "/constructor" }, { path: "/toString" }],
    });
    expect(compile(inherited).is({ constructor: 1, toString: 2 })).toBe(true);
  });

  it("are ignored for optional properties", () => {
    const subject = compile(
      JSON.parse(
        '{ "type": "object", "properties": { "valueOf": { "type": "string" }, "__proto__": { "type": "string" } } }',
      ),
    );
    expect(subject.is({})).toBe(true);
    expect(subject.is(JSON.parse('{ "__proto__": 1 }'))).toBe(false);
    expect(subject.is(JSON.parse('{ "__proto__": "x" }'))).toBe(true);
  });

  it("are not copied by parse: properties with their names are own ones, or get their defaults", () => {
    const subject = compile(
      JSON.parse(
        '{ "type": "object", "properties": { "a": {}, "__proto__": { "type": "object", "properties": { "b": {} } }, ' +
          '"constructor": { "type": "array", "items": { "type": "object", "properties": { "b": {} } } }, ' +
          '"valueOf": { "type": "string", "default": "none" } } }',
      ),
    );
    const text = (value: string): string => JSON.stringify(subject.parse(JSON.parse(value)));
    expect(text('{ "a": 1 }')).toBe('{"ok":true,"value":{"a":1,"valueOf":"none"}}');
    const sent = subject.parse(JSON.parse('{ "__proto__": { "b": 1, "c": 2 }, "constructor": [{ "b": 3, "c": 4 }] }'));
    expect(JSON.stringify(sent)).toBe(
      '{"ok":true,"value":{"__proto__":{"b":1},"constructor":[{"b":3}],"valueOf":"none"}}',
    );
    if (sent.ok) expect(Object.getPrototypeOf(sent.value)).toBe(Object.prototype);
  });

  it("are not changed by parse", () => {
    const open = compile({ type: "object", additionalProperties: true });
    const result = open.parse(
      JSON.parse('{ "__proto__": { "polluted": true }, "a": { "__proto__": { "polluted": true } } }'),
    );
    expect(result).toEqual({ ok: true, value: { a: {} } });
    if (result.ok) expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("of classes are read like the language reads them, and parse creates plain objects", () => {
    class Row {
      get type(): number {
        return 1;
      }
      get components(): unknown {
        return [];
      }
      describe(): string {
        return "a row";
      }
    }
    const row = validator("ActionRow");
    expect(row.validate(new Row())).toMatchObject({ ok: true });
    const parsed = row.parse(new Row());
    expect(parsed).toEqual({ ok: true, value: { type: 1, components: [] } });
    if (parsed.ok) expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
    expect(row.is(Object.create({ type: 1, label: "x" }))).toBe(false);
    // unlisted names are own properties of the object
    const closed = compile({ type: "object", properties: { type: {} }, additionalProperties: false });
    expect(closed.is(new Row())).toBe(true);
    expect(row.is(Object.assign([], { type: 1 }))).toBe(false);
  });

  it("of another realm are equivalent", () => {
    expect(validator("ActionRow").is(runInNewContext("({ type: 1, components: [] })"))).toBe(true);
    expect(validator("MessageComponents").is(runInNewContext("[{ type: 1 }]"))).toBe(true);
  });

  it("are only consulted if a value has no own property of that name", () => {
    const row = JSON.parse('{ "type": 1, "__proto__": { "type": 2 } }');
    expect(validator("ActionRow").is(row)).toBe(true);
    expect(Object.hasOwn(row, "__proto__")).toBe(true);
  });

  it("may be missing", () => {
    const row = Object.assign(Object.create(null), { type: 1, components: [] });
    expect(validator("ActionRow").is(row)).toBe(true);
  });
});

describe("depth and size", () => {
  const tree = {
    type: "object",
    properties: {
      child: { $ref: "#/components/schemas/Subject" },
      children: { type: "array", items: { $ref: "#/components/schemas/Subject" } },
    },
  };

  it("256 levels are validated, one more is refused", () => {
    const nested = (levels: number): unknown => {
      let value: unknown = {};
      for (let level = 0; level < levels; level++) value = level % 2 === 0 ? { child: value } : { children: [value] };
      return value;
    };
    const subject = compile(tree);
    expect(subject.is(nested(256))).toBe(true);
    expect(subject.parse(nested(256))).toEqual({ ok: true, value: nested(256) });
    expect(subject.validate(nested(257))).toMatchObject({ ok: false, issues: [{ code: "depth", limit: 256 }] });
    expect(subject.validate(nested(100_000)).ok).toBe(false);
  });

  it("a cyclic value terminates", () => {
    const value: { child?: unknown; children: unknown[] } = { children: [] };
    value.child = value;
    expect(compile(tree).validate(value)).toMatchObject({ ok: false, issues: [{ code: "depth" }] });
    const rows: unknown[] = [];
    rows.push({ type: 1, components: rows });
    expect(validator("MessageComponents").validate(rows).ok).toBe(false);
    const any: { self?: unknown } = {};
    any.self = any;
    expect(compile({}).parse(any)).toMatchObject({ ok: false, issues: [{ code: expect.any(String) }] });
  });

  it("a value with many cycles terminates", () => {
    const value: { child?: unknown; children: unknown[] } = { children: [] };
    for (let index = 0; index < 10; index++) value.children.push(value);
    const result = compile(tree).validate(value);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.issues.length).toBeLessThanOrEqual(64);
  });

  it("a million items are refused before any is validated", () => {
    let looked = 0;
    const items = new Array<unknown>(1_000_000);
    Object.defineProperty(items, 0, {
      get: () => {
        looked++;
        return null;
      },
    });
    expect(validator("MessageComponents").is(items)).toBe(false);
    expect(looked).toBe(0);
    expect(validator("MessageComponents").validate(items)).toMatchObject({
      ok: false,
      issues: [{ code: "max-items", limit: 5, actual: 1_000_000 }, {}, {}, {}, {}, {}],
    });
  });

  it("the entries of an oversized map are not validated", () => {
    const map = { type: "object", maxProperties: 3, additionalProperties: { type: "string" } };
    const named = { ...map, propertyNames: { pattern: "^[a-z]$" }, patternProperties: { "^k": { type: "boolean" } } };
    const value = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, 1]));
    for (const schema of [map, named]) {
      const result = compile(schema).validate(value);
      expect(result.ok ? [] : result.issues.map(({ code, actual }) => [code, actual])).toEqual([
        ["max-properties", 1000],
      ]);
    }
  });

  it("the list of issues is truncated", () => {
    const subject = compile({ type: "array", items: { type: "string" } });
    const result = subject.validate(Array.from({ length: 1_000_000 }, () => 1));
    expect(result.ok ? 0 : result.issues.length).toBe(64);
    const short = subject.validate([1, 2, 3], { maxIssues: 2 });
    expect(short.ok ? 0 : short.issues.length).toBe(2);
    const object = compile({ type: "object", additionalProperties: { type: "string" } });
    const map = object.validate(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])));
    expect(map.ok ? 0 : map.issues.length).toBe(64);
  });

  it("compares a million distinct items in one pass", () => {
    const subject = compile({ type: "array", uniqueItems: true });
    const items = Array.from({ length: 200_000 }, (_, index) => ({ index }));
    expect(subject.is(items)).toBe(true);
    expect(subject.validate([...items, { index: 5 }])).toMatchObject({
      ok: false,
      issues: [{ path: "/200000", code: "unique-items" }],
    });
  });

  it("messages stay short for any value", () => {
    const result = compile({ enum: ["a"] }).validate("x".repeat(1_000_000));
    expect(result.ok ? "" : result.issues[0]?.message).toHaveLength(`must be "a" (got "${"x".repeat(40)}…")`.length);
  });

  it.each(["x".repeat(100_000), "a key ".repeat(20_000)])(
    "long keys are truncated in messages, and bound the report",
    (key) => {
      const list = { type: "array", items: { type: "string" } };
      const subject = compile({ type: "object", additionalProperties: list });
      const result = subject.validate({ [key]: Array.from({ length: 100 }, () => 1) });
      if (result.ok) throw new Error("accepted");
      expect(result.issues.map(({ path }) => path)).toEqual([`/${key}/0`]);
      expect(result.issues[0]?.message.length).toBeLessThan(100);
    },
  );

  it("many long keys bound the report as well", () => {
    const subject = compile({
      anyOf: [{ type: "object", additionalProperties: { type: "string" } }, { type: "null" }],
    });
    const entries = Array.from({ length: 64 }, (_, index) => [`${index} ${"~".repeat(2_000)}`, 1] as const);
    const result = subject.validate(Object.fromEntries(entries));
    const text = result.ok ? "" : result.issues.map(({ path, message }) => path + message).join("");
    expect(text.length).toBeGreaterThan(65_536);
    expect(text.length).toBeLessThan(65_536 + 5_000);
  });
});
