import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StructuralKeys } from "../../generator/src/model/structural-keys.js";

const short = fc.string({ unit: fc.constantFrom(...'a1:,{}[]"#'), maxLength: 4 });
const json = fc.jsonValue({ maxDepth: 2 });

/** Nodes as a model has them: their fields are known, and values of the document are anywhere below `value` and `examples`. */
const { node } = fc.letrec<{ node: object; field: unknown }>((tie) => ({
  field: fc.oneof(
    { depthSize: "small" },
    short,
    fc.nat(3),
    fc.boolean(),
    tie("node"),
    fc.array(tie("node"), { maxLength: 2 }),
  ),
  node: fc.record(
    {
      kind: fc.constantFrom("array", "object", "string"),
      name: tie("field"),
      items: tie("field"),
      value: json,
      examples: fc.array(json, { maxLength: 2 }),
    },
    { requiredKeys: ["kind"] },
  ),
}));

describe("keys of nodes", () => {
  it("are equal exactly for nodes that are equal", () => {
    fc.assert(
      fc.property(node, node, (one, other) => {
        const keys = new StructuralKeys(new Set());
        expect(keys.of(one)).toBe(keys.of(structuredClone(one)));
        const [text, otherText] = [one, other].map((each) => JSON.stringify(each));
        if (!isDeepStrictEqual(one, other) && text !== otherText) expect(keys.of(one)).not.toBe(keys.of(other));
      }),
    );
  });

  it("differ where the names of the keys of an example look like the fields of a node", () => {
    const keys = new StructuralKeys(new Set(["at"]));
    const nodes = [
      { kind: "object", items: [{ examples: [{ x: 1 }], name: "a" }, { examples: [{ y: 2 }] }] },
      { kind: "object", items: [{ examples: [{ 'x:1,],name:1"a,,{examples:[{y': 2 }] }] },
    ];
    expect(new Set(nodes.map((each) => keys.of(each))).size).toBe(nodes.length);
    expect(keys.of({ kind: "object", at: "/a" })).toBe(keys.of({ kind: "object", at: "/b" }));
  });
});
