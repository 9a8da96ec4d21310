// npm start: installs if needed, builds, and runs the service until it is stopped. Arguments are passed to
// guildwire-service: npm start -- seed
import process from "node:process";
import { buildGenerator, buildPlayground, compile, generated, generateQuietly } from "./build.mjs";
import { takeBuildLock } from "./build-lock.mjs";
import { isBuilt, recordBuild } from "./build-stamp.mjs";
import { ensureInstalled } from "./install.mjs";
import { beginStage, stage } from "./stage.mjs";

if (!isBuilt()) {
  const [command = ""] = process.argv.slice(2);
  const release = await takeBuildLock(/^[a-z]+$/.test(command) ? `npm start -- ${command}` : "npm start");
  // Another process may have built while this one waited for the lock.
  if (!isBuilt()) build();
  await release();
}
// Runs in this process instead of a child process, so that signals reach the service.
const { main } = await import("../service/dist/main.js");
await main(process.argv.slice(2), { beginStage, note: (text) => process.stderr.write(`${text}\n`) });

function build() {
  ensureInstalled();
  buildGenerator();
  generateQuietly();
  stage("Compiling the service", () => compile(...generated, "service"));
  buildPlayground();
  recordBuild();
}
