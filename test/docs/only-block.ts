import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";

/** Returns the only block of a language in a page of the documentation. */
export function onlyBlock(name: string, language: string): string {
  const page = readFileSync(resolve(import.meta.dirname, "../../docs", name), "utf8");
  const found = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))];
  expect(found, language).toHaveLength(1);
  return found[0]?.[1] ?? "";
}
