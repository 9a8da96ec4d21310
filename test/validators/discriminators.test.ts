import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileAll, type Schema } from "./compile.js";

/** Discriminators whose alternatives do not constrain the property: the mapped values become the constraint. */

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const animal = (properties: object, kind: Schema = { type: "string" }): object => ({
  type: "object",
  required: ["kind"],
  properties: { kind, ...properties },
});
const union = (names: readonly string[], mapping?: object, keyword = "oneOf"): object => ({
  [keyword]: names.map(ref),
  discriminator: { propertyName: "kind", ...(mapping === undefined ? {} : { mapping }) },
});

const Cat = animal({ lives: { type: "integer" } });
const Dog = animal({ barks: { type: "boolean" } });

function validatorsOf(schemas: Readonly<Record<string, Schema>>, name = "Pet") {
  const found = compileAll(schemas)[name];
  if (found === undefined) throw new Error(`nothing was emitted for ${name}`);
  return found;
}

function issuesOf(schemas: Readonly<Record<string, Schema>>, value: unknown, name = "Pet"): readonly string[] {
  const result = validatorsOf(schemas, name).validate(value);
  return result.ok ? [] : result.issues.map(({ message }) => message);
}

describe("boolean discriminators", () => {
  const found = (kind: object) => animal({ item: { type: "string" } }, kind);
  const missing = (kind: object) => animal({ reason: { type: "string" } }, kind);
  const result = (mapping?: object) => ({
    Pet: union(["Found", "Missing"], mapping),
    Found: found({ type: "boolean", const: true }),
    Missing: missing({ type: "boolean", enum: [false] }),
  });

  it.each([undefined, { true: "Found", false: "Missing" }])(
    "select by the values of the schemas, mapping %j",
    (mapping) => {
      expect(issuesOf(result(mapping), { kind: true, item: "x" })).toEqual([]);
      expect(issuesOf(result(mapping), { kind: false, reason: "x" })).toEqual([]);
      expect(issuesOf(result(mapping), { kind: false, reason: 1 })).toEqual(["reason: must be a string (got 1)"]);
      expect(issuesOf(result(mapping), { kind: "true", item: "x" })).toHaveLength(1);
    },
  );

  it("without values of their own accept what fits either alternative", () => {
    const open = {
      ...result({ true: "Found", false: "Missing" }),
      Found: found({ type: "boolean" }),
      Missing: missing({ type: "boolean" }),
    };
    expect(issuesOf(open, { kind: true, item: "x" })).toEqual([]);
    expect(issuesOf(open, { kind: false })).toEqual([]);
    expect(issuesOf(open, { kind: "false" })).toHaveLength(1);
    expect(issuesOf(open, { kind: true, item: 1, reason: 1 })).toHaveLength(1);
  });
});

