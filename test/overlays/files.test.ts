import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Json, LoadResult } from "../../generator/src/load/document.js";
import { finishDocument, loadDocument, openDocument } from "../../generator/src/load/load.js";
import { applyOverlays } from "../../generator/src/load/overlay/overlay.js";
import { escapeToken } from "../../generator/src/values/pointer.js";
import { root, shown } from "../load/virtual.js";
import { loadOverlaid, overlay } from "./overlaid.js";

const files = {
  "a.yaml": root(
    "paths:\n  /guilds:\n    $ref: guilds.yaml#/paths/~1guilds\ncomponents:\n  schemas:\n    Own: { type: string }\n",
  ),
  "guilds.yaml": [
    "paths:",
    "  /guilds:",
    "    get:",
    "      responses:",
    "        '200': { description: d, content: { application/json: { schema: { $ref: '#/schemas/Guild' } } } }",
    "schemas:",
    "  Guild: { type: object, properties: { id: { type: string, nullable: true } } }",
    "",
  ].join("\n"),
};

test("targets reach the content of other files, under the names of the bundled document", () => {
  const actions =
    "- target: $.paths['/guilds'].get\n  update: { tags: [g] }\n- target: $.components.schemas.Guild.properties\n  update: { name: { $ref: '#/components/schemas/Own' } }\n";
  const { loaded, diagnostics } = loadOverlaid({ ...files, "o.yaml": overlay(actions) }, ["o.yaml"]);
  expect(diagnostics.map(shown)).toEqual([
    "guilds.yaml:7:60 nullable-ignored OpenAPI 3.1 has no keyword `nullable`; it is read as in OpenAPI 3.0",
  ]);
  expect(loaded?.document).toMatchObject({
    paths: { "/guilds": { get: { tags: ["g"] } } },
    components: {
      schemas: {
        Guild: { properties: { id: { type: ["string", "null"] }, name: { $ref: "#/components/schemas/Own" } } },
      },
    },
  });
});

test("locations point to the file that contains a value: the overlay, the root or another one", () => {
  const actions = "- target: $.components.schemas.Guild.properties\n  update: { name: { type: string } }\n";
  const { loaded } = loadOverlaid({ ...files, "o.yaml": overlay(actions) }, ["o.yaml"]);
  const at = (pointer: string): string => {
    const { file, line, column } = loaded?.locate(pointer) ?? { file: "", line: 0, column: 0 };
    return `${file}:${line}:${column}`;
  };
  expect(at("/components/schemas/Guild/properties/name/type")).toBe("o.yaml:5:27");
  expect(at("/components/schemas/Guild/properties/id/type")).toBe("guilds.yaml:7:52");
  expect(at("/components/schemas/Own")).toBe("a.yaml:8:10");
  expect(loaded?.stem("/components/schemas/Guild")).toBe("guilds");
  expect(loaded?.stem("/components/schemas/Guild/properties/name")).toBe("a");
});

test("an unresolved reference of another file is reported once, unless an overlay removes it", () => {
  const broken = { ...files, "guilds.yaml": files["guilds.yaml"].replace("#/schemas/Guild", "other.yaml#/Guild") };
  const harmless = overlay("- target: $.info\n  update: { title: New }\n");
  const { diagnostics } = loadOverlaid({ ...broken, "o.yaml": harmless }, ["o.yaml"]);
  expect(diagnostics.map(shown)).toEqual(["guilds.yaml:5:81 reference-unresolved there is no file other.yaml"]);
  const repairing = overlay("- target: $.paths['/guilds'].get.responses['200'].content\n  remove: true\n");
  expect(loadOverlaid({ ...broken, "o.yaml": repairing }, ["o.yaml"]).diagnostics).toEqual([]);
});

test("a reference added by an overlay resolves against the root file, and may point to another file", () => {
  const withExtra = {
    ...files,
    "extra.yaml": "Extra: { type: integer }\n",
    "o.yaml": overlay("- target: $.components.schemas\n  update: { Added: { $ref: 'extra.yaml#/Extra' } }\n"),
  };
  const { loaded, diagnostics } = loadOverlaid(withExtra, ["o.yaml"]);
  expect(diagnostics.map(({ code }) => code)).toEqual(["nullable-ignored"]);
  expect(loaded?.document["components"]).toMatchObject({ schemas: { Added: { type: "integer" } } });
});

test("an overlay without effect leaves a document of many files unchanged, with every location", () => {
  const cwd = resolve(import.meta.dirname, "../..");
  const overlayFile = resolve(import.meta.dirname, "fixtures/no-effect.overlay.yaml");
  const plain = loadDocument("spec/openapi.yaml", { cwd });
  const overlaid = finishDocument(applyOverlays(openDocument("spec/openapi.yaml", { cwd }), [overlayFile]));
  expect(overlaid.diagnostics).toEqual(plain.diagnostics);
  expect(JSON.stringify(overlaid.loaded?.document)).toBe(JSON.stringify(plain.loaded?.document));
  const pointers = pointersOf(plain.loaded?.document as unknown as Json, "");
  expect(pointers.length).toBeGreaterThan(10_000);
  const located = ({ loaded }: LoadResult) =>
    pointers.map((pointer) => [pointer, loaded?.locate(pointer), loaded?.stem(pointer)]);
  expect(located(overlaid)).toEqual(located(plain));
});

function pointersOf(value: Json, pointer: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const below = Object.entries(value as { readonly [key: string]: Json });
  return [pointer, ...below.flatMap(([key, child]) => pointersOf(child, `${pointer}/${escapeToken(key)}`))];
}
