#!/usr/bin/env node
"use strict";

// CommonJS in old syntax: a Node that is too old to parse the program can still parse this check.
const [, major, minor] = /(\d+)\.(\d+)/.exec(require("../package.json").engines.node);
const [ownMajor, ownMinor] = process.versions.node.split(".");
if ((ownMajor - major || ownMinor - minor) < 0) {
  process.stderr.write(
    `guildwire-service requires Node ${major}.${minor} or newer; this is Node ${process.versions.node}.\n`,
  );
  process.exitCode = 2;
} else {
  import("../dist/main.js").then(({ main }) => main(process.argv.slice(2)));
}
