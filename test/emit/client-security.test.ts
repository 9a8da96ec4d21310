import { describe, expect, it } from "vitest";
import { emitClient } from "../../generator/src/emit/client/client.js";
import { modelOf } from "../model/model-of.js";
import { clientOf, id, ok } from "./client-of.js";

describe("authentication", () => {
  const schemes = `components:
  securitySchemes:
    bot: { type: http, scheme: Bot }
    key: { type: apiKey, in: query, name: api_key }
    basic: { type: http, scheme: basic }
`;
  const security = (value: string, more = ""): string => {
    const document = `paths: { /a: { get: { operationId: act, tags: [t], security: ${value}, ${ok} } } }\n${schemes}${more}`;
    return emitClient(modelOf(document)).find((file) => file.path === "src/client/security.ts")?.text ?? "";
  };

  it.each([
    ["one scheme", "[{ bot: [] }]", 'export const botSecurity: Security = http("bot", "Bot");'],
    [
      "alternatives",
      "[{ bot: [] }, { key: [] }]",
      'export const botOrKeySecurity: Security = anyOf(http("bot", "Bot"), apiKey("key", "query", "api_key"));',
    ],
    [
      "all of several",
      "[{ bot: [], basic: [] }]",
      'export const botAndBasicSecurity: Security = allOf(http("bot", "Bot"), basic("basic"));',
    ],
    [
      "optional authentication",
      "[{ bot: [] }, {}]",
      'export const botOrNothingSecurity: Security = anyOf(http("bot", "Bot"), allOf());',
    ],
  ])("%s", (_title, value, want) => {
    expect(security(value)).toContain(want);
  });

  it.each([
    ["[{ tls: [] }]", undefined],
    ["[{ digest: [] }]", undefined],
    ["[{ tls: [], bot: [] }]", 'botSecurity: Security = http("bot", "Bot")'],
    ["[{ digest: [] }, { bot: [] }]", 'botOrNothingSecurity: Security = anyOf(http("bot", "Bot"), allOf())'],
    ["[{}, { bot: [] }]", 'botOrNothingSecurity: Security = anyOf(http("bot", "Bot"), allOf())'],
  ])("%s sends no client certificate and no challenge response, and an open alternative comes last", (value, want) => {
    const left = "    tls: { type: mutualTLS }\n    digest: { type: http, scheme: Digest }\n";
    const text = security(value, left);
    expect(text.match(/(?<=export const )\w+Security: .*(?=;)/g) ?? []).toEqual(want === undefined ? [] : [want]);
    expect(text).toContain("readonly bot?: string | TokenProvider;");
    expect(text).not.toMatch(/tls|digest/i);
  });

  it("sends the credentials of the own scheme if the names of schemes differ in punctuation or case only", () => {
    const names = ["api_key", "apiKey", "api-key"];
    const paths = names.map(
      (name, index) => `/${name}: { get: { operationId: op${index}, security: [{ ${name}: [] }], ${ok} } }`,
    );
    const keys = names.map((name) => `${name}: { type: apiKey, in: header, name: X-${name} }`);
    const files = emitClient(
      modelOf(`paths: { ${paths.join(", ")} }\ncomponents: { securitySchemes: { ${keys.join(", ")} } }\n`),
    );
    const text = files.map((file) => file.text).join("\n");
    for (const [index, name] of names.entries()) {
      const constant = `apiKeySecurity${index === 0 ? "" : index + 1}`;
      expect(text).toContain(`export const ${constant}: Security = apiKey("${name}", "header", "X-${name}");`);
      expect(text.match(new RegExp(`security: ${constant},`, "g"))).toHaveLength(1);
    }
  });

  const secretsOf = (security: string, parameters: string): string | undefined =>
    /secrets: (.*),/.exec(clientOf(`security: ${security}\nparameters: ${parameters}\n${ok}`, schemes))?.[1];

  it("credentials in the path of an operation without a security scheme are hidden in its errors", () => {
    expect(secretsOf("[]", `[${id}]`)).toBe("[args.id]");
    expect(secretsOf("[{ bot: [] }]", `[${id}]`)).toBeUndefined();
    const snowflake = "{ name: id, in: path, required: true, schema: { type: string, format: snowflake } }";
    expect(secretsOf("[]", `[${snowflake}]`)).toBeUndefined();
  });

  it("required parameters of format password are treated as credentials", () => {
    const password = "{ name: code, in: query, required: true, schema: { type: string, format: password } }";
    expect(secretsOf("[{ bot: [] }]", `[${id}, ${password}]`)).toBe("[args.code]");
  });

  it("properties of format password of a body are treated as credentials, wherever the body is defined", () => {
    const secrets = (required: boolean): string | undefined => {
      const properties = "{ name: { type: string }, token: { type: string, format: password } }";
      const body = `requestBody: { required: ${required}, content: { application/json: { schema: { $ref: '#/components/schemas/B' } } } }`;
      const schema = `  schemas: { B: { allOf: [{ type: object, properties: ${properties} }] } }\n`;
      return /secrets: (.*),/.exec(
        clientOf(`security: [{ bot: [] }]\nparameters: [${id}]\n${body}\n${ok}`, schemes + schema),
      )?.[1];
    };
    expect(secrets(true)).toBe("[args.body.token || []].flat()");
    expect(secrets(false)).toBe("[args.body?.token || []].flat()");
  });

  it("credentials are not sent by operations that are open to everyone", () => {
    expect(clientOf(`security: []\nparameters: [${id}]\n${ok}`)).not.toContain("security:");
  });
});
