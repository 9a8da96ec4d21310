// Measures cold starts: whole processes that call one operation, or serve one route, and end. A minute.
//   npm run build
//   node bench/start/run.mjs [--write | --quick]
//
// Each program imports what it needs, makes one call over loopback, checks the response, and ends. "bundled" is the same
// program, bundled and minified by esbuild.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { measure } from "../generate/measure.mjs";
import { median } from "../statistics.mjs";
import { folderOf, quick, record } from "../suite.mjs";
import { clients, servers } from "./programs.mjs";

const here = import.meta.dirname;
const effort = quick ? { rounds: 1, seconds: 0 } : { rounds: 25, seconds: 90 };
const folder = mkdtempSync(join(tmpdir(), "guildwire-start-"));
const figures = {};
const samples = {};
const backend = fork(join(here, "../client/server.mjs"));
try {
  const [port] = await once(backend, "message");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  linkPackages();
  generateOneRoute();
  const text = [
    `# Cold starts

Node ${process.version}. Medians of whole processes that take turns, from start to exit. Ratios are relative to the first row within a
round. Written by \`node bench/start/run.mjs --write\`; its comments describe the rows.
`,
    await suite("A process that calls one operation", "client", clients, String(port)),
    await suite("A process that serves one route", "server", servers, ""),
  ].join("\n");
  record(here, { text, figures, peers: ["openapi-fetch", "fastify", "hono"], samples });
} finally {
  backend.disconnect();
  rmSync(folder, { recursive: true, force: true });
}

async function suite(title, key, programs, argument) {
  const contenders = [];
  for (const [name, source] of Object.entries(programs)) {
    const file = join(folder, `${key}-${contenders.length}.mjs`);
    writeFileSync(file, source);
    contenders.push({ name, cwd: folder, args: [file, argument], says: "ok" });
    if (!name.startsWith("guildwire")) continue;
    const bundled = join(folder, `${key}-${contenders.length}.mjs`);
    const imports = { bundle: true, minify: true, format: "esm", platform: "node", target: "node20" };
    await build({ ...imports, stdin: { contents: source, resolveDir: folder }, outfile: bundled, logLevel: "error" });
    contenders.push({ name: `${name}, bundled`, cwd: folder, args: [bundled, argument], says: "ok" });
  }
  return table(title, key, contenders, measure(contenders, { folder, ...effort }));
}

function table(title, key, contenders, { rounds, medians, samples: raw }) {
  samples[key] = contenders.map(({ name }, index) => ({ name, runs: raw[index] }));
  const rows = contenders.map(({ name }, index) => {
    const { wall, cpu, memory } = medians[index];
    const ratio = median(raw[index].map((run, round) => run.wall / raw[0][round].wall));
    figures[`${key}, ${name}, ratio`] = ratio;
    return `| ${name} | ${(wall * 1000).toFixed(0)} | ${ratio.toFixed(2)} | ${(cpu * 1000).toFixed(0)} | ${memory.toFixed(0)} |`;
  });
  return [
    `## ${title}, ${rounds} rounds`,
    "",
    "|  | ms | ratio | CPU ms | MB peak |",
    "|---|--:|--:|--:|--:|",
    ...rows,
    "",
  ].join("\n");
}

/** Generates and compiles a server from a document with one route, in `one-route/`. */
function generateOneRoute() {
  const text = { type: "string", minLength: 1, maxLength: 100 };
  const id = { name: "guild_id", in: "path", required: true, schema: { type: "string", pattern: "^\\d{1,20}$" } };
  const content = (schema) => ({ "application/json": { schema } });
  const post = {
    operationId: "createGuildChannel",
    tags: ["channels"],
    parameters: [id],
    security: [{ bot: [] }],
    requestBody: {
      required: true,
      content: content({ type: "object", required: ["name"], properties: { name: text } }),
    },
    responses: {
      200: {
        description: "The channel.",
        content: content({ type: "object", required: ["id"], properties: { id: { type: "string" } } }),
      },
    },
  };
  const document = {
    openapi: "3.1.0",
    info: { title: "One route", version: "1.0.0" },
    servers: [{ url: "https://example.com" }],
    paths: { "/guilds/{guild_id}/channels": { post } },
    components: { securitySchemes: { bot: { type: "apiKey", in: "header", name: "authorization" } } },
  };
  writeFileSync(join(folder, "one-route.json"), JSON.stringify(document));
  node([join(here, "../../generator/bin/guildwire.js"), "generate", "--spec", "one-route.json", "--out", "one-route"]);
  const compilerOptions = {
    target: "es2022",
    module: "nodenext",
    rootDir: "one-route/src",
    outDir: "one-route/dist",
    types: [],
  };
  const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, lib, skipLibCheck: true }, include: ["one-route/src"] }),
  );
  node([join(here, "../../node_modules/typescript/bin/tsc")]);
}

function node(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args[0]}: ${stdout}${stderr}`);
}

/** Links the peers and this repository's packages, so that the programs resolve them. */
function linkPackages() {
  mkdirSync(join(folder, "node_modules/@hono"), { recursive: true });
  const peers = ["openapi-fetch", "fastify", "hono", "@hono/node-server", "@hono/zod-validator", "zod", "@guildwire"];
  for (const name of peers) symlinkSync(folderOf(name), join(folder, "node_modules", name), "junction");
}
