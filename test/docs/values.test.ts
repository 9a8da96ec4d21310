import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "../../generator/src/cli/config.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { compileFiles } from "../types/compile.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const text = readFileSync(join(projectRoot, "docs/values.md"), "utf8");

/** The block whose first line is a comment with this file name. */
function blockOf(file: string): string {
  const blocks = [...text.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, source = ""]) => source);
  const block = blocks.find((source) => /^\S+ (.*)/.exec(source)?.[1] === file);
  if (block === undefined) throw new Error(`docs/values.md has no block for ${file}`);
  return block.replaceAll("payments-api", "foreign-api");
}

let payments: ForeignPackage;

beforeAll(async () => {
  const configuration = blockOf("guildwire.config.yaml");
  const { config, diagnostics } = await parseConfig(configuration, "guildwire.config.yaml");
  expect(diagnostics).toEqual([]);
  expect(config.values).toEqual(parse(configuration).values);
  const folder = mkdtempSync(join(tmpdir(), "guildwire-values-"));
  try {
    writeFileSync(join(folder, "openapi.yaml"), blockOf("openapi.yaml"));
    payments = new ForeignPackage((await generated(join(folder, "openapi.yaml"), config.values)).files);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(payments.compile()).toBe("");
});

afterAll(() => payments.remove());

it("the blocks of docs/values.md compile against the package of their document", () => {
  const folder = join(payments.folder, "blocks");
  mkdirSync(folder);
  const files = ["caller.ts", "server.ts"].map((path) => ({ path, text: blockOf(path) }));
  const typeRoots = [join(projectRoot, "node_modules/@types")];
  const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
  const options = { module: "nodenext", target: "es2022", lib, strict: true, noEmit: true, typeRoots, types: ["node"] };
  expect(compileFiles(folder, files, options)).toBe("");
});

it("the caller of docs/values.md receives what its server returns", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const listening = "createServer(createNodeHandler({ payments })).listen(8080);";
  const { default: handler } = await moduleOf("server.ts", (source) =>
    source.replace(listening, "export default createNodeHandler({ payments });"),
  );
  const server = createServer(handler);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await moduleOf("caller.ts", (source) => source.replace("https://payments.example", `http://127.0.0.1:${port}`));
  expect(log.mock.calls).toEqual([[9007199254740993n, 31]]);
});

/** Runs a block as a module beside the package. */
// biome-ignore lint/suspicious/noExplicitAny: a block has whatever exports the test gives it
async function moduleOf(file: string, change: (source: string) => string): Promise<any> {
  const source = blockOf(file);
  const changed = change(source);
  expect(changed).not.toBe(source);
  const path = join(payments.folder, file.replace(/ts$/, "mjs"));
  writeFileSync(path, transformSync(changed, { loader: "ts", format: "esm", target: "es2022" }).code);
  return import(pathToFileURL(path).href);
}
