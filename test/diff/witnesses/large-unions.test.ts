import { expect, it } from "vitest";
import { diffInterfaces } from "../../../generator/src/diff/diff.js";
import { nowhere, readVersion, witnessed } from "./proof.js";

/** CPU time of the search in milliseconds: ten times the usual one. */
const longest = 30_000;

/** A union of objects that no property distinguishes, so that most values match several alternatives. */
function documentOf(maxLength: number): string {
  const names = Array.from({ length: 300 }, (_, index) => `A${index}`);
  const schemas = names.map(
    (name, index) =>
      `    ${name}: { type: object, properties: { ${name.toLowerCase()}: { type: string, maxLength: ${index === 3 ? maxLength : 9} }, of: { type: integer } } }`,
  );
  return `paths:
  /bodies:
    post:
      operationId: sendBody
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Body" } } } }
      responses:
        "200": { description: The body, content: { application/json: { schema: { $ref: "#/components/schemas/Body" } } } }
components:
  schemas:
    Body: { oneOf: [${names.map((name) => `{ $ref: "#/components/schemas/${name}" }`).join(", ")}] }
${schemas.join("\n")}
`;
}

it("a search in a union of many objects ends, whether it finds an example or not", { timeout: 300_000 }, () => {
  const versions = [9, 5].map((maxLength) => readVersion(documentOf(maxLength))?.model);
  const [base, head] = versions;
  if (base === undefined || head === undefined) throw new Error("a document has errors");
  const start = process.cpuUsage();
  const changes = witnessed(base, head);
  const { user, system } = process.cpuUsage(start);
  expect(changes.map(({ rule }) => rule)).toContain("request-max-length-tightened");
  expect((user + system) / 1000).toBeLessThan(longest);
});

/** A union of objects, each with a property of its own and without a discriminator. */
function distinctDocumentOf(count: number, maxLength: number): string {
  const names = Array.from({ length: count }, (_, index) => `A${index}`);
  const schemas = names.map((name, index) => {
    const property = `{ type: string, maxLength: ${index === 3 ? maxLength : 9} }`;
    return `    ${name}: { type: object, required: [${name.toLowerCase()}], properties: { ${name.toLowerCase()}: ${property} } }`;
  });
  return `paths:
  /bodies: { get: { operationId: body, responses: { "200": { description: The body, content: { application/json: { schema: { $ref: "#/components/schemas/Body" } } } } } } }
components:
  schemas:
    Body: { oneOf: [${names.map((name) => `{ $ref: "#/components/schemas/${name}" }`).join(", ")}] }
${schemas.join("\n")}
`;
}

it("properties are compared with the alternatives that declare them only", () => {
  const { get } = Map.prototype;
  let lookups = 0;
  const lookupsFor = (count: number): number => {
    const [base, head] = [9, 5].map((maxLength) => readVersion(distinctDocumentOf(count, maxLength))?.model);
    if (base === undefined || head === undefined) throw new Error("a document has errors");
    lookups = 0;
    const changes = diffInterfaces(base, head, { locate: { base: nowhere, head: nowhere } });
    expect(changes.map(({ rule }) => rule)).toContain("response-max-length-tightened");
    return lookups;
  };
  Map.prototype.get = function (this: Map<unknown, unknown>, key: unknown): unknown {
    lookups += 1;
    return Reflect.apply(get, this, [key]);
  };
  try {
    const [few, many] = [lookupsFor(50), lookupsFor(400)];
    expect(few).toBeGreaterThan(50);
    // Eight times as many alternatives, not 64 times the work.
    expect(many / few).toBeLessThan(16);
  } finally {
    Map.prototype.get = get;
  }
});
