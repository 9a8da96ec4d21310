import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
// @ts-expect-error: a plain script, without types
import { isBuilt, recordBuild } from "../../scripts/build-stamp.mjs";

let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-stamp-"));
  for (const path of ["runtime/dist/validate/index.js", "generated/dist/devices.js", "service/dist/main.js"])
    write(path, "");
  write("service/src/main.ts", "one");
  write("spec/openapi.yaml", "one");
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the stamp of a build", () => {
  it("is valid until a source, the specification or the lockfile changes", () => {
    expect(isBuilt(folder)).toBe(false);
    recordBuild(folder);
    expect(isBuilt(folder)).toBe(true);
    for (const path of ["service/src/main.ts", "spec/openapi.yaml", "package-lock.json"]) {
      write(path, "another text");
      expect(isBuilt(folder), path).toBe(false);
      recordBuild(folder);
      expect(isBuilt(folder), path).toBe(true);
    }
  });

  it("is invalid for a file that is new, missing, or of the same size and another time", () => {
    recordBuild(folder);
    write("runtime/src/new.ts", "");
    expect(isBuilt(folder)).toBe(false);
    recordBuild(folder);
    rmSync(join(folder, "runtime/src/new.ts"));
    expect(isBuilt(folder)).toBe(false);
    recordBuild(folder);
    utimesSync(join(folder, "service/src/main.ts"), 1, 1);
    expect(isBuilt(folder)).toBe(false);
  });

  it("is invalid if the output is missing", () => {
    recordBuild(folder);
    rmSync(join(folder, "service/dist/main.js"));
    expect(isBuilt(folder)).toBe(false);
  });

  it("is independent of installed packages and compiled files", () => {
    recordBuild(folder);
    write("service/node_modules/a/index.js", "");
    write("service/dist/other.js", "");
    write("generated/.guildwire/stage", "");
    expect(isBuilt(folder)).toBe(true);
  });
});
