// Compares types and clients with @hey-api/openapi-ts, orval and openapi-typescript: the time to generate them, and the time
// of the compiler. Three minutes.
//   npm run build
//   npm ci --prefix test/toolchains
//   node bench/clients/run.mjs [--write | --quick]
//
// The generators run on Node 24, which orval and @hey-api/openapi-ts recommend. guildwire writes types and the client only;
// openapi-typescript writes types, which openapi-fetch reads. The compiler is TypeScript 7, with the same options for all.
// `--quick` uses a small document.
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { githubDescription } from "../../test/foreign/github-description.mjs";
import { bytesIn, compilerOptions } from "../files.mjs";
import { measure, run } from "../generate/measure.mjs";
import { folderOf, node24 as node, quick, record, versionOf, versionOfNode24 } from "../suite.mjs";

const here = import.meta.dirname;
const root = join(here, "../..");
if (!existsSync(node)) throw new Error("run npm ci --prefix test/toolchains first");
const guildwire = join(root, "generator/bin/guildwire.js");
const compiler = join(root, "node_modules/typescript/bin/tsc");
const peers = ["@hey-api/openapi-ts", "orval", "openapi-typescript", "openapi-fetch"];
const effort = quick ? { rounds: 1, seconds: 0 } : { rounds: 5, seconds: 120 };

