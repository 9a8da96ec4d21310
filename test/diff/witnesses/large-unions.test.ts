import { expect, it } from "vitest";
import { readVersion, witnessed } from "./proof.js";

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
