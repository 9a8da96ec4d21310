// Renumbers the cases in test/service/statements in file order, after one was inserted or removed.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const folder = join(root, "test/service/statements");
let count = 0;
for (const name of readdirSync(folder).sort()) {
  if (!/^\d\d-.*\.test\.ts$/.test(name)) continue;
  const text = readFileSync(join(folder, name), "utf8");
  const numbered = text.replace(/"S\d{4}"/g, () => `"S${String(++count).padStart(4, "0")}"`);
  if (numbered !== text) writeFileSync(join(folder, name), numbered);
}
console.log(`${count} statements`);
