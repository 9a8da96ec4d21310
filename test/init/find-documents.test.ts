import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findDocuments } from "../../generator/src/cli/init/find-documents.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-documents-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(join(folder, name), content);
}

function found(): readonly string[] {
  const { documents, isComplete } = findDocuments(folder);
  expect(isComplete).toBe(true);
  return documents.map((path) => basename(path));
}

describe("an OpenAPI document at the top of a folder", () => {
  it.each([
    ["Petstore.v3.json", '{"components":{"openapi":"none"},"info":{},"openapi":"3.0.3","paths":{}}'],
    ["with a mark.json", '\uFEFF{ "openapi": "3.1.0" }'],
    ["broken.json", '{\n  "openapi": "3.1.0",\n  "info": {'],
    ["api.yaml", "info: { title: t }\nopenapi: 3.1.0\n"],
    ["API.YML", "# A service\r\n---\r\n'openapi' : '3.0.0'\r\n"],
    ["json.yaml", '{ "info": {}, "openapi": "3.0.0" }'],
    ["flow.yaml", "{ openapi: 3.1.0, info: { title: t, version: '1' } }"],
    ["broken.yaml", "openapi: 3.1.0\ninfo: [\n"],
    ["swagger.json", '{ "swagger": "2.0", "x-openapi": "3.0.0" }'],
    ["swagger.yaml", "info: { title: t }\nswagger: '2.0'\n"],
  ])("is found: %s", (name, text) => {
    write(name, text);
    expect(found()).toEqual([name]);
  });

  it.each([
    ["package.json", '{ "name": "openapi", "dependencies": { "openapi": "3.1.0" } }'],
    ["list.json", '["openapi", "3.1.0"]'],
    ["number.json", '{ "openapi": 3.1 }'],
    ["deep.json", `{ "openapi": ${"[".repeat(200_000)}`],
    ["old.json", '{ "swagger": "1.2", "x-openapi": "3.0.0" }'],
    ["schemas.yaml", "Thing:\n  openapi: 3.1.0\n"],
    ["text.yaml", "description: |\n  openapi: 3.1.0\n"],
    ["settings.yaml", "openapi: ./api/v3.yaml\n"],
    ["notes.md", "openapi: 3.1.0\n"],
    ["empty.yaml", ""],
    ["noise.yaml", Uint8Array.from({ length: 4096 }, (_, index) => (index * 151) % 256)],
  ])("is distinguished from a file that only resembles one: %s", (name, content) => {
    write(name, content);
    expect(found()).toEqual([]);
  });

  it("is not a folder, nor a file below one", () => {
    mkdirSync(join(folder, "api.yaml"));
    write("api.yaml/openapi.yaml", "openapi: 3.1.0\n");
    expect(found()).toEqual([]);
  });

  it.skipIf(process.platform === "win32")("may be a symbolic link, but not a broken or cyclic one", () => {
    write("kept", "openapi: 3.1.0\n");
    symlinkSync("kept", join(folder, "linked.yaml"));
    symlinkSync("gone", join(folder, "lost.yaml"));
    symlinkSync("ring.yaml", join(folder, "ring.yaml"));
    expect(found()).toEqual(["linked.yaml"]);
  });

  it("is not searched for in a file or a missing folder", () => {
    write("file", "");
    for (const name of ["file", "nowhere"]) {
      expect(findDocuments(join(folder, name))).toEqual({ documents: [], isComplete: true });
    }
  });
});

describe("a large folder", () => {
  const limits = { fileBytes: 40, totalBytes: 60, files: 3 };
  const found = () => {
    const { documents, isComplete } = findDocuments(folder, limits);
    return { names: documents.map((path) => basename(path)), isComplete };
  };

  it("is searched up to a number of files", () => {
    for (const name of ["a.yaml", "b.json", "c.yml", "d.yaml"]) write(name, "openapi: 3.1.0\n");
    expect(found()).toEqual({ names: ["a.yaml", "b.json", "c.yml"], isComplete: false });
  });

  it("is searched up to a number of bytes", () => {
    for (const name of ["a.yaml", "b.yaml"]) write(name, `openapi: 3.1.0\n${"#".repeat(20)}`);
    expect(found()).toEqual({ names: ["a.yaml"], isComplete: false });
  });

  it("is searched even if one file is too large to be loaded", () => {
    write("a.yaml", `openapi: 3.1.0\n${"#".repeat(40)}`);
    write("b.yaml", "openapi: 3.1.0\n");
    expect(found()).toEqual({ names: ["b.yaml"], isComplete: true });
  });
});
