// A large part of the tests, on the Node that runs this script. CI runs it on the newest one, beside all tests on the installed one:
//   test/node-versions/node_modules/node-newest/bin/node scripts/test-newest.mjs [argument of vitest | test/file ...]
import { runTests } from "./run-tests.mjs";

/** Tests that depend on Node's own modules: programs, sockets, streams, threads, files, compiled output. */
const folders = [
  "cli",
  "devices",
  "docs",
  "e2e",
  "generated",
  "init",
  "interactions",
  "load",
  "node-versions",
  "print",
  "runtime",
  "scripts",
  "server",
  "service/delivery",
  "service/operations",
  "service/store",
  "service/webhooks",
  "signing",
  "stubs",
  "watch",
  "webhooks",
  "writer",
];

const args = process.argv.slice(2);
const given = args.filter((arg) => arg.startsWith("test/"));
const tests = given.length > 0 ? given : folders.map((folder) => `test/${folder}/`);

console.log(`Tests on Node ${process.versions.node}: ${tests.join(", ")}`);
const options = args.filter((arg) => !given.includes(arg));
process.exit(await runTests([...options, ...tests], { TEST_TIER: "full" }));
