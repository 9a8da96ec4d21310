import type { Json } from "../../generator/src/load/document.js";

type JsonMap = { [key: string]: Json };

const ref = (name: string): JsonMap => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): JsonMap => ({ "application/json": { schema } });
const problem: JsonMap = { $ref: "#/components/responses/Problem" };

/** The operations of one group: their inline types have the names of those in other groups. */
function groupPaths(tag: string): JsonMap {
  const path = `/${tag}`;
  const item = { name: "id", in: "path", required: true, schema: { type: "string", maxLength: 20 } };
  return {
    [path]: {
      get: {
        tags: [tag],
        operationId: `list_${tag}`,
        parameters: [
          {
            name: "filter",
            in: "query",
            style: "deepObject",
            schema: { type: "object", properties: { is: ref("Kind") } },
          },
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100, default: 20 } },
        ],
        responses: {
          "200": { description: "A page.", content: json({ type: "array", items: ref(tag) }) },
          "404": problem,
        },
      },
      post: {
        tags: [tag],
        operationId: `add_${tag}`,
        security: [{ key: [] }],
        requestBody: {
          required: true,
          content: json({
            type: "object",
            required: ["name"],
            properties: {
              name: { type: "string", minLength: 1 },
              is: { type: "boolean" },
              details: { type: "object", required: ["rules"], properties: { rules: ref("Rule"), tags: ref("Texts") } },
            },
          }),
        },
        responses: { "201": { description: "Added.", content: json(ref(tag)) }, "409": problem },
      },
    },
    [`${path}/{id}.{format}`]: {
      get: {
        tags: [tag],
        operationId: `export_${tag}`,
        parameters: [item, { name: "format", in: "path", required: true, schema: { enum: ["csv", "json"] } }],
        responses: { "200": { description: "Exported.", content: json({ oneOf: [ref(tag), ref("Texts")] }) } },
      },
    },
  };
}

function groupSchemas(tag: string): JsonMap {
  return {
    [tag]: {
      type: "object",
      required: ["kind", "name"],
      properties: {
        kind: { const: tag },
        name: { type: "string", description: "Shown to others." },
        details: { type: "object", properties: { rules: ref("Rule"), amount: { type: "number", minimum: 0 } } },
        children: { type: "array", items: ref(tag), maxItems: 10 },
        secret: { type: "string", readOnly: true },
      },
    },
  };
}

/** A document whose groups share types, names, errors and requirements. */
export function groupsDocument(tags: readonly string[]): JsonMap {
  return {
    openapi: "3.1.0",
    info: { title: "Groups", version: "1.0.0" },
    servers: [{ url: "https://groups.example" }],
    tags: tags.map((name) => ({ name, description: `All about ${name}.` })),
    security: [{ token: [] }],
    paths: Object.assign({}, ...tags.map(groupPaths)) as JsonMap,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        key: { type: "apiKey", in: "header", name: "x-key" },
      },
      responses: { Problem: { description: "A problem.", content: json(ref("Problem")) } },
      schemas: {
        ...(Object.assign({}, ...tags.map(groupSchemas)) as JsonMap),
        Any: { oneOf: tags.map(ref), discriminator: { propertyName: "kind" } },
        Kind: { type: "string", enum: [...tags] },
        Problem: {
          type: "object",
          required: ["message"],
          properties: { message: { type: "string" } },
        },
        Rule: {
          type: "object",
          properties: {
            allOf: { type: "array", items: ref("Rule") },
            pattern: { type: "string", pattern: "^[a-z]+$" },
          },
        },
        Texts: { type: "array", items: { type: "string", maxLength: 10 }, uniqueItems: true },
      },
    },
  };
}
