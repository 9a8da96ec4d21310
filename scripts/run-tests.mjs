import { join } from "node:path";
import { root, runShown } from "./run.mjs";
import { findLeaks, tokensIn } from "./secrets.mjs";

/**
 * Runs vitest, and also fails if the output contains a token or key of the tests.
 *
 * @param {readonly string[]} args For vitest.
 * @param {Record<string, string>} [env] Added to the environment: the tier, the stores.
 * @returns {Promise<number>} The exit code: 1 if a test failed, 2 if an error occurred outside the tests.
 */
export async function runTests(args, env = {}) {
  const { code, printed } = await runShown("vitest/vitest.mjs", ["run", ...args], env);
  // A failing test shows its source, including the tokens in it; the mark does not occur in sources.
  const leaks = findLeaks(printed, code === 0 ? tokensIn(join(root, "test")) : []);
  for (const { line, what, text } of leaks) console.error(`Line ${line} of the output shows ${what}: ${text.trim()}`);
  if (code === 0) return leaks.length > 0 ? 1 : 0;
  return printed.includes("Unhandled Error") ? 2 : code;
}
