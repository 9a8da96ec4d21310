import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 optimize functions later. A run is over before most functions repay their optimization, which would take V8
 * a third of the CPU time. Versions of V8 later than those below wait longer by default.
 *
 * Called when a document is about to be read, not at the start: after a change of flags, Node compiles its own modules
 * again.
 */
export function raiseOptimizationThreshold(): void {
  const version = process.versions.v8.split(".", 2).join(".");
  const flag = laterOptimization[version];
  // Bun states a version of V8, but does not contain it.
  if (flag !== undefined && process.versions["bun"] === undefined) setFlagsFromString(flag);
}

/** Flags by version of V8 (those of Node 20 and 22), because other versions may not have the flag. */
const laterOptimization: { readonly [version: string]: string } = {
  "11.3": "--interrupt-budget=540672",
  "12.4": "--invocation-count-for-turbofan=15000",
};
