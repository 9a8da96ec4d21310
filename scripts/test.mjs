// npm test: installs if needed, builds, and runs the quick tests. Arguments are passed to vitest: npm test -- test/load
import { prepareTests } from "./prepare-tests.mjs";
import { runTests } from "./run-tests.mjs";
import { filesOfTier, testFiles } from "./test-tiers.mjs";

const args = process.argv.slice(2);
const quick = filesOfTier("quick");
for (const arg of args.filter((arg) => arg.startsWith("test/"))) {
  const named = testFiles().filter((file) => `test/${file}`.includes(arg));
  if (named.length > 0 && !named.some((file) => quick.includes(file))) {
    console.error(`${arg} is not among the quick tests: npm run test:full -- ${arg}`);
    process.exit(2);
  }
}
const expectTypes = await prepareTests("npm test");
const code = await runTests(args, {
  TEST_TIER: "quick",
  TEST_STORES: process.env.TEST_STORES ?? "sqlite",
  // A chosen seed searches for failures.
  ...(process.env.SEED === undefined && { TEST_VALUES: "quarter" }),
});
expectTypes();
process.exit(code);
