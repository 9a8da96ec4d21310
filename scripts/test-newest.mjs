// Runs the tests whose result can depend on the version of Node, on the Node that runs this script: those under `newest`
// in test/tiers.json. CI runs it on the newest one, after all tests on the installed one:
//   test/toolchains/node_modules/node-newest/bin/node scripts/test-newest.mjs [argument of vitest | test/file ...]
import { runTests } from "./run-tests.mjs";
import { readTable } from "./test-tiers.mjs";

const args = process.argv.slice(2);
const given = args.filter((arg) => arg.startsWith("test/"));
const tests =
  given.length > 0 ? given : Object.values(readTable().newest).flatMap((paths) => paths.map((path) => `test/${path}`));

console.log(`Tests on Node ${process.versions.node}: ${tests.join(", ")}`);
const options = args.filter((arg) => !given.includes(arg));
// Which values a property is tried with does not depend on Node.
process.exit(await runTests([...options, ...tests], { TEST_TIER: "full", TEST_VALUES: "quarter" }));
