import { expect, it } from "vitest";
import { addConstant } from "../../generator/src/emit/validators/constants.js";
import { fileBody } from "../../generator/src/emit/validators/file-body.js";
import { createFileUnit, type SharedContext } from "../../generator/src/emit/validators/scope.js";
import { NameTable } from "../../generator/src/model/names.js";
import { code, typescriptFile } from "../../generator/src/print/index.js";

it("a file has only the constants that it refers to", () => {
  // Constants need nothing of the context but free names.
  const context = { names: new NameTable() } as unknown as SharedContext;
  const unit = createFileUnit(context, "src/validators/a");
  const used = addConstant(unit, "used", { wanted: "usedPattern", value: code`/a/u` });
  addConstant(unit, "unused", { wanted: "unusedPattern", value: code`/b/u` });
  const body = fileBody(unit, [code`export const test: RegExp = ${used};`]);
  const { text } = typescriptFile({ path: "src/validators/a.ts", header: [], body });
  expect(text).toContain("const usedPattern = /a/u;");
  expect(text).not.toContain("unusedPattern");
});
