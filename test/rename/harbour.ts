/** A document as others write them: no tags, snake_case, inheritance, inline types, optional emitters. */
const template = `openapi: 3.0.3
info: { title: Harbour, version: 2.0.0 }
servers: [{ url: 'https://harbour.example' }]
paths:
  /v1/berths:
    get:
      operationId: {{berths/search|berths/list}}
      {{x-renamed-from: berths/list|}}
      parameters:
        - { $ref: '#/components/parameters/Page' }
        - { name: size_class, in: query, schema: { type: string, enum: [{{wide|large}}, small]{{, x-enum-renamed-from: { wide: large }|}} } }
      responses: { '200': { description: ok, content: { application/json: { schema: { type: object, required: [{{results|items}}], properties: { {{results|items}}: { {{x-renamed-from: items,|}} type: array, items: { $ref: '#/components/schemas/{{Mooring|Berth}}' } }, next_page: { type: integer } } } } } } }
  /v1/berths/{berth_id}:
    put:
      operationId: berths/update
      parameters: [{ name: berth_id, in: path, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/{{Mooring|Berth}}' } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/{{Mooring|Berth}}' } } } } }
components:
  parameters:
    Page: { name: {{page_number|page}}, in: query, {{x-renamed-from: page,|}} schema: { type: integer } }
  schemas:
    {{Mooring|Berth}}:
      {{x-renamed-from: Berth|}}
      type: object
      required: [berth_type, {{quay_name|quay}}]
      discriminator: { propertyName: berth_type }
      properties: { berth_type: { type: string }, {{quay_name|quay}}: { type: string, maxLength: 20{{, x-renamed-from: quay|}} } }
    {{DryDock|Dock}}:
      {{x-renamed-from: Dock|}}
      allOf: [{ $ref: '#/components/schemas/{{Mooring|Berth}}' }, { type: object, properties: { {{lift_capacity|lift}}: { type: number{{, x-renamed-from: lift|}} } } }]
    Pier:
      allOf: [{ $ref: '#/components/schemas/{{Mooring|Berth}}' }, { type: object, properties: { length_m: { type: number } } }]
`;

/** Returns the document with former or with current names. */
export function harbour(names: "former" | "current"): string {
  const braced = /\{\{((?:[^{}|]|\{[^{}]*\})*)\|((?:[^{}|]|\{[^{}]*\})*)\}\}/g;
  return template
    .replaceAll(braced, (_match, current: string, former: string) => (names === "current" ? current : former))
    .replaceAll(/^ +\n/gm, "");
}
