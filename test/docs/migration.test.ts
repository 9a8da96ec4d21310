import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { parseConfig } from "../../generator/src/project/config-text.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { compileFiles } from "../types/compile.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const text = readFileSync(join(projectRoot, "docs/migration.md"), "utf8");
const programs = ["with-openapi-fetch.ts", "with-safe.ts", "with-api.ts"];

/** The block whose first line is a comment with this file name. */
function blockOf(file: string): string {
  const blocks = [...text.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, source = ""]) => source);
  const block = blocks.find((source) => /^\S+ (.*)/.exec(source)?.[1] === file);
  if (block === undefined) throw new Error(`docs/migration.md has no block for ${file}`);
  return block.replaceAll("shelf-bindings", "foreign-api");
}

let shelf: ForeignPackage;

beforeAll(async () => {
  const { config, diagnostics } = await parseConfig({
    path: "guildwire.config.yaml",
    name: "guildwire.config.yaml",
    text: blockOf("guildwire.config.yaml"),
  });
  expect(diagnostics).toEqual([]);
  const optional = (config.emitters ?? []).filter((name) => name !== "standard").map(String);
  const folder = mkdtempSync(join(tmpdir(), "guildwire-migration-"));
  try {
    writeFileSync(join(folder, "openapi.yaml"), blockOf("openapi.yaml"));
    shelf = new ForeignPackage((await generated(join(folder, "openapi.yaml"), {}, optional)).files);
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) {
    symlinkSync(join(projectRoot, "node_modules", name), join(shelf.folder, "node_modules", name), "junction");
  }
  expect(shelf.compile()).toBe("");
}, 120_000);

afterAll(() => shelf?.remove());

it("the programs of docs/migration.md compile", { timeout: 120_000 }, () => {
  const folder = join(shelf.folder, "programs");
  mkdirSync(folder);
  const files = programs.map((path) => ({ path, text: blockOf(path) }));
  const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
  const options = { module: "nodenext", target: "es2022", lib, strict: true, noEmit: true, types: [] };
  expect(compileFiles(folder, files, options)).toBe("");
});

it.each(programs)(
  "the program %s of docs/migration.md reads a book and an error",
  { timeout: 60_000 },
  async (file) => {
    const server = createServer(({ url }, response) => {
      const isKnown = url?.startsWith("/books/a") === true;
      response.writeHead(isKnown ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(isKnown ? { id: "a", title: "Book a" } : { message: "no such book" }));
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const source = blockOf(file).replace("https://shelf.example", `http://127.0.0.1:${port}`);
    const path = join(shelf.folder, file.replace(/ts$/, "mjs"));
    writeFileSync(path, transformSync(source, { loader: "ts", format: "esm", target: "es2022" }).code);
    const { titleOf } = await import(pathToFileURL(path).href);
    expect(await titleOf("a")).toBe("Book a");
    const missing = await titleOf("b").catch((error: Error) => error.message);
    expect(missing).toMatch(/no such book|status 404/);
  },
);
