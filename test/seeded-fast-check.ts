import fc from "../node_modules/fast-check/lib/fast-check.js";

// What tests import as `fast-check` (vitest.config.ts): property tests try the same values in every run; SEED=… others.
fc.configureGlobal({ seed: Number(process.env["SEED"] ?? 20_211_208) });

// biome-ignore lint/performance/noReExportAll: it stands for the whole package.
export * from "../node_modules/fast-check/lib/fast-check.js";
export default fc;
