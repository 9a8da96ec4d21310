import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../generator/src/cli/main.js";
import { runCompiler } from "../compiler.js";
import { model } from "../spec/model.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const styles = ["object", "class", "nest"] as const;

/** Calls one stub. */
const program = `import { createFetchHandler } from "@guildwire/api/server";
import { handlers } from "./index.js";

const options = { authenticate: { bot: () => "me", bearer: () => "me" }, resolve: () => undefined };
const handle = createFetchHandler(handlers, options);
const request = new Request("http://localhost/guilds/1/bans", { headers: { authorization: "Bot secret" } });
const response = await handle(request);
console.log(response.status);
`;

/** The same in NestJS. */
const nestProgram = `import type { AddressInfo } from "node:net";
import { NestFactory } from "@nestjs/core";
import { HandlersModule } from "./index.js";

const options = { authenticate: { bot: () => "me", bearer: () => "me" }, resolve: () => undefined };
const app = await NestFactory.create(HandlersModule.forRoot(options), { logger: false });
await app.listen(0, "127.0.0.1");
const { port } = app.getHttpServer().address() as AddressInfo;
const headers = { authorization: "Bot secret", connection: "close" };
console.log((await fetch(\`http://127.0.0.1:\${port}/guilds/1/bans\`, { headers })).status);
await app.close();
`;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-stubs-"));
  mkdirSync(join(folder, "node_modules"));
  for (const scope of ["@guildwire", "@nestjs", "@types"]) {
    symlinkSync(join(projectRoot, "node_modules", scope), join(folder, "node_modules", scope), "junction");
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function stubs(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  let said = "";
  const stream = {
    write(text: string) {
      said += text;
    },
  };
  const spec = join(projectRoot, "spec/openapi.yaml");
  const all = ["stubs", "--spec", spec, "--import", "@guildwire/api/server", ...args];
  return { code: await main(all, { stdout: stream, stderr: stream, env: {}, cwd: folder }), said };
}

/** The comment that ends above a declaration, as one line. */
function saidAbove(text: string, declaration: RegExp): string {
  const before = text.slice(0, text.search(new RegExp(`^ *${declaration.source}`, "m")));
  const comment = before.slice(before.lastIndexOf("/**") + 3, before.lastIndexOf("*/"));
  return comment
    .replaceAll(/\n *\*/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The compiler's errors for a folder under the strictest settings. */
function compile(name: string): string {
  const compilerOptions = {
    strict: true,
    outDir: join(folder, "built"),
    rootDir: folder,
    declaration: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    types: ["node"],
    noUnusedLocals: true,
    noUnusedParameters: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedDeclarations: true,
    erasableSyntaxOnly: true,
    experimentalDecorators: true,
    skipLibCheck: true,
  };
  const settings = join(folder, `tsconfig.${name}.json`);
  writeFileSync(settings, JSON.stringify({ compilerOptions, include: [`${name}/**/*.ts`] }));
  return runCompiler(folder, "-p", settings);
}

describe.each(styles)("handlers for the whole interface, in style %s", (style) => {
  it("are written once, one per operation", async () => {
    expect(await stubs("--out", style, "--style", style)).toEqual({
      code: 0,
      said: expect.stringContaining(`${style}: 16 files written\n`),
    });
    expect(await stubs("--out", style, "--check")).toEqual({ code: 0, said: `${style} is up to date\n` });
  });

  it("document each handler as the generated interface documents its method, with the description", () => {
    const bans = (path: string): string => readFileSync(path, "utf8");
    const stub = saidAbove(bans(join(folder, style, "bans.ts")), /(?:async )?getGuildBan\(/);
    const method = saidAbove(bans(join(projectRoot, "generated/src/server/bans.ts")), /getGuildBan\(/);
    expect(method).toContain("Errors: `unauthorized` (401, code 40001)");
    const operation = model.operations.find(({ id }) => id === "getGuildBan");
    const { summary = "", description = "" } = operation ?? {};
    expect(method.startsWith(`${summary} \`GET `)).toBe(true);
    const whole = method.replace(summary, () => `${summary} ${description.trim().replaceAll(/\s+/g, " ")}`);
    expect(stub.replace(/ @guildwire getGuildBan [0-9a-f]{12}$/, "")).toBe(whole);
  });

  it("compile against the generated package, and respond with 501 until implemented", { timeout: 60_000 }, () => {
    writeFileSync(join(folder, style, "run.ts"), style === "nest" ? nestProgram : program);
    expect(compile(style)).toBe("");
    const response = execFileSync(process.execPath, [join(folder, "built", style, "run.js")], { encoding: "utf8" });
    expect(response).toBe("501\n");
  });

  it("still compile with a principal type, with and without authentication", { timeout: 60_000 }, () => {
    writeFileSync(join(folder, style, "principal.ts"), "export type Principal = string;\n");
    expect(compile(style)).toBe("");
  });
});
