import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { moduleOf } from "../queries/query-package.js";

const patience = 120_000;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const shared = {
  // `id` is read-only, `secret` is write-only, `name` is in both directions.
  Base: {
    type: "object",
    properties: {
      id: { type: "string", readOnly: true },
      secret: { type: "string", writeOnly: true },
      name: { type: "string" },
      data: { type: "string" },
    },
  },
  Id: { type: "string", readOnly: true },
  Secret: { allOf: [{ type: "string" }, { writeOnly: true }] },
  Key: { $ref: "#/components/schemas/Id" },
  Needs: { required: ["id", "secret", "name"] },
  NeedsMore: { type: "object", properties: { extra: { type: "string" } }, required: ["id", "secret", "name"] },
  Middle: { allOf: [ref("Base"), { type: "object", properties: { extra: { type: "string" } } }] },
};
const required = ["id", "secret", "name"];

/** An alternative that does not declare the properties. */
const otherKind = { type: "object", properties: { kind: { const: 1 }, name: { type: "string" } }, required: ["kind"] };

const patternProperties = {
  "^id": { type: "string", readOnly: true },
  "^secret$": { allOf: [ref("Secret")] },
};

/** Ways to require in one schema what another one hides. All accept `name` and the property of the direction. */
const forms: Readonly<Record<string, unknown>> = {
  DeclaredByReference: {
    type: "object",
    properties: { id: ref("Id"), secret: ref("Secret"), name: { type: "string" } },
    required,
  },
  DeclaredBehindReferences: {
    type: "object",
    properties: {
      id: { allOf: [ref("Key")] },
      secret: { allOf: [ref("Secret"), { minLength: 1 }] },
      name: { type: "string" },
    },
    required,
  },
  MemberAfter: { allOf: [ref("Base"), { required }] },
  MemberBefore: { allOf: [{ required }, ref("Base")] },
  MemberWithType: { allOf: [ref("Base"), { type: "object", required }] },
  MemberWithProperties: {
    allOf: [ref("Base"), { type: "object", properties: { data: { type: "string", minLength: 1 } }, required }],
  },
  MemberRepeatsProperty: {
    allOf: [ref("Base"), { type: "object", properties: { id: { type: "string" } }, required }],
  },
  BesideAllOf: { allOf: [ref("Base")], required },
  BesideReference: { ...ref("Base"), required },
  Nested: { allOf: [{ allOf: [ref("Base")] }, { allOf: [{ required: ["id", "secret"] }, { required: ["name"] }] }] },
  Referenced: { allOf: [ref("Base"), ref("Needs")] },
  ReferencedWithProperties: { allOf: [ref("NeedsMore"), ref("Base")] },
  Chained: { allOf: [ref("Middle"), { required }] },
  Inline: { allOf: [{ type: "object", properties: shared.Base.properties }, { required }] },
  Alternative: {
    allOf: [ref("Base")],
    anyOf: [
      { required, properties: { data: { type: "string" } } },
      { required, properties: { data: { type: "null" } } },
    ],
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  Consequence: { allOf: [ref("Base")], required: ["name"], if: { required: ["name"] }, then: { required } },
  Dependent: { allOf: [ref("Base")], required: ["name"], dependentSchemas: { name: { required } } },
  SomeAlternatives: {
    allOf: [{ anyOf: [ref("Base"), otherKind] }, { required }],
  },
  OneAlternative: {
    required,
    oneOf: [otherKind, { allOf: [ref("Base")] }],
  },
  Patterns: { type: "object", properties: { name: { type: "string" } }, patternProperties, required },
  PatternsElsewhere: {
    allOf: [{ type: "object", properties: { name: { type: "string" } }, patternProperties }, { required }],
  },
  Additional: {
    type: "object",
    properties: { name: { type: "string" }, secret: ref("Secret") },
    additionalProperties: ref("Id"),
    required,
  },
  AdditionalElsewhere: {
    allOf: [
      {
        type: "object",
        properties: { name: { type: "string" }, id: ref("Id") },
        additionalProperties: ref("Secret"),
      },
      { required },
    ],
  },
  AdditionalBesidePatterns: {
    type: "object",
    properties: { name: { type: "string" } },
    patternProperties: { "^n": { type: "string" }, "^id": ref("Id") },
    additionalProperties: ref("Secret"),
    required,
  },
  DependentNames: { allOf: [ref("Base")], required: ["name"], dependentRequired: { name: ["id", "secret"] } },
};
const names = Object.keys(forms);

const visible = { type: "object", properties: { id: { type: "string" }, kind: { const: 1 } }, required: ["kind"] };

/** Schemas in which `id` is required in both directions, because the schemas do not agree on what hides it. */
const disagreeing: Readonly<Record<string, unknown>> = {
  Alternatives: { allOf: [{ anyOf: [ref("Base"), visible] }, { required: ["id"] }] },
  MemberBesideAlternatives: {
    allOf: [{ anyOf: [ref("Base"), ref("Needs")] }, { type: "object", properties: { id: { type: "string" } } }],
    required: ["id"],
  },
  OtherAlternative: { anyOf: [ref("Base"), { type: "object", required: ["id"] }], required: ["kind"] },
};

const document = {
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: Object.fromEntries(
    [...names, ...Object.keys(disagreeing)].map((name) => {
      const content = { "application/json": { schema: ref(name) } };
      const responses = { 200: { description: "Stored", content } };
      const post = { operationId: `send${name}`, tags: ["all"], requestBody: { required: true, content }, responses };
      return [`/${name}`, { post }];
    }),
  ),
  components: { schemas: { ...shared, ...forms, ...disagreeing } },
};

let folder: string;
let pack: ForeignPackage;
let handle: RequestListener;
/** What the handlers return. */
let sent: unknown;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-hidden-"));
  const path = join(folder, "openapi.json");
  writeFileSync(path, JSON.stringify(document));
  const { files } = await generated(path);
  pack = new ForeignPackage(files);
  expect(pack.compile()).toBe("");
  const { createNodeHandler } = await moduleOf(pack, "server");
  const operations = Object.keys(document.paths).map((path) => `send${path.slice(1)}`);
  const all = Object.fromEntries(operations.map((operation) => [operation, () => sent]));
  handle = createNodeHandler({ all }, { validateResponses: true, onError: () => {} });
}, patience);
afterAll(() => {
  pack?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const headers = { "content-type": "application/json" };

async function post(name: string, body: unknown): Promise<Response> {
  const { url } = await listening(createServer(handle));
  return fetch(`${url}/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
}

describe("`required` in another schema than the one that hides the property", () => {
  it.each(names)("%s: requests do not need what is read-only", async (name) => {
    sent = { id: "1", name: "n" };
    const response = await post(name, { secret: "s", name: "n" });
    expect([response.status, await response.json()]).toEqual([200, sent]);
  });

  it.each(names)("%s: requests need everything else", async (name) => {
    sent = { id: "1", name: "n" };
    expect((await post(name, { name: "n" })).status).toBe(400);
    expect((await post(name, { secret: "s" })).status).toBe(400);
  });

  it.each(names)("%s: responses need what is read-only, and nothing that is write-only", async (name) => {
    sent = { name: "n" };
    expect((await post(name, { secret: "s", name: "n" })).status).toBe(500);
  });

  it("applies to requests if alternatives that declare the property do not agree", async () => {
    sent = { id: "1", name: "n", kind: 1 };
    expect((await post("Alternatives", { name: "n" })).status).toBe(400);
    expect((await post("Alternatives", { id: "1" })).status).toBe(200);
    expect((await post("MemberBesideAlternatives", { name: "n" })).status).toBe(400);
    expect((await post("MemberBesideAlternatives", { id: "1", secret: "s", name: "n" })).status).toBe(200);
    expect((await post("OtherAlternative", { name: 1, kind: 1 })).status).toBe(400);
  });

  it("gives requests and responses types of their own", { timeout: patience }, () => {
    const program = names.map(
      (name) =>
        `export const of${name} = async (): Promise<string> => (await send${name}(client, { body: { secret: "s", name: "n" } })).name ?? "";`,
    );
    const imports = names.map((name) => `send${name}`).join(", ");
    expect(
      pack.compileProgram(
        `import { createClient, ${imports} } from "foreign-api/client";\nconst client = createClient({ baseUrl: "http://localhost" });\n${program.join("\n")}\n`,
      ),
    ).toBe("");
  });
});
