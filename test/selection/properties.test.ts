import fc from "fast-check";
import { expect, test } from "vitest";
import type { Filter, FilterClause } from "../../generator/src/load/select/selection-filter.js";
import { root } from "../load/virtual.js";
import { componentsOf, operationsOf, select } from "./selected.js";

const tags = ["a", "b", "c"];
const methods = ["get", "post"];
const paths = ["/a", "/a/{id}", "/b/x", "/b/x/y"];
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });

const clause: fc.Arbitrary<FilterClause> = fc
  .record(
    {
      tags: some(tags),
      paths: some([...paths, "/**", "/*/x", "/b/**", "/*"]),
      methods: some(methods),
      deprecated: fc.boolean(),
      "x-key": fc.constantFrom(1, 2),
    },
    { requiredKeys: [] },
  )
  .filter((each) => Object.keys(each).length > 0);
const filter: fc.Arbitrary<Filter> = fc.oneof(clause, fc.array(clause, { minLength: 1, maxLength: 3 }));

const operation = fc.record({
  tags: some(tags),
  deprecated: fc.boolean(),
  "x-key": fc.constantFrom(1, 2),
  schema: fc.nat(5),
});
const document = fc
  .dictionary(fc.constantFrom(...paths.flatMap((path) => methods.map((method) => `${method} ${path}`))), operation, {
    minKeys: 1,
    noNullPrototype: true,
  })
  .map((operations) => {
    const items: Record<string, Record<string, object>> = {};
    for (const [name, { schema, ...rest }] of Object.entries(operations)) {
      const [method = "", path = ""] = name.split(" ");
      const content = { "application/json": { schema: { $ref: `#/components/schemas/S${schema}` } } };
      items[path] = { ...items[path], [method]: { ...rest, responses: { "200": { description: "d", content } } } };
    }
    const refersTo = (index: number) => ({ properties: { next: { $ref: `#/components/schemas/S${index}` } } });
    const schemas = Object.fromEntries([1, 2, 0, 4, 3, 5].map((next, index) => [`S${index}`, refersTo(next)]));
    return { "a.yaml": root(`paths: ${JSON.stringify(items)}\ncomponents: ${JSON.stringify({ schemas })}\n`) };
  });

test("including everything, or excluding nothing, changes nothing", () => {
  fc.assert(
    fc.property(document, (files) => {
      const whole = select(files, {}).document;
      expect(select(files, { include: { paths: ["/**"] } }).document).toEqual(whole);
      expect(select(files, { exclude: { tags: ["none"] } }).document).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

test("a filter partitions the operations into included and excluded ones", () => {
  fc.assert(
    fc.property(document, filter, (files, given) => {
      const included = select(files, { include: given }).operations;
      const excluded = select(files, { exclude: given }).operations;
      expect(included.filter((each) => excluded.includes(each))).toEqual([]);
      expect([...included, ...excluded].sort()).toEqual([...select(files, {}).operations].sort());
    }),
    { numRuns: 100 },
  );
});

test("every reference of a selected document resolves, and the selection adds no component", () => {
  fc.assert(
    fc.property(document, filter, filter, (files, include, exclude) => {
      const { document: selected } = select(files, { include, exclude });
      const components = componentsOf(selected);
      const text = JSON.stringify(selected);
      for (const [, name] of text.matchAll(/#\/components\/(schemas\/S\d)/g)) expect(components).toContain(name);
      expect(componentsOf(select(files, {}).document)).toEqual(expect.arrayContaining([...components]));
    }),
    { numRuns: 100 },
  );
});

test("selecting twice equals selecting once", () => {
  fc.assert(
    fc.property(document, filter, (files, include) => {
      const { document: once } = select(files, { include });
      const again = select({ "a.json": JSON.stringify(once) }, { include });
      expect(operationsOf(again.document)).toEqual(operationsOf(once));
      expect(again.document).toEqual(once);
    }),
    { numRuns: 40 },
  );
});
