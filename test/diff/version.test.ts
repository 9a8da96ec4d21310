import { describe, expect, it } from "vitest";
import { suggestVersion } from "../../generator/src/diff/version.js";
import { operation } from "./cases/case.js";
import { changes } from "./differences.js";

const nothing = changes(operation(), operation());
const words = changes(operation(), operation("description: Gets it."), { words: true });
const safe = changes(
  operation(),
  operation(
    "parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: q, in: query, schema: { type: string } }]",
  ),
);
const breaking = changes(operation(), "paths: {}\n");

describe("the next version", () => {
  it.each([
    ["1.4.2", nothing, "1.4.2", "none"],
    ["1.4.2", words, "1.4.3", "patch"],
    ["1.4.2", safe, "1.5.0", "minor"],
    ["1.4.2", breaking, "2.0.0", "major"],
    ["0.4.2", words, "0.4.3", "patch"],
    ["0.4.2", safe, "0.4.3", "patch"],
    ["0.4.2", breaking, "0.5.0", "minor"],
    ["1.4.2-beta.1", safe, "1.5.0", "minor"],
  ])("after %s", (base, findings, version, step) => {
    expect(suggestVersion(base, findings)).toEqual({ version, step });
  });

  it("is not guessed after a version without three numbers", () => {
    expect(suggestVersion("8", breaking)).toBeUndefined();
    expect(suggestVersion("2024-01-01", breaking)).toBeUndefined();
  });
});
