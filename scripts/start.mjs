// npm start: installs if needed, builds, and runs the service until it is asked to end. Arguments go to guildwire-service:
// npm start -- seed
import process from "node:process";
import { buildGenerator, compile, generated, generateQuietly } from "./build.mjs";
import { takeBuildLock } from "./build-lock.mjs";
import { isBuilt, recordBuild } from "./build-stamp.mjs";
import { ensureInstalled } from "./install.mjs";
import { beginStage, stage } from "./stage.mjs";

if (!isBuilt()) {
  const [command = ""] = process.argv.slice(2);
  const release = await takeBuildLock(/^[a-z]+$/.test(command) ? `npm start -- ${command}` : "npm start");
  // Another process may have built while this one waited.
  if (!isBuilt()) build();
  await release();
}
// In this process and not in one below it, so that signals reach the service.
const { main } = await import("../service/dist/main.js");
await main(process.argv.slice(2), { beginStage, note: (text) => process.stderr.write(`${text}\n`) });

function build() {
  ensureInstalled();
  buildGenerator();
  generateQuietly();
  stage("Compiling the service", () => compile(...generated, "service"));
  recordBuild();
}
