"use strict";

// node scripts/on-supported-node.cjs PROGRAM [argument ...]: runs a program of the repository if this Node is recent
// enough. CommonJS with old syntax, so that a Node too old to parse the program can still parse this check.
const [, major, minor] = /(\d+)\.(\d+)/.exec(require("../package.json").engines.node);
const [ownMajor, ownMinor] = process.versions.node.split(".");
if ((ownMajor - major || ownMinor - minor) < 0) {
  process.stderr.write(`guildwire requires Node ${major}.${minor} or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  const program = `../${process.argv[2]}`;
  // As if Node had been started with the program.
  process.argv.splice(1, 2, require.resolve(program));
  import(program);
}
