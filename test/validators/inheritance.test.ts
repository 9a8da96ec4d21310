import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileAll, type Schema } from "./compile.js";

/** A discriminator in a parent: a child's property has only the values mapped to the child. */

type Schemas = Readonly<Record<string, Schema>>;

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const parent = (mapping?: object, kind: Schema = { type: "string" }): object => ({
  type: "object",
  required: ["kind"],
  discriminator: { propertyName: "kind", ...(mapping === undefined ? {} : { mapping }) },
  properties: { kind },
});
const childOf = (name: string, own: object = { type: "object" }): object => ({ allOf: [ref(name), own] });

/** The values of the property that a schema accepts. */
function taken(schemas: Schemas, name: string, among: readonly string[]): readonly string[] {
  const validator = compileAll(schemas)[name];
  if (validator === undefined) throw new Error(`nothing was emitted for ${name}`);
  return among.filter((kind) => validator.is({ kind }));
}

describe("a child of a parent with a discriminator", () => {
  const kinds = ["d", "dog", "Dog", "cat", "Cat", "Puppy"];
  const Dog = childOf("Pet", { properties: { barks: { type: "boolean" } } });
  const Cat = childOf("Pet");

  it("has one or several values of the mapping, and its parent any", () => {
    const schemas = { Pet: parent({ d: "Dog", dog: "#/components/schemas/Dog", cat: "Cat" }), Dog, Cat };
    expect(taken(schemas, "Dog", kinds)).toEqual(["d", "dog"]);
    expect(taken(schemas, "Cat", kinds)).toEqual(["cat"]);
    expect(taken(schemas, "Pet", kinds)).toEqual(kinds);
  });

  it("has its name as value without a mapping", () => {
    expect(taken({ Pet: parent(), Dog, Cat }, "Dog", kinds)).toEqual(["Dog"]);
  });

  it("stays open if a mapping does not name it: it may be an extended other child", () => {
    expect(taken({ Pet: parent({ dog: "Dog" }), Dog, Cat }, "Cat", kinds)).toEqual(kinds);
  });

  it("also accepts the values of its own children", () => {
    const schemas = { Pet: parent({ d: "Dog" }), Dog, Puppy: childOf("Dog") };
    expect(taken(schemas, "Dog", kinds)).toEqual(["d", "Puppy"]);
    expect(taken(schemas, "Puppy", kinds)).toEqual(["d", "Puppy"]);
    expect(taken({ ...schemas, Pet: parent() }, "Puppy", kinds)).toEqual(["Puppy"]);
    const puppy = childOf("Dog", { properties: { kind: { const: "d" } } });
    expect(taken({ ...schemas, Pet: parent(), Puppy: puppy }, "Dog", kinds)).toEqual(["d", "Dog"]);
  });

  it("keeps its own constraints on the property", () => {
    const own = childOf("Pet", { properties: { kind: { enum: ["cat", "Cat"] } } });
    expect(taken({ Pet: parent({ d: "Dog" }), Dog: own }, "Dog", kinds)).toEqual(["cat", "Cat"]);
  });

  it("has the values of its parent's list that are mapped to it, or all of them", () => {
    const kind = { enum: ["d", "cat"] };
    const mapping = { d: "Dog", cat: "Cat", dog: "Dog" };
    expect(taken({ Pet: parent(mapping, kind), Dog, Cat }, "Dog", kinds)).toEqual(["d"]);
    expect(taken({ Pet: parent(undefined, kind), Dog, Cat }, "Dog", kinds)).toEqual(["d", "cat"]);
  });

  it("of two parents satisfies both", () => {
    const Robot = {
      type: "object",
      discriminator: { propertyName: "model", mapping: { r2: "Dog" } },
      properties: { model: { type: "string" } },
    };
    const schemas = { Pet: parent({ d: "Dog" }), Robot, Dog: { allOf: [ref("Pet"), ref("Robot")] } };
    const is = (value: object): boolean | undefined => compileAll(schemas)["Dog"]?.is(value);
    expect([{ kind: "d" }, { kind: "d", model: "r2" }, { kind: "d", model: "r3" }, { kind: "e" }].map(is)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const same = { Pet: parent({ d: "Dog" }), Robot: parent({ dog: "Dog" }), Dog: schemas.Dog };
    expect(taken(same, "Dog", kinds)).toEqual(["d", "dog"]);
  });

  it("is selected in a union by the same values, whichever of the two has the mapping", () => {
    const union = (mapping?: object): object => ({
      oneOf: [ref("Dog"), ref("Cat")],
      discriminator: { propertyName: "kind", ...(mapping === undefined ? {} : { mapping }) },
    });
    const mapping = { d: "Dog", cat: "Cat" };
    for (const schemas of [
      { Pet: parent(mapping), Dog, Cat, Any: union() },
      { Pet: parent(), Dog, Cat, Any: union(mapping) },
      { Pet: parent({ d: "Dog", dog: "Dog" }), Dog, Cat, Any: union(mapping) },
    ]) {
      expect(taken(schemas, "Any", kinds)).toEqual(["d", "cat"]);
    }
    const withPuppy = { Pet: parent(), Dog, Cat: childOf("Dog"), Any: union() };
    expect(taken(withPuppy, "Any", kinds)).toEqual(["Dog", "Cat"]);
  });

  it("may be nullable, and may be referenced through an alias", () => {
    const schemas = {
      Pet: parent({ hound: "Hound" }),
      Dog: { anyOf: [childOf("Pet"), { type: "null" }] },
      Hound: { ...ref("Dog"), description: "A dog." },
    };
    expect(taken(schemas, "Dog", ["hound", "Dog", "Hound"])).toEqual(["hound"]);
    expect(compileAll(schemas)["Dog"]?.is(null)).toBe(true);
  });

  it("reports the expected value", () => {
    const found = compileAll({ Pet: parent({ d: "Dog" }), Dog })["Dog"]?.validate({ kind: "x", barks: 1 });
    expect(found?.ok === false && found.issues.map(({ message }) => message)).toEqual([
      "barks: must be a boolean (got 1)",
      'kind: must be "d" (got "x")',
    ]);
  });

  it("stays open above the limit of descendants", () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`P${index}`, childOf("Dog")]));
    expect(taken({ Pet: parent(), Dog, ...many }, "Dog", ["P0", "Dog", "Q"])).toEqual(["P0", "Dog", "Q"]);
    expect(taken({ Pet: parent(), Dog, ...many }, "P0", ["P0", "Dog", "Q"])).toEqual(["P0"]);
  });
});

