import * as fc from "fast-check";
import { expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { bundleText } from "../../generator/src/load/output.js";
import { composeDeclarationMap } from "../../generator/src/maps/declaration-map.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { File } from "../../generator/src/print/index.js";
import {
  bundleLocator,
  type LocateName,
  specificationLocator,
} from "../../generator/src/project/specification-locator.js";
import { loadedFrom } from "../load/virtual.js";
import { derived, type Lead, leads, wordAt } from "./leads.js";

it("declaration maps lead to the key of every property, in any document", async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      const text = JSON.stringify(document, undefined, 1);
      const loaded = await loadedFrom({ "openapi.json": text });
      const bundle = bundleText(loaded);
      const texts = new Map([[loaded.files[0]?.path ?? "", text]]).set("/openapi.json", bundle);
      const { model } = buildModel(loaded);
      const options = {
        packageName: "any",
        packageVersion: "1.0.0",
        runtimeVersion: "1.0.0",
        only: ["types", "client", "server", "limits"],
      };
      const files = emitAll(model, { bundle }, options);
      let located = 0;
      for (const locate of [specificationLocator(loaded), bundleLocator({ path: "/openapi.json", text: bundle })]) {
        for (const source of files.filter(({ path }) => path.endsWith(".ts"))) {
          const found = leadsOf(source, locate, texts).filter(
            ({ name, file }) => file !== "a.ts" && !derived.test(name),
          );
          expect(found.map(({ target }) => wordAt(target))).toEqual(found.map(({ name }) => wordAt(name)));
          located += found.length;
        }
      }
      // Root and getRoot, at least, in both.
      expect(located).toBeGreaterThanOrEqual(4);
    }),
    { numRuns: 20 },
  );
});

/** Returns the leads of a source file that is its own file of declarations. */
function leadsOf({ text, names = [] }: File, locate: LocateName, texts: ReadonlyMap<string, string>): readonly Lead[] {
  const source = { file: "a.ts", text, names };
  const { map } = composeDeclarationMap({ declarations: { name: "a.d.ts", text }, source, locate });
  return leads(text, JSON.stringify(map), (file) => (file === "a.ts" ? text : (texts.get(file) ?? "")));
}

/** Names of properties and types, some of which JSON and TypeScript quote. */
const key = fc.oneof(
  fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,12}$/),
  fc.stringMatching(/^[a-z][a-z-]{0,8}[ "'\\é]?[a-z]$/),
);

const schema = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom({ type: "string", maxLength: 3 }, { type: "integer" }, { $ref: "#/components/schemas/Root" }),
    fc.record({ type: fc.constant("array"), items: tie("schema") }),
    fc.dictionary(key, tie("schema"), { maxKeys: 4, noNullPrototype: true }).map((properties) => ({
      type: "object",
      properties,
    })),
  ),
})).schema;

const documents = fc.dictionary(key, schema, { maxKeys: 5, noNullPrototype: true }).map((properties) => ({
  openapi: "3.1.0",
  info: { title: "Any", version: "1.0.0" },
  tags: [{ name: "things" }],
  paths: {
    "/root": {
      get: {
        operationId: "getRoot",
        tags: ["things"],
        parameters: [{ name: "depth", in: "query", schema: { type: "integer" } }],
        responses: {
          200: {
            description: "Root.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Root" } } },
          },
        },
      },
    },
  },
  components: { schemas: { Root: { type: "object", properties } } },
}));
