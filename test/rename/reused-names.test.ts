import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TestProject } from "./project.js";

/** A document whose names changed their owners. `{{new|old}}` has the new name in the later one. */
const template = `openapi: 3.1.0
info: { title: Harbour, version: 1.0.0 }
servers: [{ url: 'https://harbour.example' }]
paths:
  /ships/{shipId}:
    get:
      operationId: {{getBoat|getShip}}
      {{x-renamed-from: getShip|}}
      parameters: [{ name: shipId, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/{{Boat|Ship}}' } } } } }
  /boats/{boatId}:
    get:
      operationId: {{getShip|getBoat}}
      {{x-renamed-from: getBoat|}}
      parameters: [{ name: boatId, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/{{Ship|Boat}}' } } } } }
  /one:
    get:
      operationId: {{listNow|list}}
      {{x-renamed-from: list|}}
      parameters: [{ name: one, in: query, required: true, schema: { type: string } }]
      responses: { '204': { description: ok } }
  /two:
    get:
      operationId: {{list|listAll}}
      {{x-renamed-from: listAll|}}
      parameters: [{ name: two, in: query, required: true, schema: { type: string } }]
      responses: { '204': { description: ok } }
  /port:
    get:
      operationId: {{readPort|port}}
      {{x-renamed-from: port|}}
      responses: { '200': { description: ok, content: { application/json: { schema: { type: string } } } } }
  /crew:
    post:
      operationId: hire
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Member' } } } }
      responses: { '204': { description: ok } }
#added
components:
  schemas:
    {{Boat|Ship}}:
      {{x-renamed-from: Ship|}}
      type: object
      required: [{{size|name}}, {{name|size}}, length, width, state]
      properties:
        {{size|name}}: { type: string{{, x-renamed-from: name|}} }
        {{name|size}}: { type: integer{{, x-renamed-from: size|}} }
        {{length|width}}: { type: number{{, x-renamed-from: width|}} }
        {{width|length}}: { type: number{{, x-renamed-from: length|}} }
        state: { $ref: '#/components/schemas/State' }
    {{Ship|Boat}}: { {{x-renamed-from: Boat,|}} type: object, required: [oars], properties: { oars: { type: integer } } }
    Member:
      discriminator: { propertyName: role, mapping: { {{mate|cook}}: '#/components/schemas/First', {{cook|mate}}: '#/components/schemas/Second' } }
      oneOf: [{ $ref: '#/components/schemas/First' }, { $ref: '#/components/schemas/Second' }]
    First:
      type: object
      required: [role, watch]
      properties: { role: { {{x-enum-renamed-from: { mate: cook },|}} const: {{mate|cook}} }, watch: { type: string } }
    Second:
      type: object
      required: [role, dish]
      properties: { role: { {{x-enum-renamed-from: { cook: mate },|}} const: {{cook|mate}} }, dish: { type: string } }
    State: { type: string, enum: [{{near|far}}, {{far|near}}]{{, x-enum-renamed-from: { near: far, far: near }|}} }
`;

const added = `  /port/depth:
    get:
      operationId: port
      responses: { '200': { description: ok, content: { application/json: { schema: { type: integer } } } } }
`;

function harbour(names: "former" | "current"): string {
  return template
    .replaceAll(
      /\{\{((?:[^{}|]|\{[^{}]*\})*)\|((?:[^{}|]|\{[^{}]*\})*)\}\}/g,
      (_match, current: string, old: string) => (names === "current" ? current : old),
    )
    .replaceAll(/^ +\n/gm, "")
    .replace("#added\n", names === "current" ? added : "");
}

let project: TestProject;
beforeEach(() => {
  project = new TestProject("packageName: '@acme/harbour'\nonly: [types, client, package]\n");
  project.write("openapi.yaml", harbour("current"));
});
afterEach(() => project.remove());

interface Run {
  readonly code: number;
  readonly stderr: string;
  /** The files afterwards, in the order of the arguments. */
  readonly after: readonly string[];
}

async function rename(...texts: readonly string[]): Promise<Run> {
  for (const [index, text] of texts.entries()) project.write(`src/file${index}.ts`, text);
  const { code, stderr } = await project.run("rename", "src");
  return { code, stderr, after: texts.map((_, index) => project.read(`src/file${index}.ts`)) };
}

