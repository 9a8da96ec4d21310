import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildGenerator, buildPlayground, compile, deriveVectors, generated, generateQuietly } from "./build.mjs";
import { takeBuildLock } from "./build-lock.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./run.mjs";
import { stage } from "./stage.mjs";

/**
 * Installs if needed and builds everything that tests need.
 *
 * @param {string} command The running command, shown to others that wait for the build.
 * @returns {Promise<() => void>} Ends the process with a failure if test/ has type errors. Called after the tests, so
 * that these still report.
 */
export async function prepareTests(command) {
  const release = await takeBuildLock(command);
  ensureInstalled();
  buildGenerator();
  // CI uses the committed output: generating first would hide that it is out of date.
  const asCommitted =
    process.env.CI === "true" && generated.every((path) => existsSync(join(root, path, ".guildwire-manifest.json")));
  if (!asCommitted) generateQuietly();
  deriveVectors();
  stage("Compiling the service", () => compile(...generated, "service"));
  buildPlayground();
  const types = compile("test");
  await release();
  return () => stage("Type-checking test/", () => types);
}
