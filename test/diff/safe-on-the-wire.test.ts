import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Interface } from "../../generator/src/model/interface.js";
import { type CompiledValidator, emitted, run } from "../validators/compile.js";
import { comparedEdits, isSafeFor, safeEdits, seedOr } from "./compared-edits.js";
import { brief } from "./differences.js";
import { samplesOf } from "./samples.js";
import { shop, specification } from "./specification.js";

type Validators = Readonly<Record<string, CompiledValidator>>;

/** The named types that are a body or the items of one: a part of another schema is never sent alone. */
function sentAsAWhole({ operations }: Interface, direction: "request" | "response"): ReadonlySet<string> {
  const contents = operations.flatMap(({ body, responses }) =>
    direction === "request" ? (body?.content ?? []) : responses.flatMap(({ content }) => content),
  );
  const types = contents.flatMap(({ use }) => (use?.type.kind === "array" ? use.type.items?.type : use?.type) ?? []);
  return new Set(types.flatMap((type) => (type.kind === "reference" ? [type.name] : [])));
}

/** Requests of the former version that the new one refuses; for responses, the reverse. */
function refused(
  base: { readonly model: Interface; readonly validators: Validators },
  head: { readonly model: Interface; readonly validators: Validators },
  perType: number,
): { readonly problems: readonly string[]; readonly checked: number } {
  const problems: string[] = [];
  let checked = 0;
  for (const [direction, from, to] of [
    ["request", base, head],
    ["response", head, base],
  ] as const) {
    for (const name of sentAsAWhole(from.model, direction)) {
      const [type, target] = [from.model.types.get(name), to.model.types.get(name)];
      if (type === undefined || target === undefined) continue;
      const [sends, takes] = [from.validators[type.identifier], to.validators[target.identifier]].map((validator) =>
        direction === "response" ? (validator?.response ?? validator) : validator,
      );
      if (sends === undefined || takes === undefined) continue;
      for (const value of fc.sample(samplesOf(type.use, from.model, direction), {
        numRuns: perType,
        seed: seedOr(3),
      })) {
        // The samples are created independently of the validators, and a few are invalid.
        if (!sends.is(value)) continue;
        checked += 1;
        const result = takes.validate(value);
        if (!result.ok) problems.push(`${direction} ${type.name}: ${JSON.stringify(result.issues[0])}`);
      }
    }
  }
  return { problems, checked };
}

describe.each([
  ["spec/", specification, { count: 12, used: 3, perType: 4 }],
  ["the shop", shop, { count: 200, used: 60, perType: 15 }],
] as const)("random edits of %s that are safe on the wire", (_name, document, { count, used, perType }) => {
  it("accept requests of the former version, and responses of the new one", { timeout: 180_000 }, () => {
    const { base, edits } = comparedEdits(document, { count, seed: seedOr(17) });
    const before = { model: base, validators: run(emitted(base)) };
    const safe = safeEdits("wire", edits, used);
    expect(safe.length).toBeGreaterThan(used / 3);
    let checked = 0;
    for (const edit of safe) {
      const after = { model: edit.head, validators: run(emitted(edit.head)) };
      const found = refused(before, after, perType);
      checked += found.checked;
      expect(found.problems, edit.findings.map(brief).join("; ")).toEqual([]);
    }
    expect(checked).toBeGreaterThan(safe.length * 20);
  });
});

it("some changes that are not safe on the wire are rejected", { timeout: 180_000 }, () => {
  const { base, edits } = comparedEdits(shop, { count: 100, seed: seedOr(17) });
  const before = { model: base, validators: run(emitted(base)) };
  const broken = edits
    .filter((edit) => !isSafeFor("wire", edit))
    .map(({ head }) => refused(before, { model: head, validators: run(emitted(head)) }, 15).problems.length);
  expect(broken.filter((count) => count > 0).length).toBeGreaterThan(10);
});
