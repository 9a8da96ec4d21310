import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatManifest, manifestLimits, parseManifest } from "../../../generator/src/uses/manifest.js";
import { type Use, undecidedReasons, useKinds } from "../../../generator/src/uses/use.js";
import { schemaValidator } from "./manifest-schema.js";

const text = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" });

const uses: fc.Arbitrary<Use> = fc.record(
  {
    kind: fc.constantFrom(...useKinds),
    at: text,
    file: text,
    line: fc.integer({ min: 1 }),
    column: fc.integer({ min: 1 }),
    expression: text,
    value: fc.oneof(text, fc.boolean(), fc.integer()),
    keys: fc.array(text),
    isDiscarded: fc.constant(true as const),
    reason: fc.constantFrom(...(Object.keys(undecidedReasons) as (keyof typeof undecidedReasons)[])),
  },
  { requiredKeys: ["kind", "at", "file", "line", "column"] },
);

const manifest = { program: "shop", specification: { title: "Shelf", version: "1.0.0" } };

it("reads what it writes, without the source text of expressions", () => {
  fc.assert(
    fc.property(fc.array(uses, { maxLength: 20 }), (list) => {
      const written = formatManifest({ ...manifest, uses: list });
      expect(parseManifest(written, "uses.json")).toEqual({
        manifest: { guildwireUses: 1, ...manifest, uses: list.map(({ expression: _, ...use }) => use) },
      });
      expect(schemaValidator(JSON.parse(written))).toBe(true);
    }),
  );
});

const use = { kind: "read", at: "/components/schemas/Book", file: "src/a.ts", line: 3, column: 7 };
const withUses = (...list: readonly unknown[]): object => ({ guildwireUses: 1, ...manifest, uses: list });

describe("a manifest is refused", () => {
  it.each([
    ["another version", { ...withUses(), guildwireUses: 2 }, "1:18", "the version of the format is 2"],
    ["no version", { uses: [] }, "1:1", "the version of the format is missing"],
    ["an array", [], "1:1", "the manifest is not an object"],
    ["an unknown property", { ...withUses(), extra: 1 }, "1:107", 'unknown property "extra"'],
    ["no program", { ...withUses(), program: "" }, "1:30", "the program has no name"],
    ["no title", { ...withUses(), specification: { version: "1" } }, "1:53", "the specification is not named"],
    ["no list", { ...withUses(), uses: {} }, "1:96", "there is no list of uses"],
    ["a use that is a text", withUses("read"), "1:97", "a use is not an object"],
    ["an unknown kind", withUses({ ...use, kind: "eval" }), "1:105", 'kind is "eval"'],
    ["a missing file", withUses({ ...use, file: undefined }), "1:97", "a use has no file"],
    ["line 0", withUses({ ...use, line: 0 }), "1:169", "line is 0"],
    ["a long text", withUses({ ...use, at: "x".repeat(manifestLimits.text + 1) }), "1:117", 'at is "xxx'],
    ["a value that is an object", withUses({ ...use, value: {} }), "1:190", "value is {}"],
    ["many keys", withUses({ ...use, keys: new Array(manifestLimits.keys + 1).fill("a") }), "1:189", "keys is ["],
    ["an inherited name", withUses({ ...use, toString: 1 }), "1:193", 'unknown property "toString"'],
    ["an unknown reason", withUses({ ...use, reason: "constructor" }), "1:191", 'reason is "constructor"'],
  ] as const)("that has %s", (_title, value, location, message) => {
    const written = JSON.stringify(value);
    const read = parseManifest(written, "uses.json");
    if (!("diagnostics" in read)) throw new Error("it was read");
    const [{ code, location: at, message: said = "", expected } = {}] = read.diagnostics;
    expect({ code, at: `${at?.line}:${at?.column}`, said: said.slice(0, message.length) }).toEqual({
      code: "uses-manifest-invalid",
      at: location,
      said: message,
    });
    expect(expected).not.toBe("");
    expect(schemaValidator(value)).toBe(false);
  });

  it("that has too many uses", () => {
    const read = parseManifest(JSON.stringify(withUses(...new Array(manifestLimits.uses + 1).fill(0))), "uses.json");
    expect("diagnostics" in read && read.diagnostics[0]?.message).toBe("200001 uses are too many");
  });

  it.each(["", "{", '{"guildwireUses":1,"guildwireUses":1}', "[".repeat(100), "\u0000"])(
    "that is not JSON: %j",
    (bad) => {
      const read = parseManifest(bad, "uses.json");
      expect("diagnostics" in read && read.diagnostics[0]?.location?.file).toBe("uses.json");
    },
  );

  it("that is anything else, without an exception", () => {
    fc.assert(
      fc.property(fc.json(), (anything) => {
        expect("diagnostics" in parseManifest(anything, "uses.json")).toBe(true);
      }),
    );
  });
});
