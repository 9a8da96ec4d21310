import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { ExampleValues } from "../../generator/src/examples/example-values.js";
import { loadFaker } from "../../generator/src/examples/realistic.js";
import type { Json } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { loadModule } from "../../tools/src/generated-code.js";
import { runCount } from "../run-count.js";

const root = resolve(import.meta.dirname, "../..");
const documents = [
  "spec/openapi.yaml",
  "service/spec/openapi.yaml",
  "test/third-party/documents/payments.yaml",
  "test/third-party/documents/trains.yaml",
  "test/third-party/documents/transcripts.yaml",
  "test/foreign/fixtures/greenhouse.yaml",
  "test/foreign/fixtures/ledger.json",
  "test/foreign/fixtures/warehouse.yaml",
  "test/responses/documents/library.yaml",
  "test/examples/hard.yaml",
].filter((path) => existsSync(join(root, path)));

interface EmittedValidator {
  is(value: unknown): boolean;
  readonly response?: { is(value: unknown): boolean };
}

interface Loaded {
  readonly model: Interface;
  readonly validators: Readonly<Record<string, EmittedValidator>>;
  readonly isValid: (pointer: string, value: Json) => boolean;
}

async function loaded(path: string): Promise<Loaded> {
  const { loaded: document } = loadDocument(join(root, path), { cwd: dirname(join(root, path)) });
  if (document === undefined) throw new Error(path);
  const { model } = buildModel(document);
  const options = { packageName: "values", packageVersion: "1.0.0", runtimeVersion: "0.1.0" };
  const files = emitAll(model, { bundle: "{}" }, { ...options, only: ["types", "validators", "conversions"] });
  const validators = await loadModule('export * from "./src/validators/index.js";', files);
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, addUsedSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(withoutIdentifiers(document.document) as object, "document");
  const compiled = new Map<string, ValidateFunction>();
  const isValid = (pointer: string, value: Json): boolean => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
    compiled.set(pointer, validate);
    return validate(value);
  };
  return { model, validators: validators as Loaded["validators"], isValid };
}

/** Without schema identifiers, and without requirements of properties that only one side sends. */
function withoutIdentifiers(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutIdentifiers);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => !["$id", "$anchor", "$dynamicAnchor"].includes(key));
  const copy = Object.fromEntries(entries.map(([key, inner]) => [key, withoutIdentifiers(inner)]));
  const { properties, required } = node as { properties?: Record<string, unknown>; required?: unknown };
  if (!Array.isArray(required) || typeof properties !== "object") return copy;
  return { ...copy, required: required.filter((name) => !isOneSided(properties[name])) };
}

function isOneSided(schema: unknown): boolean {
  const { readOnly, writeOnly } = (schema ?? {}) as { readOnly?: boolean; writeOnly?: boolean };
  return readOnly === true || writeOnly === true;
}

describe.each(documents)("values for the schemas of %s", (path) => {
  let document: Loaded;
  beforeAll(async () => {
    document = await loaded(path);
  }, 60_000);

  it("are accepted by the emitted validators, whatever the seed", { timeout: 60_000 }, () => {
    const { model, validators } = document;
    const faker = loadFaker();
    const wrong: string[] = [];
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), fc.boolean(), (seed, documented, isPlain) => {
        const values = new ExampleValues(model, isPlain ? { seed } : { seed, realistic: faker });
        for (const type of model.types.values()) {
          const validator = validators[type.identifier];
          if (validator === undefined) continue;
          // The validator of a type that is sent in one direction only has no other one.
          const directions = (["request", "response"] as const).filter((one) => type.differs || type.direction[one]);
          for (const direction of directions) {
            const value = values.valueOf(type.use, { direction, documented, name: type.name });
            const side = direction === "response" ? (validator.response ?? validator) : validator;
            if (value === undefined) wrong.push(`${type.name}: no ${direction}`);
            else if (!side.is(value)) wrong.push(`${type.name} ${direction}: ${JSON.stringify(value).slice(0, 300)}`);
          }
        }
        expect(wrong.slice(0, 5)).toEqual([]);
      }),
      { numRuns: runCount(path.startsWith("spec") ? 6 : 20) },
    );
  });

  it("are accepted by ajv where both directions agree", () => {
    const { model, isValid } = document;
    const values = new ExampleValues(model, { seed: 1, realistic: loadFaker() });
    const wrong = [...model.types.values()].flatMap((type) => {
      const direction = type.direction.response ? "response" : "request";
      const value = type.differs ? undefined : values.valueOf(type.use, { direction, name: type.name });
      if (value === undefined || isValid(type.at, value)) return [];
      return [`${type.name}: ${JSON.stringify(value).slice(0, 300)}`];
    });
    expect(wrong).toEqual([]);
  });

  it("are equal for equal seeds", () => {
    const { model } = document;
    const make = (seed: number): readonly unknown[] => {
      const values = new ExampleValues(model, { seed, realistic: loadFaker() });
      return [...model.types.values()].map((type) => values.valueOf(type.use, { name: type.name, documented: false }));
    };
    const values = make(7);
    const differing = (others: readonly unknown[]): readonly string[] =>
      [...model.types.values()].flatMap(({ name }, index) =>
        isDeepStrictEqual(values[index], others[index]) ? [] : [name],
      );
    expect(differing(make(7))).toEqual([]);
    expect(differing(make(8))).not.toEqual([]);
  });

  it("have a bounded size", () => {
    const values = new ExampleValues(document.model, { seed: 3 });
    const sizes = [...document.model.types.values()].map(
      (type) => JSON.stringify(values.valueOf(type.use, { documented: false }) ?? null).length,
    );
    expect(Math.max(0, ...sizes)).toBeLessThan(300_000);
  });
});

it("reads every fixture", () => {
  expect(documents).toHaveLength(10);
  expect(readFileSync(join(root, "test/examples/hard.yaml"), "utf8")).toContain("Recursive");
});
