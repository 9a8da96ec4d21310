import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { whyToInstall } from "../../scripts/install.mjs";

interface Entry {
  readonly version?: string;
  readonly optional?: boolean;
}

const why = whyToInstall as (folder: string) => string | undefined;
const wanted: Record<string, Entry> = {
  "": {},
  runtime: { version: "0.1.0" },
  "node_modules/yaml": { version: "2.0.0" },
  "node_modules/@tool/windows": { version: "1.0.0", optional: true },
};
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-install-"));
  write("package-lock.json", wanted);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("dependencies", () => {
  test("are installed in a fresh clone", () => {
    expect(why(folder)).toBe("node_modules is not there yet");
  });

  test("are complete if only the binary of another platform is missing", () => {
    installed({ "node_modules/yaml": { version: "2.0.0" } }, ["yaml"]);
    expect(why(folder)).toBeUndefined();
  });

  test("are installed if the lockfile requires another version", () => {
    installed({ "node_modules/yaml": { version: "1.9.0" } }, ["yaml"]);
    expect(why(folder)).toBe("node_modules/yaml has version 1.9.0, not 2.0.0");
  });

  test("are installed if the lockfile requires a new package", () => {
    installed({}, []);
    expect(why(folder)).toBe("node_modules/yaml is missing");
  });

  test("are installed if a package was deleted by hand", () => {
    installed({ "node_modules/yaml": { version: "2.0.0" } }, []);
    expect(why(folder)).toBe("node_modules/yaml is missing");
  });
});

function installed(packages: Record<string, Entry>, folders: readonly string[]): void {
  mkdirSync(join(folder, "node_modules"));
  write("node_modules/.package-lock.json", packages);
  for (const name of folders) mkdirSync(join(folder, "node_modules", name));
}

function write(name: string, packages: Record<string, Entry>): void {
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
}
