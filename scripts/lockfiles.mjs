// Every package in every package-lock.json must have an integrity hash, and no lockfile may name a registry host: npm
// then verifies downloads from any configured registry.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryFiles } from "./brand.mjs";
import { root } from "./run.mjs";

/** Integrity strings may contain several hashes; one must be SHA-512. */
const strongHash = /(?:^| )sha512-[A-Za-z0-9+/]{86}==(?: |$)/;

/**
 * @param {string} path For the messages.
 * @param {{ lockfileVersion?: number, packages?: Record<string, { version?: string, resolved?: string, integrity?: string,
 *   link?: boolean, inBundle?: boolean }> }} lockfile
 * @returns {string[]} One line per violation.
 */
export function checkLockfile(path, { lockfileVersion, packages }) {
  if (lockfileVersion !== 3 || packages === undefined) return [`${path}: lockfileVersion has to be 3`];
  const problems = [];
  for (const [location, { version = "", resolved = "", integrity = "", link, inBundle }] of Object.entries(packages)) {
    // The root and the workspaces are folders of this repository.
    if (!location.includes("node_modules/")) continue;
    if ([version, resolved].some((source) => /:\/\//.test(source))) {
      problems.push(`${path}: ${location} names a host`);
    }
    // A workspace is a link; a bundled package is part of the tarball that bundles it.
    if (link !== true && inBundle !== true && !strongHash.test(integrity)) {
      problems.push(`${path}: ${location} has no SHA-512 integrity`);
    }
  }
  return problems;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lockfiles = repositoryFiles().filter((file) => /(?:^|\/)package-lock\.json$/.test(file));
  const problems = lockfiles.flatMap((file) => checkLockfile(file, JSON.parse(readFileSync(join(root, file), "utf8"))));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0)
    console.error('CONTRIBUTING.md says under "Raising dependencies" how to rewrite a lockfile.');
  else console.log(`${lockfiles.length} lockfiles, each package with its hash.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
