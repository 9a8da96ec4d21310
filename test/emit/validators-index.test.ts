import { expect, it } from "vitest";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import { modelOf, schemas } from "../model/model-of.js";

it("a schema named like a runtime export keeps its name, and the import is renamed", () => {
  const model = modelOf(schemas({ Issue: "{ type: object, properties: { a: { type: string } } }" }));
  const files = [...emitValidators(model)];
  const index = files.find(({ path }) => path.endsWith("/index.ts"))?.text ?? "";
  expect(index).toContain("type Issue as RuntimeIssue,");
  expect(index).toContain("type Result,");
  expect(index).toMatch(/export \{ Issue \} from "\.\/shared\.js";/);
});
