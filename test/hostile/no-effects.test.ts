import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { describe, expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";
import { projectRoot } from "../types/compile.js";
import { tryGenerate } from "./attempt.js";
import { kitchenSink, kitchenSinkText } from "./kitchen-sink.js";
import { rewritten } from "./text-locations.js";

/** Detected wherever it is executed. */
const code = "globalThis.attacked=1;Object.prototype.attacked=1;process.env.attacked=1";
const attacks = [
  `*/${code}/*`,
  `";${code};"`,
  `\`;${code};\``,
  `\${${code}}`,
  `\n${code}//`,
  `\u2028${code}//`,
  `/;${code};/`,
];

describe("output for a document full of code", { timeout: 120_000 }, () => {
  it("has no side effects when imported and called: no file, no socket, no global", () => {
    const { folder, modules } = emittedModules();
    const permission = process.allowedNodeEnvironmentFlags.has("--permission")
      ? "--permission"
      : "--experimental-permission";
    const program = fileURLToPath(new URL("no-effects.mjs", import.meta.url));
    const readable = [`${folder}/*`, program].map((path) => `--allow-fs-read=${path}`);
    const run = spawnSync(process.execPath, [permission, "--no-warnings", ...readable, program, folder, ...modules], {
      encoding: "utf8",
      timeout: 100_000,
    });
    expect(run.stderr).toBe("");
    const { calls, ...rest } = JSON.parse(run.stdout) as { calls: number };
    expect(rest).toEqual({ modules: modules.length, done: [] });
    expect(calls).toBeGreaterThan(1000);
  });
});

describe("generating from a document full of paths", { timeout: 120_000 }, () => {
  it.each(["../../escaped", "/escaped", "..\\escaped", "CON", "a/../../escaped", "~/escaped", "escaped\u0000"])(
    "writes nothing outside the output folder when tags and operations are named %j",
    async (name) => {
      const project = new Project();
      const names = /(?<![./\w])(ships|berths|getShip|listBerths)(?=[,\]\s])/g;
      const renamed = kitchenSinkText.replaceAll(names, (found) => JSON.stringify(`${found}${name}`));
      expect(renamed).not.toBe(kitchenSinkText);
      project.write("kitchen-sink.yaml", renamed);
      project.write("plain.yaml", kitchenSinkText);
      const before = Object.keys(project.files("."));
      const { code, stderr } = await project.run("generate --spec kitchen-sink.yaml --out out");
      expect(stderr, `exit code ${code}`).toMatch(/^\d+ warnings; guildwire check shows them\n$/);
      await project.run("generate --spec plain.yaml --out out");
      const outside = Object.keys(project.files(".")).filter((path) => !path.startsWith("out/"));
      expect(outside.sort()).toEqual(before.sort());
      expect(readdirSync(join(project.folder, "out"))).toContain("openapi.json");
      expect(readdirSync(dirname(project.folder)).filter((entry) => entry.includes("escaped"))).toEqual([]);
      project.remove(".");
    },
  );
});

/** The generated modules as JavaScript, with an attack at every location for texts, values and patterns that accepts it. */
function emittedModules(): { readonly folder: string; readonly modules: readonly string[] } {
  const loaded = kitchenSink();
  let index = 0;
  const document = rewritten(loaded.document, (kind, text, pointer) => {
    const free =
      kind === "text" && /\/(description|summary|title|text|message|when|x-unspecified|elsewhere)$/.test(pointer);
    const replaced = free || (kind === "data" && /^(full rig|sloop|wood|steel|captain|log book)$/.test(text));
    if (!replaced) return text;
    return kind === "text"
      ? (attacks[index++ % attacks.length] as string)
      : `${attacks[text.length % attacks.length]}${text}`;
  });
  const result = tryGenerate(loaded, document);
  if (result.kind !== "files") throw new Error(`refused: ${JSON.stringify(result)}`);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "guildwire-effects-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Stubs import the generated package.
  const manifest = { name: "hostile", type: "module", exports: { "./server": "./src/server/index.js" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  // The read permission covers only this folder, so it must contain the runtime.
  for (const part of ["package.json", "dist"]) {
    cpSync(join(projectRoot, "runtime", part), join(folder, "node_modules/@guildwire/runtime", part), {
      recursive: true,
    });
  }
  cpSync(join(projectRoot, "node_modules/zod"), join(folder, "node_modules/zod"), { recursive: true });
  const modules: string[] = [];
  for (const { path, text } of result.files) {
    if (!path.endsWith(".ts")) continue;
    const target = join(folder, path.replace(/ts$/, "js"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, transformSync(text, { loader: "ts", format: "esm", target: "es2022" }).code);
    modules.push(path.replace(/ts$/, "js"));
  }
  expect(modules.map((path) => readFileSync(join(folder, path), "utf8")).join("")).toContain("attacked");
  return { folder, modules };
}
