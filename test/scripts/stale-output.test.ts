import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
// @ts-expect-error: a script without types
import { removeStaleOutput } from "../../scripts/build.mjs";

test("the build removes the output of deleted sources, and nothing else", () => {
  const project = mkdtempSync(join(tmpdir(), "guildwire-output-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const folder of ["src/client", "dist/client", "dist/bundle"])
    mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, "src/client/page.ts"), "");
  const output = ["client/page", "client/deleted"].flatMap((name) =>
    [".js", ".js.map", ".d.ts", ".d.ts.map"].map((extension) => name + extension),
  );
  for (const file of [...output, "bundle/chunk.js", ".tsbuildinfo"]) writeFileSync(join(project, "dist", file), "");
  removeStaleOutput(project);
  const kept = readdirSync(join(project, "dist/client")).sort();
  expect(kept).toEqual(["page.d.ts", "page.d.ts.map", "page.js", "page.js.map"]);
  expect(readdirSync(join(project, "dist")).sort()).toEqual([".tsbuildinfo", "bundle", "client"]);
  expect(readdirSync(join(project, "dist/bundle"))).toEqual(["chunk.js"]);
});
