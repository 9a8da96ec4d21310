// npm start: installs if needed, builds, and runs the service until it is asked to end. Arguments go to guildwire-service:
// npm start -- seed
import process from "node:process";
import { buildGenerator, compile, generate, generated } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { must } from "./run.mjs";

ensureInstalled();
buildGenerator();
must("Generating", generate());
must("Compiling", compile(...generated, "service"));
// In this process and not in one below it, so that signals reach the service.
process.argv.splice(1, 1, "guildwire-service");
await import("../service/dist/main.js");
