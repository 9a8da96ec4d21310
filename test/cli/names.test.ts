import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { Project } from "./command.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => {
  project.remove("");
});

const done = "responses: { '204': { description: d } }";
const document = `openapi: 3.1.0
info: { title: t, version: '1' }
tags: [{ name: Pet Store }]
paths:
  /pets:
    get: { operationId: list_pets, tags: [Pet Store], ${done} }
  /pets/{pet-id}:
    get:
      parameters: [{ name: pet-id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { type: object } } } }
      ${done}
    put:
      operationId: putPet
      parameters: [{ name: pet-id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { type: object } } } }
      ${done}
components:
  schemas:
    pet-list: { oneOf: [{ const: 1, title: a }, { const: 2, title: b }] }
    Pet: { type: string }
`;

async function check(config: string): Promise<readonly string[]> {
  project.write("openapi.yaml", document);
  project.write("guildwire.config.yaml", config);
  const { stdout } = await project.run("check --format json");
  const errors = (JSON.parse(stdout) as Diagnostic[]).filter(({ severity }) => severity === "error");
  return errors.map(({ code, message, location }) => {
    return `${location?.file}:${location?.line}:${location?.column} ${code} ${message}`;
  });
}

describe("names of the configuration", () => {
  test("are those of types, functions, arguments, groups, bodies and values", async () => {
    const config = `names:
  schemas: { pet-list: Kinds }
  operations: { list_pets: fetchPets, 'GET /pets/{pet-id}': fetchPet }
  groups: { Pet Store: store, pets: animals }
  pointers:
    /paths/~1pets~1{pet-id}/put/parameters/0: id
    /paths/~1pets~1{pet-id}/put/requestBody/content/application~1json/schema: NewPet
    /components/schemas/pet-list/oneOf/1: Dog
`;
    expect(await check(config)).toEqual([]);
    expect((await project.run("generate")).code).toBe(0);
    expect(project.read("generated/src/client/store.ts")).toContain("export async function fetchPets(");
    const animals = project.read("generated/src/client/animals.ts");
    expect(animals).toContain("export async function fetchPet(");
    expect(animals).toMatch(/interface PutPetArgs \{\s+id: string;\s+body\?: NewPet \| undefined;/);
    expect(project.read("generated/src/types/unused.ts")).toMatch(/export const Kinds = \{\s+a: 1,\s+Dog: 2,/);
    expect(project.read("generated/src/client/create-api.ts")).toMatch(
      /\n {2}readonly store: \{[\s\S]*\n {2}readonly animals: /,
    );
  });

  test.each([
    ["schemas: { pet-lst: Kinds }", "2:14 name-unmatched the document has no schema `pet-lst`"],
    ["operations: { list_pet: x }", "2:17 name-unmatched the document has no operation `list_pet`"],
    ["operations: { GET /pet: x }", "2:17 name-unmatched the document has no operation `GET /pet`"],
    ["groups: { cats: dogs }", "2:19 name-unmatched there is no group of operations `cats`"],
    ["pointers: { /paths/a: x }", "2:15 name-unmatched the document has no node `/paths/a`"],
    ["pointers: { /info: x }", "2:22 name-unmatched nothing in code is named after `/info`"],
    ["schemas: { pet-list: a b }", "2:24 config-invalid `a b` cannot be the name of this type"],
    ["schemas: { pet-list: string }", "2:24 config-invalid `string` cannot be the name of this type"],
    ["schemas: { pet-list: Promise }", "2:24 config-invalid `Promise` cannot be the name of this type"],
    ["schemas: { Pet: Kind, pet-list: Kind }", "2:19 config-invalid another type is already named `Kind`"],
    ["operations: { list_pets: delete }", "2:28 config-invalid `delete` cannot be the name of this function"],
    ["operations: { putPet: list_pets }", "2:25 config-invalid another function is already named `list_pets`"],
    ["groups: { Pet Store: client }", "2:24 config-invalid another group is already named `client`"],
    [
      "pointers: { '/paths/~1pets~1{pet-id}/put/parameters/0': body }",
      "2:59 config-invalid `body` cannot be the name of this argument",
    ],
    ["schemas: { pet-list: 5 }", '2:12 config-invalid names.schemas is {"pet-list":5}'],
    ["kinds: { a: b }", '2:3 config-invalid names has no key "kinds"'],
    ["types: Dto", '2:10 config-invalid names.types is "Dto"'],
    ["functions: '{name}-call'", '2:14 config-invalid names.functions is "{name}-call"'],
  ])("%s is an error at the entry", async (entry, error) => {
    expect(await check(`names:\n  ${entry}\n`)).toEqual([`guildwire.config.yaml:${error}`]);
  });

  test("follow templates, except those that an entry gives", async () => {
    project.write("openapi.yaml", document);
    const names = "names: { types: '{Name}Dto', functions: 'call{Name}', schemas: { Pet: Animal } }\n";
    project.write("guildwire.config.yaml", names);
    expect((await project.run("generate")).code).toBe(0);
    const types = project.read("generated/src/types/index.ts");
    expect(types).toMatch(/\bAnimal\b/);
    expect(types).toMatch(/\bPetListDto\b/);
    expect(types).not.toMatch(/\b(Pet|PetList|AnimalDto)\b/);
    const client = project.read("generated/src/client/index.ts");
    expect(client).toMatch(/\bcallListPets\b/);
    expect(client).not.toMatch(/\blistPets\b/);
  });

  test("may name what filters leave out", async () => {
    const names = "names: { operations: { list_pets: fetchPets }, schemas: { Pet: Animal } }\n";
    expect(await check(`${names}exclude: { operationIds: [list_pets] }\n`)).toEqual([]);
  });

  test("hold for both sides of a comparison, where one of them may lack what is named", async () => {
    project.write("old.yaml", document.replace("operationId: list_pets", "operationId: old_pets"));
    project.write("openapi.yaml", document);
    project.write("guildwire.config.yaml", "names: { operations: { list_pets: fetchPets } }\n");
    const { code, stdout } = await project.run("diff old.yaml openapi.yaml --format json");
    expect(JSON.parse(stdout)).toMatchObject({ findings: [{ rule: "operation-renamed" }] });
    expect(code).toBe(1);
  });
});
