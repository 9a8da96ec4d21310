import { asObject } from "../../values/json.js";

import type { Deviation, FoundDeviation } from "./deviation.js";

const withoutDiscriminator = {
  reading: "the discriminator is ignored, and the alternatives are distinguished by their schemas",
  reason: "`discriminator` is a hint. The union without it accepts the same values.",
  fix: "declare the property with a distinct value in each alternative, or drop `discriminator`",
  example: "{ oneOf: [A, B], discriminator: { propertyName: kind } }",
  corrected: "{ oneOf: [A, B] }",
  read: removeDiscriminator,
};

const withoutMappingEntry = {
  reading: "the entry is ignored",
  fix: "correct the entry, or drop it",
  read({ tokens, edits }: FoundDeviation): boolean {
    if (tokens.at(-2) !== "mapping") return false;
    edits.remove(tokens);
    return true;
  },
};

/** Deviations of discriminators, for which a union falls back to its schemas alone. */
export const discriminatorDeviations: readonly Deviation[] = [
  {
    code: "discriminator-ambiguous",
    found: "a discriminator value selects two alternatives",
    error: "discriminator-value-ambiguous",
    ...withoutDiscriminator,
  },
  {
    code: "discriminator-without-property",
    found: "an alternative lacks the discriminator property",
    error: "discriminator-property-missing",
    ...withoutDiscriminator,
  },
  {
    code: "discriminator-without-value",
    found: "an alternative has no discriminator value",
    error: "discriminator-value-missing",
    ...withoutDiscriminator,
  },
  {
    code: "mapping-outside",
    found: "`mapping` names a schema that is not an alternative",
    error: "discriminator-mapping-outside",
    reason: "The union accepts only its alternatives.",
    example: "{ oneOf: [A], discriminator: { propertyName: kind, mapping: { a: A, b: B } } }",
    corrected: "{ oneOf: [A], discriminator: { propertyName: kind, mapping: { a: A } } }",
    ...withoutMappingEntry,
  },
  {
    code: "mapping-contradicting",
    found: "`mapping` assigns a schema a value that its property does not allow",
    error: "discriminator-mapping-wrong",
    reason: "The property determines which values the schema accepts.",
    example:
      "{ oneOf: [{ properties: { kind: { const: x } } }], discriminator: { propertyName: kind, mapping: { a: A } } }",
    corrected: "{ oneOf: [{ properties: { kind: { const: x } } }], discriminator: { propertyName: kind } }",
    ...withoutMappingEntry,
  },
];

function removeDiscriminator({ tokens, edits }: FoundDeviation): boolean {
  for (let length = tokens.length; length > 1; length--) {
    const schema = edits.objectAt(tokens.slice(0, length));
    if (asObject(schema?.discriminator) === undefined) continue;
    edits.remove([...tokens.slice(0, length), "discriminator"]);
    return true;
  }
  return false;
}
