import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { build as buildWithVite } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { compiler } from "../compiler.js";
import { bun, deno, install as installPlatforms } from "../platforms/installed.js";
import { install as installVersions, nodeOf } from "../toolchains/installed.js";
import { type Ended, endGroup, run } from "./command.js";
import { packages } from "./published-registry.js";
import { type Registry, startRegistry } from "./registry.js";

const here = import.meta.dirname;
const root = resolve(here, "../..");
const wanted = { reason: "Grüße", failure: [404, 10026], color: [true, false], limit: 100 };
/** Prints the result of the program that a module has put on globalThis. */
const printing = (module: string): string =>
  `await import(${JSON.stringify(module)}); console.log(JSON.stringify(await globalThis.result))`;

let registry: Registry;
/** A project of a consumer, in which only `@guildwire/api` was installed. */
let consumer = "";

beforeAll(async () => {
  registry = await startRegistry();
  consumer = registry.folder("consumer");
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  expect(await registry.npm(["install", "@guildwire/api"], consumer)).toMatchObject({ code: 0 });
  cpSync(join(here, "program.mjs"), join(consumer, "program.mjs"));
  const entry = 'import { result } from "./program.mjs";\nglobalThis.result = result;\n';
  writeFileSync(join(consumer, "entry.mjs"), entry);
}, 180_000);

afterAll(() => registry?.stop());

function resultOf({ code, stdout, stderr }: Ended): unknown {
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout);
}

const runNode = (node: string, ...args: readonly string[]): Promise<Ended> => run(node, args, { cwd: consumer });
const evaluate = (node: string, module: string): Promise<Ended> =>
  runNode(node, "--input-type=module", "--eval", printing(module));

