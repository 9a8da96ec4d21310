import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { featureSizes } from "../../bench/client/features.mjs";
import { projectRoot } from "../types/compile.js";

interface Size {
  readonly name: string;
  readonly bytes: number;
}

describe("a bundle of one call", () => {
  let sizes: ReadonlyMap<string, number>;
  beforeAll(async () => {
    sizes = new Map((await featureSizes()).map(({ name, bytes }: Size) => [name, bytes]));
  }, 120_000);

  const sizeOf = (name: string): number => sizes.get(name) ?? Number.NaN;

  it("has the same bytes without validated responses, and with other types of optional properties", () => {
    expect(sizeOf("`validateResponses: off`")).toBe(sizeOf("one call"));
    expect(sizeOf("`optionalProperties: undefined`")).toBe(sizeOf("one call"));
    expect(sizeOf("`fetchOptions`")).toBeLessThan(sizeOf("one call") + 30);
  });

  it("grows only by the features that it uses", () => {
    expect(sizeOf("one call")).toBeLessThan(2400);
    expect(sizeOf("`readError`")).toBeLessThan(3500);
    expect(sizeOf("the fixture of the response")).toBeLessThan(4000);
    expect(sizeOf("`validateResponses: throw`")).toBeLessThan(8500);
    // The object that Zod exports as `z` would be 93,000 bytes.
    expect(sizeOf("the Zod schema of the response, with Zod")).toBeLessThan(32_000);
  });

  it("is listed with each feature in bench/client/features.md", () => {
    const page = readFileSync(join(projectRoot, "bench/client/features.md"), "utf8");
    for (const name of sizes.keys()) expect(page).toContain(`| ${name} | `);
  });
});
