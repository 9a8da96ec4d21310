import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "./command.js";
import { type Registry, startRegistry } from "./registry.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/migration.md"), "utf8");

/** The block whose first line is a comment with this file name. */
function blockOf(file: string): string {
  const blocks = [...page.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  const block = blocks.find((text) => /^\S+ (.*)/.exec(text)?.[1] === file);
  if (block === undefined) throw new Error(`docs/migration.md has no block for ${file}`);
  return block;
}

/** The commands with which the page begins. */
const commands = /^```sh\n(.*?)^```$/ms.exec(page)?.[1]?.trim().split("\n") ?? [];
const compilerOptions = { target: "es2022", module: "nodenext", strict: true, outDir: "dist", skipLibCheck: true };
const scripts = { generate: "openapi-typescript openapi.yaml -o src/schema.d.ts", build: "tsc" };

describe("docs/migration.md", () => {
  let registry: Registry;
  beforeAll(async () => {
    registry = await startRegistry();
  }, 180_000);
  afterAll(() => registry.stop(), 180_000);

  test("a program with openapi-typescript moves to the generated types, and keeps its code and scripts", {
    timeout: 600_000,
  }, async () => {
    const cwd = registry.folder("shelf");
    const shell = async (line: string): Promise<void> => {
      const env = { ...registry.env, npm_config_audit: "false", npm_config_loglevel: "error" };
      const { code, stdout, stderr } = await run("bash", ["-c", line], { cwd, env, timeout: 240_000 });
      expect({ line, code, output: code === 0 ? "" : `${stdout}${stderr}` }).toEqual({ line, code: 0, output: "" });
    };
    const program = blockOf("with-openapi-fetch.ts");
    mkdirSync(join(cwd, "src"));
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ name: "shelf", type: "module", scripts }));
    writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
    writeFileSync(join(cwd, "openapi.yaml"), blockOf("openapi.yaml"));
    writeFileSync(join(cwd, "src/title.ts"), program.replace('"shelf-bindings/paths"', '"./schema.js"'));
    await shell("npm install --save-dev openapi-typescript@7 openapi-fetch typescript@5");
    await shell("npm run generate && npm run build");

    for (const line of commands) await shell(line);
    appendFileSync(join(cwd, "guildwire.config.yaml"), blockOf("guildwire.config.yaml"));
    await shell("npx guildwire generate && npx tsc -b generated");
    rmSync(join(cwd, "src/schema.d.ts"));
    writeFileSync(join(cwd, "src/title.ts"), program);
    await shell("npm run build");

    const { scripts: after } = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")) as { scripts: object };
    expect(after).toMatchObject({
      generate: scripts.generate,
      build: `npm run build:api && ${scripts.build}`,
      "generate:api": "guildwire generate",
    });
  });
});
