import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { compileFiles } from "../types/compile.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const text = readFileSync(join(projectRoot, "docs/responses.md"), "utf8");

/** The block whose first line is a comment with this file name. */
function blockOf(file: string): string {
  const blocks = [...text.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, source = ""]) => source);
  const block = blocks.find((source) => /^\S+ (.*)/.exec(source)?.[1] === file);
  if (block === undefined) throw new Error(`docs/responses.md has no block for ${file}`);
  return block.replaceAll("archive-api", "foreign-api");
}

let archive: ForeignPackage;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-responses-"));
  try {
    writeFileSync(join(folder, "openapi.yaml"), blockOf("openapi.yaml"));
    archive = new ForeignPackage((await generated(join(folder, "openapi.yaml"))).files);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(archive.compile()).toBe("");
});

afterAll(() => archive.remove());

it("the blocks of docs/responses.md compile against the package of their document", () => {
  const folder = join(archive.folder, "blocks");
  mkdirSync(folder);
  const files = ["client.ts", "server.ts"].map((path) => ({ path, text: blockOf(path) }));
  const typeRoots = [join(projectRoot, "node_modules/@types")];
  const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
  const options = { module: "nodenext", target: "es2022", lib, strict: true, noEmit: true, typeRoots, types: ["node"] };
  expect(compileFiles(folder, files, options)).toBe("");
});

it("the client of docs/responses.md receives what its server sends", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { default: handler } = await moduleOf("server.ts", (source) =>
    source.replace(
      "createServer(createNodeHandler({ archive })).listen(8080);",
      "export default createNodeHandler({ archive });",
    ),
  );
  const server = createServer(handler);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await moduleOf("client.ts", (source) => source.replace("https://archive.example", `http://127.0.0.1:${port}`));
  expect(log.mock.calls).toEqual([[200, "1", '"7"', 3], [1, 1], ["id\n1\n"], [200, 9], [206, "picture"]]);
  const picture = await fetch(`http://127.0.0.1:${port}/scans/1`);
  expect(picture.headers.get("content-disposition")).toBe('inline; filename="scan.png"');
  expect((await fetch(`http://127.0.0.1:${port}/reports/2`)).headers.get("x-current-version")).toBe("7");
});

/** Runs a block as a module beside the package. */
// biome-ignore lint/suspicious/noExplicitAny: a block has whatever exports the test gives it
async function moduleOf(file: string, change: (source: string) => string): Promise<any> {
  const source = blockOf(file);
  const changed = change(source);
  expect(changed).not.toBe(source);
  const path = join(archive.folder, file.replace(/ts$/, "mjs"));
  writeFileSync(path, transformSync(changed, { loader: "ts", format: "esm", target: "es2022" }).code);
  return import(pathToFileURL(path).href);
}
