import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keywordsOf } from "../../generator/src/check/keywords.js";
import { suggest } from "../../generator/src/diagnostics/spelling.js";

const schemaKeywords = keywordsOf("schema", "3.1");
const operationKeywords = keywordsOf("operation", "3.1");

const typos: Readonly<Record<string, readonly [known: Iterable<string>, suggestion: string | undefined]>> = {
  requird: [schemaKeywords, "required"],
  require: [schemaKeywords, "required"],
  propertes: [schemaKeywords, "properties"],
  propeties: [schemaKeywords, "properties"],
  additionalproperties: [schemaKeywords, "additionalProperties"],
  "additional-properties": [schemaKeywords, "additionalProperties"],
  minLenght: [schemaKeywords, "minLength"],
  max_length: [schemaKeywords, "maxLength"],
  fromat: [schemaKeywords, "format"],
  descripton: [schemaKeywords, "description"],
  oneof: [schemaKeywords, "oneOf"],
  tpye: [schemaKeywords, "type"],
  operationID: [operationKeywords, "operationId"],
  reponses: [operationKeywords, "responses"],
  paramters: [operationKeywords, "parameters"],
  requestbody: [operationKeywords, "requestBody"],
  tag: [operationKeywords, "tags"],
  colour: [schemaKeywords, undefined],
  owner: [schemaKeywords, undefined],
  q: [schemaKeywords, undefined],
};

describe("a misspelt word is matched to the nearest known one", () => {
  for (const [word, [known, suggestion]] of Object.entries(typos)) {
    it(`${word} → ${suggestion ?? "nothing"}`, () => {
      expect(suggest(word, known)).toBe(suggestion);
    });
  }
});

it("a known word with one letter dropped matches itself or a word as near", () => {
  const words = [...schemaKeywords].filter((word) => word.length > 5);
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(), (word, at) => {
      const index = at % word.length;
      const typo = word.slice(0, index) + word.slice(index + 1);
      if (schemaKeywords.has(typo)) return;
      expect(suggest(typo, schemaKeywords)).toBeDefined();
    }),
    { numRuns: 300 },
  );
});

it("accepts any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(fc.string()), (word, known) => {
      const suggestion = suggest(word, known);
      expect(suggestion === undefined || (known.includes(suggestion) && suggestion !== word)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
