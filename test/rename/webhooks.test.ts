import { afterEach, beforeEach, expect, it } from "vitest";
import { TestProject } from "./project.js";

/** A webhook without an `operationId`, so that its names follow from its key. */
const document = (webhook: string, former: string | undefined): string => `openapi: 3.1.0
info: { title: Fleet, version: 1.0.0 }
servers: [{ url: https://fleet.example }]
paths: {}
webhooks:
  shipLost:
    post:
      x-signature: { scheme: standard-webhooks }
      requestBody: { content: { application/json: { schema: { type: object, required: [kind], properties: { kind: { const: lost } } } } } }
      responses: { '204': { description: ok } }
  ${webhook}:
${former === undefined ? "" : `    x-renamed-from: ${former}\n`}    post:
      x-signature: { scheme: standard-webhooks }
      requestBody: { content: { application/json: { schema: { type: object, required: [kind, at], properties: { kind: { const: moored }, at: { type: string } } } } } }
      responses: { '204': { description: ok } }
`;

const program = (
  webhook: string,
  type: string,
): string => `import { createWebhookReceiver } from "@acme/fleet/webhooks";
import type { ${type} } from "@acme/fleet/types";
export const berths: string[] = [];
export const note = (payload: ${type}): number => berths.push(payload.at);
export const receiver = createWebhookReceiver({
  secrets: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  handlers: {
    shipLost() {},
    ${webhook}(payload) {
      note(payload);
    },
  },
});
`;

let project: TestProject;
beforeEach(() => {
  project = new TestProject("packageName: '@acme/fleet'\n");
});
afterEach(() => project.remove());

it("renames the handlers and types of webhooks whose key was renamed", { timeout: 120_000 }, async () => {
  project.write("openapi.yaml", document("shipDocked", "shipMoored"));
  project.write("src/a.ts", program("shipMoored", "PostShipMooredBody"));
  const result = await project.run("rename", "src");
  expect(result).toMatchObject({ code: 0, stderr: "" });
  expect(project.read("src/a.ts")).toBe(program("shipDocked", "PostShipDockedBody"));
  expect((await project.run("rename", "src")).stdout).toBe("unchanged (1 file)\n");
});

it("reports one change for a renamed webhook", { timeout: 60_000 }, async () => {
  project.write("old.yaml", document("shipMoored", undefined));
  project.write("openapi.yaml", document("shipDocked", "shipMoored"));
  const { stdout } = await project.run("diff", "old.yaml", "openapi.yaml", "--format", "json");
  const { findings } = JSON.parse(stdout) as {
    readonly findings: readonly { readonly rule: string; readonly message: string }[];
  };
  expect(findings).toMatchObject([{ rule: "webhook-renamed", message: "was shipMoored, and is shipDocked" }]);
});

it("still compares a renamed webhook", { timeout: 60_000 }, async () => {
  project.write("old.yaml", document("shipMoored", undefined));
  const changed = document("shipDocked", "shipMoored").replace("at: { type: string }", "at: { type: integer }");
  project.write("openapi.yaml", changed);
  const { stdout } = await project.run("diff", "old.yaml", "openapi.yaml", "--format", "json", "--witness", "all");
  const { findings } = JSON.parse(stdout) as { readonly findings: readonly { readonly rule: string }[] };
  expect(findings.map(({ rule }) => rule)).toEqual(["webhook-renamed", "response-type-changed"]);
});

it("warns about a former name that another webhook has", { timeout: 60_000 }, async () => {
  project.write("openapi.yaml", document("shipDocked", "shipLost"));
  const { stdout, stderr } = await project.run("check", "--format", "text");
  expect(stdout + stderr).toContain("shipLost");
});