describe("families of schemas", () => {
  /** Schemas S0, S1, …: S0 is the parent, each other combines some before it, and some are mapped. */
  const families = fc
    .array(
      fc.record({ above: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }), mapped: fc.boolean(), own: fc.nat(5) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((members) => {
      const mapping = Object.fromEntries(
        members.flatMap(({ mapped }, index) => (mapped ? [[`m${index + 1}`, `S${index + 1}`]] : [])),
      );
      const schemas: Record<string, Schema> = { S0: parent(Object.keys(mapping).length > 0 ? mapping : undefined) };
      const above: number[][] = [[]];
      for (const [index, member] of members.entries()) {
        const own = [...new Set(member.above.map((each) => each % (index + 1)))];
        const kind = member.own === 0 ? { properties: { kind: { enum: [`own${index}`, `m${index + 1}`] } } } : {};
        schemas[`S${index + 1}`] = { allOf: [...own.map((each) => ref(`S${each}`)), kind] };
        above.push(own);
      }
      return { schemas, above };
    });

  it("contain no child that accepts a value which its parent or its own schemas refuse", () => {
    const ajv = new Ajv2020({ strict: false });
    let documents = 0;
    fc.assert(
      fc.property(families, ({ schemas, above }) => {
        const validators = compileAll(schemas);
        const document = `doc:/${documents++}`;
        ajv.addSchema({ $id: document, components: { schemas } });
        const values = Object.keys(schemas).flatMap((name, index) => [name, `m${index}`, `own${index}`, "other"]);
        for (const [index, parents] of above.entries()) {
          const takes = values.filter((kind) => validators[`S${index}`]?.is({ kind }));
          const plain = ajv.getSchema(`${document}#/components/schemas/S${index}`);
          expect(takes.filter((kind) => plain?.({ kind }) !== true)).toEqual([]);
          // A child accepts its mapped values, unless its schemas exclude them.
          const meant = (schemas["S0"] as { discriminator: { mapping?: object } }).discriminator.mapping ?? {};
          const means = Object.hasOwn(meant, `m${index}`) && plain?.({ kind: `m${index}` }) === true;
          if (means) expect(takes).toContain(`m${index}`);
          for (const each of parents) {
            expect(takes.filter((kind) => !validators[`S${each}`]?.is({ kind }))).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
