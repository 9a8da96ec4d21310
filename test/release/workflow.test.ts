import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const path = resolve(import.meta.dirname, "../../.github/workflows/release.yml");
const text = readFileSync(path, "utf8");

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: { readonly publish: { readonly permissions: Readonly<Record<string, string>> } };
}

test("the workflow of releases pins every action to a commit, with the version next to it", () => {
  const actions = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(1);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("it may only read the repository and prove its identity, and publishes with provenance", () => {
  const { permissions, jobs } = parse(text) as Workflow;
  expect(permissions).toEqual({ contents: "read" });
  expect(jobs.publish.permissions).toEqual({ contents: "read", "id-token": "write" });
  expect(text).toContain("--provenance --access public");
  expect(text).not.toMatch(/secrets\.|_authToken|NPM_TOKEN/);
});
