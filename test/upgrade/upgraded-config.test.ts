import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../generator/src/project/config-text.js";
import { upgradedConfig } from "../../generator/src/project/upgraded-config.js";

const edition = "2026-12";

async function read(name: string, text: string): Promise<unknown> {
  return (await parseConfig({ path: name, name, text })).config;
}

describe("the configuration after an upgrade", () => {
  it.each([
    ["spec: a.yaml\nout: b\n", "spec: a.yaml\nedition: 2026-12\nout: b\noverlays: [c.yaml]\n"],
    ["edition: 2025-01 # old\nspec: a.yaml", "edition: 2026-12 # old\nspec: a.yaml\noverlays: [c.yaml]\n"],
    ["spec: a.yaml\noverlays: [x.yaml]\n", "spec: a.yaml\nedition: 2026-12\noverlays: [x.yaml, c.yaml]\n"],
    [
      "spec: a.yaml\noverlays:\n  - x.yaml\nstrict: true\n",
      "spec: a.yaml\nedition: 2026-12\noverlays:\n  - x.yaml\n  - c.yaml\nstrict: true\n",
    ],
    ["", "edition: 2026-12\noverlays: [c.yaml]\n"],
  ])("keeps the other lines of %j", (before, after) => {
    expect(upgradedConfig("guildwire.config.yaml", before, { edition, overlay: "c.yaml" })).toBe(after);
  });

  it.each([
    ['{ "spec": "a.yaml" }', '{ "overlays": ["c.yaml"], "edition": "2026-12", "spec": "a.yaml" }'],
    [
      '{\n  "edition": "2025-01",\n  "overlays": ["x"]\n}\n',
      '{\n  "edition": "2026-12",\n  "overlays": ["x", "c.yaml"]\n}\n',
    ],
  ])("keeps the other members of %j", (before, after) => {
    expect(upgradedConfig("guildwire.config.json", before, { edition, overlay: "c.yaml" })).toBe(after);
  });

  it("is left to a person if it is code", () => {
    expect(upgradedConfig("guildwire.config.ts", "export default {};", { edition })).toBeUndefined();
  });

  it("has the edition, the overlay, and everything else that it had", async () => {
    const values = {
      spec: fc.constantFrom("a.yaml", "b/c.yaml"),
      out: fc.constant("lib"),
      strict: fc.boolean(),
      overlays: fc.array(fc.constantFrom("x.yaml", "y.yaml"), { minLength: 1, maxLength: 3 }),
      edition: fc.constant("2026-12"),
    };
    const configurations = fc.record(values, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(configurations, fc.boolean(), async (config, isJson) => {
        const name = isJson ? "guildwire.config.json" : "guildwire.config.yaml";
        const lines = Object.entries(config).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
        const before = isJson ? JSON.stringify(config) : lines.join("");
        const after = upgradedConfig(name, before, { edition, overlay: "c.yaml" }) ?? "";
        expect(await read(name, after)).toEqual({
          ...config,
          edition,
          overlays: [...(config.overlays ?? []), "c.yaml"],
        });
      }),
    );
  });
});
