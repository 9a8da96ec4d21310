import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { placement } from "../../generator/src/check/compiled/validators.js";
import { type LoadOptions, loadDocument } from "../../generator/src/load/load.js";
import { vocabularyKeys } from "../../generator/src/openapi/extension-keys.js";
import { loadFiles, referring, root, shown } from "./virtual.js";

/** A folder with a repository or package, a root file `api/openapi.yaml` in it, and files outside of it. */
let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "guildwire-boundary-")));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const schema = "A: { type: string }\n";

function load(options: LoadOptions = {}): {
  readonly diagnostics: readonly string[];
  readonly files: readonly string[];
} {
  const { diagnostics, loaded } = loadDocument("repo/api/openapi.yaml", { cwd: folder, ...options });
  return { diagnostics: diagnostics.map(shown), files: loaded?.files.map(({ name }) => name) ?? [] };
}

const refused = (message: string) => ({
  diagnostics: [`repo/api/openapi.yaml:6:13 reference-outside-root ${message}`],
  files: ["repo/api/openapi.yaml"],
});

describe("references above the folder of the root file", () => {
  it.each(["repo/.git/HEAD", "repo/package.json"])("are read within the folder of %s", (marker) => {
    write({ [marker]: "{}", "repo/api/openapi.yaml": referring("../common/a.yaml#/A"), "repo/common/a.yaml": schema });
    expect(load()).toEqual({ diagnostics: [], files: ["repo/api/openapi.yaml", "repo/common/a.yaml"] });
  });

  it("are read in a work tree, whose `.git` is a file", () => {
    write({ "repo/.git": "gitdir: x", "repo/api/openapi.yaml": referring("../a.yaml#/A"), "repo/a.yaml": schema });
    expect(load().diagnostics).toEqual([]);
  });

  it("stay in the nearest package", () => {
    const text = referring("../a.yaml#/A");
    write({ ".git/HEAD": "", "repo/api/package.json": "{}", "repo/api/openapi.yaml": text, "repo/a.yaml": schema });
    expect(load()).toEqual(refused(`"../a.yaml" is outside the specification's folder`));
  });

  it("stay in the folder of the root file without a repository or package", () => {
    write({ "repo/api/openapi.yaml": referring("../a.yaml#/A"), "repo/a.yaml": schema });
    expect(load()).toEqual(refused(`"../a.yaml" is outside the specification's folder`));
  });

  it("do not leave the repository", () => {
    write({ "repo/.git/HEAD": "", "repo/api/openapi.yaml": referring("../../a.yaml#/A"), "a.yaml": schema });
    expect(load()).toEqual(refused(`"../../a.yaml" is outside the folder that references may not leave`));
  });

  it("report a missing file in the repository as missing", () => {
    write({ "repo/.git/HEAD": "", "repo/api/openapi.yaml": referring("../a.yaml#/A") });
    expect(load().diagnostics).toEqual([
      "repo/api/openapi.yaml:6:13 reference-unresolved there is no file repo/a.yaml",
    ]);
  });

  it("do not leave the repository by a symbolic link", () => {
    write({
      "repo/.git/HEAD": "",
      "repo/api/openapi.yaml": referring("../common/a.yaml#/A"),
      "outside/a.yaml": schema,
    });
    symlinkSync(join(folder, "outside"), join(folder, "repo/common"));
    expect(load()).toEqual(refused(`"../common/a.yaml" is outside the folder that references may not leave`));
  });

  it.each(["../.env.yaml", "../.config/a.yaml", "../.git/config.yaml"])("do not read hidden files: %s", (path) => {
    write({ "repo/.git/HEAD": "", "repo/api/openapi.yaml": referring(`${path}#/A`), [`repo/api/${path}`]: schema });
    expect(load()).toEqual(refused(`"${path}" is hidden, and outside the root file's folder`));
  });

  it("do not read hidden files by a symbolic link", () => {
    write({ "repo/.git/HEAD": "", "repo/api/openapi.yaml": referring("../a.yaml#/A"), "repo/.env.yaml": schema });
    symlinkSync(join(folder, "repo/.env.yaml"), join(folder, "repo/a.yaml"));
    expect(load()).toEqual(refused(`"../a.yaml" is hidden, and outside the root file's folder`));
  });

  it.each(["../secret", "../notes.txt", "../key.pem"])("read JSON and YAML only: %s", (path) => {
    write({ "repo/.git/HEAD": "", "repo/api/openapi.yaml": referring(`${path}#/A`), [`repo/api/${path}`]: schema });
    const message = `"${path}" is neither JSON nor YAML by its extension, and outside the root file's folder`;
    expect(load()).toEqual(refused(message));
  });

  it("do not include texts", () => {
    write({
      "repo/.git/HEAD": "",
      "repo/api/openapi.yaml": "openapi: 3.1.0\ninfo: { title: t, version: '1', description: { $ref: ../notes.md } }\n",
      "repo/notes.md": "secret",
    });
    expect(load().files).toEqual(["repo/api/openapi.yaml"]);
  });

  it("stay in a folder that a program names", () => {
    write({ "repo/.git/HEAD": "", "repo/api/openapi.yaml": referring("../a.yaml#/A"), "repo/a.yaml": schema });
    expect(load({ boundary: join(folder, "repo/api") })).toEqual(
      refused(`"../a.yaml" is outside the specification's folder`),
    );
    expect(load({ boundary: folder }).diagnostics).toEqual([]);
    // A folder that does not contain the root file permits nothing more than its own folder.
    expect(load({ boundary: join(folder, "elsewhere") }).diagnostics).toHaveLength(1);
  });
});

describe("a `$ref` in an extension", () => {
  const reading = (content: string) => loadFiles({ "openapi.yaml": root(content), "a.yaml": schema });

  it("is data if the extension is unknown", () => {
    const { loaded, diagnostics } = reading(
      "components:\n  schemas:\n    B:\n      x-foo: { $ref: a.yaml#/A, also: { $ref: ../../secret.yaml } }\n",
    );
    expect(diagnostics).toEqual([]);
    expect(loaded?.files.map(({ name }) => name)).toEqual(["openapi.yaml"]);
    expect(loaded?.document.components?.schemas?.["B"]).toEqual({
      "x-foo": { $ref: "a.yaml#/A", also: { $ref: "../../secret.yaml" } },
    });
  });

  it("is not reported at the top of the document, where it may be data", () => {
    expect(reading("x-foo: { $ref: ../../secret.yaml }\n").diagnostics).toEqual([]);
  });

  it("is a reference if the extension belongs to the vocabulary", () => {
    const { diagnostics } = reading("x-errors: { $ref: missing.yaml }\n");
    expect(diagnostics.map(({ code }) => code)).toEqual(["reference-unresolved"]);
  });

  it("knows every key of the vocabulary", () => {
    const keys = Object.values(placement).flatMap((validators) => Object.keys(validators));
    const known = [...vocabularyKeys].filter((key) => key !== "x-webhooks");
    expect(known.sort(), "enter the key in generator/src/openapi/extension-keys.ts").toEqual(
      [...new Set(keys.filter((key) => key.startsWith("x-")))].sort(),
    );
  });
});
