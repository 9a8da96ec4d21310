import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emitReference } from "../../generator/src/emit/reference/reference.js";
import { modelOf } from "../model/model-of.js";
import { compile, projectRoot, scratchFolder } from "../types/compile.js";
import { options } from "./hostile.js";

const folder = join(projectRoot, "generated/reference/operations");
const settings = {
  compilerOptions: {
    target: "es2022",
    module: "nodenext",
    lib: ["es2023", "dom"],
    types: [],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    skipLibCheck: true,
  },
};

/** The examples of the committed reference, by operation. */
const examples = readdirSync(folder).flatMap((page) => {
  const text = readFileSync(join(folder, page), "utf8");
  return [...text.matchAll(/^### Example of (\w+)\n\n```ts\n(.*?)^```$/gms)].map(
    ([, operation = "", program = ""]) => [operation, program] as const,
  );
});

function complaints(programs: readonly (readonly [name: string, text: string])[]): string {
  const place = scratchFolder();
  for (const [name, text] of programs) writeFileSync(join(place, `${name}.ts`), text);
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify(settings));
  return compile(place);
}

describe("the examples of the reference", () => {
  it("exist for each of the 65 operations", () => {
    expect(new Set(examples.map(([operation]) => operation)).size).toBe(65);
    expect(examples).toHaveLength(65);
  });

  it("are complete programs that compile", { timeout: 120_000 }, () => {
    expect(complaints(examples)).toBe("");
  });

  it("fail to compile if they are broken", { timeout: 120_000 }, () => {
    const [operation, program] = examples.find(([name]) => name === "getGuild") ?? ["", ""];
    const wrong = program.replace(/baseUrl: "[^"]*"/, "baseUrl");
    expect(wrong).not.toBe(program);
    expect(complaints([[operation, wrong]])).toContain("TS18004");
  });

  it("authenticate where a security scheme requires it, and nowhere else", () => {
    const authenticates = (name: string): boolean =>
      examples.some(([id, text]) => id === name && text.includes("auth:"));
    expect(authenticates("getGuild")).toBe(true);
    expect(authenticates("executeWebhook")).toBe(false);
  });
});

describe("an example", () => {
  const document = (more: string): string => `${more}
paths:
  /a:
    post:
      operationId: act
      tags: [a]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
      responses: { '204': { description: d } }
components:
  securitySchemes: { login: { type: http, scheme: basic } }
  schemas:
    A:
      type: object
      properties: { a: { type: string }, b: { type: string } }
      x-checks: [{ kind: at-least-one-of, name: any, message: m, fields: [b, a] }]
`;
  const exampleOf = (more: string): string => {
    const page = emitReference(modelOf(document(more)), options).find(({ path }) => path.endsWith("/a.md"));
    return /```ts\n(.*?)```/s.exec(page?.text ?? "")?.[1] ?? "";
  };

  it("uses a reserved host if the document declares no server", () => {
    expect(exampleOf("")).toContain('createClient({ baseUrl: "https://api.example.com" })');
  });

  it("uses the first server, with its variables filled in", () => {
    const server = "servers: [{ url: 'https://{host}/v1', variables: { host: { default: h.example } } }]";
    expect(exampleOf(server)).toContain('baseUrl: "https://h.example/v1"');
  });

  it("passes a name and a password if the scheme requires both", () => {
    expect(exampleOf("security: [{ login: [] }]")).toContain(
      'auth: { login: { username: "name", password: "secret" } }',
    );
  });

  it("satisfies the rules between fields", () => {
    expect(exampleOf("")).toContain('await act(client, { body: { b: "text" } });');
  });
});
