import { isDeepStrictEqual } from "node:util";
import * as validators from "@guildwire/api/validators";
import type { Validator } from "@guildwire/runtime/validate";
import { expect, it } from "vitest";
import { readVectors } from "../vectors/read.js";

const byName = validators as unknown as { readonly [name: string]: Validator<unknown> | undefined };

/** Every body of the vectors, valid and invalid, with the validator of its operation. */
const bodies = readVectors().flatMap(({ operation, name, request: { body } }) => {
  const validator = byName[`${operation.charAt(0).toUpperCase()}${operation.slice(1)}Body`];
  return body === undefined || validator === undefined ? [] : [{ name: `${operation}: ${name}`, body, validator }];
});

/** A copy with the properties of all objects in reverse order, and optionally with an unknown one. */
function reversed(value: unknown, withUnknown: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => reversed(item, withUnknown));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries([
    ...entries.map(([name, item]) => [name, reversed(item, withUnknown)]),
    ...(withUnknown ? [["x_unknown", [1]]] : []),
  ]);
}

/** A copy whose objects have no prototype, so that they are not plain. */
function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, withoutPrototypes(item)] as const);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

it("parses bodies to the same value with or without plain objects, and changes none of them", () => {
  expect(bodies.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  for (const { name, body, validator } of bodies) {
    for (const sent of [body, reversed(body, false), reversed(body, true)]) {
      const text = JSON.stringify(sent);
      const value: unknown = JSON.parse(text);
      const [plain, other] = [validator.parse(value), validator.parse(withoutPrototypes(value))].map((result) =>
        JSON.parse(JSON.stringify(result)),
      );
      if (!isDeepStrictEqual(plain, other) || JSON.stringify(value) !== text) wrong.push(`${name} ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});
