import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "../..");

/** The ids of all behaviours in a part of a document. */
function ruleIds(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(ruleIds);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "x-behaviour" ? (value as readonly { readonly id: string }[]).map(({ id }) => id) : ruleIds(value),
  );
}

const rules = ruleIds(parse(readFileSync(join(root, "spec/devices.yaml"), "utf8")));

/** The titles of tests, which cite behaviours. */
const titles = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".test.ts"))
  .flatMap((name) => [
    ...readFileSync(join(import.meta.dirname, name), "utf8").matchAll(/\bit(?:\.each\([\s\S]*?\]\))?\(\s*"([^"]*)"/g),
  ])
  .map(([, title = ""]) => title);
const cited = new Set(
  titles.flatMap((title) =>
    [...title.matchAll(/\(((?:[a-z]+-)+[a-z]+(?:, (?:[a-z]+-)+[a-z]+)*)\)/g)].flatMap(([, ids = ""]) =>
      ids.split(", "),
    ),
  ),
);

it("every behaviour of the channel is cited by the title of a test", () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.filter((id) => !cited.has(id))).toEqual([]);
});

it("tests cite existing behaviours only", () => {
  expect([...cited].filter((id) => !rules.includes(id))).toEqual([]);
});
