import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { referring, root, shown } from "./virtual.js";

describe("a reference to a file on disk", () => {
  const inFolder = (run: (folder: string) => void): void => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "guildwire-load-")));
    try {
      mkdirSync(join(folder, "spec"));
      writeFileSync(join(folder, "spec", "openapi.yaml"), referring("./link.yaml#/A"));
      run(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const load = (folder: string) => loadDocument("spec/openapi.yaml", { cwd: folder });

  it("is refused if a symbolic link leaves the folder", () => {
    inFolder((folder) => {
      writeFileSync(join(folder, "secret.yaml"), "A: { type: string }\n");
      symlinkSync(join(folder, "secret.yaml"), join(folder, "spec", "link.yaml"));
      const { diagnostics, loaded } = load(folder);
      expect(diagnostics.map(shown)).toEqual([
        `spec/openapi.yaml:6:13 reference-outside-root "./link.yaml" is outside the specification's folder`,
      ]);
      expect(loaded?.files.map((file) => file.name)).toEqual(["spec/openapi.yaml"]);
    });
  });

  it("is refused if a folder on the path is a symbolic link to the outside", () => {
    inFolder((folder) => {
      mkdirSync(join(folder, "other"));
      writeFileSync(join(folder, "other", "a.yaml"), "A: { type: string }\n");
      symlinkSync(join(folder, "other"), join(folder, "spec", "sub"));
      writeFileSync(join(folder, "spec", "openapi.yaml"), referring("./sub/a.yaml#/A"));
      expect(load(folder).diagnostics.map((diagnostic) => diagnostic.code)).toEqual(["reference-outside-root"]);
    });
  });

  it("is followed if a symbolic link stays in the folder, and the file is read once", () => {
    inFolder((folder) => {
      writeFileSync(join(folder, "spec", "a.yaml"), "A: { type: string }\n");
      symlinkSync("a.yaml", join(folder, "spec", "link.yaml"));
      writeFileSync(
        join(folder, "spec", "openapi.yaml"),
        root("components:\n  schemas:\n    A: { $ref: ./link.yaml#/A }\n    B: { $ref: a.yaml#/A }\n"),
      );
      const { diagnostics, loaded } = load(folder);
      expect(diagnostics).toEqual([]);
      expect(loaded?.files.map((file) => file.name)).toEqual(["spec/openapi.yaml", "spec/a.yaml"]);
      expect(loaded?.document.components).toEqual({
        schemas: { A: { type: "string" }, B: { $ref: "#/components/schemas/A" } },
      });
    });
  });

  it("resolves against the real folder of the root if the root is a symbolic link", () => {
    inFolder((folder) => {
      writeFileSync(join(folder, "spec", "link.yaml"), "A: { type: string }\n");
      symlinkSync(join(folder, "spec", "openapi.yaml"), join(folder, "here.yaml"));
      const { diagnostics, loaded } = loadDocument("here.yaml", { cwd: folder });
      expect(diagnostics).toEqual([]);
      expect(loaded?.document.components).toEqual({ schemas: { A: { type: "string" } } });
    });
  });

  it("is refused if it names a folder", () => {
    inFolder((folder) => {
      mkdirSync(join(folder, "spec", "link.yaml"));
      expect(load(folder).diagnostics.map(shown)).toEqual([
        "spec/openapi.yaml:6:13 file-unreadable spec/link.yaml is a folder",
      ]);
    });
  });

  it("names files relative to the working directory, with forward slashes", () => {
    inFolder((folder) => {
      const { diagnostics } = loadDocument("../spec/openapi.yaml", { cwd: join(folder, "elsewhere") });
      expect(diagnostics.map(shown)).toEqual([
        "../spec/openapi.yaml:6:13 reference-unresolved there is no file ../spec/link.yaml",
      ]);
    });
  });
});
