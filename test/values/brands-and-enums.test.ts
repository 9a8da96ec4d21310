import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { readSettings } from "../../generator/src/project/settings.js";
import { textBelow } from "../emit/text-below.js";
import { generated } from "../foreign/foreign-api.js";
import { type Any, type GeneratedPackage, generatePackage, serve } from "./serve.js";

const id = "0191e0a2-5b1c-7bbd-9c3a-0123456789ab";

async function typesOf(values: ValueSettings): Promise<string> {
  const { files } = await generated(join(import.meta.dirname, "documents/pets.yaml"), values);
  return textBelow(files, "src/types/") ?? "";
}

describe("brands", () => {
  let pets: GeneratedPackage;

  beforeAll(async () => {
    pets = await generatePackage("pets.yaml", { brands: { uuid: "Uuid" }, int64: "bigint" });
  });

  afterAll(() => pets.package.remove());

  it("distinguish strings and integers by format and by x-brand", () => {
    const program = `
      import { createClient, getPet } from "foreign-api/client";
      import type { Handlers } from "foreign-api/server";
      import type { OwnerId, Pet, Uuid } from "foreign-api/types";
      export async function owner(id: Uuid): Promise<OwnerId> {
        const client = createClient({ baseUrl: "http://localhost" });
        // @ts-expect-error any text is no Uuid
        await getPet(client, { pet_id: "x" });
        const pet = await getPet(client, { pet_id: id });
        const text: string = pet.id;
        const number: bigint = pet.keeper ?? pet.owner;
        // @ts-expect-error any bigint is no OwnerId
        const other: OwnerId = 1n;
        return text === "" || number === other ? other : pet.owner;
      }
      export const handlers: Pick<Handlers["pets"], "getPet"> = {
        getPet: ({ path }): Pet => ({ id: path.pet_id, owner: 1n as OwnerId, status: "active" }),
      };`;
    expect(pets.package.compileProgram(program)).toBe("");
  });

  it("change nothing of the values", async () => {
    const { api } = await serve(pets, { pets: { putPet: ({ body, path }: Any) => ({ ...body, id: path.pet_id }) } });
    const pet = { id, owner: 9007199254740993n, keeper: null, status: "on hold", kind: 2 };
    expect(await api.pets.putPet({ pet_id: id, body: pet })).toEqual(pet);
  });

  it("are the type of the schema with their name, and separate types otherwise", () => {
    const types = pets.sourceOf("types/");
    const [, alias] = /OwnerId as (\w+)/.exec(types) ?? [];
    expect(types).toContain(`export type OwnerId = ${alias};`);
    expect(types).toContain("id: Uuid;");
  });
});

describe("enumerations", () => {
  it("are constants if their values have names, and unions otherwise, without a setting", async () => {
    const types = await typesOf({});
    expect(types).toContain('export type Status = "active" | "on hold" | "1st";');
    expect(types).toContain("export const Kind = {");
  });

  it("are unions alone", async () => {
    const types = await typesOf({ enums: "union" });
    expect(types).toContain("export type Kind = 1 | 2;");
    expect(types).not.toContain("export const");
  });

  it("are constants whose keys follow from their values", async () => {
    const types = await typesOf({ enums: "constants" });
    expect(types).toMatch(
      /export const Status = \{\s+active: "active",\s+OnHold: "on hold",\s+_1st: "1st",?\s+\} as const;/,
    );
    expect(types).toContain("export type Status = (typeof Status)[keyof typeof Status];");
    expect(types).toMatch(/export const Level = \{\s+value1: 1,\s+valueMinus2: -2,?\s+\} as const;/);
  });

  it("are both", async () => {
    const types = await typesOf({ enums: "both" });
    expect(types).toContain("export const Status = {");
    expect(types).toContain('export type Status = "active" | "on hold" | "1st";');
    expect(types).toContain("export type Kind = 1 | 2;");
  });
});

describe("open enumerations", () => {
  let pets: GeneratedPackage;

  beforeAll(async () => {
    pets = await generatePackage("pets.yaml", { openEnums: true });
  });

  afterAll(() => pets.package.remove());

  it("accept values that are not listed in responses alone", () => {
    const { Pet } = pets.validators;
    const pet = { id, owner: 1, status: "retired", mood: "sleepy" };
    expect(Pet.is(pet)).toBe(false);
    expect(Pet.response.is(pet)).toBe(true);
  });

  it("stay closed with x-open-enum: false, and where they distinguish alternatives", () => {
    const { response } = pets.validators.Pet;
    const pet = { id, owner: 1, status: "active" };
    expect(response.is({ ...pet, size: "huge" })).toBe(false);
    expect(response.is({ ...pet, home: { form: "pond", depth: 1 } })).toBe(true);
    expect(response.is({ ...pet, home: { form: "cave", depth: 1 } })).toBe(false);
  });

  it("are the default for documents that are downloaded, unless the run is strict", async () => {
    const settingsOf = async (config: string): Promise<unknown> => {
      const folder = mkdtempSync(join(tmpdir(), "guildwire-values-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      writeFileSync(join(folder, "guildwire.config.yaml"), config);
      writeFileSync(join(folder, "openapi.yaml"), "{}");
      return (await readSettings({}, folder)).settings?.values;
    };
    const source = "source: https://pets.example/openapi.yaml\n";
    expect(await settingsOf(source)).toEqual({ openEnums: true });
    expect(await settingsOf(`${source}values: { openEnums: false }\n`)).toEqual({ openEnums: false });
    expect(await settingsOf(`${source}strict: true\n`)).toBeUndefined();
    expect(await settingsOf("values: { enums: both }\n")).toEqual({ enums: "both" });
  });
});
