import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";
import { linkGenerator } from "./plugin-project.js";

const name = "guildwire-emitter-routes";

it("an emitter of another package is found, loaded and run as installed by npm", { timeout: 120_000 }, async () => {
  const project = new Project();
  onTestFinished(() => project.remove(""));
  project.write("package.json", '{ "private": true }');
  const tarballs = mkdtempSync(join(tmpdir(), "guildwire-pack-"));
  onTestFinished(() => rmSync(tarballs, { recursive: true, force: true }));
  const source = join(import.meta.dirname, "packages", name);
  const tarball = npm(["pack", source, "--pack-destination", tarballs, "--silent"], project.folder).trim();
  const flags = ["--offline", "--no-audit", "--no-fund", "--legacy-peer-deps", "--silent"];
  npm(["install", join(tarballs, tarball), ...flags], project.folder);
  linkGenerator(project);

  project.write("guildwire.config.yaml", `edition: 2026-12\nemitters: [openapi, ${name}]\n`);
  expect(await project.run("generate")).toMatchObject({ code: 0, stderr: "" });
  expect(project.read("generated/routes.txt")).toBe("GET /books/{book_id}\n");
  const unchanged = { code: 0, stdout: "unchanged (2 files)\n", stderr: "" };
  expect(await project.run("generate")).toEqual(unchanged);

  const before = project.read("generated/.guildwire-manifest.json");
  project.replace(`node_modules/${name}/package.json`, '"2.1.0"', '"2.1.1"');
  expect((await project.run("generate")).stdout).toContain("manifest updated");
  expect(project.read("generated/.guildwire-manifest.json")).not.toBe(before);
  expect(await project.run("generate")).toEqual(unchanged);

  project.replace(`node_modules/${name}/lib/index.mjs`, "apiVersion: 1", "apiVersion: 2");
  const { code, stderr } = await project.run("generate");
  expect(code).toBe(2);
  expect(stderr).toContain("guildwire.config.yaml:2:21 error emitter-unusable\n");
  expect(stderr).toContain(`${name} is written for version 2 of the emitter interface`);
  expect(stderr).toContain("version 1, which is the one of this generator");
});

function npm(args: readonly string[], cwd: string): string {
  const result = spawnSync("npm", args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
  if (result.status !== 0) throw new Error(`npm ${args.join(" ")}: ${result.stderr}`);
  return result.stdout;
}
