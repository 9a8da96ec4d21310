import { execFile } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const folder = resolve(import.meta.dirname, "../../editors/vscode");

/** The parts of the manifest that must agree with the code. */
interface Manifest {
  readonly main: string;
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
  readonly capabilities: { readonly untrustedWorkspaces: { readonly supported: boolean } };
}

const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

describe("the extension for VS Code", () => {
  let output = "";

  beforeAll(async () => {
    rmSync(join(folder, "dist/guildwire.vsix"), { force: true });
    ({ stdout: output } = await run("npm", ["run", "--silent", "package"], { cwd: folder }));
  }, 180_000);

  it("is packaged with its bundle, its manifest, its license and its page only", () => {
    const files = [...output.matchAll(/[├└]─ (\S+)/g)].map(([, file]) => file);
    expect(files).toEqual([
      "[Content_Types].xml",
      "extension.vsixmanifest",
      "extension/",
      "LICENSE.txt",
      "package.json",
      "readme.md",
      "dist/",
      "extension.cjs",
    ]);
    expect(statSync(join(folder, "dist/guildwire.vsix")).size).toBeLessThan(200_000);
  });

  it("needs no module besides those of Node and VS Code", () => {
    const bundle = readFileSync(join(folder, manifest.main), "utf8");
    const modules = [...bundle.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = ""]) => name.replace(/^node:/, ""));
    expect(modules).toContain("vscode");
    expect(modules.filter((name) => name !== "vscode" && !builtinModules.includes(name))).toEqual([]);
  });

  it("registers each command that its manifest declares, and runs in trusted workspaces only", () => {
    const source = readFileSync(join(folder, "src/extension.ts"), "utf8");
    const registered = [...source.matchAll(/registerCommand\("([^"]+)"/g)].map(([, name]) => name);
    const declared = manifest.contributes.commands.map(({ command }) => command);
    // Code lenses call the command that the palette does not show.
    expect(registered.toSorted()).toEqual([...declared, "guildwire.showReferences"].toSorted());
    expect(manifest.capabilities.untrustedWorkspaces.supported).toBe(false);
  });
});
