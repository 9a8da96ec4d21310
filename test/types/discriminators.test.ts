import { expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom, root } from "../load/virtual.js";
import { compileFiles, scratchFolder, strictest } from "./compile.js";

const holding = "{ content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }";
const document = `paths:
  /pets:
    post: { operationId: addPet, security: [], requestBody: { required: true, ${holding.slice(1)}, responses: { '200': { description: ok, ${holding.slice(1)} } }
components:
  schemas:
    Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind, mapping: { c: Cat, d: Dog } } }
    Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string }, walks: { type: integer } } }
`;

const program = `
import { addPet, createClient } from "./src/client/index.js";
import type { Cat, Pet } from "./src/types/index.js";

const client = createClient({ baseUrl: "https://a.example" });

export const cat: Cat = { kind: "any text, by itself" };
export const pet: Pet = { kind: "c", lives: 9 };
// @ts-expect-error no value of the discriminator
export const unknown: Pet = { kind: "zzz", lives: 9 };

export async function livesOf(): Promise<number | undefined> {
  const created = await addPet(client, { body: { kind: "c", lives: 9 } });
  // @ts-expect-error no value of the discriminator
  await addPet(client, { body: { kind: "zzz" } });
  if (created.kind === "c") return created.lives;
  // @ts-expect-error a dog has none
  return created.lives;
}
`;

it("a mapping narrows request and response types", { timeout: 120_000 }, () => {
  const loaded = loadedFrom({ "openapi.yaml": root(document) });
  const options = { packageName: "pets", packageVersion: "1.0.0", runtimeVersion: "0.1.0" };
  const files = emitAll(buildModel(loaded).model, { bundle: bundleText(loaded) }, options);
  const all = [...files, { path: "program.ts", text: program }];
  expect(compileFiles(scratchFolder(), all, strictest)).toBe("");
});
