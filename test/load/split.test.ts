import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { Json } from "../../generator/src/load/document.js";
import { bundleOf } from "./virtual.js";

const names = ["Guild", "User", "Role.v2", "a-b", "S5"] as const;

/** A schema whose references name other schemas as `#/components/schemas/…`. */
const { schema } = fc.letrec<{ schema: Json }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc.constantFrom<Json>({ type: "string" }, { type: ["integer", "null"], default: 0 }, true, {}),
    fc.constantFrom(...names).map((name) => ({ $ref: `#/components/schemas/${name}`, description: "beside" })),
    fc.record({ items: tie("schema") }),
    fc.record({ allOf: fc.array(tie("schema"), { maxLength: 3 }), "x-note": fc.constant<Json>({ a: 1 }) }),
    fc.record({
      type: fc.constant<Json>("object"),
      properties: fc.dictionary(fc.constantFrom("a", "a/b", "$ref", "default", "ü", "constructor"), tie("schema"), {
        noNullPrototype: true,
      }),
      example: fc.constant<Json>({ $ref: "data" }),
    }),
  ),
}));

const document = fc.record({
  // Never a reference itself: five of them could form a cycle.
  schemas: fc.tuple(...names.map(() => schema.map((items): Json => ({ items })))),
  responses: fc.tuple(schema, schema),
  /** The index of the file of each schema, response and path; 0 is the root. */
  places: fc.array(fc.nat(3), { minLength: 9, maxLength: 9 }),
});

/** A copy in which every reference to a component points to its new file. */
function moved(value: Json, from: number, address: (pointer: string, from: number) => string): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each: Json) => moved(each, from, address));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === "$ref" && typeof each === "string" && each.startsWith("#")
        ? address(each.slice(1), from)
        : moved(each, from, address),
    ]),
  );
}

/** The map under a key, created if missing. */
function below(map: { [key: string]: Json }, key: string): { [key: string]: Json } {
  map[key] ??= {};
  return map[key] as { [key: string]: Json };
}

describe("a document that is split into files", () => {
  it("bundles to the original, whichever file contains each component", () => {
    fc.assert(
      fc.property(document, ({ schemas, responses, places }) => {
        const whole = {
          openapi: "3.1.0",
          info: { title: "t", version: "1" },
          paths: Object.fromEntries(
            ["/a", "/b/{c}"].map((path, index) => [
              path,
              { get: { responses: { "200": { $ref: `#/components/responses/R${index}` } } } },
            ]),
          ),
          components: {
            schemas: Object.fromEntries(names.map((name, index) => [name, schemas[index] as Json])),
            responses: Object.fromEntries(
              responses.map((each, index) => [
                `R${index}`,
                { description: "r", content: { "application/json": { schema: each } } },
              ]),
            ),
          },
        };
        const file = new Map<string, number>();
        names.forEach((name, index) => void file.set(`/components/schemas/${name}`, places[index] as number));
        ["R0", "R1"].forEach(
          (name, index) => void file.set(`/components/responses/${name}`, places[5 + index] as number),
        );
        ["/paths/~1a", "/paths/~1b~1{c}"].forEach((path, index) => void file.set(path, places[7 + index] as number));
        const nameOf = (index: number): string => (index === 0 ? "openapi.yaml" : `sub${index}/f${index}.yaml`);
        const relative = (to: number, from: number): string => {
          if (to === from) return "";
          return (from === 0 ? "./" : "../") + nameOf(to);
        };
        // Everything outside the root is at /x/… of its file, so that no name comes from the pointer by chance.
        const address = (pointer: string, from: number): string => {
          const to = file.get(pointer) as number;
          return `${relative(to, from)}#${to === 0 ? "" : "/x"}${pointer}`;
        };
        const files: Record<string, { [key: string]: Json }> = { "openapi.yaml": {} };
        const place = (folder: readonly string[], entries: object): Json =>
          Object.fromEntries(
            Object.entries(entries).map(([name, value]: [string, Json]) => {
              const pointer = `/${folder.join("/")}/${name.replaceAll("/", "~1")}`;
              const to = file.get(pointer) as number;
              if (to === 0) return [name, moved(value, 0, address)];
              let at = below(files, nameOf(to));
              for (const token of ["x", ...folder]) at = below(at, token);
              at[name] = moved(value, to, address);
              return [name, { $ref: address(pointer, 0) }];
            }),
          );
        files["openapi.yaml"] = {
          openapi: whole.openapi,
          info: whole.info,
          paths: place(["paths"], whole.paths),
          components: {
            schemas: place(["components", "schemas"], whole.components.schemas),
            responses: place(["components", "responses"], whole.components.responses),
          },
        };
        const texts = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, stringify(value)]));
        expect(JSON.stringify(bundleOf(texts))).toBe(JSON.stringify(whole));
      }),
      { numRuns: 150, seed: 11 },
    );
  });
});
