import { expect, it } from "vitest";
import { emitConstructors } from "../../generator/src/emit/validators/constructors.js";
import { modelOf, schemas } from "../model/model-of.js";

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
