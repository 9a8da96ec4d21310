import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { formatWithOptions } from "node:util";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { parseConfig } from "../../generator/src/project/config-text.js";
import type { ForeignPackage } from "../foreign/foreign-api.js";
import { moduleOf, queryPackage } from "../queries/query-package.js";
import { compileFiles } from "../types/compile.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const text = readFileSync(join(projectRoot, "docs/queries.md"), "utf8");

/** The block whose first line is a comment with this file name. */
function blockOf(file: string): string {
  const blocks = [...text.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, source = ""]) => source);
  const block = blocks.find((source) => /^\S+ (.*)/.exec(source)?.[1] === file);
  if (block === undefined) throw new Error(`docs/queries.md has no block for ${file}`);
  return block.replaceAll("shelf-api", "foreign-api");
}

let shelf: ForeignPackage;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-queries-"));
  try {
    writeFileSync(join(folder, "openapi.yaml"), blockOf("openapi.yaml"));
    shelf = await queryPackage(join(folder, "openapi.yaml"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

afterAll(() => shelf?.remove());

it("the configuration of docs/queries.md chooses the emitter", async () => {
  const { config, diagnostics } = await parseConfig({
    path: "guildwire.config.yaml",
    name: "guildwire.config.yaml",
    text: blockOf("guildwire.config.yaml"),
  });
  expect(diagnostics).toEqual([]);
  expect(config.emitters).toEqual(["standard", "tanstack-query"]);
});

it("the programs of docs/queries.md compile", { timeout: 120_000 }, () => {
  const folder = join(shelf.folder, "programs");
  mkdirSync(folder);
  const files = ["cache.ts", "own-success.ts", "books.tsx"].map((path) => ({ path, text: blockOf(path) }));
  for (const name of ["react", "@types"]) {
    symlinkSync(join(projectRoot, "node_modules", name), join(shelf.folder, "node_modules", name), "junction");
  }
  for (const { path, text: source } of files) writeFileSync(join(folder, path), source);
  const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
  const options = {
    module: "nodenext",
    target: "es2022",
    lib,
    strict: true,
    noEmit: true,
    jsx: "react-jsx",
    types: ["node", "react"],
  };
  writeFileSync(join(folder, "entry.ts"), `import "./books.js";\n`);
  expect(compileFiles(folder, [], { ...options, typeRoots: [join(projectRoot, "node_modules/@types")] })).toBe("");
});

it("the program of docs/queries.md prints the output in the page", { timeout: 60_000 }, async () => {
  const { createNodeHandler } = await moduleOf(shelf, "server");
  const books = new Map(["a", "b", "c"].map((id) => [id, { id, title: `Book ${id}` }]));
  const handlers = {
    listBooks: ({ query: { after = "", limit = 2 } }) =>
      [...books.values()].filter(({ id }) => id > after).slice(0, limit),
    addBook: ({ body }) => body,
    getBook: ({ path }) => books.get(path.book_id),
    removeBook: () => undefined,
    // biome-ignore lint/suspicious/noExplicitAny: the requests have types of their own, which the program above checks
  } as Record<string, (request: any) => unknown>;
  const server = createServer(createNodeHandler({ books: handlers }));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const printed: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((...values) => {
    printed.push(formatWithOptions({ colors: false }, ...values));
  });
  onTestFinished(() => log.mockRestore());
  const source = blockOf("cache.ts").replace("https://shelf.example", `http://127.0.0.1:${port}`);
  const path = join(shelf.folder, "cache.mjs");
  writeFileSync(path, transformSync(source, { loader: "ts", format: "esm", target: "es2022" }).code);
  await import(pathToFileURL(path).href);
  const [, wanted = ""] = /^```text\n(.*?)^```$/ms.exec(text) ?? [];
  expect(printed.map((line) => `${line}\n`).join("")).toBe(wanted.replaceAll("shelf-api", "foreign-api"));
});