const client = 'import { createClient } from "@acme/harbour/client";\nconst client = createClient({ baseUrl: "" });\n';

describe("guildwire rename with names of both interfaces", { timeout: 120_000 }, () => {
  it("renames operations, types, properties and values that were exchanged", async () => {
    const former = `${client}import { getBoat, getShip } from "@acme/harbour/client";
import type { Boat, Ship, State } from "@acme/harbour/types";
const ship: Ship = await getShip(client, { shipId: "1" });
const boat: Boat = await getBoat(client, { boatId: "1" });
export const text: string = ship.name.toUpperCase();
export const { size, width: beam } = ship;
const far: State = "far";
export const all = [ship.length, ship.state === far, ship.state === "near", boat.oars, size.toFixed(), ship["width"]];
`;
    const current = `${client}import { getShip, getBoat } from "@acme/harbour/client";
import type { Ship, Boat, State } from "@acme/harbour/types";
const ship: Boat = await getBoat(client, { shipId: "1" });
const boat: Ship = await getShip(client, { boatId: "1" });
export const text: string = ship.size.toUpperCase();
export const { name: size, length: beam } = ship;
const far: State = "near";
export const all = [ship.width, ship.state === far, ship.state === "far", boat.oars, size.toFixed(), ship["length"]];
`;
    await project.generate(harbour("former"));
    project.write("src/file0.ts", former);
    linkPackage();
    expect(project.compile()).toBe("");
    await project.generate(harbour("current"));
    const { after, code, stderr } = await rename(former);
    expect(stderr.match(/^src.*$/gm) ?? []).toEqual([]);
    expect(after).toEqual([current]);
    expect(code).toBe(0);
    expect(project.compile()).toBe("");
    const again = await rename(current);
    expect(again).toMatchObject({ code: 0, after: [current] });
  });

  it("renames along a chain of names, and distinguishes a new operation from a former one", async () => {
    const former = `${client}import { list, listAll, port } from "@acme/harbour/client";
await list(client, { one: "" });
await listAll(client, { two: "" });
export const text: string = await port(client);
`;
    const { after, code } = await rename(former);
    const current = former
      .replace("{ list, listAll, port }", "{ listNow, list, readPort }")
      .replace("await list(", "await listNow(")
      .replace("await listAll(", "await list(")
      .replace("await port(", "await readPort(");
    expect(after).toEqual([current]);
    expect(code).toBe(0);
    expect(await rename(current)).toMatchObject({ code: 0, after: [current] });
  });

  it("follows values that the alternatives of a union exchanged", async () => {
    const former = `${client}import { hire } from "@acme/harbour/client";
import type { Member } from "@acme/harbour/types";
await hire(client, { body: { role: "cook", watch: "first" } });
await hire(client, { body: { role: "mate", dish: "stew" } });
export const dutyOf = (one: Member): string => (one.role === "cook" ? one.watch : one.dish);
`;
    const current = former.replaceAll('"cook"', '"-"').replaceAll('"mate"', '"cook"').replaceAll('"-"', '"mate"');
    expect(await rename(former)).toMatchObject({ code: 0, after: [current] });
    expect(await rename(current)).toMatchObject({ code: 0, after: [current] });
  });

  it("reports names in files that fit both interfaces, and leaves the files unchanged", async () => {
    const text = `import type { Ship, State } from "@acme/harbour/types";
export const state: State = "near";
export const area = (ship: { of: Ship }): unknown => ship;
`;
    const { after, code, stderr } = await rename(text);
    expect(after).toEqual([text]);
    expect(stderr.match(/^src.*$/gm)).toEqual([
      "src/file0.ts:1:15 warning rename-uncertain",
      "src/file0.ts:2:29 warning rename-uncertain",
      "src/file0.ts:3:34 warning rename-uncertain",
    ]);
    expect(stderr).toContain("both interfaces have the name, and the types of the file fit both");
    expect(code).toBe(1);
  });

  it("does not give a name to something whose own former name is uncertain", async () => {
    const text = `import * as api from "@acme/harbour/client";\nexport const both = [api.list, api.createClient];\n`;
    expect(await rename(text)).toMatchObject({ code: 1, after: [text] });
  });

  it("reports files that fit neither interface", async () => {
    const text = `${client}import { getBoat, getShip } from "@acme/harbour/client";
await getShip(client, { shipId: "1" });
await getBoat(client, { shipId: "1" });
`;
    const { after, code, stderr } = await rename(text);
    expect(after).toEqual([text]);
    expect(stderr).toContain("the types of the file fit neither");
    expect(code).toBe(1);
  });

  it("keeps code that was written for the current interface", async () => {
    const text = `${client}import { getShip } from "@acme/harbour/client";
export const oars: number = (await getShip(client, { boatId: "1" })).oars;
`;
    expect(await rename(text)).toMatchObject({ code: 0, after: [text] });
  });

  it("gives a file that re-exports a name the reading of the files that import it", async () => {
    const barrel = 'export { getBoat, getShip } from "@acme/harbour/client";\n';
    const user = `${client}import { getShip } from "./file0.js";\nawait getShip(client, { shipId: "1" });\n`;
    const { after, code } = await rename(barrel, user);
    expect(after).toEqual([
      barrel.replace("getBoat, getShip", "getShip, getBoat"),
      user.replaceAll("getShip", "getBoat"),
    ]);
    expect(code).toBe(0);
  });

  it("decides each file for itself", async () => {
    const before = `${client}import { getShip } from "@acme/harbour/client";\nawait getShip(client, { shipId: "1" });\n`;
    const migrated = `${client}import { getShip } from "@acme/harbour/client";\nawait getShip(client, { boatId: "1" });\n`;
    const { after, code } = await rename(before, migrated);
    expect(after).toEqual([before.replaceAll("getShip", "getBoat"), migrated]);
    expect(code).toBe(0);
  });
});

