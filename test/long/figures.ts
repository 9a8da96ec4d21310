import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes figures of a test for the results of `npm run test:long`, which names a folder for them in LONG_FIGURES. */
export function recordFigures(name: string, figures: object): void {
  const folder = process.env["LONG_FIGURES"];
  console.info(`${name}: ${JSON.stringify(figures)}`);
  if (folder !== undefined) writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures));
}
