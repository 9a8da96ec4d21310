import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { Project } from "../cli/command.js";
import { runCompiler } from "../compiler.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const compilerOptions = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  types: ["node"],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
};
const styles = [
  ["nodenext", { module: "nodenext" }, "/index.js"],
  ["a bundler", { module: "preserve", moduleResolution: "bundler" }, ""],
] as const;

/** Handlers of MSW respond to a query of TanStack Query, and a handler of one status takes precedence. */
const program = (end: string): string => `import { QueryClient } from "@tanstack/query-core";
import { setupServer } from "msw/node";
import { createClient } from "./api/client${end}";
import { getBookHandler, handlers } from "./api/msw${end}";
import { getBookQuery } from "./api/queries${end}";

const server = setupServer(...handlers());
server.listen({ onUnhandledRequest: "error" });
const client = createClient({ baseUrl: "https://shelf.example", retry: false });
const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
const first = await cache.fetchQuery(getBookQuery(client, { book_id: "7" }));
server.use(getBookHandler({ status: 200, body: { title: "Given" } }));
const second = await cache.fetchQuery(getBookQuery(client, { book_id: "7" }));
// @ts-expect-error: the status is not declared
getBookHandler(418);
server.close();
console.log(JSON.stringify([typeof first.title, second.title]));
`;

test.each(styles)(
  "handlers of MSW and queries compile and run as source code with %s",
  {
    timeout: 120_000,
  },
  async (_, settings, end) => {
    const project = new Project();
    onTestFinished(() => project.remove(""));
    const write = (name: string, text: string): void => {
      mkdirSync(dirname(join(project.folder, name)), { recursive: true });
      writeFileSync(join(project.folder, name), text);
    };
    const modules = ["@guildwire/runtime", "@tanstack/query-core", "@types/node", "msw"];
    for (const name of modules) {
      const link = join(project.folder, "node_modules", name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(
        join(projectRoot, name.startsWith("@guildwire") ? "runtime" : `node_modules/${name}`),
        link,
        "junction",
      );
    }
    write("package.json", '{ "type": "module" }');
    write("tsconfig.json", JSON.stringify({ compilerOptions: { ...compilerOptions, ...settings }, include: ["src"] }));
    write(
      "guildwire.config.yaml",
      "edition: 2026-12\nspec: openapi.yaml\noutput: source\nemitters: [standard, msw, tanstack-query]\n",
    );
    expect(await project.run("generate")).toMatchObject({ code: 0, stderr: "" });
    write("src/main.ts", program(end));
    expect(runCompiler(project.folder, "-p", ".")).toBe("");

    const outfile = join(project.folder, "main.mjs");
    const options = {
      bundle: true,
      format: "esm",
      platform: "node",
      packages: "external",
      logLevel: "silent",
    } as const;
    await build({ entryPoints: [join(project.folder, "src/main.ts")], outfile, ...options });
    const { stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: "utf8", timeout: 60_000 });
    expect({ stdout, stderr }).toEqual({ stdout: '["string","Given"]\n', stderr: "" });
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
  },
);
