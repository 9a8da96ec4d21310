import { describe, expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { addConstant } from "../../generator/src/emit/validators/constants.js";
import { emitConstructors } from "../../generator/src/emit/validators/constructors.js";
import { fileBody } from "../../generator/src/emit/validators/file-body.js";
import { createFileUnit, type SharedContext } from "../../generator/src/emit/validators/scope.js";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import { NameTable } from "../../generator/src/model/names.js";
import { code, typescriptFile } from "../../generator/src/print/index.js";
import { modelOf, schemas } from "../model/model-of.js";

describe("files of validators", () => {
  it("a schema named like a runtime export keeps its name, and the import is renamed", () => {
    const model = modelOf(schemas({ Issue: "{ type: object, properties: { a: { type: string } } }" }));
    const files = [...emitValidators(model)];
    const index = files.find(({ path }) => path.endsWith("/index.ts"))?.text ?? "";
    expect(index).toContain("type Issue as RuntimeIssue,");
    expect(index).toContain("type Result,");
    expect(index).toMatch(/export \{ Issue \} from "\.\/unused\.js";/);
  });

  it("writes the functions of 30 nested negations once each", () => {
    let schema: object = { type: "string", minLength: 2 };
    for (let level = 0; level < 30; level++) {
      schema = { type: "object", properties: { a: { not: schema }, b: { type: "integer", minimum: level } } };
    }
    const model = modelOf(schemas({ A: JSON.stringify(schema) }));
    const options = { packageName: "api", packageVersion: "1.0.0", runtimeVersion: "1.0.0" };
    const files = emitAll(model, { bundle: "" }, { ...options, only: ["validators"] });
    const text = files.map((file) => file.text).join("\n");
    expect(text.match(/^const is/gm)?.length).toBeGreaterThanOrEqual(29);
    expect(text.match(/^const is/gm)?.length).toBeLessThan(100);
  });

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
});

it("the parameters of a constructor are named after their properties, or as closely as identifiers allow", () => {
  const properties = ["plain", "options", "class", "a b", "a-b", "1st", "rest"];
  const [file] = emitConstructors(
    modelOf(
      schemas({
        A: JSON.stringify({
          type: "object",
          properties: Object.fromEntries(
            properties.map((name) => [name, name === "rest" ? { type: "array", items: {} } : { type: "string" }]),
          ),
          "x-constructors": [{ name: "made", positional: properties.slice(0, -1), rest: "rest" }],
        }),
      }),
    ),
  );
  const made = file?.text.slice(file.text.indexOf("export function")) ?? "";
  const parameters = [...made.matchAll(/^ {2}(?:\.\.\.)?([\w$]+): /gm)].map(([, name]) => name);
  expect(parameters).toEqual(["plain", "items", "class_", "a_b", "a_b2", "_1st", "rest"]);
  expect(made.replaceAll(/\s+/g, " ")).toContain(
    'plain, options: items, class: class_, "a b": a_b, "a-b": a_b2, "1st": _1st, rest',
  );
});
