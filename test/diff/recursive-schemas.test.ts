import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brief, changes } from "./differences.js";

const patience = { timeout: 120_000 };

type Schema = Readonly<Record<string, unknown>>;

const reference = (index: number): Schema => ({ $ref: `#/components/schemas/S${index}` });

const leaf = (maxLength: number): Schema => ({ type: "string", maxLength });

function documentOf(schemas: readonly Schema[]): string {
  return `components: ${JSON.stringify({ schemas: Object.fromEntries(schemas.map((schema, index) => [`S${index}`, schema])) })}\n`;
}

/** The first type is the end of the chain, because the last type of a document is compared first. */
function chain(length: number, maxLength: number, link: (next: Schema) => Schema): readonly Schema[] {
  return Array.from({ length }, (_, index) => (index === 0 ? leaf(maxLength) : link(reference(index - 1))));
}

const branch = (next: Schema): Schema => ({
  anyOf: [
    { type: "object", properties: { next } },
    { type: "object", properties: { next: { type: "array", items: next } } },
  ],
});

/** Keywords that are compared as a whole: a difference below one is reported as one change of the keyword. */
const links: Readonly<Record<string, readonly [rule: string, link: (next: Schema) => Schema]>> = {
  not: ["exclusion-changed", (next) => ({ not: next })],
  if: ["condition-changed", (next) => ({ if: next, else: { maxProperties: 9 } })],
  contains: ["contains-changed", (next) => ({ type: "array", contains: next })],
  propertyNames: ["property-names-changed", (next) => ({ type: "object", propertyNames: next })],
  dependentSchemas: ["dependency-changed", (next) => ({ type: "object", dependentSchemas: { a: next } })],
};

describe.each(Object.entries(links))("a chain of nested %s", (_keyword, [rule, link]) => {
  it.each([2, 90, 110, 1500])("of length %i differs at every level where its end differs", patience, (length) => {
    const found = changes(documentOf(chain(length, 5, link)), documentOf(chain(length, 6, link)));
    const levels = found.filter((finding) => finding.rule === `request-${rule}`).map(({ where }) => where);
    expect(new Set(levels)).toEqual(new Set(Array.from({ length: length - 1 }, (_, index) => `S${index + 1}`)));
  });

  it("of length 1500 does not differ from itself", patience, () => {
    const text = documentOf(chain(1500, 5, link));
    expect(changes(text, text).map(brief)).toEqual([]);
  });
});

describe("a chain of nested unions", () => {
  it.each([2, 110, 1500])("of length %i differs inside `not` where only its end differs", patience, (length) => {
    const text = (maxLength: number): string =>
      documentOf([...chain(length, maxLength, branch), { not: reference(length - 1) }]);
    expect(changes(text(5), text(6)).map(brief)).toContain(`request-exclusion-changed S${length}`);
  });
});

describe("a cycle through `not`", () => {
  const cycle = (length: number, maxLength: number): string =>
    documentOf(
      Array.from({ length }, (_, index) => ({
        type: "object",
        properties: {
          p: { not: reference((index + 1) % length) },
          ...(index === length - 1 ? { q: leaf(maxLength) } : {}),
        },
      })),
    );

  it.each([1, 2, 150, 700])("of length %i differs everywhere where one of its types differs", patience, (length) => {
    const found = changes(cycle(length, 5), cycle(length, 6)).map(brief);
    const expected = Array.from({ length }, (_, index) => `request-exclusion-changed S${index}.p`);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(changes(cycle(length, 5), cycle(length, 5)).map(brief)).toEqual([]);
  });
});

const typeCount = 5;

/**
 * Types that refer to one another, also through unions and `not`. Each is an object, since a reference cycle without
 * a property is an error.
 */
const schemaGraphs: fc.Arbitrary<readonly Schema[]> = fc.array(
  fc.letrec<{ schema: Schema; leaf: Schema; object: Schema; array: Schema; not: Schema; union: Schema }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie("leaf"),
      fc.nat(typeCount - 1).map(reference),
      tie("object"),
      tie("array"),
      tie("not"),
      tie("union"),
    ),
    leaf: fc.integer({ min: 1, max: 20 }).map(leaf),
    object: fc
      .dictionary(fc.constantFrom("a", "b", "c"), tie("schema"), { minKeys: 1 })
      .map((properties) => ({ type: "object", properties: { ...properties } })),
    array: tie("schema").map((items) => ({ type: "array", items })),
    not: tie("schema").map((not) => ({ not })),
    union: fc.array(tie("schema"), { minLength: 2, maxLength: 4 }).map((anyOf) => ({ anyOf })),
  })).object,
  { minLength: typeCount, maxLength: typeCount },
);

/** Changes the limit of the leaf with this index; undefined where there are fewer. */
function withChangedLeaf(schemas: readonly Schema[], index: number): readonly Schema[] | undefined {
  let seen = 0;
  const changed = JSON.parse(JSON.stringify(schemas), (key, value) => {
    if (key !== "maxLength") return value;
    seen += 1;
    return seen - 1 === index ? value + 100 : value;
  });
  return seen > index ? changed : undefined;
}

function withReversedUnions(schemas: readonly Schema[]): readonly Schema[] {
  return JSON.parse(JSON.stringify(schemas), (key, value) => (key === "anyOf" ? value.reverse() : value));
}

describe("a random graph of recursive schemas", () => {
  it("does not differ from itself", patience, () => {
    fc.assert(
      fc.property(schemaGraphs, (schemas) => {
        expect(changes(documentOf(schemas), documentOf(schemas)).map(brief)).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it("does not differ from the same graph with the alternatives of its unions in another order", patience, () => {
    fc.assert(
      fc.property(schemaGraphs, (schemas) => {
        expect(changes(documentOf(schemas), documentOf(withReversedUnions(schemas))).map(brief)).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it("differs where one leaf is changed", patience, () => {
    fc.assert(
      fc.property(schemaGraphs, fc.nat(10), (schemas, index) => {
        const changed = withChangedLeaf(schemas, index);
        fc.pre(changed !== undefined);
        expect(changes(documentOf(schemas), documentOf(changed))).not.toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});
