import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { checkLockfile } from "../../scripts/lockfiles.mjs";

const integrity = `sha512-${"A".repeat(86)}==`;

const problemsOf = (packages: Record<string, object>, lockfileVersion = 3): string[] =>
  checkLockfile("package-lock.json", { lockfileVersion, packages });

describe("the lockfile guard", () => {
  test("accepts packages with a SHA-512 hash, workspaces, links and bundled packages", () => {
    expect(
      problemsOf({
        "": { version: "1.0.0" },
        runtime: { version: "1.0.0" },
        "node_modules/@guildwire/runtime": { resolved: "runtime", link: true },
        "node_modules/yaml": { version: "2.0.0", integrity },
        "node_modules/yaml/node_modules/inner": { version: "2.0.0", inBundle: true },
        "runtime/node_modules/ws": { version: "8.0.0", integrity: `sha1-AAAA ${integrity}` },
      }),
    ).toEqual([]);
  });

  test.each([
    ["no hash", {}],
    ["a SHA-1 hash only", { integrity: "sha1-AAAA" }],
    ["a truncated hash", { integrity: "sha512-AAAA==" }],
  ])("refuses a package with %s, in the root and in a workspace", (_name, entry) => {
    expect(
      problemsOf({
        "node_modules/yaml": { version: "2.0.0", ...entry },
        "runtime/node_modules/ws": { version: "8.0.0", ...entry },
      }),
    ).toEqual([
      "package-lock.json: node_modules/yaml has no SHA-512 integrity",
      "package-lock.json: runtime/node_modules/ws has no SHA-512 integrity",
    ]);
  });

  test.each([
    ["a registry", { resolved: "https://registry.example/yaml/-/yaml-2.0.0.tgz" }],
    ["a git repository", { resolved: "git+ssh://git@host.example/yaml.git#0123" }],
    ["a version that is a URL", { version: "https://host.example/yaml.tgz" }],
  ])("refuses a host name: %s", (_name, entry) => {
    expect(problemsOf({ "node_modules/yaml": { version: "2.0.0", integrity, ...entry } })).toEqual([
      "package-lock.json: node_modules/yaml names a host",
    ]);
  });

  test("refuses a lockfile of another version, which it cannot read", () => {
    expect(problemsOf({}, 1)).toEqual(["package-lock.json: lockfileVersion has to be 3"]);
    expect(checkLockfile("package-lock.json", { lockfileVersion: 3 })).toHaveLength(1);
  });
});
