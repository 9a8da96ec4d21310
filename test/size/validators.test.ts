import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { bundle } from "./bundles.js";

describe("a bundle", () => {
  test("of one validator has no code of unrelated types", async () => {
    const { modules, text } = await bundle("validator-snowflake");
    expect(modules.filter((name) => !["validator-snowflake.mjs", "shared.ts"].includes(name)).sort()).toEqual(
      // What explains and copies scalars by tables of rules.
      [
        ...["copy-by-rules.ts", "copy.ts", "format.ts", "issue.ts", "length.ts"],
        ...["path.ts", "property-steps.ts", "report.ts", "rules.ts", "validator.ts", "value-limit.ts"],
      ],
    );
    expect(text).not.toContain("custom_id");
    const { modules: files } = await bundle("validator-message-components");
    expect(files).not.toContain("guilds.ts");
  });

  // This context forbids what a Content-Security-Policy without 'unsafe-eval' forbids.
  test("of all validators runs without code generation from strings, with the language's globals only", async () => {
    const { text } = await bundle("validators-all");
    const context = createContext({ console: { log: () => {} } }, { codeGeneration: { strings: false, wasm: false } });
    expect(() => runInContext("new Function('')", context)).toThrow("Code generation from strings disallowed");
    runInContext(text.replace(/console\.log\((\w+)\)/, "globalThis.validators=$1"), context);
    const program = `JSON.stringify([
      validators.MessageComponents.validate([{ type: 1, components: [{ type: 2, custom_id: "" }] }]),
      validators.ListGuildMembersQuery.parse({ limit: 7, other: 1 }),
    ])`;
    expect(JSON.parse(runInContext(program, context) as string)).toMatchObject([
      { ok: false, issues: [{ path: "/0/components/0/custom_id", code: "min-length", limit: 1, actual: 0 }] },
      { ok: true, value: { limit: 7 } },
    ]);
  });
});
