import { describe, expect, it } from "vitest";
import { tryGenerate } from "../hostile/attempt.js";
import { loadedFrom, root } from "../load/virtual.js";

/** The validators of two operations of one group, each with a query parameter. */
function validatorsOf(one: object, other: object): string {
  const operation = (operationId: string, parameter: object): object => ({
    get: {
      operationId,
      tags: ["ships"],
      parameters: [{ name: "rig", in: "query", ...parameter }],
      responses: { "204": { description: "d" } },
    },
  });
  const paths = { "/one": operation("one", one), "/other": operation("other", other) };
  const loaded = loadedFrom({ "openapi.yaml": root(`tags: [{ name: ships }]\npaths: ${JSON.stringify(paths)}\n`) });
  const result = tryGenerate(loaded, loaded.document);
  if (result.kind !== "files") throw new Error(`refused: ${JSON.stringify(result)}`);
  const file = result.files.find(({ path }) => path === "src/validators/parameters/ships.ts");
  if (file === undefined) throw new Error("there is no such file");
  return file.text;
}

describe("parameters of two operations", () => {
  const shared = "export const OtherQuery: Validator<OtherQuery> = OneQuery;";

  it("that differ only in documentation share functions, under separately documented interfaces", () => {
    const text = validatorsOf(
      { description: "How it sails.", schema: { type: "string", maxLength: 9, examples: ["sloop"] } },
      { description: "What to look for.", deprecated: true, schema: { type: "string", maxLength: 9 } },
    );
    expect(text).toContain(shared);
    expect(text).not.toContain("isOtherQuery");
    expect(text).toMatch(/interface OneQuery \{[^}]*How it sails\./);
    expect(text).toMatch(/interface OtherQuery \{[^}]*What to look for\./);
  });

  it.each([
    ["in what they demand", { maxLength: 9 }, { maxLength: 8 }],
    ["in defaults", { default: "sloop" }, { default: "yawl" }],
    ["in words of messages", { const: "a", title: "Sloop" }, { const: "a", title: "Yawl" }],
  ])("that differ %s have separate functions", (_, one, other) => {
    const text = validatorsOf({ schema: { type: "string", ...one } }, { schema: { type: "string", ...other } });
    expect(text).not.toContain(shared);
    expect(text).toContain("const isOtherQuery = ");
  });
});
