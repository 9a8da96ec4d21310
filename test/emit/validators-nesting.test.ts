import { expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom, root } from "../load/virtual.js";

it("writes the functions of 30 nested negations once each", () => {
  let schema: object = { type: "string", minLength: 2 };
  for (let level = 0; level < 30; level++) {
    schema = { type: "object", properties: { a: { not: schema }, b: { type: "integer", minimum: level } } };
  }
  const document = root(`components: { schemas: { A: ${JSON.stringify(schema)} } }`);
  const { model } = buildModel(loadedFrom({ "openapi.yaml": document }));
  const options = { packageName: "api", packageVersion: "1.0.0", runtimeVersion: "1.0.0" };
  const files = emitAll(model, { bundle: "" }, { ...options, only: ["validators"] });
  const text = files.map((file) => file.text).join("\n");
  expect(text.match(/^const is/gm)?.length).toBeGreaterThanOrEqual(29);
  expect(text.match(/^const is/gm)?.length).toBeLessThan(100);
});
