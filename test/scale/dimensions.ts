/** A document of OpenAPI as JSON. */
export type JsonDocument = Readonly<Record<string, unknown>>;

/** Documents that grow in one respect. The second version differs from the first one in each entry. */
export interface Dimension {
  readonly count: number;
  readonly document: (count: number, version: 1 | 2) => JsonDocument;
}

type Schema = Readonly<Record<string, unknown>>;

function list<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function map<Value>(count: number, make: (index: number) => readonly [string, Value]): Record<string, Value> {
  return Object.fromEntries(list(count, make));
}

const text: Schema = { type: "string" };
const scalar = (version: 1 | 2): Schema => (version === 1 ? text : { type: "integer" });
const json = (schema: Schema): Schema => ({ content: { "application/json": { schema } } });
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const noContent = { 204: { description: "d" } };
const document = (more: JsonDocument): JsonDocument => ({
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: {},
  ...more,
});

/** A document with one operation. */
const withOperation = (operation: JsonDocument, more: JsonDocument = {}): JsonDocument =>
  document({ paths: { "/a": { post: { operationId: "postA", responses: noContent, ...operation } } }, ...more });

/** A document whose schema `A` is sent and received. */
const withSchema = (A: Schema, others: Readonly<Record<string, Schema>> = {}): JsonDocument =>
  withOperation(
    { requestBody: json(reference("A")), responses: { 200: { description: "d", ...json(reference("A")) } } },
    { components: { schemas: { A, ...others } } },
  );

function property(name: string, schema: Schema): Schema {
  return { type: "object", required: [name], properties: { [name]: schema } };
}

