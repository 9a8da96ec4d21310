#!/usr/bin/env node
const [, major, minor] = /(\d+)\.(\d+)/.exec(require("../package.json").engines.node);
const [ownMajor, ownMinor] = process.versions.node.split(".");
if ((ownMajor - major || ownMinor - minor) < 0) {
  process.stderr.write(
    "guildwire-devices requires Node " + major + "." + minor + " or newer; this is Node " + process.versions.node + ".\n",
  );
  process.exitCode = 2;
} else {
  Promise.all([import("@guildwire/runtime/devices"), import("../dist/devices.js")]).then(([{ runCommandLine }, channels]) =>
    runCommandLine(channels.devicesChannel, "guildwire-devices"),
  );
}
