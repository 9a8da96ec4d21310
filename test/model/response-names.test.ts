import { expect, it } from "vitest";
import { modelOf } from "./model-of.js";

const schema = "{ type: object, properties: { a: { type: string } } }";

function namesOf(...statuses: readonly string[]): readonly string[] {
  const responses = statuses.map(
    (status) => `'${status}': { description: d, content: { application/json: { schema: ${schema} } } }`,
  );
  const { types } = modelOf(`paths:
  /pets: { get: { operationId: getPet, tags: [pets], responses: { ${responses.join(", ")} } } }`);
  return [...types.keys()];
}

it("the types of unnamed responses are named after the operation and the status", () => {
  expect(namesOf("200", "404", "4XX", "default")).toEqual([
    "GetPetResult",
    "GetPetResponse404",
    "GetPetResponse4XX",
    "GetPetResponseDefault",
  ]);
  expect(namesOf("200", "201")).toEqual(["GetPetResult200", "GetPetResult201"]);
});