export const dimensions: Readonly<Record<string, Dimension>> = {
  operations: {
    count: 200,
    document: (count) =>
      document({
        paths: map(count, (index) => [`/r${index}`, { get: { operationId: `get${index}`, responses: noContent } }]),
      }),
  },
  "servers, and operations with their own": {
    count: 100,
    document: (count, version) => {
      const server = (name: string, index: number): object => ({ url: `https://${name}${index}.example/v${version}` });
      return document({
        servers: list(count, (index) => server("document", index)),
        paths: map(count, (index) => {
          const get = { operationId: `get${index}`, servers: [server("own", index)], responses: noContent };
          return [`/r${index}`, { get }];
        }),
      });
    },
  },
  "query parameters": {
    count: 500,
    document: (count, version) =>
      withOperation({
        parameters: list(count, (index) => ({ name: `q${index}`, in: "query", schema: scalar(version) })),
      }),
  },
  "form fields": {
    count: 300,
    document: (count, version) => {
      const schema = { type: "object", properties: map(count, (index) => [`p${index}`, scalar(version)]) };
      return withOperation({ requestBody: { content: { "application/x-www-form-urlencoded": { schema } } } });
    },
  },
  files: {
    count: 200,
    document: (count, version) => {
      const file = version === 1 ? { type: "string", format: "binary" } : text;
      const schema = { type: "object", properties: map(count, (index) => [`p${index}`, file]) };
      return withOperation({ requestBody: { content: { "multipart/form-data": { schema } } } });
    },
  },
  "media types": {
    count: 200,
    document: (count, version) =>
      withOperation({
        requestBody: { content: map(count, (index) => [`application/x${index}+json`, { schema: scalar(version) }]) },
      }),
  },
  "status codes": {
    count: 100,
    document: (count, version) =>
      withOperation({
        responses: map(count, (index) => [String(200 + index), { description: "d", ...json(scalar(version)) }]),
      }),
  },
  "response headers": {
    count: 300,
    document: (count, version) => {
      const headers = map(count, (index) => [`X-${index}`, { schema: scalar(version) }]);
      return withOperation({ responses: { 204: { description: "d", headers } } });
    },
  },
  "header parameters": {
    count: 300,
    document: (count, version) =>
      withOperation({
        parameters: list(count, (index) => ({ name: `X-${index}`, in: "header", schema: scalar(version) })),
      }),
  },
  cookies: {
    count: 300,
    document: (count, version) =>
      withOperation({
        parameters: list(count, (index) => ({ name: `c${index}`, in: "cookie", schema: scalar(version) })),
      }),
  },
  tags: {
    count: 150,
    document: (count) =>
      document({
        tags: list(count, (index) => ({ name: `t${index}`, description: "d" })),
        paths: map(count, (index) => {
          const get = { operationId: `get${index}`, tags: [`t${index}`], responses: noContent };
          return [`/r${index}`, { get }];
        }),
      }),
  },
  "tags of an operation": {
    count: 300,
    document: (count) => withOperation({ tags: list(count, (index) => `t${index}`) }),
  },
  "nested tags": {
    count: 200,
    document: (count) => {
      const tag = (index: number): JsonDocument => (index === 0 ? {} : { parent: `t${index - 1}` });
      const tags = list(count, (index) => ({ name: `t${index}`, ...tag(index) }));
      return withOperation({ tags: [`t${count - 1}`] }, { openapi: "3.2.0", tags });
    },
  },
  "characters of a description": {
    count: 500_000,
    document: (count) => withOperation({ description: "word ".repeat(count / 5) }),
  },
  "lines of a description": {
    count: 50_000,
    document: (count) => withOperation({ description: "- a line\n".repeat(count) }),
  },
  links: {
    count: 200,
    document: (count) => {
      const links = map(count, (index) => [`l${index}`, { operationId: "postA", requestBody: "$response.body#/id" }]);
      return withOperation({ responses: { 200: { description: "d", ...json(text), links } } });
    },
  },
  callbacks: {
    count: 100,
    document: (count, version) => {
      const post = (index: number): JsonDocument => ({
        operationId: `callback${index}`,
        requestBody: json(scalar(version)),
        responses: noContent,
      });
      const path = (index: number): string => `{$request.query.url${index}}`;
      return withOperation({
        callbacks: map(count, (index) => [`c${index}`, { [path(index)]: { post: post(index) } }]),
      });
    },
  },
  webhooks: {
    count: 100,
    document: (count, version) =>
      document({
        webhooks: map(count, (index) => {
          const post = { operationId: `hook${index}`, requestBody: json(scalar(version)), responses: noContent };
          return [`w${index}`, { post }];
        }),
      }),
  },
  examples: {
    count: 500,
    document: (count) => {
      const examples = map(count, (index) => [`e${index}`, { value: `v${index}` }]);
      return withOperation({ requestBody: { content: { "application/json": { schema: text, examples } } } });
    },
  },
  servers: {
    count: 500,
    document: (count, version) =>
      withOperation({}, { servers: list(count, (index) => ({ url: `https://h${index}.example/${version}` })) }),
  },
  "servers of an operation": {
    count: 500,
    document: (count, version) =>
      withOperation({ servers: list(count, (index) => ({ url: `https://h${index}.example/${version}` })) }),
  },
  "operations with a server each": {
    count: 150,
    document: (count, version) =>
      document({
        paths: map(count, (index) => {
          const variables = { region: { default: `r${index}`, enum: [`r${index}`, `s${version}`] } };
          const servers = [{ url: "https://{region}.example", variables }];
          return [`/r${index}`, { get: { operationId: `get${index}`, servers, responses: noContent } }];
        }),
      }),
  },
  "variables of a server": {
    count: 300,
    document: (count, version) => {
      const url = `https://${list(count, (index) => `{v${index}}`).join(".")}.example`;
      const variable = (index: number): JsonDocument => ({
        default: `d${version}`,
        enum: [`d${version}`, `e${index}`],
        description: "d",
      });
      return withOperation(
        {},
        { servers: [{ url, variables: map(count, (index) => [`v${index}`, variable(index)]) }] },
      );
    },
  },
  "values of a server variable": {
    count: 1000,
    document: (count, version) => {
      const values = list(count, (index) => `v${index}-${version}`);
      const variables = { region: { default: `v0-${version}`, enum: values } };
      return withOperation({}, { servers: [{ url: "https://{region}.example", variables }] });
    },
  },
  scopes: {
    count: 300,
    document: (count) => {
      const scopes = map(count, (index) => [`s${index}`, `Scope ${index}`]);
      const flow = { authorizationUrl: "https://a.example/a", tokenUrl: "https://a.example/t", scopes };
      const securitySchemes = { oauth: { type: "oauth2", flows: { authorizationCode: flow } } };
      return withOperation({ security: [{ oauth: Object.keys(scopes) }] }, { components: { securitySchemes } });
    },
  },
  "security schemes": {
    count: 300,
    document: (count, version) => {
      const scheme = (index: number): JsonDocument => ({ type: "apiKey", in: "header", name: `X-${index}-${version}` });
      const security = list(count, (index) => ({ [`s${index}`]: [] }));
      const securitySchemes = map(count, (index) => [`s${index}`, scheme(index)]);
      return withOperation({ security }, { components: { securitySchemes } });
    },
  },
  properties: {
    count: 1000,
    document: (count, version) =>
      withSchema({ type: "object", properties: map(count, (index) => [`p${index}`, scalar(version)]) }),
  },
  "properties of a page": {
    count: 2000,
    document: (count, version) => {
      const schema = { type: "object", properties: map(count, (index) => [`p${index}`, scalar(version)]) };
      const responses = { 200: { description: "d", ...json(schema) } };
      return document({ paths: { "/a": { get: { operationId: "getA", responses } } } });
    },
  },
  "conditions of dependentRequired": {
    count: 500,
    document: (count, version) => {
      const dependentRequired = map(count, (index) => [`p${index}`, [`p${(index + version) % count}`]]);
      return withSchema({ type: "object", properties: map(count, (index) => [`p${index}`, text]), dependentRequired });
    },
  },
  "conditions of dependentSchemas": {
    count: 150,
    document: (count, version) => {
      const schema = (index: number): Schema => ({ properties: { [`q${index}`]: scalar(version) } });
      const dependentSchemas = map(count, (index) => [`p${index}`, schema(index)]);
      return withSchema({ type: "object", properties: map(count, (index) => [`p${index}`, text]), dependentSchemas });
    },
  },
  "enumeration values": {
    count: 1500,
    document: (count, version) => withSchema({ type: "string", enum: list(count, (index) => `v${index}-${version}`) }),
  },
  "members of allOf": {
    count: 150,
    document: (count, version) => withSchema({ allOf: list(count, (index) => property(`p${index}`, scalar(version))) }),
  },
  "alternatives with constants": {
    count: 100,
    document: (count, version) => {
      const alternative = (index: number): Schema => ({
        type: "object",
        required: ["kind"],
        properties: { kind: { const: `k${index}` }, value: scalar(version) },
      });
      return withSchema({ oneOf: list(count, alternative) });
    },
  },
  "alternatives without names": {
    count: 100,
    document: (count, version) => {
      const range = (index: number): Schema => ({
        type: "integer",
        minimum: index * 10,
        maximum: index * 10 + version,
      });
      return withSchema({ anyOf: list(count, range) });
    },
  },
  schemas: {
    count: 300,
    document: (count, version) =>
      withOperation(
        { responses: { 200: { description: "d", ...json(reference("B0")) } } },
        { components: { schemas: map(count, (index) => [`B${index}`, property("p", scalar(version))]) } },
      ),
  },
  "chained members of allOf": {
    count: 40,
    document: (count, version) => {
      const schema = (index: number): Schema => ({
        allOf: [...(index === 0 ? [] : [reference(`B${index - 1}`)]), property(`p${index}`, scalar(version))],
      });
      return withSchema(
        reference(`B${count - 1}`),
        map(count, (index) => [`B${index}`, schema(index)]),
      );
    },
  },
  "pattern properties": {
    count: 200,
    document: (count, version) =>
      withSchema({ type: "object", patternProperties: map(count, (index) => [`^p${index}-`, scalar(version)]) }),
  },
  "items of a tuple": {
    count: 300,
    document: (count, version) =>
      withSchema({ type: "array", prefixItems: list(count, () => scalar(version)), items: false }),
  },
  "members of a default value": {
    count: 1000,
    document: (count, version) => {
      const value = list(count, (index) => `v${index}-${version}`);
      return withSchema({ type: "object", properties: { p: { type: "array", items: text, default: value } } });
    },
  },
  "nested objects": {
    count: 40,
    document: (count, version) => {
      let schema = scalar(version);
      for (let level = 0; level < count; level += 1) schema = property("p", schema);
      return withSchema(schema);
    },
  },
  "characters of an example": {
    count: 100_000,
    document: (count) => withSchema({ type: "string", example: "e".repeat(count) }),
  },
};
