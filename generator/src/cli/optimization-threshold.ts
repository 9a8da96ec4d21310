import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 optimize functions later. A run is over before most functions repay their optimization, on which V8 would spend
 * a third of the CPU time. Later versions of V8 than these wait for longer by themselves.
 *
 * Called when a document is about to be read, not at the start: after a change of flags, Node compiles its own modules
 * again.
 */
export function raiseOptimizationThreshold(): void {
  const version = process.versions.v8.split(".", 2).join(".");
  const flag = laterOptimization[version];
  // Bun names a version of V8, but has none.
  if (flag !== undefined && process.versions["bun"] === undefined) setFlagsFromString(flag);
}

/** By version of V8, since others may not know the flag: those of Node 20 and 22. */
const laterOptimization: { readonly [version: string]: string } = {
  "11.3": "--interrupt-budget=540672",
  "12.4": "--invocation-count-for-turbofan=15000",
};
