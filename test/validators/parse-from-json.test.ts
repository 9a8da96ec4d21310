import { isDeepStrictEqual } from "node:util";
import * as validators from "@guildwire/api/validators";
import { parseFromJson, type Validator } from "@guildwire/runtime/validate";
import { expect, it } from "vitest";
import { readVectors } from "../vectors/read.js";

const byName = validators as unknown as { readonly [name: string]: Validator<unknown> | undefined };

/** Every body of the vectors, right and wrong, with the validator of its operation. */
const bodies = readVectors().flatMap(({ operation, name, request: { body } }) => {
  const validator = byName[`${operation.charAt(0).toUpperCase()}${operation.slice(1)}Body`];
  return body === undefined || validator === undefined ? [] : [{ name: `${operation}: ${name}`, body, validator }];
});

/** The same with the properties of all objects the other way round, and, if wanted, with one that nobody knows. */
function turned(value: unknown, strange: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => turned(item, strange));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries([
    ...entries.map(([name, item]) => [name, turned(item, strange)]),
    ...(strange ? [["x_strange", [1]]] : []),
  ]);
}

it("makes the same of JSON as `parse` does, in whichever order the properties come, and changes nothing", () => {
  expect(bodies.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  for (const { name, body, validator } of bodies) {
    for (const sent of [body, turned(body, false), turned(body, true)]) {
      const text = JSON.stringify(sent);
      const value: unknown = JSON.parse(text);
      const isSame = isDeepStrictEqual(parseFromJson(validator, value), validator.parse(JSON.parse(text)));
      if (!isSame || JSON.stringify(value) !== text) wrong.push(`${name} ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});
