import { join } from "node:path";
import { root, runShown } from "./run.mjs";
import { findLeaks, tokensIn } from "./secrets.mjs";

/**
 * Runs vitest, and fails, too, if anything that it or a test has printed shows a token or a key of the tests.
 *
 * @param {readonly string[]} args For vitest.
 * @param {Record<string, string>} [env] Added to the environment: the tier, the stores.
 * @returns {Promise<number>} The exit code.
 */
export async function runTests(args, env = {}) {
  const { code, printed } = await runShown("vitest/vitest.mjs", ["run", ...args], env);
  // A test that fails shows its source, and with it the tokens that stand there; the mark stands in none.
  const leaks = findLeaks(printed, code === 0 ? tokensIn(join(root, "test")) : []);
  for (const { line, what, text } of leaks) console.error(`Line ${line} of the output shows ${what}: ${text.trim()}`);
  return code === 0 && leaks.length > 0 ? 1 : code;
}