const folder = mkdtempSync(join(tmpdir(), "guildwire-clients-"));
const figures = {};
const samples = {};
try {
  const { path: document, call } = await documentOf();
  writeFileSync(join(folder, "client.yaml"), "only: [types, client]\n");
  linkPackages();
  const generators = contendersFor(document);
  const text = [
    `# Types and clients compared with those of other generators

${versionsInWords()}. Medians of whole processes that take turns.
Written by \`node bench/clients/run.mjs --write\`; its comments describe the rows.
`,
    table("Generating types and a client", "generating", generators, measure(generators, { folder, ...effort })),
    compiled(generators, call),
    wholeOutput(document),
  ].join("\n");
  record(here, { text, figures, peers, samples });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** GitHub's document and the call of `repos/get`, or a document with one operation. */
async function documentOf() {
  const call = (args) => `const result = await reposGet(${args});\nconsole.log(result);\n`;
  if (!quick) {
    const { path, unavailable } = await githubDescription();
    if (path === undefined) throw new Error(unavailable);
    return { path, call };
  }
  const schema = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
  const parameters = ["owner", "repo"].map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const responses = { 200: { description: "OK", content: { "application/json": { schema } } } };
  const get = { operationId: "repos/get", tags: ["repos"], parameters, responses };
  const path = join(folder, "one.json");
  const info = { title: "One operation", version: "1.0.0" };
  const servers = [{ url: "https://example.com" }];
  writeFileSync(path, JSON.stringify({ openapi: "3.0.3", info, servers, paths: { "/repos/{owner}/{repo}": { get } } }));
  return { path, call };
}

/** The compared generators, and how a program calls `repos/get` with the code of each. */
function contendersFor(document) {
  const contender = (name, entry, args, program) => {
    const out = join(folder, name.replace(/\W/g, "-"));
    const prepare = () => rmSync(out, { recursive: true, force: true });
    return {
      name,
      cwd: folder,
      node,
      prepare,
      args: [entry, ...args(out)],
      out,
      program: program(`./${name.replace(/\W/g, "-")}`),
    };
  };
  return [
    contender(
      "guildwire",
      guildwire,
      (out) => ["generate", "--spec", document, "--out", out, "--config", "client.yaml"],
      (out) => [
        `import { createClient, reposGet } from "${out}/src/client/index.js";`,
        'createClient({ baseUrl: "https://example.com" }), { owner: "a", repo: "b" }',
      ],
    ),
    contender(
      "@hey-api/openapi-ts",
      join(folderOf("@hey-api/openapi-ts"), "dist/run.mjs"),
      (out) => ["-i", document, "-o", out, "--no-log-file"],
      (out) => [`import { reposGet } from "${out}/index.js";`, '{ path: { owner: "a", repo: "b" } }'],
    ),
    contender(
      "orval",
      join(folderOf("orval"), "dist/bin/orval.mjs"),
      (out) => ["--input", document, "--output", join(out, "api.ts"), "--client", "fetch"],
      (out) => [`import { reposGet } from "${out}/api.js";`, '"a", "b"'],
    ),
    contender(
      "openapi-typescript",
      join(folderOf("openapi-typescript"), "bin/cli.js"),
      (out) => [document, "-o", join(out, "api.ts")],
      (out) => [
        `import createClient from "openapi-fetch";
import type { paths } from "${out}/api.js";
const client = createClient<paths>();
const reposGet = (params: { path: { owner: string; repo: string } }) => client.GET("/repos/{owner}/{repo}", { params });`,
        '{ path: { owner: "a", repo: "b" } }',
      ],
    ),
  ];
}

/** The time of the compiler for a program with one call. */
function compiled(generators, call) {
  for (const { name, prepare, ...contender } of generators) {
    prepare();
    run({ name, ...contender }, join(folder, "usage.json"));
  }
  const programs = generators.map(({ name, program: [imports, args] }, index) => {
    writeFileSync(join(folder, `program-${index}.ts`), `${imports}\n${call(args)}`);
    // The code of a peer may have type errors under these options, as that of orval 8.38.0 has.
    const statuses = name === "guildwire" ? [0] : [0, 1, 2];
    return { name, cwd: folder, args: compile(`program-${index}`, [`program-${index}.ts`]), statuses };
  });
  const bytes = generators.map(({ out }) => bytesIn(out));
  return table(
    "Compiling a program with one call",
    "one call",
    programs,
    measure(programs, { folder, ...effort }),
    bytes,
  );
}

/** The time of the compiler for everything that guildwire writes by default. */
function wholeOutput(document) {
  const out = join(folder, "everything");
  run(
    { name: "guildwire", cwd: folder, args: [guildwire, "generate", "--spec", document, "--out", out] },
    join(folder, "usage.json"),
  );
  const program = {
    name: "guildwire, everything",
    cwd: folder,
    args: compile("everything-project", ["everything/**/*.ts"]),
  };
  return table(
    "Compiling all of guildwire's output",
    "whole output",
    [program],
    measure([program], { folder, ...effort }),
    [bytesIn(out)],
  );
}

/** A project for the compiler, and its arguments. */
function compile(name, include) {
  const project = join(folder, `${name}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions, include }));
  return [compiler, "-p", project];
}

function linkPackages() {
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  symlinkSync(join(root, "node_modules/@guildwire"), join(folder, "node_modules/@guildwire"), "junction");
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"])
    symlinkSync(folderOf(name), join(folder, "node_modules", name), "junction");
}

function table(title, key, contenders, { rounds, medians, samples: raw }, bytes) {
  const [own] = medians;
  const compiling = bytes !== undefined;
  samples[key] = contenders.map(({ name }, index) => ({ name, runs: raw[index] }));
  const rows = contenders.map(({ name }, index) => {
    const { wall, cpu, memory } = medians[index];
    figures[`${key}, ${name}, seconds`] = wall;
    figures[`${key}, guildwire to ${name}`] = own.wall / wall;
    // The compiler is a native process of its own, whose CPU time and memory Node does not report.
    const usage = compiling ? [(bytes[index] / 1e6).toFixed(1)] : [cpu.toFixed(2), memory.toFixed(0)];
    return [name, wall.toFixed(2), (own.wall / wall).toFixed(2), ...usage];
  });
  const head = ["", "seconds", "guildwire / this", ...(compiling ? ["MB of output"] : ["CPU s", "MB peak"])];
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [
    `## ${title}, ${rounds} rounds`,
    "",
    line(head),
    `|---|${"--:|".repeat(head.length - 1)}`,
    ...rows.map(line),
    "",
  ].join("\n");
}

function versionsInWords() {
  return `${peers.map((name) => `${name} ${versionOf(name)}`).join(", ")}, Node ${versionOfNode24()}`;
}
