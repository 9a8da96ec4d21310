import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { main } from "../../generator/src/cli/main.js";
import { runCompiler } from "../compiler.js";
import { listening } from "../listening.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "guildwire-readme-"));

/** The block whose first line is a comment with this file name. */
function block(file: string): string {
  const blocks = [...readme.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  const found = blocks.find((text) => /^\S+ (.*)/.exec(text)?.[1] === file);
  if (found === undefined) throw new Error(`README.md has no block for ${file}`);
  return found;
}

beforeAll(async () => {
  mkdirSync(join(folder, "node_modules"));
  for (const name of ["@guildwire", "@types"])
    symlinkSync(join(projectRoot, "node_modules", name), join(folder, "node_modules", name), "junction");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "books", type: "module" }));
  for (const file of ["openapi.yaml", "client.ts", "server.ts"]) writeFileSync(join(folder, file), block(file));
  const printed: string[] = [];
  const stream = { write: (text: string) => void printed.push(text) };
  const code = await main(["init"], { stdout: stream, stderr: stream, env: {}, cwd: folder });
  expect([code, printed.join("")]).toEqual([0, expect.stringContaining("src/api/")]);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a block, with a replacement that must occur in it, and imports it. */
// biome-ignore lint/suspicious/noExplicitAny: a block has whatever exports the replacement gives it
async function run(file: string, from: string, to: string): Promise<any> {
  const source = block(file);
  expect(source).toContain(from);
  const outfile = join(folder, `${file}.mjs`);
  await build({
    stdin: { contents: source.replace(from, to), loader: "ts", resolveDir: folder, sourcefile: file },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  return import(pathToFileURL(outfile).href);
}

it("the blocks of the README compile with what init writes for its document", () => {
  const options = {
    target: "es2023",
    module: "nodenext",
    types: ["node"],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["*.ts"] }));
  expect(runCompiler(folder, "-p", ".")).toBe("");
});

it("the client of the README prints what its handler returns, and an id below 1 gets a 400", async () => {
  const { server } = await run(
    "server.ts",
    "createServer(createNodeHandler(handlers)).listen(8080)",
    "export const server = createServer(createNodeHandler(handlers))",
  );
  const { url } = await listening(server);
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await run("client.ts", "http://localhost:8080", url);
  expect(log.mock.calls).toEqual([["Volume 7"]]);
  log.mockRestore();
  expect((await fetch(`${url}/books/0`)).status).toBe(400);
});