describe("alternatives that do not constrain the discriminator's property", () => {
  const pets = { Pet: union(["Cat", "Dog"], { c: "Cat", d: "Dog" }), Cat, Dog };

  it("are selected by the values of the mapping, whatever else matches", () => {
    expect(issuesOf(pets, { kind: "c", lives: 9 })).toEqual([]);
    expect(issuesOf(pets, { kind: "d", lives: "any, for a dog" })).toEqual([]);
    expect(issuesOf(pets, { kind: "c", lives: "x" })).toEqual(['lives: must be an integer (got "x")']);
  });

  it("report one issue for an unknown value, and one for a missing one", () => {
    expect(issuesOf(pets, { kind: "zzz", lives: "x" })).toEqual(['kind: must be one of "c" or "d" (got "zzz")']);
    expect(issuesOf(pets, { lives: 9 })).toHaveLength(1);
  });

  it("stay unconstrained where they are used separately", () => {
    expect(issuesOf(pets, { kind: "zzz" }, "Cat")).toEqual([]);
  });

  it("may have several values", () => {
    const several = { ...pets, Pet: union(["Cat", "Dog"], { c: "Cat", d: "Dog", cat: "#/components/schemas/Cat" }) };
    const verdicts = ["c", "cat", "d", "Cat"].map((kind) => validatorsOf(several).is({ kind, lives: 1 }));
    expect(verdicts).toEqual([true, true, true, false]);
  });

  it("may be mapped by an alias", () => {
    const aliased = { ...pets, Pet: union(["Cat", "Dog"], { c: "Tom", d: "Dog" }), Tom: ref("Cat") };
    const verdicts = ["c", "d", "Cat", "Tom"].map((kind) => validatorsOf(aliased).is({ kind, lives: 1 }));
    expect(verdicts).toEqual([true, true, false, false]);
  });

  it("are distinct if two mapped aliases refer to one schema", () => {
    const twice = { Pet: union(["Tom", "Tim"], { a: "Tom", b: "Tim" }), Tom: ref("Cat"), Tim: ref("Cat"), Cat };
    const verdicts = ["a", "b", "c"].map((kind) => validatorsOf(twice).is({ kind, lives: 1 }));
    expect(verdicts).toEqual([true, true, false]);
  });

  it("may get the property from a schema next to their union", () => {
    const Kind = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
    const inner = { oneOf: ["lives", "barks"].map((name) => ({ required: [name], properties: { [name]: {} } })) };
    const beside = { Pet: union(["Cat", "Dog"], { c: "Cat", d: "Dog" }), Cat, Dog: { allOf: [Kind, inner] } };
    const verdicts = ["c", "d", "zzz"].map((kind) => validatorsOf(beside).is({ kind, lives: 1 }));
    expect(verdicts).toEqual([true, true, false]);
  });

  it("have their names as values without a mapping", () => {
    const half = { ...pets, Pet: union(["Cat", "Dog"], { c: "Cat" }) };
    const verdicts = (schemas: typeof pets): boolean[] =>
      ["c", "Cat", "Dog"].map((kind) => validatorsOf(schemas).is({ kind }));
    expect(verdicts(half)).toEqual([true, false, true]);
    expect(verdicts({ ...pets, Pet: union(["Cat", "Dog"]) })).toEqual([false, true, true]);
  });

  it("are selected in `anyOf` as well", () => {
    const any = { ...pets, Pet: union(["Cat", "Dog"], { c: "Cat", d: "Dog" }, "anyOf") };
    expect(["c", "d", "e"].map((kind) => validatorsOf(any).is({ kind }))).toEqual([true, true, false]);
  });

  it("may allow a missing property, and are then selected by the rest", () => {
    const optional = (own: string): object => ({
      type: "object",
      required: [own],
      properties: { kind: { type: "string" }, [own]: { type: "integer" } },
    });
    const schemas = { ...pets, Cat: optional("lives"), Dog: optional("walks") };
    const both = { lives: 9, walks: 1 };
    const values = [{ ...both, kind: "c" }, { ...both, kind: "e" }, both, { lives: 9 }, { lives: 9, kind: "d" }];
    expect(values.map((value) => validatorsOf(schemas).is(value))).toEqual([true, false, false, true, false]);
  });

  it("may inherit the property, and contain each other", () => {
    const nested = {
      Animal: animal({ friend: ref("Pet") }),
      Cat: { allOf: [ref("Animal"), { type: "object", properties: { lives: { type: "integer" } } }] },
      Dog: { allOf: [ref("Animal")] },
      Pet: union(["Cat", "Dog"], { c: "Cat", d: "Dog" }),
    };
    expect(issuesOf(nested, { kind: "c", friend: { kind: "d", friend: { kind: "c", lives: 1 } } })).toEqual([]);
    expect(issuesOf(nested, { kind: "c", friend: { kind: "d", friend: { kind: "e" } } })).toEqual([
      'friend.friend.kind: must be one of "c" or "d" (got "e")',
    ]);
  });

  it("accept null if one of them does, and only then", () => {
    const nullable = { ...pets, Dog: { ...Dog, type: ["object", "null"] } };
    expect([validatorsOf(nullable).is(null), validatorsOf(pets).is(null)]).toEqual([true, false]);
    expect(validatorsOf(nullable).is({ kind: "d" })).toBe(true);
    const beside = {
      ...pets,
      Pet: { ...union([], { c: "Cat", d: "Dog" }), oneOf: [ref("Cat"), ref("Dog"), { type: "null" }] },
    };
    expect([null, { kind: "c" }, { kind: "e" }].map((value) => validatorsOf(beside).is(value))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("may be combined with one that lists its values, and with a union that has its own discriminator", () => {
    const mixed = { ...pets, Dog: animal({ barks: { type: "boolean" } }, { const: "d" }) };
    expect(["c", "d", "e"].map((kind) => validatorsOf(mixed).is({ kind }))).toEqual([true, true, false]);
    const outer = { ...pets, Fish: animal({}), Any: union(["Pet", "Fish"], { c: "Cat", d: "Dog", f: "Fish" }) };
    const verdicts = ["c", "d", "f", "e"].map((kind) => validatorsOf(outer, "Any").is({ kind }));
    expect(verdicts).toEqual([true, true, true, false]);
  });

  it("keep their properties when parsed", () => {
    const value = { kind: "c", lives: 9 };
    expect(validatorsOf(pets).parse({ ...value, other: 1 })).toEqual({ ok: true, value });
  });
});

/** ajv requires every alternative to list its values, so they are added where only the mapping states them. */
describe("ajv's `discriminator` agrees", () => {
  const ajv = new Ajv2020({ discriminator: true, strict: false });
  const expected = ajv.compile({
    type: "object",
    required: ["kind"],
    discriminator: { propertyName: "kind" },
    oneOf: [
      animal({ lives: { type: "integer" } }, { enum: ["c", "cat"] }),
      animal({ barks: { type: "boolean" } }, { const: "Dog" }),
    ],
  });
  const subject = validatorsOf({
    Pet: union(["Cat", "Dog"], { c: "Cat", cat: "#/components/schemas/Cat" }),
    Cat,
    Dog,
  });
  const member = fc.constantFrom<unknown>(9, 1.5, true, "x", null, "absent");
  const value = fc.record(
    { kind: fc.constantFrom<unknown>("c", "cat", "Dog", "Cat", "d", "", 1, null), lives: member, barks: member },
    { requiredKeys: [] },
  );

  it("on every value", () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(value, (pet) => {
        const verdict = expected(pet);
        seen[`${verdict}`] += 1;
        expect(subject.is(pet)).toBe(verdict);
        expect(subject.validate(pet).ok).toBe(verdict);
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(20);
  });
});

describe("a union with a discriminator", () => {
  const { Pet } = compileAll({
    Pet: { oneOf: ["Cat", "Dog"].map((name) => ({ $ref: `#/components/schemas/${name}` })) },
    Cat: { type: "object", required: ["kind"], properties: { kind: { const: "cat" } } },
    Dog: { type: "object", required: ["kind"], properties: { kind: { const: "dog" } } },
  });

  it.each([
    ["an array with properties", Object.assign([], { kind: "cat" })],
    ["a function with properties", Object.assign(() => undefined, { kind: "cat" })],
    ["null", null],
    ["undefined", undefined],
    ["a string", "cat"],
  ])("refuses %s", (_name, value) => {
    expect(Pet?.is({ kind: "cat" })).toBe(true);
    expect(Pet?.is(value)).toBe(false);
    expect(Pet?.validate(value)).toMatchObject({ ok: false, issues: [{ code: "type", path: "" }] });
  });
});
