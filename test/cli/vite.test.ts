import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build, createServer, type InlineConfig, type ViteDevServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { type GuildwirePluginOptions, guildwire } from "../../generator/src/cli/vite.js";
import { linkGenerator } from "../plugins/plugin-project.js";
import { Project } from "./command.js";

const configuration = "strict: true\noutput: source\nonly: [limits]\n";

function project(text: string = configuration): Project {
  const made = new Project();
  onTestFinished(() => made.remove(""));
  made.write("guildwire.config.yaml", text);
  mkdirSync(join(made.folder, "src"));
  made.write("src/main.ts", `export * from "./api/limits";\n`);
  return made;
}

function configOf({ folder }: Project, options: GuildwirePluginOptions = {}): InlineConfig {
  return {
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [guildwire(options)],
    server: { middlewareMode: true, ws: false },
    build: { lib: { entry: "src/main.ts", formats: ["es"] }, write: false, minify: false },
    optimizeDeps: { noDiscovery: true },
  };
}

interface Served {
  readonly server: ViteDevServer;
  /** Messages to browsers. */
  readonly sent: { readonly type: string; readonly err?: { readonly message: string } }[];
  /** Waits until a condition holds after a file or a message. */
  until<Value>(find: () => Promise<Value | undefined> | Value | undefined): Promise<Value>;
}

async function serve(made: Project, options: GuildwirePluginOptions = {}): Promise<Served> {
  const sent: Served["sent"] = [];
  let wake: () => void = () => {};
  const spy = {
    name: "spy",
    // Called once a changed module is no longer current.
    handleHotUpdate: () => wake(),
    configureServer({ ws }: ViteDevServer) {
      const send = ws.send.bind(ws) as (message: object) => void;
      ws.send = (message: unknown) => {
        sent.push(message as Served["sent"][number]);
        send(message as object);
        wake();
      };
    },
  };
  const base = configOf(made, options);
  const server = await createServer({ ...base, plugins: [spy, ...(base.plugins ?? [])] });
  onTestFinished(() => server.close());
  const until: Served["until"] = async (find) => {
    for (;;) {
      const heard = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const found = await find();
      if (found !== undefined) return found;
      await heard;
    }
  };
  return { server, sent, until };
}

async function moduleText(server: ViteDevServer): Promise<string> {
  return (await server.transformRequest("/src/api/limits.ts"))?.code ?? "";
}

test("the development server generates before it starts, and again when the document changes", async () => {
  const made = project();
  const { server, until } = await serve(made);
  expect(await moduleText(server)).toContain("100");
  made.replace("books.yaml", "maxLength: 100", "maxLength: 321");
  expect(await until(async () => (await moduleText(server)).includes("321") || undefined)).toBe(true);
});

test("the development server shows errors in the overlay, and loads the page again once they are corrected", async () => {
  const made = project();
  const { server, sent, until } = await serve(made);
  const good = made.read("openapi.yaml");
  made.write("openapi.yaml", "openapi: [");
  const { err } = await until(() => sent.find(({ type }) => type === "error"));
  expect(err?.message).toMatch(/^openapi\.yaml:1:\d+ error syntax-error$/m);
  expect(await moduleText(server)).toContain("100");
  made.write("openapi.yaml", good);
  expect(await until(() => sent.find(({ type }) => type === "full-reload"))).toBeDefined();
});

test("a build fails if generated files are out of date", async () => {
  const made = project();
  await expect(build(configOf(made))).rejects.toThrow(/src\/api is not what openapi\.yaml generates/);
  await expect(build(configOf(made))).rejects.toThrow("Run guildwire generate, and commit the result.");
  await made.run("generate");
  await expect(build(configOf(made))).resolves.toBeDefined();
  made.replace("books.yaml", "maxLength: 100", "maxLength: 321");
  await expect(build(configOf(made))).rejects.toThrow("~ limits.ts would change");
});

test("a build generates if the plugin is configured to", async () => {
  const made = project();
  const result = await build(configOf(made, { build: "generate" }));
  expect(JSON.stringify(result)).toContain("100");
  made.write("openapi.yaml", "openapi: [");
  await expect(build(configOf(made, { build: "generate" }))).rejects.toThrow("error syntax-error");
});

test("the plugin generates the APIs that it is given", async () => {
  const made = project(
    `output: source\nonly: [limits]\napis:\n  api: { spec: openapi.yaml, out: src/api }\n  shop: { spec: none.yaml, out: src/shop }\n`,
  );
  const { server } = await serve(made, { api: "api" });
  expect(await moduleText(server)).toContain("100");
});

test("the configuration of docs/source.md runs the plugin", async () => {
  const made = project();
  const page = readFileSync(join(import.meta.dirname, "../../docs/source.md"), "utf8");
  const [, block = ""] = /^```ts\n(.*?)^```$/ms.exec(page) ?? [];
  linkGenerator(made);
  symlinkSync(join(import.meta.dirname, "../../node_modules/vite"), join(made.folder, "node_modules/vite"), "junction");
  made.write("vite.config.ts", block);
  const { configFile: _none, plugins: _plugins, ...config } = configOf(made);
  await expect(build({ ...config, configFile: join(made.folder, "vite.config.ts") })).rejects.toThrow(
    "is not what openapi.yaml generates",
  );
});
