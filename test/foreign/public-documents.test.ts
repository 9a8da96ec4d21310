import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../generator/src/cli/main.js";
import type { JsonObject } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { isHttpMethod } from "../../generator/src/openapi/operations.js";
import type { File } from "../../generator/src/print/index.js";
import { ForeignPackage, generated } from "./foreign-api.js";
// @ts-expect-error: a plain script without declarations.
import { packedDocument } from "./packed-document.mjs";

const patience = 300_000;

interface PublicDocument {
  readonly title: string;
  readonly package: string;
  readonly entry: string;
  readonly sha256: string;
  readonly cached: string;
  readonly version: string;
  readonly operations: number;
}

const documents: readonly PublicDocument[] = [
  {
    title: "a remote control in 3.1, with empty schemas, forms without fields and responses for any status",
    package: "rclone-openapi@1.75.0",
    entry: "package/openapi.json",
    sha256: "4c8a03e37f49a28beafdb5755632626be40940ccaf8ec04af5f8fdae6a3c0974",
    cached: "rclone-1.75.0.json",
    version: "3.1.0",
    operations: 101,
  },
  {
    title: "a booking service in 3.1, with links, a webhook and allOf in most of its responses",
    package: "@readme/oas-examples@8.2.2",
    entry: "package/3.1/json/train-travel.json",
    sha256: "213e8f751c0d41cb3770374c8199ba6c897ac146389e94d688001285d43b92d7",
    cached: "train-travel-8.2.2.json",
    version: "3.1.0",
    operations: 7,
  },
  {
    title: "a documentation service in 3.0, with allOf nearly everywhere",
    package: "@readme/oas-examples@8.2.2",
    entry: "package/3.0/json/readme-legacy.json",
    sha256: "908aaa7ad888dc791d55763b15bdb2b04be811c6a232e91f733abe217afe8315",
    cached: "readme-legacy-8.2.2.json",
    version: "3.0.2",
    operations: 36,
  },
  {
    title: "a government's dialogues in 3.0, written by a program that calls every reference oneOf",
    package: "@digdir/dialogporten-schema@1.40.0",
    entry: "package/swagger.verified.json",
    sha256: "427bd2a891619625f51d68bfa250d900fdae85fd1520ca89b1c2a4ca2c3e8141",
    cached: "dialogporten-1.40.0.json",
    version: "3.0.0",
    operations: 29,
  },
  {
    title: "an address service in 3.0, with enumerations of all countries, some of them twice",
    package: "@ideal-postcodes/openapi@4.21.0",
    entry: "package/dist/openapi.json",
    sha256: "cedeb3ddf377a50317fc65f65e8c1eaf156667cfd3a8e75199e59f6b8e179a59",
    cached: "ideal-postcodes-4.21.0.json",
    version: "3.0.3",
    operations: 31,
  },
];

/** Contains one schema that is null, so that one operation cannot be generated. */
const broken = {
  package: "@directus/specs@15.2.0",
  entry: "package/dist/openapi.json",
  sha256: "fd9c209674ca9c7912ce5eacc830537b7e7ec8e9f5c67dbffc4ded4a9bd157e1",
  cached: "directus-15.2.0.json",
};

async function pathOf(document: Omit<PublicDocument, "title" | "version" | "operations">): Promise<string | undefined> {
  const found: { readonly path?: string; readonly unavailable?: string } = await packedDocument(document);
  if (found.path !== undefined) return found.path;
  if (process.env["CI"] === "true") throw new Error(`CI runs this test, but ${found.unavailable}`);
  console.warn(`SKIPPED ${document.package} in test/foreign/public-documents.test.ts: ${found.unavailable}`);
  return undefined;
}

/** Pointers of the operations of a document, in its order. */
function operationsOf(path: string): readonly string[] {
  const { loaded } = loadDocument(path);
  const paths = (loaded?.document.paths ?? {}) as unknown as { readonly [path: string]: JsonObject };
  return Object.entries(paths).flatMap(([template, item]) =>
    Object.keys(item).flatMap((method) => (isHttpMethod(method) ? `${method} ${template}` : [])),
  );
}

for (const document of documents) {
  const path = await pathOf(document);
  describe.skipIf(path === undefined)(document.title, () => {
    const file = path ?? "";
    let installed: ForeignPackage | undefined;
    let api: Awaited<ReturnType<typeof generated>>;
    let said: string;
    beforeAll(async () => {
      api = await generated(file);
      installed = new ForeignPackage(api.files);
      said = installed.compile();
    }, patience);
    afterAll(() => installed?.remove());

    it(`is version ${document.version} with ${document.operations} operations`, () => {
      expect(loadDocument(file).loaded?.declaredVersion).toBe(document.version);
      expect(operationsOf(file)).toHaveLength(document.operations);
    });

    it("is generated completely, without errors", () => {
      expect(api.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
      const made = api.model.operations.map((operation) => `${operation.method} ${operation.path.text}`);
      expect(made).toEqual(operationsOf(file));
    });

    it("compiles under every required compiler flag", () => {
      expect(said).toBe("");
    });
  });
}

const brokenPath = await pathOf(broken);
describe.skipIf(brokenPath === undefined)("a content platform in 3.0, with a schema that is null", () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-lenient-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs one command line and returns its output. */
  async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
    let said = "";
    const stream = {
      write(text: string) {
        said += text;
      },
    };
    const place = ["--spec", brokenPath ?? "", "--out", join(folder, "out")];
    const code = await main([...args, ...place], { stdout: stream, stderr: stream, env: {}, cwd: folder });
    return { code, said };
  }

  /** The compiler's errors for the last output. */
  function compileOutput(): string {
    const manifest = JSON.parse(readFileSync(join(folder, "out/.guildwire-manifest.json"), "utf8")) as {
      readonly files: readonly { readonly path: string }[];
    };
    const files = manifest.files.map(
      ({ path }): File => ({ path, text: readFileSync(join(folder, "out", path), "utf8") }),
    );
    const installed = new ForeignPackage(files);
    try {
      return installed.compile();
    } finally {
      installed.remove();
    }
  }

  it("is refused in strict mode, and generated by --lenient without the operations that are errors there", {
    timeout: patience,
  }, async () => {
    const config = join(folder, "strict.yaml");
    writeFileSync(config, "strict: true\nstrictExtensions: false\n");
    const strict = await run("generate", "--config", config);
    expect(strict.code).toBe(1);
    expect(strict.said).toContain("a Schema Object must be a map, found null");
    const { code, said } = await run("generate", "--config", config, "--lenient");
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said.match(/operation-left-out$/gm)).toHaveLength(3);
    expect(said).toContain("(POST /items/{collection}) is omitted: a Schema Object must be a map, found null");
    expect(said).toContain("(POST /auth/password/request) is omitted: this operation declares only errors");
    expect(said).toContain("(POST /auth/password/reset) is omitted: this operation declares only errors");
    expect(compileOutput()).toBe("");
  });

  it("is generated with every operation by default", { timeout: patience }, async () => {
    const { code, said } = await run("generate");
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).not.toContain("operation-left-out");
    expect(readFileSync(join(folder, "out/src/client/index.ts"), "utf8")).not.toBe("");
    expect(readFileSync(join(folder, "out/openapi.json"), "utf8")).toContain('"/items/{collection}"');
    expect(compileOutput()).toBe("");
  });
});
