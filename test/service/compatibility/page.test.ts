import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { it } from "vitest";

it("has the tables of differences and of libraries that the code and the tours give", () => {
  // Exits with 1 if the page differs.
  execFileSync(process.execPath, [fileURLToPath(new URL("../../../scripts/compatibility-page.mjs", import.meta.url))]);
});