const names = ["anchor", "beam", "cable", "deck"];
const types = ["string", "integer", "boolean", "object"];
const typesInCode = ["string", "number", "boolean", "object"];

/** A document in which operations and properties have the names that a permutation gives them. */
function permuted(to: readonly number[]): string {
  const nameOf = (index: number): string => names[to[index] ?? 0] ?? "";
  const former = (index: number): object => (to[index] === index ? {} : { "x-renamed-from": names[index] });
  const operation = (index: number): object => ({
    operationId: nameOf(index),
    ...former(index),
    parameters: [{ name: `p${index}`, in: "query", required: true, schema: { type: "string" } }],
    responses: { 204: { description: "Done." } },
  });
  const properties = names.map((_, index) => [nameOf(index), { type: types[index], ...former(index) }] as const);
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Harbour", version: "1.0.0" },
    paths: Object.fromEntries(names.map((_, index) => [`/${index}`, { get: operation(index) }])),
    components: { schemas: { Hull: { type: "object", required: names, properties: Object.fromEntries(properties) } } },
  });
}

/** Two programs that use every operation and every property by its name. */
function programs(to: readonly number[]): readonly [string, string] {
  const named = (index: number): string => names[to[index] ?? 0] ?? "";
  const calls = names.map((_, index) => `await api.${named(index)}(client, { p${index}: "" });\n`);
  const reads = names.map((_, index) => `export const read${index}: ${typesInCode[index]} = hull.${named(index)};\n`);
  return [
    `${client}import * as api from "@acme/harbour/client";\n${calls.join("")}`,
    `import type { Hull } from "@acme/harbour/types";\ndeclare const hull: Hull;\n${reads.join("")}`,
  ];
}

it("guildwire rename follows every permutation of names that types distinguish, once", {
  timeout: 240_000,
}, async () => {
  const identity = names.map((_, index) => index);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(identity, { minLength: identity.length }), async (to) => {
      project.write("openapi.yaml", permuted(to));
      const current = programs(to);
      expect(await rename(...programs(identity))).toMatchObject({ code: 0, after: current });
      expect(await rename(...current)).toMatchObject({ code: 0, after: current });
    }),
    { numRuns: 6 },
  );
});

/** Lets the compiler find the generated package by its name. */
function linkPackage(): void {
  project.write(
    "tsconfig.json",
    project
      .read("tsconfig.json")
      .replace('"compilerOptions":{', '"compilerOptions":{"paths":{"@acme/harbour/*":["./out/src/*/index.ts"]},'),
  );
}
