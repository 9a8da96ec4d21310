import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { shippedEmitters } from "../../generator/src/emitters/shipped.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { bundleText } from "../../generator/src/load/output.js";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";
import { type FixturePackage, fixturePackage } from "./fixture-package.js";

// biome-ignore lint/suspicious/noExplicitAny: the types are those of a package that the test creates
type Any = any;

const settings: ValueSettings = { dates: "Date", int64: "bigint", propertyNames: "camelCase" };
const payments = join(import.meta.dirname, "payments.yaml");

const createName = (name: string): string => `create${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const conversionName = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Conversion`;

describe("a fixture of a type whose values differ from JSON", () => {
  let api: Any;
  beforeAll(async () => {
    ({ fixtures: api } = await fixturePackage(payments, settings));
  }, 60_000);

  it("has the values that code has", () => {
    const { amount, paidAt, dueOn } = api.createPayment(undefined, api.createFixtures());
    expect([typeof amount, paidAt instanceof Date, dueOn instanceof Date]).toEqual(["bigint", true, true]);
  });

  it("is the JSON form in a function of its own, which mocks take", () => {
    const made = api.createPaymentWire({ amount: 5 }, api.createFixtures());
    expect(made).toMatchObject({ amount: 5, paid_at: expect.any(String), due_on: expect.any(String) });
    expect(api.createPlainWire).toBeUndefined();
  });

  it("takes overrides in the form of code, which choose the alternative of a union", () => {
    const paidAt = new Date(0);
    for (let seed = 0; seed < 8; seed++) {
      const fixtures = api.createFixtures({ seed });
      const made = api.createPayment({ paidAt, method: { payType: "card" } }, fixtures);
      expect(made.paidAt).toBe(paidAt);
      expect(made.method).toEqual({ payType: "card", validUntil: expect.any(Date) });
    }
  });

  it("takes overrides that are not valid", () => {
    const paidAt = new Date(Number.NaN);
    expect(api.createPayment({ paidAt }).paidAt).toBe(paidAt);
    expect(api.createPayment({ amount: undefined })).not.toHaveProperty("amount");
  });

  it("has the types of code", { timeout: 60_000 }, async () => {
    const { files } = await generated(payments, settings, ["fixtures"]);
    const folder = new ForeignPackage(files);
    try {
      const program = `
        import { createPayment, createPaymentWire } from "foreign-api/fixtures";
        const { amount, paidAt } = createPayment({ paidAt: new Date(0), amount: 5n });
        export const sum: bigint = amount + BigInt(paidAt.getTime()) + BigInt(createPaymentWire({ amount: 5 }).amount);
        // @ts-expect-error an override has the form of code
        createPayment({ paidAt: "2024-01-01T00:00:00Z" });
        // @ts-expect-error a date is replaced, not merged
        createPayment({ paidAt: { getTime: () => 0 } });
      `;
      expect([folder.compile(), folder.compileProgram(program)]).toEqual(["", ""]);
    } finally {
      folder.remove();
    }
  });

  it("needs the conversions", () => {
    const { loaded } = loadDocument(payments);
    if (loaded === undefined) throw new Error("unreadable");
    const configured = { ...loaded, values: settings };
    const plugins = [{ definition: shippedEmitters["fixtures"] as never, options: undefined }];
    const only = ["types", "fixtures"];
    const options = { packageName: "a", packageVersion: "1.0.0", runtimeVersion: "0.1.0", only, plugins };
    const emit = (): unknown => emitAll(buildModel(configured).model, { bundle: bundleText(configured) }, options);
    expect(emit).toThrow("createPayment converts values");
  });
});

describe.each(["values/documents/orders.yaml", "values/documents/pets.yaml", "third-party/documents/trains.yaml"])(
  "functions for test/%s with dates, bigints and other names",
  (document) => {
    let made: FixturePackage;
    beforeAll(async () => {
      made = await fixturePackage(resolve(projectRoot, "test", document), settings);
    }, 60_000);

    it("create values whose JSON form is valid", () => {
      const { model, fixtures, validators, conversions = {} } = made;
      let functions = 0;
      for (const { identifier, wire, direction } of model.types.values()) {
        const create = fixtures[createName(identifier)];
        const conversion = conversions[conversionName(identifier)];
        if (wire === undefined || create === undefined || conversion === undefined) continue;
        functions++;
        const validator = validators[identifier];
        const own = direction.response && !direction.request ? (validator?.response ?? validator) : validator;
        for (let seed = 0; seed < 12; seed++) {
          const fixtures_ = (fixtures as Any).createFixtures({ seed });
          const value = create(undefined, fixtures_);
          const json = conversion.toWire(value);
          expect([identifier, seed, json, own?.is(json)]).toEqual([identifier, seed, json, true]);
          expect(conversion.fromWire(json)).toEqual(value);
        }
      }
      expect(functions).toBeGreaterThan(0);
    });
  },
);
