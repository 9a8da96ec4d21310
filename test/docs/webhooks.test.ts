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

const text = readFileSync(resolve(import.meta.dirname, "../../docs/webhooks.md"), "utf8");

/** The block whose first line is a comment with this file name. */
function blockOf(file: string): string {
  const block = [...text.matchAll(/^```\w+\n(.*?)^```$/gms)].find(
    ([, source = ""]) => /^\S+ (.*)/.exec(source)?.[1] === file,
  );
  if (block?.[1] === undefined) throw new Error(`docs/webhooks.md has no block for ${file}`);
  return block[1].replaceAll("shop-api", "foreign-api");
}

let shop: ForeignPackage;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-webhooks-"));
  try {
    writeFileSync(join(folder, "openapi.yaml"), blockOf("openapi.yaml"));
    shop = new ForeignPackage((await generated(join(folder, "openapi.yaml"))).files);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(shop.compile()).toBe("");
});

afterAll(() => shop.remove());

it("the blocks of docs/webhooks.md compile against the package of their document", () => {
  const folder = join(shop.folder, "blocks");
  mkdirSync(folder);
  const files = ["receiver.ts", "sender.ts"].map((path) => ({ path, text: blockOf(path) }));
  const node = [join(resolve(import.meta.dirname, "../.."), "node_modules/@types")];
  const options = {
    module: "nodenext",
    target: "es2022",
    strict: true,
    noEmit: true,
    typeRoots: node,
    types: ["node"],
  };
  expect(compileFiles(folder, files, options)).toBe("");
});

it("the sender of docs/webhooks.md delivers to its receiver", async () => {
  vi.stubEnv("WEBHOOK_SECRET", Buffer.alloc(32, 1).toString("base64"));
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  const receiver = await moduleOf("receiver.ts", (source) =>
    source.replace("createServer(receiver.node).listen(8080);", "export default receiver;"),
  );
  const server = createServer(receiver.default.node);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await moduleOf("sender.ts", (source) =>
    source
      .replace("https://receiver.example/hooks", `http://127.0.0.1:${port}/hooks`)
      .replace("timeout: 5_000", "allowHttp: true, allowPrivate: true"),
  );
  await vi.waitFor(() => expect(log.mock.calls.flat()).toEqual(expect.arrayContaining(["order 1", true])));
});

/** Runs a block as a module beside the package. */
// biome-ignore lint/suspicious/noExplicitAny: a block has whatever exports the test gives it
async function moduleOf(file: string, change: (source: string) => string): Promise<any> {
  const source = blockOf(file);
  const changed = change(source);
  expect(changed).not.toBe(source);
  const path = join(shop.folder, file.replace(/ts$/, "mjs"));
  writeFileSync(path, transformSync(changed, { loader: "ts", format: "esm", target: "es2022" }).code);
  return import(pathToFileURL(path).href);
}
