import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build as bundleWithEsbuild, transformSync } from "esbuild";
import { rollup } from "rollup";
import { build as buildWithVite, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Project } from "../cli/command.js";
import { readBudget } from "./bundles.js";

const root = resolve(import.meta.dirname, "../..");
const budget = readBudget()["api-get-guild"]?.budget ?? 0;
/** Paths of operations that the program does not call. */
const unused = ["/bans", "/webhooks", "/roles", "/prune", "/interactions/"];

let project: Project;
beforeAll(async () => {
  project = new Project();
  const spec = join(root, "spec/openapi.yaml");
  const config = `spec: ${JSON.stringify(spec)}\noutput: source\nonly: [types, validators, conversions, client]\n`;
  project.write("guildwire.config.yaml", config);
  project.write("package.json", '{ "type": "module", "sideEffects": false }');
  mkdirSync(join(project.folder, "node_modules/@guildwire"), { recursive: true });
  symlinkSync(join(root, "runtime"), join(project.folder, "node_modules/@guildwire/runtime"), "junction");
  const { code, stderr } = await project.run("generate");
  if (code !== 0) throw new Error(stderr);
  for (const [name, module] of Object.entries({ root: "./src/api/index.ts", client: "./src/api/client/index.ts" })) {
    project.write(`${name}.ts`, program(module));
  }
  writeFileSync(
    join(project.folder, "everything.ts"),
    'import * as api from "./src/api/index.ts";\nconsole.log(api);\n',
  );
}, 120_000);
afterAll(() => project.remove(""));

const program = (module: string): string => `import { createClient, getGuild } from "${module}";

const client = createClient({ baseUrl: "https://example.com/api/v8", auth: { bot: "token" } });
console.log(await getGuild(client, { guild_id: "1" }));
`;

type Bundle = (entry: string) => Promise<string>;

/** Returns the file that a specifier of a program in TypeScript leads to. */
function resolved(specifier: string, from: string | undefined): string | undefined {
  if (specifier.startsWith("@guildwire/runtime/")) {
    return join(root, "runtime/dist", specifier.slice("@guildwire/runtime/".length), "index.js");
  }
  return from === undefined || !specifier.startsWith(".") ? undefined : resolve(from, "..", specifier);
}

const bundlers: Readonly<Record<string, Bundle>> = {
  esbuild: async (entry) => {
    const options = {
      bundle: true,
      format: "esm",
      minify: true,
      write: false,
      target: "es2022",
      legalComments: "none",
    } as const;
    const { outputFiles } = await bundleWithEsbuild({ entryPoints: [entry], ...options });
    return outputFiles[0]?.text ?? "";
  },
  rollup: async (entry) => {
    const typescript = {
      name: "typescript",
      resolveId: resolved,
      transform: (code: string, id: string) =>
        id.endsWith(".ts") ? transformSync(code, { loader: "ts", target: "es2022" }).code : undefined,
    };
    const { generate } = await rollup({ input: entry, plugins: [typescript] });
    const { output } = await generate({ format: "es" });
    return transformSync(output[0]?.code ?? "", { minify: true, format: "esm", target: "es2022" }).code;
  },
  vite: async (entry) => {
    const found = await buildWithVite({
      root: project.folder,
      configFile: false,
      logLevel: "silent",
      build: { write: false, minify: true, target: "es2022", modulePreload: false, rollupOptions: { input: entry } },
    });
    const { output } = found as Rolldown.RolldownOutput;
    return output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
  },
};

describe("source code in a bundle", { timeout: 120_000 }, () => {
  for (const [name, bundle] of Object.entries(bundlers)) {
    it(`has only what the program calls, also through the root entry, with ${name}`, async () => {
      const texts = await Promise.all(
        ["root", "client", "everything"].map((entry) => bundle(join(project.folder, `${entry}.ts`))),
      );
      const [ofRoot = "", ofClient = "", all = ""] = texts;
      for (const path of unused) {
        expect(all, path).toContain(path);
        expect(ofRoot, path).not.toContain(path);
        expect(ofClient, path).not.toContain(path);
      }
      expect(ofRoot).toContain("/guilds/");
      const [bytes, ofEverything] = [ofRoot, all].map((text) => gzipSync(text, { level: 9 }).length);
      expect(Math.abs(gzipSync(ofRoot, { level: 9 }).length - gzipSync(ofClient, { level: 9 }).length)).toBeLessThan(
        20,
      );
      expect(bytes).toBeLessThan((ofEverything ?? 0) / 4);
      // The limit of the same call in a package is measured with esbuild. Others order and print the same code differently.
      expect(bytes).toBeLessThanOrEqual(name === "esbuild" ? budget : budget + 200);
    });
  }
});
