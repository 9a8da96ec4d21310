// Writes the code that is generated ahead of time into .cache/: guildwire's validators, typia's, ajv's standalone
// module.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import Ajv2020 from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build, transformSync } from "esbuild";
import { schemas } from "./message.mjs";
import { jsonSchema } from "./schema.mjs";

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, "..", "..");
export const cache = join(here, ".cache");

export async function prepare() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  await prepareGuildwire();
  prepareAjv();
  await prepareTypia();
  writeFileSync(join(cache, "nothing.mjs"), "export const nothing = 0;\n");
  await bundled("one-of-the-interface", "MessageComponents");
  await bundled("all-of-the-interface", "*");
}

/** Bundles some of the interface's validators into one file, as an application would ship them. */
async function bundled(name, what) {
  const names = what === "*" ? "*" : `{ ${what} }`;
  await build({
    stdin: { contents: `export ${names} from "@guildwire/api/validators";`, resolveDir: root },
    outfile: join(cache, `${name}.mjs`),
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
}

async function prepareGuildwire() {
  const at = (path) => import(pathToFileURL(join(root, "generator", "dist", path)).href);
  const [{ loadDocument }, { buildModel }, { emitValidators }] = await Promise.all([
    at("load/load.js"),
    at("model/build/build.js"),
    at("emit/validators/validators.js"),
  ]);
  const document = { openapi: "3.1.0", info: { title: "Bench", version: "1" }, paths: {}, components: { schemas } };
  writeFileSync(join(cache, "openapi.json"), JSON.stringify(document));
  const { loaded, diagnostics } = loadDocument("openapi.json", { cwd: cache });
  if (loaded === undefined) throw new Error(JSON.stringify(diagnostics));
  // No operation uses the types.
  const file = [...emitValidators(buildModel(loaded).model)].find(({ path }) => path.endsWith("/unused.ts"));
  const { code } = transformSync(file.text, { loader: "ts", target: "es2022" });
  writeFileSync(join(cache, "guildwire.ts"), file.text);
  writeFileSync(join(cache, "guildwire.mjs"), code);
}

function prepareAjv() {
  const ajv = new Ajv2020({ allErrors: true, code: { source: true, esm: true } });
  const source = standaloneCode(ajv, ajv.compile(jsonSchema));
  // The module exports as an ES module, but it loads ajv's own functions with require.
  const head = 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n';
  writeFileSync(join(cache, "ajv.mjs"), head + source);
}

async function prepareTypia() {
  const input = join(cache, "typia-input");
  mkdirSync(input);
  copyFileSync(join(here, "typia.ts"), join(input, "typia.ts"));
  const settings = { compilerOptions: { target: "es2022", module: "nodenext", strict: true, types: [] } };
  writeFileSync(join(cache, "tsconfig.json"), JSON.stringify({ ...settings, include: ["typia-input"] }));
  const program = join(
    dirname(createRequire(import.meta.url).resolve("typia/package.json")),
    "lib/executable/typia.js",
  );
  const args = [
    "generate",
    "--input",
    input,
    "--output",
    join(cache, "typia-output"),
    "--project",
    join(cache, "tsconfig.json"),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: here, encoding: "utf8" });
  if (status !== 0) throw new Error(`typia generate: ${stdout}${stderr}`);
  await build({
    entryPoints: [join(cache, "typia-output", "typia.ts")],
    outfile: join(cache, "typia.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
}
