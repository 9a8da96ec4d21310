import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { main } from "../../generator/src/cli/main.js";
import { runCompiler } from "../compiler.js";
import { listening } from "../listening.js";
import { moduleBundle } from "./module-bundle.js";

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
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Imports a block, with a replacement that must occur in it. */
async function run(file: string, from: string, to: string): ReturnType<typeof moduleBundle> {
  expect(block(file)).toContain(from);
  return moduleBundle(folder, block(file).replace(from, to));
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
