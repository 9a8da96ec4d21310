import { describe, expect, it } from "vitest";
import { brief, changes } from "./differences.js";

const pet = "{ $ref: '#/components/schemas/Pet' }";
const holding = `{ content: { application/json: { schema: ${pet} } } }`;
const open = "{ type: string }";

/** A service that accepts and returns pets; `kinds` are the schemas of `kind` in a cat and a dog. */
function service(discriminator: string, kinds: readonly [string, string] = [open, open]): string {
  const animal = (kind: string, own: string): string =>
    `{ type: object, required: [kind], properties: { kind: ${kind}, ${own}: { type: integer } } }`;
  return `paths:
  /pets:
    post: { operationId: addPet, requestBody: ${holding}, responses: { '200': { description: ok, ${holding.slice(1)} } }
components:
  schemas:
    Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]${discriminator} }
    Cat: ${animal(kinds[0], "lives")}
    Dog: ${animal(kinds[1], "walks")}
`;
}

const mapped = (mapping: string): string => `, discriminator: { propertyName: kind, mapping: { ${mapping} } }`;

describe("a mapping over alternatives that do not constrain the discriminator's property", () => {
  const base = service(mapped("c: Cat, d: Dog"));

  it("breaks callers and handlers if it gives a schema a different value, as a changed `const` does", () => {
    const findings = changes(base, service(mapped("cat: Cat, d: Dog")));
    const changed = findings.filter(({ rule }) => rule.endsWith("const-changed"));
    expect(changed.map(brief)).toEqual(["request-const-changed Pet<Cat>.kind", "response-const-changed Pet<Cat>.kind"]);
    for (const { effects, message } of changed) {
      expect(message).toBe('was "c", and is "cat"');
      expect(effects).toEqual({ wire: "breaking", callers: "breaking", handlers: "breaking" });
    }
  });

  it("reports both alternatives if their values are exchanged", () => {
    const findings = changes(base, service(mapped("d: Cat, c: Dog")));
    const where = findings.filter(({ rule }) => rule === "request-const-changed").map(brief);
    expect(where).toEqual(["request-const-changed Pet<Cat>.kind", "request-const-changed Pet<Dog>.kind"]);
  });

  it("has no effect if only the notation differs, or if the alternatives list the same values", () => {
    expect(changes(base, service(mapped("d: '#/components/schemas/Dog', c: '#/components/schemas/Cat'")))).toEqual([]);
    const named = service(", discriminator: { propertyName: kind }");
    expect(changes(named, service(mapped("Cat: Cat, Dog: Dog")))).toEqual([]);
  });

  it("is equivalent to values listed by the alternatives", () => {
    const listed = service(mapped("c: Cat, d: Dog"), ["{ type: string, const: c }", "{ type: string, const: d }"]);
    const wire = changes(base, listed).filter(({ effects }) => effects.wire !== undefined && effects.wire !== "safe");
    expect(wire.map(brief)).toEqual([]);
  });
});
