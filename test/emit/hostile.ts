import { modelOf } from "../model/model-of.js";

/** A text that is markup, code or the end of a comment if it is not encoded. */
export const hostileText = "a | b `c` <script>alert(1)</script> ${evil} */ [x](javascript:alert(1)) __proto__";

const text = JSON.stringify(hostileText);

/** A small document with an entry in every catalogue, and hostile texts in all of them. */
export const catalogueDocument = `x-permission-bits:
  MANAGE_THINGS: { bit: 4, description: ${text} }
  FAR: { bit: 40 }
  __proto__: { bit: 5 }
x-gateway-events:
  THING_CREATE: { title: ${text}, description: ${text}, payload: { $ref: '#/components/schemas/Thing' } }
  __proto__: { title: Odd }
x-errors:
  unknownThing: { status: 404, code: 10001, message: ${text} }
  lonely: { status: 400, code: 2, message: No response }
paths:
  /things/{thing_token}:
    get:
      operationId: things
      tags: [things]
      summary: ${text}
      description: ${text}
      x-permissions: [MANAGE_THINGS]
      x-events: [THING_CREATE]
      x-errors: [unknownThing]
      parameters:
        - { name: thing_token, in: path, required: true, deprecated: true, description: ${text}, x-unspecified: any, schema: { type: string, pattern: "^[a-z|\`]{1,3}$" } }
      responses: { '200': { description: ${text}, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Thing' } } } } } }
components:
  schemas:
    Thing:
      type: object
      description: ${text}
      properties:
        __proto__: { type: string, description: ${text} }
        parent: { oneOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] }
        count: { allOf: [{ $ref: '#/components/schemas/Count' }, { maximum: 5 }] }
        labels: { type: object, properties: { a: { type: string } }, additionalProperties: { type: integer } }
    Count: { type: integer, minimum: 0 }
    Name: { type: string, pattern: '^\\d+_[a-z]*$', maxLength: 5 }
    Schemas: { type: boolean }
`;

export function catalogueModel(layout?: "single" | "groups"): ReturnType<typeof modelOf> {
  return modelOf(catalogueDocument, "3.1.0", layout);
}

export const options = { packageName: "@a/b", packageVersion: "1.2.3", runtimeVersion: "4.5.6" };
