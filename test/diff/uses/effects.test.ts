import { expect, it } from "vitest";
import { seedOr } from "../compared-edits.js";
import { shop, specification } from "../specification.js";
import { measure } from "./measure.js";

it.each([
  ["the shop", shop, { count: 40, breaks: 5, most: 1 }],
  ["spec/", specification, { count: 20, breaks: 0, most: 0.2 }],
] as const)(
  "random changes of %s: what breaks a program is listed, and what is listed has an effect",
  { timeout: 300_000 },
  (_name, document, { count, breaks, most }) => {
    const { missed, withoutEffect, listed, changes, breaking } = measure(document, { count, seed: seedOr(5) });
    expect(missed).toEqual([]);
    expect(breaking).toBeGreaterThanOrEqual(breaks);
    expect({ withoutEffect, isRare: withoutEffect.length <= listed / 20 }).toMatchObject({ isRare: true });
    expect(listed / changes).toBeLessThan(most);
  },
);
