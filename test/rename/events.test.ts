import { afterEach, beforeEach, expect, it } from "vitest";
import { TestProject } from "./project.js";

const document = (
  event: string,
  payload: string,
  former: readonly [string, string] | undefined,
): string => `openapi: 3.1.0
info: { title: Fleet, version: 1.0.0 }
servers: [{ url: https://fleet.example }]
paths:
  /ships:
    post:
      operationId: addShip
      x-events: [${event}]
      responses: { '204': { description: ok } }
x-gateway-events:
  SHIP_LOST: { title: Lost, payload: { type: string } }
  ${event}: { title: Moored, ${former === undefined ? "" : `x-renamed-from: ${former[0]}, `}payload: { $ref: '#/components/schemas/${payload}' } }
components:
  schemas:
    ${payload}: { type: object, ${former === undefined ? "" : `x-renamed-from: ${former[1]}, `}required: [at], properties: { at: { type: string } } }
`;

const program = (
  event: string,
  payload: string,
): string => `import type { GatewayEvent, GatewayEvents } from "@acme/fleet/events";
import type { ${payload} } from "@acme/fleet/types";
export type Payload = GatewayEvents["${event}"];
export const moored = (payload: ${payload}): Payload => payload;
export function handle(event: GatewayEvent): string {
  if (event.name === "${event}") return event.payload.at;
  switch (event.name) {
    case "${event}":
      return "";
    default:
      return event.payload;
  }
}
export const titles: Partial<Record<GatewayEvent["name"], string>> = { ${event}: "Moored" };
`;

let project: TestProject;
beforeEach(() => {
  project = new TestProject("packageName: '@acme/fleet'\nonly: [types, client, events, package]\n");
});
afterEach(() => project.remove());

it("renames events and their payloads in code", { timeout: 120_000 }, async () => {
  project.write("openapi.yaml", document("SHIP_DOCKED", "Docking", ["SHIP_MOORED", "Mooring"]));
  project.write("src/a.ts", program("SHIP_MOORED", "Mooring"));
  const result = await project.run("rename", "src");
  expect(project.read("src/a.ts")).toBe(program("SHIP_DOCKED", "Docking"));
  expect(result).toMatchObject({ code: 0, stderr: "" });
  expect((await project.run("rename", "src")).stdout).toBe("unchanged (1 file)\n");
});

it("reports one change for a renamed event", { timeout: 60_000 }, async () => {
  project.write("old.yaml", document("SHIP_MOORED", "Mooring", undefined));
  project.write("openapi.yaml", document("SHIP_DOCKED", "Docking", ["SHIP_MOORED", "Mooring"]));
  const { stdout } = await project.run("diff", "old.yaml", "openapi.yaml", "--format", "json");
  const { findings } = JSON.parse(stdout) as { readonly findings: readonly { readonly rule: string }[] };
  expect(findings.map(({ rule }) => rule)).toEqual(["type-renamed", "event-renamed"]);
});