describe("packages installed from a registry", { timeout: 180_000 }, () => {
  test("have one version, license, engines, files and no scripts of installation", async () => {
    const versions = new Set<string>();
    for (const folder of packages) {
      const { name } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { name: string };
      const { stdout } = await registry.npm(["view", name, "--json"], consumer);
      const found = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
      versions.add(String(found["version"]));
      expect(found).toMatchObject({ license: "Apache-2.0", engines: { node: ">=20.19" }, type: "module" });
      const scripts = Object.keys((found["scripts"] as object | undefined) ?? {});
      expect(scripts.filter((script) => /install|prepare/.test(script))).toEqual([]);
    }
    expect(versions.size).toBe(1);
  });

  test("bring no other package to a consumer of the client", () => {
    const names = readdirSync(join(consumer, "node_modules")).filter((name) => !name.startsWith("."));
    expect(names).toEqual(["@guildwire"]);
    expect(readdirSync(join(consumer, "node_modules/@guildwire")).sort()).toEqual(["api", "runtime"]);
  });

  test.each(["runtime", "api"])("%s: source and declaration maps lead to files of the package", (name) => {
    const folder = join(consumer, "node_modules/@guildwire", name);
    const maps = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".map"),
    );
    expect(maps.length).toBeGreaterThan(20);
    for (const path of maps) {
      const { sources } = JSON.parse(readFileSync(join(folder, "dist", path), "utf8")) as { sources: string[] };
      for (const source of sources) expect(existsSync(resolve(folder, "dist", dirname(path), source)), path).toBe(true);
    }
  });

  test.each([
    ["nodenext", { module: "nodenext" }],
    ["bundler", { module: "preserve", moduleResolution: "bundler" }],
  ])("compile under strict TypeScript with the resolution %s", async (name, settings) => {
    const entries = ["runtime", "api"].flatMap((folder) => {
      const file = join(consumer, "node_modules/@guildwire", folder, "package.json");
      const { name: of, exports } = JSON.parse(readFileSync(file, "utf8")) as { name: string; exports: object };
      return Object.keys(exports)
        .filter((key) => !key.endsWith(".json"))
        .map((key) => `${of}${key.slice(1)}`);
    });
    expect(entries.length).toBeGreaterThan(18);
    const imports = entries.map((entry, index) => `import * as m${index} from "${entry}";\nvoid m${index};\n`);
    const use = `import { createClient, getGuild } from "@guildwire/api/client";
const client = createClient({ baseUrl: "http://localhost/api/v8", auth: { bot: "secret" } });
export const found: Promise<{ name: string }> = getGuild(client, { guild_id: "1" });
// @ts-expect-error: guild_id is missing
void getGuild(client, {});
`;
    writeFileSync(join(consumer, "use.ts"), `${imports.join("")}${use}`);
    const compilerOptions = {
      ...settings,
      target: "es2022",
      lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipDefaultLibCheck: true,
      noEmit: true,
    };
    const config = `tsconfig.${name}.json`;
    writeFileSync(join(consumer, config), JSON.stringify({ compilerOptions, files: ["use.ts"] }));
    const { code, stdout } = await runNode(process.execPath, compiler, "-p", config, "--pretty", "false");
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  });

  const skipped = nodeOf("node-24") === undefined ? ` (skipped: ${installVersions})` : "";
  const versions = [
    ["this Node", process.execPath],
    [`Node 24${skipped}`, nodeOf("node-24")],
    [`the newest Node${skipped}`, nodeOf("node-newest")],
  ] as const;
  describe.each(versions)("on %s", (_, node) => {
    test.skipIf(node === undefined)("run as ECMAScript modules", async () => {
      expect(resultOf(await evaluate(node ?? "", "./entry.mjs"))).toEqual(wanted);
    });

    test.skipIf(node === undefined)("run with require", async () => {
      const text = readFileSync(join(here, "program.mjs"), "utf8")
        .replaceAll(/^import \{(.*)\} from (".*");$/gm, "const {$1} = require($2);")
        .replace("export const result = program();", "program().then((done) => console.log(JSON.stringify(done)));");
      expect(text).not.toMatch(/^(?:import|export) /m);
      writeFileSync(join(consumer, "required.cjs"), text);
      // Node 20 warns that require of an ECMAScript module is experimental.
      expect(resultOf(await runNode(node ?? "", "--no-warnings", "required.cjs"))).toEqual(wanted);
    });
  });

  describe("in a bundle for browsers", () => {
    /** A bundle may use what browsers have, and nothing of Node. */
    async function checkBundle(file: string): Promise<void> {
      expect(readFileSync(join(consumer, file), "utf8")).not.toMatch(/["']node:|\brequire\(/);
      expect(resultOf(await evaluate(process.execPath, `./${file}`))).toEqual(wanted);
    }

    test("of esbuild", async () => {
      const outfile = join(consumer, "esbuild/out.mjs");
      const entryPoints = [join(consumer, "entry.mjs")];
      await build({ entryPoints, outfile, bundle: true, minify: true, format: "esm", platform: "browser" });
      await checkBundle("esbuild/out.mjs");
    });

    test("of Vite", async () => {
      const input = join(consumer, "entry.mjs");
      const output = { entryFileNames: "out.mjs" };
      const options = { outDir: "vite", rollupOptions: { input, output }, modulePreload: false };
      await buildWithVite({ root: consumer, configFile: false, logLevel: "error", build: options });
      await checkBundle("vite/out.mjs");
    });

    test("of webpack", async () => {
      const errors = await new Promise<readonly unknown[]>((done, fail) => {
        const output = { path: join(consumer, "webpack"), filename: "out.mjs", module: true };
        const common = {
          context: consumer,
          entry: "./entry.mjs",
          mode: "production",
          target: ["web", "es2022"],
        } satisfies Configuration;
        webpack({ ...common, output, experiments: { outputModule: true } }, (error, stats) => {
          if (error !== null || stats === undefined) fail(error);
          else done(stats.toJson({ all: false, errors: true, warnings: true }).errors ?? []);
        });
      });
      expect(errors).toEqual([]);
      await checkBundle("webpack/out.mjs");
    });
  });

  test("run in a worker, with web APIs only", async () => {
    const names = ["process", "Buffer", "global", "require", "setImmediate", "clearImmediate"];
    const outfile = join(consumer, "worker.js");
    const entryPoints = [join(consumer, "program.mjs")];
    const form = { bundle: true, format: "iife", globalName: "worker", platform: "browser" } as const;
    await build({ ...form, entryPoints, outfile, conditions: ["worker"] });
    const started = new Function(...names, `${readFileSync(outfile, "utf8")}; return worker;`)() as {
      readonly result: Promise<unknown>;
    };
    expect(await started.result).toEqual(wanted);
  });

  test.skipIf(deno === undefined)(
    `run on Deno${deno === undefined ? ` (skipped: ${installPlatforms})` : ""}`,
    async () => {
      const cwd = registry.folder("deno");
      const text = readFileSync(join(here, "program.mjs"), "utf8").replaceAll('"@guildwire/', '"npm:@guildwire/');
      writeFileSync(join(cwd, "program.mjs"), `${text}\nconsole.log(JSON.stringify(await result));\n`);
      // The packages were published a moment ago, and Deno waits for a day by default.
      const args = ["run", "--quiet", "--no-prompt", "--minimum-dependency-age=0", "program.mjs"];
      const ended = await run(deno ?? "", args, { cwd, env: registry.env });
      expect(resultOf(ended)).toEqual(wanted);
    },
  );

  test.skipIf(bun === undefined)(
    `run on Bun${bun === undefined ? ` (skipped: ${installPlatforms})` : ""}`,
    async () => {
      const cwd = registry.folder("bun");
      writeFileSync(join(cwd, "package.json"), JSON.stringify({ name: "with-bun", private: true }));
      const added = await run(bun ?? "", ["add", "@guildwire/api"], { cwd, env: registry.env });
      expect(added).toMatchObject({ code: 0 });
      const text = readFileSync(join(here, "program.mjs"), "utf8");
      writeFileSync(join(cwd, "program.mjs"), `${text}\nconsole.log(JSON.stringify(await result));\n`);
      expect(resultOf(await run(bun ?? "", ["run", "program.mjs"], { cwd, env: registry.env }))).toEqual(wanted);
    },
  );

  test("`npx @guildwire/service` serves, and ends when it is stopped", async () => {
    const cwd = registry.folder("service");
    const args = ["--yes", "@guildwire/service", "--ephemeral"];
    const child = spawn("npx", args, { cwd, env: registry.env, stdio: ["ignore", "pipe", "inherit"], detached: true });
    const exited = once(child, "exit");
    try {
      let line = "";
      for await (line of createInterface(child.stdout)) break;
      const { url, bot_token, guild_id } = JSON.parse(line) as Readonly<Record<string, string>>;
      const headers = { authorization: `Bot ${bot_token}` };
      const response = await fetch(`${url}/api/v8/guilds/${guild_id}`, { headers });
      expect(response.status).toBe(200);
      endGroup(child.pid, "SIGTERM");
      await exited;
      // npx ends first; the service still responds on connections that are kept alive, and closes them.
      const state = (): Promise<string> =>
        fetch(String(url)).then(
          () => "open",
          () => "closed",
        );
      await expect.poll(state, { timeout: 10_000 }).toBe("closed");
    } finally {
      endGroup(child.pid);
    }
  });
});
