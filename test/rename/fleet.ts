/** A document with every kind of name, before and after renames. `{{new|old}}` has the new name in the later one. */
const template = `openapi: 3.1.0
info: { title: Fleet, version: 1.0.0 }
servers: [{ url: 'https://fleet.example' }]
tags: [{ name: {{Vessels|Ships}}{{, x-renamed-from: Ships|}} }, { name: Crew }]
paths:
  /ships:
    get:
      operationId: {{listVessels|listShips}}
      {{x-renamed-from: [listShips, getShips]|}}
      tags: [{{Vessels|Ships}}]
      parameters:
        - { name: {{state|shipState}}, in: query, {{x-renamed-from: shipState,|}} schema: { $ref: '#/components/schemas/State' } }
        - { name: {{X-Trace|X-Span}}, in: header, {{x-renamed-from: X-Span,|}} schema: { type: string } }
      responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/{{Vessel|Ship}}' } } } } } }
    post:
      operationId: {{addVessel|addShip}}
      {{x-renamed-from: addShip|}}
      tags: [{{Vessels|Ships}}]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/{{NewVessel|NewShip}}' } } } }
      responses:
        '201': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/{{Vessel|Ship}}' } } } }
        '409': { description: no, content: { application/json: { schema: { type: object, required: [{{cause|reason}}], properties: { {{cause|reason}}: { {{x-renamed-from: reason,|}} enum: [taken, {{unknown-port|noPort}}]{{, x-enum-renamed-from: { unknown-port: noPort }|}} } } } } } }
  /ships/{{{vesselId}|{shipId}}}:
    get:
      operationId: {{getVessel|getShip}}
      {{x-renamed-from: getShip|}}
      tags: [{{Vessels|Ships}}]
      parameters: [{ name: {{vesselId|shipId}}, in: path, {{x-renamed-from: shipId,|}} required: true, schema: { type: string, maxLength: 20 } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/{{Vessel|Ship}}' } } } } }
  /crew:
    post:
      operationId: hire
      tags: [Crew]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Member' } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Member' } } } } }
components:
  schemas:
    State: { type: string, enum: [{{docked|moored}}, sailing, in-repair]{{, x-enum-renamed-from: { docked: moored }|}} }
    Level: { type: integer, oneOf: [{ const: 1, title: {{small|low}}{{, x-renamed-from: low|}} }, { const: 2, title: high }] }
    {{NewVessel|NewShip}}:
      {{x-renamed-from: NewShip|}}
      type: object
      required: [{{name|label}}]
      properties:
        {{name|label}}: { type: string, maxLength: 30{{, x-renamed-from: label|}} }
        {{home-port|homePort}}: { type: string{{, x-renamed-from: homePort|}} }
        state: { $ref: '#/components/schemas/State' }
        level: { $ref: '#/components/schemas/Level' }
    {{Vessel|Ship}}:
      {{x-renamed-from: Ship|}}
      allOf:
        - $ref: '#/components/schemas/{{NewVessel|NewShip}}'
        - type: object
          required: [id, {{name|label}}]
          properties: { id: { type: string }, kind: { type: string, enum: [{{tug|boat}}, ferry]{{, x-enum-renamed-from: { tug: boat }|}} } }
    Member:
      discriminator: { propertyName: {{role|job}}, mapping: { {{captain|master}}: '#/components/schemas/Captain', {{cook|galley}}: '#/components/schemas/Cook' } }
      oneOf: [{ $ref: '#/components/schemas/Captain' }, { $ref: '#/components/schemas/Cook' }]
    Captain:
      type: object
      required: [{{role|job}}, {{fullName|title}}]
      properties: { {{role|job}}: { {{x-renamed-from: job, x-enum-renamed-from: { captain: master },|}} const: {{captain|master}} }, {{fullName|title}}: { type: string{{, x-renamed-from: title|}} } }
    Cook:
      type: object
      required: [{{role|job}}, title]
      properties: { {{role|job}}: { {{x-renamed-from: job, x-enum-renamed-from: { cook: galley },|}} const: {{cook|galley}} }, title: { type: string } }
`;

/** Returns the document with former or with current names. */
export function fleet(names: "former" | "current"): string {
  return template
    .replaceAll(
      /\{\{((?:[^{}|]|\{[^{}]*\})*)\|((?:[^{}|]|\{[^{}]*\})*)\}\}/g,
      (_match, current: string, former: string) => (names === "current" ? current : former),
    )
    .replaceAll(/^ +\n/gm, "");
}
