import { describe, expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { emitAll, optionalEmitters, standardEmitters } from "../../generator/src/emit/emit.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { File } from "../../generator/src/print/index.js";
import { textBelow } from "../emit/text-below.js";
import { loadFiles } from "../load/virtual.js";
import { compileFiles, scratchFolder, strictest } from "../types/compile.js";
import { discriminatorOddities } from "./cases/discriminators.js";
import type { Oddity } from "./cases/oddity.js";
import { operationOddities } from "./cases/operations.js";
import { ownNameOddities } from "./cases/own-names.js";
import { schemaOddities } from "./cases/schemas.js";

const oddities: readonly Oddity[] = [
  ...operationOddities,
  ...schemaOddities,
  ...discriminatorOddities,
  ...ownNameOddities,
];

interface Outcome {
  readonly errors: readonly string[];
  readonly others: readonly string[];
  readonly files: readonly File[];
}

function outcomeOf({ document, version = "3.1.0" }: Oddity): Outcome {
  const text = `openapi: ${version}\ninfo: { title: Odd, version: 1.0.0 }\n${document}`;
  const { loaded, diagnostics: fromLoad } = loadFiles({ "openapi.yaml": text });
  if (loaded === undefined) return { errors: fromLoad.map(placed), others: [], files: [] };
  const before = [...fromLoad, ...check(loaded, { strictExtensions: false })];
  if (before.some(isError)) return { errors: before.filter(isError).map(placed), others: [], files: [] };
  const { model, diagnostics } = buildModel(loaded);
  const all = [...before, ...diagnostics];
  const errors = all.filter(isError).map(placed);
  const others = all
    .filter((found) => !isError(found))
    .map(({ code, pointer }) => (pointer === undefined ? code : `${code} ${pointer}`));
  if (errors.length > 0) return { errors, others, files: [] };
  const only = [...standardEmitters, ...optionalEmitters];
  const options = { packageName: "odd", packageVersion: "1.0.0", runtimeVersion: "0.1.0", only };
  return { errors, others, files: emitAll(model, { bundle: bundleText(loaded) }, options) };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function placed({ code, location }: Diagnostic): string {
  return `${code} ${location?.line}:${location?.column}`;
}

const outcomes: ReadonlyMap<Oddity, Outcome> = new Map(oddities.map((oddity) => [oddity, outcomeOf(oddity)]));

function outcome(oddity: Oddity): Outcome {
  return outcomes.get(oddity) ?? { errors: ["not looked at"], others: [], files: [] };
}

describe("unusual constructs of real documents are generated, or refused at their location", () => {
  for (const oddity of oddities) {
    it(oddity.title, () => {
      const { errors, others, files } = outcome(oddity);
      if ("refused" in oddity.want) {
        expect(oddity.want.refused.length).toBeGreaterThan(0);
        expect(errors).toEqual(oddity.want.refused);
        return;
      }
      expect(errors).toEqual([]);
      for (const finding of oddity.want.findings ?? []) expect(others).toContain(finding);
      for (const [path, texts] of Object.entries(oddity.want.output)) {
        const text = (textBelow(files, path) ?? `no ${path}`).replaceAll(/\s+/g, " ");
        for (const wanted of texts) expect(text).toContain(wanted);
      }
    });
  }
});

it("the output for all of them compiles under every required compiler flag, without unused declarations", {
  timeout: 300_000,
}, () => {
  const files = oddities.flatMap((oddity, index) =>
    outcome(oddity).files.map(({ path, text }) => ({ path: `${index}/${path}`, text })),
  );
  const unused = { noUnusedLocals: true, noUnusedParameters: true };
  expect(compileFiles(scratchFolder(), files, { ...strictest, ...unused, skipLibCheck: false })).toBe("");
});
