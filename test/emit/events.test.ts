import { expect, it } from "vitest";
import { emitEvents } from "../../generator/src/emit/events.js";
import { proveSyntax } from "../../generator/src/print/index.js";
import { modelOf, schemas } from "../model/model-of.js";
import { catalogueModel, hostileText } from "./hostile.js";

const files = emitEvents(catalogueModel());
const text = files[0]?.text ?? "";

it("a document without events has no events file", () => {
  expect(emitEvents(modelOf(schemas({ A: "{ type: string }" })))).toEqual([]);
});

it("each event has its payload, or unknown without one", () => {
  expect(text).toMatch(/^ {2}THING_CREATE: Thing;$/m);
  expect(text).toMatch(/^ {2}\S*__proto__\S*: unknown;$/m);
});

it("titles are literals and keep every character", () => {
  const literal = /^ {2}THING_CREATE: (".*"),$/m.exec(text)?.[1] ?? "null";
  expect(JSON.parse(literal)).toBe(hostileText);
});

it("operations have the names of the events that they fire", () => {
  expect(text).toContain('things: ["THING_CREATE"],');
});

it("hostile texts leave valid TypeScript", async () => {
  expect(proveSyntax(files)).toEqual([]);
});
