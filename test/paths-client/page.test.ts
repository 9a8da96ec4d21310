import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { compileFiles, projectRoot } from "../types/compile.js";

const textOf = (page: string): string => readFileSync(join(projectRoot, "docs", page), "utf8");
const program = /^```ts\n(.*?)^```$/ms.exec(textOf("from-openapi-typescript.md"))?.[1] ?? "";
// The document of docs/migration.md.
const document = /^```yaml\n(# openapi\.yaml\n.*?)^```$/ms.exec(textOf("migration.md"))?.[1] ?? "";

it("the program of docs/from-openapi-typescript.md compiles, and reads a book and an error", {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(projectRoot, "node_modules/@guildwire"), join(folder, "node_modules/@guildwire"), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "openapi.yaml"), document);
  const { files } = await generated(join(folder, "openapi.yaml"), {}, ["openapi-typescript"]);
  const schema = files.find(({ path }) => path === "src/paths.ts")?.text ?? "";
  const seen: unknown[] = [];
  const server = createServer(({ url, headers }, response) => {
    seen.push([url, headers["accept-language"]]);
    const isKnown = url?.startsWith("/books/a") === true;
    response.writeHead(isKnown ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isKnown ? { id: "a", title: "Book a" } : { message: "no such book" }));
  });
  const { url } = await listening(server);
  const source = program.replace("https://shelf.example", url);
  const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
  const options = { module: "nodenext", target: "es2022", lib, strict: true, noEmit: true, types: [] };
  const sources = [
    { path: "schema.ts", text: schema },
    { path: "program.ts", text: source },
  ];
  expect(compileFiles(folder, sources, options)).toBe("");
  const path = join(folder, "program.mjs");
  writeFileSync(path, transformSync(source, { loader: "ts", format: "esm", target: "es2022" }).code);
  const { titleOf } = await import(pathToFileURL(path).href);
  expect(await titleOf("a")).toBe("Book a");
  await expect(titleOf("b c")).rejects.toThrow("no such book");
  expect(seen).toEqual([
    ["/books/a", "en"],
    ["/books/b%20c", "en"],
  ]);
});
