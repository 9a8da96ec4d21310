import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "guildwire-parser-"));
const packages = join(folder, "node_modules");
const parser = join(packages, "@remix-run/multipart-parser");

/** Creates a server whose only operation accepts a form, and sends one. */
const program = `
import { anything } from "@guildwire/runtime/server";
import { createFetchHandler, jsonResponse, multipartBody } from "@guildwire/runtime/server";
const upload = {
  id: "upload", handler: ["files", "upload"], method: "POST", path: "/files",
  body: multipartBody(anything, { required: true, files: ["file"] }), responses: { 200: jsonResponse() },
};
const route = { allow: "POST, OPTIONS", POST: upload };
const definition = { operations: [upload], route: () => route };
const handlers = process.argv[2] === "partial" ? {} : { files: { upload: ({ files }) => files.map(({ filename }) => filename) } };
try {
  const handler = createFetchHandler(definition, handlers, { partial: process.argv[2] === "partial" });
  const body = new FormData();
  body.set("file", new Blob(["abc"]), "a.txt");
  const response = await handler(new Request("http://localhost/files", { method: "POST", body }));
  console.log(response.status, await response.text());
} catch (error) {
  console.log(error.name, error.code, error.message);
}
`;

beforeAll(() => {
  mkdirSync(join(packages, "@guildwire/runtime"), { recursive: true });
  for (const name of ["dist", "package.json"])
    cpSync(join(root, "runtime", name), join(packages, "@guildwire/runtime", name), { recursive: true });
  writeFileSync(join(folder, "program.mjs"), program);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["program.mjs", ...args], {
    cwd: folder,
    encoding: "utf8",
    timeout: 25_000,
  });
  return stdout + stderr;
}

test("a server with forms does not start without their parser, and accepts its first upload with it", () => {
  const expected = "multipart bodies need a parser: npm install @remix-run/multipart-parser";
  expect(run()).toBe(`ConfigurationError missing-package ${expected}\n`);
  mkdirSync(join(packages, "@remix-run"), { recursive: true });
  symlinkSync(join(root, "node_modules/@remix-run/multipart-parser"), parser, "junction");
  expect(run()).toBe('200 ["a.txt"]\n');
  rmSync(parser);
});

test("a partial server that does not implement the forms starts", () => {
  expect(run("partial")).not.toContain("ConfigurationError");
});
