import * as library from "../node_modules/fast-check/lib/fast-check.js";

// What tests import as `fast-check` (vitest.config.ts): property tests try the same values in every run; SEED=… others.
library.configureGlobal({ seed: Number(process.env["SEED"] ?? 20_211_208) });

/** `npm test` and the repetition on the newest Node try the first quarter of the values of each property. */
const share = process.env["TEST_VALUES"] === "quarter" ? 0.25 : 1;

/** `assert` of fast-check with this share of the values. Listed examples are always tried. */
export const assert = ((property: library.IRawProperty<unknown>, parameters: library.Parameters<unknown> = {}) => {
  const { numRuns = 100, examples = [] } = parameters;
  const random = Math.ceil((numRuns - examples.length) * share);
  return library.assert(property, { ...parameters, numRuns: examples.length + random });
}) as typeof library.assert;

// biome-ignore lint/performance/noReExportAll: it stands for the whole package.
export * from "../node_modules/fast-check/lib/fast-check.js";
export default { ...library.default, assert } as typeof library.default;
