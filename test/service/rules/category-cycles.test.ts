import fc from "fast-check";
import { expect, test } from "vitest";
import { cyclicIds } from "../../../service/src/rules/category-cycles.js";
import { newGuildIssues } from "../../../service/src/rules/guild-creation.js";

/** The definition: an id is on a cycle when its own parents lead back to it. */
function leadsBack(parents: ReadonlyMap<number, number | null>, id: number, at: number | null, steps: number): boolean {
  if (at === null || steps === 0) return false;
  return at === id || leadsBack(parents, id, parents.get(at) ?? null, steps - 1);
}

test("a cycle search matches a naive recursive search [guild-create-parent-is-category]", () => {
  const id = fc.integer({ min: 0, max: 9 });
  const nesting = fc.array(fc.tuple(id, fc.option(id)), { maxLength: 12 }).map((entries) => new Map(entries));
  fc.assert(
    fc.property(nesting, (parents) => {
      const naive = [...parents].filter(([one, parent]) => leadsBack(parents, one, parent, parents.size + 1));
      expect([...cyclicIds(parents)].sort()).toEqual(naive.map(([one]) => one).sort());
    }),
    { numRuns: 2000 },
  );
});

test("a cycle search accepts a chain of any length [guild-create-parent-is-category]", () => {
  const length = 200_000;
  const chain = new Map(Array.from({ length }, (_, id) => [id, id + 1 === length ? null : id + 1]));
  expect(cyclicIds(chain).size).toBe(0);
  chain.set(length - 1, 0);
  expect(cyclicIds(chain).size).toBe(length);
});

test("a cycle search finds no cycle in categories nested up to the quota [guild-create-parent-is-category]", () => {
  const channels = Array.from({ length: 500 }, (_, id) => ({ id, name: "x", type: 4 as const, parent_id: id + 1 }));
  expect(newGuildIssues({ name: "deep", channels }).map(({ path }) => path)).toEqual(["/channels/499/parent_id"]);
});
